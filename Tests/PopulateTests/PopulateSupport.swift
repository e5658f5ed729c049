import Calendar
import FHIRJSON
import FHIRModel
import Populate
import SDC

/// A server that knows the answers to some queries, and takes down what it is asked.
final class FakeSource: QuerySource {
    /// JSON by query.
    let answers: [String: String]
    /// The queries of each round.
    private(set) var rounds: [[String]] = []

    init(_ answers: [String: String] = [:]) { self.answers = answers }

    var asked: [String] { rounds.flatMap { $0 } }

    func run(_ queries: [String]) -> [QueryResult] {
        rounds.append(queries)
        return queries.map { query in
            guard let text = answers[query] else {
                return QueryResult(.failed(QueryFailure(.notFound, "the server does not know this.")))
            }
            guard let document = try? Document.parse(text) else {
                return QueryResult(.failed(QueryFailure(.structure, "no JSON.")))
            }
            return QueryResult(.found(document, document.root), milliseconds: 1)
        }
    }
}

/// A form filled in, and looking at what came out.
struct Populated {
    let reply: PopulateReply
    let form: Form

    static let marks = Marks(canonicalBase: "http://formstep.example/fhir")
    /// 2026-06-15T12:00:00Z
    static let moment = Moment(Instant("2026-06-15T12:00:00Z") ?? Instant(seconds: 0))

    static func compile(_ questionnaire: String) throws -> Form {
        let document = try Document.parse(questionnaire)
        return try FormCompiler.compile(
            document, questionnaire: document.root, version: .r4, hash: "urn:formstep:sha256:0",
            contentUUID: { "urn:uuid:0" })
    }

    /// - Parameters:
    ///   - items: JSON of the form's items.
    ///   - root: extensions of the form.
    ///   - contexts: JSON of the resources by name.
    init(
        _ items: String, root: String = "", contained: String = "", contexts: [String: [String]] = [:],
        subject: String? = "Patient/p1", source: (any QuerySource)? = nil, steps: Int? = nil, trace: Bool = false
    ) throws {
        form = try Self.compile(
            #"{"resourceType":"Questionnaire","url":"http://example.org/f","status":"active","contained":[\#(contained)],"extension":[\#(root)],"item":[\#(items)]}"#
        )
        var request = PopulateRequest(moment: Self.moment)
        for (name, resources) in contexts.sorted(by: { $0.key < $1.key }) {
            request.contexts.append(
                (
                    name,
                    try resources.map {
                        let document = try Document.parse($0)
                        return PopulateRequest.Content(document: document, node: document.root)
                    }
                ))
        }
        if let subject {
            let document = try Document.parse(#"{"reference":"\#(subject)"}"#)
            request.subject = PopulateRequest.Content(document: document, node: document.root)
        }
        request.source = source
        request.steps = steps
        request.wantsTrace = trace
        reply = PopulateEngine.run(request, form: form, marks: Self.marks)
    }

    /// The answers of an item, wherever it stands, as JSON of their values.
    func answers(_ linkId: String) -> [String] {
        var found: [String] = []
        visit(reply.response) { element in
            guard reply.document.equals(reply.document.member(element, .linkId), linkId) else { return }
            for answer in reply.document.items(reply.document.member(element, .answer)) {
                let value = reply.document.valueNode(of: answer)
                found.append(String(decoding: reply.document.bytes(value), as: UTF8.self))
            }
        }
        return found
    }

    /// How many elements an item has.
    func count(_ linkId: String) -> Int {
        var count = 0
        visit(reply.response) { element in
            if reply.document.equals(reply.document.member(element, .linkId), linkId) { count += 1 }
        }
        return count
    }

    private func visit(_ holder: Node, _ body: (Node) -> Void) {
        let document = reply.document
        for element in document.items(document.member(holder, .item)) {
            body(element)
            visit(element, body)
            for answer in document.items(document.member(element, .answer)) { visit(answer, body) }
        }
    }

    var texts: [String] { reply.issues.map(\.text) }
}

/// Pieces of forms.
enum Piece {
    static let sdc = "http://hl7.org/fhir/uv/sdc/StructureDefinition/sdc-questionnaire-"
    static let core = "http://hl7.org/fhir/StructureDefinition/"

