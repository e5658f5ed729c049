internal import FHIRJSON
internal import FHIRModel

/// Turns what came into what can be used, and says why it cannot. On the caller's thread: reading takes time.
enum ReplyReader {
    /// What a body turned out to be.
    private enum Content {
        case resource(Document)
        case problem(UpstreamProblem)
        case empty
    }

    static func result(
        of reply: RawReply, to request: UpstreamRequest, shown: String, milliseconds: Int, maximumBytes: Int
    ) -> UpstreamResult {
        var problem = reply.problem
        var document: Document?
        if problem == nil, request.expects == .resource || reply.status >= 300 {
            let content = content(of: reply, maximumBytes: maximumBytes)
            if case .resource(let read) = content { document = read }
            problem = judge(content, document, reply.status, request)
        }
        return UpstreamResult(
            status: reply.status, fields: reply.fields, body: reply.body, document: document, problem: problem,
            milliseconds: milliseconds, attempts: reply.attempts, isShared: reply.isShared, shown: shown, url: reply.url
        )
    }

    private static func judge(
        _ content: Content, _ document: Document?, _ status: Int, _ request: UpstreamRequest
    ) -> UpstreamProblem? {
        let outcome = document.flatMap { OutcomeCodes($0) }
        guard (200..<300).contains(status) else { return .status(status, codes: outcome?.codes ?? []) }
        guard request.expects == .resource else { return nil }
        switch content {
        case .resource: return outcome.flatMap { $0.isFailure ? .outcome(codes: $0.codes) : nil }
        case .problem(let problem): return problem
        case .empty: return request.isSafe ? .notFHIR : nil
        }
    }

    private static func content(of reply: RawReply, maximumBytes: Int) -> Content {
        guard !reply.body.isEmpty else { return .empty }
        let type = reply.fields.first { $0.name == "content-type" }?.value.lowercased()
        guard type?.contains("json") ?? true else { return .problem(.notFHIR) }
        if type == nil, reply.body.first(where: { $0 > 0x20 }) != UInt8(ascii: "{") { return .problem(.notFHIR) }
        do throws(Document.ParseError) {
            let document = try Document.parse(reply.body, limits: Document.Limits(maximumBytes: maximumBytes)).freeze()
            guard document.kind(document.root) == .object,
                let type = document.string(document.member(document.root, .resourceType)), !type.isEmpty
            else { return .problem(.notFHIR) }
            return .resource(document)
        } catch {
            switch error.reason {
            case .tooDeep, .tooManyNodes, .tooManyBytes, .tooManyNames: return .problem(.tooLarge(limit: maximumBytes))
            default: return .problem(.invalidJSON)
            }
        }
    }
}

/// The codes of an OperationOutcome: those of FHIR's own list only, as anything else could say something about a person.
struct OutcomeCodes {
    let codes: [String]
    /// Whether one of its issues is an error.
    let isFailure: Bool

    /// https://hl7.org/fhir/R4/valueset-issue-type.html, with what R5 added.
    private static let known: Set<String> = [
        "invalid", "structure", "required", "value", "invariant", "security", "login", "unknown", "expired",
        "forbidden", "suppressed", "processing", "not-supported", "duplicate", "multiple-matches", "not-found",
        "deleted", "too-long",
        "code-invalid", "extension", "too-costly", "business-rule", "conflict", "transient", "lock-error", "no-store",
        "exception", "timeout", "incomplete", "throttled", "informational", "success", "limited-filter",
    ]

    /// Nil where the document is something else.
    init?(_ document: Document) {
        guard document.equals(document.member(document.root, .resourceType), "OperationOutcome") else { return nil }
        var codes: [String] = []
        var isFailure = false
        for issue in document.items(document.member(document.root, named: "issue")) {
            let severity = document.string(document.member(issue, named: "severity"))
            if severity == "error" || severity == "fatal" { isFailure = true }
            guard let code = document.string(document.member(issue, .code)), Self.known.contains(code),
                !codes.contains(code)
            else { continue }
            codes.append(code)
        }
        self.codes = codes
        self.isFailure = isFailure
    }
}

extension UpstreamResult {
    /// A request that never left.
    init(problem: UpstreamProblem, shown: String) {
        self.init(
            status: 0, fields: [], body: [], document: nil, problem: problem, milliseconds: 0, attempts: 0,
            isShared: false, shown: shown, url: nil)
    }
}
