internal import Calendar

/// The syntax of FHIR's primitive types, on decoded UTF-8 bytes (https://hl7.org/fhir/R4/datatypes.html#primitive). No regular
/// expressions: each text is gone through once.
enum PrimitiveSyntax {
    enum Verdict {
        case fits
        /// Nothing, or nothing but spaces.
        case isEmpty
        /// Characters below space that are no tab and no line break.
        case hasControls
        case differs
    }

    /// A text against the form of its type. Numbers and booleans are no texts.
    static func judge(_ text: UnsafeRawBufferPointer, _ form: PrimitiveForm) -> Verdict {
        guard text.contains(where: { !isSpace($0) }) else { return .isEmpty }
        switch form {
        case .string, .markdown:
            return text.contains { $0 < 0x20 && !isSpace($0) } ? .hasControls : .fits
        case .uri, .url, .canonical:
            return text.contains { isSpace($0) || $0 < 0x20 } ? .differs : .fits
        case .id: return isID(text) ? .fits : .differs
        case .code: return isCode(text) ? .fits : .differs
        case .oid: return isOID(text) ? .fits : .differs
        case .uuid: return isUUID(text) ? .fits : .differs
        case .base64Binary: return isBase64(text) ? .fits : .differs
        case .xhtml: return isDivision(text) ? .fits : .differs
        case .date: return PartialDate(utf8: text) != nil ? .fits : .differs
        case .dateTime: return PartialDateTime(utf8: text) != nil ? .fits : .differs
        case .instant: return PartialDateTime(utf8: text)?.time != nil ? .fits : .differs
        case .time: return TimeOfDay(utf8: text) != nil ? .fits : .differs
        case .integer64: return isInteger(text, .integer64) ? .fits : .differs
        case .none, .boolean, .integer, .positiveInt, .unsignedInt, .decimal: return .fits
        }
    }

    /// A whole number that fits its type: 32 bits, not below 1 or 0 where the type says so.
    static func isInteger(_ digits: UnsafeRawBufferPointer, _ form: PrimitiveForm) -> Bool {
        let isNegative = digits.first == UInt8(ascii: "-")
        let rest = digits.dropFirst(isNegative ? 1 : 0)
        guard let first = rest.first, rest.count <= 19, rest.count == 1 || first != UInt8(ascii: "0") else {
            return false
        }
        var value: Int128 = 0
        for digit in rest {
            guard isDigit(digit) else { return false }
            value = value * 10 + Int128(digit - UInt8(ascii: "0"))
        }
        if isNegative { value = -value }
        switch form {
        case .positiveInt: return value >= 1 && value <= Int128(Int32.max)
        case .unsignedInt: return value >= 0 && value <= Int128(Int32.max)
        case .integer64: return value >= Int128(Int64.min) && value <= Int128(Int64.max)
        default: return value >= Int128(Int32.min) && value <= Int128(Int32.max)
        }
    }

    /// `[A-Za-z0-9\-\.]{1,64}`
    private static func isID(_ text: UnsafeRawBufferPointer) -> Bool {
        text.count <= 64 && text.allSatisfy(isOfID)
    }

    /// No space at the ends, no two side by side.
    private static func isCode(_ text: UnsafeRawBufferPointer) -> Bool {
        var wasSpace = true
        for byte in text {
            let isSpace = isSpace(byte)
            if isSpace && wasSpace || byte < 0x20 && !isSpace { return false }
            wasSpace = isSpace
        }
        return !wasSpace
    }

    /// `urn:oid:[0-2](\.(0|[1-9][0-9]*))+`
    private static func isOID(_ text: UnsafeRawBufferPointer) -> Bool {
        guard begins(text, with: "urn:oid:") else { return false }
        let arcs = text.dropFirst(8).split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
        guard arcs.count > 1, let first = arcs.first, first.count == 1, let root = first.first,
            root >= UInt8(ascii: "0"), root <= UInt8(ascii: "2")
        else { return false }
        return arcs.dropFirst().allSatisfy { arc in
            !arc.isEmpty && arc.allSatisfy(isDigit) && (arc.count == 1 || arc.first != UInt8(ascii: "0"))
        }
    }

