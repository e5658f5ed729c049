/// The messages in English.
extension Message {
    var english: String {
        switch self {
        case .kindOfValueUnknown: "This kind of value cannot be an answer."
        case .takesNoAnswer(let type): "A \(type) takes no answer."
        case .wrongType(let wanted, let given):
            "The answer has to be a \(Wording.list(wanted, "or")), not a \(given)."
        case .answerNeedsValue(let wanted): "An answer has to be an object with \(Wording.list(wanted, "or"))."
        case .valueHasToBe(let kind): "The value has to be \(kind.english)."
        case .memberHasToBe(let member, let kind): "Its \(member) has to be \(kind.english)."
        case .notAWholeNumber: "The answer has to be a whole number of at most 32 bits."
        case .notADate: "This is not a date (YYYY, YYYY-MM or YYYY-MM-DD)."
        case .notADateTime: "This is not a date and time (such as 2024-02-29T10:30:00+01:00)."
        case .notATime: "This is not a time of day (hh:mm:ss)."
        case .valueIsEmpty: "The value is empty."
        case .unknownMember(let name): "The value has the member '\(name)', which FHIR does not know there."
        case .codingIsEmpty: "The answer has neither a code nor a text."

        case .notAnOption: "The answer is not one of the options."
        case .excludesOthers: "One of the answers excludes all others."

        case .longerThan(let characters):
            "The answer is longer than \(characters) \(Wording.plural(characters, "character", "characters"))."
        case .shorterThan(let characters):
            "The answer is shorter than \(characters) \(Wording.plural(characters, "character", "characters"))."
        case .notAURL: "The answer is not a URL."
        case .notOfTheForm: "The answer does not have the form that is asked for."
        case .patternTooCostly:
            "The item's regular expression takes too long on this answer; it was not checked."

        case .below(let limit): "The answer is below \(limit)."
        case .above(let limit): "The answer is above \(limit)."
        case .tooManyDigits: "The number has more digits than can be kept exactly."
        case .numberMissing: "The answer has no number."
        case .tooManyPlaces(let places):
            "The answer has more than \(places) decimal \(Wording.plural(places, "place", "places"))."
        case .notAStep(let step): "The answer is not a multiple of the step \(step)."
        case .unitNotAllowed: "The unit is not one of those allowed."
        case .unitNotComparable(let limit): "The unit cannot be compared with that of the limit \(limit)."

        case .notExactEnough: "The answer is not exact enough."
        case .before(let limit): "The answer is before \(limit)."
        case .after(let limit): "The answer is after \(limit)."

        case .kindOfFileNotAllowed: "The kind of file is not one of those allowed."
        case .kindOfFileMissing: "The attachment does not say what kind of file it is (contentType)."
        case .notBase64: "The attachment's data is not base64."
        case .sizeIsNoNumber: "The attachment's size is not a number of bytes."
        case .sizeIsNotOfData: "The attachment's size is not that of its data."
        case .fileTooLarge(let bytes): "The file is larger than \(bytes) bytes."

        case .referenceTo(let types): "The reference has to be to \(Wording.list(types, "or"))."
        case .referenceIsEmpty: "The reference does not say what it refers to."
        case .notAReference: "This is not a reference to a resource (such as Patient/1)."
        case .referenceTypeDiffers: "The type of the reference is not that of what it refers to."
        case .containedMissing: "The reference is to a part of the response that is not there."

        case .limitsContradict: "No answer can be accepted here: the limits that the form sets contradict each other."

        case .answerRequired: "An answer is required."
        case .groupRequired: "An answer in this group is required."
        case .onlyOneAnswer: "Only one answer may be given."
        case .mostAnswers(let count):
            "At most \(count) \(Wording.plural(count, "answer", "answers")) may be given."
        case .leastAnswers(let count):
            "At least \(count) \(Wording.plural(count, "answer is", "answers are")) needed."
        case .groupOnlyOnce: "This group may stand only once."
        case .mostRows(let count): "At most \(count) \(Wording.plural(count, "row", "rows")) may be given."
        case .leastRows(let count): "At least \(count) \(Wording.plural(count, "row is", "rows are")) needed."

        case .itemNotSigned: "A signature is needed here before the response can be completed."
        case .responseNotSigned: "The response has to be signed before it can be completed."

        case .isHidden: "This item is hidden and cannot be answered."
        case .ruleNotKept(let key): "A rule of the form is not kept: \(key)."
        case .isReadOnly: "This item is read-only and cannot be answered."
        case .rowsAreFixed: "The rows of this group cannot be changed."
        case .sequentialNoAmending:
            "The form is filled in sequence: a completed response cannot be amended."
        case .sequentialNoWayBack: "The form is filled in sequence: there is no way back."
        case .sequentialOnlyOpenStep: "The form is filled in sequence: only the first open step can be shown."
        case .sequentialNoChange: "The form is filled in sequence: a step that was answered cannot be changed."
        case .cannotBeContinued(let status): "The response is \(status), so it cannot be continued."

        case .disabledIsKept:
            "The item is not enabled at present: its answers are kept, but count as missing and leave with the finished response."
        case .disabledWasLeftOut:
            "The item is not enabled, so a finished response cannot hold its answers; they were left out."
        case .wasReordered: "Items did not stand in the order of the form; they were put in order."
        case .strayIsKept: "The item has no place in the form here; it is kept but counts as no answer."
        case .strayWasLeftOut: "An item without a place in the form was left out of the finished response."
        case .moreStrays(let count): "Items without a place in the form: \(count) more are not listed."
        case .answerOfGroupIsKept: "This item takes no answer; the one it has is kept but counts for nothing."
        case .answerOfGroupWasLeftOut: "This item takes no answer; the one it had was left out."
        case .conditionUndecided(let linkId):
            "A condition cannot be decided, as '\(linkId)' is not exact enough; the item is shown."

        case .responseTooLarge: "The response, or what the call does to it, is larger than one call may work on."
        case .expressionsTooCostly: "The expressions of the form take more than one call may cost."

        case .structure(let message): message.text(in: .english)
        }
    }
}

extension Message.JSONKind {
    var english: String {
        switch self {
        case .trueOrFalse: "true or false"
        case .wholeNumber: "a whole number"
        case .number: "a number"
        case .string: "a string"
        case .object: "an object"
        }
    }
}
