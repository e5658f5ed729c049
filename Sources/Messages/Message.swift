/// Something a person who fills in a form is told: what is meant, not yet in words.
///
/// Each case has its words in `Message+English.swift` and its sisters, one file a language; the compiler sees to it that none
/// lacks a case. Whoever writes a reply asks for ``text(in:)``. No case takes an answer's value: issues never repeat it.
///
/// Messages for those who write forms and clients are plain English and not among these.
package enum Message: Sendable, Equatable {
    // What an answer has to be (FHIR R4 data types)
    case kindOfValueUnknown
    /// - type: code of an item type.
    case takesNoAnswer(type: String)
    /// - wanted, given: names of members, as `valueDate`.
    case wrongType(wanted: [String], given: String)
    case answerNeedsValue(wanted: [String])
    case valueHasToBe(JSONKind)
    case memberHasToBe(member: String, JSONKind)
    case notAWholeNumber
    case notADate
    case notADateTime
    case notATime
    case valueIsEmpty
    case unknownMember(name: String)
    case codingIsEmpty

    // Options
    case notAnOption
    case excludesOthers

    // Text
    case longerThan(characters: Int)
    case shorterThan(characters: Int)
    case notAURL
    case notOfTheForm
    case patternTooCostly

    // Numbers and quantities
    /// - limit: a number as the form writes it, behind a space its unit.
    case below(limit: String)
    case above(limit: String)
    case tooManyDigits
    case numberMissing
    case tooManyPlaces(places: Int)
    case notAStep(step: String)
    case unitNotAllowed
    case unitNotComparable(limit: String)

    // Dates and times
    case notExactEnough
    /// - limit: a date or time as FHIR writes it.
    case before(limit: String)
    case after(limit: String)

    // Files
    case kindOfFileNotAllowed
    case kindOfFileMissing
    case notBase64
    case sizeIsNoNumber
    case sizeIsNotOfData
    case fileTooLarge(bytes: String)

    // References
    case referenceTo(types: [String])
    case referenceIsEmpty
    case notAReference
    case referenceTypeDiffers
    case containedMissing

    /// Limits of which no value is within both.
    case limitsContradict

    // How many
    case answerRequired
    case groupRequired
    case onlyOneAnswer
    case mostAnswers(count: Int)
    case leastAnswers(count: Int)
    case groupOnlyOnce
    case mostRows(count: Int)
    case leastRows(count: Int)

    // Signatures
    case itemNotSigned
    case responseNotSigned

    // What cannot be changed
    case isHidden
    case isReadOnly
    case rowsAreFixed
    case sequentialNoAmending
    case sequentialNoWayBack
    case sequentialOnlyOpenStep
    case sequentialNoChange
    /// - status: code of FHIR.
    case cannotBeContinued(status: String)

    // Rules over several answers
    /// - key: the author's name of the rule.
    case ruleNotKept(key: String)

    // What is kept, and what is left out
    case disabledIsKept
    case disabledWasLeftOut
    case wasReordered
    case strayIsKept
    case strayWasLeftOut
    case moreStrays(count: Int)
    case answerOfGroupIsKept
    case answerOfGroupWasLeftOut
    /// - linkId: of the question that the condition looks at.
    case conditionUndecided(linkId: String)

    // What is too much
    case responseTooLarge
    case expressionsTooCostly

    // What is wrong with a resource as FHIR defines it
    case structure(StructureMessage)

    /// What JSON wants at a place.
    package enum JSONKind: Sendable, Equatable { case trueOrFalse, wholeNumber, number, string, object }

    /// The message as a sentence of a language.
    package func text(in language: MessageLanguage) -> String {
        switch language {
        case .english: english
        case .german: german
        case .french: french
        case .spanish: spanish
        case .norwegian: norwegian
        }
    }
}
