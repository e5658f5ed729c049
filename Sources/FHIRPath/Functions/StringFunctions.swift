internal import FHIRModel
internal import Patterns

/// FHIRPath N1, section 5.6 "String manipulation". Places and lengths count Unicode code points.
enum StringFunctions {
    static let table: [FHIRPathFunction] = [
        FHIRPathFunction("indexOf", 1...1, .single, on: .text, gives: .one(.integer)) { e, c throws(FHIRPathError) in
            try place(e, c, isLast: false)
        },
        FHIRPathFunction("lastIndexOf", 1...1, .single, on: .text, gives: .one(.integer)) {
            e, c throws(FHIRPathError) in
            try place(e, c, isLast: true)
        },
        FHIRPathFunction("substring", 1...2, .single, on: .text, gives: .one(.string), substring),
        FHIRPathFunction("startsWith", 1...1, .single, on: .text, gives: .one(.boolean)) {
            e, c throws(FHIRPathError) in
            try compare(e, c) { $0.utf8.starts(with: $1.utf8) }
        },
        FHIRPathFunction("endsWith", 1...1, .single, on: .text, gives: .one(.boolean)) { e, c throws(FHIRPathError) in
            try compare(e, c) { $0.utf8.reversed().starts(with: $1.utf8.reversed()) }
        },
        FHIRPathFunction("contains", 1...1, .single, on: .text, gives: .one(.boolean)) { e, c throws(FHIRPathError) in
            try compare(e, c) { TextSearch.first($1, in: $0) != nil }
        },
        FHIRPathFunction("upper", .zero, .single, on: .text, gives: .one(.string)) { e, c throws(FHIRPathError) in
            try e.finish(c, try cased(e, c).uppercased())
        },
        FHIRPathFunction("lower", .zero, .single, on: .text, gives: .one(.string)) { e, c throws(FHIRPathError) in
            try e.finish(c, try cased(e, c).lowercased())
        },
        FHIRPathFunction("replace", 2...2, .single, on: .text, gives: .one(.string), replace),
        FHIRPathFunction("matches", 1...2, .single, on: .text, gives: .one(.boolean)) { e, c throws(FHIRPathError) in
            try match(e, c) { pattern, text, steps throws(PatternError) in
                try pattern.matchesAnywhere(text, steps: steps)
            }
        },
        FHIRPathFunction("matchesFull", 1...2, .single, on: .text, gives: .one(.boolean)) {
            e, c throws(FHIRPathError) in
            try match(e, c) { pattern, text, steps throws(PatternError) in
                try pattern.matchesWhole(text, steps: steps)
            }
        },
        FHIRPathFunction("replaceMatches", 2...3, .single, on: .text, gives: .one(.string), replaceMatches),
        FHIRPathFunction("length", .zero, .single, on: .text, gives: .one(.integer)) { e, c throws(FHIRPathError) in
            try e.finish(c, .integer(try e.inputString(c).unicodeScalars.count))
        },
        FHIRPathFunction("toChars", .zero, .single, on: .text, gives: .many(.string)) { e, c throws(FHIRPathError) in
            let text = try e.inputString(c)
            e.finishEmpty(c)
            for scalar in text.unicodeScalars { try e.push(try e.make(String(Character(scalar)))) }
        },
        FHIRPathFunction("trim", .zero, .single, on: .text, gives: .one(.string)) { e, c throws(FHIRPathError) in
            let text = try e.inputString(c)
            let from = text.utf8.firstIndex { !isBlank($0) } ?? text.endIndex
            let last = text.utf8.lastIndex { !isBlank($0) }
            try e.finish(c, last.map { String(text[from...$0]) } ?? "")
        },
        FHIRPathFunction("split", 1...1, .single, on: .text, gives: .many(.string), split),
        FHIRPathFunction("join", 0...1, .any, gives: .one(.string), join),
    ]

    /// What the grammar calls white space.
    private static func isBlank(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") || byte == UInt8(ascii: "\n")
            || byte == UInt8(ascii: "\r")
    }

    /// A text whose letters are to change case, which costs much outside of ASCII.
    private static func cased(_ e: Evaluation, _ c: Call) throws(FHIRPathError) -> String {
        let text = try e.inputString(c)
        if !text.utf8.allSatisfy({ $0 < 0x80 }) { try e.spend(text.utf8.count) }
        return text
    }

    private static func place(_ e: Evaluation, _ c: Call, isLast: Bool) throws(FHIRPathError) {
        let text = try e.inputString(c)
        guard let part = try e.stringArgument(c, 0) else { return e.finishEmpty(c) }
        let offset = isLast ? TextSearch.last(part, in: text) : TextSearch.first(part, in: text)
        guard let offset else { return try e.finish(c, .integer(-1)) }
        // The offset is one of the text's own, at a code point's start.
        let scalars = text.utf8.prefix(offset).reduce(0) { $1 & 0xC0 == 0x80 ? $0 : $0 + 1 }
        try e.finish(c, .integer(scalars))
    }

    private static func substring(_ e: Evaluation, _ c: Call) throws(FHIRPathError) {
        let text = try e.inputString(c).unicodeScalars
        guard let start = try e.integerArgument(c, 0) else { return e.finishEmpty(c) }
        let length = c.argumentCount > 1 ? try e.integerArgument(c, 1) : nil
        guard start >= 0, let from = text.index(text.startIndex, offsetBy: start, limitedBy: text.endIndex),
            from < text.endIndex
        else { return e.finishEmpty(c) }
        let rest = text[from...]
        try e.finish(c, String(length.map { rest.prefix(max(0, $0)) } ?? rest))
    }

