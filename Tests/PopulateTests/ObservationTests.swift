import FHIRModel
import Populate
import Testing

/// Observation-based population (statements 23 to 27).
@Suite struct ObservationTests {
    private static let query =
        "Observation?patient=p1&code=http://loinc.org%7C8302-2&status=final,amended,corrected&date=ge2025-06-14&_sort=-date&_count=20"

    private func height(_ observations: String..., type: String = "quantity", extensions: [String] = []) throws
        -> Populated
    {
        let bundle =
            #"{"resourceType":"Bundle","type":"searchset","entry":[\#(observations.map { #"{"resource":\#($0)}"# }.joined(separator: ","))]}"#
        return try Populated(
            Piece.item("a", type, [Piece.link(1, "a")] + extensions, code: "8302-2"),
            source: FakeSource([Self.query: bundle]))
    }

    private func observation(
        _ value: String, _ date: String, status: String = "final", subject: String = "Patient/p1", more: String = ""
    )
        -> String
    {
        Piece.observation(
            "o\(value)", "8302-2", Piece.quantity(value, "cm"), date, status: status, subject: subject, more: more)
    }

    @Test func theNewestWins() throws {
        let done = try height(
            observation("1", "2025-12-01"), observation("2", "2026-05-01T10:00:00Z"), observation("3", "2026-02"))
        #expect(done.answers("a").first?.contains(#""value":2"#) ?? false)
        #expect(done.reply.issues.isEmpty)
    }

    @Test func onlyWhatIsFinalCounts() throws {
        for status in ["registered", "preliminary", "entered-in-error", "cancelled", "unknown"] {
            #expect(try height(observation("1", "2026-05-01", status: status)).answers("a").isEmpty, "\(status)")
        }
        for status in ["final", "amended", "corrected"] {
            #expect(try height(observation("1", "2026-05-01", status: status)).answers("a").count == 1, "\(status)")
        }
    }

    @Test func whatIsTooOldOrStillToComeDoesNotCount() throws {
        for date in ["2025-06-14", "2025-06-15T11:59:59Z", "2024", "2026-06-16", "2027-01-01T00:00:00Z"] {
            #expect(try height(observation("1", date)).answers("a").isEmpty, "\(date)")
        }
        // A day that may be within counts.
        for date in ["2025-06-15", "2025-06-15T12:00:01Z", "2025", "2026-06-15"] {
            #expect(try height(observation("1", date)).answers("a").count == 1, "\(date)")
        }
    }

