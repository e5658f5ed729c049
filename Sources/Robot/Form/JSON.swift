package import FHIRJSON

/// A JSON value as a plain tree: what the robot reads replies into and makes requests of.
///
/// Not for the engine: slow, simple, and on purpose another code path than the tape the engine edits.
package indirect enum JSON: Hashable, Sendable {
    case null
    case bool(Bool)
    /// The digits as written.
    case number(String)
    case string(String)
    case array([JSON])
    case object([Member])

    /// One member of an object; order is kept.
    package struct Member: Hashable, Sendable {
        package var name: String
        package var value: JSON

        package init(_ name: String, _ value: JSON) {
            self.name = name
            self.value = value
        }
    }

    /// The tree of a value of a document.
    package init(_ node: Node, of document: Document) {
        guard node.exists else {
            self = .null
            return
        }
        switch document.kind(node) {
        case .null: self = .null
        case .true: self = .bool(true)
        case .false: self = .bool(false)
        case .number: self = .number(document.numberText(node) ?? "0")
        case .string: self = .string(document.string(node) ?? "")
        case .array: self = .array(document.items(node).map { JSON($0, of: document) })
        case .object:
            // FHIR knows no null: a member that holds one is not there.
            self = .object(
                document.children(node).filter { document.kind($0) != .null }.map {
                    Member(document.name(of: document.key($0)), JSON($0, of: document))
                })
        }
    }

    /// A member of an object, nil where there is none.
    package subscript(_ name: String) -> JSON? {
        guard case .object(let members) = self else { return nil }
        for member in members where member.name == name { return member.value }
        return nil
    }

    /// The elements of an array, empty for all else.
    package var elements: [JSON] {
        if case .array(let elements) = self { elements } else { [] }
    }

    /// The members of an object, empty for all else.
    package var members: [Member] {
        if case .object(let members) = self { members } else { [] }
    }

    package var text: String? {
        if case .string(let text) = self { text } else { nil }
    }

    package var flag: Bool? {
        if case .bool(let flag) = self { flag } else { nil }
    }

    package var digits: String? {
        if case .number(let digits) = self { digits } else { nil }
    }

    package var int: Int? { digits.flatMap { Int($0) } }

    /// Writes the value.
    package func write(to writer: inout JSONWriter) {
        switch self {
        case .null: writer.null()
        case .bool(let flag): writer.bool(flag)
        case .number(let digits): writer.number(text: digits)
        case .string(let text): writer.string(text)
        case .array(let elements):
            writer.beginArray()
            for element in elements { element.write(to: &writer) }
            writer.endArray()
        case .object(let members):
            writer.beginObject()
            for member in members {
                writer.key(member.name)
                member.value.write(to: &writer)
            }
            writer.endObject()
        }
    }

    /// The value as text, for reports.
    package var written: String {
        var writer = JSONWriter()
        write(to: &writer)
        return String(decoding: writer.bytes, as: UTF8.self)
    }

    /// The value without members that are `null`: FHIR knows none, so they say nothing.
    package var withoutNulls: JSON {
        switch self {
        case .array(let elements): .array(elements.map(\.withoutNulls))
        case .object(let members):
            .object(
                members.compactMap { $0.value == .null ? nil : Member($0.name, $0.value.withoutNulls) })
        default: self
        }
    }

    /// Whether an empty array or object stands anywhere in it.
    package var holdsEmptyContainer: Bool {
        switch self {
        case .array(let elements): elements.isEmpty || elements.contains(where: \.holdsEmptyContainer)
        case .object(let members): members.isEmpty || members.contains { $0.value.holdsEmptyContainer }
        default: false
        }
    }
}
