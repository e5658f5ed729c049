/// Reads XHTML piece by piece, from one place to the next; whatever is not well-formed ends it.
///
/// Read as XML without document types, processing instructions and CDATA, but with HTML's names of characters and of
/// elements that need no end tag. Names of elements and attributes are given in lower case.
struct XHTMLReader {
    enum Piece {
        /// Text with its references replaced.
        case text([UInt8])
        case start(name: String, attributes: [(name: String, value: [UInt8])], isEmpty: Bool)
        case end(name: String)
        /// Where it says nothing: a comment.
        case nothing
    }

    /// The markup is not well-formed.
    struct Malformed: Error {}

    private let input: [UInt8]
    private var position = 0

    private static let maximumAttributes = 64
    private static let maximumName = 64

    init(_ input: [UInt8]) { self.input = input }

    /// The next piece; nil at the end.
    mutating func next() throws(Malformed) -> Piece? {
        guard position < input.count else { return nil }
        guard input[position] == 0x3C else { return .text(try text(until: 0x3C, mayEnd: true)) }
        position += 1
        switch peek {
        case 0x21: return try comment()
        case 0x2F:
            position += 1
            let name = try name()
            skipSpace()
            try expect(0x3E)
            return .end(name: name)
        default: return try startTag()
        }
    }

    private var peek: UInt8? { position < input.count ? input[position] : nil }

    private mutating func expect(_ byte: UInt8) throws(Malformed) {
        guard peek == byte else { throw Malformed() }
        position += 1
    }

    @discardableResult
    private mutating func skipSpace() -> Bool {
        let start = position
        while let byte = peek, byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D { position += 1 }
        return position > start
    }

    private mutating func comment() throws(Malformed) -> Piece {
        guard input[position...].starts(with: "!--".utf8) else { throw Malformed() }
        position += 3
        while position + 2 < input.count {
            if input[position] == 0x2D, input[position + 1] == 0x2D, input[position + 2] == 0x3E {
                position += 3
                return .nothing
            }
            position += 1
        }
        throw Malformed()
    }

    private mutating func name() throws(Malformed) -> String {
        let start = position
        while let byte = peek, Self.isNameByte(byte, first: position == start) { position += 1 }
        guard position > start, position - start <= Self.maximumName else { throw Malformed() }
        return String(decoding: input[start..<position].map(SafeLink.lowercased), as: UTF8.self)
    }

    private static func isNameByte(_ byte: UInt8, first: Bool) -> Bool {
        switch byte {
        case 0x41...0x5A, 0x61...0x7A, 0x5F: true
        case 0x30...0x39, 0x2D, 0x2E, 0x3A: !first
        default: false
        }
    }

    private mutating func startTag() throws(Malformed) -> Piece {
        let name = try name()
        var attributes: [(name: String, value: [UInt8])] = []
        while true {
            let hasSpace = skipSpace()
            switch peek {
            case 0x3E:
                position += 1
                return .start(name: name, attributes: attributes, isEmpty: false)
            case 0x2F:
                position += 1
                try expect(0x3E)
                return .start(name: name, attributes: attributes, isEmpty: true)
            default:
                guard hasSpace, attributes.count < Self.maximumAttributes else { throw Malformed() }
                let attribute = try self.name()
                guard !attributes.contains(where: { $0.name == attribute }) else { throw Malformed() }
                skipSpace()
                try expect(0x3D)
                skipSpace()
                guard let quote = peek, quote == 0x22 || quote == 0x27 else { throw Malformed() }
                position += 1
                let value = try text(until: quote, mayEnd: false)
                position += 1
                attributes.append((attribute, value))
            }
        }
    }

    /// Text up to a byte, which is not read; its references are replaced, its line ends are LF.
    private mutating func text(until end: UInt8, mayEnd: Bool) throws(Malformed) -> [UInt8] {
        var result: [UInt8] = []
        while let byte = peek {
            switch byte {
            case end: return result
            case 0x3C: throw Malformed()
            case 0x26: result += String(try reference()).utf8
            case 0x0D:
                position += 1
                if peek != 0x0A { result.append(0x0A) }
            case 0x09, 0x0A:
                position += 1
                result.append(byte)
            case 0..<0x20: throw Malformed()
            case 0xEF where input[position...].starts(with: [0xEF, 0xBF, 0xBE]): throw Malformed()
            case 0xEF where input[position...].starts(with: [0xEF, 0xBF, 0xBF]): throw Malformed()
            default:
                position += 1
                result.append(byte)
            }
        }
        guard mayEnd else { throw Malformed() }
        return result
    }

    /// A character by its number or its name: `&#160;`, `&#xA0;`, `&nbsp;`.
    private mutating func reference() throws(Malformed) -> Unicode.Scalar {
        position += 1
        let start = position
        while let byte = peek, byte != 0x3B, position - start < 32 { position += 1 }
        guard peek == 0x3B else { throw Malformed() }
        let name = String(decoding: input[start..<position], as: UTF8.self)
        position += 1
        guard name.hasPrefix("#") else {
            guard let scalar = HTMLEntities.character(name) else { throw Malformed() }
            return scalar
        }
        let digits = name.dropFirst()
        let isHexadecimal = digits.first == "x" || digits.first == "X"
        let text = isHexadecimal ? digits.dropFirst() : digits
        guard let code = UInt32(text, radix: isHexadecimal ? 16 : 10), text.first != "+",
            let scalar = Unicode.Scalar(code), Self.isCharacter(code)
        else { throw Malformed() }
        return scalar == "\r" ? "\n" : scalar
    }

    /// XML 1.0, section 2.2: the characters a document may have.
    private static func isCharacter(_ code: UInt32) -> Bool {
        switch code {
        case 0x09, 0x0A, 0x0D, 0x20...0xD7FF, 0xE000...0xFFFD, 0x10000...0x10FFFF: true
        default: false
        }
    }
}
