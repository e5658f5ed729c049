/// What calls to other servers may do; `docs/outbound.md` explains each.
package struct OutboundSettings: Sendable, Equatable {
    /// Who may be called; nobody unless said otherwise.
    package var allow: [AllowEntry] = []
    /// Base url of the FHIR server that is asked where a request names none; empty = none.
    package var dataServer = ""
    /// A proxy for every call, `http://host:port`; empty = none, whatever the environment says.
    package var proxy = ""
    /// A file of certificates (PEM) that servers are checked against; empty = the system's.
    package var certificateAuthorities = ""
    /// Seconds to a connection.
    package var connectTimeout = 3.0
    /// Seconds from sending a request to its whole answer.
    package var requestTimeout = 8.0
    /// Seconds for everything that one operation asks.
    package var deadline = 10.0
    /// Bytes of an answer, decompressed.
    package var answerBytes = 8 << 20
    /// Bytes of all pages of a search.
    package var searchBytes = 32 << 20
    /// Pages of a search.
    package var pages = 20
    /// Entries of a search.
    package var entries = 10_000
    /// Requests side by side to one server.
    package var connectionsPerHost = 8
    /// Requests side by side in all.
    package var connections = 32
    /// How often a safe request is sent again.
    package var retries = 2
    /// Failures in a row after which a server is left alone.
    package var circuitFailures = 5
    /// Seconds for which it is.
    package var circuitSeconds = 10.0

    /// Requests that may wait.
    let queue = 4096
    /// Redirects followed, on the same server.
    let redirects = 5

    package init() {}

    /// What does not go together, as a sentence; nil = nothing.
    package var contradiction: String? {
        if !dataServer.isEmpty {
            let url = try? UpstreamURL(base: dataServer)
            guard let url else { return "outbound.dataServer is no url that can be called." }
            guard AllowList(allow).entry(for: url) != nil else {
                return "outbound.dataServer is not covered by outbound.allow."
            }
        }
        return nil
    }
}
