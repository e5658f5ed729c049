import Calendar
import Diagnosis
import FHIRJSON
import FHIRModel
import SDC
import Storage

/// The diagnosis of forms, in process: `formstep-bench diagnose [FILES]`.
///
/// Without files: a form of 808 items with 500 expressions and conditions between them, that form with a fault in every item,
/// and a form of 10,000 items.
enum DiagnosisBench {
    static func run(_ files: [String]) {
        print("form   items   bytes   parse ms   diagnosis ms   findings   paths ms   paths")
        guard files.isEmpty else {
            for file in files {
                guard let bytes = FormDirectory.readFile(file) else { continue }
                measure(file, bytes)
            }
            return
        }
        measure("808 items, 500 expressions", form(808, expressions: 500))
        measure("the same, all faulty", form(808, expressions: 500, isFaulty: true))
        measure("10,000 items, 6,000 expressions", form(10_000, expressions: 6_000))
    }

    private static func measure(_ name: String, _ bytes: [UInt8]) {
        guard let document = try? Document.parse(bytes).freeze() else { return }
        let parse = JSONBench.best(10) { _ = try? Document.parse(bytes) }
        var report = FormDiagnosis.run(document, at: document.root, version: nil)
        let time = JSONBench.best(10) { report = FormDiagnosis.run(document, at: document.root, version: nil) }
        var paths = FormPaths.none
        var search = 0.0
        if let form = report.form {
            search = JSONBench.best(1) { paths = FormPaths.find(in: form, at: Moment(Instant(seconds: 0))) }
        }
        print(
            "\(name)   \(report.form?.items.count ?? 0)   \(bytes.count)   \(ms(parse))   \(ms(time))   "
                + "\(report.issues.count)   \(ms(search))   \(paths.all.count)\(paths.isComplete ? "" : "+")")
    }

    private static func ms(_ time: Double) -> String { JSONBench.microseconds(time / 1000) }

    private static let sdc = "http://hl7.org/fhir/uv/sdc/StructureDefinition/sdc-questionnaire-"

    private static func form(_ count: Int, expressions: Int, isFaulty: Bool = false) -> [UInt8] {
        var groups: [String] = []
        var left = expressions
        for group in 0..<(count / 8) {
            var items: [String] = []
            for number in 0..<7 {
                let id = "g\(group).\(number)"
                var members = ""
                if number > 0, left > 0 {
                    left -= 1
                    let other = isFaulty ? "none\(group)" : "g\(group).\(number - 1)"
                    let url = number == 3 ? "enableWhenExpression" : "calculatedExpression"
                    let look = "%resource.descendants().where(linkId = '\(other)').answer.value"
                    let text =
                        number == 3 ? "\(look) > 2" : "(\(look) | \(number)).first() + %base\(isFaulty ? "x" : "")"
                    members +=
                        #","extension":[{"url":"\#(sdc)\#(url)","valueExpression":{"language":"text/fhirpath","expression":"\#(text)"}}]"#
                } else if number == 6 {
                    members +=
                        #","enableWhen":[{"question":"\#(isFaulty ? "none" : "g\(group).0")","operator":">","answerInteger":3}]"#
                }
                items.append(
                    #"{"linkId":"\#(id)","text":"Question \#(id): how often did this happen?","type":"integer"\#(members)}"#
                )
            }
            groups.append(
                #"{"linkId":"g\#(group)","text":"Group \#(group)","type":"group","item":[\#(items.joined(separator: ","))]}"#
            )
        }
        let variable =
            #"{"url":"http://hl7.org/fhir/StructureDefinition/variable","valueExpression":{"name":"base","language":"text/fhirpath","expression":"1"}}"#
        let form =
            #"{"resourceType":"Questionnaire","url":"http://example.org/diagnose","status":"active","extension":[\#(variable)],"item":[\#(groups.joined(separator: ","))]}"#
        return Array(form.utf8)
    }
}
