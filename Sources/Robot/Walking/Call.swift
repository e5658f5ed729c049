internal import Calendar
internal import FHIRJSON
internal import FHIRModel
internal import Rendering
internal import SDC

/// One entry of `answers` as the robot sends it.
struct Sent: Sendable {
    var path: String
    var answers: [Held]?
    var action: String?
    var to: Int?

    init(_ path: String, answers: [Held]) {
        self.path = path
        self.answers = answers
    }

    init(_ path: String, action: String, to: Int? = nil) {
        self.path = path
        self.action = action
        self.to = to
    }
}

/// What the robot asks of `$next-step` in one call: the compact request, without the form.
struct Call: Sendable {
    var answers: [Sent] = []
    var items: JSON?
    var after: String?
    var at: String?
    var direction: String?
    var granularity: String?
    var finalize = true
    var explains = false

    /// The bytes a client would post.
    ///
    /// - Parameter contexts: launch contexts, nil = none.
    func body(response: [UInt8]?, contexts: JSON? = nil) -> [UInt8] {
        var writer = JSONWriter(capacity: (response?.count ?? 0) + 1024)
        writer.beginObject()
        if let response {
            writer.key("response")
            writer.raw(response)
        }
        if !answers.isEmpty {
            writer.key("answers")
            JSON.array(answers.map(Self.json)).write(to: &writer)
        }
        if let items {
            writer.key("items")
            items.write(to: &writer)
        }
        for (name, value) in [("after", after), ("at", at), ("direction", direction), ("granularity", granularity)] {
            guard let value else { continue }
            writer.key(name)
            writer.string(value)
        }
        if !finalize { writer.member("finalize", false) }
        if explains { writer.member("explain", true) }
        if let contexts {
            writer.key("context")
            contexts.write(to: &writer)
        }
        writer.endObject()
        return writer.take()
    }

    private static func json(_ sent: Sent) -> JSON {
        var members = [JSON.Member("path", .string(sent.path))]
        if let answers = sent.answers {
            members.append(.init("answers", .array(answers.map { $0.json(withBelow: false) })))
        }
        if let action = sent.action { members.append(.init("action", .string(action))) }
        if let to = sent.to { members.append(.init("to", .number(String(to)))) }
        return .object(members)
    }
}

extension Held {
    /// The answer element; `below` gives the items that stand in it.
    func json(withBelow: Bool = false, below items: [JSON] = []) -> JSON {
        var members: [JSON.Member] = []
        if !extras.isEmpty { members.append(.init("extension", .array(extras))) }
        members.append(.init(name, value))
        if !items.isEmpty { members.append(.init("item", .array(items))) }
        return .object(members)
    }
}

/// What came back from one call, as a client reads it off the envelope.
struct Answered {
    var status: NextStepReply.Status
    var step: JSON
    var progress: JSON
    /// The response as it stands in the reply, and the same read.
    var responseBytes: [UInt8]
    var response: JSON
    var issues: [Issue]
    /// By path: whether the engine counts an item as enabled; empty where it was not asked.
    var explained: [String: Bool]

    var errors: [Issue] { issues.filter { $0.severity >= .error } }
}

/// Why there is no reply to read.
enum CallFailure: Error {
    /// 409 with its reason.
    case conflict(Issue)
    /// The engine's own reply cannot be read.
    case unreadable(String)
}

/// Changes a response on its way back.
package typealias Tampering = @Sendable (JSON) -> JSON

/// Calls the engine on bytes, as a server does: every call reads the response anew.
struct Caller {
    let form: Form
    let marks: Marks
    /// The form itself holds empty arrays or objects, so steps made of it may.
    let formHoldsEmpty: Bool
    /// Spoils the response of a reply before it is looked at: shows in tests that the checks see it.
    var tampering: Tampering?
    /// `authored` of finished responses: 2026-01-31T12:00:00Z.
    static let moment = Moment(Instant(seconds: 1_769_860_800))

