import Decimals
import FHIRJSON
import FHIRModel
import Testing

@testable import Storage

struct SearchTableTests {
    @Test func everyTypeIsThereAndEveryPathIsRead() {
        var count = 0
        var ids: [UInt32: String] = [:]
        for type in ResourceTypes.all {
            let parameters = SearchParameter.all(of: type)
            #expect(parameters.prefix(4).map(\.name) == ["_profile", "_security", "_source", "_tag"], "\(type.name)")
            #expect(Set(parameters.map(\.name)).count == parameters.count)
            for parameter in parameters {
                count += 1
                #expect(
                    parameter.paths.isEmpty == (parameter.sources != [parameter.name]), "\(type.name).\(parameter.name)"
                )
                for source in parameter.sources {
                    let other = SearchParameter.named(source, of: type)
                    #expect(other?.kind == parameter.kind && other?.paths.isEmpty == false, "\(type.name).\(source)")
                }
                // No two of what is kept under a number may share one.
                for name in [parameter.name, parameter.name + ":identifier", parameter.name + ":canonical"] {
                    let whole = "\(type.name).\(name)"
                    let former = ids.updateValue(whole, forKey: SearchParameter.ID(type.name, name).rawValue)
                    #expect(former == nil, "\(whole) and \(former ?? "")")
                }
            }
        }
        #expect(count > 2000)
    }

    @Test(arguments: [
        ("Patient", "birthdate identifier name family given gender organization general-practitioner active"),
        ("Observation", "patient subject code category status date value-quantity combo-code encounter performer"),
        ("Condition", "patient subject code category clinical-status onset-date"),
        ("MedicationStatement", "patient subject code category status effective"),
        ("MedicationRequest", "patient subject code category status date authoredon"),
        ("AllergyIntolerance", "patient code category clinical-status date"),
        ("Immunization", "patient vaccine-code status date"),
        ("Procedure", "patient subject code category status date"),
        ("Encounter", "patient subject class status date type"), ("Practitioner", "identifier name"),
        ("Organization", "identifier name"), ("Coverage", "patient beneficiary status payor"),
        ("RelatedPerson", "patient relationship name"), ("ActorDefinition", "url version name title status identifier"),
    ])
    func whatFormsAskFor(type: String, names: String) throws {
        let entry = try #require(ResourceTypes.entry(type))
        for name in names.split(separator: " ") { #expect(SearchParameter.named(name, of: entry) != nil, "\(name)") }
    }

    @Test func whatIsNotThereIsNamed() throws {
        let missing = SearchParameter.missing(of: try #require(ResourceTypes.entry("Observation")))
        #expect(missing.contains { $0.name == "code-value-quantity" && $0.reason == "it is composite" })
    }

    @Test func numbersInTheOrderOfTheirKeys() throws {
        let numbers = [
            "-1e300", "-1000", "-123", "-12.35", "-12.3", "-12", "-2", "-1.5", "-1", "-0.5", "-0.05", "-0.0499", "0",
            "1e-300",
            "0.0499", "0.05", "0.5", "1", "1.5", "2", "12", "12.3", "12.35", "99.9", "100", "123", "1000", "1e300",
        ]
        var keys = [NumberInterval.lowest]
        for text in numbers { keys.append(NumberInterval.key(try #require(ExactDecimal(text)))) }
        keys.append(NumberInterval.highest)
        for (left, right) in zip(keys, keys.dropFirst()) {
            #expect(left.utf8.lexicographicallyPrecedes(right.utf8), "\(left) \(right)")
        }
        for (one, other) in [("1.50", "1.5"), ("100", "1e2"), ("-0.0", "0"), ("0.10", "0.1")] {
            #expect(
                NumberInterval.key(try #require(ExactDecimal(one)))
                    == NumberInterval.key(try #require(ExactDecimal(other))))
        }
    }

    @Test(arguments: [
        ("Ärzte-Straße", "arzte-strasse"), ("CAFE\u{301}", "cafe"), ("Ωμέγα", "ωμεγα"), ("Łódź", "lodz"),
        ("ŒUVRE", "oeuvre"),
        ("İzmir", "izmir"), ("Ệ", "e"), ("日本", "日本"), ("", ""), ("A b", "a b"), ("ёж", "еж"),
    ])
    func folding(text: String, folded: String) {
        #expect(FoldedLetters.fold(text) == folded)
        #expect(FoldedLetters.fold(folded) == folded)
    }

    @Test func aResourceOfManyValuesIsBounded() throws {
        let identifiers = (0..<30_000).map { #"{"value":"\#($0)"}"# }.joined(separator: ",")
        let document = try Document.parse(#"{"resourceType":"Patient","identifier":[\#(identifiers)]}"#)
        let type = try #require(ResourceTypes.entry("Patient"))
        #expect(ResourceFacts(of: document, type: type).index.count == SearchIndexer.maximumEntries)
    }

    @Test(arguments: [
        #"{"resourceType":"Observation","code":[],"subject":"x","effectivePeriod":{"start":5},"valueQuantity":[[{"value":"1"}]]}"#,
        #"{"resourceType":"Observation","code":{"coding":{"code":[1]}},"status":{"a":1},"component":[[],{},null,1]}"#,
        #"{"resourceType":"Observation","meta":[],"effectiveDateTime":"0000-99","performer":[{"reference":""}]}"#,
    ])
    func contentOfOtherShapes(text: String) throws {
        let type = try #require(ResourceTypes.entry("Observation"))
        _ = ResourceFacts(of: try Document.parse(text), type: type)
    }
}
