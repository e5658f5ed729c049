import FHIRJSON
import FHIRModel
import Messages
import Structure
import TestSupport
import Testing

/// The files of `Cases`: a resource, and what has to be found in it, in every version of FHIR that the case names.
@Suite struct CaseTests {
    static let files = Files.json(in: Files.tests + "/Cases")

    @Test(arguments: files) func everyCase(_ name: String) throws {
        let file = try #require(Files.document(Files.tests + "/Cases/" + name))
        var count = 0
        for entry in file.items(file.root) {
            let name = file.string(file.member(entry, named: "name")) ?? ""
            let expected = file.items(file.member(entry, named: "findings")).compactMap { file.string($0) }
            let bytes = file.string(file.member(entry, named: "text")).map { Array($0.utf8) }
            let document = try Document.parse(bytes ?? file.bytes(file.member(entry, named: "resource")))
            let named = file.items(file.member(entry, named: "versions")).compactMap {
                file.string($0).flatMap { FHIRVersion(rawValue: $0) }
            }
            for version in named.isEmpty ? FHIRVersion.allCases : named {
                let found = StructureChecker(version).check(document).findings.map(Self.line)
                #expect(found.sorted() == expected.sorted(), "\(name), FHIR \(version.rawValue)")
                count += 1
            }
        }
        #expect(count > 0)
    }

    /// `error que-2 Questionnaire.item[1].linkId`
    static func line(_ finding: StructureFinding) -> String {
        "\(finding.severity) \(finding.invariant ?? finding.fault.rawValue) \(finding.expression)"
    }

    /// Every primitive type that an extension can have, fitting and not.
    @Test(arguments: cases("primitives.tsv")) func primitives(_ row: Case) throws {
        let type = row[0].prefix(1).uppercased() + row[0].dropFirst()
        let text =
            #"{"resourceType":"Basic","code":{"text":"a"},"extension":[{"url":"u","value\#(type)":\#(row[1])}]}"#
        let document = try Document.parse(Array(text.utf8))
        for version in FHIRVersion.allCases {
            let found = StructureChecker(version).check(document).findings.map(\.fault.rawValue)
            #expect(found == (row[2] == "fits" ? [] : [row[2]]), "\(row), FHIR \(version.rawValue)")
        }
    }

    @Test(arguments: ["9223372036854775807 fits", "9223372036854775808 badFormat", "x badFormat"])
    func wholeNumbersOf64Bits(_ row: String) throws {
        let words = row.split(separator: " ")
        let text =
            #"{"resourceType":"Basic","code":{"text":"a"},"extension":[{"url":"u","valueInteger64":"\#(words[0])"}]}"#
        let document = try Document.parse(Array(text.utf8))
        let found = StructureChecker(.r5).check(document).findings.map(\.fault.rawValue)
        #expect(found == (words[1] == "fits" ? [] : [String(words[1])]))
        #expect(StructureChecker(.r4).check(document).findings.map(\.fault) == [.unknownElement])
    }

    /// No fault and no rule that no case shows.
    @Test func everyFaultAndEveryRuleIsShown() throws {
        var told: Set<String> = []
        for name in Self.files {
            let file = try #require(Files.document(Files.tests + "/Cases/" + name))
            for entry in file.items(file.root) {
                for line in file.items(file.member(entry, named: "findings")) {
                    told.insert(String((file.string(line) ?? "").split(separator: " ").dropFirst().first ?? ""))
                }
            }
        }
        for row in cases("primitives.tsv") { told.insert(row[2]) }
        for rule in StructureRule.allCases { #expect(told.contains(rule.rawValue), "\(rule)") }
        // `wrongResourceType` is told by elements of later versions only, `more` and `invariant` by other names.
        for fault in StructureFault.allCases where ![.more, .invariant, .wrongResourceType].contains(fault) {
            #expect(told.contains(fault.rawValue), "\(fault)")
        }
    }

    @Test func everyRuleHasItsWords() {
        for rule in StructureRule.allCases {
            let issue = Issue(.error, .invariant, .structure(.rule(rule)))
            var seen: Set<String> = []
            for language in MessageLanguage.allCases {
                let text = issue.text(in: language)
                #expect(text.contains(rule.rawValue))
                #expect(text.count > rule.rawValue.count + 10)
                #expect(seen.insert(text).inserted, "\(text)")
            }
        }
    }
}
