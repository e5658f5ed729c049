internal import Calendar
internal import FHIRJSON
internal import FHIRModel
internal import FHIRPath

/// The expressions of one call: one evaluation over the response, the form and what the call brought, with one budget.
///
/// Confined to the call, as the response it works on.
final class FormEvaluation {
    /// A call's expressions together may take so many steps: some tens of milliseconds.
    private static let budget = FHIRPathBudget(steps: 2_000_000, items: 500_000, textBytes: 8 << 20)

    let evaluation: Evaluation
    private let response: UInt16
    private let questionnaire: UInt16

    /// - Throws: never in practice: two documents fit any evaluation.
    init(form: Form, document: Document, root: Node, moment: Moment) throws(FHIRPathError) {
        evaluation = Evaluation(
            version: form.version, clock: moment.clock, zone: moment.zone, budget: Self.budget)
        response = try evaluation.add(document)
        questionnaire = try evaluation.add(form.document)
        evaluation.resource = evaluation.item(root, response)
        evaluation.set("questionnaire", [evaluation.item(form.questionnaire, questionnaire)])
    }

    /// What an expression on an item gives: `%context` is the item's own element in the response, nothing where it has
    /// none; `%qitem` the item of the form (sdc-facts 3.2).
    func items(
        _ expression: FormExpression, element: Node, item: Node
    ) throws(FHIRPathError) -> [Item] {
        let definition = [evaluation.item(item, questionnaire)]
        evaluation.set("qitem", definition)
        evaluation.set("qItem", definition)
        return try evaluation.evaluate(
            expression.compiled, on: element.exists ? [evaluation.item(element, response)] : [])
    }
}
