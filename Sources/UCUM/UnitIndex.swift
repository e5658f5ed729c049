/// Finds the lines of the generated table. Built at first use in a few microseconds: only the starts of lines are kept.
enum UnitIndex {
    /// One unit atom as the table gives it.
    struct Entry {
        let line: Int
        let isMetric: Bool
        let factor: Factor
        let dimensions: Dimensions
        let function: SpecialFunction?
        let name: String
    }

    struct Prefix {
        let code: [UInt8]
        let factor: Factor
    }

    private static let bar = UInt8(ascii: "|")

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
            let fields = line.split(separator: "|")
            let factor = Factor(
                numerator: UInt128(fields[1]) ?? 1, denominator: 1, ten: Int(fields[2]) ?? 0, pi: 0)
            return Prefix(code: Array(fields[0].utf8), factor: factor)
        }
        return all.filter { $0.code.count > 1 } + all.filter { $0.code.count == 1 }
    }()

    /// The atom with exactly this code.
    static func entry(_ code: some Collection<UInt8>) -> Entry? {
        line(of: code).map(entry(atLine:))
    }

    static var count: Int { starts.count - 1 }

    static func code(ofLine line: Int) -> String { field(0, ofLine: line) }

    static func name(ofLine line: Int) -> String { field(7, ofLine: line) }

    private static func field(_ index: Int, ofLine line: Int) -> String {
        String(text(ofLine: line).split(separator: "|", omittingEmptySubsequences: false)[index])
    }

    private static func text(ofLine line: Int) -> String {
        UnitTable.units.withUTF8Buffer { bytes in
            String(decoding: bytes[starts[line]..<(starts[line + 1] - 1)], as: UTF8.self)
        }
    }

    private static func line(of code: some Collection<UInt8>) -> Int? {
        UnitTable.units.withUTF8Buffer { bytes in
            var low = 0
            var high = count
            while low < high {
                let middle = (low + high) / 2
                let rest = bytes[starts[middle]..<(starts[middle + 1] - 1)]
                let key = rest.prefix { $0 != bar }
                if key.elementsEqual(code) { return middle }
                if key.lexicographicallyPrecedes(code) { low = middle + 1 } else { high = middle }
            }
            return nil
        }
    }

    /// The generator checked the form of every line; the defaults are never reached.
    private static func entry(atLine line: Int) -> Entry {
        let fields = text(ofLine: line).split(separator: "|", omittingEmptySubsequences: false)
        let fraction = fields[2].split(separator: "/")
        var base = SIMD8<Int16>()
        for (index, power) in fields[5].split(separator: ",").enumerated() { base[index] = Int16(power) ?? 0 }
        var dimensions = Dimensions(base: base)
        var function: SpecialFunction?
        if fields[6] == "a" {
            dimensions.others = [.init(line: Int16(line), exponent: 1)]
        } else if fields[6].hasPrefix("=") {
            if let same = self.line(of: Array(fields[6].dropFirst().utf8)) {
                dimensions.others = [.init(line: Int16(same), exponent: 1)]
            }
        } else if !fields[6].isEmpty {
            function = SpecialFunction(fields[6])
        }
        return Entry(
            line: line, isMetric: fields[1] == "m",
            factor: Factor(
                numerator: UInt128(fraction[0]) ?? 1, denominator: UInt128(fraction[1]) ?? 1, ten: Int(fields[3]) ?? 0,
                pi: Int(fields[4]) ?? 0),
            dimensions: dimensions, function: function, name: String(fields[7]))
    }
}
