import FHIRJSON
import FHIRModel
import Storage
import Testing

struct MemoryStoreTests {
    private func form(_ id: String, _ url: String, _ version: String?, title: String = "Title") throws -> StoredResource
    {
        let versionMember = version.map { #","version":"\#($0)""# } ?? ""
        let text =
            #"{"resourceType":"Questionnaire","id":"\#(id)","url":"\#(url)","title":"\#(title)"\#(versionMember)}"#
        return StoredResource(
            type: "Questionnaire", id: id, versionId: 1, lastModified: 0, fhirVersion: .r4,
            document: try Document.parse(text))
    }

    @Test func latestVersionWhenNoneIsNamed() throws {
        let store = MemoryStore()
        for version in ["1.9.0", "1.10.0", "1.2.0"] { store.put(try form("f-\(version)", "u", version)) }
        store.put(try form("f", "u", nil))
        #expect(store.resource("Questionnaire", url: "u", version: nil)?.version == "1.10.0")
        #expect(store.resource("Questionnaire", url: "u", version: "1.2.0")?.id == "f-1.2.0")
        #expect(store.resource("Questionnaire", url: "u", version: "3") == nil)
        #expect(store.resource("ValueSet", url: "u", version: nil) == nil)
    }

    @Test func puttingAgainReplaces() throws {
        let store = MemoryStore()
        store.put(try form("f", "old", "1"))
        store.put(try form("f", "new", "1"))
        #expect(store.resource("Questionnaire", url: "old", version: nil) == nil)
        #expect(store.resource("Questionnaire", id: "f")?.url == "new")
        #expect(store.search("Questionnaire", []).count == 1)
    }

    @Test func searches() throws {
        let store = MemoryStore()
        store.put(try form("a", "u1", "1", title: "Intake Form"))
        store.put(try form("b", "u2", "1", title: "Consent"))
        func ids(_ criteria: SearchCriterion...) -> [String] { store.search("Questionnaire", criteria).map(\.id) }
        #expect(ids() == ["a", "b"])
        #expect(ids(SearchCriterion(.title, .beginsWith, ["INTAKE", "zzz"])) == ["a"])
        #expect(ids(SearchCriterion(.title, .beginsWith, ["form"])) == [])
        #expect(ids(SearchCriterion(.title, .contains, ["form"])) == ["a"])
        #expect(ids(SearchCriterion(.title, .equal, ["Consent"])) == ["b"])
        #expect(ids(SearchCriterion(.url, .equal, ["u1", "u2"]), SearchCriterion(.id, .equal, ["b"])) == ["b"])
        #expect(ids(SearchCriterion(.status, .equal, ["active"])) == [])
    }
}
