import FHIRJSON
import FHIRModel
import Testing

@testable import Terminology

/// Filters, hierarchies, properties and supplements.
@Suite struct FilterTests {
    /// a ⊃ (a1 ⊃ a11, a2); b; c, which is below both a1 and b by properties; d, no longer in use; e, not to be chosen.
    private let system = """
        {"resourceType":"CodeSystem","url":"urn:s","version":"2","language":"en","content":"complete",
         "property":[{"code":"size","type":"integer"},{"code":"gone","uri":"http://hl7.org/fhir/concept-properties#inactive","type":"boolean"}],
         "concept":[
          {"code":"a","display":"Apple tree","concept":[
            {"code":"a1","display":"Apple","property":[{"code":"size","valueInteger":3}],"concept":[{"code":"a11","display":"Small apple"}]},
            {"code":"a2","display":"Äpfel","property":[{"code":"size","valueInteger":5}]}]},
          {"code":"b","display":"Bee","designation":[{"language":"de","value":"Biene"},{"value":"Honey bee"}]},
          {"code":"c","display":"Cross","property":[{"code":"parent","valueCode":"a1"},{"code":"subsumedBy","valueCode":"b"}]},
          {"code":"d","display":"Dodo","property":[{"code":"gone","valueBoolean":true}]},
          {"code":"e","display":"Everything","property":[{"code":"notSelectable","valueBoolean":true}]}]}
        """

    private func resource(_ text: String) throws -> TerminologyResource {
        TerminologyResource(try Document.parse(text).freeze())
    }

