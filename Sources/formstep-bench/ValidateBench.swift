import FHIRJSON
import FHIRModel
import Storage
import Structure

/// Resources held against the definitions of FHIR: `formstep-bench validate [FILES]`.
///
/// Without files, a response of 60 items and a form of 808 are measured. With files, each is measured alone, and with `--list`
/// before them everything that is found in them is printed instead.
enum ValidateBench {
    static func run(_ arguments: [String]) {
        let files = arguments.filter { !$0.hasPrefix("--") }
        if files.isEmpty {
            measure("response of 60 items", response(60))
            measure("form of 808 items", form(808))
            return
        }
        for file in files {
            guard let bytes = FormDirectory.readFile(file), let document = try? Document.parse(bytes).freeze() else {
                print("\(file): cannot be read")
                continue
            }
            guard arguments.contains("--list") else {
                measure(file, bytes)
                continue
            }
            for finding in StructureChecker(version(of: document)).check(document).findings {
                print(
                    "\(file)\t\(finding.severity)\t\(finding.fault)\t\(finding.expression)\t\(finding.issue.text)")
            }
        }
    }

    private static func version(of document: Document) -> FHIRVersion {
        FHIRVersion(evidenceIn: document.root, of: document)
    }

    private static func measure(_ name: String, _ bytes: [UInt8]) {
        guard let document = try? Document.parse(bytes).freeze() else { return }
        let checker = StructureChecker(version(of: document))
        var count = 0
        let time = JSONBench.best(bytes.count > 100_000 ? 50 : 2000) { count = checker.check(document).findings.count }
        print(
            "  \(name): \(bytes.count) bytes, \(document.valueCount) values, \(JSONBench.microseconds(time)) µs, "
                + "\(count) findings")
    }

    private static func response(_ count: Int) -> [UInt8] {
        let items = (0..<count).map {
            "{\"linkId\":\"q\($0)\",\"text\":\"Question \($0)\",\"answer\":[{\"valueCoding\":{\"system\":"
                + "\"http://example.org/a\",\"code\":\"c\($0)\"}}]}"
        }
        return Array(
            ("{\"resourceType\":\"QuestionnaireResponse\",\"status\":\"completed\",\"authored\":\"2026-11-30T10:00:00Z\","
                + "\"questionnaire\":\"http://example.org/f|1\",\"item\":[\(items.joined(separator: ","))]}").utf8)
    }

    private static func form(_ count: Int) -> [UInt8] {
        let items = (0..<count).map { number in
            "{\"extension\":[{\"url\":\"http://hl7.org/fhir/StructureDefinition/questionnaire-hidden\","
                + "\"valueBoolean\":false}],\"linkId\":\"q\(number)\",\"text\":\"Question \(number)\",\"type\":\"choice\","
                + "\"enableWhen\":[{\"question\":\"q0\",\"operator\":\"=\",\"answerCoding\":{\"code\":\"a\"}}],"
                + "\"answerOption\":[{\"valueCoding\":{\"system\":\"http://example.org/a\",\"code\":\"a\",\"display\":"
                + "\"A\"}},{\"valueCoding\":{\"system\":\"http://example.org/a\",\"code\":\"b\",\"display\":\"B\"}}]}"
        }
        return Array(
            "{\"resourceType\":\"Questionnaire\",\"status\":\"active\",\"item\":[\(items.joined(separator: ","))]}".utf8
        )
    }
}
