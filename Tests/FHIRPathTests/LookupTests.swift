import Calendar
import FHIRJSON
import FHIRPath
import TestSupport
import Testing

/// `where(linkId = 'a')` is looked up by the text. It gives what the expression gives as it is written: the same items in the
/// same order, whatever the document looks like and however it was edited.
@Suite struct LookupTests {
    /// Fused, and spelled so that nothing is fused.
    private static let pairs: [(fused: FHIRPathExpression, plain: FHIRPathExpression)] = {
        let steps = [
            "descendants()", "repeat(item)", "item", "descendants().item", "descendants().select(item)", "$this.item",
            "%resource.descendants()", "%resource.repeat(item)", "%resource.item", "item.item", "item.descendants()",
            "answer.item", "repeat(answer)", "repeat(item | answer)", "repeat(item | answer.item)",
            "repeat(answer | item)", "%resource.descendants().item", "children().repeat($this.item)",
            "descendants().where(linkId = 'b').item",
        ]
        let literals = ["a", "b", "c", "2024", "05", "é", "", "none"]
        return steps.flatMap { step in
            literals.enumerated().compactMap { number, literal in
                let fused = number % 2 == 0 ? "linkId = '\(literal)'" : "'\(literal)' = linkId"
                guard let left = try? FHIRPathExpression("\(step).where(\(fused))"),
                    let right = try? FHIRPathExpression("\(step).where((linkId) = ('\(literal)'))")
                else { return nil }
                return (left, right)
            }
        }
    }()

    private static func result(_ expression: FHIRPathExpression, _ items: [Item], _ evaluation: Evaluation) -> String {
        do throws(FHIRPathError) {
            evaluation.renewBudget()
            return try evaluation.evaluate(expression, on: items).map {
                "\(evaluation.document(of: $0).valueCount) \($0.node.index) \(evaluation.typeName(of: $0)) "
                    + (evaluation.text(of: $0) ?? "") + (evaluation.path(of: $0) ?? "")
            }.joined(separator: "\n")
        } catch {
            return "\(error.phase): \(error.message)"
        }
    }

