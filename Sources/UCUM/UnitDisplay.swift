extension UCUM {
    /// What the code is called in words: `(meter ^ 3) * (kilogram ^ -1)` for `m3.kg-1`, as the functional tests of UCUM
    /// write it; `(unity)` for the empty code. Annotations are kept as they are: `(milligram) {creat}`.
    public static func displayName(_ code: String) throws(UnitError) -> String {
        if code.isEmpty { return "(unity)" }
        var parser = UnitParser(code, keepsParts: true)
        _ = try parser.parse()
        var text = ""
        for part in parser.parts ?? [] {
            switch part {
            case .symbol(let symbol, let exponent):
                text += "(" + UnitLookup.name(of: symbol) + (exponent == 1 ? "" : " ^ \(exponent)") + ")"
            case .number(let number): text += String(number)
            case .annotation(let bytes):
                // A unit or a number goes before it, or nothing.
                if let last = text.last, last != "(" && last != " " { text += " " }
                text += String(decoding: bytes, as: UTF8.self)
            case .point: text += " * "
            case .slash: text += text.isEmpty ? "1 / " : " / "
            case .opening: text += "("
            case .closing: text += ")"
            }
        }
        return text
    }
}
