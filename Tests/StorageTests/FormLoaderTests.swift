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

    @Test func keepsIdAndBytes() {
        let text = #"  {"resourceType": "Questionnaire", "id": "f.1", "url": "u", "version": "2", "x": 1.50}  "#
        let loader = load([("a.json", text)])
        #expect(loader.problems.isEmpty)
        let form = loader.forms.first
        #expect(form?.id == "f.1")
        #expect(form?.url == "u")
        #expect(form?.version == "2")
        #expect(form.map { String(decoding: $0.document.source, as: UTF8.self) } == text.trimmed)
    }

    @Test func makesIdsFromFileNames() {
        let form = #"{"resourceType":"Questionnaire"}"#
        let loader = load([("forms/in take_1.json", form), ("other/in take_1.json", form)])
        #expect(loader.forms.map(\.id) == ["in-take-1", "in-take-1-2"])
        let document = loader.forms.first?.document
        #expect(document.map { $0.string($0.member($0.root, .id)) } == "in-take-1")
    }

    @Test func takesFormsOutOfBundles() {
        let bundle = """
            {"resourceType":"Bundle","entry":[{"resource":{"resourceType":"Questionnaire","id":"one"}},
            {"resource":{"resourceType":"ValueSet","id":"set"}},{"resource":{"resourceType":"Questionnaire","id":"two"}}]}
            """
        let loader = load([("b.json", bundle)])
        #expect(loader.forms.map(\.id) == ["one", "two"])
        #expect(loader.problems.isEmpty)
    }

    @Test(arguments: [
        "{", "[]", #"{"resourceType":"Patient"}"#, #"{"resourceType":"Bundle"}"#,
        #"{"resourceType":"Questionnaire","id":"not an id"}"#,
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
        #expect(loader.forms.map(\.url) == ["2"])
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
