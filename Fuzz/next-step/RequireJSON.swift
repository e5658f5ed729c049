import FHIRJSON

/// Stops the program where a reply is not JSON.
func requireJSON(_ bytes: [UInt8]) {
    do throws(Document.ParseError) {
        _ = try Document.parse(bytes, limits: Document.Limits(maximumDepth: 100_000))
    } catch {
        preconditionFailure("a reply that is not JSON: \(error)")
    }
}
