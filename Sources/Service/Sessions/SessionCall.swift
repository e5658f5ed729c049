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
    /// The link that the path names in place of the id.
    let link: SessionLink?
    /// Versions of `If-Match`; nil = any.
    let ifMatch: [Int]?
    let key: Key?
    let preferences: Preferences
    /// `?response=true`
    let wantsResponse: Bool

    /// - Parameters:
    ///   - makesSession: the path names none.
    ///   - needsIfMatch: setting `requireIfMatch`.
    /// - Throws: 400, 401, 404 for what cannot be an id, 406, 415, 428.
    init(
        _ request: HTTPRequest, makesSession: Bool = false, access: AccessRules, links: SessionLinks,
        needsIfMatch: Bool = false
    ) throws(ServiceError) {
        self.request = request
        let named = makesSession ? nil : request.parameters["session"] ?? ""
        if let named, SessionLinks.isLink(named) {
            // A link is a login of its own.
            guard let link = links.read(named) else { throw Self.unknown }
            self.link = link
            id = SessionID(link: named, to: link.session)
            owner = nil
        } else {
            try access.check(request)
            link = nil
            owner = access.caller(request).map { Self.owner($0) }
            id = try named.map { name throws(ServiceError) in
                guard let id = SessionID(name) else { throw Self.unknown }
                return id
            }
        }
        negotiation = try Negotiation(ofSession: request)
        version = try Negotiation.bodyVersion(of: request)
        let match =
            makesSession || request.headers[KnownHeader.ifMatch] == nil ? [] : request.headers.all(KnownHeader.ifMatch)
        ifMatch = try EntityTags.versions(ifMatch: match)
        if needsIfMatch, match.isEmpty {
            throw ServiceError(
                .preconditionRequired, "This server asks for If-Match with the version of the session.")
        }
        preferences = Preferences(of: request)
        wantsResponse = request.query("response") == "true"
        key = request.method == "POST" ? try Self.key(request, session: id, caller: access.caller(request)) : nil
    }

    /// Says the same of ids that never were, that are gone for long, and that are somebody else's.
    static let unknown = ServiceError(.notFound, "There is no such session.")

    /// What a session remembers of its caller.
    static func owner(_ digest: [UInt8]) -> String { hexadecimal(digest) }

    private static func key(
        _ request: HTTPRequest, session: SessionID?, caller: [UInt8]?
    ) throws(ServiceError) -> Key? {
        guard let text = request.headers[KnownHeader.idempotencyKey] else { return nil }
        let fields = request.headers.all(KnownHeader.idempotencyKey)
        guard fields.count == 1, 1...255 ~= text.utf8.count, text.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F }) else {
            throw ServiceError(
                .malformed, "Idempotency-Key must be one text of 1 to 255 visible ASCII characters.", code: .value)
        }
        let scope = session?.digest ?? caller ?? [UInt8](repeating: 0, count: 32)
        // With the id as it was given: who came by a link has another one.
        let route = Array("\(request.path.last ?? "") \(text) \(session?.text ?? "")".utf8)
            .withUnsafeBytes { sha256($0) }
        return Key(text: text, name: scope + route, request: request.body.withUnsafeBytes { sha256($0) })
    }

    /// Whether the reply holds an id or a link that the request does not: it makes one.
    var makesSecret: Bool { id == nil || request.path.last == "link" }

    /// - Throws: 403 for who came by a link that only reads; where only the session's owner may, by any link.
    func checkRight(ownerOnly: Bool = false) throws(ServiceError) {
        guard let link else { return }
        if ownerOnly || link.mode == .readOnly {
            throw ServiceError(.forbidden, "This link does not allow that.")
        }
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
