import FHIRJSON
import FHIRModel
import Populate
import SDC
import Testing

/// Forms that mean to cost: what they cost is bounded, and what they leave is told.
@Suite struct HostileFormTests {
    private static let many =
        #"{"resourceType":"Patient","id":"p1","name":[\#((0..<900).map { #"{"family":"f\#($0)"}"# }.joined(separator: ","))]}"#

    @Test func rowsInRowsEnd() throws {
        var items = Piece.item("leaf", "string", [Piece.initial("%x.family")])
        for level in 0..<4 {
            items = Piece.item(
                "g\(level)", "group", [Piece.rows("x", "%patient.name")], more: #","repeats":true"#, [items])
        }
        let done = try Populated(items, root: Piece.patient, contexts: ["patient": [Self.many]])
        #expect(done.reply.document.valueCount < 3_000_000)
        #expect(done.reply.issues.contains { $0.code == .tooCostly })
    }

    @Test func moreRowsThanMayBeAreRefused() throws {
        let patient =
            #"{"resourceType":"Patient","id":"p1","name":[\#((0..<1200).map { #"{"family":"f\#($0)"}"# }.joined(separator: ","))]}"#
        let done = try Populated(
            Piece.item(
                "g", "group", [Piece.rows("x", "%patient.name")], more: #","repeats":true"#,
                [Piece.item("a", "string", [Piece.initial("%x.family")])]), root: Piece.patient,
            contexts: ["patient": [patient]])
        #expect(done.count("g") == 1)
        #expect(done.reply.issues.contains { $0.code == .multipleMatches })
    }

    @Test func aCostlyExpressionFailsAlone() throws {
        let costly =
            "%patient.name.where(%patient.name.where(family = $this.family and %patient.name.count() > 1).exists())"
        let done = try Populated(
            Piece.item("a", "string", [Piece.initial(costly + ".family.first()")]) + ","
                + Piece.item("b", "string", [Piece.initial("%patient.id")]),
            root: Piece.patient, contexts: ["patient": [Self.many]])
        #expect(done.answers("a").isEmpty)
        #expect(done.answers("b") == [#""p1""#])
        #expect(done.reply.issues.contains { $0.code == .tooCostly })
        #expect(!done.reply.isExhausted)
    }

    @Test func allExpressionsTogetherHaveABudget() throws {
        let items = (0..<200).map {
            Piece.item("i\($0)", "string", [Piece.initial("%patient.name.where(family = 'f\($0)').family")])
        }
        let done = try Populated(
            items.joined(separator: ","), root: Piece.patient, contexts: ["patient": [Self.many]], steps: 2_000)
        #expect(done.reply.isExhausted)
        #expect(done.answers("i0") == [#""f0""#])
        #expect(done.count("i199") == 1)
        #expect(done.reply.issues.contains { $0.severity == .error && $0.code == .tooCostly })
    }

    @Test func variablesThatUseEachOtherAreEmpty() throws {
        let done = try Populated(
            Piece.item("a", "string", [Piece.initial("%x")]) + ","
                + Piece.item("b", "string", [Piece.initial("%patient.id")]),
            root: [Piece.patient, Piece.variable("x", "%y"), Piece.variable("y", "%x")].joined(separator: ","),
            contexts: ["patient": [#"{"resourceType":"Patient","id":"p1"}"#]])
        #expect(done.answers("a").isEmpty)
        #expect(done.answers("b") == [#""p1""#])
        #expect(!done.reply.issues.isEmpty)
    }

    @Test func longChainsOfVariablesAreFollowed() throws {
        var root = [Piece.patient, Piece.variable("v0", "%patient.id")]
        for index in 1..<300 { root.append(Piece.variable("v\(index)", "%v\(index - 1)")) }
        let done = try Populated(
            Piece.item("a", "string", [Piece.initial("%v299")]), root: root.joined(separator: ","),
            contexts: ["patient": [#"{"resourceType":"Patient","id":"p1"}"#]])
        #expect(done.answers("a") == [#""p1""#])
        #expect(done.reply.issues.isEmpty)
    }

    @Test func expressionsThatLookAheadSettle() throws {
        // Each needs the one behind it.
        var items = (0..<10).map {
            Piece.item(
                "i\($0)", "string", [Piece.initial("%resource.item.where(linkId = 'i\($0 + 1)').answer.value + 'x'")])
        }
        items.append(Piece.item("i10", "string", [Piece.initial("%patient.id")]))
        let done = try Populated(
            items.joined(separator: ","), root: Piece.patient,
            contexts: ["patient": [#"{"resourceType":"Patient","id":"p1"}"#]])
        #expect(done.answers("i0") == ["\"p1" + String(repeating: "x", count: 10) + "\""])
    }

    @Test func manyFailuresAreCounted() throws {
        let items = (0..<500).map { Piece.item("i\($0)", "string", [Piece.initial("(1|2).single()")]) }
        let done = try Populated(items.joined(separator: ","))
        #expect(done.reply.issues.count == 101)
        #expect(done.texts.last?.contains("500") ?? false)
    }
}
