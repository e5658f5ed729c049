package import FHIRJSON

/// What came of a request.
package struct UpstreamResult: Sendable {
    /// Of the reply; 0 = there was none.
    package let status: Int
    /// The fields of the reply that are of use: `Content-Type`, `ETag`, `Last-Modified`, `Location`, `Retry-After` …
    package let fields: [(name: String, value: String)]
    /// Decompressed; empty where there is a problem with the way.
    package let body: [UInt8]
    /// The body, where it is FHIR: also an OperationOutcome beside a problem. Frozen.
    package let document: Document?
    /// Why the answer cannot be used; nil = it can.
    package let problem: UpstreamProblem?
    /// From the call to the answer, waiting and all attempts included.
    package let milliseconds: Int
    /// How often it was sent.
    package let attempts: Int
    /// Whether another request, equal and at the same time, got the same answer.
    package let isShared: Bool
    /// The url for people and logs: without values of the query and without ids.
    package let shown: String
    /// The url that was answered, with everything in it: not for people.
    package let url: UpstreamURL?

    /// A field of the reply.
    package func field(_ name: String) -> String? {
        let name = name.lowercased()
        return fields.first { $0.name.lowercased() == name }?.value
    }

    /// Of the document; nil = there is none.
    package var resourceType: String? {
        document.flatMap { $0.string($0.member($0.root, .resourceType)) }
    }
}
