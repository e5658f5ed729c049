package import FHIRModel
internal import HTTPServer

/// What kind of refusal it is; the one table from there to the HTTP status and FHIR's `issue.code`.
package enum ErrorCategory: Sendable, CaseIterable {
    case malformed
    case loginNeeded
    case forbidden
    case notFound
    case methodNotAllowed
    case notAcceptable
    case requestTimeout
    case conflict
    case gone
    case preconditionFailed
    case tooLarge
    case targetTooLong
    case unsupportedMediaType
    case unprocessable
    case preconditionRequired
    case throttled
    case headersTooLarge
    case fault
    case notImplemented
    case unavailable
    case upstreamTimeout
    case insufficientStorage

    /// HTTP status and, for issues without a more exact code, `OperationOutcome.issue.code`.
    private var row: (status: Int, code: Issue.Code) {
        switch self {
        case .malformed: (400, .invalid)
        case .loginNeeded: (401, .login)
        case .forbidden: (403, .forbidden)
        case .notFound: (404, .notFound)
        case .methodNotAllowed: (405, .notSupported)
        case .notAcceptable: (406, .notSupported)
        case .requestTimeout: (408, .timeout)
        case .conflict: (409, .conflict)
        case .gone: (410, .deleted)
        case .preconditionFailed: (412, .conflict)
        case .tooLarge: (413, .tooLong)
        case .targetTooLong: (414, .tooLong)
        case .unsupportedMediaType: (415, .notSupported)
        case .unprocessable: (422, .businessRule)
        case .preconditionRequired: (428, .required)
        case .throttled: (429, .throttled)
        case .headersTooLarge: (431, .tooLong)
        case .fault: (500, .exception)
        case .notImplemented: (501, .notSupported)
        case .unavailable: (503, .transient)
        case .upstreamTimeout: (504, .timeout)
        case .insufficientStorage: (507, .noStore)
        }
    }

    /// HTTP status.
    package var status: Int { row.status }
    /// `OperationOutcome.issue.code` of issues that have no better one.
    package var code: Issue.Code { row.code }
}

/// A request that is refused: why, in FHIR's words. Holds no patient data.
package struct ServiceError: Error, Sendable, Equatable {
    package let category: ErrorCategory
    package let issues: [Issue]

    /// Several issues, each with its own code.
    package init(_ category: ErrorCategory, issues: [Issue]) {
        self.category = category
        self.issues = issues
    }

    /// One issue of severity `error`.
    ///
    /// - Parameters:
    ///   - text: one sentence in plain words.
    ///   - code: nil = that of the category.
    ///   - expression: FHIRPath to the element.
    package init(_ category: ErrorCategory, _ text: String, code: Issue.Code? = nil, expression: String? = nil) {
        self.init(category, issues: [Issue(.error, code ?? category.code, text, expression: expression)])
    }

    /// What the HTTP layer refused by itself.
    /// - Parameter hint: a further sentence, where the request shows what went wrong.
    init(_ refusal: Refusal, hint: String? = nil) {
        let category: ErrorCategory
        switch refusal {
        case .badRequest: category = .malformed
        case .notFound: category = .notFound
        case .methodNotAllowed: category = .methodNotAllowed
        case .timeout: category = .requestTimeout
        case .payloadTooLarge: category = .tooLarge
        case .uriTooLong: category = .targetTooLong
        case .unsupportedEncoding: category = .unsupportedMediaType
        case .headersTooLarge: category = .headersTooLarge
        case .notImplemented: category = .notImplemented
        case .unavailable, .tooManyConnections: category = .unavailable
        }
        let reason = refusal.reason
        let sentence = reason.prefix(1).uppercased() + reason.dropFirst() + "."
        self.init(category, hint.map { sentence + " " + $0 } ?? sentence)
    }
}
