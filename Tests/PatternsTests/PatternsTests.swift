import Patterns
import TestSupport
import Testing

@Suite struct PatternMatching {
    @Test(arguments: cases("matches.tsv"))
    func followsTheOptions(_ line: Case) throws {
        let letters: [Character: Pattern.Options] = [
            "i": .caseInsensitive, "s": .dotMatchesLineEnds, "m": .multiline, "a": .asciiClasses,
        ]
        var options: Pattern.Options = []
        for letter in line[1] { options.insert(try #require(letters[letter])) }
        let pattern = try Pattern(line[0], options: options)
        let text = try unescaped(line[2])
        #expect(try pattern.matchesWhole(text) == (line[3] == "yes"))
        #expect(try pattern.matchesAnywhere(text) == (line[4] == "yes"))
    }

    @Test(arguments: [
        ("(", 1), ("a)", 1), ("[a", 2), ("*a", 0), ("a{2,1}", 5), ("(?<n>a)(?<n>b)", 12), ("\\C", 2), ("(?P<", 4),
        ("\\p{Nonsense}", 12),
    ])
    func malformedPatternsSayWhere(_ source: String, _ offset: Int) {
        let error = #expect(throws: PatternError.self) { try Pattern(source) }
        guard case .malformed(let message, offset)? = error else {
            Issue.record("\(source): \(error?.description ?? "")")
            return
        }
        #expect(!message.isEmpty)
    }

    @Test func longPatternsAreRefused() {
        #expect(throws: PatternError.tooLong) { try Pattern(String(repeating: "a", count: 10_001)) }
        #expect(throws: PatternError.self) { try Pattern(String(repeating: "(", count: 5000)) }
        #expect(throws: PatternError.self) { try Pattern("((((a{1000}){1000}){1000}){1000})") }
    }
}

@Suite struct PatternsOfFHIRPath {
    /// The official tests `testMatches…`; a search, in single line mode.
    @Test(arguments: [
        ("FHIR", "FHIR", "", true, true), ("FHIR", "fhir", "", false, false), ("FHIR", "fhir", "i", true, true),
        ("A\n\t\t\tB", "A.*B", "", true, true), ("Library/FHIR", "Library", "", true, false),
        ("Library/FHIR", "^Library$", "", false, false), ("Library/FHIR", ".*Library.*", "", true, true),
        ("N8000123123", "^N[0-9]{8}$", "", false, false), ("N8000123123", "N[0-9]{8}", "", true, false),
        ("N8000123123", "N[0-9]{10}", "", true, true), ("first line\nsecond line", "^second", "m", true, false),
        ("first line\nsecond line", "^second", "", false, false),
        ("first line\nsecond line", "^SECOND", "im", true, false), ("🔥🔥🔥", "🔥+", "", true, true),
        ("🔥", "^.$", "", true, true), ("e\u{301}", "^..$", "", true, true),
    ])
    func areSearched(_ text: String, _ source: String, _ flags: String, _ anywhere: Bool, _ whole: Bool) throws {
        let pattern = try Pattern.cached(source, options: #require(Pattern.Options(fhirPathFlags: flags)))
        #expect(try pattern.matchesAnywhere(text) == anywhere)
        #expect(try pattern.matchesWhole(text) == whole)
        #expect(try pattern.matchesAnywhere(text, steps: 10_000) == anywhere)
    }

    @Test func otherFlagsAreRefused() {
        #expect(Pattern.Options(fhirPathFlags: "g") == nil)
        #expect(Pattern.Options(fhirPathFlags: "i m") == nil)
        #expect(Pattern.Options(fhirPathFlags: "mimi") == [.dotMatchesLineEnds, .caseInsensitive, .multiline])
    }

    @Test func areCachedForManyThreads() async throws {
        let matched = try await withThrowingTaskGroup(of: Int.self) { group in
            for task in 0..<4 {
                group.addTask {
                    var count = 0
                    for number in 0..<1000 {
                        // More expressions than the cache holds.
                        let key = (number * 7 + task) % 400
                        if try Pattern.cached("^x\(key)$").matchesAnywhere("x\(key)") { count += 1 }
                        if try Pattern.cached("^X\(key)$", options: .caseInsensitive).matchesAnywhere("x\(key)") {
                            count += 1
                        }
                        if (try? Pattern.cached("(\(key)")) != nil { count -= 100 }
                    }
                    return count
                }
            }
            return try await group.reduce(0, +)
        }
        #expect(matched == 8000)
    }
}

@Suite struct PatternLimits {
    /// A caller's own budget ends what PCRE2's would let run.
    @Test func stepsCanBeFewer() throws {
        let text = String(repeating: "a", count: 14) + "!"
        let pattern = try Pattern("(a+)+$")
        #expect(try !pattern.matchesAnywhere(text))
        #expect(throws: PatternError.tooCostly) { try pattern.matchesAnywhere(text, steps: 2000) }
        #expect(throws: PatternError.tooCostly) { try pattern.replacing(in: text, with: "", steps: 2000) }
    }

    @Test func noHostilePatternTakesLong() throws {
        let clock = ContinuousClock()
        let text = String(repeating: "ab", count: 5000)
        for source in ["(a|b|ab)*c", "(?:(?:a|b)+)+c", "(.*)*c", "(?R)?a", "(?:a?b?)*c", #"^(?=(\w+)+!)"#] {
            let pattern = try Pattern(source)
            let time = clock.measure {
                _ = try? pattern.matchesAnywhere(text)
                _ = try? pattern.matchesWhole(text)
                _ = try? pattern.replacing(in: text, with: "$0")
            }
            // Some 30 ms; the machine may be busy.
            #expect(time < .seconds(3), "\(source): \(time)")
        }
    }

    /// Each needs ages, or gigabytes, where nothing stops it. A limit that is not there shows as a test that never ends.
    @Test(arguments: [
        ("(a+)+$", String(repeating: "a", count: 60) + "!"),
        ("(a|aa)+$", String(repeating: "a", count: 60) + "!"),
        ("(a|a?)+$", String(repeating: "a", count: 60) + "!"),
        ("(.*a){25}", String(repeating: "a", count: 24) + String(repeating: "b", count: 60)),
        ("^(([a-z])+.)+[A-Z]([a-z])+$", String(repeating: "a", count: 60)),
        (#"\d*\d*\d*\d*[xy]"#, String(repeating: "1", count: 2000)),
        (#"^(\w+\s?)*$"#, String(repeating: "word ", count: 20) + "!"),
    ])
    func endHostilePatterns(_ source: String, _ text: String) throws {
        let pattern = try Pattern(source)
        #expect(throws: PatternError.tooCostly) { try pattern.matchesAnywhere(text) }
        if source.hasPrefix("(a") { #expect(throws: PatternError.tooCostly) { try pattern.matchesWhole(text) } }
    }

    /// Each place to begin alone stays below PCRE2's own limit; all of them together would take minutes.
    @Test(arguments: [
        ("(a+)+$", String(repeating: String(repeating: "a", count: 17) + "b", count: 5000)),
        (#"\d*\d*\d*[xy]"#, String(repeating: String(repeating: "1", count: 100) + " ", count: 3000)),
        ("(?:a|b|ab)*[cd]", String(repeating: "ab", count: 20_000)),
    ])
    func countTheWholeSearch(_ source: String, _ text: String) throws {
        #expect(throws: PatternError.tooCostly) { try Pattern(source).matchesAnywhere(text) }
        #expect(throws: PatternError.tooCostly) { try Pattern(source).replacing(in: text, with: "") }
    }

    @Test func letOrdinaryPatternsReadLongText() throws {
        let text = String(repeating: "The quick brown fox jumps over the lazy dog. ", count: 4000)
        #expect(try Pattern(#"(\w|\s|[.])*"#).matchesWhole(text.prefix(40_000).description))
        #expect(try Pattern("[^<>]*").matchesWhole(text))
        #expect(try Pattern("(?:[A-Z][a-z ]+[.] ?)+").matchesWhole(text))
        #expect(try !Pattern("unicorn").matchesAnywhere(text))
        #expect(try Pattern(#"\bdog\b.$"#).matchesAnywhere(text.dropLast().description))
        #expect(try !Pattern(#"[0-9]+ mg"#).matchesAnywhere(text))
    }

    @Test func onePatternServesManyThreads() async throws {
        let pattern = try Pattern(#"(\w+)@(\w+)\.org"#)
        let matched = try await withThrowingTaskGroup(of: Int.self) { group in
            for task in 0..<8 {
                group.addTask {
                    var count = 0
                    for number in 0..<500 {
                        if try pattern.matchesWhole("user\(task)x\(number)@example.org") { count += 1 }
                        if try pattern.matchesWhole("user\(task)@example.com") { count += 1 }
                    }
                    return count
                }
            }
            return try await group.reduce(0, +)
        }
        #expect(matched == 4000)
    }
}

@Suite struct PatternReplacing {
    @Test(arguments: [
        ("b+", "abbbcb", "X", "aXcX"), ("(\\d+)-(\\d+)", "10-20", "$2-$1", "20-10"),
        ("(?<d>\\d)", "a1", "${d}${d}", "a11"), ("x", "abc", "y", "abc"), ("", "ab", "-", "-a-b-"),
        ("a", "a", "$$", "$"),
        ("é", "café", "e", "cafe"), ("a", "", "b", ""), ("(a)|(b)", "ab", "[$1$2]", "[a][b]"),
        ("a", "aaaaaaaaaa", String(repeating: "long", count: 100), String(repeating: "long", count: 1000)),
    ])
    func replacesEveryMatch(_ source: String, _ text: String, _ template: String, _ expected: String) throws {
        #expect(try Pattern(source).replacing(in: text, with: template) == expected)
    }

    /// FHIRPath's own example, and what a `$` means elsewhere.
    @Test(arguments: [
        (
            #"\b(?<month>\d{1,2})/(?<day>\d{1,2})/(?<year>\d{2,4})\b"#, "11/30/1972", "${day}-${month}-${year}",
            "30-11-1972"
        ),
        ("aa", "aaabaa", "\"aa\"", "\"aa\"ab\"aa\""), ("(a)(b)", "ab", "$10$2", "a0b"), ("(a)", "a", "$12", "a2"),
        ("a", "a", "$0$0", "aa"), ("a", "a", "$1", "$1"), ("a", "a", "$", "$"), ("a", "a", "5 $ or $x", "5 $ or $x"),
        ("(a)", "a", "${1}1", "a1"), ("(a)", "a", "$$1", "$1"), ("(a)", "a", "\\$1", "\\a"), ("a", "a", "é$é", "é$é"),
        ("(a)", "a", "$99999999999999999999", "$99999999999999999999"),
        ("(a)", "a", "$19999999999999999999", "a9999999999999999999"),
        ("a", "a", "${none}", ""),
    ])
    func templatesNameGroups(_ source: String, _ text: String, _ template: String, _ expected: String) throws {
        #expect(try Pattern(source).replacing(in: text, with: template) == expected)
    }

    @Test func badTemplatesAndHugeResultsAreErrors() throws {
        let pattern = try Pattern("a")
        let error = #expect(throws: PatternError.self) { try pattern.replacing(in: "a", with: "${") }
        guard case .malformedTemplate? = error else {
            Issue.record("\(error?.description ?? "")")
            return
        }
        let text = String(repeating: "a", count: 10_000)
        #expect(throws: PatternError.tooCostly) {
            try pattern.replacing(in: text, with: String(repeating: "b", count: 1000))
        }
    }
}

/// `\n`, `\t` and `\u{…}` as in Swift.
private func unescaped(_ text: String) throws -> String {
    var result = ""
    var rest = text[...]
    while let start = rest.firstIndex(of: "\\") {
        result += rest[..<start]
        rest = rest[rest.index(after: start)...]
        switch rest.popFirst() {
        case "n": result += "\n"
        case "t": result += "\t"
        case "u":
            let end = try #require(rest.firstIndex(of: "}"))
            let scalar = try #require(UInt32(rest[..<end].dropFirst(), radix: 16).flatMap(Unicode.Scalar.init))
            result.unicodeScalars.append(scalar)
            rest = rest[rest.index(after: end)...]
        default: Issue.record("unknown escape in \(text)")
        }
    }
    return result + rest
}
