import Calendar
import FHIRJSON
import FHIRModel
import FHIRPath
import Foundation

/// A row of a case file; `Cases/README.md` explains the format.
struct PathCase: Sendable, CustomStringConvertible {
    let place: String
    let expression: String
    let document: String
    let expected: String

    var description: String { "\(place): \(expression)" }

    static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Cases")

    /// The chapters, by the names of their files.
    static let chapters: [String] =
        ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).filter { $0.hasSuffix(".tsv") }
        .sorted()

    static func read(_ chapter: String) throws -> [PathCase] {
        let text = try String(contentsOf: folder.appendingPathComponent(chapter), encoding: .utf8)
        return text.components(separatedBy: "\n").enumerated().compactMap { number, line in
            guard !line.isEmpty, !line.hasPrefix("#") else { return nil }
            let fields = line.components(separatedBy: "\t")
            guard fields.count >= 3 else { return nil }
            return PathCase(
                place: "\(chapter):\(number + 1)", expression: unfolded(fields[0]), document: fields[1],
                expected: fields[2])
        }
    }

    /// Line ends and tabs of expressions are written as their pictures.
    private static func unfolded(_ text: String) -> String {
        text.replacingOccurrences(of: "␊", with: "\n").replacingOccurrences(of: "␉", with: "\t")
    }

    static func document(_ name: String) throws -> Document {
        let data = try Data(contentsOf: folder.appendingPathComponent(name + ".json"))
        return try Document.parse([UInt8](data)).freeze()
    }

    var version: FHIRVersion { document.hasPrefix("r5") ? .r5 : .r4 }

    /// What is wrong, nil for nothing.
    func problem() throws -> String? {
        let found = try outcome()
        let isRight =
            expected == found || expected == "error" && found.hasPrefix("error:")
        return isRight ? nil : "\(place): \(expression)\n    gave     \(found)\n    expected \(expected)"
    }

    /// The items as the file writes them, or the phase of the error.
    func outcome() throws -> String {
        do throws(FHIRPathError) {
            let compiled = try FHIRPathExpression(expression, version: version)
            let evaluation = Evaluation(version: version, clock: Instant(seconds: 1_780_000_000))
            var context: [Item] = []
            if document != "-", let root = try? PathCase.document(document) {
                context = [try evaluation.item(of: root)]
                evaluation.resource = context.first
            }
            let type = context.first.map { evaluation.typeName(of: $0) }
            if let error = compiled.check(on: type).errors.first { throw error }
            return text(of: try evaluation.evaluate(compiled, on: context), evaluation)
        } catch {
            return "error: \(error.phase.rawValue)"
        }
    }

    private func text(of items: [Item], _ evaluation: Evaluation) -> String {
        if items.isEmpty { return "{}" }
        return items.map { item in
            let type = evaluation.typeName(of: item)
            return evaluation.text(of: item).map { "\(type) \($0)" } ?? type
        }.joined(separator: " ¦ ")
    }
}
