import FHIRJSON
import FHIRModel
import Populate
import TestSupport
import Testing

/// Queries of forms: how they are put together, when they are sent, what becomes of their results (sdc-facts 3.4).
@Suite struct QueryTests {
    private static let patient =
        #"{"resourceType":"Patient","id":"p1","birthDate":"1974-12-25","name":[{"family":"Smith, J|r & $on","given":["a/../b","ö"]}],"identifier":[{"system":"urn:s","value":"1|2"},{"value":"3"}],"maritalStatus":{"coding":[{"system":"http://s","code":"M"},{"code":"X"}]},"generalPractitioner":[{"reference":"Practitioner/7"}],"multipleBirthInteger":2}"#

    /// What is sent for one query, in a form that uses it.
    private func sent(_ query: String) throws -> [String] {
        let source = FakeSource()
        _ = try Populated(
            Piece.item("a", "string", [Piece.initial("%q.id")]),
            root: [Piece.patient, Piece.query("q", query)].joined(separator: ","),
            contexts: ["patient": [Self.patient]], source: source)
        return source.asked
    }

    @Test(arguments: [
        ("Observation?code=8302-2&patient={{%patient.id}}", "Observation?code=8302-2&patient=p1"),
        (
            "Observation?code=http://loinc.org|8302-2&patient={{ %patient.id }}",
            "Observation?code=http://loinc.org%7C8302-2&patient=p1"
        ),
        // What comes out of data is escaped.
        ("Patient?name={{%patient.name.family}}", "Patient?name=Smith%5C%2C%20J%5C%7Cr%20%26%20%5C%24on"),
        // What the author puts together is the author's.
        ("Observation?code={{'http://loinc.org' & '|' & '1'}}", "Observation?code=http://loinc.org%7C1"),
        ("X?identifier={{%patient.identifier}}", "X?identifier=urn:s%7C1%5C%7C2,3"),
        ("X?code={{%patient.maritalStatus}}", "X?code=http://s%7CM,X"),
        ("X?code={{%patient.maritalStatus.coding.first()}}", "X?code=http://s%7CM"),
        ("X?by={{%patient.generalPractitioner}}", "X?by=Practitioner/7"),
        ("X?weight={{5.40 'mg'}}", "X?weight=5.40%7Chttp://unitsofmeasure.org%7Cmg"),
        ("X?date=ge{{today() - 7 days}}", "X?date=ge2026-06-08"),
        ("X?at=ge{{now()}}", "X?at=ge2026-06-15T12:00:00"),
        ("X?n={{1 | 2 | 3}}", "X?n=1,2,3"),
        ("X?b={{true}}", "X?b=true"),
        // A value in front of the question mark brings no way along.
        ("Patient/{{%patient.name.given.first()}}/$everything", "Patient/a%2F..%2Fb/$everything"),
        ("X?g={{%patient.name.given.last()}}", "X?g=%C3%B6"),
        // As examples of the guide have it.
        ("Observation?patient={{%37patient.id}}", "Observation?patient=p1"),
        ("Observation?patient={{%25patient.id}}", "Observation?patient=p1"),
        ("  Observation?patient={{%patient.id}}\n  &code=1", "Observation?patient=p1%20%20&code=1"),
        ("http://example.org/fhir/X?a={{iif(true, '}}', {})}}", "http://example.org/fhir/X?a=%7D%7D"),
    ])
    func isPutTogether(_ query: String, _ expected: String) throws {
        let asked = try sent(query)
        #expect(asked.count == 1)
        #expect(asked.first?.hasPrefix(expected) ?? false, "\(asked)")
    }

