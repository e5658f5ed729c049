// The parser's scanners: each begins at `position`, never reads at or behind `end`, and answers where it stopped.

extension TapeParser {
    @inline(__always)
    static func skipWhite(_ position: UnsafePointer<UInt8>, _ end: UnsafePointer<UInt8>) -> UnsafePointer<UInt8> {
        var position = position
        while position < end {
            let byte = position.pointee
            guard byte <= 0x20, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 else { break }
            position += 1
        }
        return position
    }

    /// The first byte that is a quotation mark, a backslash, a control character or not ASCII.
    @inline(__always)
    static func scanPlain(_ position: UnsafePointer<UInt8>, _ end: UnsafePointer<UInt8>) -> UnsafePointer<UInt8> {
        var position = position
        while end - position >= 8 {
            let word = UnsafeRawPointer(position).loadUnaligned(as: UInt64.self)
            // The highest bit of each byte to stop at. A borrow reaches only bytes above one that is found rightly, so
            // the lowest bit set is right.
            let quote = (word ^ 0x2222_2222_2222_2222) &- 0x0101_0101_0101_0101
            let backslash = (word ^ 0x5C5C_5C5C_5C5C_5C5C) &- 0x0101_0101_0101_0101
            let control = word &- 0x2020_2020_2020_2020
            let found = (quote | backslash | control | word) & 0x8080_8080_8080_8080
            if found != 0 { return position + found.trailingZeroBitCount / 8 }
            position += 8
        }
        while position < end {
            let byte = position.pointee
            if byte < 0x20 || byte == 0x22 || byte == 0x5C || byte >= 0x80 { break }
            position += 1
        }
        return position
    }

    /// Goes on with a string where the plain scan stopped at something else than its end. Answers the closing quotation
    /// mark and whether there was an escape.
    @inline(never)
    static func finishString(
        _ position: UnsafePointer<UInt8>, _ start: UnsafePointer<UInt8>, _ end: UnsafePointer<UInt8>
    ) throws(Failure) -> (UnsafePointer<UInt8>, Bool) {
        var position = position
        var hasEscapes = false
        while position < end {
            let byte = position.pointee
            if byte == 0x22 { return (position, hasEscapes) }
            if byte == 0x5C {
                hasEscapes = true
                position += try escapeLength(position, start, end)
            } else if byte >= 0x80 {
                let length = utf8SequenceLength(position, end)
                guard length > 0 else { throw Failure(reason: .invalidUTF8, offset: position - start) }
                position += length
                // Text in other scripts has few ASCII bytes between: try the next sequence before the wide scan.
                if position < end, position.pointee >= 0x80 { continue }
            } else if byte < 0x20 {
                throw Failure(reason: .controlCharacter, offset: position - start)
            }
            position = scanPlain(position, end)
        }
        throw Failure(reason: .unexpectedEnd, offset: end - start)
    }

    /// How long the escape at a backslash is, both halves of a surrogate pair together.
    private static func escapeLength(
        _ position: UnsafePointer<UInt8>, _ start: UnsafePointer<UInt8>, _ end: UnsafePointer<UInt8>
    ) throws(Failure) -> Int {
        guard end - position >= 2 else { throw Failure(reason: .unexpectedEnd, offset: end - start) }
        switch position[1] {
        case 0x22, 0x5C, 0x2F, 0x62, 0x66, 0x6E, 0x72, 0x74:
            return 2
        case 0x75:
            guard let unit = hexadecimal(position + 2, end) else {
                throw Failure(reason: .invalidEscape, offset: position - start)
            }
            if unit & 0xF800 != 0xD800 { return 6 }
            guard unit < 0xDC00, end - position >= 12, position[6] == 0x5C, position[7] == 0x75,
                let low = hexadecimal(position + 8, end), low & 0xFC00 == 0xDC00
            else { throw Failure(reason: .loneSurrogate, offset: position - start) }
            return 12
        default:
            throw Failure(reason: .invalidEscape, offset: position - start)
        }
    }

