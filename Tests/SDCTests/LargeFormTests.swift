import FHIRJSON
import FHIRModel
import FHIRPath
import TestSupport
import Testing

@testable import SDC

/// Forms that are large on purpose compile in time and memory that grow as they do.
@Suite struct LargeFormTests {
    private static let sdc = "http://hl7.org/fhir/uv/sdc/StructureDefinition/sdc-questionnaire-"

    private func compile(_ items: [String], extensions: [String] = []) throws -> Form {
        let text =
            #"{"resourceType":"Questionnaire","status":"active","item":[\#(items.joined(separator: ","))]"#
            + (extensions.isEmpty ? "}" : #","extension":[\#(extensions.joined(separator: ","))]}"#)
        let document = try Document.parse(Array(text.utf8))
        return try FormCompiler.compile(
            document, questionnaire: document.root, version: nil, hash: "urn:formstep:sha256:0",
            contentUUID: { "urn:uuid:0" })
    }

    private func calculated(_ linkId: String, _ expression: String, _ more: String = "") -> String {
        #"{"linkId":"\#(linkId)","type":"integer","extension":[{"url":"\#(Self.sdc)calculatedExpression","valueExpression":{"language":"text/fhirpath","expression":"\#(expression)"}}\#(more)]}"#
    }

    private func variable(_ name: String, _ expression: String) -> String {
        #"{"url":"http://hl7.org/fhir/StructureDefinition/variable","valueExpression":{"name":"\#(name)","language":"text/fhirpath","expression":"\#(expression)"}}"#
    }

    /// Several hundred times the pieces take no longer than this many seconds, in a debug build on a busy machine.
    private static let most = Effort.patience(.seconds(10))

    private func isQuick(_ work: () throws -> Form) rethrows -> Form {
        let start = ContinuousClock.now
        let form = try work()
        #expect(ContinuousClock.now - start < Self.most)
        return form
    }

    @Test func thousandsOfSumsOverTheWholeForm() throws {
        let items = (0..<5000).map { calculated("i\($0)", "%resource.descendants().count()") }
        let form = try isQuick { try compile(items) }
        #expect(form.logic.dependents.count < 20_000)
    }

    @Test func thousandsOfSumsOverSetsOfTheirOwn() throws {
        let items = (0..<5000).map {
            calculated(
                "i\($0)", "%resource.item.where(linkId!='i\($0)' and linkId.startsWith('i')).answer.value.count()")
        }
        let form = try isQuick { try compile(items) }
        #expect(form.logic.dependents.count < 3_000_000)
        #expect(form.issues.contains { $0.code == .tooCostly })
    }

    @Test func oneVariableThatNamesThousands() throws {
        var names = (0..<4096).map { "'i\($0)'" }
        while names.count > 1 {
            names = stride(from: 0, to: names.count, by: 2).map { "(\(names[$0])|\(names[$0 + 1]))" }
        }
        let items = (0..<4096).map { calculated("i\($0)", "%v.answer.value.sum()") }
        let form = try isQuick {
            try compile(items, extensions: [variable("v", "%resource.item.where(linkId in \(names[0]))")])
        }
        #expect(form.logic.dependents.count < 5_000_000)
    }

    @Test func thousandsOfNamesThatNothingDefines() throws {
        var names = (0..<8192).map { "%a\($0)" }
        while names.count > 1 {
            names = stride(from: 0, to: names.count, by: 2).map { "(\(names[$0])|\(names[$0 + 1]))" }
        }
        let form = try isQuick { try compile([calculated("a", names[0] + ".count()")]) }
        #expect(form.issues.count { $0.text.contains("which nothing defines") } == 100)
        #expect(form.issues.contains { $0.text.contains("8192") })
    }

    @Test func thousandsOfNamesWithHyphens() throws {
        let variables = (0..<3000).map { variable("v-\($0)", "\($0)") }
        let sum = (0..<20).map { "%v-\($0)" }.joined(separator: " + ")
        let text = "'" + String(repeating: "%", count: 100_000) + "' | \(sum)"
        let form = try isQuick { try compile([calculated("a", text)], extensions: variables) }
        #expect(form.details[0].expressions?.calculated?.compiled.variables.count == 20)
    }

    @Test func oneLongCircle() throws {
        let items = (0..<3000).map {
            calculated("i\($0)", "%resource.item.where(linkId='i\(($0 + 1) % 3000)').answer.value + 1")
        }
        let form = try isQuick { try compile(items) }
        let told = form.issues.filter { $0.text.contains("in a circle") }
        #expect(told.count == 1)
        #expect(told.allSatisfy { $0.text.utf8.count < 10_000 && $0.text.contains("3000 in all") })
    }

    @Test func manyCircles() throws {
        let items = (0..<500).map { calculated("i\($0)", "%resource.item.where(linkId='i\($0)').answer.value + 1") }
        let form = try isQuick { try compile(items) }
        #expect(form.circles.count == 500)
        #expect(form.issues.count { $0.text.contains("in a circle") } == 100)
        #expect(form.issues.contains { $0.text.contains("500 such circles") })
    }

    @Test func constraintsOverOneLongChain() throws {
        let chain = [variable("v0", "1")] + (1..<3000).map { variable("v\($0)", "%v\($0 - 1)") }
        let constraints = (0..<3000).map { number in
            #",{"url":"http://hl7.org/fhir/StructureDefinition/targetConstraint","extension":[{"url":"key","valueId":"k\#(number)"},{"url":"severity","valueCode":"error"},{"url":"human","valueString":"-"},{"url":"expression","valueExpression":{"language":"text/fhirpath","expression":"%v2999 = 1"}}]}"#
        }
        _ = try isQuick { try compile([calculated("a", "1", constraints.joined())], extensions: chain) }
    }

    // MARK: What they give

    /// Sums that share what they pass by, in a form too large for telling each item who passes by it.
    @Test func sumsFollowTheirItems() throws {
        var items = [#"{"linkId":"k","type":"integer"}"#]
        items += (0..<900).map { #"{"linkId":"p\#($0)","type":"string"}"# }
        items += (0..<230).map {
            calculated("t\($0)", "%resource.item.where(linkId.startsWith('k')).answer.value.sum() + \($0)")
        }
        items.append(calculated("all", "%resource.item.where(linkId.startsWith('t')).answer.value.sum()"))
        let text =
            #"{"resourceType":"Questionnaire","status":"active","item":[\#(items.joined(separator: ","))]}"#
        var run = try PropertyRun(Array(text.utf8), seed: 1)
        #expect(run.form.logic.order.count > run.form.items.count)
        for value in [1, 7, 3] {
            let state = try #require(try run.call([#"{"path":"k","answers":[{"valueInteger":\#(value)}]}"#]))
            let facts = PropertyRun.facts(state)
            #expect(facts == PropertyRun.facts(try run.fromScratch()))
            #expect(facts["t229"]?.contains("\(value + 229)") ?? false)
            #expect(facts["all"]?.contains("\(230 * value + 229 * 115)") ?? false)
        }
    }
}
