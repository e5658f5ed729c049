internal import Hashing

/// One file of the web player, as it is sent.
struct PlayerFile: Sendable {
    /// The last part of its path, such as `player.js`.
    let name: String
    let bytes: [UInt8]
    /// The same bytes for whoever takes gzip; nil where that is no gain.
    let packed: [UInt8]?
    /// A strong entity tag, quotes included.
    let tag: String

    init(name: String, bytes: [UInt8]) {
        self.name = name
        self.bytes = bytes
        packed = EmbeddedFiles.gzipped(bytes)
        tag = "\"\(Self.digest(bytes))\""
    }

    /// 16 hexadecimal digits that name the content.
    static func digest(_ bytes: [UInt8]) -> String {
        String(hexadecimal(bytes.withUnsafeBytes { sha256($0) }).prefix(16))
    }

    /// Every kind of file there is has its type: browsers are told not to guess.
    var contentType: String {
        switch name.split(separator: ".").last {
        case "html": "text/html; charset=utf-8"
        case "css": "text/css; charset=utf-8"
        case "js": "text/javascript; charset=utf-8"
        case "svg": "image/svg+xml"
        default: "application/octet-stream"
        }
    }
}
