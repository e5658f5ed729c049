internal import FHIRModel

extension ErrorCode {
    /// The IssueType under which `$validate` tells this kind of fault, which is the one that HL7's validator gives it; nil = the one
    /// of the check, which `$next-step` has too (its contract has types of its own).
    var typeInValidation: Issue.Code? {
        switch self {
        case .minLength, .maxLength, .minValue, .maxValue, .minValueIncompatUnits, .maxValueIncompatUnits,
            .maxDecimalPlaces, .regex, .invalidUrlValue, .invalidNewLine, .invalidAnswerOption, .exclusiveAnswerOption,
            .invalidCoding, .invalidUnit, .invalidUnitValueSet, .invalidAttachmentType, .maxAttachmentSize,
            .invalidRefValue, .invalidRefResourceType, .invalidRefResourceTypeRestriction, .sliderStep,
            .limitsContradict:
            .invariant
        case .attachmentSizeInconsistent: .structure
        case .repeats: .invalid
        default: nil
        }
    }
}
