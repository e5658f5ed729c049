internal import Decimals
package import FHIRJSON

extension Document {
    /// The exact number behind a number node; nil for anything else and for numbers out of range.
    func decimal(_ node: Node) -> ExactDecimal? {
        guard node.exists, kind(node) == .number else { return nil }
        return ExactDecimal(utf8: rawBytes(node))
    }

    /// The kind of a node, nil for `.none`.
    package func kind(orNone node: Node) -> Kind? { node.exists ? kind(node) : nil }
}
