import Calendar
import FHIRJSON
import FHIRModel
import FHIRPath
import Foundation
import Testing

/// The public suites of R4 and R5, where the shared folder is present.
@Suite struct OfficialSuiteTests {
    @Test(arguments: ["r4", "r5"])
    func holds(version: String) throws {
        guard let folder = sharedFolder else {
            print("FHIRPath suites: skipped, no shared folder (FORMSTEP_SHARED)")
            return
        }
        let tests = OfficialSuite.read("\(folder)/cases/fhirpath/\(version)/tests-fhir-\(version).xml")
        try #require(tests.count > 900)
        var failures: [String] = []
        for test in tests {
            if let problem = OfficialRunner(folder: folder, version: version).problem(of: test) {
                failures.append("\(test): \(problem)\n    \(test.expression)")
            }
        }
        print("FHIRPath \(version): \(tests.count) tests, \(failures.count) failed")
        for failure in failures { print(failure) }
        #expect(failures.isEmpty)
    }
}

/// Runs one test of a suite and says what is wrong, nil for nothing.
struct OfficialRunner {
    let folder: String
    let version: String

    func problem(of test: OfficialTest) -> String? {
        let fhirVersion: FHIRVersion = version == "r4" ? .r4 : .r5
        do {
            let items = try evaluate(test, fhirVersion)
            if !test.invalid.isEmpty, test.mode != "lenient/polymorphics" {
                return "succeeded with \(items), expected a \(test.invalid) error"
            }
            let expected = test.outputs.map { text($0) }
            return items.count == expected.count && zip(items, expected).allSatisfy(isSame)
                ? nil : "gave \(items), expected \(expected)"
        } catch let error as FHIRPathError {
            if test.invalid == error.phase.rawValue { return nil }
            return "failed (\(error.phase)): \(error), expected \(test.invalid.isEmpty ? "a result" : test.invalid)"
        } catch {
            return "\(error)"
        }
    }

    private func evaluate(_ test: OfficialTest, _ fhirVersion: FHIRVersion) throws -> [String] {
        let expression = try FHIRPathExpression(test.expression, version: fhirVersion)
        let evaluation = Evaluation(version: fhirVersion, clock: Instant(seconds: 1_780_000_000))
        var context: [Item] = []
        if !test.input.isEmpty {
            let item = try evaluation.item(of: document(test.input))
            context = [item]
            evaluation.resource = item
        }
        let type = context.first.map { evaluation.typeName(of: $0) }
        if let error = expression.check(on: type, mode: mode(test), variables: []).errors.first { throw error }
        let result = try evaluation.evaluate(expression, on: context)
        if test.isPredicate { return ["boolean:\(try evaluation.condition(result) ?? false)"] }
        return result.map { "\(evaluation.typeName(of: $0)):\(evaluation.text(of: $0) ?? "?")" }
    }

    private func mode(_ test: OfficialTest) -> CheckMode {
        test.mode == "strict" ? .strict : test.mode == "lenient/polymorphics" ? .lenient : .standard
    }

    /// A suite may leave out the type, and a negative zero is a zero.
    private func isSame(_ item: String, _ expected: String) -> Bool {
        item == expected
            || item.replacingOccurrences(of: "-0.0", with: "0.0")
                == expected.replacingOccurrences(of: "-0.0", with: "0.0")
            || expected.hasPrefix(":")
                && (item.hasSuffix(expected)
                    || item.split(separator: ":", maxSplits: 1).last.map {
                        "@" + $0 == expected.dropFirst() || "@T" + $0 == expected.dropFirst()
                    } ?? false)
    }

    private func document(_ name: String) throws -> Document {
        let json = name.replacingOccurrences(of: ".xml", with: ".json")
        for version in [version, version == "r4" ? "r5" : "r4"] {
            if let data = FileManager.default.contents(atPath: "\(folder)/cases/fhirpath/\(version)/inputs/\(json)") {
                return try Document.parse([UInt8](data)).freeze()
            }
        }
        throw CocoaError(.fileNoSuchFile)
    }

    private func text(_ output: (type: String, text: String)) -> String {
        var text = output.text
        if ["date", "dateTime", "time"].contains(output.type), text.hasPrefix("@") { text.removeFirst() }
        if output.type == "time", text.hasPrefix("T") { text.removeFirst() }
        return "\(output.type):\(text)"
    }
}

/// The shared folder of test data: `FORMSTEP_SHARED`, else `../shared` beside the package; nil when there is none.
let sharedFolder: String? = {
    let path =
        ProcessInfo.processInfo.environment["FORMSTEP_SHARED"]
        ?? FileManager.default.currentDirectoryPath + "/../shared"
    return FileManager.default.fileExists(atPath: path + "/cases") ? path : nil
}()
