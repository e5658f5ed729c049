import Calendar
import FHIRJSON
import FHIRModel
import FHIRPath
import Foundation
import Testing

/// The public suites of R4 and R5, where the shared folder is present.
@Suite struct OfficialSuiteTests {
    @Test(arguments: ["r4", "r5"], [OfficialRunner.Door.engine, .http])
    func holds(version: String, door: OfficialRunner.Door) throws {
        guard let folder = sharedFolder else {
            print("FHIRPath suites: skipped, no shared folder (FORMSTEP_SHARED)")
            return
        }
        let tests = OfficialSuite.read("\(folder)/cases/fhirpath/\(version)/tests-fhir-\(version).xml")
        try #require(tests.count > 900)
        let exceptions = (OfficialExceptions.reasons[version] ?? [:]).filter {
            door == .engine || !OfficialExceptions.ofEngine.contains($0.key)
        }
        var failures: [String] = []
        var excepted: Set<String> = []
        for test in tests {
            let problem = OfficialRunner(folder: folder, version: version, door: door).problem(of: test)
            if exceptions[test.name] != nil {
                excepted.insert(test.name)
                if problem == nil { failures.append("\(test): passes, though it is excepted") }
            } else if let problem {
                failures.append("\(test): \(problem)\n    \(test.expression)")
            }
        }
        for name in exceptions.keys where !excepted.contains(name) { failures.append("\(name): excepted, but no test") }
        print(
            "FHIRPath \(version), \(door): \(tests.count) tests, \(excepted.count) excepted, \(failures.count) failed")
        for (name, reason) in exceptions.sorted(by: { $0.key < $1.key }) { print("    excepted \(name): \(reason)") }
        for failure in failures { print(failure) }
        #expect(failures.isEmpty)
    }
}

/// Runs one test of a suite and says what is wrong, nil for nothing.
struct OfficialRunner {
    /// How an expression is evaluated.
    enum Door: Sendable { case engine, http }

    let folder: String
    let version: String
    let door: Door

    private var fhirVersion: FHIRVersion { version == "r4" ? .r4 : .r5 }

    func problem(of test: OfficialTest) -> String? {
        do {
            let items = try evaluate(test)
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

    private func evaluate(_ test: OfficialTest) throws -> [String] {
        if door == .http {
            let items = try FHIRPathOverHTTP.shared.evaluate(
                test.expression, on: test.input.isEmpty ? nil : document(test.input), fhirVersion, mode(test))
            guard test.isPredicate else { return items }
            guard let item = items.first else { return ["boolean:false"] }
            return [item.hasPrefix("boolean:") ? item : "boolean:true"]
        }
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
        let expected = expected.replacingOccurrences(of: ":-0.0", with: ":0.0")
        return item == expected
            || expected.hasPrefix(":")
                && (item.hasSuffix(expected)
                    || item.split(separator: ":", maxSplits: 1).last.map {
                        "@" + $0 == expected.dropFirst() || "@T" + $0 == expected.dropFirst()
                    } ?? false)
    }

    /// The input as the test names it: XML where that is there, else its JSON, of this version or the other.
    private func document(_ name: String) throws -> Document {
        for version in [version, version == "r4" ? "r5" : "r4"] {
            let inputs = "\(folder)/cases/fhirpath/\(version)/inputs/"
            if name.hasSuffix(".xml"), let data = FileManager.default.contents(atPath: inputs + name),
                let json = XMLResource.json(of: data, fhirVersion)
            {
                return try Document.parse(Array(json.utf8)).freeze()
            }
            let json = name.replacingOccurrences(of: ".xml", with: ".json")
            if let data = FileManager.default.contents(atPath: inputs + json) {
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
