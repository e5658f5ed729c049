import FHIRJSON
import Robot
import Testing

/// Which items are met, and why others never can be.
@Suite struct BranchTests {
    static func report(_ items: String, granularity: String = "page") throws -> WalkReport {
        let form =
            #"{"resourceType":"Questionnaire","url":"http://example.org/f","status":"active","item":[\#(items)]}"#
        var settings = WalkSettings()
        settings.granularity = granularity
        return try Campaign.walk(
            Array(form.utf8), settings: settings, bound: Campaign.Bound(walks: 30), allBranches: true)
    }

    static func when(_ question: String, _ comparison: String, _ answer: String) -> String {
        #"{"question":"\#(question)","operator":"\#(comparison)",\#(answer)}"#
    }

    @Test func meetsAChainThatOnlyOneAnswerEachOpens() throws {
        let items = """
            {"linkId":"a","type":"integer"},
            {"linkId":"b","type":"date","enableWhen":[\(Self.when("a", ">", #""answerInteger":4711"#))]},
            {"linkId":"c","type":"string","enableWhen":[\(Self.when("b", "=", #""answerDate":"1969-07-20""#))]},
            {"linkId":"d","type":"quantity","enableWhen":[\(Self.when("c", "=", #""answerString":"moon""#))]},
            {"linkId":"e","type":"boolean","enableWhen":[
              \(Self.when("d", ">=", #""answerQuantity":{"value":80,"unit":"kg","system":"http://unitsofmeasure.org","code":"kg"}"#))]},
            {"linkId":"f","type":"string","enableWhen":[\(Self.when("e", "exists", #""answerBoolean":false"#))]}
            """
        for granularity in ["page", "item", "all"] {
            let report = try Self.report(items, granularity: granularity)
            #expect(report.isClean, "\(report.findings.map(\.text)) \(report.ends)")
            #expect(report.neverMet.isEmpty, "\(report.neverMet)")
            #expect(report.outcomesSeen == report.outcomesPossible)
        }
    }

    @Test func saysWhyAnItemIsNeverMet() throws {
        let report = try Self.report(
            """
            {"linkId":"a","type":"boolean"},{"linkId":"h","type":"boolean",
              "extension":[{"url":"http://hl7.org/fhir/StructureDefinition/questionnaire-hidden","valueBoolean":true}]},
            {"linkId":"gone","type":"string","enableWhen":[\(Self.when("nobody", "=", #""answerBoolean":true"#))]},
            {"linkId":"both","type":"string","enableBehavior":"all","enableWhen":[
              \(Self.when("a", "=", #""answerBoolean":true"#)),\(Self.when("a", "=", #""answerBoolean":false"#))]},
            {"linkId":"dark","type":"string","enableWhen":[\(Self.when("h", "=", #""answerBoolean":true"#))]}
            """)
        let why = Dictionary(uniqueKeysWithValues: report.neverMet.map { ($0.linkId, $0.why) })
        #expect(Set(why.keys) == ["h", "gone", "both", "dark"])
        #expect(why["h"] == "hidden")
        #expect(why["gone"]?.contains("which the form has not") ?? false)
        #expect(why["both"]?.contains("no valid answer for all of") ?? false)
        #expect(why["dark"]?.contains("is hidden") ?? false)
    }

    @Test func answersEveryTypeWithinItsLimits() throws {
        let url = "http://hl7.org/fhir/StructureDefinition/"
        let limit = { (name: String, value: String) in #"{"url":"\#(url)\#(name)",\#(value)}"# }
        let report = try Self.report(
            """
            {"linkId":"1","type":"integer","required":true,"extension":[
              \(limit("minValue", #""valueInteger":-3"#)),\(limit("maxValue", #""valueInteger":-2"#))]},
            {"linkId":"2","type":"decimal","required":true,"extension":[
              \(limit("minValue", #""valueDecimal":0.5"#)),\(limit("maxValue", #""valueDecimal":0.55"#)),
              \(limit("maxDecimalPlaces", #""valueInteger":1"#))]},
            {"linkId":"3","type":"string","required":true,"maxLength":3,"extension":[
              \(limit("minLength", #""valueInteger":3"#)),\(limit("regex", #""valueString":"^[A-C][0-9]{2}$""#))]},
            {"linkId":"4","type":"date","required":true,"extension":[
              \(limit("minValue", #""valueDate":"2024-02-28""#)),\(limit("maxValue", #""valueDate":"2024-03-01""#))]},
            {"linkId":"5","type":"time","required":true,"extension":[
              \(limit("minValue", #""valueTime":"23:58:00""#))]},
            {"linkId":"6","type":"dateTime","required":true},{"linkId":"7","type":"url","required":true},
            {"linkId":"8","type":"text","required":true},{"linkId":"9","type":"reference","required":true,"extension":[
              \(limit("questionnaire-referenceResource", #""valueCode":"Organization""#))]},
            {"linkId":"10","type":"attachment","required":true,"extension":[
              \(limit("mimeType", #""valueCode":"application/pdf""#)),\(limit("maxSize", #""valueDecimal":1000"#))]},
            {"linkId":"11","type":"quantity","required":true,"extension":[
              \(limit("questionnaire-unitOption", #""valueCoding":{"system":"http://unitsofmeasure.org","code":"mm"}"#)),
              \(limit("minValue", #""valueQuantity":{"value":1,"system":"http://unitsofmeasure.org","code":"m"}"#))]},
            {"linkId":"12","type":"choice","required":true,"repeats":true,"answerOption":[
              {"valueCoding":{"code":"a"}},{"valueCoding":{"code":"none"},
               "extension":[{"url":"\(url)questionnaire-optionExclusive","valueBoolean":true}]},{"valueString":"s"}]},
            {"linkId":"13","type":"open-choice","required":true,"answerOption":[{"valueCoding":{"code":"a"}}]}
            """)
        #expect(report.isClean, "\(report.findings.map(\.text)) \(report.ends)")
        #expect(report.unanswerable.isEmpty, "\(report.unanswerable)")
    }

    @Test func givesUpClearlyWhereNothingIsValid() throws {
        let report = try Self.report(
            """
            {"linkId":"a","type":"string","required":true,
             "extension":[{"url":"http://hl7.org/fhir/StructureDefinition/regex","valueString":"(?!x)x"}]}
            """)
        #expect(report.findings.isEmpty)
        #expect(report.ends.contains { $0.contains("'a' cannot be answered") && $0.contains("(?!x)x") })
    }
}
