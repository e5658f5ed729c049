import Calendar
import FHIRJSON
import FHIRModel
import Testing

@testable import Rendering
@testable import SDC

@Suite struct RenderingTests {
    private let marks = RenderingCase.marks
    private var options: RenderOptions { RenderOptions(marks: marks) }

    @Test func thereAreCases() {
        #expect(RenderingCase.all.count > 15)
        #expect(RenderingCase.all.allSatisfy { $0.position >= 0 })
    }

    /// Each case: a form, what is asked of the engine, and what the reply has to look like.
    @Test(arguments: RenderingCase.all)
    func `case`(_ entry: RenderingCase) throws {
        let file = try Document.parse(RenderingCase.contents(of: "\(RenderingCase.folder)/\(entry.file)"))
        let cases = Array(file.items(file.member(file.root, named: "cases")))
        let node = cases[entry.position]
        let form = try compileForm(file.bytes(file.member(file.root, named: "form")))
        let request = try Self.request(of: node, in: file)
        let reply = try NextStepEngine.run(request, form: form, marks: marks)
        var options = options
        options.language = file.items(file.member(node, .language)).compactMap { file.string($0) }
        options.returnMinimal = request.collectChanges

        let envelope = try Document.parse(EnvelopeRenderer.render(reply, options))
        if file.member(node, named: "envelope").exists {
            let match = PatternMatch(
                file.member(node, named: "envelope"), of: file, envelope.root, of: envelope, at: "envelope")
            #expect(match.differences == [])
        }
        let paths = file.member(node, named: "paths")
        if paths.exists {
            let items = envelope.member(envelope.member(envelope.root, named: "step"), named: "items")
            #expect(flatPaths(items, of: envelope) == file.items(paths).compactMap { file.string($0) })
        }
        let parameters = try Document.parse(ParametersRenderer.render(reply, options))
        for wanted in file.children(file.member(node, named: "parameters")) {
            let name = file.name(of: file.key(wanted))
            let part = Self.part(name, of: parameters)
            let match = PatternMatch(wanted, of: file, part, of: parameters, at: name)
            #expect(match.differences == [])
        }
    }

    private static func request(of node: Node, in file: Document) throws -> NextStepRequest {
        let call = file.member(node, named: "call")
        let response = file.member(node, named: "response")
        let document = response.exists ? try Document.parse(file.bytes(response)) : Document()
        var request = NextStepRequest(
            document: document, moment: Moment(Instant(seconds: 1_714_564_800)), reread: { nil })
        if response.exists { request.response = document.root }
        request.after = file.string(file.member(call, named: "after"))
        request.at = file.string(file.member(call, named: "at"))
        request.direction = file.string(file.member(call, named: "direction")).flatMap(Direction.init) ?? .next
        request.granularity = file.string(file.member(call, named: "granularity")).flatMap(Granularity.init)
        request.explain = file.bool(file.member(call, named: "explain")) ?? false
        request.collectChanges = file.bool(file.member(call, named: "minimal")) ?? false
        return request
    }

    /// The value or resource of the parameter with this name, or the list of its parts.
    private static func part(_ name: String, of document: Document) -> Node {
        for parameter in document.items(document.member(document.root, .parameter))
        where document.equals(document.member(parameter, .name), name) {
            let resource = document.member(parameter, .resource)
            if resource.exists { return resource }
            let parts = document.member(parameter, .part)
            return parts.exists ? parts : document.valueNode(of: parameter)
        }
        return .none
    }

    // MARK: Progress, issues, refusals

    @Test(arguments: [
        (0, "0"), (1, "0.01"), (9, "0.09"), (10, "0.1"), (33, "0.33"), (50, "0.5"), (99, "0.99"), (100, "1"),
        (140, "1"), (-3, "0"),
    ])
    func fractionHasTwoDecimals(hundredths: Int, text: String) {
        #expect(Progress(answered: 0, total: 0, hundredths: hundredths).fractionText == text)
    }

