internal import FHIRJSON
internal import FHIRModel
internal import HTTPServer
internal import Hashing
internal import Sessions

/// A request about sessions, as far as it says the same whatever the session is.
struct SessionCall: Sendable {
    /// `Idempotency-Key`, tied to what it may replay.
    struct Key: Sendable {
        let text: String
        /// Under which the reply is kept: the digest of the session or of the caller, then that of route and key.
        let name: [UInt8]
        /// Of the body.
        let request: [UInt8]
    }

    let request: HTTPRequest
    let negotiation: Negotiation
    /// The FHIR version that the body is said to be of.
    let version: FHIRVersion?
    /// Nil = the request makes a session.
    let id: SessionID?
    /// Hexadecimal digits; nil where nobody has to log in.
    let owner: String?
    /// Versions of `If-Match`; nil = any.
    let ifMatch: [Int]?
    let key: Key?
    let preferences: Preferences
    /// `?response=true`
    let wantsResponse: Bool

    /// - Parameters:
    ///   - makesSession: the path names none.
    ///   - caller: a digest; nil where nobody has to log in.
    ///   - needsIfMatch: setting `requireIfMatch`.
    /// - Throws: 400, 404 for what cannot be an id, 406, 415, 428.
    init(
        _ request: HTTPRequest, makesSession: Bool = false, caller: [UInt8]?, needsIfMatch: Bool = false
    ) throws(ServiceError) {
        self.request = request
        negotiation = try Negotiation(ofSession: request)
        version = try Negotiation.bodyVersion(of: request)
        owner = caller.map { hexadecimal($0) }
        if makesSession {
            id = nil
        } else {
            guard let id = SessionID(request.parameters["session"] ?? "") else { throw Self.unknown }
            self.id = id
        }
        let match = makesSession ? [] : request.headers.all(KnownHeader.ifMatch)
        ifMatch = try EntityTags.versions(ifMatch: match)
        if needsIfMatch, match.isEmpty {
            throw ServiceError(
                .preconditionRequired, "This server asks for If-Match with the version of the session.")
        }
        preferences = Preferences(of: request)
        wantsResponse = request.query("response") == "true"
        key = request.method == "POST" ? try Self.key(request, session: id, caller: caller) : nil
    }

    /// Says the same of ids that never were, that are gone for long, and that are somebody else's.
    static let unknown = ServiceError(.notFound, "There is no such session.")

    private static func key(
        _ request: HTTPRequest, session: SessionID?, caller: [UInt8]?
    ) throws(ServiceError) -> Key? {
        let fields = request.headers.all(KnownHeader.idempotencyKey)
        guard let text = fields.first else { return nil }
        guard fields.count == 1, 1...255 ~= text.utf8.count, text.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F }) else {
            throw ServiceError(
                .malformed, "Idempotency-Key must be one text of 1 to 255 visible ASCII characters.", code: .value)
        }
        let scope = session?.digest ?? caller ?? [UInt8](repeating: 0, count: 32)
        let route = Array("\(request.path.last ?? "") \(text)".utf8).withUnsafeBytes { sha256($0) }
        return Key(text: text, name: scope + route, request: request.body.withUnsafeBytes { sha256($0) })
    }

    /// What the body asks for; a body that is empty asks for nothing. Read anew at each call, as it is worked on.
    ///
    /// - Throws: 400, 422.
    func parts(
        _ limits: Document.Limits, besides foreign: Set<String> = []
    ) throws(ServiceError) -> NextStepParts {
        let body = request.body.isEmpty ? Array("{}".utf8) : request.body
        let parts = try PartsReader.read(body, limits: limits, besides: foreign)
        guard parts.errors.isEmpty else { throw ServiceError(.unprocessable, issues: parts.errors + parts.warnings) }
        return parts
    }
}
