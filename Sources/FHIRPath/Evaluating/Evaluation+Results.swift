internal import Decimals
public import FHIRJSON
internal import FHIRModel

/// Reading what came out.
extension Evaluation {
    /// The type's name as FHIR has it: `Patient`, `HumanName`, `code`; values of FHIRPath's own types are called by the
    /// element type they would be (`string`, `integer`, `Quantity`).
    public func typeName(of item: Item) -> String {
        item.kind == .type ? "TypeInfo" : elementTypeName(item)
    }

    /// The text of a single value as `toString()` gives it; nil for elements with children.
    public func text(of item: Item) -> String? {
        string(item)
    }

    /// True or false; nil for everything else.
    public func boolean(of item: Item) -> Bool? {
        if case .boolean(let value) = value(item) { value } else { nil }
    }

    /// Whether a collection counts as true where a condition is asked for: nil for none, an error for many.
    public func condition(_ items: [Item]) throws(FHIRPathError) -> Bool? {
        if items.count > 1 {
            throw FHIRPathError(.execution, "A condition is one item, not \(items.count).", at: 0)
        }
        guard let item = items.first else { return nil }
        return boolean(of: item) ?? true
    }

    /// Where an element stands, from the resource it is in: `Patient.name[0].given[1]`; nil for values that are no
    /// elements.
    public func path(of item: Item) -> String? {
        guard item.kind == .node else { return nil }
        let document = documents[Int(item.document)]
        return elementPath(of: item.node, in: document, item.document)
    }
}

/// For replies.
extension Evaluation {
    /// The item of a truth value.
    public func item(boolean value: Bool) -> Item { .boolean(value) }

    /// The item of a number, written as JSON writes it; nil for what is no number.
    public func item(decimal text: String) -> Item? { ExactDecimal(text).map { make($0) } }

    /// The item of a text.
    public func item(string text: String) throws(FHIRPathError) -> Item { try make(text) }

    /// Whether a node stands for a value or element that is there, not for one with extensions only.
    public func isPlain(_ item: Item) -> Bool {
        item.kind == .node && item.flags & Item.valueless == 0
    }

    /// Where a primitive's id and extensions stand, beside its value; ``Node/none`` where it has none.
    public func twin(of item: Item) -> Node {
        guard isPlain(item), item.flags & Item.systemValue == 0 else { return .none }
        let document = documents[Int(item.document)]
        return document.kind(item.node) == .object ? .none : twin(of: item.node, in: document)
    }

    /// Whether JSON writes a value of this type so: as an object, a truth value, a whole number, a number, or a text.
    public func isWritten(_ node: Node, as type: String, in document: Document) -> Bool {
        let kind = document.kind(node)
        guard let known = model.type(named: type), model.kind(of: known) == .primitive else { return kind == .object }
        switch type {
        case "boolean": return kind == .true || kind == .false
        case "decimal": return kind == .number
        case "integer", "positiveInt", "unsignedInt": return document.integer(node) != nil
        // R5 writes it as a text.
        case "integer64": return kind == .string || document.integer(node) != nil
        default: return kind == .string
        }
    }

    /// JSON text of what has no value of FHIR: a type, a primitive with extensions only.
    public func json(of item: Item) -> String {
        let document = Document()
        let object = document.newObject()
        document.root = object
        switch item.kind {
        case .type:
            let info = typeNames[item.place]
            document.setMember(object, named: "namespace", document.newString(info.namespace))
            document.setMember(object, named: "name", document.newString(info.name))
        case .node:
            let source = documents[Int(item.document)]
            document.root = document.copy(item.node, from: source)
        default: break
        }
        return String(decoding: document.bytes(document.root), as: UTF8.self)
    }
}
