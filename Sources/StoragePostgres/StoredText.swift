/// Texts in the form the database takes them: PostgreSQL has no text with U+0000.
///
/// U+0000 becomes U+0001 U+0001, and U+0001 becomes U+0001 U+0002: no two texts become the same, and their order stays.
enum StoredText {
    /// The encoded UTF-8 bytes.
    static func append(_ text: String, to bytes: inout [UInt8]) {
        var text = text
        text.withUTF8 { utf8 in
            if utf8.contains(where: { $0 < 2 }) {
                for byte in utf8 {
                    switch byte {
                    case 0: bytes += [1, 1]
                    case 1: bytes += [1, 2]
                    default: bytes.append(byte)
                    }
                }
            } else {
                bytes += utf8
            }
        }
    }

    static func decode(_ bytes: UnsafeRawBufferPointer) -> String {
        guard bytes.contains(1) else { return String(decoding: bytes, as: UTF8.self) }
        var plain: [UInt8] = []
        var isEscaped = false
        for byte in bytes {
            if isEscaped {
                plain.append(byte == 1 ? 0 : 1)
                isEscaped = false
            } else if byte == 1 {
                isEscaped = true
            } else {
                plain.append(byte)
            }
        }
        return String(decoding: plain, as: UTF8.self)
    }
}