    @Test func othersAreLeftOut() throws {
        #expect(try height(observation("1", "2026-05-01", subject: "Patient/p2")).answers("a").isEmpty)
        #expect(
            try height(observation("1", "2026-05-01", subject: "http://example.org/fhir/Patient/p1/_history/3"))
                .answers("a").count == 1)
        let child = #","focus":[{"reference":"Patient/child"}]"#
        #expect(try height(observation("1", "2026-05-01", more: child)).answers("a").isEmpty)
        let own = #","focus":[{"reference":"Patient/p1"}]"#
        #expect(try height(observation("1", "2026-05-01", more: own)).answers("a").count == 1)
        // Of another code, whatever the server says.
        #expect(try height(Piece.observation("o", "1-1", Piece.quantity("1", "cm"), "2026-05-01")).answers("a").isEmpty)
    }

    @Test func theNewestThatFitsWins() throws {
        let less = Piece.observation(
            "l", "8302-2", Piece.quantity("9", "cm", more: #","comparator":"<""#), "2026-06-01")
        let text = Piece.observation("t", "8302-2", #""valueString":"tall""#, "2026-06-02")
        let none = Piece.observation("n", "8302-2", "", "2026-06-03", more: #","dataAbsentReason":{"text":"x"}"#)
        let done = try height(less, text, none, observation("163", "2026-01-01"))
        #expect(done.answers("a").first?.contains("163") ?? false)
        let nothing = try height(less, text)
        #expect(nothing.answers("a").isEmpty)
        #expect(nothing.reply.issues.map(\.code) == [.value])
    }

    @Test func numbersNeedAUnit() throws {
        let done = try height(observation("163", "2026-01-01"), type: "decimal", extensions: [Piece.unit("m")])
        #expect(done.answers("a") == ["1.63"])
        #expect(
            try height(observation("163", "2026-01-01"), type: "integer", extensions: [Piece.unit("cm")]).answers("a")
                == ["163"])
        #expect(try height(observation("163", "2026-01-01"), type: "decimal").answers("a").isEmpty)
    }

    @Test func periodsAreInherited() throws {
        func query(_ code: String, _ date: String) -> String {
            "Observation?patient=p1&code=http://loinc.org%7C\(code)&status=final,amended,corrected&date=ge\(date)&_sort=-date&_count=20"
        }
        let source = FakeSource([
            query("1", "2025-06-14"): Piece.bundle(
                Piece.observation("1", "1", Piece.quantity("1", "cm"), "2026-01-01")),
            query("2", "2026-05-31"): Piece.bundle(
                Piece.observation("2", "2", Piece.quantity("2", "cm"), "2026-01-01")),
            query("4", "2025-06-14"): Piece.bundle(
                Piece.observation("4", "4", Piece.quantity("4", "cm"), "2026-01-01")),
        ])
        let done = try Populated(
            Piece.item(
                "g", "group", [],
                [
                    Piece.item("one", "quantity", code: "1"),
                    Piece.item("two", "quantity", [Piece.link(2, "wk")], code: "2"),
                    Piece.item("uncoded", "quantity"),
                    Piece.item("repeating", "quantity", code: "3", more: #","repeats":true"#),
                    Piece.item("four", "quantity", code: "4", [Piece.item("hint", "display")]),
                ]), root: Piece.link(12, "mo"), source: source)
        #expect(done.answers("one").count == 1)
        #expect(done.answers("two").isEmpty)
        #expect(done.answers("uncoded").isEmpty)
        #expect(done.answers("repeating").isEmpty)
        #expect(source.rounds.count == 1)
        #expect(!source.asked.contains { $0.contains("7C3&") })
    }

    @Test func childrenLookIntoTheirPanel() throws {
        let panel = Piece.observation(
            "bp", "85354-9", "", "2026-05-01",
            more:
                #","component":[{"code":{"coding":[{"system":"http://loinc.org","code":"8480-6"}]},\#(Piece.quantity("120", "mm[Hg]"))},{"code":{"coding":[{"system":"http://loinc.org","code":"8462-4"}]},\#(Piece.quantity("80", "mm[Hg]"))}],"hasMember":[{"reference":"Observation/pulse"}]"#
        )
        let newer = Piece.observation("x", "8480-6", Piece.quantity("200", "mm[Hg]"), "2026-06-01")
        let pulse = Piece.observation("pulse", "8867-4", Piece.quantity("70", "/min"), "2026-05-01")
        let start = "&status=final,amended,corrected&date=ge2025-06-14&_sort=-date&_count=20"
        let source = FakeSource([
            "Observation?patient=p1&code=http://loinc.org%7C85354-9\(start)&_include=Observation:has-member":
                Piece.bundle(panel, pulse),
            "Observation?patient=p1&code=http://loinc.org%7C8480-6\(start)": Piece.bundle(newer),
        ])
        let done = try Populated(
            Piece.item(
                "bp", "group", [Piece.link(1, "a")], code: "85354-9",
                [
                    Piece.item("systolic", "quantity", code: "8480-6"),
                    Piece.item("diastolic", "integer", [Piece.unit("mm[Hg]")], code: "8462-4"),
                    Piece.item("pulse", "integer", [Piece.unit("/min")], code: "8867-4"),
                    Piece.item("other", "quantity", code: "9-9"),
                ]), source: source)
        #expect(done.answers("systolic").first?.contains("120") ?? false)
        #expect(done.answers("diastolic") == ["80"])
        #expect(done.answers("pulse") == ["70"])
        #expect(done.answers("other").isEmpty)
        #expect(source.asked.count == 1)
        #expect(done.reply.issues.isEmpty)
    }

    @Test func withoutAPanelEachLooksForItself() throws {
        let start = "&status=final,amended,corrected&date=ge2025-06-14&_sort=-date&_count=20"
        let source = FakeSource([
            "Observation?patient=p1&code=http://loinc.org%7C85354-9\(start)&_include=Observation:has-member":
                Piece.bundle(),
            "Observation?patient=p1&code=http://loinc.org%7C8480-6\(start)": Piece.bundle(
                Piece.observation("x", "8480-6", Piece.quantity("200", "mm[Hg]"), "2026-06-01")),
        ])
        let done = try Populated(
            Piece.item(
                "bp", "group", [Piece.link(1, "a")], code: "85354-9",
                [Piece.item("systolic", "quantity", code: "8480-6")]), source: source)
        #expect(done.answers("systolic").first?.contains("200") ?? false)
    }

    @Test func childrenOfAnAnswerToo() throws {
        let start = "&status=final,amended,corrected&date=ge2025-06-14&_sort=-date&_count=20"
        let height = Piece.observation(
            "h", "8302-2", #""valueString":"tall""#, "2026-05-01",
            more: #","component":[{"code":{"coding":[{"system":"http://loinc.org","code":"u"}]},"valueString":"cm"}]"#)
        let source = FakeSource([
            "Observation?patient=p1&code=http://loinc.org%7C8302-2\(start)&_include=Observation:has-member":
                Piece.bundle(height)
        ])
        let done = try Populated(
            Piece.item("a", "string", [Piece.link(1, "a")], code: "8302-2", [Piece.item("unit", "string", code: "u")]),
            source: source)
        #expect(done.answers("a") == [#""tall""#])
        #expect(done.answers("unit") == [#""cm""#])
    }

    @Test func aGroupMayBeAboutAnother() throws {
        let start = "&status=final,amended,corrected&date=ge2025-06-14&_sort=-date&_count=20"
        let source = FakeSource([
            "Observation?patient=c1&code=http://loinc.org%7C1\(start)": Piece.bundle(
                Piece.observation("1", "1", Piece.quantity("3", "kg"), "2026-05-01", subject: "Patient/c1"))
        ])
        let subject = #"{"url":"\#(Piece.sdc)isSubject","valueBoolean":true}"#
        let items = Piece.item(
            "g", "group", [Piece.link(1, "a")],
            [
                Piece.item("baby", "reference", [subject, Piece.initial("%child")]),
                Piece.item("weight", "quantity", code: "1"),
            ])
        let root =
            #"{"url":"\#(Piece.sdc)launchContext","extension":[{"url":"name","valueCoding":{"code":"child"}},{"url":"type","valueCode":"Patient"}]}"#
        let done = try Populated(
            items, root: root, contexts: ["child": [#"{"resourceType":"Patient","id":"c1"}"#]], source: source)
        #expect(done.answers("weight").first?.contains("3") ?? false)
        // Whoever it is about, it is not the patient.
        let silent = FakeSource()
        #expect(try Populated(items, root: root, source: silent).answers("weight").isEmpty)
        #expect(silent.asked.isEmpty)
    }

    @Test func withoutASubjectNobodyIsLookedUp() throws {
        let source = FakeSource()
        let done = try Populated(
            Piece.item("a", "quantity", [Piece.link(1, "a")], code: "1"), subject: nil, source: source)
        #expect(source.asked.isEmpty)
        #expect(done.texts.contains { $0.contains("'subject'") })
    }
}
