/// The yardstick of the JSON benchmark: a plain parser into an enum tree, as most Swift code would have it. It checks
/// what ours checks (UTF-8, escapes, numbers, doubled names), so that the two do the same work.
indirect enum EnumTree {
    case null
    case bool(Bool)
    case number(String)
    case string(String)
    case array([EnumTree])
    case object([(name: String, value: EnumTree)])

    struct Failure: Error {}

    static func parse(_ bytes: [UInt8]) throws(Failure) -> EnumTree {
        var parser = EnumTreeParser(bytes: bytes)
        return try parser.document()
    }

    /// The first object below with this `linkId`.
    func find(linkId: String) -> EnumTree? {
        switch self {
        case .array(let elements):
            for element in elements {
                if let found = element.find(linkId: linkId) { return found }
            }
        case .object(let members):
            for member in members where member.name == "linkId" {
                if case .string(let value) = member.value, value == linkId { return self }
            }
            for member in members {
                if let found = member.value.find(linkId: linkId) { return found }
            }
        default:
            break
        }
        return nil
    }

    func write(to output: inout [UInt8]) {
        switch self {
        case .null: output.append(contentsOf: "null".utf8)
        case .bool(let value): output.append(contentsOf: (value ? "true" : "false").utf8)
        case .number(let text): output.append(contentsOf: text.utf8)
        case .string(let value): Self.write(value, to: &output)
        case .array(let elements):
            output.append(0x5B)
            for (index, element) in elements.enumerated() {
                if index > 0 { output.append(0x2C) }
                element.write(to: &output)
            }
            output.append(0x5D)
        case .object(let members):
            output.append(0x7B)
            for (index, member) in members.enumerated() {
                if index > 0 { output.append(0x2C) }
                Self.write(member.name, to: &output)
                output.append(0x3A)
                member.value.write(to: &output)
            }
            output.append(0x7D)
        }
    }

    private static func write(_ text: String, to output: inout [UInt8]) {
        output.append(0x22)
        for byte in text.utf8 {
            switch byte {
            case 0x22, 0x5C:
                output.append(0x5C)
                output.append(byte)
            case 0x00..<0x20:
                output.append(contentsOf: "\\u00".utf8)
                output.append(contentsOf: [0x30 + byte >> 4, "0123456789abcdef".utf8.map { $0 }[Int(byte & 15)]])
            default:
                output.append(byte)
            }
        }
        output.append(0x22)
    }
}

private struct EnumTreeParser {
    let bytes: [UInt8]
    var position = 0

    init(bytes: [UInt8]) {
        self.bytes = bytes
    }

    mutating func document() throws(EnumTree.Failure) -> EnumTree {
        let value = try value(depth: 0)
        skipWhite()
        guard position == bytes.count else { throw EnumTree.Failure() }
        return value
    }

    private mutating func value(depth: Int) throws(EnumTree.Failure) -> EnumTree {
        skipWhite()
        guard position < bytes.count, depth < 512 else { throw EnumTree.Failure() }
        switch bytes[position] {
        case 0x22: return .string(try string())
        case 0x7B: return try object(depth: depth)
        case 0x5B: return try array(depth: depth)
        case 0x74: return try word("true", .bool(true))
        case 0x66: return try word("false", .bool(false))
        case 0x6E: return try word("null", .null)
        default: return try number()
        }
    }

    private mutating func object(depth: Int) throws(EnumTree.Failure) -> EnumTree {
        var members: [(name: String, value: EnumTree)] = []
        position += 1
        skipWhite()
        if take(0x7D) { return .object([]) }
        repeat {
            skipWhite()
            let name = try string()
            guard !members.contains(where: { $0.name == name }) else { throw EnumTree.Failure() }
            skipWhite()
            guard take(0x3A) else { throw EnumTree.Failure() }
            members.append((name, try value(depth: depth + 1)))
            skipWhite()
        } while take(0x2C)
        guard take(0x7D) else { throw EnumTree.Failure() }
        return .object(members)
    }

