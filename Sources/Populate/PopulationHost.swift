internal import Calendar
internal import FHIRModel
internal import FHIRPath
internal import SDC

/// Stands between an evaluation and the pass it belongs to, which holds it.
final class PopulationHost: FHIRPathHost {
    private unowned let pass: PopulationPass
    private lazy var questions = FormQuestions(
        form: pass.form, timestamp: pass.request.moment.clock.formatted(), isWaiting: pass.request.steps == nil
    ) { [weak pass] text in pass?.notes.add(Issue(.warning, .incomplete, text)) }

    init(_ pass: PopulationPass) { self.pass = pass }

    func variable(_ name: String, in evaluation: Evaluation) throws(FHIRPathError) -> [Item]? {
        try pass.variable(name)
    }

    func resolve(_ reference: String, in evaluation: Evaluation) throws(FHIRPathError) -> Item? {
        try pass.resolve(reference)
    }

    func weight(of coding: Item, in evaluation: Evaluation) throws(FHIRPathError) -> Item? {
        let weight = try questions.weight(of: coding, in: evaluation)
        noteMissed()
        return weight
    }

    func terminology(_ question: TerminologyQuestion, in evaluation: Evaluation) throws(FHIRPathError) -> Item? {
        let answer = try questions.answer(question, item: pass.place.item, in: evaluation)
        noteMissed()
        return answer
    }

    /// What is not in memory is asked for where the call may wait: here it goes no further.
    private func noteMissed() { if questions.missed { pass.stepsLeft = min(pass.stepsLeft, 0) } }
}
