/// Makes FHIR packages for tests: a tar archive in gzip whose deflate blocks are only stored.
public enum PackageFile {
    /// An entry of an archive.
    public struct Entry: Sendable {
        let name: String
        let bytes: [UInt8]
        let kind: UInt8

        /// - Parameter kind: of tar: `0` a file, `2` a link, `5` a folder.
        public init(_ name: String, _ text: String, kind: UInt8 = 0x30) {
            self.name = name
            bytes = Array(text.utf8)
            self.kind = kind
        }
    }

    /// The bytes of a `.tgz`.
    public static func tgz(_ entries: [Entry]) -> [UInt8] { gzip(tar(entries)) }

    /// A tar archive.
    public static func tar(_ entries: [Entry]) -> [UInt8] {
        var bytes: [UInt8] = []
        for entry in entries {
            var header = [UInt8](repeating: 0, count: 512)
            func put(_ text: String, at place: Int) {
                for (index, byte) in text.utf8.enumerated() { header[place + index] = byte }
            }
            put(String(entry.name.prefix(100)), at: 0)
            put("0000644", at: 100)
            let size = String(entry.bytes.count, radix: 8)
            put(String(repeating: "0", count: 11 - size.count) + size, at: 124)
            put("00000000000", at: 136)
            put("        ", at: 148)
            header[156] = entry.kind
            put("ustar", at: 257)
            let sum = String(header.reduce(0) { $0 + Int($1) }, radix: 8)
            put(String(repeating: "0", count: 6 - sum.count) + sum + "\0 ", at: 148)
            bytes += header + entry.bytes
            bytes += [UInt8](repeating: 0, count: (512 - entry.bytes.count % 512) % 512)
        }
        return bytes + [UInt8](repeating: 0, count: 1024)
    }

    /// gzip (RFC 1952) around stored blocks (RFC 1951 3.2.4).
    public static func gzip(_ bytes: [UInt8]) -> [UInt8] {
        var result: [UInt8] = [0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 255]
        var rest = bytes[...]
        repeat {
            let block = rest.prefix(65_535)
            rest = rest.dropFirst(block.count)
            let length = UInt16(block.count)
            result.append(rest.isEmpty ? 1 : 0)
            result += [UInt8(length & 255), UInt8(length >> 8), UInt8(~length & 255), UInt8(~length >> 8)]
            result += block
        } while !rest.isEmpty
        var sum: UInt32 = 0xFFFF_FFFF
        for byte in bytes {
            sum ^= UInt32(byte)
            for _ in 0..<8 { sum = sum >> 1 ^ (sum & 1 == 1 ? 0xEDB8_8320 : 0) }
        }
        for value in [~sum, UInt32(truncatingIfNeeded: bytes.count)] {
            for shift in [0, 8, 16, 24] as [UInt32] { result.append(UInt8(value >> shift & 255)) }
        }
        return result
    }
}
