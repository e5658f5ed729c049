import FHIRJSON
import FHIRModel
import Foundation
import Testing

@testable import Terminology

/// What the binary carries of R4, against the list that another reading of the definitions gave
/// (`scripts/generate-terminology`).
@Suite struct BuiltInTests {
    private struct Nothing: DefinitionSource {
        var generation: UInt64 { 1 }
        func changed(_ urls: Set<String>, since generation: UInt64) -> Bool { false }
        func definition(_ type: String, _ canonical: String) -> Document? { nil }
    }

    private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    private static func bytes(_ path: String) -> [UInt8] {
        (try? Data(contentsOf: root.appending(path: path))).map { [UInt8]($0) } ?? []
    }

    private static let builtIn: BuiltInTerminology = {
        let text = bytes("Sources/CEmbedded/terminology/r4.jsonl")
        let index = bytes("Sources/CEmbedded/terminology/r4.index")
        return BuiltInTerminology(index: { index }, text: { Array(text[$0]) })
    }()

    private static let library = TerminologyLibrary(source: Nothing(), builtIn: builtIn, capacity: 64 << 20)

    private static func hash(_ list: CodeList) -> String {
        var value: UInt64 = 0xCBF2_9CE4_8422_2325
        for index in 0..<list.count {
            for byte in "\(list.system(index) ?? "-")|\(list.code(index))\n".utf8 {
                value = (value ^ UInt64(byte)) &* 0x100_0000_01B3
            }
        }
        let text = String(value, radix: 16)
        return String(repeating: "0", count: 16 - text.count) + text
    }

    @Test func expansionsAreThoseOfTheDefinitions() throws {
        let lines = String(decoding: Self.bytes("Tests/TerminologyTests/Cases/r4-codes.txt"), as: UTF8.self)
            .split(separator: "\n")
        #expect(lines.count > 1300)
        var whole = 0
        for line in lines {
            let fields = line.split(separator: " ")
            let scope = TerminologyScope(given: [], source: Self.library)
            let list = try #require(scope.list(String(fields[0])), "\(fields[0])")
            if fields[1] == "open" {
                #expect(!list.isComplete, "\(fields[0])")
            } else {
                whole += 1
                #expect(list.isComplete, "\(fields[0]): \(list.problems.map(\.text))")
                #expect(list.count == Int(fields[1]), "\(fields[0])")
                #expect(Self.hash(list) == fields[2], "\(fields[0])")
            }
        }
        #expect(whole > 1200)
    }

    /// Every line of the index leads to the resource it names.
    @Test func everyResourceIsFound() throws {
        for type in ["CodeSystem", "ValueSet"] {
            for url in Self.builtIn.urls(of: type) {
                let document = try #require(Self.builtIn.definition(type, url), "\(url)")
                #expect(document.equals(document.member(document.root, .url), url))
                #expect(document.equals(document.member(document.root, .resourceType), type))
            }
        }
        #expect(Self.builtIn.definition("ValueSet", "http://hl7.org/fhir/ValueSet/administrative-gender|4.0.1") != nil)
        #expect(Self.builtIn.definition("ValueSet", "http://hl7.org/fhir/ValueSet/administrative-gender|5.0.0") == nil)
        #expect(Self.builtIn.definition("Questionnaire", "http://hl7.org/fhir/ValueSet/administrative-gender") == nil)
    }

    /// Codes with rules in place of a list.
    @Test func unitsAndMediaTypesAreChecked() throws {
        let scope = TerminologyScope(given: [], source: Self.library)
        let units = try #require(scope.list("http://hl7.org/fhir/ValueSet/ucum-units"))
        guard case .member = units.membership(of: "mm[Hg]", system: "http://unitsofmeasure.org") else {
            Issue.record("mm[Hg] is a unit")
            return
        }
        guard case .notMember = units.membership(of: "bananas", system: "http://unitsofmeasure.org") else {
            Issue.record("bananas are no unit")
            return
        }
        #expect(GrammarSystem.mediaTypes.isCode("application/fhir+json; charset=utf-8"))
        #expect(!GrammarSystem.mediaTypes.isCode("application"))
        #expect(GrammarSystem.languages.isCode("de-CH-1996"))
        #expect(!GrammarSystem.languages.isCode("d") && !GrammarSystem.languages.isCode("en--US"))
    }

    /// The shared folder's own lists, where it is there.
    @Test func theSharedDefinitionsAreTheSame() throws {
        let folder = Self.root.deletingLastPathComponent().appending(path: "shared/definitions")
        guard let data = try? Data(contentsOf: folder.appending(path: "r4-codesystems.ndjson")) else {
            print("skipped: ../shared/definitions is not there")
            return
        }
        for line in data.split(separator: 0x0A) {
            let document = try Document.parse([UInt8](line)).freeze()
            let url = try #require(document.string(document.root, .url))
            let theirs = CodeSystemTable(TerminologyResource(document))
            let ours = CodeSystemTable(TerminologyResource(try #require(Self.builtIn.definition("CodeSystem", url))))
            #expect(theirs.count == ours.count && (0..<ours.count).allSatisfy { ours.code($0) == theirs.code($0) })
        }
    }
}
