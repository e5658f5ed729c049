import FHIRJSON
import FHIRModel
import TestSupport
import Testing

@testable import SDC

/// After each call the response is what an evaluation from nothing gives, and one answer makes only that be evaluated
/// again which depends on it (design 3.1; sdc-facts 3.3).
@Suite struct ExpressionPropertyTests {
    static let examples = [
        "enable-when", "framingham", "hunger-vital-sign", "hunger-vital-sign-sdohcc", "item-weight", "nested-groups",
        "phq9", "rxterms", "weight-height",
    ]

    private static func example(_ name: String) throws -> [UInt8] {
        let root = "/" + #filePath.split(separator: "/").dropLast(4).joined(separator: "/")
        return try readFile("\(root)/Tests/AcceptanceTests/Forms/\(name).json")
    }

    private func check(_ text: [UInt8], seed: UInt64, calls: Int) throws {
        var run = try PropertyRun(text, seed: seed)
        var state = try run.call([])
        for _ in 0..<calls {
            let before = run.response
            let written = run.someEntries(state)
            guard let next = try run.call(written) else { continue }
            state = next
            let given = PropertyRun.facts(next)
            let expected = PropertyRun.facts(try run.fromScratch())
            guard given != expected else { continue }
            for path in Set(given.keys).union(expected.keys).sorted() where given[path] != expected[path] {
                Issue.record("\(path): \(given[path] ?? "absent"), not \(expected[path] ?? "absent")")
            }
            Issue.record("\(written) on \(before ?? "") of \(String(decoding: text, as: UTF8.self))")
            return
        }
    }

    @Test(arguments: Effort.some(of: 1...60)) func isWhatAFullEvaluationGives(_ seed: UInt64) throws {
        try check(Array(GeneratedForm(seed: seed).text.utf8), seed: seed, calls: 12)
    }

    @Test(arguments: examples, Effort.some(of: 1...4)) func isWhatAFullEvaluationGivesOfRealForms(
        _ name: String, _ seed: UInt64
    ) throws {
        try check(try Self.example(name), seed: seed, calls: 12)
    }

    @Test(arguments: Effort.some(of: 1...60)) func evaluatesOnlyWhatDepends(_ seed: UInt64) throws {
        let generated = GeneratedForm(seed: seed, isUnderstood: true)
        var run = try PropertyRun(Array(generated.text.utf8), seed: seed)
        var state = try run.call([])
        var random = SeededGenerator(seed: seed)
        for _ in 0..<6 {
            if let next = try run.call(run.someEntries(state)) { state = next }
            let rows = state.map { now in now.occurrences.count { now.form.details[Int($0.item)].linkId == "r" } } ?? 1
            for input in generated.inputs {
                let written = #"{"path":"\#(input)","answers":[{"valueInteger":\#(100 + random.below(100))}]}"#
                let count = try run.evaluations(submitting: written)
                let most = generated.evaluations(after: input, rows: rows)
                #expect(count <= most, "\(input) of \(generated.text)")
            }
        }
    }

    /// An answer that nothing looks at, and one of 300 that one value looks at.
    @Test func nothingIsEvaluatedForAnAnswerThatNothingLooksAt() throws {
        let items = (0..<300).map { number in
            #"{"linkId":"n\#(number)","type":"integer"},{"linkId":"c\#(number)","type":"integer","extension":[{"url":"http://hl7.org/fhir/uv/sdc/StructureDefinition/sdc-questionnaire-calculatedExpression","valueExpression":{"language":"text/fhirpath","expression":"%resource.item.where(linkId='n\#(number)').answer.value + 1"}}]}"#
        }
        let text =
            #"{"resourceType":"Questionnaire","status":"active","item":[{"linkId":"free","type":"integer"},\#(items.joined(separator: ","))]}"#
        let run = try PropertyRun(Array(text.utf8), seed: 1)
        #expect(try run.evaluations(submitting: #"{"path":"free","answers":[{"valueInteger":1}]}"#) == 0)
        let one = try run.evaluations(submitting: #"{"path":"n7","answers":[{"valueInteger":1}]}"#)
        #expect(one == 1)
        #expect(try run.evaluations(submitting: #"{"path":"n7","action":"clear"}"#) <= 1)
    }
}
