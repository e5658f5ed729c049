internal import HTTPServer

/// Where the client reached us, for links in replies.
enum BaseURL {
    /// `http://host:port`, from the request itself; `https` behind a proxy that says so.
    static func of(_ request: HTTPRequest) -> String {
        let scheme = request.headers[KnownHeader.forwardedProto] == "https" ? "https" : "http"
        guard let host = request.headers[KnownHeader.host], isHost(host) else { return "\(scheme)://localhost" }
        return "\(scheme)://\(host)"
    }

    private static func isHost(_ text: String) -> Bool {
        1...255 ~= text.utf8.count
            && text.utf8.allSatisfy {
                isUnreserved($0) || $0 == UInt8(ascii: ":") || $0 == UInt8(ascii: "[") || $0 == UInt8(ascii: "]")
            }
    }

    /// A name or value of a query, percent-encoded.
    static func encoded(_ text: String) -> String {
        var bytes: [UInt8] = []
        for byte in text.utf8 {
            switch byte {
            case _ where isUnreserved(byte), UInt8(ascii: ":"), UInt8(ascii: "/"), UInt8(ascii: ","): bytes.append(byte)
            default:
                let digits: StaticString = "0123456789ABCDEF"
                bytes += [UInt8(ascii: "%"), digits.utf8Start[Int(byte >> 4)], digits.utf8Start[Int(byte & 15)]]
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// RFC 3986 2.3
    private static func isUnreserved(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
            UInt8(ascii: "~"):
            true
        default: false
        }
    }
}
