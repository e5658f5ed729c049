import FHIRJSON
import TestSupport

struct NoForm: Error { let name: String }

/// Answers a form of `Forms` over HTTP, one call after another, as a client does that keeps nothing but the response.
final class ScoreSession {
    /// One entry of `answers`: the answer elements as JSON; nil = `clear`.
    typealias Entry = (path: String, answers: [String]?)

    private let form: String
    private let always: String
    private var response: String?

    /// - Parameter always: members of every request, each followed by a comma.
    init(_ name: String, always: String = "") throws {
        guard let bytes = Repository.read(Repository.path("Tests/AcceptanceTests/Forms/\(name).json")) else {
            throw NoForm(name: name)
        }
        form = String(decoding: bytes, as: UTF8.self)
        self.always = always
    }

    /// Posts the answers so far and these; goes on from the reply if it is a 200.
    @discardableResult
    func submit(_ entries: [Entry], with more: String = "") throws -> ScoreReply {
        try submit(
            written: entries.map { entry in
                entry.answers.map { #"{"path":"\#(entry.path)","answers":[\#($0.joined(separator: ","))]}"# }
                    ?? #"{"path":"\#(entry.path)","action":"clear"}"#
            }, with: more)
    }

    /// As above, the entries as JSON.
    @discardableResult
    func submit(written answers: [String], with more: String = "") throws -> ScoreReply {
        var body = "{\(always)\(more)"
        if let response { body += #""response":\#(response),"# }
        body += #""questionnaire":\#(form),"answers":[\#(answers.joined(separator: ","))]}"#
        let reply = try ServerUnderTest.shared.client.send(
            "POST", "/Questionnaire/$next-step",
            headers: [("Content-Type", "application/json"), ("Accept", "application/vnd.formstep+json")],
            body: Array(body.utf8))
        let read = try ScoreReply(reply)
        if reply.status == 200 { response = read.response }
        return read
    }

    /// Forgets all answers, or takes others.
    func restart(from response: String? = nil) { self.response = response }

    /// Everything on one page, passed: the end, if nothing is wrong.
    func finish() throws -> ScoreReply { try submit([], with: #""granularity":"all","after":"","#) }

    static func coding(_ system: String, _ code: String, _ display: String? = nil, more: String = "") -> String {
        let shown = display.map { #","display":"\#($0)""# } ?? ""
        return #"{"valueCoding":{\#(more)"system":"\#(system)","code":"\#(code)"\#(shown)}}"#
    }
}

/// A reply of `$next-step`: the answers in its response by path, the items on its step, its issues.
struct ScoreReply {
    let http: Int
    private let document: Document
    private var items: [String: Node] = [:]
    /// Elements in the response, blank ones too, in order.
    private(set) var paths: [String] = []
    /// Paths of everything on the step that can be answered, at any depth; and of what is shown there locked.
    private var openPaths: Set<String> = []
    private var lockedPaths: Set<String> = []

    init(_ reply: HTTPClient.Reply) throws {
        http = reply.status
        document = try Document.parse(reply.body)
        readItems(of: document.member(document.root, named: "response"), above: "")
        readStep(document.member(document.root, named: "step"))
    }

    private mutating func readItems(of holder: Node, above: String) {
        var counts: [String: Int] = [:]
        for item in document.items(document.member(holder, named: "item")) {
            let linkId = document.string(document.member(item, named: "linkId")) ?? ""
            let row = counts[linkId, default: 0]
            counts[linkId] = row + 1
            let path = above + Self.segment(linkId) + (row > 0 ? "[\(row)]" : "")
            items[path] = item
            paths.append(path)
            readItems(of: item, above: path + "/")
            for (index, answer) in document.items(document.member(item, named: "answer")).enumerated() {
                readItems(of: answer, above: path + (index > 0 ? "[\(index)]" : "") + "/")
            }
        }
    }

    private mutating func readStep(_ step: Node) {
        if let path = document.string(document.member(step, named: "path")) {
            if document.bool(document.member(step, named: "disabled")) == true {
                lockedPaths.insert(path)
            } else {
                openPaths.insert(path)
            }
        }
        for item in document.items(document.member(step, named: "items")) { readStep(item) }
    }

    /// A linkId as a segment of a path.
    static func segment(_ linkId: String) -> String {
        linkId.map { $0 == "~" ? "~0" : $0 == "/" ? "~1" : $0 == "[" ? "~2" : String($0) }.joined()
    }

    /// Whether an item is on the step.
    func shows(_ linkId: String) -> Bool { openPaths.contains { isPath($0, of: linkId) } }

    /// Whether an item is on the step though it is disabled.
    func showsLocked(_ linkId: String) -> Bool { lockedPaths.contains { isPath($0, of: linkId) } }

    private func isPath(_ path: String, of linkId: String) -> Bool {
        path == Self.segment(linkId) || path.hasSuffix("/" + Self.segment(linkId))
    }

    // MARK: The response

    var status: String? { document.string(document.member(document.root, named: "status")) }
    var response: String {
        String(decoding: document.bytes(document.member(document.root, named: "response")), as: UTF8.self)
    }
    var responseStatus: String? {
        document.string(document.member(document.member(document.root, named: "response"), named: "status"))
    }

    private func value(_ path: String) -> Node {
        guard let item = items[path] else { return .none }
        for answer in document.items(document.member(item, named: "answer")) {
            for member in document.children(answer)
            where document.name(of: document.key(member)).hasPrefix("value") { return member }
        }
        return .none
    }

    func isBlank(_ path: String) -> Bool { !value(path).exists }
    func text(_ path: String) -> String? { document.string(value(path)) }
    func code(_ path: String) -> String? { document.string(document.member(value(path), named: "code")) }
    func display(_ path: String) -> String? { document.string(document.member(value(path), named: "display")) }

    /// A number, or the number of a quantity.
    func number(_ path: String) -> Double? {
        var node = value(path)
        guard node.exists else { return nil }
        if document.kind(node) == .object { node = document.member(node, named: "value") }
        return document.kind(node) == .number ? Double(String(decoding: document.bytes(node), as: UTF8.self)) : nil
    }

    /// Whether we wrote the answer, and how; nil = the person did.
    func origin(_ path: String) -> String? {
        guard let item = items[path] else { return nil }
        for answer in document.items(document.member(item, named: "answer")) {
            for entry in document.items(document.member(answer, named: "extension"))
            where document.string(document.member(entry, named: "url"))?.hasSuffix("/answer-origin") ?? false {
                return document.string(document.member(entry, named: "valueCode"))
            }
        }
        return nil
    }

    // MARK: Issues

    struct Told {
        let severity: String
        let code: String
        let linkId: String?
        let text: String
    }

    var issues: [Told] {
        document.items(document.member(document.root, named: "issues")).map { issue in
            func member(_ name: String) -> String? { document.string(document.member(issue, named: name)) }
            return Told(
                severity: member("severity") ?? "", code: member("code") ?? "", linkId: member("linkId"),
                text: member("text") ?? "")
        }
    }
}
