import FHIRJSON
import Glibc
import Storage
import Testing

struct FormLoaderTests {
    private func load(_ files: [(String, String)]) -> FormLoader {
        var loader = FormLoader()
        for (name, text) in files { loader.read(Array(text.utf8), file: name, lastModified: 0) }
        return loader
    }

    @Test func keepsIdAndContent() {
        let text = #"  {"resourceType": "Questionnaire", "id": "f.1", "url": "u", "version": "2", "x": 1.50}  "#
        let loader = load([("a.json", text)])
        #expect(loader.problems.isEmpty)
        let form = loader.forms.first
        #expect(form?.id == "f.1")
        #expect(form?.body.facts.url == "u")
        #expect(form?.body.facts.businessVersion == "2")
        #expect(form.map { String(decoding: $0.body.document.source, as: UTF8.self) } == text.trimmed)
    }

    @Test func makesIdsFromFileNames() {
        let form = #"{"resourceType":"Questionnaire"}"#
        let loader = load([("forms/in take_1.json", form), ("other/in take_1.json", form)])
        #expect(loader.forms.map(\.id) == ["in-take-1", "in-take-1-2"])
    }

    @Test func anIllegalIdIsReplaced() {
        let loader = load([("x.json", #"{"resourceType":"Questionnaire","id":"not an id"}"#)])
        #expect(loader.forms.map(\.id) == ["x"])
        #expect(loader.problems.isEmpty)
    }

    @Test func takesDefinitionsOutOfBundles() {
        let bundle = """
            {"resourceType":"Bundle","entry":[{"resource":{"resourceType":"Questionnaire","id":"one"}},
            {"resource":{"resourceType":"ValueSet","id":"set"}},{"resource":{"resourceType":"Patient","id":"p"}},
            {"resource":{"resourceType":"Questionnaire","id":"two"}}]}
            """
        let loader = load([("b.json", bundle)])
        #expect(loader.forms.map(\.id) == ["one", "set", "two"])
        #expect(loader.problems.isEmpty)
    }

    @Test(arguments: [
        "{", "[]", #"{"resourceType":"Patient"}"#, #"{"resourceType":"Bundle"}"#,
        #"{"resourceType":"Other"}"#, "{}",
    ])
    func namesTheBrokenFile(text: String) {
        let loader = load([("broken.json", text)])
        #expect(loader.forms.isEmpty)
        #expect(loader.problems.map(\.file) == ["broken.json"])
    }

    @Test func theLaterOfTwoWithOneIdStays() {
        let loader = load([
            ("a.json", #"{"resourceType":"Questionnaire","id":"x","url":"1"}"#),
            ("b.json", #"{"resourceType":"Questionnaire","id":"x","url":"2"}"#),
        ])
        #expect(loader.forms.map(\.body.facts.url) == ["2"])
        #expect(loader.problems.map(\.file) == ["b.json"])
    }

    @Test func readsFoldersInFolders() throws {
        var template = Array("/tmp/formstep-XXXXXX".utf8CString)
        let path = try #require(mkdtemp(&template).map { String(cString: $0) })
        defer {
            for entry in ["/b/inner.json", "/b", "/a.json", "/c.txt"] { remove(path + entry) }
            rmdir(path)
        }
        mkdir(path + "/b", 0o700)
        for (name, id) in [("/a.json", "a"), ("/b/inner.json", "b"), ("/c.txt", "c")] {
            let file = try #require(fopen(path + name, "w"))
            fputs(#"{"resourceType":"Questionnaire","id":"\#(id)"}"#, file)
            fclose(file)
        }
        var loader = FormLoader()
        #expect(FormDirectory.read(path, into: &loader))
        #expect(loader.forms.map(\.id) == ["a", "b"])
        #expect(!FormDirectory.read(path + "/none", into: &loader))
    }
}

extension String {
    fileprivate var trimmed: String {
        String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
    }
}
