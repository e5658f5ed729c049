/// What kind of fault a response has, as a code that never changes: for programs, beside the words for people.
///
/// Up to ``tsError`` these are the codes of the vocabulary that Forms Lab publishes and other validators of forms use; what it has
/// no code for follows under a system of our own (sdc-facts 4.6).
package enum ErrorCode: String, Sendable, CaseIterable {
    // How many
    case required, minCount, maxCount, repeats
    // Values
    case minLength, maxLength, minValue, maxValue, minValueIncompatUnits, maxValueIncompatUnits, maxDecimalPlaces
    case regex, regexTimeout, invalidUrlValue, invalidNewLine
    // Options and units
    case invalidAnswerOption, exclusiveAnswerOption, invalidCoding, invalidUnit, invalidUnitValueSet
    // Files and references
    case invalidAttachmentType, maxAttachmentSize, attachmentSizeInconsistent
    case invalidRefValue, invalidRefResourceType, invalidRefResourceTypeRestriction
    /// The value is of another type than its item, or is none of its type.
    case invalidAnswerType
    /// The item is not in the form, or not at this place.
    case invalidLinkId
    /// The item's type is abstract: nothing can be an answer to it.
    case invalidType
    case displayAnswer, groupShouldNotHaveAnswers
    /// A rule over several answers is not kept.
    case invariant
    /// A rule over several answers could not be worked out.
    case invariantExecution
    case questionnaireNotFound, questionnaireInactive, questionnaireDraft, questionnaireRetired
    /// A value set could not be worked out.
    case tsError

    // Our own
    /// An item that is not enabled holds an answer.
    case disabledAnswer
    /// The text of an item is not that of the form.
    case itemText
    /// Items do not stand in the form's order.
    case itemOrder
    /// A signature that the form asks for is not there.
    case signature
    /// The number is none of the steps of the slider.
    case sliderStep
    /// No value is within the limits that the form sets.
    case limitsContradict
    /// What the response says of its form is not so, or is missing.
    case questionnaireMismatch
    /// The resource does not keep to FHIR's definition of its type.
    case structure

    /// The code system of the codes that are not our own.
    package static let formsLab = "http://fhir.forms-lab.com/CodeSystem/errors"

    /// Whether the code is one of the system of our own.
    package var isOwn: Bool {
        switch self {
        case .disabledAnswer, .itemText, .itemOrder, .signature, .sliderStep, .limitsContradict, .questionnaireMismatch,
            .structure:
            true
        default: false
        }
    }
}
