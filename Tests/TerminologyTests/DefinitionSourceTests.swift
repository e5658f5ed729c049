import FHIRJSON
import FHIRModel
import Testing

@testable import Terminology

/// Value sets and code systems that lie outside the form.
@Suite struct DefinitionSourceTests {
    /// Has what it was given, by type and canonical as asked.
    private struct StubSource: DefinitionSource {
        let texts: [String: String]
        var generation: UInt64 { 7 }
        func changed(_ urls: Set<String>, since generation: UInt64) -> Bool { false }
        func definition(_ type: String, _ canonical: String) -> Document? {
            texts["\(type) \(canonical)"].flatMap { try? Document.parse($0).freeze() }
        }
    }

    private func terminology(_ texts: [String: String], contained: String = "[]") throws -> FormTerminology {
        let document = try Document.parse(#"{"resourceType":"Questionnaire","contained":\#(contained)}"#)
        return FormTerminology(of: document.root, in: document, source: StubSource(texts: texts))
    }

    private func valueSet(_ include: String) -> String {
        #"{"resourceType":"ValueSet","compose":{"include":[\#(include)]}}"#
    }

    private let system =
        #"{"resourceType":"CodeSystem","url":"urn:s","content":"complete","concept":[{"code":"a","display":"A"},{"code":"b"}]}"#

    @Test func importsSystemsAndVersions() throws {
        let terminology = try terminology(
            [
                "ValueSet urn:v|2": valueSet(#"{"valueSet":["urn:w"]},{"system":"urn:s","version":"1"}"#),
                "ValueSet urn:w": valueSet(##"{"system":"urn:t","concept":[{"code":"z"}]},{"valueSet":["#own"]}"##),
                "CodeSystem urn:s|1": system,
            ], contained: ##"[{"resourceType":"ValueSet","id":"own","expansion":{"contains":[{"code":"no"}]}}]"##)
        let expansion = terminology.expand("urn:v|2")
        #expect(expansion?.concepts.map(\.code) == ["z", "a", "b"])
        // `#own` in a stored value set means what that carries, not what the form does.
        #expect(expansion?.problems.count == 1)
        #expect(terminology.expand("urn:v") == nil)
        #expect(terminology.used == ["urn:v", "urn:w", "urn:s", "urn:t"])
    }

    @Test func whatIsContainedGoesFirst() throws {
        let own = #"[{"resourceType":"ValueSet","id":"v","url":"urn:v","expansion":{"contains":[{"code":"own"}]}}]"#
        let terminology = try terminology(["ValueSet urn:v": valueSet(#"{"system":"urn:s"}"#)], contained: own)
        #expect(terminology.expand("urn:v")?.concepts.map(\.code) == ["own"])
        #expect(terminology.used.isEmpty)
    }

    @Test func namesOfListedCodesComeFromOutside() throws {
        let contained =
            #"[{"resourceType":"ValueSet","id":"v","compose":{"include":[{"system":"urn:s","concept":[{"code":"a"}]}]}}]"#
        let terminology = try terminology(["CodeSystem urn:s": system], contained: contained)
        #expect(terminology.expand("#v")?.concepts.first?.display == "A")
        #expect(terminology.expand("#v")?.isComplete == true)
    }

    @Test(arguments: ["fragment", "example", "not-present", "supplement"])
    func aSystemInPartIsNotWhole(content: String) throws {
        let part = system.replacing("complete", with: content)
        let terminology = try terminology([
            "ValueSet urn:v": valueSet(#"{"system":"urn:s"}"#), "CodeSystem urn:s": part,
        ])
        #expect(terminology.expand("urn:v")?.concepts.map(\.code) == ["a", "b"])
        #expect(terminology.expand("urn:v")?.isComplete == false)
    }

    @Test func circlesThroughTheSourceEnd() throws {
        let terminology = try terminology([
            "ValueSet urn:v": valueSet(#"{"valueSet":["urn:w"]}"#),
            "ValueSet urn:w": valueSet(#"{"valueSet":["urn:v"]}"#),
        ])
        #expect(terminology.expand("urn:v")?.problems.contains { $0.contains("imports itself") } == true)
    }

    @Test func whatIsNowhereIsAProblem() throws {
        let terminology = try terminology(["ValueSet urn:v": valueSet(#"{"system":"urn:none"},{"valueSet":["urn:x"]}"#)]
        )
        #expect(terminology.expand("urn:v")?.problems.allSatisfy { $0.contains("not stored") } == true)
        #expect(terminology.expand("urn:v")?.problems.count == 2)
        #expect(terminology.expand("urn:nowhere") == nil)
        #expect(terminology.used == ["urn:v", "urn:none", "urn:x", "urn:nowhere"])
    }
}
