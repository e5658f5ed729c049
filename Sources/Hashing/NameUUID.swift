/// A UUID of version 5: made from a name within a namespace, so the same name always gives the same UUID (RFC 9562 5.5).
package struct NameUUID: Hashable, Sendable, CustomStringConvertible {
    /// 16 bytes.
    package let bytes: [UInt8]

    /// The namespace of names that are URLs (RFC 9562 6.6).
    package static let urlNamespace = NameUUID(
        bytes: [0x6B, 0xA7, 0xB8, 0x11, 0x9D, 0xAD, 0x11, 0xD1, 0x80, 0xB4, 0x00, 0xC0, 0x4F, 0xD4, 0x30, 0xC8])

    private init(bytes: [UInt8]) { self.bytes = bytes }

    /// The UUID of a name, given as bytes, within a namespace.
    package init(_ name: some Collection<UInt8>, in namespace: NameUUID) {
        var digest = (namespace.bytes + name).withUnsafeBytes { sha1($0) }
        digest.removeLast(4)
        digest[6] = digest[6] & 0x0F | 0x50
        digest[8] = digest[8] & 0x3F | 0x80
        bytes = digest
    }

    /// The UUID of a text in UTF-8 within a namespace.
    package init(_ name: String, in namespace: NameUUID) { self.init(Array(name.utf8), in: namespace) }

    /// `xxxxxxxx-xxxx-5xxx-xxxx-xxxxxxxxxxxx`, lower-case.
    package var description: String {
        let text = hexadecimal(bytes)
        var parts: [Substring] = []
        var rest = text[...]
        for length in [8, 4, 4, 4, 12] {
            parts.append(rest.prefix(length))
            rest = rest.dropFirst(length)
        }
        return parts.joined(separator: "-")
    }
}
