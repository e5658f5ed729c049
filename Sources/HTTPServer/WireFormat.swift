/// Replies as bytes.
enum WireFormat {
    /// Name NUL value NUL for each field, as the C layer takes them. Fields the transport sets itself are left out, and
    /// those with control characters: they could end the field early.
    static func fields(_ headers: HTTPHeaders) -> [UInt8] {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(384)
        for (name, value) in headers.pairs where isSendable(name, value) {
            append(name, to: &bytes)
            bytes.append(0)
            append(value, to: &bytes)
            bytes.append(0)
        }
        return bytes
    }

    /// A whole reply that ends its connection, without `Date`.
    static func wholeReply(_ response: HTTPResponse) -> [UInt8] {
        var bytes: [UInt8] = []
        append("HTTP/1.1 \(response.status) \(reasonPhrase(response.status))\r\n", to: &bytes)
        for (name, value) in response.headers.pairs where isSendable(name, value) {
            append("\(name): \(value)\r\n", to: &bytes)
        }
        append("Content-Length: \(response.body.count)\r\nConnection: close\r\n\r\n", to: &bytes)
        bytes += response.body
        return bytes
    }

    private static func append(_ text: String, to bytes: inout [UInt8]) {
        var text = text
        text.withUTF8 { bytes.append(contentsOf: $0) }
    }

    private static func isSendable(_ name: String, _ value: String) -> Bool {
        switch name.utf8.count {
        case 0: return false
        case 10 where name.lowercased() == "connection": return false
        case 14 where name.lowercased() == "content-length": return false
        case 17 where name.lowercased() == "transfer-encoding": return false
        default: break
        }
        var name = name
        var value = value
        return name.withUTF8 { bytes in
            for byte in bytes where byte <= 0x20 || byte >= 0x7f || byte == UInt8(ascii: ":") { return false }
            return true
        }
            && value.withUTF8 { bytes in
                for byte in bytes where byte < 0x20 && byte != 0x09 || byte == 0x7f { return false }
                return true
            }
    }

    private static func reasonPhrase(_ status: Int) -> String {
        switch status {
        case 400: "Bad Request"
        case 408: "Request Timeout"
        case 413: "Content Too Large"
        case 503: "Service Unavailable"
        default: "Refused"
        }
    }
}