    private static func compare(
        _ e: Evaluation, _ c: Call, _ test: (String, String) -> Bool
    ) throws(FHIRPathError) {
        let text = try e.inputString(c)
        guard let part = try e.stringArgument(c, 0) else { return e.finishEmpty(c) }
        try e.finish(c, test(text, part))
    }

    private static func replace(_ e: Evaluation, _ c: Call) throws(FHIRPathError) {
        let text = try e.inputString(c)
        guard let part = try e.stringArgument(c, 0), let substitute = try e.stringArgument(c, 1) else {
            return e.finishEmpty(c)
        }
        if part.isEmpty {
            // Between all code points, and around them.
            try e.spend(text.unicodeScalars.count)
            let pieces = text.unicodeScalars.map { String(Character($0)) }
            try e.reserve((pieces.count + 1) * substitute.utf8.count, c)
            return try e.finish(c, substitute + pieces.map { $0 + substitute }.joined())
        }
        let pieces = TextSearch.split(text, by: part)
        try e.spend(pieces.count * 3)
        try e.reserve((pieces.count - 1) * substitute.utf8.count, c)
        try e.finish(c, pieces.joined(separator: substitute))
    }

    private static func split(_ e: Evaluation, _ c: Call) throws(FHIRPathError) {
        let text = try e.inputString(c)
        guard let separator = try e.stringArgument(c, 0) else { return e.finishEmpty(c) }
        e.finishEmpty(c)
        let pieces =
            separator.isEmpty
            ? text.unicodeScalars.map { String(Character($0)) } : TextSearch.split(text, by: separator)
        for piece in pieces { try e.push(try e.make(piece)) }
    }

    private static func join(_ e: Evaluation, _ c: Call) throws(FHIRPathError) {
        let separator = c.argumentCount > 0 ? try e.stringArgument(c, 0) : ""
        guard let separator, c.inputCount > 0 else { return e.finishEmpty(c) }
        var texts: [String] = []
        for place in c.base..<c.end where !e.stack[place].isValueless {
            guard let text = e.string(e.stack[place]) else {
                throw e.failure(c, .semantic, "'join' works on texts, not on \(e.describe(e.stack[place])).")
            }
            texts.append(text)
        }
        guard !texts.isEmpty else { return e.finishEmpty(c) }
        try e.reserve((texts.count - 1) * separator.utf8.count, c)
        try e.finish(c, texts.joined(separator: separator))
    }

    // MARK: Regular expressions

    private static func match(
        _ e: Evaluation, _ c: Call, _ test: (Pattern, String, Int) throws(PatternError) -> Bool
    ) throws(FHIRPathError) {
        let text = try e.inputString(c)
        guard let source = try e.stringArgument(c, 0) else { return e.finishEmpty(c) }
        let pattern = try e.pattern(source, flags: c.argumentCount > 1 ? try e.stringArgument(c, 1) : nil, c)
        let matches = try e.matching(text, c) { steps throws(PatternError) in try test(pattern, text, steps) }
        try e.finish(c, matches)
    }

    private static func replaceMatches(_ e: Evaluation, _ c: Call) throws(FHIRPathError) {
        let text = try e.inputString(c)
        guard let source = try e.stringArgument(c, 0), let substitute = try e.stringArgument(c, 1) else {
            return e.finishEmpty(c)
        }
        guard !source.isEmpty else { return try e.finish(c, text) }
        let pattern = try e.pattern(source, flags: c.argumentCount > 2 ? try e.stringArgument(c, 2) : nil, c)
        let result = try e.matching(text, c) { steps throws(PatternError) in
            try pattern.replacing(in: text, with: substitute, steps: steps)
        }
        try e.finish(c, result)
    }
}

extension Evaluation {
    /// Refuses a text of so many bytes before it is made.
    func reserve(_ bytes: Int, _ call: Call) throws(FHIRPathError) {
        guard bytes <= textBytesLeft else {
            throw failure(call, .limit, "'\(name(call))' makes too long a text.")
        }
    }

    /// Runs a pattern on a text. It is tried with a few steps first, as most are done with few; what more it needs is
    /// counted, and not given where the budget has no more.
    func matching<Result>(
        _ text: String, _ call: Call, _ run: (Int) throws(PatternError) -> Result
    ) throws(FHIRPathError) -> Result {
        // Going over the text takes some steps a byte.
        let passage = 16 * text.utf8.count
        for steps in [256, 8_192, 500_000] {
            try spend(steps / 2 + passage / 4)
            do throws(PatternError) {
                return try run(steps + passage)
            } catch .tooCostly {
                continue
            } catch {
                throw failure(call, .execution, error.description)
            }
        }
        throw failure(call, .execution, PatternError.tooCostly.description)
    }

    /// A compiled pattern, remembered. The dot matches line ends, as the standard has it.
    func pattern(_ source: String, flags: String?, _ call: Call) throws(FHIRPathError) -> Pattern {
        guard let options = Pattern.Options(fhirPathFlags: flags ?? "") else {
            throw failure(call, .execution, "The flags of a pattern are 'i' and 'm'.")
        }
        // It may have to be compiled.
        try spend(source.utf8.count)
        do throws(PatternError) {
            return try Pattern.cached(source, options: options)
        } catch {
            throw failure(call, .execution, error.description)
        }
    }
}
