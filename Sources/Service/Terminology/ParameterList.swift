internal import FHIRJSON

/// Writes a Parameters resource, one part behind the other.
struct ParameterList {
    private var json: JSONWriter

    init(capacity: Int = 1024) {
        json = JSONWriter(capacity: capacity)
        json.beginObject()
        json.member("resourceType", "Parameters")
        json.key("parameter")
        json.beginArray()
    }

    mutating func add(_ name: StaticString, _ value: Bool) {
        json.beginObject()
        json.member("name", name)
        json.member("valueBoolean", value)
        json.endObject()
    }

    mutating func add(string name: StaticString, _ value: String) { add(name, as: "valueString", value) }
    mutating func add(code name: StaticString, _ value: String) { add(name, as: "valueCode", value) }
    mutating func add(uri name: StaticString, _ value: String) { add(name, as: "valueUri", value) }
    mutating func add(canonical name: StaticString, _ value: String) { add(name, as: "valueCanonical", value) }

    private mutating func add(_ name: StaticString, as key: StaticString, _ value: String) {
        json.beginObject()
        json.member("name", name)
        json.key(key)
        json.string(value)
        json.endObject()
    }

    /// A part that is whatever is written for it.
    mutating func add(_ name: StaticString, _ write: (inout JSONWriter) -> Void) {
        json.beginObject()
        json.member("name", name)
        write(&json)
        json.endObject()
    }

    /// A part that is its parts.
    mutating func add(parts name: StaticString, _ write: (inout JSONWriter) -> Void) {
        add(name) { json in
            json.key("part")
            json.beginArray()
            write(&json)
            json.endArray()
        }
    }

    mutating func take() -> [UInt8] {
        json.endArray()
        json.endObject()
        return json.take()
    }
}

extension JSONWriter {
    /// A part with a value of a document.
    mutating func part(_ name: StaticString, _ key: String, _ node: Node, of document: Document) {
        beginObject()
        member("name", name)
        self.key(key)
        self.node(node, of: document)
        endObject()
    }

    /// A part with a text.
    mutating func part(_ name: StaticString, _ key: StaticString, _ text: String) {
        beginObject()
        member("name", name)
        self.key(key)
        string(text)
        endObject()
    }
}