    func call(_ body: [UInt8], alsoAsFHIR: Bool) throws(CallFailure) -> Answered {
        guard var request = Self.request(body) else { throw .unreadable("the robot's own request cannot be read") }
        request.reread = { Self.request(body) }
        let reply: NextStepReply
        do throws(NextStepConflict) {
            reply = try NextStepEngine.run(request, form: form, marks: marks)
        } catch {
            throw .conflict(error.issue)
        }
        let options = RenderOptions(marks: marks)
        if alsoAsFHIR {
            let bytes =
                reply.status == .invalid
                ? OperationOutcomeRenderer.render(reply.issues, options) : ParametersRenderer.render(reply, options)
            try checkFHIR(bytes)
        }
        let envelope = EnvelopeRenderer.render(reply, options)
        let document: Document
        do throws(Document.ParseError) {
            document = try Document.parse(envelope)
        } catch {
            throw .unreadable("the envelope is not JSON: \(error)")
        }
        let root = document.root
        let response = document.member(root, named: "response")
        var explained: [String: Bool] = [:]
        for explanation in reply.explanations ?? [] { explained[explanation.path] = explanation.isEnabled }
        var answered = Answered(
            status: reply.status, step: JSON(document.member(root, named: "step"), of: document),
            progress: JSON(document.member(root, named: "progress"), of: document),
            responseBytes: response.exists ? document.bytes(response) : [], response: JSON(response, of: document),
            issues: reply.issues, explained: explained)
        if let tampering {
            answered.response = tampering(answered.response)
            answered.responseBytes = Array(answered.response.written.utf8)
        }
        return answered
    }

    /// Errors that `$validate` tells of a finished response; there are none if it and `$next-step` agree.
    func validate(_ response: [UInt8], contexts: JSON?) -> [Issue] {
        var writer = JSONWriter(capacity: response.count + 1024)
        writer.beginObject()
        writer.key("response")
        writer.raw(response)
        if let contexts {
            writer.key("context")
            contexts.write(to: &writer)
        }
        writer.endObject()
        guard let asked = Self.request(writer.take()) else { return [] }
        var request = ResponseValidation.Request(
            document: asked.document, response: asked.response, moment: Self.moment)
        request.contexts = asked.contexts
        let structure = ResponseStructure.findings(asked.document, at: asked.response, version: form.version)
        let result = ResponseValidation.run(request, form: form, marks: marks)
        return ResponseStructure.merged(structure, with: result).filter { $0.severity >= .error }
    }

    /// The reply's other shape has to be JSON too.
    private func checkFHIR(_ bytes: [UInt8]) throws(CallFailure) {
        let document: Document
        do throws(Document.ParseError) {
            document = try Document.parse(bytes)
        } catch {
            throw .unreadable("the FHIR reply is not JSON: \(error)")
        }
        let json = JSON(document.root, of: document)
        for name in formHoldsEmpty ? ["stepResponse"] : ["step", "stepResponse"] {
            let part = json["parameter"]?.elements.first { $0["name"]?.text == name }
            guard let resource = part?["resource"], resource.holdsEmptyContainer else { continue }
            throw .unreadable("\(name) of the FHIR reply holds an empty array or object")
        }
    }

    private static func request(_ body: [UInt8]) -> NextStepRequest? {
        guard let document = try? Document.parse(body) else { return nil }
        let root = document.root
        func part(_ name: String) -> Node { document.member(root, named: name) }
        var request = NextStepRequest(document: document, moment: moment, reread: { nil })
        request.response = part("response")
        request.items = part("items")
        request.after = document.string(part("after"))
        request.at = document.string(part("at"))
        request.direction = document.string(part("direction")).flatMap { Direction(rawValue: $0) } ?? .next
        request.granularity = document.string(part("granularity")).flatMap { Granularity(rawValue: $0) }
        request.finalize = document.bool(part("finalize")) ?? true
        request.explain = document.bool(part("explain")) ?? false
        for entry in document.items(part("context")) {
            let content = document.items(document.member(entry, named: "content"))
            request.contexts.add(
                document.string(document.member(entry, named: "name")) ?? "",
                content.map { CallContexts.Content(document: document, node: $0) })
        }
        for (index, entry) in document.items(part("answers")).enumerated() {
            let answers = document.member(entry, named: "answers")
            request.submissions.append(
                Submission(
                    path: document.string(document.member(entry, named: "path")) ?? "",
                    answers: answers.exists ? Array(document.items(answers)) : nil,
                    action: document.string(document.member(entry, named: "action")).flatMap {
                        Submission.Action(rawValue: $0)
                    },
                    to: document.integer(document.member(entry, named: "to")), expression: "answers[\(index)]"))
        }
        return request
    }
}
