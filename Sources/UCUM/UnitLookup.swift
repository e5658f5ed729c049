import Decimals

/// From a symbol to its unit: an atom, or a prefix and a metric atom.
enum UnitLookup {
    static func term(of symbol: ArraySlice<UInt8>, in code: String, at position: Int) throws(UnitError) -> UnitTerm {
        if let entry = UnitIndex.entry(symbol) { return term(entry, prefix: .one) }
        var refusal: String?
        for prefix in UnitIndex.prefixes where symbol.starts(with: prefix.code) && symbol.count > prefix.code.count {
            guard let entry = UnitIndex.entry(symbol.dropFirst(prefix.code.count)) else { continue }
            if entry.isMetric { return term(entry, prefix: prefix.factor) }
            let unit = UnitIndex.code(ofLine: entry.line)
            refusal = "'\(text(symbol))' is not a UCUM unit: '\(unit)' takes no prefix"
        }
        throw UnitError(.unknownUnit, in: code, at: position + 1, refusal ?? unknown(text(symbol)))
    }

    private static func term(_ entry: UnitIndex.Entry, prefix: Factor) -> UnitTerm {
        if let function = entry.function {
            return UnitTerm(
                factor: entry.factor, dimensions: entry.dimensions,
                special: .init(function: function, scale: prefix, line: Int16(entry.line)))
        }
        var factor = entry.factor
        // A prefix is a power of ten or of 1024: with one table factor below 10^38 the product is in range.
        if prefix != .one, let product = try? factor.times(prefix) { factor = product }
        return UnitTerm(factor: factor, dimensions: entry.dimensions)
    }

    /// The name of a symbol that is known: `milligram` for `mg`.
    static func name(of symbol: ArraySlice<UInt8>) -> String {
        if let entry = UnitIndex.entry(symbol) { return UnitIndex.name(ofLine: entry.line) }
        for prefix in UnitIndex.prefixes where symbol.starts(with: prefix.code) && symbol.count > prefix.code.count {
            guard let entry = UnitIndex.entry(symbol.dropFirst(prefix.code.count)) else { continue }
            return prefix.name + UnitIndex.name(ofLine: entry.line)
        }
        return text(symbol)
    }

    private static func text(_ symbol: ArraySlice<UInt8>) -> String { String(decoding: symbol, as: UTF8.self) }

    /// The message for an unknown symbol, with the code that was probably meant: the same letters in another case, the
    /// same in brackets, or the unit of this name, its commonest kind (avoirdupois, international) before others.
    private static func unknown(_ symbol: String) -> String {
        let wanted = symbol.lowercased()
        let meant = (0..<UnitIndex.count).filter { line in
            let code = UnitIndex.code(ofLine: line)
            return code == "[\(symbol)]" || code.lowercased() == wanted
                || UnitIndex.name(ofLine: line).lowercased() == wanted
        }.map(UnitIndex.code(ofLine:))
        let best = meant.first { $0.hasSuffix("_av]") || $0.hasSuffix("_i]") } ?? meant.first
        let hint = best.map { "; did you mean '\($0)'?" } ?? ""
        return "'\(symbol)' is not a UCUM unit\(hint)"
    }
}