    @Test(arguments: Effort.some(of: 0...15))
    func lookedUpAsWritten(seed: UInt64) throws {
        var random = RandomResponse(seed: seed)
        // Two evaluations see the document at different times; a copy is another document of both.
        let evaluations = [0, 1].map { _ in Evaluation(clock: Instant(seconds: 1_780_000_000)) }
        var others: [RandomResponse] = []
        for step in 0..<80 {
            for _ in 0..<random.below(6) { random.edit() }
            if step % 30 == 29 {
                others.append(random)
                random = random.copy()
            }
            if let other = others.indices.last, random.below(4) == 0 { others[other].edit() }
            let evaluation = evaluations[step % 5 == 0 ? 1 : 0]
            let response = random.below(5) == 0 ? others.last ?? random : random
            let number = try evaluation.add(response.document)
            evaluation.resource = evaluation.item(response.document.root, number)
            for _ in 0..<4 {
                let (fused, plain) = Self.pairs[random.below(Self.pairs.count)]
                var items = [evaluation.item(response.document.root, number)]
                // Elsewhere, in what is part of nothing too, and in several places at once.
                if random.below(2) == 0 {
                    items = (0...random.below(2)).map { _ in
                        evaluation.item(response.objects[random.below(response.objects.count)], number)
                    }
                }
                let found = Self.result(fused, items, evaluation)
                try #require(
                    found == Self.result(plain, items, evaluation),
                    "seed \(seed), step \(step): \(fused.text) on \(items.map(\.node.index))")
            }
        }
    }

    /// Rows come and go, each holds the same linkId, and some come back.
    @Test func rowsComeAndGo() throws {
        let document = try Document.parse(
            Array(#"{"resourceType":"QuestionnaireResponse","item":[{"linkId":"g","item":[{"linkId":"x"}]}]}"#.utf8)
        ).editableCopy()
        let evaluation = Evaluation(clock: Instant(seconds: 0))
        let root = try evaluation.item(of: document)
        evaluation.resource = root
        let rows = document.member(document.root, .item)
        var gone: [Node] = []
        for step in 0..<400 {
            if step % 50 == 49 {
                for row in gone.suffix(20) { document.append(row, to: rows) }
            } else {
                document.append(Self.row(document, step), to: rows)
            }
            if step % 3 != 0, let row = document.items(rows).reversed().dropLast().first {
                document.remove(row)
                gone.append(row)
            }
            let names = ["a", "n\(step)", "n\(step / 2)"]
            for name in names {
                for step in ["descendants()", "repeat(item)", "item.item", "descendants().item"] {
                    let found = Self.result(
                        try FHIRPathExpression("\(step).where(linkId = '\(name)')"), [root], evaluation)
                    let plain = Self.result(
                        try FHIRPathExpression("\(step).where((linkId) = ('\(name)'))"), [root], evaluation)
                    try #require(found == plain, "\(step) \(name)")
                }
            }
            // A row that is part of nothing is looked through as it is.
            if let row = gone.last {
                let items = [root, evaluation.item(row, try evaluation.add(document))].suffix(1 + step % 2)
                let found = Self.result(
                    try FHIRPathExpression("descendants().where(linkId = 'a')"), Array(items), evaluation)
                let plain = Self.result(
                    try FHIRPathExpression("descendants().where((linkId) = ('a'))"), Array(items), evaluation)
                try #require(found == plain, "\(step)")
            }
            if step > 250, document.count(rows) > 40 {
                for row in document.items(rows) where row != document.first(rows) { document.remove(row) }
            }
        }
    }

    private static func row(_ document: Document, _ step: Int) -> Node {
        let row = document.newObject()
        document.setMember(row, .linkId, document.newString("g"))
        let items = document.newArray()
        for name in ["a", "n\(step)"] {
            let item = document.newObject()
            document.setMember(item, .linkId, document.newString(name))
            document.append(item, to: items)
        }
        document.setMember(row, .item, items)
        return row
    }

    /// Steps bound the time: what costs more than a look-up is paid for, and nothing takes time for a square of the size.
    @Test func largeDocumentsAreNoSquares() throws {
        let count = Effort.some(of: 6_000)
        let rows = (0..<count).map { "{\"linkId\":\"a\",\"item\":[{\"linkId\":\"n\($0)\"}]}" }.joined(separator: ",")
        var deep = ""
        let levels = 2 * Effort.some(of: 200)
        for number in 0..<levels { deep += "{\"linkId\":\"d\(number % 2)\",\"item\":[" }
        deep += "{\"linkId\":\"d0\"}" + String(repeating: "]}", count: levels)
        let document = try Document.parse(
            Array("{\"resourceType\":\"QuestionnaireResponse\",\"item\":[\(rows),\(deep)]}".utf8)
        ).editableCopy()
        let evaluation = Evaluation(clock: Instant(seconds: 0), budget: FHIRPathBudget(steps: 60_000_000))
        let root = try evaluation.item(of: document)
        let start = ContinuousClock.now
        for (text, expected) in [
            ("descendants().where(linkId = 'a').count()", count),
            ("repeat(item).where(linkId = 'd0').count()", levels / 2 + 1),
            ("descendants().where(linkId = 'd1').count()", levels / 2), ("item.where(linkId = 'a').count()", count),
            // Each row for itself, when every row holds the text.
            ("item.select(descendants().where(linkId = 'a')).count()", 0),
            ("item.select($this.item.where(linkId = 'a')).count()", 0),
            ("item.select(repeat(item).where(linkId = 'a')).count()", 0),
            ("item.select(item.where(linkId = 'n7')).count()", 1),
            ("repeat(item).select(descendants().where(linkId = 'd0')).count()", levels / 2 * (levels / 2 + 1)),
        ] {
            let result = try evaluation.evaluate(try FHIRPathExpression(text), on: [root])
            #expect(result.compactMap { evaluation.text(of: $0) } == ["\(expected)"], "\(text)")
        }
        // Seconds in a debug build; a square of the size would be an hour.
        #expect(ContinuousClock.now - start < Effort.patience(.seconds(60)))
        let before = evaluation.remainingSteps
        _ = try evaluation.evaluate(try FHIRPathExpression("descendants().where(linkId = 'a')"), on: [root])
        #expect(before - evaluation.remainingSteps > count)
        // A look-up of one is next to nothing.
        let spent = evaluation.remainingSteps
        _ = try evaluation.evaluate(try FHIRPathExpression("descendants().where(linkId = 'n7')"), on: [root])
        #expect(spent - evaluation.remainingSteps < 20)
    }
}
