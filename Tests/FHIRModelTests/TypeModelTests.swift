import FHIRJSON
import FHIRModel
import TestSupport
import Testing

@Suite struct TypeModelTests {
    @Test(arguments: cases("members.tsv"))
    func members(_ one: Case) throws {
        #expect(!versions(one[0]).isEmpty)
        for version in versions(one[0]) {
            let model = TypeModel.model(for: version)
            let type = try #require(model.type(named: one[1]), "\(version)")
            let found = Key(frozen: one[2]).flatMap { model.element(type, key: $0) }
            #expect((found?.element.name ?? "-") == one[3], "\(version)")
            #expect((found.map { model.name(of: $0.type) } ?? "-") == one[4], "\(version)")
            #expect((found.map { cardinality($0.element) } ?? "-") == one[5], "\(version)")
            guard let found else { continue }
            let named = try #require(model.element(type, named: one[3]))
            #expect(cardinality(named) == one[5])
            #expect(named.types == found.element.types)
            #expect(found.element.types.contains(found.type))
        }
    }

    @Test(arguments: cases("types.tsv"))
    func typesAndTheirBases(_ one: Case) throws {
        #expect(!versions(one[0]).isEmpty)
        for version in versions(one[0]) {
            let model = TypeModel.model(for: version)
            let type = try #require(model.type(named: one[1]), "\(version)")
            #expect("\(model.kind(of: type))" == one[2])
            var bases: [String] = []
            var current = type
            while let base = model.base(of: current) {
                bases.append(model.name(of: base))
                #expect(model.isSubtype(type, of: base))
                #expect(!model.isSubtype(base, of: type))
                current = base
            }
            #expect((bases.isEmpty ? ["-"] : bases) == Array(one.fields.dropFirst(3)), "\(version)")
        }
    }

    @Test func casesAreThere() {
        #expect(cases("members.tsv").count > 90)
        #expect(cases("types.tsv").count > 30)
    }

    @Test func unknownNames() throws {
        let model = TypeModel.model(for: .r4)
        for name in ["", "patient", "Patient.name", "Patient.contact.name", "System.String", "Integer64", "integer64"] {
            #expect(model.type(named: name) == nil, "\(name)")
        }
        let patient = try #require(model.type(named: "Patient"))
        for name in ["", "valueQuantity", "deceasedBoolean", "_birthDate", "nothing of FHIR", "linkId"] {
            #expect(model.element(patient, named: name) == nil, "\(name)")
        }
        let document = try Document.parse(#"{"resourceType":"Patient","own":1,"_own":{}}"#)
        for member in document.children(document.root) {
            #expect(model.element(patient, key: document.key(member)) == nil)
        }
        #expect(model.element(patient, key: .none) == nil)
    }

    @Test func whatOnlySomeVersionsHave() {
        for (name, expected) in [
            ("CodeableReference", [false, true, true]), ("integer64", [false, false, true]),
            ("Base", [false, false, true]), ("SubstanceAmount", [true, false, false]),
            ("SubscriptionTopic", [false, true, true]), ("Media", [true, true, false]),
        ] {
            let found = FHIRVersion.allCases.map { TypeModel.model(for: $0).type(named: name) != nil }
            #expect(found == expected, "\(name)")
        }
    }

    @Test func abstractTypes() {
        let expected: [FHIRVersion: [String]] = [
            .r4: ["BackboneElement", "DomainResource", "Element", "Resource"],
            .r4b: ["BackboneElement", "DomainResource", "Element", "Resource"],
            .r5: [
                "BackboneElement", "BackboneType", "Base", "CanonicalResource", "DataType", "DomainResource", "Element",
                "MetadataResource", "PrimitiveType", "Resource",
            ],
        ]
        for (version, names) in expected {
            let model = TypeModel.model(for: version)
            #expect(model.types.filter(model.isAbstract).map(model.name) == names)
        }
    }

    @Test func elementsComeFromTheRootDown() throws {
        let model = TypeModel.model(for: .r4)
        let patient = try #require(model.type(named: "Patient"))
        let names = model.elements(of: patient).map(\.name)
        #expect(
            names.prefix(8) == [
                "id", "implicitRules", "language", "meta", "contained", "extension", "modifierExtension", "text",
            ])
        #expect(names.dropFirst(8).first == "active")
        #expect(names.count == 24)
        #expect(model.elements(of: patient).prefix(4).allSatisfy { model.name(of: $0.owner) == "Resource" })
        let date = try #require(model.type(named: "date"))
        #expect(model.elements(of: date).map(\.name) == ["extension", "id", "value"])
        #expect(model.element(date, named: "value")?.types == [date])
    }

