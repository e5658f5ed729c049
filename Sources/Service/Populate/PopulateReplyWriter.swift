internal import FHIRJSON
internal import FHIRModel
internal import Populate
internal import Rendering
internal import SDC

/// The reply of `$populate`: Parameters with `response`, `issues` where there is something to tell, and `trace` where it was
/// asked for.
enum PopulateReplyWriter {
    static func bytes(
        _ reply: PopulateReply, _ issues: [Issue], _ form: Form, _ options: RenderOptions
    ) -> [UInt8] {
        var json = JSONWriter(capacity: 16_384)
        json.beginObject()
        json.member("resourceType", "Parameters")
        json.key("parameter")
        json.beginArray()
        json.beginObject()
        json.member("name", "response")
        json.member("resource", reply.response, of: reply.document)
        json.endObject()
        if !issues.isEmpty {
            json.beginObject()
            json.member("name", "issues")
            json.key("resource")
            OperationOutcomeRenderer.write(issues, of: form, options, to: &json)
            json.endObject()
        }
        if let trace = reply.trace { write(trace, to: &json) }
        json.endArray()
        json.endObject()
        return options.pretty ? prettyPrinted(json.take()) : json.take()
    }

    // MARK: Trace

    private static func write(_ trace: PopulationTrace, to json: inout JSONWriter) {
        json.beginObject()
        json.member("name", "trace")
        json.key("part")
        json.beginArray()
        for context in trace.contexts {
            part("context", to: &json) { json in
                string("name", context.name, to: &json)
                code("origin", context.origin, to: &json)
                for type in context.types.prefix(100) { string("type", type, to: &json) }
                integer("count", context.types.count, to: &json)
            }
        }
        for query in trace.queries {
            part("query", to: &json) { json in
                string("query", query.query, to: &json)
                if let count = query.count { integer("count", count, to: &json) }
                integer("milliseconds", query.milliseconds, to: &json)
                for note in query.notes { string("note", note, to: &json) }
            }
        }
        for expression in trace.expressions {
            part("expression", to: &json) { json in
                if !expression.path.isEmpty { string("path", expression.path, to: &json) }
                string("element", expression.element, to: &json)
                string("expression", expression.expression, to: &json)
                integer("count", expression.count, to: &json)
                for value in expression.values where !value.isEmpty { string("value", value, to: &json) }
                if let problem = expression.problem { string("problem", problem, to: &json) }
            }
        }
        json.endArray()
        json.endObject()
    }

    private static func part(
        _ name: StaticString, to json: inout JSONWriter, _ inner: (inout JSONWriter) -> Void
    ) {
        json.beginObject()
        json.member("name", name)
        json.key("part")
        json.beginArray()
        inner(&json)
        json.endArray()
        json.endObject()
    }

    private static func string(_ name: StaticString, _ value: String, to json: inout JSONWriter) {
        json.beginObject()
        json.member("name", name)
        json.member("valueString", value)
        json.endObject()
    }

    private static func code(_ name: StaticString, _ value: String, to json: inout JSONWriter) {
        json.beginObject()
        json.member("name", name)
        json.member("valueCode", value)
        json.endObject()
    }

    private static func integer(_ name: StaticString, _ value: Int, to json: inout JSONWriter) {
        json.beginObject()
        json.member("name", name)
        json.member("valueInteger", value)
        json.endObject()
    }
}
