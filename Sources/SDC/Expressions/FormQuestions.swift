internal import FHIRJSON
internal import FHIRModel
package import FHIRPath
internal import Terminology

/// What the expressions of a form ask of terminology: value sets and code systems of the form, then those outside of it, then
/// the terminology servers that the item, its ancestors and the form prefer, and that of the settings.
///
/// Confined to one call.
package final class FormQuestions {
    private let form: Form
    private let answers: TerminologyAnswers

    /// - Parameters:
    ///   - isWaiting: false where others wait for the thread: only what is in memory is used, and ``missed`` tells.
    ///   - note: is told what could not be answered.
    package init(form: Form, timestamp: String, isWaiting: Bool, note: @escaping (String) -> Void) {
        self.form = form
        let scope = TerminologyScope(
            given: TerminologyResource(document: form.document, node: form.questionnaire).contained,
            source: form.definitions, isWaiting: isWaiting)
        scope.isForm = true
        answers = TerminologyAnswers(scope: scope, timestamp: timestamp, note: note)
    }

    /// Something was not in memory.
    package var missed: Bool { answers.scope.missed }

    /// - Parameter item: on which the expression stands, -1 = the form.
    package func answer(
        _ question: TerminologyQuestion, item: Int32, in evaluation: Evaluation
    ) throws(FHIRPathError) -> Item? {
        answers.scope.servers = PreferredServers.of(
            item < 0 ? form.questionnaire : form.details[Int(item)].node, in: form.document)
        return try answers.answer(question, in: evaluation)
    }

    /// The weight of a coding: of the option it is, of the item whose answer it stands in; else what its code system says
    /// (sdc-facts 3.2, `weight()`).
    package func weight(of coding: Item, in evaluation: Evaluation) throws(FHIRPathError) -> Item? {
        if let weight = try form.weight(of: coding, in: evaluation) { return weight }
        guard let question = Coded.all(in: coding, evaluation).first, let system = question.system else { return nil }
        try evaluation.charge(8)
        return answers.weight(system: system, version: question.version, code: question.code)
            .flatMap { evaluation.item(decimal: $0) }
    }
}
