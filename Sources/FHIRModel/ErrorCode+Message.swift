package import Messages

extension ErrorCode {
    /// The code of what a person is told; nil for messages that tell of no fault in a response.
    package init?(_ message: Message) {
        switch message {
        case .kindOfValueUnknown, .takesNoAnswer, .wrongType, .answerNeedsValue, .valueHasToBe, .memberHasToBe,
            .notAWholeNumber, .notADate, .notADateTime, .notATime, .valueIsEmpty, .unknownMember, .codingIsEmpty,
            .tooManyDigits, .numberMissing, .notBase64, .sizeIsNoNumber:
            self = .invalidAnswerType
        case .notAnOption: self = .invalidAnswerOption
        case .excludesOthers: self = .exclusiveAnswerOption
        case .longerThan: self = .maxLength
        case .shorterThan, .notExactEnough: self = .minLength
        case .notAURL: self = .invalidUrlValue
        case .notOfTheForm: self = .regex
        case .patternTooCostly: self = .regexTimeout
        case .below, .before: self = .minValue
        case .above, .after: self = .maxValue
        case .tooManyPlaces: self = .maxDecimalPlaces
        case .notAStep: self = .sliderStep
        case .unitNotAllowed: self = .invalidUnit
        case .unitNotComparable: self = .minValueIncompatUnits
        case .kindOfFileNotAllowed, .kindOfFileMissing: self = .invalidAttachmentType
        case .sizeIsNotOfData: self = .attachmentSizeInconsistent
        case .fileTooLarge: self = .maxAttachmentSize
        case .referenceTo: self = .invalidRefResourceTypeRestriction
        case .referenceIsEmpty, .notAReference, .containedMissing: self = .invalidRefValue
        case .referenceTypeDiffers: self = .invalidRefResourceType
        case .limitsContradict: self = .limitsContradict
        case .answerRequired, .groupRequired: self = .required
        case .onlyOneAnswer, .groupOnlyOnce: self = .repeats
        case .mostAnswers, .mostRows: self = .maxCount
        case .leastAnswers, .leastRows: self = .minCount
        case .itemNotSigned, .responseNotSigned: self = .signature
        case .ruleNotKept: self = .invariant
        case .validation(let message): self.init(message)
        default: return nil
        }
    }

    private init?(_ message: ValidationMessage) {
        switch message {
        case .formNotNamed, .formNotFound: self = .questionnaireNotFound
        case .formIsDraft: self = .questionnaireDraft
        case .formIsRetired: self = .questionnaireRetired
        case .formNotInForce: self = .questionnaireInactive
        case .otherForm, .notAForm, .versionMissing: self = .questionnaireMismatch
        case .authoredMissing: self = .structure
        case .itemUnknown, .itemMisplaced, .itemsBesideAnswers: self = .invalidLinkId
        case .itemOutOfOrder: self = .itemOrder
        case .itemWrittenTwice: self = .repeats
        case .itemAbstract: self = .invalidType
        case .disabledAnswered: self = .disabledAnswer
        case .groupAnswered: self = .groupShouldNotHaveAnswers
        case .displayAnswered: self = .displayAnswer
        case .textDiffers: self = .itemText
        case .lineBreak: self = .invalidNewLine
        case .valueSetUnknown, .unitSetUnknown: self = .tsError
        case .allIsWell, .more: return nil
        }
    }
}
