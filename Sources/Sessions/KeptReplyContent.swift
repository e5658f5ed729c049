internal import Hashing

/// A reply to a request with an `Idempotency-Key`, as bytes for the store. Ids of sessions are secrets that are kept
/// nowhere, so they are cut out of it: whoever repeats the request brings the id along, or, where the request made the
/// session, the key that unseals it.
package struct KeptReplyContent: Sendable, Equatable {
    package var status: Int
    package var headers: [(name: String, value: String)]
    package var body: [UInt8]

    package init(status: Int, headers: [(name: String, value: String)], body: [UInt8]) {
        self.status = status
        self.headers = headers
        self.body = body
    }

    package static func == (left: KeptReplyContent, right: KeptReplyContent) -> Bool {
        left.status == right.status && left.body == right.body
            && left.headers.elementsEqual(right.headers) { $0.name == $1.name && $0.value == $1.value }
    }

    /// - Parameters:
    ///   - id: of the session, to be cut out; empty = the reply is of none.
    ///   - key: of the request that made the session; nil = the id comes with the repetition.
    package func sealed(id: String, key: String?) -> [UInt8] {
        var text = "\(status)\n"
        for (name, value) in headers { text += "\(name): \(value)\n" }
        let content = Array((text + "\n").utf8) + body
        let secret = id.isEmpty ? [UInt8](repeating: 0, count: SessionID.length) : Array(id.utf8)
        let prefix = key.map { zip(Self.pad($0), secret).map { $0 ^ $1 } } ?? []
        return prefix + Self.replace(secret, in: content, by: [UInt8](repeating: 0, count: secret.count))
    }

    /// - Parameter id: of the session, where the request named it; else the key unseals it.
    package init?(_ bytes: [UInt8], id: String?, key: String) {
        var content = bytes[...]
        var secret = id.map { Array($0.utf8) } ?? []
        if id == nil {
            guard content.count >= SessionID.length else { return nil }
            secret = zip(Self.pad(key), content.prefix(SessionID.length)).map { $0 ^ $1 }
            content = content.dropFirst(SessionID.length)
        }
        // Neither fields nor JSON hold a zero byte.
        let whole = Self.replace([UInt8](repeating: 0, count: secret.count), in: Array(content), by: secret)
        var lines: [Substring.UTF8View] = []
        var rest = whole[...]
        while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
            let line = rest[..<end]
            rest = rest[(end + 1)...]
            if line.isEmpty { break }
            lines.append(Substring(decoding: line, as: UTF8.self).utf8)
        }
        guard let first = lines.first, let status = Int(Substring(first)) else { return nil }
        self.status = status
        headers = lines.dropFirst().compactMap { line in
            let line = Substring(line)
            guard let colon = line.firstIndex(of: ":") else { return nil }
            return (String(line[..<colon]), String(line[colon...].dropFirst(2)))
        }
        body = Array(rest)
    }

    /// Known only to whoever has the key: the store holds another digest of it.
    private static func pad(_ key: String) -> [UInt8] {
        Array("formstep session id of \(key)".utf8).withUnsafeBytes { sha256($0) }
    }

    private static func replace(_ wanted: [UInt8], in bytes: [UInt8], by other: [UInt8]) -> [UInt8] {
        guard let first = wanted.first, bytes.count >= wanted.count else { return bytes }
        var bytes = bytes
        var index = 0
        while index <= bytes.count - wanted.count {
            if bytes[index] == first, bytes[index..<(index + wanted.count)].elementsEqual(wanted) {
                bytes.replaceSubrange(index..<(index + wanted.count), with: other)
                index += wanted.count
            } else {
                index += 1
            }
        }
        return bytes
    }
}
