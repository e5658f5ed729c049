import Calendar
import FHIRJSON
import FHIRPath

/// The five expressions of the shared benchmark, compiled and on a parsed document: `formstep-bench fhirpath`.
enum FHIRPathBench {
    /// Name, document, expression, what must come out.
    private static let work = [
        ("E1_descendants", "qr", "%resource.descendants().where(linkId='g3.5').answer.value", "false"),
        (
            "E2_group_sum", "qr",
            "item.where(linkId='g2').item.where(linkId='g2.1' or linkId='g2.7').answer.value.sum()", "49.0"
        ),
        (
            "E3_iif", "qr",
            "iif(item.where(linkId='g1').item.where(linkId='g1.2').answer.value > 2, 'high', 'low')", "high"
        ),
        (
            "E4_bundle_obs", "bundle",
            "entry.resource.where(code.coding.exists(system='http://loinc.org' and code='29463-7'))"
                + ".select(value.value).last()", "78"
        ),
        ("E5_name", "patient", "name.where(use='official').select(given.first() & ' ' & family)", "Margaret Chalmers"),
    ]

    static func run() {
        var sum = 0.0
        for (name, document, text, expected) in work {
            guard let bytes = JSONBench.fixture("\(document).json"), let parsed = try? Document.parse(bytes).freeze(),
                let expression = try? FHIRPathExpression(text)
            else {
                print("\(name): no fixture \(document).json (FORMSTEP_SHARED)")
                continue
            }
            let evaluation = Evaluation(clock: Instant(seconds: 1_700_000_000))
            guard let root = try? evaluation.item(of: parsed) else { continue }
            evaluation.resource = root
            let result = (try? evaluation.evaluate(expression, on: [root])) ?? []
            let text = result.compactMap { evaluation.text(of: $0) }.joined(separator: ",")
            let time = JSONBench.best(20_000) {
                evaluation.renewBudget()
                _ = try? evaluation.evaluate(expression, on: [root])
            }
            // With a new evaluation each time, as a request has it.
            let fresh = JSONBench.best(5000) {
                let evaluation = Evaluation(clock: Instant(seconds: 1_700_000_000))
                guard let root = try? evaluation.item(of: parsed) else { return }
                evaluation.resource = root
                _ = try? evaluation.evaluate(expression, on: [root])
            }
            let compile = JSONBench.best(2000) { _ = try? FHIRPathExpression(expression.text) }
            sum += time
            print(
                "  \(name): \(JSONBench.microseconds(time)) µs, in a new evaluation \(JSONBench.microseconds(fresh)) µs, compile "
                    + "\(JSONBench.microseconds(compile)) µs\(text == expected ? "" : " WRONG: \(text), not \(expected)")"
            )
        }
        print("  all five: \(JSONBench.microseconds(sum)) µs")
    }
}
