internal import HTTPServer
internal import Observability

/// Replies that are not FHIR.
enum PlainReplies {
    static func json(status: Int, _ text: String) -> HTTPResponse {
        HTTPResponse(
            status: status,
            headers: HTTPHeaders([
                (KnownHeader.contentType, KnownMediaType.json), (KnownHeader.cacheControl, "no-store"),
            ]), body: Array(text.utf8))
    }

    /// Prometheus' text of all counters.
    static func metrics(_ metrics: Metrics) -> HTTPResponse {
        HTTPResponse(
            status: 200,
            headers: HTTPHeaders([
                (KnownHeader.contentType, Metrics.prometheusContentType), (KnownHeader.cacheControl, "no-store"),
            ]), body: metrics.prometheusText())
    }

    /// `openapi.yaml`
    static func contract() -> HTTPResponse {
        HTTPResponse(
            status: 200, headers: HTTPHeaders([(KnownHeader.contentType, KnownMediaType.yaml + "; charset=utf-8")]),
            body: EmbeddedFiles.openapi)
    }
}