    @Test(arguments: [
        // Nothing, so that nothing would be searched for: everybody's.
        "Observation?patient={{%patient.deceased}}", "Observation?patient={{%nobody.id}}",
        // No value of a search.
        "X?name={{%patient.name}}", "X?a={{(1|2).single()}}", "X?a={{%patient.", "X?a={{%patient.(}}", "", "   ",
    ])
    func isNotSent(_ query: String) throws {
        let source = FakeSource()
        let done = try Populated(
            Piece.item("a", "string", [Piece.initial("%q.id")]) + ","
                + Piece.item("b", "string", [Piece.initial("%patient.id")]),
            root: [Piece.patient, Piece.query("q", query)].joined(separator: ","),
            contexts: ["patient": [Self.patient]],
            source: source)
        #expect(source.asked.isEmpty)
        #expect(done.answers("a").isEmpty)
        #expect(done.answers("b") == [#""p1""#])
        #expect(
            done.reply.issues.contains {
                $0.severity == .warning && $0.text.contains("'q'") || $0.text.contains("nobody")
            })
    }

    @Test func independentOnesGoTogetherAndEqualOnesOnce() throws {
        let source = FakeSource([
            "A?p=p1": Piece.bundle(#"{"resourceType":"Basic","id":"1"}"#),
            "B?p=p1": Piece.bundle(#"{"resourceType":"Basic","id":"2"}"#),
            "C?a=1&b=2": Piece.bundle(#"{"resourceType":"Basic","id":"3"}"#),
        ])
        let done = try Populated(
            [
                Piece.item("c", "string", [Piece.initial("%c.entry.resource.id")]),
                Piece.item("a", "string", [Piece.initial("%a.entry.resource.id")]),
                Piece.item("again", "string", [Piece.initial("%again.entry.resource.id")]),
            ].joined(separator: ","),
            root: [
                Piece.patient, Piece.query("c", "C?a={{%a.entry.resource.id}}&b={{%b.entry.resource.id}}"),
                Piece.query("a", "A?p={{%patient.id}}"), Piece.query("b", "B?p={{%patient.id}}"),
                Piece.query("again", "A?p={{%patient.id}}"),
                Piece.query("unused", "D?p={{%patient.id}}"),
            ].joined(separator: ","), contexts: ["patient": [#"{"resourceType":"Patient","id":"p1"}"#]], source: source,
            trace: true)
        #expect(done.answers("c") == [#""3""#])
        #expect(done.answers("a") == [#""1""#])
        #expect(done.answers("again") == [#""1""#])
        #expect(source.rounds.map { $0.sorted() } == [["A?p=p1", "B?p=p1"], ["C?a=1&b=2"]])
        #expect(done.reply.issues.isEmpty)
        #expect(done.reply.trace?.queries.map(\.query) == ["A?p=p1", "B?p=p1", "C?a=1&b=2"])
        #expect(done.reply.trace?.queries.map(\.count) == [1, 1, 1])
    }

    @Test func rowsAskForThemselves() throws {
        let source = FakeSource([
            "R?p=p1": Piece.bundle(
                #"{"resourceType":"RelatedPerson","id":"r1"}"#, #"{"resourceType":"RelatedPerson","id":"r2"}"#),
            "O?r=r1": Piece.bundle(#"{"resourceType":"Basic","id":"o1"}"#), "O?r=r2": Piece.bundle(),
        ])
        let done = try Populated(
            Piece.item(
                "g", "group",
                [
                    Piece.rows("r", "R?p={{%patient.id}}", "application/x-fhir-query"),
                    Piece.query("o", "O?r={{%r.id}}"),
                ],
                more: #","repeats":true"#,
                [
                    Piece.item("id", "string", [Piece.initial("%r.id")]),
                    Piece.item("o", "string", [Piece.initial("%o.entry.resource.id")]),
                ]),
            root: Piece.patient, contexts: ["patient": [#"{"resourceType":"Patient","id":"p1"}"#]], source: source)
        #expect(done.answers("id") == [#""r1""#, #""r2""#])
        #expect(done.answers("o") == [#""o1""#])
        #expect(source.rounds == [["R?p=p1"], ["O?r=r1", "O?r=r2"]])
    }

    @Test func includedResourcesAreNoRows() throws {
        let source = FakeSource([
            "M?p=p1":
                #"{"resourceType":"Bundle","type":"searchset","entry":[{"resource":{"resourceType":"Basic","id":"1"},"search":{"mode":"match"}},{"resource":{"resourceType":"Basic","id":"2"},"search":{"mode":"include"}},{"resource":{"resourceType":"OperationOutcome"},"search":{"mode":"outcome"}}]}"#
        ])
        let done = try Populated(
            Piece.item(
                "g", "group", [Piece.rows("m", "M?p={{%patient.id}}", "application/x-fhir-query")],
                more: #","repeats":true"#,
                [Piece.item("id", "string", [Piece.initial("%m.id")])]),
            root: Piece.patient, contexts: ["patient": [#"{"resourceType":"Patient","id":"p1"}"#]], source: source)
        #expect(done.answers("id") == [#""1""#])
    }

    @Test func aQueryMayFillAReference() throws {
        let source = FakeSource(["Practitioner?p=p1": Piece.bundle(#"{"resourceType":"Practitioner","id":"d"}"#)])
        let done = try Populated(
            Piece.item("a", "reference", [Piece.initial("Practitioner?p={{%patient.id}}", "application/x-fhir-query")]),
            root: Piece.patient, contexts: ["patient": [#"{"resourceType":"Patient","id":"p1"}"#]], source: source)
        #expect(done.answers("a") == [#"{"reference":"Practitioner/d"}"#])
    }

    @Test func aFailureIsToldOnceAndNothingElseSuffers() throws {
        let source = FakeSource(["B?p=p1": Piece.bundle(#"{"resourceType":"Basic","id":"2"}"#)])
        let done = try Populated(
            (0..<3).map { Piece.item("a\($0)", "string", [Piece.initial("%a.entry.resource.id")]) }.joined(
                separator: ",") + ","
                + Piece.item("b", "string", [Piece.initial("%b.entry.resource.id")]),
            root: [Piece.patient, Piece.query("a", "A?p={{%patient.id}}"), Piece.query("b", "B?p={{%patient.id}}")]
                .joined(separator: ","),
            contexts: ["patient": [#"{"resourceType":"Patient","id":"p1"}"#]], source: source)
        #expect(done.answers("b") == [#""2""#])
        #expect(done.reply.issues.count == 1)
        let issue = try #require(done.reply.issues.first)
        #expect(issue.code == .notFound)
        #expect(issue.text.contains("A?p={{%patient.id}}"))
        // What is in the query may say whom it is about.
        #expect(!issue.text.contains("p1"))
    }

    @Test func thePatientIsReadBySubject() throws {
        let source = FakeSource([
            "Patient?_id=p1": Piece.bundle(#"{"resourceType":"Patient","id":"p1","gender":"female"}"#)
        ])
        let done = try Populated(
            Piece.item("a", "string", [Piece.initial("%patient.gender")]), root: Piece.patient, source: source)
        #expect(done.answers("a") == [#""female""#])
        #expect(done.reply.issues.isEmpty)
    }

    @Test func aReferenceIsFollowed() throws {
        let source = FakeSource([
            "Patient?_id=p1": Piece.bundle(#"{"resourceType":"Patient","id":"p1","gender":"female"}"#),
            "https://other.example/fhir/Patient/9": #"{"resourceType":"Patient","id":"9","gender":"male"}"#,
        ])
        for (reference, gender) in [("Patient/p1", "female"), ("https://other.example/fhir/Patient/9", "male")] {
            let done = try Populated(
                Piece.item("a", "string", [Piece.initial("%patient.gender")]), root: Piece.patient,
                contexts: ["patient": [#"{"reference":"\#(reference)"}"#]], source: source)
            #expect(done.answers("a") == ["\"\(gender)\""])
            #expect(done.reply.issues.isEmpty)
        }
    }

    @Test func sourceQueriesGiveABundleOfBundles() throws {
        let batch =
            #"{"resourceType":"Bundle","id":"q","type":"batch","entry":[{"request":{"method":"GET","url":"Patient?_id={{%patient.id}}"}},{"request":{"method":"GET","url":"O?p={{%patient.id}}"}},{"request":{"method":"POST","url":"X"}}]}"#
        let root = [
            Piece.patient, ##"{"url":"\##(Piece.sdc)sourceQueries","valueReference":{"reference":"#q"}}"##,
        ].joined(separator: ",")
        let items = [
            Piece.item("a", "string", [Piece.initial("%q.entry[1].resource.entry.resource.id")]),
            Piece.item("b", "string", [Piece.initial("%sourceQueries.entry[0].resource.entry.resource.gender")]),
        ].joined(separator: ",")
        let source = FakeSource([
            "Patient?_id=p1": Piece.bundle(#"{"resourceType":"Patient","id":"p1","gender":"female"}"#),
            "O?p=p1": Piece.bundle(#"{"resourceType":"Basic","id":"o"}"#),
        ])
        let patient = [#"{"resourceType":"Patient","id":"p1"}"#]
        let done = try Populated(items, root: root, contained: batch, contexts: ["patient": patient], source: source)
        #expect(done.answers("a") == [#""o""#])
        #expect(done.answers("b") == [#""female""#])
        #expect(source.rounds == [["Patient?_id=p1", "O?p=p1"]])
        #expect(done.texts.contains { $0.contains("no GET") })
        // What came along is not asked for.
        let given =
            #"{"resourceType":"Bundle","type":"batch-response","entry":[{},{"resource":\#(Piece.bundle(#"{"resourceType":"Basic","id":"mine"}"#))}]}"#
        let silent = FakeSource()
        let other = try Populated(
            items, root: root, contained: batch, contexts: ["patient": patient, "sourceQueries": [given]],
            source: silent)
        #expect(other.answers("a") == [#""mine""#])
        #expect(silent.asked.isEmpty)
    }

    // MARK: Hostile forms

    @Test func anyTextIsReadOrRefused() throws {
        var random = SeededGenerator(seed: 7)
        let pieces = [
            "{{", "}}", "{", "}", "'", "\"", "`", "%", "%25", "%37", "%2", "patient", ".id", ".name", "Observation?",
            "&a=", "|", ",",
            " ", "\n", "\\", "ö", "//", "/*", "(", ")", "1", "+", "today()", "../", "#", "?", "=", "$", "@2020",
            "\u{0}",
        ]
        for _ in 0..<Effort.some(of: 400) {
            let text = (0..<random.below(12)).map { _ in pieces[random.below(pieces.count)] }.joined()
            for query in try sent(text) {
                #expect(!query.isEmpty)
                #expect(
                    query.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F && $0 != 0x7B && $0 != 0x7D && $0 != 0x5C },
                    "\(query)")
            }
        }
    }

    @Test func circlesOfQueriesEnd() throws {
        let source = FakeSource()
        let done = try Populated(
            Piece.item("a", "string", [Piece.initial("%x.id")]) + ","
                + Piece.item("b", "string", [Piece.initial("%patient.id")]),
            root: [Piece.patient, Piece.query("x", "X?y={{%y.id}}"), Piece.query("y", "Y?x={{%x.id}}")].joined(
                separator: ","),
            contexts: ["patient": [#"{"resourceType":"Patient","id":"p1"}"#]], source: source)
        #expect(source.asked.isEmpty)
        #expect(done.answers("b") == [#""p1""#])
        #expect(!done.reply.issues.isEmpty)
    }

    @Test func endlessChainsEnd() throws {
        /// Knows everything, and each answer asks for more.
        final class Endless: QuerySource {
            var rounds = 0
            func run(_ queries: [String]) -> [QueryResult] {
                rounds += 1
                return queries.map { query in
                    let text = #"{"resourceType":"Basic","id":"x\#(rounds)"}"#
                    guard let document = try? Document.parse(text) else {
                        return QueryResult(.failed(QueryFailure(.exception, "?")))
                    }
                    return QueryResult(.found(document, document.root))
                }
            }
        }
        let source = Endless()
        var root = [Piece.patient, Piece.query("v0", "X?a=1")]
        for index in 1..<40 { root.append(Piece.query("v\(index)", "X?a={{%v\(index - 1).id}}&n=\(index)")) }
        let done = try Populated(
            Piece.item("a", "string", [Piece.initial("%v39.id")]), root: root.joined(separator: ","),
            contexts: ["patient": [#"{"resourceType":"Patient","id":"p1"}"#]], source: source)
        #expect(source.rounds <= 12)
        #expect(done.answers("a").isEmpty)
        #expect(done.reply.issues.contains { $0.code == .tooCostly })
    }

    @Test func tooManyQueriesEnd() throws {
        let source = FakeSource()
        let items = (0..<1000).map { Piece.item("i\($0)", "string", [Piece.initial("%q\($0).id")]) }
        let done = try Populated(
            items.joined(separator: ","),
            root: (0..<1000).map { Piece.query("q\($0)", "X?n=\($0)") }.joined(separator: ","), source: source)
        #expect(source.asked.count <= 300)
        #expect(done.reply.issues.count <= 101)
        #expect(done.reply.issues.contains { $0.code == .tooCostly || $0.code == .informational })
    }
}
