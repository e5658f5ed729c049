internal import FHIRJSON
internal import FHIRModel
package import FHIRPath

extension Form {
    /// The weight of a coding: of the option it is, of the item whose answer it stands in (sdc-facts 3.2, `weight()`).
    package func weight(of coding: Item, in evaluation: Evaluation) throws(FHIRPathError) -> Item? {
        guard coding.kind == .node else { return nil }
        let document = evaluation.document(of: coding)
        var value = coding.node
        if document.key(value) == .valueCoding || !document.member(value, .valueCoding).exists {
            // The value itself.
        } else {
            value = document.member(value, .valueCoding)
        }
        // A code alone is one of a coding.
        if document.kind(value) != .object { value = document.parent(value) }
        guard value.exists, document.kind(value) == .object else { return nil }
        let answer = document.parent(value)
        let holder = document.parent(document.parent(answer))
        guard holder.exists, let item = document.string(holder, .linkId).flatMap({ itemByLinkId[$0] }),
            let options = details[Int(item)].options
        else { return nil }
        try evaluation.charge(8 + document.weight(of: value, upTo: max(0, evaluation.remainingTextBytes)) / 32)
        guard let type = ValueType(valueKey: document.key(value)),
            let option = options.index(of: value, type: type, in: document),
            let weight = options.options[option].weight
        else { return nil }
        return evaluation.item(decimal: weight)
    }
}
