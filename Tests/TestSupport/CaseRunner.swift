internal import FHIRJSON
import Glibc

/// Runs walks and cases (`Tests/AcceptanceTests/Walks/README.md`, `…/Cases/README.md`) against a live server.
package struct CaseRunner {
    private let client: HTTPClient
    /// Finds the file that `formFile` names; nil = not to be had here.
    private let loadForm: (String) -> [UInt8]?

    package struct Outcome {
        package var exchanges = 0
        package var failures: [String] = []
        /// The form is not to be had here, so nothing ran.
        package var isSkipped = false
    }

    package init(port: UInt16, loadForm: @escaping (String) -> [UInt8]?) {
        // Some cases take as much work as the server allows one call, which a sanitizer makes long.
        client = HTTPClient(port: port, timeout: 180)
        self.loadForm = loadForm
    }

    package func run(_ bytes: [UInt8]) throws -> Outcome {
        var outcome = Outcome()
        let file = try Document.parse(bytes)
        var session = CaseSession(file: file)
        if let name = file.string(file.member(file.root, named: "formFile")) {
            guard let text = loadForm(name) else {
                outcome.isSkipped = true
                return outcome
            }
            session.formText = text
        }
        let parts = file.member(file.root, named: "formRepeat")
        if parts.exists { session.formText = session.repeated(parts) }
        for (position, exchange) in file.items(file.member(file.root, named: "exchanges")).enumerated() {
            outcome.exchanges += 1
            let note = file.string(file.member(exchange, named: "note")) ?? ""
            do {
                let problems = try run(exchange, &session)
                outcome.failures += problems.map { "exchange \(position + 1) (\(note)): \($0)" }
            } catch {
                outcome.failures.append("exchange \(position + 1) (\(note)): \(error)")
            }
        }
        return outcome
    }

    private func run(_ exchange: Node, _ session: inout CaseSession) throws -> [String] {
        let file = session.file
        let method = file.string(file.member(exchange, named: "method")) ?? "POST"
        let target = session.filled(file.string(file.member(exchange, named: "path")) ?? "/Questionnaire/$next-step")
        let hasBody = ["body", "bodyText", "bodyRepeat", "request"].contains { file.member(exchange, named: $0).exists }
        let request =
            method == "GET" || method == "HEAD" || method == "DELETE" && !hasBody
            ? nil : try session.body(of: exchange)
        var headers: [(String, String)] = []
        if request != nil {
            headers = [("Content-Type", "application/json"), ("Accept", "application/vnd.formstep+json")]
        }
        for header in file.children(file.member(exchange, named: "headers")) {
            let name = file.name(of: file.key(header))
            headers.removeAll { $0.0.lowercased() == name.lowercased() }
            if let value = file.string(header) { headers.append((name, session.filled(value))) }
        }
        let reply = try client.send(method, target, headers: headers, body: request?.bytes)
        var problems = CaseComparison(file: file, expect: file.member(exchange, named: "expect"), reply: reply)
            .problems(postedResponse: request?.response)
        if reply.status == 200 { session.remember(reply, form: request?.form) }
        problems += session.keep(file.member(exchange, named: "keep"), of: reply)
        return problems.map { "\($0)\n    reply \(reply.status): \(reply.text.prefix(1500))" }
    }
}

/// What a case carries from one exchange to the next.
struct CaseSession {
    let file: Document
    var formText: [UInt8]?
    private var previous: [UInt8]?
    private var hashes: [String: String] = [:]
    /// Texts of earlier replies, by the names that `keep` gave them.
    private var kept: [String: String] = [:]

    init(file: Document) { self.file = file }

    /// A text with each `{name}` of something kept replaced by it.
    func filled(_ text: String) -> String {
        kept.reduce(text) { replace("{\($1.key)}", in: $0, by: $1.value) }
    }

    /// Keeps texts of a reply: name → `header Name`, or the names of members that lead there, joined by dots.
    ///
    /// - Returns: what is not there.
    mutating func keep(_ wanted: Node, of reply: HTTPClient.Reply) -> [String] {
        var problems: [String] = []
        let document = (try? Document.reply(reply.body)) ?? Document()
        for entry in file.children(wanted) {
            let name = file.name(of: file.key(entry))
            let source = file.string(entry) ?? ""
            var found: String?
            if source.hasPrefix("header ") {
                found = reply.header(String(source.dropFirst(7)))
            } else {
                var node = document.root
                for part in source.split(separator: ".") where node.exists {
                    node = document.member(node, named: String(part))
                }
                if node.exists {
                    found = document.string(node) ?? String(decoding: document.bytes(node), as: UTF8.self)
                }
            }
            if let found { kept[name] = found } else { problems.append("there is no \(source) to keep") }
        }
        return problems
    }

    struct Request {
        let bytes: [UInt8]
        /// `form` or `form2`, whichever was sent.
        let form: String?
        /// The response that was sent.
        let response: [UInt8]?
    }

