package import FHIRJSON
internal import FHIRModel

/// The expressions that an item, or the form itself, carries beside its limits (sdc-facts 2.2 to 2.5).
///
/// `@unchecked Sendable`: written while its form is compiled, by one thread, and never afterwards. One reference, as it is
/// asked for with every occurrence.
package final class ItemExpressions: @unchecked Sendable {
    /// `enableWhenExpression`.
    package var enableWhen: FormExpression?
    /// `calculatedExpression`.
    package var calculated: FormExpression?
    /// `initialExpression`.
    package var initial: FormExpression?
    /// `answerExpression`, or the expression that stands in for `answerValueSet`.
    package var options: FormExpression?
    /// `answerOptionsToggleExpression`, `questionnaire-optionRestriction`.
    package var toggles: [OptionToggle] = []
    /// `candidateExpression`.
    package var candidates: FormExpression?
    /// `contextExpression`.
    package var information: [ContextInformation] = []
    /// `targetConstraint`, `questionnaire-constraint`.
    package var constraints: [FormConstraint] = []
    // Values of elements that are worked out: `cqf-expression`.
    package var text: FormExpression?
    package var required: FormExpression?
    package var readOnly: FormExpression?
    package var repeats: FormExpression?
    package var minOccurs: FormExpression?
    package var maxOccurs: FormExpression?

    /// Decide whether the item is there and what it holds.
    package var isFlow: Bool { enableWhen != nil || calculated != nil || initial != nil }
    /// Decide what is asked of the item.
    package var isDemand: Bool {
        required != nil || readOnly != nil || repeats != nil || minOccurs != nil || maxOccurs != nil
    }
    package var isEmpty: Bool {
        !isFlow && !isDemand && options == nil && toggles.isEmpty && candidates == nil && information.isEmpty
            && constraints.isEmpty && text == nil
    }

    /// All of them.
    package var all: [FormExpression] {
        [
            enableWhen, calculated, initial, options, candidates, text, required, readOnly, repeats, minOccurs,
            maxOccurs,
        ].compactMap { $0 } + toggles.map(\.expression) + information.map(\.expression)
            + constraints.flatMap { [$0.expression] + $0.locations }
    }
}

/// Options that may be chosen while an expression is true (`answerOptionsToggleExpression`).
package struct OptionToggle: Sendable {
    /// Their `value[x]` in the form's document.
    package let values: [Node]
    package let expression: FormExpression

    /// Where the values stand in a list.
    func places(in list: OptionList?, of document: Document) -> [Int] {
        guard let list else { return [] }
        return values.compactMap { value in
            ValueType(valueKey: document.key(value)).flatMap { list.index(of: value, type: $0, in: document) }
        }
    }
}

/// Something to be shown on request beside a question (`contextExpression`).
package struct ContextInformation: Sendable {
    package let label: Node
    package let expression: FormExpression
}

/// A rule over several answers (`targetConstraint`, older `questionnaire-constraint`).
package struct FormConstraint: Sendable {
    /// Its expression names what no response has: nothing then means nothing.
    package let isDoubtful: Bool
    package let key: String?
    package let isError: Bool
    /// The author's words for those who break it, in the form's document.
    package let human: Node
    package let expression: FormExpression
    /// Where the fault is, seen from the item.
    package let locations: [FormExpression]
}
