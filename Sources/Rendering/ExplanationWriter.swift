internal import FHIRJSON
internal import FHIRModel
internal import SDC

/// Writes `explain`: why each item is, or is not, shown, and the values that decided.
enum ExplanationWriter {
    // MARK: Compact

    /// An entry of the envelope's `explain`.
    static func write(_ explanation: Explanation, of state: ResponseState, to json: inout JSONWriter) {
        json.beginObject()
        json.member("path", explanation.path)
        json.member("linkId", explanation.linkId)
        json.member("enabled", explanation.isEnabled)
        json.member("hidden", explanation.isHidden)
        if explanation.isDisabledAbove { json.member("disabledAbove", true) }
        if let behavior = explanation.behavior { json.member("behavior", behavior) }
        json.key("reasons")
        json.beginArray()
        for reason in explanation.reasons {
            json.beginObject()
            json.member("question", reason.question)
            json.member("operator", reason.comparison)
            json.member("holds", reason.holds)
            if let source = reason.source { json.member("source", source) }
            if reason.expected.exists { json.key("expected", value: reason.expected, of: state.form.document) }
            if reason.given.exists {
                json.key("answers")
                AnswerWriter.write(reason.given, of: state.document, to: &json)
            }
            json.endObject()
        }
        json.endArray()
        if !explanation.expressions.isEmpty {
            json.key("expressions")
            json.beginArray()
            for expression in explanation.expressions { write(expression, to: &json) }
            json.endArray()
        }
        json.endObject()
    }

    private static func write(_ expression: Explanation.Expression, to json: inout JSONWriter) {
        json.beginObject()
        json.member("element", expression.element)
        json.member("expression", expression.text)
        if let problem = expression.problem {
            json.member("problem", problem)
        } else {
            writeTexts("result", expression.result, to: &json)
        }
        if !expression.variables.isEmpty {
            json.key("variables")
            json.beginArray()
            for variable in expression.variables {
                json.beginObject()
                json.member("name", variable.name)
                writeTexts("value", variable.value, to: &json)
                json.endObject()
            }
            json.endArray()
        }
        json.endObject()
    }

    private static func writeTexts(_ name: StaticString, _ texts: [String], to json: inout JSONWriter) {
        json.key(name)
        json.beginArray()
        for text in texts { json.string(text) }
        json.endArray()
    }

    // MARK: Parameters

    /// A part `explain`.
    static func writePart(_ explanation: Explanation, of state: ResponseState, to json: inout JSONWriter) {
        part("explain", to: &json) { json in
            string("path", explanation.path, to: &json)
            string("linkId", explanation.linkId, to: &json)
            boolean("enabled", explanation.isEnabled, to: &json)
            boolean("hidden", explanation.isHidden, to: &json)
            if explanation.isDisabledAbove { boolean("disabledAbove", true, to: &json) }
            if let behavior = explanation.behavior { value("behavior", "valueCode", behavior, to: &json) }
            for reason in explanation.reasons { writePart(reason, of: state, to: &json) }
            for expression in explanation.expressions { writePart(expression, to: &json) }
        }
    }

    private static func writePart(
        _ reason: Explanation.Reason, of state: ResponseState, to json: inout JSONWriter
    ) {
        part("reason", to: &json) { json in
            string("question", reason.question, to: &json)
            value("operator", "valueCode", reason.comparison, to: &json)
            boolean("holds", reason.holds, to: &json)
            if let source = reason.source { string("source", source, to: &json) }
            if reason.expected.exists { node("expected", reason.expected, of: state.form.document, to: &json) }
            for answer in state.document.items(reason.given) {
                let given = state.document.valueNode(of: answer)
                if given.exists { node("answer", given, of: state.document, to: &json) }
            }
        }
    }

    private static func writePart(_ expression: Explanation.Expression, to json: inout JSONWriter) {
        part("expression", to: &json) { json in
            string("element", expression.element, to: &json)
            string("expression", expression.text, to: &json)
            if let problem = expression.problem { string("problem", problem, to: &json) }
            for text in expression.result { string("result", text, to: &json) }
            for variable in expression.variables {
                part("variable", to: &json) { json in
                    string("name", variable.name, to: &json)
                    for text in variable.value { string("value", text, to: &json) }
                }
            }
        }
    }

    private static func part(_ name: StaticString, to json: inout JSONWriter, _ parts: (inout JSONWriter) -> Void) {
        json.beginObject()
        json.member("name", name)
        json.key("part")
        json.beginArray()
        parts(&json)
        json.endArray()
        json.endObject()
    }

    /// A string part; left out when empty, as FHIR has no empty strings.
    private static func string(_ name: StaticString, _ text: String, to json: inout JSONWriter) {
        if !text.isEmpty { value(name, "valueString", text, to: &json) }
    }

    private static func value(_ name: StaticString, _ key: StaticString, _ text: String, to json: inout JSONWriter) {
        json.beginObject()
        json.member("name", name)
        json.member(key, text)
        json.endObject()
    }

    private static func boolean(_ name: StaticString, _ value: Bool, to json: inout JSONWriter) {
        json.beginObject()
        json.member("name", name)
        json.member("valueBoolean", value)
        json.endObject()
    }

    /// A value of FHIR under the `value[x]` of its type.
    private static func node(_ name: StaticString, _ value: Node, of document: Document, to json: inout JSONWriter) {
        json.beginObject()
        json.member("name", name)
        let key = document.name(of: document.key(value))
        json.key(key.hasPrefix("answer") ? "value" + key.dropFirst(6) : key)
        json.node(value, of: document)
        json.endObject()
    }
}

extension JSONWriter {
    /// A member whose value is a `value[x]` of its own: `{"valueCoding": …}`.
    fileprivate mutating func key(_ name: StaticString, value: Node, of document: Document) {
        key(name)
        beginObject()
        let type = document.name(of: document.key(value))
        key(type.hasPrefix("answer") ? "value" + type.dropFirst(6) : type)
        node(value, of: document)
        endObject()
    }
}
