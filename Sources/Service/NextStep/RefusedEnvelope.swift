internal import FHIRJSON
internal import FHIRModel

/// The compact envelope of a request that never reached a form (design 3.3, `status` `invalid`).
enum RefusedEnvelope {
    /// - Parameter parts: nil where nothing could be read; else its response goes back as it was posted.
    static func render(_ issues: [Issue], parts: NextStepParts?, pretty: Bool) -> [UInt8] {
        var writer = JSONWriter()
        writer.beginObject()
        writer.member("envelope", 1)
        writer.member("status", "invalid" as StaticString)
        writer.key("issues")
        writer.beginArray()
        for issue in issues { write(issue, to: &writer) }
        writer.endArray()
        if let parts, parts.response.exists { writer.member("response", parts.response, of: parts.document) }
        writer.endObject()
        let bytes = writer.take()
        return pretty ? prettyPrinted(bytes) : bytes
    }

    private static func write(_ issue: Issue, to writer: inout JSONWriter) {
        writer.beginObject()
        writer.member("severity", issue.severity.rawValue)
        writer.member("code", issue.code.rawValue)
        if let path = issue.path { writer.member("path", path) }
        if let linkId = issue.linkId { writer.member("linkId", linkId) }
        if let expression = issue.expression { writer.member("expression", expression) }
        writer.member("text", issue.text)
        writer.endObject()
    }
}
