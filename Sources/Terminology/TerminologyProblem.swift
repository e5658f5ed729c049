package import FHIRModel

/// Why something about a value set or code system could not be worked out.
package struct TerminologyProblem: Error, Sendable, Hashable {
    /// What kind of trouble it is: whoever answers makes a status and an issue code of it.
    package enum Kind: Sendable, Hashable {
        /// No such value set is known here.
        case valueSetMissing
        /// No such code system is known here, or not its codes.
        case codeSystemMissing
        /// A code system is here in part only; what is there was taken.
        case partial
        /// A value set imports itself.
        case circular
        /// More codes or more work than is done for one request.
        case tooCostly
        /// The definition asks for what cannot be: a filter without value, a code that is not there.
        case invalid
        /// A filter that is not done here.
        case notSupported
    }

    package let kind: Kind
    /// Plain words, without a full stop.
    package let text: String
    /// The canonical it is about.
    package let canonical: String?

    package init(_ kind: Kind, _ text: String, canonical: String? = nil) {
        self.kind = kind
        self.text = text
        self.canonical = canonical
    }
}

extension TerminologyProblem {
    /// `OperationOutcome.issue.code`
    package var issueCode: Issue.Code {
        switch kind {
        case .valueSetMissing, .codeSystemMissing: .notFound
        case .partial: .incomplete
        case .circular: .processing
        case .tooCostly: .tooCostly
        case .invalid: .invalid
        case .notSupported: .notSupported
        }
    }

    package var sentence: String { text.prefix(1).uppercased() + text.dropFirst() + "." }

    package func issue(_ severity: Issue.Severity) -> Issue { Issue(severity, issueCode, sentence) }
}
