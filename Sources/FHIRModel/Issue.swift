package import FHIRJSON
package import Messages

/// Something to tell the caller: one entry of an `OperationOutcome`, one of the envelope's `issues`.
///
/// `text` is plain words for people and never carries an answer's value (no patient data in errors).
public struct Issue: Sendable, Equatable {
    /// How bad it is (FHIR's IssueSeverity).
    public enum Severity: String, Sendable, Comparable {
        case information, warning, error, fatal

        private var rank: Int {
            switch self {
            case .information: 0
            case .warning: 1
            case .error: 2
            case .fatal: 3
            }
        }
        /// Milder before worse.
        public static func < (left: Severity, right: Severity) -> Bool { left.rank < right.rank }
    }

    /// FHIR's IssueType codes that Formstep uses (https://hl7.org/fhir/R4/valueset-issue-type.html).
    public enum Code: String, Sendable {
        case invalid, structure, required, value, invariant, security, login, forbidden, processing
        case notSupported = "not-supported"
        case duplicate
        case notFound = "not-found"
        case deleted
        case tooLong = "too-long"
        case codeInvalid = "code-invalid"
        case tooCostly = "too-costly"
        case businessRule = "business-rule"
        case conflict, exception, timeout, throttled, informational
        case multipleMatches = "multiple-matches"
        case incomplete, transient
        case noStore = "no-store"
    }

    /// How bad it is.
    public var severity: Severity
    /// What kind of trouble it is.
    public var code: Code
    /// What it says.
    package var wording: Wording
    /// Path of the item occurrence, as `design` section 3.1 words it.
    public var path: String?
    /// linkId of the item.
    public var linkId: String?
    /// FHIRPath to the element in the response or the form.
    public var expression: String?
    /// FHIRPath to what the element stands in, where the fault is that it stands there.
    package var holder: String?
    /// What kind of fault it is, for `details.coding`; nil = it has no code.
    package var kind: ErrorCode?
    /// What was given there, told only to those who ask for it: it may be an answer of the person.
    package var given: String?

    /// Everything but severity, code and words may be left out.
    public init(
        _ severity: Severity, _ code: Code, _ text: String, path: String? = nil, linkId: String? = nil,
        expression: String? = nil
    ) {
        self.severity = severity
        self.code = code
        wording = .plain(text)
        self.path = path
        self.linkId = linkId
        self.expression = expression
    }

    /// An issue that is put into words where the reply is written.
    package init(
        _ severity: Severity, _ code: Code, _ wording: Wording, path: String? = nil, linkId: String? = nil,
        expression: String? = nil
    ) {
        self.init(severity, code, "", path: path, linkId: linkId, expression: expression)
        self.wording = wording
    }

    /// A message of our own.
    package init(
        _ severity: Severity, _ code: Code, _ message: Message, path: String? = nil, linkId: String? = nil,
        expression: String? = nil
    ) {
        self.init(severity, code, .message(message), path: path, linkId: linkId, expression: expression)
    }

    /// A finding about a form.
    ///
    /// - Parameter node: the element of the form's document that it is about.
    package init(
        _ severity: Severity, _ finding: FormFinding, at node: Node, path: String? = nil, expression: String? = nil
    ) {
        self.init(
            severity, finding.fault.issueCode, .finding(finding, at: node), path: path, linkId: finding.linkId,
            expression: expression)
    }

    /// How an issue gets its words.
    package enum Wording: Sendable, Equatable {
        /// Words for those who write forms and clients; English.
        case plain(String)
        /// Words for those who fill in the form, in the language of the reply.
        case message(Message)
        /// The message that the form's author gives for a refused value of the item, in the form's own language. The form may
        /// carry translations of it. `of` is what we would say.
        case authored(String, of: Message)
        /// Words that the form's author wrote at a place of the form, its own language first; the form may carry
        /// translations of them there.
        case written(String, at: Node)
        /// What is odd about the form itself, for those who write forms, and the element it is about.
        case finding(FormFinding, at: Node)
    }

    /// The finding about the form that it tells, and the element that is about.
    package var finding: (finding: FormFinding, node: Node)? {
        if case .finding(let finding, let node) = wording { (finding, node) } else { nil }
    }

    /// Plain words for people: English, or the author's.
    public var text: String { text(in: .english) }

    /// Plain words for people.
    package func text(in language: MessageLanguage) -> String {
        switch wording {
        case .plain(let text), .authored(let text, of: _), .written(let text, at: _): text
        case .message(let message): message.text(in: language)
        case .finding(let finding, at: _): finding.text(in: language)
        }
    }
}
