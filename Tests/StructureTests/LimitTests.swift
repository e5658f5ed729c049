import FHIRJSON
import FHIRModel
import Structure
import TestSupport
import Testing

/// Documents made to be bad: bounded findings, bounded work, never a crash.
@Suite struct LimitTests {
    private func form(_ members: String) throws -> Document {
        try Document.parse(Array(#"{"resourceType":"Questionnaire","status":"active",\#(members)}"#.utf8))
    }

    @Test func noMoreThanWasAskedFor() throws {
        let members = (0..<50).map { "\"x\($0)\":1" }.joined(separator: ",")
        let findings = StructureChecker(.r4, maximumFindings: 10).check(try form(members)).findings
        #expect(findings.count == 11)
        #expect(findings.last?.fault == .more)
        #expect(findings.last?.severity == .information)
        #expect(StructureChecker(.r4, maximumFindings: 50).check(try form(members)).findings.count == 50)
    }

    @Test func deep() throws {
        let depth = 400
        let text =
            String(repeating: #""item":[{"linkId":"a","type":"group","#, count: depth) + #""text":"a""#
            + String(repeating: "}]", count: depth)
        let findings = StructureChecker(.r4).check(try form(text)).findings
        #expect(findings.count == 201)
        #expect(findings.first?.invariant == "que-2")
    }

    /// Half a second in a debug build; any look at all siblings for each finding would take minutes.
    @Test(arguments: [
        #""x$":1"#, #""valueX$":1"#,
    ]) func wideObjects(_ member: String) throws {
        let members = (0..<100_000).map { member.replacing("$", with: String($0)) }.joined(separator: ",")
        #expect(StructureChecker(.r4).check(try form(members)).findings.count == 201)
    }

    /// Nulls are told fifty times, other faults two hundred times.
    @Test(arguments: ["null", "1", "{}", #"{"linkId":"a","type":"string"}"#, "[]"])
    func longLists(_ value: String) throws {
        let list = [String](repeating: value, count: 100_000).joined(separator: ",")
        let count = StructureChecker(.r4).check(try form(#""item":[\#(list)]"#)).findings.count
        #expect(count == (value == "null" ? 51 : 201))
    }

    @Test func aFaultAtTheEndOfALongList() throws {
        let list = (0..<50_000).map { #"{"linkId":"\#($0)","type":"string"}"# }.joined(separator: ",")
        let findings = StructureChecker(.r4).check(try form(#""item":[\#(list),{"linkId":"x"}]"#)).findings
        #expect(findings.map(CaseTests.line) == ["error missing Questionnaire.item[50000]"])
    }

    @Test func manyContained() throws {
        let list = (0..<5_000).map { #"{"resourceType":"Patient","id":"p\#($0)","active":true}"# }
            .joined(separator: ",")
        let findings = StructureChecker(.r4).check(try form(#""contained":[\#(list)]"#)).findings
        #expect(findings.count == 201)
        #expect(findings.first?.invariant == "dom-3")
    }

    /// A part of a document, and a document that was edited.
    @Test func partsAndEdits() throws {
        let document = try form(#""contained":[{"resourceType":"Patient","id":"p","gender":"x"}]"#)
        let contained = document.items(document.member(document.root, .contained)).first
        #expect(
            StructureChecker(.r4).check(document, at: contained).findings.map(CaseTests.line)
                == ["error unknownCode Patient.gender"])
        let edited = document.editableCopy()
        edited.remove(edited.member(edited.root, .contained))
        edited.setMember(edited.root, .status, edited.newString("gone"))
        #expect(
            StructureChecker(.r4).check(edited).findings.map(CaseTests.line)
                == ["error unknownCode Questionnaire.status"])
        #expect(StructureChecker(.r4).check(Document()).findings.map(\.fault) == [.notAResource])
    }

    /// Resources changed at random: a value of another kind, members taken out, given another name, doubled in lists.
    @Test(arguments: FHIRVersion.allCases) func changedAtRandom(_ version: FHIRVersion) throws {
        var random = SeededGenerator(seed: 6)
        var checked = 0
        for file in Files.json(in: Files.forms) {
            let original = try #require(Files.document(Files.forms + "/" + file))
            for _ in 0..<40 {
                let document = original.editableCopy()
                for _ in 0...random.below(4) { change(document, &random) }
                // As edited, and as read again.
                for each in [document, try Document.parse(document.bytes(document.root))] {
                    let findings = StructureChecker(version).check(each).findings
                    #expect(findings.count <= 201)
                    for finding in findings {
                        #expect(finding.node.exists)
                        #expect(!finding.issue.text.isEmpty)
                        #expect(finding.expression.hasPrefix("Questionnaire") || finding.expression.hasPrefix("$this"))
                    }
                    checked += 1
                }
            }
        }
        #expect(checked > 300)
    }

    private func change(_ document: Document, _ random: inout SeededGenerator) {
        var node = document.root
        // A walk down to anywhere.
        for _ in 0...random.below(8) {
            let children = Array(document.children(node))
            guard !children.isEmpty else { break }
            node = children[random.below(children.count)]
        }
        let parent = document.parent(node)
        guard parent.exists else { return }
        let fresh: Node
        switch random.below(8) {
        case 0: fresh = document.newNull()
        case 1: fresh = document.newString("")
        case 2: fresh = document.newNumber(random.below(9))
        case 3: fresh = document.newBool(true)
        case 4: fresh = document.newArray()
        case 5: fresh = document.newObject()
        case 6: fresh = document.newString("#x y")
        default:
            document.remove(node)
            return
        }
        if document.kind(parent) == .array {
            document.append(fresh, to: parent)
        } else {
            let key = random.chance(30) ? document.key(document.first(parent)) : document.key(node)
            document.setMember(parent, key, fresh)
        }
    }
}
