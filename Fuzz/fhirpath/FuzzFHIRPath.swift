import Calendar
import FHIRJSON
import FHIRModel
import FHIRPath
import FuzzDriver
import Glibc

/// Expressions, changed or made up, evaluated over small documents within a small budget: an answer or an error with a
/// place in the text must come, in less than a second of processor time.
///
/// The first byte chooses the document, and whether the rest is the text of an expression or the changes of a known one
/// (see `ExpressionMutation`).
private let documents: [(version: FHIRVersion, document: Document)] = caseFiles(ending: ".json").compactMap { name in
    guard let bytes = readFile("\(caseFolder)/\(name)"), let document = try? Document.parse(bytes) else { return nil }
    return (name.contains("r5") ? .r5 : .r4, document.freeze())
}

private let budget = FHIRPathBudget(steps: 100_000, items: 20_000, textBytes: 1 << 20)

private func fuzzOneInput(_ data: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let bytes = UnsafeBufferPointer(start: data, count: count)
    guard let choice = bytes.first, !documents.isEmpty else { return 0 }
    let rest = Array(bytes.dropFirst())
    let text =
        choice & 0x80 == 0 ? ExpressionMutation.expression(from: rest) : String(decoding: rest, as: UTF8.self)
    let (version, document) = documents[Int(choice & 0x7F) % documents.count]
    let start = processorTime()
    evaluate(text, version, document)
    precondition(processorTime() - start < 1, "too slow: \(text)")
    return 0
}

private func evaluate(_ text: String, _ version: FHIRVersion, _ document: Document) {
    do throws(FHIRPathError) {
        let expression = try FHIRPathExpression(text, version: version)
        let evaluation = Evaluation(version: version, clock: Instant(seconds: 1_780_000_000), budget: budget)
        let root = try evaluation.item(of: document)
        evaluation.resource = root
        let type = evaluation.typeName(of: root)
        for mode in [CheckMode.lenient, .strict] {
            for error in expression.check(on: type, mode: mode, variables: []).errors { inspect(error, text) }
        }
        _ = expression.debugTree(on: type)
        for _ in 0..<2 {
            let items = try evaluation.evaluate(expression, on: [root])
            precondition(items.count <= budget.items, "more items than allowed")
            for item in items.prefix(100) {
                precondition(!evaluation.typeName(of: item).isEmpty, "a type without a name")
                _ = evaluation.text(of: item)
                _ = evaluation.path(of: item)
            }
            evaluation.renewBudget()
        }
    } catch {
        inspect(error, text)
    }
}

private func inspect(_ error: FHIRPathError, _ text: String) {
    precondition(error.position >= 0 && error.position <= text.utf8.count, "an error outside the text: \(text)")
    precondition(error.length >= 0, "an error of no length: \(text)")
    precondition(!error.message.isEmpty, "no words: \(text)")
    precondition(!error.explanation(in: text).isEmpty, "no explanation: \(text)")
}

private func processorTime() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}

@main
private enum FuzzFHIRPath {
    static func main() { runFuzzer(fuzzOneInput) }
}
