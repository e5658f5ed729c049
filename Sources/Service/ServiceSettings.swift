package import FHIRClient
package import FHIRJSON

/// What the service is told at the start.
package struct ServiceSettings: Sendable {
    /// Prefix of the FHIR routes, such as `/fhir`; empty for none. No slash at its end.
    package var basePath = ""
    /// Under it our extensions and operations have their canonical urls. No slash at its end.
    package var canonicalBase = "http://formstep.example/fhir"
    /// Memory for compiled forms, in bytes.
    package var formCacheBytes = 64 << 20
    /// Base url of the terminology server that is asked for what is not known here; empty = none. It has to be on the allow-list.
    package var terminologyServer = ""
    /// Memory for code systems and value sets that were worked out, in bytes.
    package var terminologyCacheBytes = 128 << 20
    /// What a body may not exceed.
    package var limits = Document.Limits.default

    /// How long a session lives after its last write, in seconds.
    package var sessionLifetime = 30.0 * 86_400
    /// Writes to a session without `If-Match` are refused with 428.
    package var requireIfMatch = false
    /// The secret that links to sessions are signed with; empty = one that is made and kept in the store.
    package var linkKey = ""
    /// Memory for sessions in use, in bytes.
    package var sessionCacheBytes = 64 << 20

    /// Who may call, and what is served.
    package var access = AccessRules.open
    /// Whom the service may call, and within what limits; nobody unless said otherwise.
    package var outbound = OutboundSettings()

    /// Origins whose pages may show the web player in a frame, besides our own; `*` for all.
    package var frameAncestors: [String] = []

    package init() {}
}
