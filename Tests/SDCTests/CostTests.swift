import FHIRJSON
import FHIRModel
import TestSupport
import Testing

@testable import SDC

/// What a large response or a hostile form costs: counted, not timed.
@Suite struct CostTests {
    private static let sdc = "http://hl7.org/fhir/uv/sdc/StructureDefinition/sdc-questionnaire-"

    private func state(_ items: String, response: String, root: String = "") throws -> ResponseState {
        let form = try Document.parse(
            #"{"resourceType":"Questionnaire","status":"active"\#(root),"item":[\#(items)]}"#)
        let compiled = try FormCompiler.compile(
            form, questionnaire: form.root, version: nil, hash: "urn:formstep:sha256:0", contentUUID: { "urn:uuid:0" })
        let document = try Document.parse(
            #"{"resourceType":"QuestionnaireResponse","status":"in-progress","item":[\#(response)]}"#)
        return ResponseState(
            form: compiled, document: document, root: document.root, marks: PropertyRun.marks,
            moment: PropertyRun.moment, applyingDefaults: true)
    }

    private func expression(_ name: String, _ text: String, version: String = Self.sdc) -> String {
        #"{"url":"\#(version)\#(name)","valueExpression":{"language":"text/fhirpath","expression":"\#(text)"}}"#
    }

    private func list(_ count: Int, _ part: (Int) -> String) -> String {
        (0..<count).map(part).joined(separator: ",")
    }

    // MARK: Copies of texts

    @Test func copiesOfALongTextAreCounted() throws {
        let long = String(repeating: "x", count: 1_000_000)
        let calculated = expression("calculatedExpression", "%resource.item.where(linkId='big').answer.value")
        let state = try state(
            #"{"linkId":"big","type":"text"},"#
                + list(100) { #"{"linkId":"c\#($0)","type":"text","readOnly":true,"extension":[\#(calculated)]}"# },
            response: #"{"linkId":"big","answer":[{"valueString":"\#(long)"}]}"#)
        let copies = state.occurrences.count { $0.answerCount > 0 } - 1
        // 64 MiB and ten million steps for all of a call, a step for four bytes.
        #expect(copies > 0 && copies <= 40)
        #expect(state.expressions?.isExhausted == true)
    }

    @Test func anElementIsCountedByAllItHolds() throws {
        let data = String(repeating: "QUJD", count: 600_000)
        let calculated = expression("calculatedExpression", "%resource.item.where(linkId='file').answer.value")
        let state = try state(
            #"{"linkId":"file","type":"attachment"},"#
                + #"{"linkId":"copy","type":"attachment","readOnly":true,"extension":[\#(calculated)]}"#,
            response: #"{"linkId":"file","answer":[{"valueAttachment":{"data":"\#(data)"}}]}"#)
        #expect(state.occurrences[1].answerCount == 0)
        #expect(state.expressions?.issues.first?.text.contains("steps") == true)
    }

    @Test func whatIsShownIsCut() throws {
        let long = String(repeating: "ö", count: 10_000)
        let parts = { (text: String) in
            #"{"url":"\#(Self.sdc)contextExpression","extension":[{"url":"label","valueString":"L"},{"url":"expression","valueExpression":{"language":"text/fhirpath","expression":"\#(text)"}}]}"#
        }
        let state = try state(
            #"{"linkId":"a","type":"text"},{"linkId":"b","type":"string","extension":[\#(parts("%resource.item.answer.value")),\#(parts("%resource"))]}"#,
            response: #"{"linkId":"a","answer":[{"valueString":"\#(long)"}]}"#)
        let shown = state.information(of: 1).map(\.texts)
        #expect(shown == [[String(repeating: "ö", count: 500) + "…"], ["QuestionnaireResponse …"]])
    }

    // MARK: What failed is told once

    @Test func anIssueIsMadeOnlyWhenItIsTold() throws {
        let state = try state(
            #"{"linkId":"a","type":"string","extension":[\#(expression("calculatedExpression", "1 +"))]},{"linkId":"b","type":"integer","extension":[\#(expression("calculatedExpression", "(1|2).toInteger()"))]}"#,
            response: "")
        let expressions = try #require(state.expressions)
        let failing = try #require(state.form.details[1].expressions?.calculated)
        #expect(expressions.issues.count == 1)
        var made = 0
        for _ in 0..<3 {
            expressions.note(failing) {
                made += 1
                return Issue(.warning, .processing, "")
            }
        }
        #expect(made == 0)
    }

    // MARK: Options

    @Test func anAnswerExpressionHasALimit() throws {
        let options = expression("answerExpression", "%resource.item.where(linkId='n').answer.value")
        let state = try state(
            #"{"linkId":"n","type":"integer","repeats":true},{"linkId":"c","type":"choice","extension":[\#(options)]}"#,
            response: #"{"linkId":"n","answer":[\#(list(10_500) { #"{"valueInteger":\#($0)}"# })]}"#)
        let found = state.options(of: 1)
        #expect(found?.options.count == 10_000)
        #expect(found?.problem?.contains("10000") == true)
    }

    @Test func rowsThatAreToldTheSameShareTheirOptions() throws {
        let toggle = { (codes: Range<Int>, text: String) in
            #"{"url":"\#(Self.sdc)answerOptionsToggleExpression","extension":[\#(list(codes.count) { #"{"url":"option","valueCoding":{"code":"c\#(codes.lowerBound + $0)"}}"# }),\#(expression("expression", text, version: ""))]}"#
        }
        let state = try state(
            #"{"linkId":"r","type":"group","repeats":true,"item":[{"linkId":"n","type":"integer"},{"linkId":"c","type":"choice","extension":[\#(toggle(0..<50, "%resource.item.first().item.answer.value = 0")),\#(toggle(40..<90, "false"))],"answerOption":[\#(list(100) { #"{"valueCoding":{"code":"c\#($0)"}}"# })]}]}"#,
            response: list(50) { #"{"linkId":"r","item":[{"linkId":"n","answer":[{"valueInteger":\#($0)}]}]}"# })
        let choices = state.occurrences(of: 2)
        let lists = choices.compactMap { state.options(of: $0) }
        #expect(lists.count == 50 && Set(lists.map { ObjectIdentifier($0) }).count == 1)
        // What one toggle allows the other does not take away.
        #expect(lists[0].options.count == 60)
    }

    @Test(arguments: Effort.some(of: 1...20)) func tablesOfOptionsFindWhatASearchFinds(_ seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        func word() -> String? { random.chance(20) ? nil : ["a", "b", "1", "1.0", "01"][random.below(5)] }
        func unit() -> UnitOption { UnitOption(system: word(), code: word(), display: word()) }
        func options() -> [AnswerOption] {
            (0..<40).map { _ in
                let value: AnswerOption.Value =
                    switch random.below(5) {
                    case 0: .coding(system: word(), version: nil, code: word(), display: word())
                    case 1: .primitive(random.chance(50) ? .string : .date, word() ?? "x")
                    case 2: .primitive(random.chance(50) ? .integer : .decimal, "\(random.below(3))")
                    case 3: .reference(word(), display: word())
                    default: .quantity("\(random.below(2)).0", unit: unit())
                    }
                return AnswerOption(
                    value: value, node: .none, isExclusive: false, isInitiallySelected: false, prefix: nil, weight: nil,
                    designations: [])
            }
        }
        func members(_ names: [String]) -> String {
            names.compactMap { name in word().map { #""\#(name)":"\#($0)""# } }.joined(separator: ",")
        }
        let all = options()
        let whole = OptionList(all, problem: nil)
        let single = all.map { OptionList([$0], problem: nil) }
        for _ in 0..<100 {
            let (type, text): (ValueType, String) =
                switch random.below(5) {
                case 0: (.coding, "{\(members(["system", "code", "display"]))}")
                case 1: (random.chance(50) ? .string : .date, #""\#(word() ?? "x")""#)
                case 2: (random.chance(50) ? .integer : .decimal, "\(random.below(3)).0")
                case 3: (.reference, "{\(members(["reference", "display"]))}")
                default:
                    (
                        .quantity,
                        #"{"value":\#(random.below(2)),"x":""}"#.replacing(
                            "\"x\":\"\"", with: members(["system", "code", "unit"]))
                    )
                }
            guard let document = try? Document.parse(text) else { continue }
            let wanted = single.firstIndex { $0.index(of: document.root, type: type, in: document) != nil }
            #expect(whole.index(of: document.root, type: type, in: document) == wanted, "\(text)")
            let name = word() ?? "x"
            #expect(whole.firstPrimitive(named: name) == single.firstIndex { $0.firstPrimitive(named: name) != nil })
            let coded = single.indices.filter { single[$0].coding(withCode: name) != nil }
            #expect(whole.coding(withCode: name)?.place == coded.first)
            #expect(whole.coding(withCode: name)?.isOnly == (coded.isEmpty ? nil : coded.count == 1))
        }
    }

    // MARK: Conditions in large responses

    private let exists = { (question: String) in
        #""enableWhen":[{"question":"\#(question)","operator":"exists","answerBoolean":true}]"#
    }

    @Test func blankRowsAreGoneThroughOnce() throws {
        let rows = 2_000
        let state = try state(
            #"{"linkId":"R","type":"group","repeats":true,"item":[{"linkId":"a","type":"string"}]},{"linkId":"S","type":"group","repeats":true,"item":[{"linkId":"b","type":"string",\#(exists("a"))}]}"#,
            response: list(rows) { _ in #"{"linkId":"R"}"# } + "," + list(rows) { _ in #"{"linkId":"S"}"# })
        #expect(state.occurrences.count { !$0.isEnabled } == rows)
        #expect(state.memo.looks <= 2 * rows)
    }

    @Test func answersAreComparedOnce() throws {
        let rows = 1_000
        let state = try state(
            #"{"linkId":"q","type":"integer","repeats":true,"item":[{"linkId":"below","type":"string","enableWhen":[{"question":"q","operator":"=","answerInteger":5}]}]},{"linkId":"S","type":"group","repeats":true,"item":[{"linkId":"b","type":"string","enableWhen":[{"question":"q","operator":">","answerInteger":5000}]}]}"#,
            response: #"{"linkId":"q","answer":[\#(list(rows) { #"{"valueInteger":\#($0)}"# })]},"#
                + list(rows) { _ in #"{"linkId":"S"}"# })
        let enabled = state.occurrences(of: 1).filter { state.occurrences[Int($0)].isEnabled }
        #expect(enabled.map { state.path(of: $0) } == ["q[5]/below"])
        #expect(state.occurrences(of: 3).allSatisfy { !state.occurrences[Int($0)].isEnabled })
        #expect(state.memo.looks <= 2 * rows)
    }

    @Test func questionsBelowAnAnswerLookAtItsOwn() throws {
        let rows = 1_000
        let state = try state(
            #"{"linkId":"q","type":"integer","repeats":true,"item":[{"linkId":"a","type":"string"},{"linkId":"b","type":"string",\#(exists("a"))}]}"#,
            response:
                #"{"linkId":"q","answer":[\#(list(rows) { #"{"valueInteger":\#($0)\#($0 % 3 == 0 ? #","item":[{"linkId":"a","answer":[{"valueString":"x"}]}]"# : "")}"# })]}"#
        )
        for index in state.occurrences(of: 2) {
            let occurrence = state.occurrences[Int(index)]
            #expect(occurrence.isEnabled == (occurrence.answerIndex % 3 == 0))
        }
        #expect(state.memo.looks <= 2 * rows)
    }

    /// Nearest in front, else behind, by tables as by looking at each.
    @Test(arguments: Effort.some(of: 1...30)) func theNearestAnsweredRowIsFound(_ seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let rows = 30 + random.below(20)
        let share = [2, 30, 90][random.below(3)]
        let given = (0..<rows).map { row in
            random.chance(share)
                ? #"{"linkId":"r","item":[{"linkId":"a","answer":[{"valueInteger":\#(row)}]}]}"# : #"{"linkId":"r"}"#
        }
        let state = try state(
            #"{"linkId":"r","type":"group","repeats":true,"item":[{"linkId":"a","type":"integer"}]},{"linkId":"s","type":"group","repeats":true,"item":[{"linkId":"b","type":"string",\#(exists("a"))}]},{"linkId":"t","type":"string",\#(exists("b"))}"#,
            response: (given + (0..<3).map { _ in #"{"linkId":"s"}"# }).joined(separator: ","))
        for (target, condition) in [(Int32(3), state.form.conditions[0]), (4, state.form.conditions[1])] {
            for index in state.occurrences(of: target) {
                state.memo.isToldOfChanges = true
                let kept = state.source(of: condition, for: index).0
                state.memo = LayoutMemo()
                #expect(state.source(of: condition, for: index).0 == kept)
            }
        }
    }

    // MARK: Faults

    @Test func aConstraintLooksOnceForWhatWaits() throws {
        let rows = 1_000
        let constraint =
            #"{"url":"http://hl7.org/fhir/StructureDefinition/targetConstraint","extension":[{"url":"key","valueId":"k"},{"url":"severity","valueCode":"error"},{"url":"expression","valueExpression":{"language":"text/fhirpath","expression":"item.where(linkId='a').answer.value > 0"}},{"url":"human","valueString":"no"}]}"#
        let state = try state(
            #"{"linkId":"r","type":"group","repeats":true,"extension":[\#(constraint)],"item":[{"linkId":"a","type":"integer"}]}"#,
            response: list(rows) { #"{"linkId":"r","item":[{"linkId":"a","answer":[{"valueInteger":\#($0 % 2)}]}]}"# })
        state.memo.looks = 0
        let held = state.heldFaults()
        #expect(state.memo.looks <= rows)
        // All are warnings here: the first, and that there are more.
        #expect(held.count == 201 && held.last?.code == .informational)
        let all = state.allFaults()
        #expect(all.count == rows / 2 && all.allSatisfy(\.isBlocking))
    }

    @Test func aConstraintWaitsForWhatIsNotOnTheScreen() throws {
        let constraint =
            #"{"url":"http://hl7.org/fhir/StructureDefinition/targetConstraint","extension":[{"url":"key","valueId":"k"},{"url":"severity","valueCode":"error"},{"url":"expression","valueExpression":{"language":"text/fhirpath","expression":"%resource.item.where(linkId='r').item.where(linkId='a').answer.value.sum() > 100"}},{"url":"human","valueString":"no"}]}"#
        let state = try state(
            #"{"linkId":"first","type":"integer","extension":[\#(constraint)]},{"linkId":"r","type":"group","repeats":true,"item":[{"linkId":"a","type":"integer"}]}"#,
            response: #"{"linkId":"first","answer":[{"valueInteger":1}]},"#
                + list(3) { _ in #"{"linkId":"r"}"# })
        for (shown, count) in [(Int32(0)..<1, 0), (0..<5, 0), (0..<7, 1), (0..<0, 0)] {
            var faults: [Fault] = []
            state.checkConstraints(of: 0, shown: shown, into: &faults)
            #expect(faults.count == count, "\(shown)")
        }
    }

    @Test func disabledItemsAreListedUpToALimit() throws {
        let rows = 300
        let state = try state(
            #"{"linkId":"on","type":"boolean"},{"linkId":"r","type":"group","repeats":true,\#(exists("on")),"item":[{"linkId":"a","type":"integer"}]}"#,
            response: list(rows) { #"{"linkId":"r","item":[{"linkId":"a","answer":[{"valueInteger":\#($0)}]}]}"# })
        let issues = state.disabledIssues()
        #expect(issues.count == 201)
        #expect(issues.last?.text.contains("100 more") == true)
        #expect(state.droppedAtEnd().count == rows)
    }

    // MARK: Places

    /// The step of every item, by halving as by going through all.
    @Test(arguments: [Granularity.item, .page]) func aPlaceIsFoundByHalving(_ granularity: Granularity) throws {
        let state = try state(
            #"{"linkId":"d","type":"display"},{"linkId":"r","type":"group","repeats":true,"item":[{"linkId":"a","type":"string","item":[{"linkId":"a1","type":"string"}]},{"linkId":"i","type":"group","repeats":true,"item":[{"linkId":"b","type":"string","readOnly":true}]}]},{"linkId":"e","type":"group","repeats":true,"item":[{"linkId":"x","type":"display"}]},{"linkId":"p","type":"group","extension":[{"url":"http://hl7.org/fhir/StructureDefinition/questionnaire-itemControl","valueCodeableConcept":{"coding":[{"code":"page"}]}}],"item":[{"linkId":"c","type":"string"},{"linkId":"n","type":"group","item":[{"linkId":"m","type":"string"}]}]},{"linkId":"z","type":"string"}"#,
            response:
                #"{"linkId":"r","item":[{"linkId":"a","answer":[{"valueString":"x"}]}]},{"linkId":"r"},{"linkId":"e"},{"linkId":"e"}"#
        )
        let places = state.places(granularity)
        for index in state.occurrences.indices.map({ Int32($0) }) {
            let wanted = places.indices.first {
                switch places[$0].kind {
                case .all: true
                case .page: places[$0].first <= index && index < places[$0].end
                case .instruction, .question: places[$0].first == index
                case .repeatRows: false
                }
            }
            #expect(state.place(of: index, in: places) == wanted)
            guard state.formItem(index).isGroup else { continue }
            let whole = places.firstIndex { $0.kind == .repeatRows && $0.first == index }
            let inside = places.firstIndex { index <= $0.first && $0.first < state.occurrences[Int(index)].end }
            if state.occurrences[Int(index)].row == 0 {
                #expect(
                    state.place(of: .init(occurrence: index, isWholeGroup: true), in: places)
                        == whole ?? wanted ?? inside)
            }
            #expect(
                state.place(of: .init(occurrence: index, isWholeGroup: false), in: places) == wanted ?? inside)
        }
    }
}
