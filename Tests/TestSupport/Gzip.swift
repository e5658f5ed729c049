/// Compressed bodies for tests (RFC 1951, RFC 1952), written by hand.
package enum Gzip {
    private static let head: [UInt8] = [0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 0xFF]

    /// A text, stored as it is.
    package static func stored(_ bytes: [UInt8]) -> [UInt8] {
        var result = head
        var rest = bytes[...]
        repeat {
            let block = rest.prefix(0xFFFF)
            rest = rest.dropFirst(block.count)
            let count = UInt16(block.count)
            result += [rest.isEmpty ? 1 : 0] + little(count) + little(~count) + block
        } while !rest.isEmpty
        return result + little(checksum(bytes)) + little(UInt32(truncatingIfNeeded: bytes.count))
    }

    /// About so many zeros in a thousandth of the room. The checksum is wrong, as nobody is to come so far.
    package static func zeros(_ count: Int) -> [UInt8] {
        var bits = Bits()
        bits.add(0b011, 3)  // the last block, with the fixed codes
        bits.add(0b0000_1100, 8)  // literal 0: code 00110000, its first bit first
        for _ in 0..<(count / 258) {
            bits.add(0b1010_0011, 8)  // length 258: code 11000101
            bits.add(0, 5)  // distance 1
        }
        bits.add(0, 7)  // end
        return head + bits.bytes + [0, 0, 0, 0] + little(UInt32(truncatingIfNeeded: count / 258 * 258 + 1))
    }

    private struct Bits {
        var bytes: [UInt8] = []
        private var used = 8

        /// Lowest bit first.
        mutating func add(_ value: UInt8, _ count: Int) {
            for index in 0..<count {
                if used == 8 {
                    bytes.append(0)
                    used = 0
                }
                bytes[bytes.count - 1] |= ((value >> UInt8(index)) & 1) << UInt8(used)
                used += 1
            }
        }
    }

    private static func little<Number: FixedWidthInteger>(_ number: Number) -> [UInt8] {
        (0..<(Number.bitWidth / 8)).map { UInt8(truncatingIfNeeded: number >> Number($0 * 8)) }
    }

    private static func checksum(_ bytes: [UInt8]) -> UInt32 {
        var sum: UInt32 = 0xFFFF_FFFF
        for byte in bytes {
            sum ^= UInt32(byte)
            for _ in 0..<8 { sum = sum & 1 == 1 ? (sum >> 1) ^ 0xEDB8_8320 : sum >> 1 }
        }
        return ~sum
    }
}
