/// Finds and reads the lines of the generated table.
///
/// Built at first use in a few microseconds: only the starts of lines are kept, and a line is read where it is needed.
enum UnitIndex {
    /// One unit atom as the table gives it.
    struct Entry {
        let line: Int
        let isMetric: Bool
        let factor: Factor
        let dimensions: Dimensions
        let function: SpecialFunction?
    }

    struct Prefix {
        let code: [UInt8]
        let factor: Factor
        let name: String
    }

    private static let starts: [Int] = {
        var starts = [0]
        UnitTable.units.withUTF8Buffer { bytes in
            for (index, byte) in bytes.enumerated() where byte == UInt8(ascii: "\n") { starts.append(index + 1) }
            starts.append(bytes.count + 1)
        }
        return starts
    }()

    /// All prefixes, longer codes first, so that `dag` is a dekagram.
    static let prefixes: [Prefix] = {
        let all = UnitTable.prefixes.description.split(separator: "\n").map { line in
            var fields = LineReader(line.utf8)
            let code = Array(fields.next().utf8)
            let factor = Factor(numerator: fields.natural(), denominator: 1, ten: fields.integer(), pi: 0)
            return Prefix(code: code, factor: factor, name: fields.next())
        }
        return all.filter { $0.code.count > 1 } + all.filter { $0.code.count == 1 }
    }()

    static var count: Int { starts.count - 1 }

    static func code(ofLine line: Int) -> String { reader(atLine: line) { $0.next() } }

    static func name(ofLine line: Int) -> String {
        reader(atLine: line) { reader in
            for _ in 0..<7 { _ = reader.next() }
            return reader.next()
        }
    }

    /// The atom with exactly this code.
    static func entry(_ code: ArraySlice<UInt8>) -> Entry? { line(of: code).map(entry(atLine:)) }

    private static func line(of code: ArraySlice<UInt8>) -> Int? {
        let starts = starts
        return UnitTable.units.withUTF8Buffer { bytes in
            var low = 0
            var high = starts.count - 1
            while low < high {
                let middle = (low + high) / 2
                switch order(of: code, inLineAt: starts[middle], bytes) {
                case 0: return middle
                case 1: low = middle + 1
                default: high = middle
                }
            }
            return nil
        }
    }

    /// -1, 0 or 1 as the code stands before, at or after the line that starts here. A line's code ends with `|`, which
    /// no code contains.
    private static func order(of code: ArraySlice<UInt8>, inLineAt start: Int, _ bytes: UnsafeBufferPointer<UInt8>)
        -> Int
    {
        var index = start
        for byte in code {
            let other = bytes[index]
            if other == UInt8(ascii: "|") { return 1 }
            if byte != other { return byte < other ? -1 : 1 }
            index += 1
        }
        return bytes[index] == UInt8(ascii: "|") ? 0 : -1
    }

    private static func reader<Result>(atLine line: Int, _ body: (inout LineReader) -> Result) -> Result {
        UnitTable.units.withUTF8Buffer { bytes in
            var reader = LineReader(bytes[starts[line]..<(starts[line + 1] - 1)])
            return body(&reader)
        }
    }

    private static func entry(atLine line: Int) -> Entry {
        reader(atLine: line) { reader in
            reader.skip()
            let isMetric = reader.next() == "m"
            let factor = Factor(
                numerator: reader.natural(), denominator: reader.natural(), ten: reader.integer(), pi: reader.integer())
            var dimensions = Dimensions()
            for index in 0..<7 { dimensions.base[index] = Int16(truncatingIfNeeded: reader.integer()) }
            let text = reader.next()
            var function: SpecialFunction?
            if text == "a" {
                dimensions.others = [.init(line: Int16(line), exponent: 1)]
            } else if text.hasPrefix("=") {
                let same = self.line(of: Array(text.utf8)[1...])
                dimensions.others = [.init(line: Int16(same ?? line), exponent: 1)]
            } else if !text.isEmpty {
                function = SpecialFunction(text[...])
            }
            return Entry(line: line, isMetric: isMetric, factor: factor, dimensions: dimensions, function: function)
        }
    }
}

/// Reads the fields of a line one after the other. The generator checked the form of every line.
private struct LineReader {
    private let bytes: [UInt8]
    private var position = 0

    init(_ bytes: some Collection<UInt8>) { self.bytes = Array(bytes) }

    /// The text up to the next `|` or the end.
    mutating func next() -> String {
        let start = position
        skip()
        let end = position > start && bytes[position - 1] == UInt8(ascii: "|") ? position - 1 : position
        return String(decoding: bytes[start..<end], as: UTF8.self)
    }

    mutating func skip() {
        while position < bytes.count {
            position += 1
            if bytes[position - 1] == UInt8(ascii: "|") { return }
        }
    }

    /// Digits up to and with the next other character.
    mutating func natural() -> UInt128 {
        var value: UInt128 = 0
        while position < bytes.count {
            let digit = bytes[position] &- UInt8(ascii: "0")
            position += 1
            guard digit < 10 else { break }
            value = value * 10 + UInt128(digit)
        }
        return value
    }

    /// A natural number with an optional minus sign.
    mutating func integer() -> Int {
        let negative = position < bytes.count && bytes[position] == UInt8(ascii: "-")
        if negative { position += 1 }
        let value = Int(natural())
        return negative ? -value : value
    }
}
