import FHIRJSON
import TestSupport
import Testing

/// The test cases of HL7's Java validator about responses (FHIR/fhir-test-cases, module `questionnaire`), through HTTP: the errors that
/// are told, where, and of which type (IssueType), are those that it tells.
///
/// Runs where the shared folder is, and says how many there were. What differs, and why, is in `docs/conformance.md`.
@Suite struct ValidatorCaseTests {
    /// Cases whose expected errors speak of what is not given with them, or that have no expected outcome beside them.
    static let exceptions = [
        "nested-questionnaire-nested-valueset": "an extension whose definition is not given",
        "questionnaireresponse-hai-ltcf-questionnaireresponse-mdro-cdi-event":
            "value sets of a package that is not given",
        "choice-gender-coding-async-qr": "the display of a code, which does not decide",
        "string-with-coding-async-qr": "a value set of code systems that do not come with FHIR",
        "attachment-max-size-qr": "a file that is too large is told as `required`, other limits as `invariant`",
    ]

    private struct Told: Hashable, CustomStringConvertible {
        let place: String
        /// The IssueType.
        let code: String
        var description: String { "\(place) (\(code))" }
    }

    @Test func errorsAreThoseOfTheJavaValidator() throws {
        guard let folder = Repository.shared.map({ $0 + "/cases/validator/" }) else {
            print("skipped: no shared folder, so the cases of the Java validator do not run")
            return
        }
        let manifest = try Document.parse(try bytes(folder + "manifest.json"))
        var run = 0
        var differing: [String] = []
        for entry in manifest.items(manifest.root) {
            func text(_ name: String) -> String? { manifest.string(manifest.member(entry, named: name)) }
            guard let name = text("name"), let file = text("file"), text("version") != "3.0" else { continue }
            let response = try bytes(folder + json(file))
            let document = try Document.parse(response)
            guard document.equals(document.member(document.root, named: "resourceType"), "QuestionnaireResponse"),
                let outcome = text("java").flatMap({ Repository.read(folder + "outcomes/" + $0) })
            else { continue }
            for supporting in manifest.items(manifest.member(entry, named: "supporting")) {
                try store(try bytes(folder + json(manifest.string(supporting) ?? "")))
            }
            let expected = try errors(outcome, isTheirs: true)
            let reply = try send("POST", "/QuestionnaireResponse/$validate", response)
            #expect(reply.status == 200, "\(name)")
            let told = try errors(reply.body, isTheirs: false)
            run += 1
            guard expected != told else { continue }
            differing.append(name)
            guard Self.exceptions[name] == nil else { continue }
            Issue.record("\(name): expected \(expected), told \(told)")
        }
        print("cases of the Java validator about responses: \(run) run, \(differing.count) differ: \(differing)")
        #expect(run > 50)
        #expect(Set(differing) == Set(Self.exceptions.keys), "an exception that is none any more")
    }

    // MARK: Files and calls

    private func bytes(_ path: String) throws -> [UInt8] { try #require(Repository.read(path), "\(path)") }

    /// Where only XML is named, its JSON twin lies beside it.
    private func json(_ file: String) -> String { file.hasSuffix(".xml") ? file.dropLast(4) + ".json" : file }

    private func send(_ method: String, _ path: String, _ body: [UInt8]) throws -> HTTPClient.Reply {
        try ServerUnderTest.shared.client.send(
            method, path,
            headers: [("Content-Type", "application/fhir+json"), ("Prefer", "handling=lenient")], body: body)
    }

    /// Puts what a case is checked against into the store, once.
    private func store(_ resource: [UInt8]) throws {
        let document = try Document.parse(resource)
        let type = document.string(document.member(document.root, named: "resourceType")) ?? ""
        let id = document.string(document.member(document.root, named: "id"))
        let reply = try send(id == nil ? "POST" : "PUT", "/\(type)" + (id.map { "/\($0)" } ?? ""), resource)
        #expect([200, 201].contains(reply.status), "\(reply.text)")
    }

    /// Where errors are told. The Java validator names what holds an item whose place is wrong, Formstep the item and, second, what
    /// holds it; it names values by their type, Formstep the answer.
    private func errors(_ outcome: [UInt8], isTheirs: Bool) throws -> [Told: Int] {
        let document = try Document.parse(outcome)
        var root = document.root
        let inner = document.member(root, named: "outcome")
        if inner.exists { root = inner }
        var told: [Told: Int] = [:]
        for issue in document.items(document.member(root, named: "issue")) {
            let severity = document.string(document.member(issue, named: "severity"))
            guard severity == "error" || severity == "fatal" else { continue }
            let places = document.items(document.member(issue, named: "expression")).compactMap { document.string($0) }
            let place = (isTheirs ? places.first : places.last) ?? ""
            let code = document.string(document.member(issue, named: "code")) ?? ""
            let short = place.firstRange(of: ".value").map { String(place[..<$0.lowerBound]) } ?? place
            told[Told(place: short, code: code), default: 0] += 1
        }
        return told
    }
}
