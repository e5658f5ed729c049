/// Reads the fixed-width fields that dates and times are made of.
struct TextReader {
    private let bytes: UnsafeRawBufferPointer
    private var position = 0

    init(_ bytes: UnsafeRawBufferPointer) { self.bytes = bytes }

    /// Reads a text; the reader must not leave the closure.
    static func read<Result>(_ text: String, _ body: (inout TextReader) -> Result?) -> Result? {
        var text = text
        return text.withUTF8 { bytes in
            var reader = TextReader(UnsafeRawBufferPointer(bytes))
            return body(&reader)
        }
    }

    var isAtEnd: Bool { position == bytes.count }

    var next: UInt8? { isAtEnd ? nil : bytes[position] }

    mutating func take(_ scalar: Unicode.Scalar) -> Bool {
        guard next == UInt8(ascii: scalar) else { return false }
        position += 1
        return true
    }

    /// Exactly `count` digits whose value lies in `range`.
    mutating func number(_ count: Int, in range: ClosedRange<Int>) -> Int? {
        guard position + count <= bytes.count else { return nil }
        var value = 0
        for index in position..<(position + count) {
            let digit = bytes[index] &- UInt8(ascii: "0")
            guard digit < 10 else { return nil }
            value = value * 10 + Int(digit)
        }
        guard range.contains(value) else { return nil }
        position += count
        return value
    }

    /// One digit or more as a fraction of a second; digits after the ninth are dropped.
    mutating func fraction() -> (nanoseconds: Int, digits: Int)? {
        var value = 0
        var digits = 0
        while let byte = next, byte &- UInt8(ascii: "0") < 10 {
            if digits < 9 { value = value * 10 + Int(byte - UInt8(ascii: "0")) }
            digits += 1
            position += 1
        }
        guard digits > 0 else { return nil }
        for _ in min(digits, 9)..<9 { value *= 10 }
        return (value, min(digits, 9))
    }
}
