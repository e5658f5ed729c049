import Calendar
import FHIRJSON
import FHIRModel
import TestSupport

@testable import SDC

/// One form answered at random through the engine, as a client does that keeps nothing but the response.
struct PropertyRun {
    static let moment = Moment(Instant(seconds: 1_790_000_000))
    static let marks = Marks(canonicalBase: "http://formstep.example/fhir")

    let form: Form
    private(set) var response: String?
    private var random: SeededGenerator

    init(_ text: [UInt8], seed: UInt64) throws {
        let document = try Document.parse(text)
        form = try FormCompiler.compile(
            document, questionnaire: document.root, version: nil, hash: "urn:formstep:sha256:0",
            contentUUID: { "urn:uuid:0" })
        random = SeededGenerator(seed: seed)
    }

    // MARK: Calls

    /// A request's document with the response so far and some submissions.
    private func request(_ written: [String]) throws -> (document: Document, response: Node, submissions: [Submission])
    {
        let text =
            #"{"response":\#(response ?? #"{"resourceType":"QuestionnaireResponse","status":"in-progress"}"#),"#
            + #""answers":[\#(written.joined(separator: ","))]}"#
        let document = try Document.parse(text)
        let submissions = document.items(document.member(document.root, named: "answers")).map { entry in
            let answers = document.member(entry, named: "answers")
            return Submission(
                path: document.string(document.member(entry, named: "path")) ?? "",
                answers: answers.exists ? Array(document.items(answers)) : nil,
                action: document.string(document.member(entry, named: "action")).flatMap { .init(rawValue: $0) },
                to: nil, expression: "answers")
        }
        return (document, document.member(document.root, named: "response"), submissions)
    }

    /// What the engine makes of a call; goes on from it unless it is refused.
    mutating func call(_ written: [String]) throws -> ResponseState? {
        let (document, node, submissions) = try request(written)
        var request = NextStepRequest(document: document, moment: Self.moment) { nil }
        request.response = node
        request.submissions = submissions
        request.finalize = false
        let reply = try NextStepEngine.run(request, form: form, marks: Self.marks)
        guard reply.status != .invalid, let state = reply.state else { return nil }
        response = String(decoding: state.document.bytes(reply.response), as: UTF8.self)
        return state
    }

    /// The response so far without what was calculated, evaluated from nothing.
    func fromScratch() throws -> ResponseState {
        let document = try Document.parse(response ?? "{}")
        strip(document.root, in: document)
        return ResponseState(
            form: form, document: document, root: document.root, marks: Self.marks, moment: Self.moment,
            applyingDefaults: true)
    }

    /// How many expressions another answer makes be evaluated, beside those that reading the response takes.
    func evaluations(submitting written: String) throws -> Int {
        let (document, node, submissions) = try request([written])
        let state = ResponseState(
            form: form, document: document, root: node, marks: Self.marks, moment: Self.moment, applyingDefaults: true)
        let before = state.expressions?.evaluationCount ?? 0
        _ = state.merge(submissions)
        state.rebuild(applyingDefaults: true)
        return (state.expressions?.evaluationCount ?? 0) - before
    }

    private func strip(_ holder: Node, in document: Document) {
        for item in document.items(document.member(holder, named: "item")) {
            strip(item, in: document)
            let answers = document.member(item, named: "answer")
            for answer in Array(document.items(answers)) {
                let isCalculated = document.items(document.member(answer, named: "extension")).contains { entry in
                    document.equals(document.member(entry, named: "url"), Self.marks.answerOrigin)
                        && document.equals(document.member(entry, named: "valueCode"), "calculated")
                }
                if isCalculated { document.remove(answer) } else { strip(answer, in: document) }
            }
            if answers.exists, !document.first(answers).exists { document.remove(answers) }
        }
    }

    // MARK: Comparing

    /// Everything that expressions have a say in, by path: who is there, with which answers, and what is asked of it.
    static func facts(_ state: ResponseState) -> [String: String] {
        var facts: [String: String] = [:]
        for index in state.occurrences.indices {
            let occurrence = state.occurrences[index]
            let path = state.path(of: Int32(index))
            guard occurrence.isEnabled else {
                facts[path] = "disabled"
                continue
            }
            let answers = state.document.items(occurrence.answers)
                .map { String(decoding: state.document.bytes($0), as: UTF8.self) }
            let entry = state.formItem(Int32(index))
            let options = state.options(of: Int32(index))?.options.count ?? 0
            facts[path] =
                answers.joined(separator: " ") + " \(options)"
                + " \(entry.traits.contains(.required)) \(entry.traits.contains(.readOnly)) \(entry.minOccurs) \(entry.maxOccurs)"
        }
        return facts
    }

    // MARK: Random answers

    /// Some answers, cleared ones and rows, for a state as it is.
    mutating func someEntries(_ state: ResponseState?) -> [String] {
        guard let state else { return [] }
        var written: [String] = []
        for _ in 0..<(1 + random.below(3)) {
            guard let index = state.occurrences.indices.randomElement(using: &random) else { continue }
            let entry = state.formItem(Int32(index))
            let path = state.path(of: Int32(index))
            if entry.isRepeatingGroup, state.occurrences[index].isEnabled {
                let action = random.chance(70) ? "add" : "remove"
                let target = action == "add" ? String(path.prefix { $0 != "[" }) : path
                written.append(#"{"path":"\#(target)","action":"\#(action)"}"#)
                // What follows might name a row that is gone.
                return written
            }
            guard entry.isAskable, state.occurrences[index].isEnabled else { continue }
            if random.chance(20) {
                written.append(#"{"path":"\#(path)","action":"clear"}"#)
            } else if let answer = answer(entry, state.options(of: Int32(index))) {
                written.append(#"{"path":"\#(path)","answers":[\#(answer)]}"#)
            }
        }
        return written
    }

    private mutating func answer(_ entry: FormItem, _ options: OptionList?) -> String? {
        if let options, !options.options.isEmpty {
            switch options.options[random.below(options.options.count)].value {
            case .coding(let system, _, let code, let display):
                let members = [("system", system), ("code", code), ("display", display)].compactMap { name, value in
                    value.map { #""\#(name)":"\#($0)""# }
                }
                return #"{"valueCoding":{\#(members.joined(separator: ","))}}"#
            case .primitive(.integer, let text): return #"{"valueInteger":\#(text)}"#
            default: return nil
            }
        }
        let number = random.below(10)
        switch entry.type {
        case .boolean: return #"{"valueBoolean":\#(number < 5)}"#
        case .integer: return #"{"valueInteger":\#(number)}"#
        case .decimal: return #"{"valueDecimal":\#(number).\#(random.below(10))}"#
        case .string, .text: return #"{"valueString":"s\#(number)"}"#
        case .date: return #"{"valueDate":"200\#(number)-01-01"}"#
        case .time: return #"{"valueTime":"1\#(number):11:11"}"#
        case .choice, .openChoice: return #"{"valueCoding":{"system":"http://example.org","code":"\#(number)"}}"#
        default: return nil
        }
    }
}
