internal import FHIRJSON
internal import FHIRModel
internal import FHIRPath

/// One item of a result as a part of Parameters can hold it.
struct FHIRPathResultValue {
    /// The datatype: the part's name.
    let typeName: String
    private enum Content {
        /// `value[x]` under this name, and the id and extensions of a primitive.
        case value(String, Document, Node, twin: Node)
        case resource(Document, Node)
        /// JSON, as text in an extension.
        case text(String)
    }

    private let content: Content

    init(_ item: Item, _ evaluation: Evaluation, _ version: FHIRVersion) {
        typeName = evaluation.typeName(of: item)
        var document = Document()
        var node = Node.none
        if item.kind == .node, evaluation.isPlain(item) {
            document = evaluation.document(of: item)
            node = item.node
        } else if let made = evaluation.copy(item, into: document) {
            node = made
        }
        guard node.exists else {
            content = .text(evaluation.json(of: item))
            return
        }
        if document.kind(node) == .object, !(document.string(node, .resourceType) ?? "").isEmpty {
            content = .resource(document, node)
            return
        }
        let member = "value" + typeName.prefix(1).uppercased() + typeName.dropFirst()
        let model = TypeModel.model(for: version)
        if let parameter = model.type(named: "Parameters.parameter"), let key = Key(frozen: member),
            model.element(parameter, key: key) != nil, evaluation.isWritten(node, as: typeName, in: document)
        {
            content = .value(member, document, node, twin: evaluation.twin(of: item))
        } else {
            content = .text(String(decoding: document.bytes(node), as: UTF8.self))
        }
    }

    /// Whether it is a text without a character.
    var isEmptyText: Bool {
        if case .value(_, let document, let node, _) = content { document.equals(node, "") } else { false }
    }

    /// Whether it goes into the extension json-value.
    var isText: Bool { if case .text = content { true } else { false } }

    /// The JSON text for that extension.
    var text: String { if case .text(let text) = content { text } else { "" } }

    /// Writes the member, none for a text.
    func write(to json: inout JSONWriter) {
        switch content {
        case .value(let name, let document, let node, let twin):
            json.key(name)
            json.node(node, of: document)
            if twin.exists {
                json.key("_" + name)
                json.node(twin, of: document)
            }
        case .resource(let document, let node):
            json.key("resource")
            json.node(node, of: document)
        case .text: break
        }
    }
}