    private func list(
        _ compose: String, others: [String] = [], supplements: [String] = []
    ) throws -> CodeList {
        let set = try resource(#"{"resourceType":"ValueSet","url":"urn:v","compose":\#(compose)}"#)
        let scope = TerminologyScope(given: try [resource(system)] + others.map(resource))
        scope.supplements = supplements
        return scope.list(of: set)
    }

    private func codes(_ property: String, _ operation: String, _ value: String) throws -> [String]? {
        let list = try list(
            #"{"include":[{"system":"urn:s","filter":[{"property":"\#(property)","op":"\#(operation)","value":"\#(value)"}]}]}"#
        )
        return list.isComplete ? (0..<list.count).map(list.code) : nil
    }

    @Test(arguments: [
        ("concept", "is-a", "a", "a a1 a11 a2 c"), ("concept", "is-a", "b", "b c"),
        ("concept", "descendent-of", "a", "a1 a11 a2 c"), ("concept", "is-not-a", "a", "b d e"),
        ("concept", "generalizes", "c", "a a1 b c"), ("concept", "child-of", "a", "a1 a2"),
        ("concept", "descendent-leaf", "a", "a11 a2 c"), ("code", "=", "b", "b"), ("code", "in", "a1, b,zz", "a1 b"),
        ("code", "not-in", "a,a1,a11,a2", "b c d e"), ("code", "regex", "a[0-9]+", "a1 a11 a2"),
        ("code", "regex", "a", "a"), ("display", "=", "Bee", "b"), ("display", "regex", ".*apple", "a11"),
        ("size", "=", "5", "a2"), ("size", "in", "3,5", "a1 a2"), ("size", "exists", "true", "a1 a2"),
        ("size", "exists", "false", "a a11 b c d e"), ("parent", "=", "a", "a1 a2"), ("child", "=", "a1", "a"),
        ("parent", "exists", "false", "a b d e"), ("inactive", "=", "true", "d"),
        ("gone", "=", "false", "a a1 a11 a2 b c e"),
        ("notSelectable", "=", "true", "e"), ("designation", "=", "Biene", "b"),
    ])
    func passing(property: String, operation: String, value: String, wanted: String) throws {
        #expect(try codes(property, operation, value)?.joined(separator: " ") == wanted)
    }

    @Test(arguments: [
        ("concept", "is-a", "zz"), ("size", "is-a", "a"), ("colour", "=", "red"), ("code", "regex", "("),
        ("code", "like", "a"), ("size", "exists", "perhaps"),
    ])
    func whatCannotBeFiltered(property: String, operation: String, value: String) throws {
        #expect(try codes(property, operation, value) == nil)
    }

    @Test func severalFiltersAllHold() throws {
        let list = try list(
            #"{"include":[{"system":"urn:s","filter":[{"property":"concept","op":"is-a","value":"a"},{"property":"code","op":"regex","value":"a.*"}]}],"exclude":[{"system":"urn:s","concept":[{"code":"a2"}]}]}"#
        )
        #expect((0..<list.count).map(list.code) == ["a", "a1", "a11"])
    }

    @Test func inactiveOnesGoWhereTheValueSetSaysSo() throws {
        #expect(try list(#"{"inactive":false,"include":[{"system":"urn:s"}]}"#).index(of: "d", system: nil) == nil)
        let all = try list(#"{"include":[{"system":"urn:s"}]}"#)
        let dodo = try #require(all.index(of: "d", system: "urn:s"))
        #expect(all.isInactive(dodo) && !all.isAbstract(dodo))
        #expect(all.isAbstract(try #require(all.index(of: "e", system: "urn:s"))))
    }

    @Test func textsAreFoundInAnyCaseAndName() throws {
        let list = try list(#"{"include":[{"system":"urn:s"}]}"#)
        func found(_ text: String) -> [String] { list.indices(matching: text).map(list.code) }
        #expect(found("APPLE") == ["a", "a1", "a11"])
        #expect(found("apple tree") == ["a"])
        #expect(found("biene") == ["b"])
        #expect(found("honey") == ["b"])
        #expect(found("äpf") == ["a2"])
        #expect(found("a11") == ["a11"])
        #expect(found("  ").count == list.count)
        #expect(found("nothing").isEmpty)
    }

    @Test func namesAreChosenByLanguage() throws {
        let list = try list(#"{"include":[{"system":"urn:s"}]}"#)
        let bee = try #require(list.index(of: "b", system: nil))
        #expect(list.display(bee) == "Bee")
        #expect(list.display(bee, languages: ["de-CH"]) == "Biene")
        #expect(list.display(bee, languages: ["fr", "en"]) == "Bee")
        #expect(list.display(bee, languages: ["fr"]) == "Bee")
    }

    @Test func supplementsAddNamesAndProperties() throws {
        let supplement =
            #"{"resourceType":"CodeSystem","url":"urn:s-fr","content":"supplement","supplements":"urn:s|2","concept":[{"code":"b","designation":[{"language":"fr","value":"Abeille"}],"property":[{"code":"itemWeight","valueDecimal":2.50}]},{"code":"new"}]}"#
        let list = try list(#"{"include":[{"system":"urn:s"}]}"#, others: [supplement])
        let bee = try #require(list.index(of: "b", system: nil))
        #expect(list.display(bee, languages: ["fr"]) == "Abeille")
        #expect(list.weight(bee) == "2.50")
        #expect(list.index(of: "new", system: nil) == nil)
    }

    @Test func codesWithoutCaseAreOne() throws {
        let other =
            #"{"resourceType":"CodeSystem","url":"urn:i","content":"complete","caseSensitive":false,"concept":[{"code":"One"},{"code":"ONE"},{"code":"two"}]}"#
        let list = try list(
            #"{"include":[{"system":"urn:i"}],"exclude":[{"system":"urn:i","concept":[{"code":"TWO"}]}]}"#,
            others: [other])
        #expect((0..<list.count).map(list.code) == ["One"])
        #expect(list.index(of: "oNe", system: "urn:i") == 0)
    }

    @Test func membershipSaysWhatItDoesNotKnow() throws {
        let list = try list(
            #"{"include":[{"system":"urn:s","concept":[{"code":"a"}]},{"system":"urn:unknown"}]}"#)
        guard case .member = list.membership(of: "a", system: "urn:s") else { throw Failed() }
        guard case .notMember = list.membership(of: "b", system: "urn:s") else { throw Failed() }
        guard case .unknown = list.membership(of: "b", system: "urn:unknown") else { throw Failed() }
        guard case .notMember = list.membership(of: "b", system: "urn:third") else { throw Failed() }
    }

    @Test func whatMayBeTakenAwayIsNotSure() throws {
        let list = try list(
            #"{"include":[{"system":"urn:s"}],"exclude":[{"system":"urn:s","valueSet":["urn:unknown"]}]}"#)
        guard case .unknown = list.membership(of: "a", system: "urn:s") else { throw Failed() }
        guard case .notMember = list.membership(of: "zz", system: "urn:s") else { throw Failed() }
    }

    private struct Failed: Error {}

    @Test func subsumption() throws {
        let table = CodeSystemTable(try resource(system))
        func of(_ left: String, _ right: String) throws -> CodeSystemTable.Subsumption {
            table.subsumption(try #require(table.index(of: left)), try #require(table.index(of: right)))
        }
        #expect(try of("a", "a11") == .subsumes)
        #expect(try of("c", "a") == .subsumedBy)
        #expect(try of("c", "b") == .subsumedBy)
        #expect(try of("b", "b") == .equivalent)
        #expect(try of("b", "a") == .notSubsumed)
    }

    /// Circles of properties, twins of codes, codes without text: what is odd costs nothing.
    @Test func oddSystems() throws {
        let odd = try resource(
            #"{"resourceType":"CodeSystem","url":"urn:o","concept":[{"code":"x","property":[{"code":"parent","valueCode":"y"},{"code":"child","valueCode":"nowhere"}]},{"code":"y","property":[{"code":"parent","valueCode":"x"}]},{"code":"x"},{"code":""},{"display":"no code","concept":[{"code":"z"}]},7,{"code":5}]}"#
        )
        let table = CodeSystemTable(odd)
        #expect((0..<table.count).map(table.code) == ["x", "y", "z"])
        #expect(table.subsumption(0, 1) == .subsumes)
        #expect(table.descendants(of: 0) == [true, true, false])
        #expect(CodeSystemTable(try resource(#"{"resourceType":"CodeSystem","concept":5}"#)).count == 0)
    }

    @Test(.timeLimit(.minutes(5))) func deepAndLongImports() throws {
        let sets = (0..<200).map {
            #"{"resourceType":"ValueSet","url":"urn:v\#($0)","compose":{"include":[{"valueSet":["urn:v\#($0 + 1)"]}]}}"#
        }
        let list = try list(#"{"include":[{"valueSet":["urn:v0"]}]}"#, others: sets)
        #expect(list.count == 0)
        #expect(list.problems.contains { $0.kind == .tooCostly })
        // Each doubles the one before: found out in time, not in memory.
        var twice = (0..<60).map {
            #"{"resourceType":"ValueSet","url":"urn:d\#($0)","compose":{"include":[{"valueSet":["urn:d\#($0 + 1)"]},{"valueSet":["urn:d\#($0 + 1)"]}]}}"#
        }
        twice.append(#"{"resourceType":"ValueSet","url":"urn:d60","compose":{"include":[{"system":"urn:s"}]}}"#)
        #expect(try self.list(#"{"include":[{"valueSet":["urn:d0"]}]}"#, others: twice).count == 8)
    }

    @Test func implicitValueSets() throws {
        let scope = TerminologyScope(given: [try resource(system)])
        #expect(scope.list("urn:s?fhir_vs")?.count == 8)
        #expect(scope.list("urn:s?fhir_vs=isa/b")?.count == 2)
        #expect(scope.list("urn:s?other") == nil)
    }

    @Test(.timeLimit(.minutes(5))) func aHundredThousandConcepts() throws {
        let concepts = (0..<100_000).map { #"{"code":"c\#($0)","display":"Concept number \#($0) of many"}"# }
        let big = #"{"resourceType":"CodeSystem","url":"urn:big","concept":[\#(concepts.joined(separator: ","))]}"#
        let list = try list(#"{"include":[{"system":"urn:big"}]}"#, others: [big])
        #expect(list.count == 100_000)
        #expect(list.indices(matching: "number 4242").count == 20)
        #expect(list.indices(matching: "many").count == 100_000)
        #expect(list.index(of: "c99999", system: "urn:big") == 99_999)
    }
}
