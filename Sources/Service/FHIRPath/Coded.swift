internal import FHIRJSON
internal import FHIRModel
internal import FHIRPath

/// A code as an expression has it: alone, in a Coding, or in a CodeableConcept.
struct Coded {
    let system: String?
    let code: String

    static func all(in item: Item, _ evaluation: Evaluation) -> [Coded] {
        guard item.kind == .node else { return evaluation.text(of: item).map { [Coded(system: nil, code: $0)] } ?? [] }
        let document = evaluation.document(of: item)
        if let code = document.string(item.node) { return [Coded(system: nil, code: code)] }
        let codings = document.member(item.node, .coding)
        let nodes = codings.exists ? Array(document.items(codings)) : [item.node]
        return nodes.compactMap { node in
            document.string(node, .code).map { Coded(system: document.string(node, .system), code: $0) }
        }
    }
}
