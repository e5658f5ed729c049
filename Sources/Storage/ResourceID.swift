/// Ids of resources (https://hl7.org/fhir/R4/datatypes.html#id).
package enum ResourceID {
    /// `[A-Za-z0-9\-\.]{1,64}`
    package static func isValid(_ id: some StringProtocol) -> Bool {
        1...64 ~= id.utf8.count && id.utf8.allSatisfy(isAllowed)
    }

    /// An id made of any text: other characters become `-`, the end is cut off.
    package static func made(from text: some StringProtocol) -> String {
        let bytes = text.utf8.prefix(64).map { isAllowed($0) ? $0 : UInt8(ascii: "-") }
        return bytes.isEmpty ? "form" : String(decoding: bytes, as: UTF8.self)
    }

    /// A new id that nobody has: a random UUID (RFC 9562 5.4), lower-case.
    package static func fresh() -> String {
        var generator = SystemRandomNumberGenerator()
        let high = generator.next() & 0xFFFF_FFFF_FFFF_0FFF | 0x4000
        let low = generator.next() & 0x3FFF_FFFF_FFFF_FFFF | 0x8000_0000_0000_0000
        let digits = padded(high) + padded(low)
        var text = ""
        for (index, digit) in digits.enumerated() {
            if [8, 12, 16, 20].contains(index) { text.append("-") }
            text.append(digit)
        }
        return text
    }

    private static func padded(_ number: UInt64) -> String {
        let digits = String(number, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }

    private static func isAllowed(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."):
            true
        default: false
        }
    }
}
