import FHIRJSON

/// A JSON tree as simple as can be, edited in step with a document: what the document must then say.
final class Model {
    var kind: Kind
    /// Of a scalar its text as JSON.
    var text = ""
    var members: [(name: String, value: Model)] = []
    var elements: [Model] = []
    unowned(unsafe) var parent: Model?
    /// The twin in the document.
    var node: Node

    init(kind: Kind, text: String = "", node: Node) {
        self.kind = kind
        self.text = text
        self.node = node
    }

    /// The tree below a node, read through the public doors.
    convenience init(reading document: Document, _ node: Node) {
        self.init(kind: document.kind(node), node: node)
        switch kind {
        case .array:
            elements = document.children(node).map { Model(reading: document, $0) }
            for element in elements { element.parent = self }
        case .object:
            members = document.children(node).map {
                (document.name(of: document.key($0)), Model(reading: document, $0))
            }
            for member in members { member.value.parent = self }
        case .string:
            text = "\"" + String(decoding: document.rawBytes(node), as: UTF8.self) + "\""
        default:
            text = String(decoding: document.rawBytes(node), as: UTF8.self)
        }
    }

    var json: String {
        switch kind {
        case .array: "[" + elements.map(\.json).joined(separator: ",") + "]"
        case .object: "{" + members.map { "\(Self.quoted($0.name)):\($0.value.json)" }.joined(separator: ",") + "}"
        default: text
        }
    }

    /// A name as JSON; of what needs an escape the tests use the quotation mark only.
    static func quoted(_ name: String) -> String {
        "\"" + name.split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "\\\"") + "\""
    }

    var all: [Model] {
        [self] + elements.flatMap(\.all) + members.flatMap(\.value.all)
    }

    var children: [Model] { kind == .object ? members.map(\.value) : elements }

    func contains(_ other: Model) -> Bool {
        var current: Model? = other
        while let model = current {
            if model === self { return true }
            current = model.parent
        }
        return false
    }

    func detach() {
        parent?.elements.removeAll { $0 === self }
        parent?.members.removeAll { $0.value === self }
        parent = nil
    }

    func set(_ name: String, _ value: Model) {
        if let same = members.first(where: { $0.name == name }), same.value === value { return }
        value.detach()
        if let index = members.firstIndex(where: { $0.name == name }) {
            members[index].value.parent = nil
            members[index].value = value
        } else {
            members.append((name, value))
        }
        value.parent = self
    }

    func insert(_ name: String, _ value: Model, after sibling: Model?) {
        var index = sibling.flatMap { sibling in members.firstIndex { $0.value === sibling } }.map { $0 + 1 } ?? 0
        for unwanted in [members.firstIndex { $0.name == name }, nil] {
            guard let unwanted else { continue }
            members[unwanted].value.parent = nil
            members.remove(at: unwanted)
            if unwanted < index { index -= 1 }
        }
        if let here = members.firstIndex(where: { $0.value === value }) {
            members.remove(at: here)
            if here < index { index -= 1 }
        }
        value.detach()
        members.insert((name, value), at: index)
        value.parent = self
    }

    func insert(_ value: Model, before sibling: Model?) {
        if sibling === value { return }
        value.detach()
        let index = sibling.flatMap { sibling in elements.firstIndex { $0 === sibling } } ?? elements.count
        elements.insert(value, at: index)
        value.parent = self
    }
}