    private static func quoted(_ text: String) -> String {
        let document = Document()
        document.root = document.newString(text)
        return String(decoding: document.bytes(document.root), as: UTF8.self)
    }

    private static func expression(_ text: String, _ language: String, _ name: String?) -> String {
        let name = name.map { #""name":"\#($0)","# } ?? ""
        return #"{\#(name)"language":"\#(language)","expression":\#(quoted(text))}"#
    }

    static func initial(_ text: String, _ language: String = "text/fhirpath") -> String {
        #"{"url":"\#(sdc)initialExpression","valueExpression":\#(expression(text, language, nil))}"#
    }
    static func calculated(_ text: String) -> String {
        #"{"url":"\#(sdc)calculatedExpression","valueExpression":\#(expression(text, "text/fhirpath", nil))}"#
    }
    static func variable(_ name: String, _ text: String, _ language: String = "text/fhirpath") -> String {
        #"{"url":"\#(core)variable","valueExpression":\#(expression(text, language, name))}"#
    }
    static func query(_ name: String, _ text: String) -> String { variable(name, text, "application/x-fhir-query") }
    static func rows(_ name: String, _ text: String, _ language: String = "text/fhirpath") -> String {
        #"{"url":"\#(sdc)itemPopulationContext","valueExpression":\#(expression(text, language, name))}"#
    }
    static func link(_ value: Int, _ code: String) -> String {
        #"{"url":"\#(sdc)observationLinkPeriod","valueDuration":{"value":\#(value),"system":"http://unitsofmeasure.org","code":"\#(code)"}}"#
    }
    static func unit(_ code: String) -> String {
        #"{"url":"\#(core)questionnaire-unit","valueCoding":{"system":"http://unitsofmeasure.org","code":"\#(code)"}}"#
    }
    static let patient =
        #"{"url":"\#(sdc)launchContext","extension":[{"url":"name","valueCoding":{"code":"patient"}},{"url":"type","valueCode":"Patient"}]}"#

    static func item(
        _ linkId: String, _ type: String, _ extensions: [String] = [], code: String? = nil, more: String = "",
        _ items: [String] = []
    ) -> String {
        var text = #"{"linkId":"\#(linkId)","type":"\#(type)""#
        if !extensions.isEmpty { text += #","extension":[\#(extensions.joined(separator: ","))]"# }
        if let code { text += #","code":[{"system":"http://loinc.org","code":"\#(code)"}]"# }
        text += more
        if !items.isEmpty { text += #","item":[\#(items.joined(separator: ","))]"# }
        return text + "}"
    }

    static func bundle(_ resources: String...) -> String {
        #"{"resourceType":"Bundle","type":"searchset","entry":[\#(resources.map { #"{"resource":\#($0)}"# }.joined(separator: ","))]}"#
    }

    /// An Observation of the patient `p1`.
    static func observation(
        _ id: String, _ code: String, _ value: String, _ date: String, status: String = "final",
        subject: String = "Patient/p1", more: String = ""
    ) -> String {
        let value = value.isEmpty ? "" : ",\(value)"
        return
            #"{"resourceType":"Observation","id":"\#(id)","status":"\#(status)","code":{"coding":[{"system":"http://loinc.org","code":"\#(code)"}]},"subject":{"reference":"\#(subject)"},"effectiveDateTime":"\#(date)"\#(value)\#(more)}"#
    }
    static func quantity(_ value: String, _ code: String, more: String = "") -> String {
        #""valueQuantity":{"value":\#(value),"unit":"\#(code)","system":"http://unitsofmeasure.org","code":"\#(code)"\#(more)}"#
    }
}
