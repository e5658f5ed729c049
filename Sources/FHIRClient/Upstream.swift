package import FHIRJSON

/// A FHIR server to ask: given with a request (`dataEndpoint`) or in the settings.
package struct Upstream: Sendable, Hashable {
    /// Its base url, as far as one can be called so.
    package let base: UpstreamURL
    /// Fields for this server only, in the caller's order.
    package let headers: [UpstreamHeader]
    /// The caller's own `Authorization`, sent only where the entry of the allow-list says so.
    package let callerAuthorization: String?

    /// - Parameters:
    ///   - address: the base url, absolute.
    ///   - headers: lines `Name: value`, as `Endpoint.header` holds them.
    ///   - callerAuthorization: the `Authorization` field of the request that is being answered.
    package init(
        address: String, headers lines: [String] = [], callerAuthorization: String? = nil
    ) throws(UpstreamProblem) {
        do throws(UpstreamURL.Fault) {
            base = try UpstreamURL(base: address)
        } catch {
            throw .badAddress(error)
        }
        var headers: [UpstreamHeader] = []
        for (index, line) in lines.enumerated() {
            do throws(UpstreamHeader.Fault) {
                guard index < UpstreamHeader.maximumCount else { throw .tooMany }
                headers.append(try UpstreamHeader(line: line))
            } catch {
                throw .badHeader(number: index + 1, error)
            }
        }
        self.headers = headers
        self.callerAuthorization = callerAuthorization
    }

    /// Reads an Endpoint resource (https://hl7.org/fhir/R4/endpoint.html): its `address` and `header`.
    package init(
        endpoint: Node, of document: Document, callerAuthorization: String? = nil
    ) throws(UpstreamProblem) {
        guard let address = document.string(document.member(endpoint, .address)) else {
            throw .badAddress(.notAbsolute)
        }
        let lines = document.items(document.member(endpoint, named: "header")).map { document.string($0) ?? "" }
        try self.init(address: address, headers: lines, callerAuthorization: callerAuthorization)
    }
}