    func body(of exchange: Node) throws -> Request {
        if let text = file.string(file.member(exchange, named: "bodyText")) {
            return sent(Array(withFormText(text).utf8), form: "form")
        }
        let parts = file.member(exchange, named: "bodyRepeat")
        if parts.exists { return sent(repeated(parts), form: nil) }
        let body = file.member(exchange, named: "body")
        if body.exists {
            var writer = JSONWriter()
            write(body, replacing: true, to: &writer)
            return sent(writer.take(), form: "form")
        }
        return requestBody(file.member(exchange, named: "request"))
    }

    /// A body, with the response that stands in it: the body itself, its member, or its part.
    private func sent(_ bytes: [UInt8], form: String?) -> Request {
        guard let body = try? Document.reply(bytes) else { return Request(bytes: bytes, form: form, response: nil) }
        let reply = CaseReply(body)
        let isResponse = body.equals(body.member(body.root, named: "resourceType"), "QuestionnaireResponse")
        let response =
            isResponse
            ? body.root
            : [reply.part("response"), reply.part("questionnaire-response")].first { $0.exists } ?? .none
        return Request(bytes: bytes, form: form, response: response.exists ? body.bytes(response) : nil)
    }

    /// `before`, then `text` `times` times, then `after`; of a list, one part behind the other. `$n` in `text` is the number
    /// of the repetition.
    func repeated(_ parts: Node) -> [UInt8] {
        var bytes: [UInt8] = []
        for part in file.kind(parts) == .array ? Array(file.items(parts)) : [parts] {
            bytes += Array(withFormText(file.string(file.member(part, named: "before")) ?? "").utf8)
            let text = file.string(file.member(part, named: "text")) ?? ""
            let hasNumber = text.contains("$n")
            let plain = Array(text.utf8)
            for number in 0..<(file.integer(file.member(part, named: "times")) ?? 0) {
                bytes += hasNumber ? Array(replace("$n", in: text, by: String(number)).utf8) : plain
            }
            bytes += Array(withFormText(file.string(file.member(part, named: "after")) ?? "").utf8)
        }
        return bytes
    }

    private func withFormText(_ text: String) -> String {
        guard text.contains("$formText") else { return text }
        return replace("$formText", in: text, by: String(decoding: formBytes("form") ?? [], as: UTF8.self))
    }

    private func requestBody(_ request: Node) -> Request {
        var writer = JSONWriter()
        var form: String?
        var response: [UInt8]?
        writer.beginObject()
        let questionnaire = file.member(request, named: "questionnaire")
        if !questionnaire.exists, let bytes = formBytes("form") {
            writer.key("questionnaire")
            writer.raw(bytes)
            form = "form"
        }
        for member in file.children(request) {
            let name = file.name(of: file.key(member))
            if name == "questionnaire" {
                if file.kind(member) == .null { continue }
                form = file.string(member) == "$form2" ? "form2" : form
            }
            writer.key(name)
            if name == "response", file.equals(member, "$previous") {
                response = previous
                writer.raw(previous ?? Array("null".utf8))
            } else {
                if name == "response" { response = file.bytes(member) }
                write(member, replacing: name == "questionnaire", to: &writer)
            }
        }
        writer.endObject()
        return Request(bytes: writer.take(), form: form, response: response)
    }

    private func formBytes(_ name: String) -> [UInt8]? {
        if name == "form", let formText { return formText }
        let form = file.member(file.root, named: name)
        return form.exists ? file.bytes(form) : nil
    }

    private func write(_ node: Node, replacing: Bool, to writer: inout JSONWriter) {
        switch file.kind(node) {
        case .string where replacing:
            switch file.string(node) {
            case "$form": writer.raw(formBytes("form") ?? Array("null".utf8))
            case "$form2": writer.raw(formBytes("form2") ?? Array("null".utf8))
            case "$previous": writer.raw(previous ?? Array("null".utf8))
            case "$hash": writer.string(hashes["form"] ?? "")
            case "$hash2": writer.string(hashes["form2"] ?? "")
            case let text? where !kept.isEmpty && text.contains("{"): writer.string(filled(text))
            default: writer.node(node, of: file)
            }
        case .object where replacing:
            writer.beginObject()
            for member in file.children(node) {
                writer.key(file.name(of: file.key(member)))
                write(member, replacing: true, to: &writer)
            }
            writer.endObject()
        case .array where replacing:
            writer.beginArray()
            for element in file.items(node) { write(element, replacing: true, to: &writer) }
            writer.endArray()
        default: writer.node(node, of: file)
        }
    }

    private func replace(_ mark: String, in text: String, by other: String) -> String {
        var out = ""
        var rest = text[...]
        while let start = rest.firstRange(of: mark) {
            out += rest[..<start.lowerBound] + other
            rest = rest[start.upperBound...]
        }
        return out + rest
    }

    mutating func remember(_ reply: HTTPClient.Reply, form: String?) {
        guard let document = try? Document.reply(reply.body) else { return }
        let response = CaseReply(document).response
        if response.exists { previous = document.bytes(response) }
        if let form, let hash = document.string(document.member(CaseReply(document).form, named: "hash")) {
            hashes[form] = hash
        }
    }
}
