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
    ///   - secret: the id or link to be cut out; empty = there is none.
    ///   - key: of the request, which unseals the secret; nil = the secret comes with the repetition.
    package func sealed(secret: String, key: String?) -> [UInt8] {
        var text = "\(status)\n"
        for (name, value) in headers { text += "\(name): \(value)\n" }
        let content = Array((text + "\n").utf8) + body
        let secret = Array(secret.utf8)
        var prefix: [UInt8] = []
        if let key { prefix = [UInt8(clamping: secret.count)] + Self.veiled(secret, key) }
        return prefix + Self.replace(secret, in: content, by: [UInt8](repeating: 0, count: secret.count))
    }

    /// - Parameter secret: what the request brought along; nil = the key unseals it.
    package init?(_ bytes: [UInt8], secret given: String?, key: String) {
        var content = bytes[...]
        var secret = given.map { Array($0.utf8) } ?? []
        if given == nil {
            guard let length = content.popFirst().map(Int.init), content.count >= length else { return nil }
            secret = Self.veiled(Array(content.prefix(length)), key)
            content = content.dropFirst(length)
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

    /// The bytes under a stream that is known only to whoever has the key: the store holds another digest of it. Twice is
    /// as before.
    private static func veiled(_ bytes: [UInt8], _ key: String) -> [UInt8] {
        var veil: [UInt8] = []
        while veil.count < bytes.count {
            veil += Array("formstep secret \(veil.count) of \(key)".utf8).withUnsafeBytes { sha256($0) }
        }
        return zip(bytes, veil).map { $0 ^ $1 }
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
