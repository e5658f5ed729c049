import FHIRJSON
import Foundation
import TestSupport
import Testing

/// `formstep lint` as authors and their build servers run it.
@Suite struct LintTests {
    private struct Run {
        let status: Int32
        let text: String
    }

    private func lint(_ arguments: [String]) throws -> Run {
        let process = try ServerProcess(["lint"] + arguments)
        let text = process.rest()
        return Run(status: process.wait(), text: text)
    }

    private func file(_ folder: TemporaryFolder, _ name: String, _ text: String) throws -> String {
        let path = folder.path + "/" + name
        try Data(text.utf8).write(to: URL(fileURLWithPath: path))
        return path
    }

    private static let broken = """
        {"resourceType": "Questionnaire", "status": "active", "item": [
          {"linkId": "a", "text": "Å", "type": "string",
           "enableWhen": [{"question": "zz", "operator": "exists", "answerBoolean": false}]}
        ]}
        """
    private static let odd = """
        {"resourceType": "Questionnaire", "status": "active",
         "item": [{"linkId": "a", "text": "A", "type": "choice"}]}
        """

    @Test func tellsLineAndColumn() throws {
        let folder = try TemporaryFolder()
        let form = try file(folder, "broken.json", Self.broken)
        let run = try lint([form])
        #expect(run.status == 1)
        #expect(run.text.contains("\(form):3:32: error: 'a': A condition looks at 'zz'"))
        #expect(run.text.contains("[condition-question-unknown]"))
    }

    @Test func endsWithTheWorst() throws {
        let folder = try TemporaryFolder()
        let odd = try file(folder, "odd.json", Self.odd)
        let broken = try file(folder, "broken.json", Self.broken)
        #expect(try lint([odd]).status == 0)
        #expect(try lint(["--strict", odd]).status == 1)
        #expect(try lint([odd, broken]).status == 1)
        #expect(try lint([Repository.path("config/forms/consent.json")]).status == 0)
    }

    @Test func endsWithTwoForWhatCannotBeRead() throws {
        let folder = try TemporaryFolder()
        let torn = try file(folder, "torn.json", "{\n  \"resourceType\": ")
        let run = try lint([torn])
        #expect(run.status == 2)
        #expect(run.text.contains("\(torn):2:"))
        #expect(try lint([folder.path + "/none.json"]).status == 2)
        #expect(try lint([]).status == 2)
        #expect(try lint(["--format", "html", torn]).status == 2)
        #expect(try lint([try file(folder, "patient.json", #"{"resourceType": "Patient"}"#)]).status == 2)
    }

    @Test func printsJSON() throws {
        let folder = try TemporaryFolder()
        let run = try lint(["--format", "json", try file(folder, "broken.json", Self.broken)])
        let document = try Document.parse(Array(run.text.utf8))
        let first = document.first(document.root)
        func text(_ name: String) -> String? { document.string(document.member(first, named: name)) }
        #expect(text("code") == "condition-question-unknown" && text("severity") == "error")
        #expect(text("linkId") == "a" && text("expression") == "Questionnaire.item[0].enableWhen[0].question")
        #expect(document.integer(document.member(first, named: "line")) == 3)
    }

    @Test func printsCommandsOfGitHub() throws {
        let folder = try TemporaryFolder()
        let text = """
            {"resourceType": "Questionnaire", "status": "active", "item": [{"linkId": "a", "text": "A", "type": "integer",
             "extension": [{"url": "http://hl7.org/fhir/uv/sdc/StructureDefinition/sdc-questionnaire-calculatedExpression",
                            "valueExpression": {"language": "text/fhirpath", "expression": "1 +"}}]}]}
            """
        let run = try lint(["--format", "github", try file(folder, "a.json", text)])
        #expect(run.text.hasPrefix("::error file="))
        #expect(run.text.contains("line=2,col=16,title=expression-syntax::"))
        // The lines with the caret stay in the one command.
        #expect(run.text.split(separator: "\n").count == 1 && run.text.contains("%0A"))
    }

    @Test func speaksOtherLanguages() throws {
        let folder = try TemporaryFolder()
        let form = try file(folder, "odd.json", Self.odd)
        #expect(try lint(["--language", "de", form]).text.contains("Es ist eine Auswahl ohne Auswahlmöglichkeiten"))
        #expect(try lint(["--language", "xx", form]).status == 2)
    }

    @Test func looksAtValueSetsBesideTheForm() throws {
        let folder = try TemporaryFolder()
        let form = try file(
            folder, "f.json",
            #"{"resourceType":"Questionnaire","status":"active","item":[{"linkId":"a","text":"A","type":"choice","answerValueSet":"http://x.example/v"}]}"#
        )
        let set = try file(
            folder, "v.json",
            #"{"resourceType":"ValueSet","status":"active","url":"http://x.example/v","compose":{"include":[{"system":"http://x.example/c","concept":[{"code":"a"}]}]}}"#
        )
        #expect(try lint(["--strict", form]).status == 1)
        #expect(try lint(["--strict", "--with", set, form]).status == 0)
    }

    @Test func takesFormsOutOfBundles() throws {
        let folder = try TemporaryFolder()
        let bundle = try file(
            folder, "b.json", #"{"resourceType":"Bundle","type":"collection","entry":[{"resource":\#(Self.broken)}]}"#)
        let run = try lint([bundle])
        #expect(run.status == 1 && run.text.contains(":3:32: error"))
    }
}
