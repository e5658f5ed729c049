import Calendar
import FHIRJSON
import FHIRModel
import FHIRPath
import TestSupport
import Testing

/// Expressions that want too much: each ends quickly, with an error that says why or with an answer.
@Suite struct HostileTests {
    /// Small, so that a debug build is through in a moment.
    private static let budget = FHIRPathBudget(steps: 400_000, items: 50_000, textBytes: 4 << 20)

    enum Ending: Sendable {
        case error(FHIRPathError.Phase)
        case answer
    }

    private static func text(_ piece: String, _ count: Int) -> String { String(repeating: piece, count: count) }

    private static let syntaxes: [(String, String)] = [
        ("a long sum", text("1+", 100_000) + "1"),
        ("open parentheses", text("(", 100_000)),
        ("closed parentheses", text("(", 5000) + "1" + text(")", 5000)),
        ("a long path", "a" + text(".a", 100_000)),
        ("signs", text("-", 100_000) + "1"),
        ("calls in calls", text("iif(true,", 5000) + "1" + text(")", 5000)),
        ("indexes", text("a[", 100_000)),
        ("an open comment", text("/*", 400_000)),
        ("escapes", text("'\\u", 200_000)),
        ("too long a text", "'" + text("a", 1 << 20) + "'"),
    ]

    private static let semantics: [(String, String)] = [
        ("a million digits", text("1", 1_000_000)),
        ("a million digits behind the point", "1." + text("1", 1_000_000)),
        ("a long variable", "%" + text("x", 1_000_000)),
    ]

    private static let limits: [(String, String)] = [
        ("repeatAll of itself", "1.repeatAll($this)"),
        ("repeat without end", "1.repeat($this + 1)"),
        ("decimals without end", "0.5.repeat($this + 1)"),
        ("large decimals without end", "12345678901234567890.5.repeat($this + 1)"),
        ("dates without end", "@2012-01-01T00:00:00Z.repeat($this + 1 second)"),
        ("quantities without end", "1 'mg'.repeat($this + 1 'mg')"),
        ("texts that double", "'a'.repeat($this & $this)"),
        ("texts that grow", "'a'.repeat($this + 'a')"),
        ("types without end", "1.repeatAll($this | type())"),
        ("replace", "'" + text("a", 4000) + "'.replace('a', '" + text("b", 4000) + "')"),
        ("replace of nothing", "'" + text("a", 4000) + "'.replace('', '" + text("b", 4000) + "')"),
        ("replace, ten times", "'a'" + text(".replace('a', 'aaaaaaaaaa')", 40)),
        ("encode", "'a'" + text(".encode('hex')", 40)),
        ("escape", "'" + text("\\\\", 1000) + "'" + text(".escape('json')", 40)),
        ("join", "('" + text("a", 60_000) + "').toChars().join('" + text("b", 4000) + "')"),
        ("combine", "(1 | 2)" + text(".select(1.combine(2))", 40)),
        ("combine in aggregate", "('" + text("a", 30) + "').toChars().aggregate($total.combine($total), 1)"),
        (
            "combine through variables",
            "'a'"
                + (0..<30).map { ".defineVariable('v\($0)', \($0 == 0 ? "1" : "%v\($0 - 1).combine(%v\($0 - 1))"))" }
                .joined()
        ),
        ("distinct of quantities", "1.repeat(iif($this < 5000, $this + 1)).select($this.toQuantity('d')).distinct()"),
        ("factory", "1.repeat(iif($this < 70000, $this + 1)).select(%factory.string('a'))"),
    ]

    private static let endings: [(String, String)] = [
        ("a large power", "10.power(1000000000)"), ("a large broken power", "1.1.power(1000000000)"),
        ("a large exponential", "9999999999.exp()"),
        ("many digits in a text", "'" + text("1", 100_000) + "'.toDecimal()"),
        ("many digits of a quantity", "'1." + text("1", 100_000) + "'.toQuantity()"),
        ("a long unit", "1 '" + text("m.", 20_000) + "m' = 1 'm'"),
        ("a nested unit", "1 '" + text("(", 20_000) + "m' = 1 'm'"),
        ("a product of units", text("1 'm' * ", 200) + "1 'm'"),
        ("a search that nearly matches", "'" + text("a", 300_000) + "'.contains('" + text("a", 150_000) + "b')"),
        ("a search from behind", "'" + text("a", 300_000) + "'.lastIndexOf('b" + text("a", 150_000) + "')"),
        ("a regex bomb", "'" + text("a", 40) + "b'.matches('^(a+)+$')"),
        ("another regex bomb", "'" + text("a", 3000) + "b'.matches('^(a|a)*$')"),
        ("a nested regex", "'a'.matches('" + text("(", 10_000) + "')"),
        ("a million letters", "'" + text("a", 1_000_000) + "'.length()"),
        ("a long name", "`" + text("x", 1_000_000) + "`"),
        ("as deep as allowed", "1" + text(".first()", 240)), ("as many terms as allowed", text("1 + ", 240) + "1"),
        ("as nested as allowed", text("iif(true, ", 90) + "1" + text(")", 90)),
        ("far away", "@2012-01-01 + 99999999999999999999 years"),
    ]

