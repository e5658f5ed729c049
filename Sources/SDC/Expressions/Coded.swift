internal import FHIRJSON
internal import FHIRModel
internal import FHIRPath
internal import Terminology

/// Codes as an expression has them: alone, in a Coding, or in a CodeableConcept.
enum Coded {
    static func all(in item: Item, _ evaluation: Evaluation) -> [CodeQuestion] {
        guard item.kind == .node else { return evaluation.text(of: item).map { [CodeQuestion(code: $0)] } ?? [] }
        let document = evaluation.document(of: item)
        if let code = document.string(item.node) { return [CodeQuestion(code: code)] }
        let codings = document.member(item.node, .coding)
        let nodes = codings.exists ? Array(document.items(codings).prefix(100)) : [item.node]
        return nodes.compactMap { CodeQuestion(coding: $0, of: document) }
    }
}