    private mutating func array(depth: Int) throws(EnumTree.Failure) -> EnumTree {
        var elements: [EnumTree] = []
        position += 1
        skipWhite()
        if take(0x5D) { return .array([]) }
        repeat {
            elements.append(try value(depth: depth + 1))
            skipWhite()
        } while take(0x2C)
        guard take(0x5D) else { throw EnumTree.Failure() }
        return .array(elements)
    }

    private mutating func string() throws(EnumTree.Failure) -> String {
        guard take(0x22) else { throw EnumTree.Failure() }
        let start = position
        while position < bytes.count, bytes[position] != 0x22, bytes[position] != 0x5C {
            guard bytes[position] >= 0x20 else { throw EnumTree.Failure() }
            position += 1
        }
        guard position < bytes.count else { throw EnumTree.Failure() }
        if bytes[position] == 0x22 {
            guard let text = String(validating: bytes[start..<position], as: UTF8.self) else {
                throw EnumTree.Failure()
            }
            position += 1
            return text
        }
        return try escapedString(from: start)
    }

    private mutating func escapedString(from start: Int) throws(EnumTree.Failure) -> String {
        var decoded = Array(bytes[start..<position])
        while position < bytes.count, bytes[position] != 0x22 {
            var byte = bytes[position]
            position += 1
            if byte == 0x5C, position < bytes.count {
                byte = bytes[position]
                position += 1
                switch byte {
                case 0x6E: byte = 0x0A
                case 0x74: byte = 0x09
                case 0x72: byte = 0x0D
                case 0x62: byte = 0x08
                case 0x66: byte = 0x0C
                case 0x75:
                    guard position + 4 <= bytes.count,
                        let unit = UInt32(String(decoding: bytes[position..<position + 4], as: UTF8.self), radix: 16),
                        let scalar = Unicode.Scalar(unit)
                    else { throw EnumTree.Failure() }
                    position += 4
                    decoded.append(contentsOf: String(Character(scalar)).utf8)
                    continue
                case 0x22, 0x5C, 0x2F: break
                default: throw EnumTree.Failure()
                }
            }
            decoded.append(byte)
        }
        guard take(0x22), let text = String(validating: decoded, as: UTF8.self) else { throw EnumTree.Failure() }
        return text
    }

    private mutating func number() throws(EnumTree.Failure) -> EnumTree {
        let start = position
        if position < bytes.count, bytes[position] == 0x2D { position += 1 }
        let digits = position
        skipDigits()
        guard position > digits, bytes[digits] != 0x30 || position == digits + 1 else { throw EnumTree.Failure() }
        if take(0x2E) {
            let fraction = position
            skipDigits()
            guard position > fraction else { throw EnumTree.Failure() }
        }
        if take(0x65) || take(0x45) {
            if !take(0x2B) { _ = take(0x2D) }
            let exponent = position
            skipDigits()
            guard position > exponent else { throw EnumTree.Failure() }
        }
        return .number(String(decoding: bytes[start..<position], as: UTF8.self))
    }

    private mutating func word(_ word: StaticString, _ value: EnumTree) throws(EnumTree.Failure) -> EnumTree {
        for offset in 0..<word.utf8CodeUnitCount {
            guard take(word.utf8Start[offset]) else { throw EnumTree.Failure() }
        }
        return value
    }

    private mutating func skipDigits() {
        while position < bytes.count, bytes[position] >= 0x30, bytes[position] <= 0x39 { position += 1 }
    }

    private mutating func skipWhite() {
        while position < bytes.count {
            let byte = bytes[position]
            guard byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 else { return }
            position += 1
        }
    }

    private mutating func take(_ byte: UInt8) -> Bool {
        guard position < bytes.count, bytes[position] == byte else { return false }
        position += 1
        return true
    }
}
