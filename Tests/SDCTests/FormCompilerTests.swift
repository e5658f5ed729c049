import FHIRJSON
import FHIRModel
import Testing

@testable import SDC

@Suite struct FormCompilerTests {
    private func compile(_ items: String, contained: String = "[]") throws -> Form {
        let document = try Document.parse(
            #"{"resourceType":"Questionnaire","status":"active","contained":\#(contained),"item":\#(items)}"#)
        return try FormCompiler.compile(
            document, questionnaire: document.root, version: nil, hash: "urn:formstep:sha256:0",
            contentUUID: { "urn:uuid:0" })
    }

    @Test(arguments: [
        (#"[]"#, "no items"),
        (#"[{"type":"string"}]"#, "no linkId"),
        (#"[{"linkId":"a"}]"#, "'a': The item has no type"),
        (#"[{"linkId":"a","type":"colour"}]"#, "unknown type 'colour'"),
        (
            #"[{"linkId":"a","type":"string"},{"linkId":"a","type":"string"}]"#,
            "'a': The linkId is used by more than one"
        ),
        (
            #"[{"linkId":"a","type":"string","enableWhen":[{"question":"a","operator":"~","answerString":"x"}]}]"#,
            "operator"
        ),
        (#"[{"linkId":"a","type":"string","enableWhen":[{"operator":"=","answerString":"x"}]}]"#, "names no question"),
    ])
    func refusesWhatCannotBeWalked(_ items: String, _ words: String) throws {
        let error = #expect(throws: FormError.self) { try compile(items) }
        #expect(error?.issues.first?.text.contains(words) ?? false)
    }

    @Test func everyItemStandsBehindWhatItDependsOn() throws {
        var items: [String] = []
        for number in 0..<200 {
            // Each looks at the next: all references lead forward.
            let condition =
                number < 199
                ? #","enableWhen":[{"question":"q\#(number + 1)","operator":"exists","answerBoolean":true}]"# : ""
            items.append(#"{"linkId":"q\#(number)","type":"string"\#(condition)}"#)
        }
        let form = try compile("[\(items.joined(separator: ","))]")
        #expect(form.circles.isEmpty)
        var position = [Int32: Int]()
        for (place, item) in form.evaluationOrder.enumerated() { position[item] = place }
        for (item, entry) in form.items.enumerated() where entry.conditionCount > 0 {
            let source = form.conditions[Int(entry.firstCondition)].source
            #expect(position[source, default: .max] < position[Int32(item), default: -1])
        }
    }

    @Test func circlesAreNamedWhole() throws {
        let form = try compile(
            """
            [{"linkId":"a","type":"string","enableWhen":[{"question":"b","operator":"exists","answerBoolean":true}]},
             {"linkId":"b","type":"string","enableWhen":[{"question":"c","operator":"exists","answerBoolean":true}]},
             {"linkId":"c","type":"string","enableWhen":[{"question":"a","operator":"exists","answerBoolean":true}]},
             {"linkId":"self","type":"string","enableWhen":[{"question":"self","operator":"exists","answerBoolean":true}]},
             {"linkId":"free","type":"string"}]
            """)
        #expect(form.circles.count == 2)
        #expect(form.circles.contains(["a", "b", "c"]) && form.circles.contains(["self"]))
        #expect(form.issues.contains { $0.text.contains("a, b, c") })
    }

    @Test func nestedMinimumsDoNotMultiply() throws {
        let least =
            #""extension":[{"url":"http://hl7.org/fhir/StructureDefinition/questionnaire-minOccurs","valueInteger":1000}]"#
        let form = try compile(
            #"[{"linkId":"a","type":"group","repeats":true,\#(least),"item":[{"linkId":"b","type":"group","repeats":true,\#(least),"item":[{"linkId":"c","type":"string"}]}]}]"#
        )
        let open = form.items.filter(\.isRepeatingGroup).map { Int($0.openRows) }.reduce(1, *)
        #expect(open <= 10_000)
        #expect(form.issues.contains { $0.text.contains("too many") })
    }

    @Test func linkIdsAreTheirBytes() throws {
        let form = try compile(#"[{"linkId":"\u00e9","type":"string"},{"linkId":"e\u0301","type":"string"}]"#)
        #expect(form.itemByLinkId["\u{e9}"] == 0)
        #expect(form.itemByLinkId["e\u{301}"] == 1)
    }
}
