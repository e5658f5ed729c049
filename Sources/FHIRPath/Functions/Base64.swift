/// Base64, plain and for URLs (RFC 4648).
enum Base64 {
    private static let plain = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
    private static let forURLs = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_".utf8)

    static func encode(_ bytes: [UInt8], isForURLs: Bool) -> String {
        let letters = isForURLs ? forURLs : plain
        var result: [UInt8] = []
        result.reserveCapacity((bytes.count + 2) / 3 * 4)
        for start in stride(from: 0, to: bytes.count, by: 3) {
            let group = bytes[start..<min(start + 3, bytes.count)]
            var word: UInt32 = 0
            for offset in 0..<3 { word = word << 8 | UInt32(offset < group.count ? group[start + offset] : 0) }
            for digit in 0..<4 {
                result.append(
                    digit <= group.count ? letters[Int(word >> UInt32(18 - digit * 6) & 63)] : UInt8(ascii: "="))
            }
        }
        return String(decoding: result, as: UTF8.self)
    }

    /// Either alphabet, with or without padding; nil for anything else.
    static func decode(_ text: [UInt8]) -> [UInt8]? {
        var result: [UInt8] = []
        var word: UInt32 = 0
        var digits = 0
        var padding = 0
        for byte in text {
            if byte == UInt8(ascii: "=") {
                padding += 1
                continue
            }
            guard padding == 0, let value = plain.firstIndex(of: byte) ?? forURLs.firstIndex(of: byte) else {
                return nil
            }
            word = word << 6 | UInt32(value)
            digits += 1
            if digits == 4 {
                result += [UInt8(word >> 16 & 255), UInt8(word >> 8 & 255), UInt8(word & 255)]
                word = 0
                digits = 0
            }
        }
        guard padding <= 2 else { return nil }
        switch digits {
        case 0: break
        case 2: result.append(UInt8(word >> 4 & 255))
        case 3: result += [UInt8(word >> 10 & 255), UInt8(word >> 2 & 255)]
        default: return nil
        }
        return result
    }
}
