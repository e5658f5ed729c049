import Calendar
import FHIRJSON
import FHIRPath

/// A form's calculated expressions: 397 look-ups by linkId over a response of 400 items in one evaluation, each behind an edit
/// of the response: `formstep-bench lookups`.
enum LookupBench {
    private static let questions = 400
    private static let lookups = 397

    /// Whether the questions stand in groups of ten, and the expression for one of them.
    private static let styles: [(isNested: Bool, text: @Sendable (Int) -> String)] = [
        (true, { "%resource.descendants().where(linkId='q\($0)').answer.value" }),
        (true, { "%resource.repeat(item).where(linkId='q\($0)').answer.value" }),
        (true, { "%resource.repeat(item | answer.item).where(linkId='q\($0)').answer.value" }),
        (true, { "%resource.descendants().select(item).where(linkId='q\($0)').answer.value" }),
        (true, { "%resource.item.where(linkId='g\($0 / 10)').item.where(linkId='q\($0)').answer.value" }),
        (false, { "%resource.item.where(linkId='q\($0)').answer.value" }),
    ]

    static func run() {
        for style in styles {
            guard let parsed = try? Document.parse(response(isNested: style.isNested)).freeze() else { continue }
            let expressions = (0..<lookups).compactMap { try? FHIRPathExpression(style.text($0)) }
            guard expressions.count == lookups else { continue }
            var found = 0
            let time = JSONBench.best(200) { found = evaluate(expressions, on: parsed.editableCopy()) }
            let once = JSONBench.best(2000) { _ = evaluate([expressions[200]], on: parsed) }
            print(
                "  \(style.text(200)): \(JSONBench.microseconds(time)) µs for \(lookups), alone in a new evaluation "
                    + "\(JSONBench.microseconds(once)) µs\(found == lookups ? "" : " WRONG: \(found)")")
        }
    }

    private static func evaluate(_ expressions: [FHIRPathExpression], on document: Document) -> Int {
        let evaluation = Evaluation(clock: Instant(seconds: 1_700_000_000))
        guard let root = try? evaluation.item(of: document) else { return 0 }
        evaluation.resource = root
        let items = document.items(document.member(document.root, .item))
        let first = document.member(items.first, .item)
        let question = first.exists ? document.items(first).first : items.first
        let answer = document.items(document.member(question, .answer)).first
        var found = 0
        for (number, expression) in expressions.enumerated() {
            if !document.isFrozen { document.setMember(answer, .valueDecimal, document.newNumber(number)) }
            evaluation.renewBudget()
            found += (try? evaluation.evaluate(expression, on: [root]))?.count ?? 0
        }
        return found
    }

    private static func response(isNested: Bool) -> [UInt8] {
        let items = (0..<questions).map {
            "{\"linkId\":\"q\($0)\",\"text\":\"Question \($0)\",\"answer\":[{\"valueDecimal\":\($0).5}]}"
        }
        let list =
            isNested
            ? (0..<questions / 10).map {
                "{\"linkId\":\"g\($0)\",\"item\":[\(items[$0 * 10..<$0 * 10 + 10].joined(separator: ","))]}"
            } : items
        let start = "{\"resourceType\":\"QuestionnaireResponse\",\"status\":\"in-progress\",\"item\":["
        return Array((start + list.joined(separator: ",") + "]}").utf8)
    }
}
