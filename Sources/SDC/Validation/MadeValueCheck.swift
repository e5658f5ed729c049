package import FHIRJSON
package import FHIRModel

/// Whether values that were made for items, and not given by a person, may be their answers: one that breaks a rule of its
/// item is left out (sdc-facts 2.5, `initialExpression`).
package final class MadeValueCheck {
    private let checker: ValueChecker

    /// - Parameters:
    ///   - document: the values stand in it.
    ///   - response: the QuestionnaireResponse in it.
    package init(form: Form, document: Document, response: Node) {
        checker = ValueChecker(
            form: form, document: document, response: response, patterns: PatternBudget(),
            contained: ContainedResources())
    }

    /// What is wrong with the `value[x]` of an answer; nil = nothing. Limits that expressions work out are not looked at.
    package func fault(_ value: Node, item: Int32, options: OptionList?) -> Issue.Wording? {
        guard ValueChecker.asksForMore(checker.form.items[Int(item)]) else { return nil }
        let constraints = checker.form.details[Int(item)].constraints
        return checker.findings(value, item: item, constraints: constraints, options: options)
            .first { $0.isFault }?.wording
    }
}
