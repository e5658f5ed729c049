internal import HTTPServer
internal import Hashing
internal import Storage

/// Who may call, and what is served to them (design 2, "Exposure").
package struct AccessRules: Sendable {
    /// Digests of the bearer tokens of which one is needed; nil = `auth` is `none`.
    private let tokenDigests: [[UInt8]]?
    /// False where routes that store or show patient data answer 403.
    package let servesPatientData: Bool

    private init(tokenDigests: [[UInt8]]?, servesPatientData: Bool) {
        self.tokenDigests = tokenDigests
        self.servesPatientData = servesPatientData
    }

    /// Everybody may do everything: for a server that only its own machine can reach, and for tests.
    package static let open = AccessRules(tokenDigests: nil, servesPatientData: true)
    /// Everybody may call; nothing that says something about a person is stored or shown.
    package static let withoutPatientData = AccessRules(tokenDigests: nil, servesPatientData: false)

    /// Whoever has one of the tokens may do everything.
    package static func tokens(_ tokens: [String]) -> AccessRules {
        AccessRules(tokenDigests: tokens.map { digest($0) }, servesPatientData: true)
    }

    /// Whether a token is needed at all.
    package var needsToken: Bool { tokenDigests != nil }

    /// - Throws: 401 without one of the tokens.
    func check(_ request: HTTPRequest) throws(ServiceError) {
        guard let tokenDigests else { return }
        guard let token = Self.token(of: request) else {
            throw ServiceError(.loginNeeded, "This server asks for a bearer token.")
        }
        // Digests of one length, compared to their ends, all of them: the time tells nothing about any token.
        let given = Self.digest(token)
        var isKnown = false
        for known in tokenDigests {
            var difference: UInt8 = 0
            for (one, other) in zip(known, given) { difference |= one ^ other }
            if difference == 0 { isKnown = true }
        }
        guard isKnown else { throw ServiceError(.loginNeeded, "The bearer token is not known here.") }
    }

    /// Who calls, as a digest that never changes; nil where no token is needed.
    func caller(_ request: HTTPRequest) -> [UInt8]? {
        guard needsToken, let token = Self.token(of: request) else { return nil }
        return Self.digest(token)
    }

    /// - Throws: 403 for types whose resources say something about a person, where those are not served.
    func check(type: String) throws(ServiceError) {
        guard servesPatientData || DefinitionTypes.contains(type) else {
            throw ServiceError(
                .forbidden,
                "This server asks for no login and is open to others, so it neither stores nor shows patient data.")
        }
    }

    /// What stands behind `Bearer` (RFC 6750 2.1).
    private static func token(of request: HTTPRequest) -> String? {
        guard let field = request.headers[KnownHeader.authorization], field.utf8.count <= 8192,
            let space = field.firstIndex(of: " "), field[..<space].lowercased() == "bearer"
        else { return nil }
        let token = field[space...].drop { $0 == " " }
        return token.isEmpty ? nil : String(token)
    }

    private static func digest(_ token: String) -> [UInt8] { Array(token.utf8).withUnsafeBytes { sha256($0) } }
}
