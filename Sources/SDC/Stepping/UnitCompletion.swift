internal import FHIRJSON
internal import FHIRModel

/// Completing the unit of a submitted quantity from the form.
///
/// A person types a number beside a unit that is shown; the client may send the number alone, or with the unit's text. What
/// the form says of that unit (`questionnaire-unit`, `questionnaire-unitOption`) is added, nothing that was sent is changed.
extension ResponseState {
    func completeUnit(of answer: Node, _ detail: ItemDetail) {
        let value = document.member(answer, .valueQuantity)
        guard value.exists, document.kind(value) == .object, !document.member(value, .code).exists,
            !document.member(value, .system).exists
        else { return }
        let shown = detail.unit.map { [$0] } ?? []
        let candidates = shown.isEmpty ? detail.constraints.units : shown
        let unitNode = document.member(value, .unit)
        let unit: UnitOption?
        if unitNode.exists {
            guard let text = document.string(unitNode) else { return }
            unit = (shown + detail.constraints.units).first { $0.display == text || $0.code == text }
        } else {
            unit = candidates.count == 1 ? candidates[0] : nil
        }
        guard let unit else { return }
        if !unitNode.exists, let text = unit.display ?? unit.code {
            document.setMember(value, .unit, document.newString(text))
        }
        if let system = unit.system { document.setMember(value, .system, document.newString(system)) }
        if let code = unit.code { document.setMember(value, .code, document.newString(code)) }
    }
}
