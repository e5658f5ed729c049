import Calendar
import FHIRJSON
import FHIRModel
import FHIRPath
import HTTPServer
import Observability
import Service
import Storage
import TestSupport

/// `POST /$fhirpath` of a server on a free port of 127.0.0.1.
final class FHIRPathOverHTTP: Sendable {
    static let shared = FHIRPathOverHTTP()

    private let server: HTTPServer
    private let client: HTTPClient

    private init() {
        let service = FormService(
            settings: ServiceSettings(), store: MemoryStore(), clock: { Instant(seconds: 1_780_000_000) })
        var configuration = ServerConfiguration()
        configuration.port = 0
        do {
            server = try HTTPServer(
                configuration: configuration, router: service.router(), refusals: service.refusals,
                log: Log(sink: { _ in }), metrics: service.metrics)
            try server.start()
        } catch {
            // Without a server no test through it means anything.
            preconditionFailure("the server did not start: \(error)")
        }
        client = HTTPClient(port: server.port)
    }

    /// The items of the result as `type:text`; throws the error that the reply tells.
    func evaluate(
        _ expression: String, on resource: Document?, _ version: FHIRVersion, _ mode: CheckMode
    ) throws -> [String] {
        var json = JSONWriter()
        json.beginObject()
        json.member("resourceType", "Parameters")
        json.key("parameter")
        json.beginArray()
        json.beginObject()
        json.member("name", "expression")
        json.member("valueString", expression)
        json.endObject()
        json.beginObject()
        json.member("name", "mode")
        json.member("valueCode", mode.rawValue)
        json.endObject()
        json.beginObject()
        json.member("name", "resource")
        json.key("resource")
        if let resource {
            json.node(resource.root, of: resource)
        } else {
            json.beginObject()
            json.member("resourceType", "Basic")
            json.endObject()
        }
        json.endObject()
        json.endArray()
        json.endObject()
        let reply = try client.send(
            "POST", "/$fhirpath?fhirVersion=\(version.rawValue)",
            headers: [("Content-Type", "application/fhir+json")], body: json.take())
        let document = try Document.parse(reply.body)
        guard reply.status == 200 else { throw Self.error(document, reply.status) }
        let results = document.items(document.member(document.root, .parameter)).filter {
            document.equals(document.member($0, .name), "result")
        }
        return results.flatMap { result in
            document.items(document.member(result, .part)).compactMap { Self.item($0, document) }
        }
    }

    private static func error(_ outcome: Document, _ status: Int) -> FHIRPathError {
        let issue = outcome.items(outcome.member(outcome.root, named: "issue")).first
        let text = outcome.string(outcome.member(issue, named: "diagnostics")) ?? "status \(status)"
        let phases: [(String, FHIRPathError.Phase)] = [
            ("Syntax", .syntax), ("Semantic", .semantic), ("Execution", .execution), ("Limit", .limit),
        ]
        let phase = phases.first { text.hasPrefix($0.0) }?.1
        return FHIRPathError(phase ?? .limit, text, at: 0)
    }

    private static func item(_ part: Node, _ document: Document) -> String? {
        guard let name = document.string(document.member(part, .name)), name != "trace" else { return nil }
        for member in document.children(part) where document.name(of: document.key(member)).hasPrefix("value") {
            if let text = document.string(member) ?? document.numberText(member) { return "\(name):\(text)" }
            if let flag = document.bool(member) { return "\(name):\(flag)" }
            if name == "Quantity", let number = document.numberText(document.member(member, .value)) {
                return "\(name):\(number) '\(document.string(document.member(member, .code)) ?? "")'"
            }
        }
        return "\(name):?"
    }
}
