package import FHIRModel

/// Why an upstream gave nothing that can be used. None of them holds anything that a reply or a query said.
package enum UpstreamProblem: Error, Sendable, Hashable {
    /// The url cannot be called.
    case badAddress(UpstreamURL.Fault)
    /// A header line of the caller's cannot be sent; counted from 1.
    case badHeader(number: Int, UpstreamHeader.Fault)
    /// The server is not on the allow-list.
    case notAllowed
    /// Its name leads to an address of this machine, its networks or a metadata service, and the list does not say so.
    case privateAddress
    /// The name leads nowhere.
    case nameUnknown
    /// Nobody answers there, or the connection broke before the reply.
    case unreachable
    /// No secure connection: certificate or protocol.
    case noTLS
    /// There was no connection within the time, or no whole reply.
    case timedOut(connected: Bool)
    /// The reply is larger than the limit, in bytes.
    case tooLarge(limit: Int)
    /// The reply ended before it was whole.
    case cutOff
    /// What came is no HTTP.
    case notHTTP
    /// The reply leads to another server, or elsewhere than the list allows.
    case redirectedElsewhere
    case tooManyRedirects
    /// The reply says that it failed. `codes` are those of its OperationOutcome, of FHIR's own list.
    case status(Int, codes: [String])
    /// The body is not FHIR in JSON: a page, XML, text.
    case notFHIR
    /// The body should be JSON and is not.
    case invalidJSON
    /// A success that is an OperationOutcome with errors.
    case outcome(codes: [String])
    /// The server failed several times in a row and is left alone for a while, in milliseconds.
    case circuitOpen(milliseconds: Int)
    /// Too many requests wait already.
    case busy
    /// This server is stopping.
    case stopped

    /// Whether the same request may succeed later.
    package var isTemporary: Bool {
        switch self {
        case .unreachable, .timedOut, .cutOff, .circuitOpen, .busy, .stopped, .nameUnknown: true
        case .status(let status, _): status == 429 || status >= 500 && status != 501
        default: false
        }
    }

    /// The code for an issue of an OperationOutcome.
    package var issueCode: Issue.Code {
        switch self {
        case .badAddress, .badHeader: .value
        case .notAllowed, .privateAddress, .redirectedElsewhere: .security
        case .nameUnknown, .unreachable, .cutOff, .circuitOpen, .busy, .stopped: .transient
        case .noTLS: .security
        case .timedOut: .timeout
        case .tooLarge: .tooLong
        case .notHTTP, .tooManyRedirects: .exception
        case .notFHIR, .invalidJSON: .structure
        case .outcome: .processing
        case .status(401, _): .login
        case .status(403, _): .forbidden
        case .status(404, _): .notFound
        case .status(410, _): .deleted
        case .status(429, _): .throttled
        case .status(500..., _): .transient
        case .status: .processing
        }
    }

    /// For metrics and logs: one of a closed set.
    package var kind: StaticString {
        switch self {
        case .badAddress: "bad-address"
        case .badHeader: "bad-header"
        case .notAllowed: "not-allowed"
        case .privateAddress: "private-address"
        case .nameUnknown: "name-unknown"
        case .unreachable: "unreachable"
        case .noTLS: "tls"
        case .timedOut(false): "connect-timeout"
        case .timedOut(true): "timeout"
        case .tooLarge: "too-large"
        case .cutOff: "cut-off"
        case .notHTTP: "not-http"
        case .redirectedElsewhere: "redirected-elsewhere"
        case .tooManyRedirects: "too-many-redirects"
        case .status(401, _): "status-401"
        case .status(403, _): "status-403"
        case .status(404, _): "status-404"
        case .status(410, _): "status-410"
        case .status(429, _): "status-429"
        case .status(500..., _): "status-5xx"
        case .status: "status-other"
        case .notFHIR: "not-fhir"
        case .invalidJSON: "invalid-json"
        case .outcome: "outcome"
        case .circuitOpen: "circuit-open"
        case .busy: "busy"
        case .stopped: "stopped"
        }
    }

    /// One sentence in plain words.
    ///
    /// - Parameter place: the url as `UpstreamResult.shown` has it.
    package func text(_ place: String) -> String {
        switch self {
        case .badAddress(let fault): return "The url \(place) is not called, as it \(fault.rawValue)."
        case .badHeader(let number, let fault):
            return "Header \(number) of the endpoint is not sent, as it \(fault.rawValue)."
        case .notAllowed:
            return "\(place) is not called: it is not on the list of servers that this one may call. "
                + "Whoever runs it can put it there (setting outbound.allow)."
        case .privateAddress:
            return "\(place) is not called: its name leads to an address of this server's own machine or network. "
                + "Whoever runs it can allow that (setting outbound.allow, option private)."
        case .nameUnknown: return "\(place) was not reached: the name of the host is not known."
        case .unreachable: return "\(place) was not reached: there was no connection, or it broke."
        case .noTLS: return "\(place) was not asked: there was no secure connection (TLS, certificate)."
        case .timedOut(let connected):
            return connected ? "\(place) did not answer in time." : "\(place) was not reached in time."
        case .tooLarge(let limit): return "The answer of \(place) has more than \(limit) bytes and was not read."
        case .cutOff: return "The answer of \(place) ended before it was whole."
        case .notHTTP: return "The answer of \(place) cannot be read as HTTP."
        case .redirectedElsewhere:
            return "\(place) leads on to another server or place, which is not followed."
        case .tooManyRedirects: return "\(place) leads on and on, which is not followed any further."
        case .status(let status, let codes):
            return "\(place) answered with status \(status)\(Self.meaning(of: status))\(Self.list(codes))."
        case .notFHIR: return "The answer of \(place) is not a FHIR resource in JSON."
        case .invalidJSON: return "The answer of \(place) is not valid JSON."
        case .outcome(let codes): return "\(place) answered with an OperationOutcome\(Self.list(codes))."
        case .circuitOpen(let milliseconds):
            return "\(place) was not asked: the server failed several times in a row and is asked again in "
                + "\((milliseconds + 999) / 1000) s."
        case .busy: return "\(place) was not asked: too many requests to other servers wait already."
        case .stopped: return "\(place) was not asked: this server is stopping."
        }
    }

    private static func meaning(of status: Int) -> String {
        switch status {
        case 401: " (it asks for a login)"
        case 403: " (it does not allow this)"
        case 404: " (it does not have this)"
        case 410: " (this was deleted)"
        case 429: " (it is asked too often)"
        default: ""
        }
    }

    private static func list(_ codes: [String]) -> String {
        codes.isEmpty ? "" : ": " + codes.joined(separator: ", ")
    }
}
