import FHIRJSON
import Robot
import Testing

/// Forms that think: what expressions do is no fault, and what they must not do is seen.
@Suite struct ExpressionTests {
    static let sdc = "http://hl7.org/fhir/uv/sdc/StructureDefinition/sdc-questionnaire-"

    static func expression(_ name: String, _ text: String) -> String {
        #"{"url":"\#(sdc)\#(name)","valueExpression":{"language":"text/fhirpath","expression":"\#(text)"}}"#
    }

    static func computed(_ text: String) -> String {
        #"{"extension":[{"url":"http://hl7.org/fhir/StructureDefinition/cqf-expression","#
            + #""valueExpression":{"language":"text/fhirpath","expression":"\#(text)"}}]}"#
    }

    static func answer(_ linkId: String) -> String { "%resource.descendants().where(linkId='\(linkId)').answer.value" }

    /// Rows with a product each and a sum over all; a question that comes with the sum, one that begins with a name.
    static let rows = """
        {"linkId":"who","type":"string","extension":[\(expression("initialExpression", "%patient.name.first().family"))]},
        {"linkId":"row","type":"group","repeats":true,"item":[
          {"linkId":"price","type":"integer"},
          {"linkId":"count","type":"integer","extension":[\(expression("initialExpression", "3"))]},
          {"linkId":"note","type":"string","extension":[
            \(expression("enableWhenExpression", "%resource.item.where(linkId='row').item.where(linkId='price').answer.value.sum() > 4"))]}]},
        {"linkId":"sum","type":"integer","extension":[
          \(expression("calculatedExpression", "%resource.item.where(linkId='row').item.where(linkId='price').answer.value.sum()"))],
          "item":[{"linkId":"why","type":"string"}]},
        {"linkId":"rich","type":"string","required":true,
          "enableWhen":[{"question":"sum","operator":">","answerInteger":10}]}
        """

    /// Demands, limits and options that are worked out.
    static let demands = """
        {"linkId":"n","type":"integer","required":true},
        {"linkId":"must","type":"string","_required":\(computed(answer("n") + " > 5"))},
        {"linkId":"least","type":"integer","extension":[
          {"url":"http://hl7.org/fhir/StructureDefinition/minValue","_valueInteger":\(computed(answer("n")))}]},
        {"linkId":"words","type":"string","repeats":true},
        {"linkId":"word","type":"string","extension":[\(expression("answerExpression", answer("words")))]},
        {"linkId":"kind","type":"choice","answerOption":[{"valueCoding":{"code":"a"}},{"valueCoding":{"code":"b"}}],
          "extension":[{"url":"\(sdc)answerOptionsToggleExpression","extension":[
            {"url":"option","valueCoding":{"code":"a"}},
            {"url":"expression","valueExpression":{"language":"text/fhirpath","expression":"\(answer("n")) > 3"}}]}]}
        """

    static func form(_ items: String, _ extensions: String = "") -> [UInt8] {
        let patient =
            #"{"url":"\#(sdc)launchContext","extension":[{"url":"name","valueCoding":{"code":"patient"}},"#
            + #"{"url":"type","valueCode":"Patient"}]}"#
        let all = patient + (extensions.isEmpty ? "" : "," + extensions)
        return Array(
            (#"{"resourceType":"Questionnaire","url":"http://example.org/f","status":"active","#
                + #""extension":[\#(all)],"item":[\#(items)]}"#).utf8)
    }

    static func reports(_ form: [UInt8], seeds: UInt64 = 3, tampering: Tampering? = nil) throws -> [WalkReport] {
        var reports: [WalkReport] = []
        for seed in 1...seeds {
            for granularity in ["page", "item", "all"] {
                var settings = WalkSettings()
                settings.seed = seed
                settings.granularity = granularity
                reports.append(
                    try Campaign.walk(
                        form, settings: settings, bound: Campaign.Bound(walks: 8, calls: 400), allBranches: true,
                        tampering: tampering))
            }
        }
        return reports
    }

    @Test(arguments: [rows, demands])
    func nothingIsFoundWhereExpressionsDoTheirWork(items: String) throws {
        for report in try Self.reports(Self.form(items)) {
            for finding in report.findings {
                Issue.record("\(finding.kind): \(finding.text)\n\(finding.requestLine)")
            }
            #expect(report.failures.isEmpty, "\(report.failures)")
            #expect(report.completed > 0)
        }
    }

    @Test func seesAPersonsAnswerOverACalculatedOneReplaced() throws {
        let reports = try Self.reports(Self.form(Self.rows), seeds: 4) { response in
            Self.each(response) { element in
                guard element["linkId"]?.text == "sum", case .object(let members) = element else { return element }
                let answer = #"[{"valueInteger":77}]"#
                guard let document = try? Document.parse(Array(answer.utf8)), element["answer"] != nil else {
                    return element
                }
                return .object(
                    members.map { $0.name == "answer" ? .init("answer", JSON(document.root, of: document)) : $0 })
            }
        }
        #expect(reports.flatMap(\.findings).contains { $0.kind == "answers" && $0.text.contains("sum") })
    }

    @Test func seesAnAnswerThatACalculationAskedForLost() throws {
        let reports = try Self.reports(Self.form(Self.rows)) { response in
            Self.each(response) { element in
                guard element["linkId"]?.text == "rich", case .object(let members) = element else { return element }
                return .object(members.filter { $0.name != "answer" })
            }
        }
        #expect(reports.flatMap(\.findings).contains { $0.kind == "answers" })
    }

    @Test func tellsARuleThatCannotBeKeptFromAFault() throws {
        let rule =
            #"{"url":"http://hl7.org/fhir/StructureDefinition/targetConstraint","extension":["#
            + #"{"url":"key","valueId":"k"},{"url":"severity","valueCode":"error"},{"url":"human","valueString":"Never."},"#
            + #"{"url":"expression","valueExpression":{"language":"text/fhirpath","expression":"false"}}]}"#
        let form = Self.form(#"{"linkId":"a","type":"string","required":true,"extension":[\#(rule)]}"#)
        for report in try Self.reports(form, seeds: 1) {
            #expect(report.findings.isEmpty, "\(report.findings.map(\.text))")
            #expect(report.ends.contains { $0.hasPrefix("refused by a rule") && $0.contains("Never.") })
        }
    }

    @Test func tellsOfExpressionsThatFail() throws {
        let form = Self.form(
            #"{"linkId":"a","type":"string","extension":[\#(Self.expression("calculatedExpression", "%nobody + 1"))]}"#)
        let report = try #require(try Self.reports(form, seeds: 1).first)
        #expect(report.failures.contains { $0.linkId == "a" && $0.text.contains("%nobody") })
    }

    /// Changes every object of a tree from below.
    static func each(_ json: JSON, _ body: (JSON) -> JSON) -> JSON {
        switch json {
        case .array(let elements): .array(elements.map { each($0, body) })
        case .object(let members): body(.object(members.map { .init($0.name, each($0.value, body)) }))
        default: json
        }
    }
}
