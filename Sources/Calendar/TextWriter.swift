/// Writes fixed-width fields into one small buffer.
struct TextWriter {
    private let buffer: UnsafeMutableBufferPointer<UInt8>
    private var count = 0

    private init(_ buffer: UnsafeMutableBufferPointer<UInt8>) { self.buffer = buffer }

    /// No date with time and zone is longer than 35 bytes.
    static func text(_ body: (inout TextWriter) -> Void) -> String {
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 40) { buffer in
            var writer = TextWriter(buffer)
            body(&writer)
            return String(decoding: buffer[..<writer.count], as: UTF8.self)
        }
    }

    mutating func put(_ scalar: Unicode.Scalar) {
        buffer[count] = UInt8(ascii: scalar)
        count += 1
    }

    /// The last `width` digits of a number that is not negative.
    mutating func put(_ value: Int, width: Int) {
        var rest = value
        for index in stride(from: count + width - 1, through: count, by: -1) {
            buffer[index] = UInt8(truncatingIfNeeded: rest % 10) + UInt8(ascii: "0")
            rest /= 10
        }
        count += width
    }
}

/// Writes numbers with leading zeros.
func padded(_ value: Int, _ width: Int) -> String {
    let digits = String(value)
    return String(repeating: "0", count: max(0, width - digits.utf8.count)) + digits
}