    @Test func everyOneEndsQuickly() {
        let groups: [(Ending, [(String, String)])] = [
            (.error(.syntax), Self.syntaxes), (.error(.semantic), Self.semantics), (.error(.limit), Self.limits),
            (.answer, Self.endings),
        ]
        for (ending, expressions) in groups {
            for (name, expression) in expressions {
                let start = ContinuousClock.now
                let phase = Self.phase(of: expression)
                let time = ContinuousClock.now - start
                if case .error(let expected) = ending { #expect(phase == expected, "\(name)") }
                // Far above what is needed.
                #expect(time < Effort.patience(.seconds(10)), "\(name) took \(time)")
            }
        }
    }

    /// The phase of the error, nil for an answer.
    private static func phase(of text: String) -> FHIRPathError.Phase? {
        do throws(FHIRPathError) {
            let expression = try FHIRPathExpression(text)
            let evaluation = Evaluation(clock: Instant(seconds: 1_780_000_000), budget: budget)
            _ = try evaluation.evaluate(expression, on: [])
            return nil
        } catch {
            return error.phase
        }
    }

    /// Values that lie in pools count as texts do, whatever they are.
    @Test func theBudgetCountsEveryKindOfValue() throws {
        let small = FHIRPathBudget(steps: 10_000_000, items: 100_000, textBytes: 10_000)
        for text in [
            "12345678901234567890.5.repeat($this + 1)", "@2012-01-01.repeat($this + 1 day)",
            "@2012-01-01T00:00:00Z.repeat($this + 1 second)", "@T00:00:00.000.repeat($this + 1 millisecond)",
            "1 'mg'.repeat($this + 1 'mg')", "1.repeatAll(type())", "1.repeat($this + 1).select(toString())",
        ] {
            let expression = try FHIRPathExpression(text)
            let evaluation = Evaluation(clock: Instant(seconds: 0), budget: small)
            let error = #expect(throws: FHIRPathError.self, "\(text)") {
                try evaluation.evaluate(expression, on: [])
            }
            #expect(error?.phase == .limit, "\(text)")
            evaluation.renewBudget()
            let simple = try FHIRPathExpression("1 + 1")
            #expect(try evaluation.evaluate(simple, on: []).count == 1)
        }
    }

    /// Functions on long texts take steps for their length, so that the budget bounds the time.
    @Test(
        arguments: [
            "%t.trim()", "%t.upper()", "%t.lower()", "%t ~ %t", "%t = %t & ''", "%t > %t", "%t.indexOf('b')",
            "%t.contains('b')", "%t.startsWith(%t)", "%t.replace('a', 'b')", "%t.matches('b')",
            "%t.matchesFull('[ab]*')",
            "%t.replaceMatches('a', 'b')", "%t.encode('hex')", "%t.escape('html')", "%t.htmlChecks()", "%t.resolve()",
            "%t.split('a')", "%t.toChars()", "%t in ('b' | %t)", "(%t | 'b').distinct()",
        ])
    func longTextsCostSteps(text: String) throws {
        for letter in ["a", "\u{E9}"] {
            let evaluation = Evaluation(clock: Instant(seconds: 0))
            let value = Self.text(letter, 100_000)
            let document = Document()
            document.root = document.newObject()
            document.setMember(document.root, .text, document.newString(value))
            let member = document.member(document.root, .text)
            evaluation.set("t", [evaluation.item(member, try evaluation.add(document.freeze()))])
            let before = evaluation.remainingSteps
            _ = try evaluation.evaluate(try FHIRPathExpression(text), on: [])
            #expect(before - evaluation.remainingSteps > 1_000, "\(letter)")
        }
    }

    /// A pattern that backtracks costs what it takes, whether it matches in the end or not.
    @Test func costlyPatternsCostSteps() throws {
        let evaluation = Evaluation(clock: Instant(seconds: 0))
        for (text, least) in [
            ("'aaaaaaaa'.matches('a')", 1), ("'aaaaaaaaaaaaaaaa!'.matches('^(a+)+$')", 1_000),
            ("'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa!'.matches('^(a+)+$')", 100_000),
        ] {
            let before = evaluation.remainingSteps
            _ = try? evaluation.evaluate(try FHIRPathExpression(text), on: [])
            let spent = before - evaluation.remainingSteps
            #expect(spent >= least && (least > 1 || spent < 1_000), "\(text): \(spent)")
        }
    }

    /// A list takes time for its length, not for its square: 40,000 elements are a body of 300 KB.
    @Test(arguments: ["pathname().last()", "last()", "extension('u').count()"])
    func longListsAreWalkedOnce(then: String) throws {
        let count = 40_000
        let values = Self.text("null,", count - 1) + "\"a\""
        let twins = Self.text("{\"id\":\"i\"},", count - 1) + "null"
        let json = "{\"resourceType\":\"Patient\",\"name\":[{\"given\":[\(values)],\"_given\":[\(twins)]}]}"
        let document = try Document.parse(Array(json.utf8)).freeze()
        let evaluation = Evaluation(clock: Instant(seconds: 0))
        let expression = try FHIRPathExpression("name.given." + then)
        let start = ContinuousClock.now
        let found = try evaluation.evaluate(expression, on: [try evaluation.item(of: document)])
        let paths = try evaluation.evaluate(
            try FHIRPathExpression("name.given"), on: [try evaluation.item(of: document)]
        ).map { evaluation.path(of: $0) }
        #expect(ContinuousClock.now - start < Effort.patience(.seconds(5)))
        #expect(found.count == 1)
        #expect(paths.count == count)
        #expect(paths.last == "Patient.name[0].given[\(count - 1)]")
    }
}