    @Test func refusedCallGivesBackWhatWasPosted() throws {
        let form = try compileForm(#"{"resourceType":"Questionnaire","item":[{"linkId":"a","type":"string"}]}"#)
        let state = try layOut(#"{"resourceType":"QuestionnaireResponse","item":[]}"#, over: form)
        var reply = try handMadeReply(form, state, linkId: "a", kind: .question)
        reply.status = .invalid
        reply.issues = [Issue(.error, .value, "No.", path: "a", linkId: "a", expression: "Response.item[0]")]
        let posted = try Document.parse(#"{ "resourceType": "QuestionnaireResponse", "odd": 1.50 }"#)
        var options = options
        options.returnMinimal = true
        reply.posted = (posted, posted.root)
        let bytes = EnvelopeRenderer.render(reply, options)
        let document = try Document.parse(bytes)
        #expect(document.equals(document.member(document.root, .status), "invalid"))
        #expect(document.bytes(document.member(document.root, .response)) == posted.source)
        #expect(!document.member(document.root, named: "changes").exists)
        let issue = document.items(document.member(document.root, named: "issues")).first
        #expect(document.equals(document.member(issue, .path), "a"))
        #expect(document.equals(document.member(issue, .text), "No."))
        #expect(document.equals(document.member(issue, .expression), "Response.item[0]"))
    }

    @Test func outcomeCarriesPathAndPlace() throws {
        let issue = Issue(.error, .required, "Say \"something\".", path: "g/q", linkId: "q", expression: "Here.item[0]")
        let bytes = OperationOutcomeRenderer.render([issue], options)
        #expect(
            String(decoding: bytes, as: UTF8.self)
                == #"{"resourceType":"OperationOutcome","issue":[{"extension":[{"url":"# + "\"\(marks.issuePath)\""
                + #","valueString":"g/q"}],"severity":"error","code":"required","diagnostics":"Say \"something\".","#
                + #""expression":["Here.item[0]"]}]}"#)
    }

    @Test func outcomeIsNeverEmpty() throws {
        let document = try Document.parse(OperationOutcomeRenderer.render([], options))
        let issues = Array(document.items(document.member(document.root, .issue)))
        #expect(issues.count == 1)
        #expect(document.equals(document.member(issues[0], .severity), "information"))
        #expect(document.equals(document.member(issues[0], .code), "informational"))
    }

    @Test func prettyIsTheSameValue() throws {
        let form = try compileForm(#"{"resourceType":"Questionnaire","item":[{"linkId":"a","type":"string"}]}"#)
        let state = try layOut(#"{"resourceType":"QuestionnaireResponse","item":[]}"#, over: form)
        let reply = try handMadeReply(form, state, linkId: "a", kind: .question)
        var pretty = options
        pretty.pretty = true
        let plain = try Document.parse(ParametersRenderer.render(reply, options))
        let lines = ParametersRenderer.render(reply, pretty)
        #expect(lines.contains(0x0A))
        let again = try Document.parse(lines)
        #expect(plain.isEqual(plain.root, again, again.root))
    }

    // MARK: Long lists

    private static func choiceForm(_ count: Int) throws -> Form {
        let options = (0..<count).map { #"{"valueCoding":{"system":"http://s.example","code":"c\#($0)"}}"# }
        return try compileForm(
            #"{"resourceType":"Questionnaire","item":[{"linkId":"a","type":"choice","answerOption":["#
                + options.joined(separator: ",") + "]}]}")
    }

    @Test(arguments: [1000, 1001])
    func longListsAreCut(count: Int) throws {
        let form = try Self.choiceForm(count)
        let state = try layOut(#"{"resourceType":"QuestionnaireResponse"}"#, over: form)
        let reply = try handMadeReply(form, state, linkId: "a", kind: .question)
        let document = try Document.parse(EnvelopeRenderer.render(reply, options))
        let format = document.member(document.member(document.root, named: "step"), named: "answerFormat")
        #expect(document.count(document.member(format, named: "choices")) == 1000)
        #expect(document.integer(document.member(format, named: "choicesTotal")) == (count > 1000 ? count : nil))
        #expect(document.bool(document.member(format, named: "choicesTruncated")) == (count > 1000 ? true : nil))
    }

    // MARK: Paths

    @Test func pathsOfOccurrences() throws {
        let form = try compileForm(
            #"""
            {"resourceType":"Questionnaire","item":[
              {"linkId":"m/e","type":"group","repeats":true,"item":[
                {"linkId":"s[x]","type":"string","repeats":true,"item":[{"linkId":"since~","type":"date"}]}]}]}
            """#)
        let state = try layOut(
            #"""
            {"resourceType":"QuestionnaireResponse","item":[{"linkId":"m/e"},{"linkId":"m/e","item":[
              {"linkId":"s[x]","answer":[{"valueString":"a"},{"valueString":"b"}]}]}]}
            """#, over: form)
        let paths = state.occurrences.indices.map { state.path(of: Int32($0)) }
        #expect(
            paths == [
                "m~1e", "m~1e/s~2x]", "m~1e[1]", "m~1e[1]/s~2x]", "m~1e[1]/s~2x]/since~0", "m~1e[1]/s~2x][1]/since~0",
            ])
        #expect(state.groupPath(of: 2) == "m~1e")
    }

    // MARK: Languages

    @Test(arguments: [
        ("nb-NO", "nb-NO", 0), ("nb-NO", "NB", 1), ("nb-NO", "no", 2), ("nb-NO", "nb-SJ", 3), ("de", "de-AT", 1),
        ("zh-Hant-TW", "zh-Hant", 1), ("de", "da", nil), ("*", "de", nil), ("", "de", nil), ("en-x-a", "en", 1),
    ])
    func languageRanges(range: String, tag: String, rank: Int?) {
        #expect(LanguageRange(range).rank(tag) == rank)
    }

    @Test(arguments: ItemType.allCases)
    func typesHaveTheirCodes(type: ItemType) {
        #expect(ItemType(code: type.code) == type)
    }
}
