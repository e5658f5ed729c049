import Calendar
import Diagnosis
import FHIRJSON
import FHIRModel
import SDC
import Testing

/// Forms that are large, deep, circular or made to cost: each ends soon with what is worth telling.
@Suite struct HostileTests {
    private static func form(_ items: String) -> String {
        #"{"resourceType":"Questionnaire","status":"active","item":["# + items + "]}"
    }

    private func diagnose(_ text: String) throws -> FormDiagnosis.Report {
        let document = try Document.parse(
            Array(text.utf8), limits: Document.Limits(maximumBytes: 64 << 20, maximumDepth: 4000))
        document.freeze()
        return FormDiagnosis.run(document, at: document.root, version: nil)
    }

    private func list(_ count: Int, _ item: (Int) -> String) -> String {
        (0..<count).map(item).joined(separator: ",")
    }

    private static let core = "http://hl7.org/fhir/StructureDefinition/"
    private static let sdc = "http://hl7.org/fhir/uv/sdc/StructureDefinition/sdc-questionnaire-"

    @Test(.timeLimit(.minutes(15))) func tenThousandItemsThatAreWell() throws {
        let report = try diagnose(
            Self.form(
                list(10_000) {
                    #"{"linkId":"q\#($0)","text":"Q","type":"integer","enableWhen":[{"question":"q\#(max(0, $0 - 1))x","operator":"exists","answerBoolean":false}]}"#
                }))
        #expect(report.codes.contains("more-findings"))
        #expect(report.issues.count <= FormDiagnosis.maximumFindings + 1)
    }

    @Test(.timeLimit(.minutes(15))) func tenThousandItemsWithEveryFault() throws {
        let report = try diagnose(
            Self.form(
                list(10_000) {
                    #"{"extension":[{"url":"\#(Self.core)regex","valueString":"(a+)+\#($0)"},{"url":"\#(Self.core)maxSize","valueDecimal":1}],"linkId":"q\#($0 / 2)","text":"Q","type":"string","enableWhen":[{"question":"none","operator":"=","answerBoolean":true}]}"#
                }))
        #expect(report.issues.count == FormDiagnosis.maximumFindings + 1)
        #expect(report.hasErrors)
    }

    @Test(.timeLimit(.minutes(15))) func circlesOfThousands() throws {
        let report = try diagnose(
            Self.form(
                list(4000) {
                    #"{"linkId":"q\#($0)","text":"Q","type":"boolean","enableWhen":[{"question":"q\(($0 + 1) % 4000)","operator":"=","answerBoolean":true}]}"#
                        .replacing("\\(($0 + 1) % 4000)", with: String(($0 + 1) % 4000))
                }))
        #expect(report.codes == ["circle-of-conditions"])
        let many = try diagnose(
            Self.form(
                list(2000) {
                    #"{"linkId":"q\#($0)","text":"Q","type":"boolean","enableWhen":[{"question":"q\#($0)","operator":"=","answerBoolean":true}]}"#
                }))
        #expect(many.codes.contains("more-circles"))
    }

