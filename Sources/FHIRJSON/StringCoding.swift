/// Reads the bytes of a JSON string, without its quotation marks, one decoded UTF-8 byte at a time. The text must have
/// been checked by the parser.
struct EscapedBytes {
    private var position: UnsafeRawPointer
    private let end: UnsafeRawPointer
    /// Bytes of the escape being handed out, lowest first, and how many are left.
    private var pending: UInt32 = 0
    private var pendingCount = 0

    init(_ bytes: UnsafeRawBufferPointer) {
        position = bytes.baseAddress ?? UnsafeRawPointer(FrozenNames.text.utf8Start)
        end = position + bytes.count
    }

    mutating func next() -> UInt8? {
        if pendingCount > 0 {
            let byte = UInt8(truncatingIfNeeded: pending)
            pending >>= 8
            pendingCount -= 1
            return byte
        }
        guard position < end else { return nil }
        let byte = position.load(as: UInt8.self)
        guard byte == 0x5C, end - position >= 2 else {
            position += 1
            return byte
        }
        let letter = (position + 1).load(as: UInt8.self)
        position += 2
        switch letter {
        case UInt8(ascii: "b"): return 0x08
        case UInt8(ascii: "f"): return 0x0C
        case UInt8(ascii: "n"): return 0x0A
        case UInt8(ascii: "r"): return 0x0D
        case UInt8(ascii: "t"): return 0x09
        case UInt8(ascii: "u"): return unicodeEscape()
        default: return letter
        }
    }

    private mutating func unicodeEscape() -> UInt8? {
        guard let unit = hexadecimal(position, end) else { return next() }
        position += 4
        var scalar = UInt32(unit)
        if unit & 0xFC00 == 0xD800, end - position >= 6, let low = hexadecimal(position + 2, end) {
            position += 6
            scalar = 0x10000 + (UInt32(unit) & 0x3FF) << 10 + UInt32(low) & 0x3FF
        }
        switch scalar {
        case 0..<0x80: return UInt8(scalar)
        case 0x80..<0x800:
            pending = 0x80 | scalar & 0x3F
            pendingCount = 1
            return UInt8(0xC0 | scalar >> 6)
        case 0x800..<0x10000:
            pending = 0x80 | scalar >> 6 & 0x3F | (0x80 | scalar & 0x3F) << 8
            pendingCount = 2
            return UInt8(0xE0 | scalar >> 12)
        default:
            pending = 0x80 | scalar >> 12 & 0x3F | (0x80 | scalar >> 6 & 0x3F) << 8 | (0x80 | scalar & 0x3F) << 16
            pendingCount = 3
            return UInt8(0xF0 | scalar >> 18)
        }
    }
}

/// The value of four hexadecimal digits, nil when there are not four before `end`.
func hexadecimal(_ position: UnsafeRawPointer, _ end: UnsafeRawPointer) -> UInt16? {
    guard end - position >= 4 else { return nil }
    var value: UInt16 = 0
    for offset in 0..<4 {
        let byte = position.load(fromByteOffset: offset, as: UInt8.self)
        switch byte {
        case 0x30...0x39: value = value << 4 | UInt16(byte - 0x30)
        case 0x41...0x46: value = value << 4 | UInt16(byte - 0x41 + 10)
        case 0x61...0x66: value = value << 4 | UInt16(byte - 0x61 + 10)
        default: return nil
        }
    }
    return value
}

/// The decoded bytes of a JSON string's content.
func decodedBytes(_ bytes: UnsafeRawBufferPointer) -> [UInt8] {
    var reader = EscapedBytes(bytes)
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    while let byte = reader.next() { result.append(byte) }
    return result
}

/// How many bytes at the front of a string can be written as they are.
@inline(__always)
func plainPrefix(_ bytes: UnsafeRawBufferPointer) -> Int {
    guard let base = bytes.baseAddress else { return 0 }
    let count = bytes.count
    var offset = 0
    while offset + 8 <= count {
        let word = (base + offset).loadUnaligned(as: UInt64.self)
        // The highest bit of each byte that needs an escape; a borrow only reaches bytes above a true finding, and bytes
        // that already have the highest bit (not ASCII) are masked out.
        let quote = (word ^ 0x2222_2222_2222_2222) &- 0x0101_0101_0101_0101
        let backslash = (word ^ 0x5C5C_5C5C_5C5C_5C5C) &- 0x0101_0101_0101_0101
        let control = word &- 0x2020_2020_2020_2020
        let found = (quote | backslash | control) & ~word & 0x8080_8080_8080_8080
        if found != 0 {
            return offset + found.trailingZeroBitCount / 8
        }
        offset += 8
    }
    while offset < count {
        let byte = base.load(fromByteOffset: offset, as: UInt8.self)
        if byte < 0x20 || byte == 0x22 || byte == 0x5C { return offset }
        offset += 1
    }
    return count
}

/// Appends a string's UTF-8 bytes as the content of a JSON string, escaping what must be: quotation mark, backslash and
/// control characters. Answers whether anything was escaped.
@discardableResult
func appendEscaped(_ bytes: UnsafeRawBufferPointer, to output: inout [UInt8]) -> Bool {
    var rest = bytes
    var escaped = false
    while !rest.isEmpty {
        let plain = plainPrefix(rest)
        output.append(contentsOf: UnsafeRawBufferPointer(rebasing: rest[..<plain]))
        guard plain < rest.count else { break }
        appendEscape(of: rest[plain], to: &output)
        escaped = true
        rest = UnsafeRawBufferPointer(rebasing: rest[(plain + 1)...])
    }
    return escaped
}

private func appendEscape(of byte: UInt8, to output: inout [UInt8]) {
    output.append(0x5C)
    switch byte {
    case 0x08: output.append(UInt8(ascii: "b"))
    case 0x09: output.append(UInt8(ascii: "t"))
    case 0x0A: output.append(UInt8(ascii: "n"))
    case 0x0C: output.append(UInt8(ascii: "f"))
    case 0x0D: output.append(UInt8(ascii: "r"))
    case 0x22, 0x5C: output.append(byte)
    default:
        let digits: StaticString = "0123456789abcdef"
        output.append(contentsOf: [0x75, 0x30, 0x30])
        output.append(digits.utf8Start[Int(byte >> 4)])
        output.append(digits.utf8Start[Int(byte & 15)])
    }
}
