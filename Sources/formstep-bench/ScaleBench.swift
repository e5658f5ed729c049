import FHIRJSON
import FHIRModel
import Glibc
import SDC

/// One step of forms of many sizes, in process: `formstep-bench scale`.
///
/// A flat form of groups of ten questions, every third with a condition; half of it answered.
enum ScaleBench {
    static func run() {
        let marks = Marks(canonicalBase: "http://formstep.example/fhir")
        print("items   form KB   compile ms   step ms (page)   step ms (item)")
        for items in [100, 800, 1_000, 10_000] {
            let (form, response) = make(items)
            guard let compiled = NextStepBench.compile(form) else { continue }
            let rounds = items > 5_000 ? 10 : 50
            let compile = JSONBench.best(rounds) { _ = NextStepBench.compile(form) }
            let page = JSONBench.best(rounds) { _ = NextStepBench.step(response, compiled, marks) }
            let item = JSONBench.best(rounds) { _ = NextStepBench.step(response, compiled, marks, granularity: .item) }
            print("\(items)   \(form.count / 1024)   \(ms(compile))   \(ms(page))   \(ms(item))")
        }
    }

    private static func ms(_ time: Double) -> String { JSONBench.microseconds(time / 1000) }

    private static func make(_ count: Int) -> (form: [UInt8], response: [UInt8]) {
        var groups: [String] = []
        var answers: [String] = []
        for group in 0..<(count / 10) {
            var items: [String] = []
            var held: [String] = []
            for number in 0..<10 {
                let id = "g\(group).\(number)"
                let condition =
                    number % 3 == 2
                    ? #","enableWhen":[{"question":"g\#(group).0","operator":"exists","answerBoolean":true}]"# : ""
                items.append(
                    #"{"linkId":"\#(id)","text":"Question \#(id): how often did this happen in the last four weeks?","type":"string","maxLength":200\#(condition)}"#
                )
                held.append(#"{"linkId":"\#(id)","answer":[{"valueString":"answer \#(id)"}]}"#)
            }
            groups.append(
                #"{"linkId":"g\#(group)","text":"Group \#(group)","type":"group","item":[\#(items.joined(separator: ","))]}"#
            )
            if group % 2 == 0 {
                answers.append(#"{"linkId":"g\#(group)","item":[\#(held.joined(separator: ","))]}"#)
            }
        }
        let form =
            #"{"resourceType":"Questionnaire","url":"http://example.org/scale","version":"1","status":"active","item":[\#(groups.joined(separator: ","))]}"#
        let response =
            #"{"resourceType":"QuestionnaireResponse","questionnaire":"http://example.org/scale|1","status":"in-progress","item":[\#(answers.joined(separator: ","))]}"#
        return (Array(form.utf8), Array(response.utf8))
    }
}