    @Test(.timeLimit(.minutes(15))) func deepNesting() throws {
        var text = #"{"linkId":"last","text":"Q","type":"string"}"#
        for level in 0..<450 { text = #"{"linkId":"g\#(level)","text":"G","type":"group","item":[\#(text)]}"# }
        let report = try diagnose(Self.form(text))
        #expect(report.codes.filter { $0 == "nesting-too-deep" }.count == 1)
    }

    @Test(.timeLimit(.minutes(15))) func expressionsThatLookAtEverything() throws {
        let report = try diagnose(
            Self.form(
                list(2000) {
                    #"{"extension":[{"url":"\#(Self.sdc)calculatedExpression","valueExpression":{"language":"text/fhirpath","expression":"%resource.descendants().where(linkId='none\#($0)').count() + %none\#($0)"}}],"linkId":"q\#($0)","text":"Q","type":"integer"}"#
                }))
        #expect(report.codes.contains("more-unknown-names"))
    }

    @Test(.timeLimit(.minutes(15))) func oneItemWithAHundredThousandOptions() throws {
        let options = list(100_000) { #"{"valueString":"o\#($0 / 2)"}"# }
        let report = try diagnose(
            Self.form(#"{"linkId":"q","text":"Q","type":"choice","answerOption":[\#(options)]}"#))
        #expect(report.codes.contains("option-duplicate") && report.codes.contains("more-findings"))
    }

    @Test(.timeLimit(.minutes(15))) func oneItemWithManyConditionsAndExtensions() throws {
        let conditions = list(20_000) { #"{"question":"a","operator":">","answerInteger":\#($0)}"# }
        let extensions = list(20_000) { _ in #"{"url":"\#(Self.core)questionnaire-hiddn","valueBoolean":true}"# }
        let report = try diagnose(
            Self.form(
                #"{"linkId":"a","text":"A","type":"integer"},{"extension":[\#(extensions)],"linkId":"b","text":"B","type":"string","enableBehavior":"all","enableWhen":[\#(conditions)]}"#
            ))
        #expect(report.codes.contains("extension-misspelt"))
    }

    @Test(arguments: [
        "null", "[]", "1", #"{"resourceType":"Questionnaire"}"#, #"{"resourceType":"Questionnaire","item":{}}"#,
        #"{"resourceType":"Questionnaire","item":[null,1,[],{"item":[{}]}]}"#,
        #"{"resourceType":"Questionnaire","extension":{},"meta":1,"contained":[1,{}],"derivedFrom":"x"}"#,
        #"{"resourceType":"Questionnaire","item":[{"linkId":1,"type":[],"text":{},"enableWhen":[1],"answerOption":[[]],"initial":{}}]}"#,
        #"{"resourceType":"Patient","item":[{"linkId":"a","type":"string"}]}"#,
    ])
    func whatIsNoForm(_ text: String) throws {
        let report = try diagnose(text)
        #expect(report.hasErrors)
    }

    /// Every way to answer is 2 to the power of 200: the search ends with what it has.
    @Test(.timeLimit(.minutes(15))) func pathsWithoutEnd() throws {
        let text = Self.form(
            list(200) {
                #"{"linkId":"a\#($0)","text":"A","type":"boolean"},{"linkId":"b\#($0)","text":"B","type":"string","enableWhen":[{"question":"a\#($0)","operator":"=","answerBoolean":true}]}"#
            })
        let report = try diagnose(text)
        let form = try #require(report.form)
        let paths = FormPaths.find(in: form, at: Moment(Instant(seconds: 0)))
        #expect(paths.all.count == FormPaths.maximumPaths && !paths.isComplete)
    }

    /// Conditions that take all they may in each response that is tried.
    @Test(.timeLimit(.minutes(15))) func pathsOfCostlyConditions() throws {
        let costly = "(1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9).repeat($this + 1).where($this < 100000).count() > 3"
        let text = Self.form(
            list(40) {
                #"{"linkId":"a\#($0)","text":"A","type":"boolean"},{"linkId":"b\#($0)","text":"B","type":"string","extension":[{"url":"\#(Self.sdc)enableWhenExpression","valueExpression":{"language":"text/fhirpath","expression":"%resource.item.where(linkId='a\#($0)').answer.value and \#(costly)"}}]}"#
            })
        let form = try #require(try diagnose(text).form)
        let paths = FormPaths.find(in: form, at: Moment(Instant(seconds: 0)))
        // What is not decided is no path.
        #expect(!paths.isComplete)
    }

    /// Thousands of answers to one question make a difference: those to the first conditions are looked at.
    @Test(.timeLimit(.minutes(15))) func pathsOfOneQuestionWithThousandsOfAnswers() throws {
        let items = list(5000) {
            #"{"linkId":"b\#($0)","text":"B","type":"string","enableWhen":[{"question":"a","operator":"=","answerInteger":\#($0)}]}"#
        }
        let text = Self.form(#"{"linkId":"a","text":"A","type":"integer"},"# + items)
        let form = try #require(try diagnose(text).form)
        let paths = FormPaths.find(in: form, at: Moment(Instant(seconds: 0)))
        #expect(!paths.isComplete && paths.all.count > 5)
    }

    /// Names and literals of one expression are not held against each other beyond a bound.
    @Test(.timeLimit(.minutes(15))) func pathsOfExpressionsThatNameAll() throws {
        func union(_ prefix: String) -> String {
            // In pieces, as expressions are no higher than a bound.
            (0..<15).map { piece in
                "(" + (0..<100).map { "'\(prefix)\(piece * 100 + $0)'" }.joined(separator: "|") + ")"
            }.joined(separator: "|")
        }
        let (names, literals) = (union("a"), union("x"))
        let items = list(1500) { #"{"linkId":"a\#($0)","text":"A","type":"string"}"# }
        let text = Self.form(
            items
                + #",{"linkId":"z","text":"Z","type":"string","extension":[{"url":"\#(Self.sdc)enableWhenExpression","valueExpression":{"language":"text/fhirpath","expression":"%resource.item.where(linkId in (\#(names))).answer.value in (\#(literals))"}}]}"#
        )
        let paths = FormPaths.find(in: try #require(try diagnose(text).form), at: Moment(Instant(seconds: 0)))
        #expect(!paths.isComplete)
    }
}