    @Test func choices() throws {
        let model = TypeModel.model(for: .r5)
        #expect(model.isChoiceName("value"))
        #expect(model.isChoiceName("versionAlgorithm"))
        #expect(!model.isChoiceName("birthDate"))
        #expect(!model.isChoiceName("valueQuantity"))
        #expect(model.choiceKeys(named: "birthDate").isEmpty)
        let document = Document()
        let versions = model.choiceKeys(named: "versionAlgorithm").map {
            document.name(of: $0.key) + " " + model.name(of: $0.type)
        }
        #expect(versions == ["versionAlgorithmCoding Coding", "versionAlgorithmString string"])
        let values = model.choiceKeys(named: "value")
        #expect(values.contains { $0.key == .valueQuantity && model.name(of: $0.type) == "Quantity" })
        #expect(Set(values.map(\.key)).count == values.count)
        let wide = try #require(model.type(named: "Extension").flatMap { model.element($0, named: "value") })
        #expect(wide.isChoice)
        #expect(wide.types.count == 54)
        #expect(Set(wide.types).isSubset(of: Set(values.map(\.type))))
    }

    @Test func referencesAndBindings() throws {
        let model = TypeModel.model(for: .r4)
        func element(_ type: String, _ name: String) throws -> ElementDefinition {
            try #require(model.type(named: type).flatMap { model.element($0, named: name) }, "\(type).\(name)")
        }
        func names(_ types: [TypeID]) -> [String] { types.map(model.name) }
        #expect(
            try names(element("Patient", "generalPractitioner").targets) == [
                "Organization", "Practitioner", "PractitionerRole",
            ])
        #expect(try names(element("Observation", "focus").targets) == ["Resource"])
        #expect(try names(element("Questionnaire.item", "answerValueSet").targets) == ["ValueSet"])
        #expect(try element("Patient", "birthDate").targets.isEmpty)
        let definition = try element("EvidenceVariable.characteristic", "definition")
        let reference = try #require(model.type(named: "Reference"))
        let canonical = try #require(model.type(named: "canonical"))
        #expect(names(definition.targets(of: reference)) == ["Group"])
        #expect(names(definition.targets(of: canonical)) == ["ActivityDefinition"])
        #expect(definition.targets.count == 2)

        let gender = try element("Patient", "gender").binding
        #expect(gender?.strength == .required)
        #expect(gender?.valueSet == "http://hl7.org/fhir/ValueSet/administrative-gender|4.0.1")
        let marital = try element("Patient", "maritalStatus").binding
        #expect(marital?.strength == .extensible)
        #expect(marital?.valueSet == "http://hl7.org/fhir/ValueSet/marital-status")
        #expect(try element("Patient", "birthDate").binding == nil)
        #expect(try element("Patient", "active").isModifier)
        #expect(try !element("Patient", "birthDate").isModifier)
        #expect(try element("Observation", "value").keys.contains(.valueQuantity))
    }

    @Test func threadsShareOneModel() async {
        let models = await withTaskGroup(of: TypeModel.self) { group in
            for _ in 0..<8 { group.addTask { TypeModel.model(for: .r4b) } }
            var found: [TypeModel] = []
            for await model in group { found.append(model) }
            return found
        }
        #expect(models.allSatisfy { $0 === models[0] })
        #expect(FHIRVersion.allCases.map { TypeModel.model(for: $0).version } == FHIRVersion.allCases)
    }
}
