import Calendar
import FHIRJSON
import FHIRModel
import Glibc
import SDC

/// Forms that calculate, in process: `formstep-bench calculate`.
///
/// 400 items of which 397 are calculated, in three spellings, from the three answers or from one another in a chain; and a
/// form of 808 items with 500 expressions of all kinds.
enum CalculationBench {
    static func run() {
        let marks = Marks(canonicalBase: "http://formstep.example/fhir")
        print(
            "form   compile ms   all values ms   as posted ms   one answer changed ms   expressions evaluated: all values / one changed"
        )
        for (name, lookup) in spellings {
            for isChain in [false, true] {
                let form = calculations(lookup, isChain: isChain)
                report("400/397 \(name)\(isChain ? ", chained" : "")", form, ["a", "b", "c"], marks)
            }
        }
        report("808/500", mixed(), ["g0.0", "g1.0", "g2.0"], marks)
    }

    private static let spellings: [(String, @Sendable (String) -> String)] = [
        ("repeat(item)", { "%resource.repeat(item).where(linkId='\($0)').answer.value" }),
        ("descendants()", { "%resource.descendants().where(linkId='\($0)').answer.value" }),
        ("item.where", { "%resource.item.where(linkId='g').item.where(linkId='\($0)').answer.value" }),
    ]

    private static func report(_ name: String, _ form: [UInt8], _ inputs: [String], _ marks: Marks) {
        let rounds = 30
        let compile = JSONBench.best(rounds) { _ = NextStepBench.compile(form) }
        guard let compiled = NextStepBench.compile(form) else { return print("\(name)   does not compile") }
        let answers = inputs.map { #"{"path":"\#($0)","answers":[{"valueInteger":3}]}"# }.joined(separator: ",")
        let changed = #"{"path":"\#(inputs[0])","answers":[{"valueInteger":4}]}"#
        guard let started = step(body(nil, nil), compiled, marks)?.response,
            let filled = step(body(started, answers), compiled, marks)
        else { return print("\(name)   does not walk") }
        let (fill, post, change) = (body(started, answers), body(filled.response, nil), body(filled.response, changed))
        let first = JSONBench.best(rounds) { _ = step(fill, compiled, marks) }
        let again = JSONBench.best(rounds) { _ = step(post, compiled, marks) }
        let one = JSONBench.best(rounds) { _ = step(change, compiled, marks) }
        let evaluated = (filled.evaluations, step(change, compiled, marks)?.evaluations ?? 0)
        print(
            "\(name)   \(ms(compile))   \(ms(first))   \(ms(again))   \(ms(one - again))   \(evaluated.0) / \(evaluated.1)"
        )
    }

    private static func step(
        _ body: [UInt8], _ form: Form, _ marks: Marks
    ) -> (response: String, evaluations: Int)? {
        guard let document = try? Document.parse(body) else { return nil }
        var request = NextStepRequest(document: document, moment: Moment(Instant(seconds: 1_767_225_600))) { nil }
        let response = document.member(document.root, named: "response")
        if document.kind(response) == .object { request.response = response }
        request.finalize = false
        for entry in document.items(document.member(document.root, named: "answers")) {
            request.submissions.append(
                Submission(
                    path: document.string(document.member(entry, named: "path")) ?? "",
                    answers: Array(document.items(document.member(entry, named: "answers"))), action: nil, to: nil,
                    expression: "answers"))
        }
        guard let reply = try? NextStepEngine.run(request, form: form, marks: marks) else { return nil }
        let text = reply.state.map { String(decoding: $0.document.bytes(reply.response), as: UTF8.self) } ?? ""
        return (text, reply.evaluations)
    }

    private static func ms(_ time: Double) -> String { JSONBench.microseconds(time / 1000) }

    private static func body(_ response: String?, _ answers: String?) -> [UInt8] {
        Array(#"{"response":\#(response ?? "null"),"answers":[\#(answers ?? "")]}"#.utf8)
    }

    private static func expression(_ url: String, _ text: String) -> String {
        let prefix = "http://hl7.org/fhir/uv/sdc/StructureDefinition/sdc-questionnaire-"
        return
            #"{"url":"\#(prefix)\#(url)","valueExpression":{"language":"text/fhirpath","expression":"\#(text)"}}"#
    }

    private static func calculations(_ lookup: (String) -> String, isChain: Bool) -> [UInt8] {
        var items = ["a", "b", "c"].map { #"{"linkId":"\#($0)","type":"integer"}"# }
        for number in 0..<397 {
            let source = isChain && number > 0 ? "q\(number - 1)" : ["a", "b", "c"][number % 3]
            let text = "\(lookup(source)) + \(lookup("b"))"
            items.append(
                #"{"linkId":"q\#(number)","type":"integer","readOnly":true,"extension":[\#(expression("calculatedExpression", text))]}"#
            )
        }
        return Array(
            #"{"resourceType":"Questionnaire","url":"http://example.org/calculate","version":"1","status":"active","item":[{"linkId":"g","type":"group","item":[\#(items.joined(separator: ","))]}]}"#
                .utf8)
    }

    /// Groups of eight: an answer, values worked out from it, an item shown by an expression, options, limits.
    private static func mixed() -> [UInt8] {
        var groups: [String] = []
        for group in 0..<101 {
            var items = [#"{"linkId":"g\#(group).0","text":"How many?","type":"integer"}"#]
            let own = "%resource.item.where(linkId='g\(group)').item.where(linkId='g\(group).0').answer.value"
            items.append(
                #"{"linkId":"g\#(group).1","text":"Twice","type":"integer","readOnly":true,"extension":[\#(expression("calculatedExpression", "%n * 2"))]}"#
            )
            items.append(
                #"{"linkId":"g\#(group).2","text":"More","type":"string","extension":[\#(expression("enableWhenExpression", "%n > 2"))]}"#
            )
            items.append(
                #"{"linkId":"g\#(group).3","text":"Sum","type":"integer","readOnly":true,"extension":[\#(expression("calculatedExpression", "%resource.descendants().where(linkId='g\(max(0, group - 1)).1').answer.value + \(own)"))]}"#
            )
            items.append(
                #"{"linkId":"g\#(group).4","text":"Begin","type":"integer","extension":[\#(expression("initialExpression", "1 + 1"))]}"#
            )
            for number in 5..<7 { items.append(#"{"linkId":"g\#(group).\#(number)","text":"Text","type":"string"}"#) }
            let variable =
                #"{"url":"http://hl7.org/fhir/StructureDefinition/variable","valueExpression":{"name":"n","language":"text/fhirpath","expression":"\#(own)"}}"#
            groups.append(
                #"{"linkId":"g\#(group)","text":"Group \#(group)","type":"group","extension":[\#(variable)],"item":[\#(items.joined(separator: ","))]}"#
            )
        }
        return Array(
            #"{"resourceType":"Questionnaire","url":"http://example.org/mixed","version":"1","status":"active","item":[\#(groups.joined(separator: ","))]}"#
                .utf8)
    }
}
