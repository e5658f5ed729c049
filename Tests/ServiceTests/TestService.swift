import Calendar
import FHIRJSON
import HTTPServer
import Storage

@testable import Service

/// The service in process, with forms of the test's own, at noon of a day.
struct TestService {
    let store: any ArtifactStore
    let service: FormService
    let server: InProcessServer

    init(_ forms: String..., settings: ServiceSettings = ServiceSettings()) {
        var loader = FormLoader()
        for (index, form) in forms.enumerated() {
            loader.read(Array(form.utf8), file: "form-\(index).json", lastModified: 784_111_777)
        }
        precondition(loader.problems.isEmpty, "\(loader.problems)")
        let store = MemoryStore()
        for form in loader.forms { store.put(form) }
        self.init(store: store, settings: settings)
    }

    /// The service on a store of the caller's.
    init(store: any ArtifactStore, settings: ServiceSettings = ServiceSettings()) {
        self.store = store
        service = FormService(settings: settings, store: store, clock: { Instant(seconds: 1_767_268_800) })
        server = InProcessServer(router: service.router(), refusals: service.refusals)
    }

    func send(
        _ method: String, _ target: String, _ body: String = "", _ headers: (String, String)...
    ) -> Reply {
        Reply(server.respond(method, target, headers: HTTPHeaders(headers), body: Array(body.utf8)))
    }

    func get(_ target: String, _ headers: (String, String)...) -> Reply {
        Reply(server.respond("GET", target, headers: HTTPHeaders(headers)))
    }

    /// Posts to `$next-step`, asking for the compact envelope unless a header says otherwise.
    func step(
        _ body: String, target: String = "/Questionnaire/$next-step", _ headers: (String, String)...
    ) -> Reply {
        var fields = HTTPHeaders([("Accept", "application/vnd.formstep+json"), ("Content-Type", "application/json")])
        for (name, value) in headers { fields.set(name, value) }
        return Reply(server.respond("POST", target, headers: fields, body: Array(body.utf8)))
    }
}

/// A reply with its body taken apart.
struct Reply {
    let status: Int
    let headers: HTTPHeaders
    let body: [UInt8]
    let document: Document

    init(_ response: HTTPResponse) {
        status = response.status
        headers = response.headers
        body = response.body
        document = (try? Document.parse(response.body)) ?? Document()
    }

    /// The text of a value by the names and indexes that lead there: `issues.0.code`. Strings without quotation marks.
    subscript(path: String) -> String? {
        var node = document.root
        for part in path.split(separator: ".") {
            if let index = Int(part) {
                let items = Array(document.items(node))
                node = items.indices.contains(index) ? items[index] : .none
            } else {
                node = document.member(node, named: String(part))
            }
        }
        guard node.exists else { return nil }
        return document.string(node) ?? String(decoding: document.bytes(node), as: UTF8.self)
    }

    var type: String? { self["resourceType"] }
}

/// Small forms.
enum TestForms {
    static func form(_ name: String, version: String? = nil, id: String? = nil, items: String = one) -> String {
        let members = [
            id.map { #""id":"\#($0)""# }, #""url":"http://forms.example/\#(name)""#,
            version.map { #""version":"\#($0)""# },
            #""title":"\#(name)""#, #""status":"active""#,
        ].compactMap(\.self).joined(separator: ",")
        return #"{"resourceType":"Questionnaire",\#(members),"item":[\#(items)]}"#
    }

    static let one = #"{"linkId":"a","text":"A","type":"string"}"#
    static let withoutURL =
        #"{"resourceType":"Questionnaire","status":"active","item":[{"linkId":"a","type":"string"}]}"#

    static func response(_ questionnaire: String?) -> String {
        let member = questionnaire.map { #""questionnaire":"\#($0)","# } ?? ""
        return #"{"resourceType":"QuestionnaireResponse",\#(member)"status":"in-progress"}"#
    }
}
