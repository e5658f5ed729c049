import Testing

/// What clients may ask of a search, over HTTP on both stores.
@Suite struct SearchLimitTests {
    private func search(_ service: LiveService, _ body: String) throws -> LiveReply {
        try service.send(
            "POST", "/Questionnaire/_search", body, ("Content-Type", "application/x-www-form-urlencoded"))
    }

    @Test(arguments: StoreKind.allCases, ["title:missing=false", "title=a", "_id=a", "status:not=draft"])
    func manyCriteria(kind: StoreKind, criterion: String) throws {
        let service = try LiveService(kind)
        func repeated(_ count: Int) -> String {
            Array(repeating: criterion, count: count).joined(separator: "&")
        }
        #expect(try search(service, repeated(500)).status == 200)
        let reply = try search(service, repeated(501))
        #expect(reply.status == 400)
        #expect(reply["issue.0.code"] == "too-costly")
    }

    @Test(arguments: StoreKind.allCases) func linksThroughVeryLongTitles(kind: StoreKind) throws {
        let service = try LiveService(kind)
        for number in 0..<4 {
            let title = String(repeating: "\u{E9}", count: 20_000) + "\(number)"
            _ = try service.send(
                "PUT", "/ValueSet/v\(number)",
                #"{"resourceType":"ValueSet","id":"v\#(number)","status":"draft","title":"\#(title)"}"#)
        }
        var target: String? = "/ValueSet?_sort=title&_count=1&_summary=text"
        var seen: [String] = []
        while let next = target, seen.count < 9 {
            let reply = try service.send("GET", next)
            #expect(reply.status == 200)
            guard reply.status == 200 else { return }
            seen += reply.all("entry", "resource.id")
            target = reply.link("next")
        }
        #expect(seen == ["v0", "v1", "v2", "v3"])
    }

    @Test(arguments: StoreKind.allCases) func signsBeforeCombiningMarks(kind: StoreKind) throws {
        let service = try LiveService(kind)
        for (id, title) in [("a", "x"), ("b", "\u{301}y"), ("c", ",\u{301}z")] {
            _ = try service.send(
                "PUT", "/ValueSet/\(id)",
                #"{"resourceType":"ValueSet","id":"\#(id)","status":"active","title":"\#(title)"}"#)
        }
        // A comma separates also where a combining mark follows it; with a backslash it does not.
        #expect(try service.send("GET", "/ValueSet?title=x,%CC%81y").all("entry", "resource.id") == ["a", "b"])
        #expect(try service.send("GET", "/ValueSet?title=%5C,%CC%81z").all("entry", "resource.id") == ["c"])
    }

    @Test(arguments: StoreKind.allCases) func versionsAreNamedAsTheyAreGivenOut(kind: StoreKind) throws {
        let service = try LiveService(kind)
        let form = TestForms.form("a", id: "a")
        #expect(try service.send("PUT", "/Questionnaire/a", form).status == 201)
        #expect(try service.send("GET", "/Questionnaire/a/_history/1").status == 200)
        for version in ["+1", "01", "-1", "1.0", "0"] {
            #expect(try service.send("GET", "/Questionnaire/a/_history/\(version)").status == 404, "\(version)")
        }
        for tag in ["\"+1\"", "W/\"01\"", "01"] {
            #expect(try service.send("PUT", "/Questionnaire/a", form, ("If-Match", tag)).status == 412, "\(tag)")
        }
    }

    @Test(arguments: StoreKind.allCases) func formsWhoseUrlsOnlyLookTheSame(kind: StoreKind) throws {
        let service = try LiveService(kind)
        let urls = ["caf\u{E9}", "cafe\u{301}"]
        for (number, url) in urls.enumerated() {
            let form = TestForms.form(url, id: "f\(number)", items: #"{"linkId":"q\#(number)","type":"string"}"#)
            #expect(try service.send("PUT", "/Questionnaire/f\(number)", form).status == 201)
        }
        for _ in 0..<2 {
            for (number, url) in urls.enumerated() {
                let reply = try service.step(#"{"questionnaire":"http://forms.example/\#(url)"}"#)
                #expect(reply["step.linkId"] == "q\(number)")
            }
        }
    }
}
