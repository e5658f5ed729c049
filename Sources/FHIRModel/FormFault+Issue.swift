package import Messages

/// What a finding about a form is among the issues of an `OperationOutcome`.
extension FormFault {
    /// How bad it is where the form is diagnosed: an error only where the form cannot work as it is written.
    package var gravity: Issue.Severity {
        switch self {
        case .notAQuestionnaire, .nestingTooDeep, .linkIdMissing, .linkIdDuplicate, .typeMissing, .typeUnknown,
            .itemsBelowDisplay, .enableBehaviorMissing, .conditionWithoutQuestion, .conditionOperatorUnknown,
            .conditionWithoutAnswer, .conditionExists, .conditionQuestionUnknown, .conditionSourceTakesNoAnswer,
            .conditionType, .circleOfConditions, .circle, .moreCircles, .expressionWithoutText, .expressionSyntax,
            .expressionMeaning, .variableUnknown, .variableWithoutName, .variableDuplicate, .variableIsLaunchContext,
            .variableReserved, .resultType, .queryInvalid, .enableWhenTwice, .enableWhenQuery, .initialTwice,
            .maxOccursBelowOne, .minOccursOutOfRange, .containedMissing, .optionsTwice, .defaultsTooMany,
            .lengthsContradict, .limitsContradict, .patternInvalid, .unitsNone, .referenceTypesContradict,
            .extractValueNotOne, .extractTemplateMissing, .adaptiveTwice, .launchContextIncomplete,
            .launchContextType, .derivedItemUnknown, .derivedType, .derivedRepeats, .derivedRequired, .derivedOption:
            .error
        case .dependenciesTooMany, .partsToAssemble, .textMissing, .conditionLooksAhead, .expressionQuery,
            .expressionLanguage, .variableOverrides, .matterOfPopulating, .unitsUnsaid, .referenceProfile,
            .extensionDeprecated, .itemControlUnknown, .codeWithoutSystem, .versionAlgorithmMissing,
            .derivedBaseMissing, .allWell:
            .information
        default: .warning
        }
    }

    /// FHIR's IssueType.
    package var issueCode: Issue.Code {
        switch self {
        case .notAQuestionnaire, .expressionSyntax, .expressionMeaning, .queryInvalid:
            .invalid
        case .noItems, .linkIdMissing, .typeMissing, .conditionWithoutQuestion, .expressionMissing,
            .expressionWithoutText, .variableWithoutName, .constraintIncomplete, .launchContextIncomplete:
            .required
        case .criticalExtension, .expressionQuery, .expressionLanguage, .matterOfPopulating, .referenceProfile:
            .notSupported
        case .moreFindings, .extensionDeprecated, .allWell:
            .informational
        case .nestingTooDeep, .dependenciesTooMany, .patternCostly:
            .tooCostly
        case .rowsTooMany, .partsToAssemble, .conditionsContradict, .conditionSourceNeverReached, .neverReached,
            .circle, .moreCircles:
            .processing
        case .linkIdDuplicate, .variableDuplicate, .variableIsLaunchContext, .constraintKeyTwice, .optionDuplicate,
            .translationTwice:
            .duplicate
        case .typeUnknown, .conditionOperatorUnknown, .conditionNoOption, .conditionOptionOfOtherSystem,
            .defaultNoOption, .unitOpenUnknown, .referenceTypeUnknown, .itemControlUnknown, .itemControlMisplaced:
            .codeInvalid
        case .itemsBelowDisplay, .groupEmpty, .subjectNotReference, .subjectTwice, .takesNoAnswer, .optionType,
            .defaultsTooMany, .defaultsSelectedTooMany, .unitsTwice, .unitsNone, .extensionMisplaced, .extensionValue,
            .extensionRepeated:
            .structure
        case .textMissing, .optionsMissing, .optionsIncomplete, .unitsIncomplete, .translationMissing:
            .incomplete
        case .conditionWithoutAnswer, .conditionSourceTakesNoAnswer, .conditionType, .conditionNotOrdered,
            .conditionOutOfLimits, .resultType, .resultNotBoolean, .maxOccursBelowOne, .minOccursOutOfRange,
            .optionWithoutValue, .defaultType, .defaultUnit, .lengthsContradict, .limitsContradict, .limitType,
            .patternInvalid, .sliderStepInvalid, .referenceTypesContradict:
            .value
        case .conditionQuestionUnknown, .expressionLinkIdUnknown, .valueSetUnresolved, .containedMissing,
            .toggleOptionUnknown, .extensionUnknown, .extensionMisspelt, .derivedBaseMissing, .derivedItemUnknown:
            .notFound
        case .conditionLooksAhead, .circleOfConditions, .optionsAndLimits, .derivedType, .derivedRepeats,
            .derivedRequired, .derivedOption:
            .businessRule
        default: .invariant
        }
    }

    /// The definitions of FHIR say it too: where a resource is held against them, it is told there.
    package var isOfTheDefinitions: Bool {
        switch self {
        case .notAQuestionnaire, .linkIdMissing, .linkIdDuplicate, .typeMissing, .typeUnknown, .itemsBelowDisplay,
            .groupEmpty, .enableBehaviorMissing, .conditionWithoutQuestion, .conditionOperatorUnknown,
            .conditionWithoutAnswer, .conditionExists, .defaultsTooMany:
            true
        default: false
        }
    }

    /// A rule of the profiles of SDC: at least a warning in a form that says it keeps them (`meta.profile`), an error where that is asked.
    package var isOfTheProfile: Bool {
        switch self {
        case .enableWhenTwice, .initialTwice, .optionsTwice, .pageBelowRoot, .notAPage, .codingEmpty,
            .codeWithoutSystem, .referenceEmpty, .versionAlgorithmMissing, .observationOnDisplay:
            true
        default: false
        }
    }
}
