import Calendar
import FuzzDriver
import Glibc
import HTTPServer
import Service
import Storage

/// The body of `$next-step`, in process, against the sample forms: whatever it is, a reply comes back, and it is JSON
/// with a status that the contract has. The first byte chooses the form, the media type and how the reply is wanted.
private let service: FormService = {
    let store = MemoryStore()
    var loader = FormLoader()
    for (name, bytes) in EmbeddedFiles.forms { loader.read(bytes, file: name, lastModified: 0) }
    precondition(loader.problems.isEmpty, "a sample form cannot be read")
    for form in loader.forms { store.put(form) }
    return FormService(
        settings: ServiceSettings(), store: store, clock: { Instant(seconds: 1_767_225_600) })
}()
private let server = InProcessServer(router: service.router(), refusals: service.refusals)

private let targets = [
    "/Questionnaire/$next-step", "/Questionnaire/intake/$next-step", "/Questionnaire/vital-signs/$next-step",
    "/Questionnaire/consent/$next-step", "/Questionnaire/languages/$next-step",
    "/Questionnaire/depression-screening/$next-step",
]

private func fuzzOneInput(_ data: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let bytes = UnsafeBufferPointer(start: data, count: count)
    guard let choice = bytes.first else { return 0 }
    let headers = HTTPHeaders([
        ("Content-Type", "application/json"),
        ("Accept", choice & 0x80 == 0 ? "application/vnd.formstep+json" : "application/fhir+json"),
        ("Prefer", choice & 0x40 == 0 ? "return=representation" : "return=minimal"),
    ])
    let response = server.respond(
        "POST", targets[Int(choice & 0x3F) % targets.count], headers: headers, body: Array(bytes.dropFirst()))
    precondition([200, 400, 404, 409, 413, 422].contains(response.status), "a status out of the contract")
    precondition(response.body.first == UInt8(ascii: "{") && response.body.last == UInt8(ascii: "}"), "no object")
    requireJSON(response.body)
    return 0
}

@main
private enum FuzzNextStep {
    static func main() { runFuzzer(fuzzOneInput) }
}
