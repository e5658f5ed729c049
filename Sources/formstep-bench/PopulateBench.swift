import Calendar
import FHIRJSON
import FHIRModel
import Populate
import SDC

/// Filling forms in, in process: `formstep-bench populate`.
///
/// The request of the shared fixtures (60 items, 54 expressions) where they are there, else one of the same shape; the parts of the
/// work one by one; and a form of 808 items with 500 expressions, some of them calculations.
enum PopulateBench {
    private static let marks = Marks(canonicalBase: "http://formstep.example/fhir")

    static func run() {
        let body = JSONBench.fixture("populate.json") ?? request(small())
        print("populate, \(body.count) bytes, µs (best of many):")
        report(body, rounds: 2000)
        let large = request(mixed())
        print("populate, 808 items, 500 expressions, \(large.count) bytes, µs:")
        report(large, rounds: 100)
    }

    private static func report(_ body: [UInt8], rounds: Int) {
        guard let document = try? Document.parse(body), let parts = Parts(document),
            let form = NextStepBench.compile(Array(document.rawBytes(parts.form)))
        else { return print("  cannot be read") }
        let bytes = form.document.source
        let parse = JSONBench.best(rounds) { _ = try? Document.parse(body) }
        let compile = JSONBench.best(max(20, rounds / 20)) { _ = NextStepBench.compile(bytes) }
        let plan = JSONBench.best(max(20, rounds / 20)) { _ = PopulationPlan(form) }
        var reply: PopulateReply?
        let fill = JSONBench.best(rounds) { reply = populate(form, parts) }
        guard let reply else { return }
        let write = JSONBench.best(rounds) { _ = reply.document.bytes(reply.response) }
        for (name, time) in [
            ("parse the request", parse), ("compile the form", compile), ("plan", plan), ("fill in", fill),
            ("write the response", write),
        ] { print("  \(name)   \(JSONBench.microseconds(time))") }
        let answers = count(reply)
        print(
            "  warm \(JSONBench.microseconds(parse + fill + write)), \(answers) answers, \(reply.steps) steps, \(reply.issues.count) issues"
        )
    }

    private static func populate(_ form: Form, _ parts: Parts) -> PopulateReply {
        var request = PopulateRequest(moment: Moment(Instant(seconds: 1_767_225_600)))
        request.contexts = parts.contexts
        return PopulateEngine.run(request, form: form, marks: marks)
    }

    private static func count(_ reply: PopulateReply) -> Int {
        var count = 0
        var open = [reply.response]
        while let holder = open.popLast() {
            for item in reply.document.items(reply.document.member(holder, .item)) {
                open.append(item)
                for answer in reply.document.items(reply.document.member(item, .answer)) {
                    count += 1
                    open.append(answer)
                }
            }
        }
        return count
    }

    private struct Parts {
        var form = Node.none
        var contexts: [(name: String, content: [PopulateRequest.Content])] = []

        init?(_ document: Document) {
            for part in document.items(document.member(document.root, .parameter)) {
                switch document.string(part, .name) {
                case "questionnaire": form = document.member(part, .resource)
                case "context":
                    var name = ""
                    var content: [PopulateRequest.Content] = []
                    for inner in document.items(document.member(part, .part)) {
                        if document.equals(document.member(inner, .name), "name") {
                            name = document.string(document.valueNode(of: inner)) ?? ""
                        } else {
                            content.append(
                                PopulateRequest.Content(document: document, node: document.member(inner, .resource)))
                        }
                    }
                    contexts.append((name, content))
                default: continue
                }
            }
            guard form.exists else { return nil }
        }
    }

    // MARK: Work

    private static let patient =
        #"{"resourceType":"Patient","id":"p1","active":true,"gender":"female","birthDate":"1974-12-25","identifier":[{"system":"urn:mrn","value":"1"},{"value":"2"}],"name":[{"use":"official","family":"Lovelace","given":["Ada"]},{"use":"maiden","family":"Byron"}],"contact":[{"name":{"family":"King"}}]}"#

    private static func request(_ form: String) -> [UInt8] {
        Array(
            #"{"resourceType":"Parameters","parameter":[{"name":"questionnaire","resource":\#(form)},{"name":"context","part":[{"name":"name","valueString":"patient"},{"name":"content","resource":\#(patient)}]}]}"#
                .utf8)
    }

    private static func expression(_ url: String, _ text: String) -> String {
        let prefix = "http://hl7.org/fhir/uv/sdc/StructureDefinition/sdc-questionnaire-"
        return
            #"{"url":"\#(prefix)\#(url)","valueExpression":{"language":"text/fhirpath","expression":"\#(text)"}}"#
    }

    private static let kinds = [
        ("decimal", "%patient.contact.count() * 1.5"), ("integer", "%patient.identifier.count()"),
        ("string", "%patient.name.where(use='official').select(given.first() + ' ' + family)"),
        ("boolean", "%patient.active"), ("date", "%patient.birthDate"), ("string", "%patient.gender"),
    ]

    private static func form(_ groups: [String]) -> String {
        let launch =
            #"{"url":"http://hl7.org/fhir/uv/sdc/StructureDefinition/sdc-questionnaire-launchContext","extension":[{"url":"name","valueCoding":{"code":"patient"}},{"url":"type","valueCode":"Patient"}]}"#
        return
            #"{"resourceType":"Questionnaire","url":"http://example.org/populate","version":"1","status":"active","extension":[\#(launch)],"item":[\#(groups.joined(separator: ","))]}"#
    }

    private static func question(_ linkId: String, _ type: String, _ extensions: String) -> String {
        #"{"linkId":"\#(linkId)","text":"Question \#(linkId)","type":"\#(type)","extension":[\#(extensions)]}"#
    }

    private static func small() -> String {
        form(
            (1...6).map { group in
                let items = (1...9).map { number in
                    let kind = kinds[number % kinds.count]
                    return question("g\(group).\(number)", kind.0, expression("initialExpression", kind.1))
                }
                return
                    #"{"linkId":"g\#(group)","text":"Group \#(group)","type":"group","item":[\#(items.joined(separator: ","))]}"#
            })
    }

    /// Groups of eight: four values that are filled in, one that is worked out, three texts; 500 expressions in all.
    private static func mixed() -> String {
        form(
            (0..<101).map { group in
                var items: [String] = []
                for number in 0..<4 where group * 5 + number < 500 {
                    let kind = kinds[(group + number) % kinds.count]
                    items.append(question("g\(group).\(number)", kind.0, expression("initialExpression", kind.1)))
                }
                items.append(
                    question(
                        "g\(group).4", "string",
                        group < 100
                            ? expression(
                                "calculatedExpression",
                                "%resource.descendants().where(linkId='g\(group).1').answer.value.toString()") : ""))
                for number in 5..<7 { items.append(question("g\(group).\(number)", "string", "")) }
                return
                    #"{"linkId":"g\#(group)","text":"Group \#(group)","type":"group","item":[\#(items.joined(separator: ","))]}"#
            })
    }
}
