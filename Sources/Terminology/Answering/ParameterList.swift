package import FHIRJSON

/// Writes a Parameters resource, one part behind the other.
package struct ParameterList {
    private var json: JSONWriter

    package init(capacity: Int = 1024) {
        json = JSONWriter(capacity: capacity)
        json.beginObject()
        json.member("resourceType", "Parameters")
        json.key("parameter")
        json.beginArray()
    }

    package mutating func add(_ name: StaticString, _ value: Bool) {
        json.beginObject()
        json.member("name", name)
        json.member("valueBoolean", value)
        json.endObject()
    }

    package mutating func add(string name: StaticString, _ value: String) { add(name, as: "valueString", value) }
    package mutating func add(code name: StaticString, _ value: String) { add(name, as: "valueCode", value) }
    package mutating func add(uri name: StaticString, _ value: String) { add(name, as: "valueUri", value) }
    package mutating func add(canonical name: StaticString, _ value: String) { add(name, as: "valueCanonical", value) }

    private mutating func add(_ name: StaticString, as key: StaticString, _ value: String) {
        json.beginObject()
        json.member("name", name)
        json.key(key)
        json.string(value)
        json.endObject()
    }

    package mutating func add(number name: StaticString, _ value: Int) {
        json.beginObject()
        json.member("name", name)
        json.member("valueInteger", value)
        json.endObject()
    }

    package mutating func add(coding name: StaticString, _ question: CodeQuestion) {
        json.beginObject()
        json.member("name", name)
        json.key("valueCoding")
        json.beginObject()
        if let system = question.system { json.member("system", system) }
        if let version = question.version { json.member("version", version) }
        json.member("code", question.code)
        if let display = question.display { json.member("display", display) }
        json.endObject()
        json.endObject()
    }

    /// A part that is whatever is written for it.
    package mutating func add(_ name: StaticString, _ write: (inout JSONWriter) -> Void) {
        json.beginObject()
        json.member("name", name)
        write(&json)
        json.endObject()
    }

    /// A part that is its parts.
    package mutating func add(parts name: StaticString, _ write: (inout JSONWriter) -> Void) {
        add(name) { json in
            json.key("part")
            json.beginArray()
            write(&json)
            json.endArray()
        }
    }

    package mutating func take() -> [UInt8] {
        json.endArray()
        json.endObject()
        return json.take()
    }
}

extension JSONWriter {
    /// A part with a value of a document.
    package mutating func part(_ name: StaticString, _ key: String, _ node: Node, of document: Document) {
        beginObject()
        member("name", name)
        self.key(key)
        self.node(node, of: document)
        endObject()
    }

    /// A part with a text.
    package mutating func part(_ name: StaticString, _ key: StaticString, _ text: String) {
        beginObject()
        member("name", name)
        self.key(key)
        string(text)
        endObject()
    }
}
