import FHIRJSON
import FHIRModel
import Testing

@testable import Terminology

@Suite struct ContainedTerminologyTests {
    private func expand(_ contained: String, _ reference: String) throws -> Expansion? {
        let document = try Document.parse(##"{"resourceType":"Questionnaire","contained":\##(contained)}"##)
        return FormTerminology(of: document.root, in: document).expand(reference)
    }

    private let system =
        ##"{"resourceType":"CodeSystem","id":"s","url":"urn:s","content":"complete","concept":[{"code":"a","display":"A","concept":[{"code":"a1"}]},{"code":"b","display":"B","designation":[{"language":"de","value":"Be"}]}]}"##

    @Test func wholeSystemWithChildrenBehindTheirParent() throws {
        let expansion = try expand(
            ##"[\##(system),{"resourceType":"ValueSet","id":"v","compose":{"include":[{"system":"urn:s"}]}}]"##, "#v")
        #expect(expansion?.concepts.map(\.code) == ["a", "a1", "b"])
        #expect(expansion?.isComplete == true)
    }

    @Test func listedCodesTakeNamesFromTheSystem() throws {
        let expansion = try expand(
            ##"[\##(system),{"resourceType":"ValueSet","id":"v","compose":{"include":[{"system":"urn:s","concept":[{"code":"b"}]}]}}]"##,
            "#v")
        #expect(expansion?.concepts.first?.display == "B")
        #expect(expansion?.concepts.first?.designations.first?.value == "Be")
    }

    @Test func excludeAndIntersection() throws {
        let expansion = try expand(
            ##"[\##(system),{"resourceType":"ValueSet","id":"few","compose":{"include":[{"system":"urn:s","concept":[{"code":"a"},{"code":"b"}]}]}},{"resourceType":"ValueSet","id":"v","compose":{"include":[{"system":"urn:s","valueSet":["#few"]}],"exclude":[{"system":"urn:s","concept":[{"code":"a"}]}]}}]"##,
            "#v")
        #expect(expansion?.concepts.map(\.code) == ["b"])
    }

    @Test(.timeLimit(.minutes(15))) func circlesEndAndAreNamed() throws {
        let sets = (0..<12).map { number in
            let all = (0..<12).map { ##""#v\##($0)""## }.joined(separator: ",")
            return ##"{"resourceType":"ValueSet","id":"v\##(number)","compose":{"include":[{"valueSet":[\##(all)]}]}}"##
        }
        let expansion = try expand("[\(sets.joined(separator: ","))]", "#v0")
        #expect(expansion?.concepts.isEmpty == true)
        #expect(expansion?.problems.contains { $0.contains("imports itself") } == true)
    }

    @Test func filtersAndForeignSystemsAreProblems() throws {
        let expansion = try expand(
            ##"[{"resourceType":"ValueSet","id":"v","compose":{"include":[{"system":"urn:x"},{"system":"urn:s","filter":[{"property":"concept","op":"is-a","value":"a"}]}]}}]"##,
            "#v")
        #expect(expansion?.problems.count == 2)
        #expect(try expand("[]", "#v") == nil)
    }

    @Test func expansionThatIsThereIsTaken() throws {
        let expansion = try expand(
            ##"[{"resourceType":"ValueSet","id":"v","expansion":{"contains":[{"system":"urn:s","abstract":true,"code":"top","contains":[{"system":"urn:s","code":"x","display":"X"}]}]}}]"##,
            "#v")
        #expect(expansion?.concepts.map(\.code) == ["x"])
    }
}
