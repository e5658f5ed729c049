extension [UInt8] {
    /// Appends a constant.
    mutating func append(_ text: StaticString) {
        // A StaticString made from a literal of more than one scalar has a pointer; `hasPointerRepresentation` is
        // false only for single scalars given as such, which nobody does here.
        append(contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
    }

    mutating func append(text: String) {
        var text = text
        text.withUTF8 { append(contentsOf: $0) }
    }

    /// Appends a non-negative number in decimal, padded with zeros to at least `width` digits.
    mutating func appendDigits(_ number: Int, width: Int = 1) {
        var digits: (UInt64, UInt64, UInt64) = (0, 0, 0)
        Swift.withUnsafeMutableBytes(of: &digits) { buffer in
            var rest = UInt64(Swift.max(number, 0))
            var at = buffer.count
            while rest > 0 || buffer.count - at < width {
                at -= 1
                buffer[at] = UInt8(ascii: "0") + UInt8(rest % 10)
                rest /= 10
            }
            append(contentsOf: UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(buffer)[at...]))
        }
    }

    mutating func appendNumber(_ number: Int) {
        if number < 0 {
            append(UInt8(ascii: "-"))
            append(text: String(number.magnitude))
        } else {
            appendDigits(number)
        }
    }

    /// Appends thousandths as a decimal number with three places.
    mutating func appendThousandths(_ thousandths: Int) {
        if thousandths < 0 { append(UInt8(ascii: "-")) }
        let magnitude = Int(clamping: thousandths.magnitude)
        appendDigits(magnitude / 1000)
        append(UInt8(ascii: "."))
        appendDigits(magnitude % 1000, width: 3)
    }

    /// Appends a JSON string with its quotes.
    mutating func append(json text: String) {
        append(UInt8(ascii: "\""))
        var text = text
        text.withUTF8 { bytes in
            if bytes.allSatisfy({ $0 >= 0x20 && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\") }) {
                append(contentsOf: bytes)
            } else {
                for byte in bytes { appendEscaped(byte) }
            }
        }
        append(UInt8(ascii: "\""))
    }

    private mutating func appendEscaped(_ byte: UInt8) {
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"):
            append(UInt8(ascii: "\\"))
            append(byte)
        case 0..<0x20:
            append("\\u00")
            let hex: StaticString = "0123456789abcdef"
            append(hex.utf8Start[Int(byte >> 4)])
            append(hex.utf8Start[Int(byte & 15)])
        default:
            append(byte)
        }
    }
}
