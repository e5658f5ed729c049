/// What is told of a response that is validated, in English.
extension ValidationMessage {
    var english: String {
        switch self {
        case .formNotNamed: "The response names no form, so only its structure was checked."
        case .formNotFound: "The form that the response names is not known here, so only its structure was checked."
        case .formIsDraft: "The form is a draft."
        case .formIsRetired: "The form was retired."
        case .formNotInForce: "The response was written at a time for which the form does not hold (effectivePeriod)."
        case .otherForm: "The response is to another form than the one it is held against."
        case .notAForm(let type): "The response has to name a Questionnaire, not a \(type)."
        case .versionMissing: "The response has to name the version of its form (url|version)."
        case .authoredMissing: "The response has to say when it was written (authored)."
        case .itemUnknown: "The form has no item with this linkId."
        case .itemMisplaced: "The item does not belong here: in the form it stands somewhere else."
        case .itemsBesideAnswers: "Items below a question belong into its answers, not beside them."
        case .itemOutOfOrder: "The item does not stand where the form has it: the order is another."
        case .itemWrittenTwice: "The question stands here twice: all of its answers belong into one item."
        case .itemAbstract: "The form gives the question no type that can be answered."
        case .disabledAnswered: "The item is answered, although it is not enabled."
        case .groupAnswered: "A group has no answers of its own."
        case .displayAnswered: "A text to be shown has no answers."
        case .textDiffers: "The text of the item is not that of the form."
        case .lineBreak: "The answer has a line break: this question asks for a single line."
        case .valueSetUnknown: "The options are not all known here, so the answer could not be checked."
        case .unitSetUnknown: "The units are not all known here, so that of the answer could not be checked."
        case .allIsWell: "Nothing is wrong with the response."
        case .more: "There is more that is wrong, which is not listed."
        }
    }
}
