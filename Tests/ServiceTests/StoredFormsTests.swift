import Testing

@testable import Service

/// `$next-step` on what is stored: what is written is what is walked from the next call on.
@Suite struct StoredFormsTests {
    private func form(_ id: String, version: String, text: String, more: String = "") -> String {
        #"{"resourceType":"Questionnaire","id":"\#(id)","url":"http://f.example/a","version":"\#(version)",\#(more)"#
            + #""status":"active","item":[{"linkId":"a","text":"\#(text)","type":"string"}]}"#
    }

    @Test(arguments: StoreKind.allCases) func writesAreSeenAtOnce(kind: StoreKind) throws {
        let service = try LiveService(kind)
        let named = #"{"questionnaire":"http://f.example/a"}"#
        #expect(try service.step(named).status == 404)
        _ = try service.send("PUT", "/Questionnaire/a", form("a", version: "1.9.0", text: "one"))
        for _ in 0..<3 { #expect(try service.step(named)["step.text"] == "one") }
        _ = try service.send("PUT", "/Questionnaire/b", form("b", version: "1.10.0", text: "two"))
        #expect(try service.step(named)["step.text"] == "two")
        #expect(try service.step(#"{"questionnaire":"http://f.example/a|1.9.0"}"#)["step.text"] == "one")
        #expect(try service.step("{}", "/Questionnaire/a/$next-step")["step.text"] == "one")
        _ = try service.send("PUT", "/Questionnaire/b", form("b", version: "1.10.0", text: "three"))
        #expect(try service.step(named)["step.text"] == "three")
        _ = try service.send("DELETE", "/Questionnaire/b")
        #expect(try service.step(named)["step.text"] == "one")
        #expect(try service.step("{}", "/Questionnaire/b/$next-step").status == 404)
        let begun = TestForms.response("http://f.example/a|1.10.0")
        #expect(try service.step(begun).status == 409)
    }

    private let valueSet =
        #"{"resourceType":"ValueSet","id":"v","url":"http://v.example","status":"active","compose":{"include":"#
        + #"[{"valueSet":["http://w.example"]},{"system":"http://s.example"}]}}"#

    private func system(_ codes: String...) -> String {
        let concepts = codes.map {
            #"{"code":"\#($0)","display":"\#($0) en","designation":[{"language":"de","value":"\#($0) de"}]}"#
        }
        return
            #"{"resourceType":"CodeSystem","id":"s","url":"http://s.example","status":"active","content":"complete","concept":["#
            + concepts.joined(separator: ",") + "]}"
    }

    @Test(arguments: StoreKind.allCases) func optionsComeFromStoredTerminology(kind: StoreKind) throws {
        let service = try LiveService(kind)
        let choice =
            #"{"resourceType":"Questionnaire","id":"c","url":"http://f.example/c","status":"active","item":["#
            + #"{"linkId":"c","type":"choice","answerValueSet":"http://v.example"}]}"#
        _ = try service.send("PUT", "/Questionnaire/c", choice)
        func options(_ body: String = #"{"questionnaire":"http://f.example/c"}"#) throws -> [String] {
            try service.step(body).all("step.answerFormat.choices", "text")
        }
        #expect(try options().isEmpty)
        let hash = try #require(try service.step(#"{"questionnaire":\#(choice)}"#)["form.hash"])
        _ = try service.send("PUT", "/ValueSet/v", valueSet)
        #expect(try options().isEmpty)
        _ = try service.send("PUT", "/CodeSystem/s", system("x", "y"))
        #expect(try options() == ["x en", "y en"])
        #expect(try options(#"{"questionnaire":"http://f.example/c","language":"de"}"#) == ["x de", "y de"])
        _ = try service.send(
            "PUT", "/ValueSet/w",
            #"{"resourceType":"ValueSet","id":"w","url":"http://w.example","status":"active","compose":{"include":["#
                + #"{"system":"http://t.example","concept":[{"code":"z","display":"Z"}]}]}}"#)
        #expect(try options() == ["Z", "x en", "y en"])
        // The same for the form posted inline and by the hash of one posted before.
        #expect(try options(#"{"questionnaire":\#(choice)}"#) == ["Z", "x en", "y en"])
        #expect(try options(#"{"questionnaire":"\#(hash)"}"#) == ["Z", "x en", "y en"])
        _ = try service.send("DELETE", "/ValueSet/w")
        _ = try service.send("PUT", "/CodeSystem/s", system("y"))
        #expect(try options() == ["y en"])
        #expect(try options(#"{"questionnaire":"\#(hash)"}"#) == ["y en"])
        let answer = #"{"questionnaire":"http://f.example/c","answers":[{"path":"c","answers":["#
        let gone = try service.step(answer + #"{"valueCoding":{"system":"http://s.example","code":"x"}}]}]}"#)
        // The list is not whole while the imported value set is missing, so nothing is refused by it.
        #expect(gone.status == 200)
        _ = try service.send(
            "PUT", "/ValueSet/v",
            #"{"resourceType":"ValueSet","id":"v","url":"http://v.example","status":"active","compose":{"include":[{"system":"http://s.example"}]}}"#
        )
        #expect(
            try service.step(answer + #"{"valueCoding":{"system":"http://s.example","code":"x"}}]}]}"#).status == 422)
        #expect(
            try service.step(answer + #"{"valueCoding":{"system":"http://s.example","code":"y"}}]}]}"#).status == 200)
    }

    @Test(arguments: StoreKind.allCases) func aWholePackageInOneTransaction(kind: StoreKind) throws {
        let service = try LiveService(kind)
        let choice =
            #"{"resourceType":"Questionnaire","url":"http://f.example/c","status":"active","item":["#
            + #"{"linkId":"c","type":"choice","answerValueSet":"http://v.example|2"}]}"#
        func entry(_ type: String, _ resource: String) -> String {
            #"{"resource":\#(resource),"request":{"method":"POST","url":"\#(type)"}}"#
        }
        let set =
            #"{"resourceType":"ValueSet","url":"http://v.example","version":"2","status":"active","compose":{"include":[{"system":"http://s.example"}]}}"#
        let entries = [entry("Questionnaire", choice), entry("ValueSet", set), entry("CodeSystem", system("x"))]
        let reply = try service.send(
            "POST", "/", #"{"resourceType":"Bundle","type":"transaction","entry":[\#(entries.joined(separator: ","))]}"#
        )
        #expect(reply.status == 200)
        let step = try service.step(#"{"questionnaire":"http://f.example/c"}"#)
        #expect(step.all("step.answerFormat.choices", "text") == ["x en"])
    }
}
