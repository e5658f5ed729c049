/// What is told of a response that is validated, beside what a person is told while answering: what is meant, not yet in words.
///
/// A case of ``Message``, ``Message/validation(_:)``. As there, no case takes an answer's value.
package enum ValidationMessage: Sendable, Equatable {
    // The form
    case formNotNamed
    case formNotFound
    case formIsDraft
    case formIsRetired
    case formNotInForce
    /// The response names another form than the one it is held against.
    case otherForm
    /// What is named is a resource of another type.
    case notAForm(type: String)
    case versionMissing
    case authoredMissing

    // Items
    case itemUnknown
    case itemMisplaced
    /// Items stand beside the answers of a question, not in them.
    case itemsBesideAnswers
    case itemOutOfOrder
    case itemWrittenTwice
    case itemAbstract
    case disabledAnswered
    case groupAnswered
    case displayAnswered
    case textDiffers

    // Answers
    case lineBreak
    case valueSetUnknown
    case unitSetUnknown

    // The reply
    case allIsWell
    case more
}
