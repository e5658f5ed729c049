import FHIRJSON
import TestSupport
import Testing

/// Cases of other validators of forms (`cases/validator` of the shared folder, FHIR/fhir-test-cases), over HTTP: our errors are
/// theirs, by element and kind. And every real form of the shared folder is answered.
@Suite struct FormValidatorTests {
    /// What differs, and why: what they find depends on what is not given.
    private static let excepted: [String: String] = [
        "q-bp": "extensions of SDC are unknown to the validator that was asked, and known here"
    ]

    private struct Fault: Hashable, CustomStringConvertible {
        let code: String
        let place: String
        var description: String { "\(code) at \(place)" }
    }

    private let client = HTTPClient(port: ServerUnderTest.shared.port)

    private func send(_ method: String, _ path: String, _ body: [UInt8], version: String) throws -> Document {
        let reply = try client.send(
            method, path,
            headers: [
                ("Content-Type", "application/fhir+json; fhirVersion=\(version)"), ("Accept", "application/fhir+json"),
            ], body: body)
        #expect(reply.status == 200 || reply.status == 201, "\(path): \(reply.status)")
        return try Document.parse(reply.body)
    }

    private func errors(_ outcome: Document) -> Set<Fault> {
        Set(
            outcome.items(outcome.member(outcome.root, named: "issue")).compactMap { issue in
                guard outcome.equals(outcome.member(issue, named: "severity"), "error") else { return nil }
                return Fault(
                    code: outcome.string(outcome.member(issue, named: "code")) ?? "",
                    place: outcome.string(outcome.first(outcome.member(issue, named: "expression"))) ?? "")
            })
    }

    @Test func findsWhatOthersFind() throws {
        guard let shared = Repository.shared else {
            print("skipped: no shared folder (FORMSTEP_SHARED), so no cases of other validators are run")
            return
        }
        let folder = shared + "/cases/validator/"
        let manifest = try Document.parse(try #require(Repository.read(folder + "manifest.json")))
        var count = 0
        for entry in manifest.items(manifest.root) {
            func text(_ name: String) -> String? { manifest.string(manifest.member(entry, named: name)) }
            let version = text("version") ?? "5.0"
            // Of XML its twin in JSON.
            guard version != "3.0", let name = text("name"), var file = text("file"), let outcome = text("java") else {
                continue
            }
            if file.hasSuffix(".xml") { file = file.dropLast(3) + "json" }
            guard let bytes = Repository.read(folder + file), let form = try? Document.parse(bytes),
                form.equals(form.member(form.root, named: "resourceType"), "Questionnaire"),
                let expected = Repository.read(folder + "outcomes/" + outcome)
            else { continue }
            if let reason = Self.excepted[name] {
                print("excepted: \(name), as \(reason)")
                continue
            }
            for node in manifest.items(manifest.member(entry, named: "supporting")) {
                guard let support = manifest.string(node), let bytes = Repository.read(folder + support),
                    let document = try? Document.parse(bytes),
                    let id = document.string(document.member(document.root, named: "id")),
                    let type = document.string(document.member(document.root, named: "resourceType"))
                else { continue }
                _ = try send("PUT", "/\(type)/\(id)", bytes, version: version)
            }
            let found = errors(try send("POST", "/Questionnaire/$validate", bytes, version: version))
            #expect(found == errors(try Document.parse(expected)), "\(name)")
            count += 1
        }
        print("\(count) cases of other validators about forms")
        #expect(count > 4)
    }

    @Test func answersEveryRealForm() throws {
        guard let shared = Repository.shared else {
            print("skipped: no shared folder (FORMSTEP_SHARED), so no real forms are diagnosed")
            return
        }
        var count = 0
        for folder in ["questionnaires", "sdc/ig-json", "sdc/json-from-fsh", "seed"] {
            for name in Repository.list(shared + "/cases/" + folder) {
                let bytes = try #require(Repository.read(shared + "/cases/\(folder)/\(name)"))
                guard let form = try? Document.parse(bytes),
                    form.equals(form.member(form.root, named: "resourceType"), "Questionnaire")
                else { continue }
                let reply = try client.send(
                    "POST", "/Questionnaire/$validate", headers: [("Content-Type", "application/fhir+json")],
                    body: bytes)
                #expect(reply.status == 200, "\(name): \(reply.status)")
                count += 1
            }
        }
        print("\(count) real forms diagnosed")
    }
}