    /// `urn:uuid:` and 8-4-4-4-12 hexadecimal digits. The capitals that the standard's expression leaves out, but that RFC 4122 has
    /// readers take, are taken.
    private static func isUUID(_ text: UnsafeRawBufferPointer) -> Bool {
        guard begins(text, with: "urn:uuid:"), text.count == 45 else { return false }
        return text.dropFirst(9).enumerated().allSatisfy { place, byte in
            switch place {
            case 8, 13, 18, 23: byte == UInt8(ascii: "-")
            default: isDigit(byte) || byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "f")
            }
        }
    }

    /// Groups of four, with `=` only at the end. Line breaks and spaces, which R4 allows, may stand anywhere.
    private static func isBase64(_ text: UnsafeRawBufferPointer) -> Bool {
        var count = 0
        var padding = 0
        for byte in text where !isSpace(byte) {
            count += 1
            if byte == UInt8(ascii: "=") {
                padding += 1
            } else if padding > 0
                || !(isLetter(byte) || isDigit(byte) || byte == UInt8(ascii: "+") || byte == UInt8(ascii: "/"))
            {
                return false
            }
        }
        return count % 4 == 0 && padding <= 2
    }

    /// One `<div>`. What stands in it is not looked at.
    private static func isDivision(_ text: UnsafeRawBufferPointer) -> Bool {
        var bytes = text[...]
        while let first = bytes.first, isSpace(first) { bytes = bytes.dropFirst() }
        while let last = bytes.last, isSpace(last) { bytes = bytes.dropLast() }
        guard bytes.count > 5, bytes.prefix(4).elementsEqual("<div".utf8), bytes.last == UInt8(ascii: ">") else {
            return false
        }
        let next = bytes[bytes.startIndex + 4]
        guard isSpace(next) || next == UInt8(ascii: ">") || next == UInt8(ascii: "/") else { return false }
        return bytes.suffix(6).elementsEqual("</div>".utf8) || bytes.suffix(2).elementsEqual("/>".utf8)
    }

    /// Whether one moment is certainly behind another. False for what is no dateTime.
    static func isLater(_ text: UnsafeRawBufferPointer, than other: UnsafeRawBufferPointer) -> Bool {
        guard let late = PartialDateTime(utf8: text), let early = PartialDateTime(utf8: other) else { return false }
        return late.compare(to: early) == .greater
    }

    /// `[A-Z]([A-Za-z0-9_]){0,254}`; R5 wants two characters.
    static func isComputerName(_ text: UnsafeRawBufferPointer, isLonger: Bool) -> Bool {
        guard let first = text.first, isLetter(first), first & 0x20 == 0, text.count <= 255,
            text.count > 1 || !isLonger
        else { return false }
        return text.allSatisfy { isLetter($0) || isDigit($0) || $0 == UInt8(ascii: "_") }
    }

    /// The XHTML has an element that runs, loads or submits something (https://hl7.org/fhir/R4/narrative.html#rules).
    static func holdsActiveElement(_ text: UnsafeRawBufferPointer) -> Bool {
        var rest = text[...]
        while let start = rest.firstIndex(of: UInt8(ascii: "<")) {
            rest = rest[(start + 1)...]
            let name = rest.prefix(10).prefix(while: isLetter).map { $0 | 0x20 }
            if activeElements.contains(where: { element in element.withUTF8Buffer { $0.elementsEqual(name) } }) {
                return true
            }
        }
        return false
    }

    private static let activeElements: [StaticString] = [
        "script", "form", "iframe", "object", "embed", "applet", "base", "link", "head", "body", "frame", "frameset",
    ]

    static func equals(_ text: UnsafeRawBufferPointer, _ word: StaticString) -> Bool {
        word.withUTF8Buffer { $0.elementsEqual(text) }
    }

    private static func begins(_ text: UnsafeRawBufferPointer, with start: StaticString) -> Bool {
        start.withUTF8Buffer { text.starts(with: $0) }
    }

    static func isOfID(_ byte: UInt8) -> Bool {
        isLetter(byte) || isDigit(byte) || byte == UInt8(ascii: "-") || byte == UInt8(ascii: ".")
    }

    static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D }
    static func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }
    static func isLetter(_ byte: UInt8) -> Bool { byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7A }
}
