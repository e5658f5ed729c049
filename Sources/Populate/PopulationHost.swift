internal import FHIRPath
internal import SDC

/// Stands between an evaluation and the pass it belongs to, which holds it.
final class PopulationHost: FHIRPathHost {
    private unowned let pass: PopulationPass

    init(_ pass: PopulationPass) { self.pass = pass }

    func variable(_ name: String, in evaluation: Evaluation) throws(FHIRPathError) -> [Item]? {
        try pass.variable(name)
    }

    func resolve(_ reference: String, in evaluation: Evaluation) throws(FHIRPathError) -> Item? {
        try pass.resolve(reference)
    }

    func weight(of coding: Item, in evaluation: Evaluation) throws(FHIRPathError) -> Item? {
        try pass.form.weight(of: coding, in: evaluation)
    }
}