    /// How long the UTF-8 sequence at a byte of 0x80 or above is; 0 when it is not one (overlong, surrogate, above
    /// U+10FFFF, cut off).
    private static func utf8SequenceLength(
        _ position: UnsafePointer<UInt8>, _ end: UnsafePointer<UInt8>
    ) -> Int {
        let left = end - position
        let first = position[0]
        func isContinuation(_ offset: Int) -> Bool { position[offset] & 0xC0 == 0x80 }
        switch first {
        case 0xC2...0xDF:
            return left >= 2 && isContinuation(1) ? 2 : 0
        case 0xE0...0xEF:
            guard left >= 3, isContinuation(1), isContinuation(2) else { return 0 }
            if first == 0xE0, position[1] < 0xA0 { return 0 }
            if first == 0xED, position[1] >= 0xA0 { return 0 }
            return 3
        case 0xF0...0xF4:
            guard left >= 4, isContinuation(1), isContinuation(2), isContinuation(3) else { return 0 }
            if first == 0xF0, position[1] < 0x90 { return 0 }
            if first == 0xF4, position[1] >= 0x90 { return 0 }
            return 4
        default:
            return 0
        }
    }

    /// Where the number that begins at a minus sign or a digit ends.
    @inline(__always)
    static func scanNumber(
        _ position: UnsafePointer<UInt8>, _ end: UnsafePointer<UInt8>, _ start: UnsafePointer<UInt8>
    ) throws(Failure) -> UnsafePointer<UInt8> {
        var scan = position
        if scan.pointee == 0x2D { scan += 1 }
        let digits = scan
        scan = skipDigits(scan, end)
        if scan == digits {
            throw Failure(reason: scan == end ? .unexpectedEnd : .invalidNumber, offset: scan - start)
        }
        if digits.pointee == 0x30, scan - digits > 1 {
            throw Failure(reason: .leadingZero, offset: digits - start)
        }
        if scan < end, scan.pointee == 0x2E {
            let fraction = scan + 1
            scan = skipDigits(fraction, end)
            if scan == fraction {
                throw Failure(reason: scan == end ? .unexpectedEnd : .invalidNumber, offset: scan - start)
            }
        }
        if scan < end, scan.pointee | 0x20 == 0x65 {
            scan += 1
            if scan < end, scan.pointee == 0x2B || scan.pointee == 0x2D { scan += 1 }
            let exponent = scan
            scan = skipDigits(exponent, end)
            if scan == exponent {
                throw Failure(reason: scan == end ? .unexpectedEnd : .invalidNumber, offset: scan - start)
            }
        }
        return scan
    }

    @inline(__always)
    private static func skipDigits(
        _ position: UnsafePointer<UInt8>, _ end: UnsafePointer<UInt8>
    ) -> UnsafePointer<UInt8> {
        var position = position
        while position < end, position.pointee &- 0x30 < 10 { position += 1 }
        return position
    }

    /// Which of `true`, `false`, `null` stands here, and its length; 0 when none does.
    @inline(__always)
    static func literal(_ position: UnsafePointer<UInt8>, _ end: UnsafePointer<UInt8>) -> (Kind, Int) {
        guard end - position >= 4 else { return (.null, 0) }
        // The words as little-endian numbers; every platform of this project is little-endian.
        let word = UInt32(littleEndian: UnsafeRawPointer(position).loadUnaligned(as: UInt32.self))
        if word == 0x6575_7274 { return (.true, 4) }
        if word == 0x6C6C_756E { return (.null, 4) }
        if word == 0x736C_6166, end - position >= 5, position[4] == 0x65 { return (.false, 5) }
        return (.null, 0)
    }
}

/// Whether the bytes are one number as JSON writes it.
func isNumber(_ bytes: UnsafeRawBufferPointer) -> Bool {
    guard let start = bytes.bindMemory(to: UInt8.self).baseAddress, let first = bytes.first else { return false }
    guard first == 0x2D || first >= 0x30 && first <= 0x39 else { return false }
    guard let end = try? TapeParser.scanNumber(start, start + bytes.count, start) else { return false }
    return end == start + bytes.count
}
