import FHIRJSON
import FHIRModel
import Testing

/// What holds for every type of every version.
@Suite struct TypeModelInvariants {
    /// Types of the tables, SimpleQuantity and MoneyQuantity, and the backbones.
    @Test(arguments: [(FHIRVersion.r4, 684, 473), (.r4b, 703, 496), (.r5, 863, 630)])
    func counts(_ version: FHIRVersion, _ types: Int, _ backbones: Int) {
        let model = TypeModel.model(for: version)
        #expect(model.types.count == types)
        #expect(model.types.filter { model.kind(of: $0) == .backbone }.count == backbones)
    }

    @Test(arguments: FHIRVersion.allCases)
    func namesAndBases(_ version: FHIRVersion) {
        let model = TypeModel.model(for: version)
        for type in model.types {
            let name = model.name(of: type)
            #expect(model.type(named: name) == type)
            #expect(name.contains(".") == (model.kind(of: type) == .backbone))
            var last = type
            var steps = 0
            while let base = model.base(of: last), steps < 10 {
                last = base
                steps += 1
            }
            #expect(["Element", "Resource", "Base"].contains(model.name(of: last)), "\(name)")
            #expect(model.isSubtype(type, of: type))
            let isResource = model.type(named: "Resource").map { model.isSubtype(type, of: $0) }
            #expect(isResource == (model.kind(of: type) == .resource), "\(name)")
        }
    }

    @Test(arguments: FHIRVersion.allCases)
    func elements(_ version: FHIRVersion) throws {
        let model = TypeModel.model(for: version)
        for type in model.types {
            let elements = model.elements(of: type)
            let name = model.name(of: type)
            #expect(Set(elements.map(\.name)).count == elements.count, "\(name)")
            if let base = model.base(of: type) {
                #expect(
                    model.elements(of: base).map(\.name) == elements.prefix(model.elements(of: base).count).map(\.name))
            }
            for element in elements {
                let path = "\(name).\(element.name)"
                #expect(element.min <= Swift.max(element.max, 1), "\(path)")
                #expect(!element.types.isEmpty, "\(path)")
                #expect(element.isChoice || element.types.count == 1, "\(path)")
                #expect(Set(element.types).isSubset(of: Set(model.types)), "\(path)")
                #expect(Set(element.types).count == element.types.count, "\(path)")
                #expect(element.isChoice == element.keys.allSatisfy { $0 != Key(frozen: element.name) }, "\(path)")
                #expect(model.isSubtype(type, of: element.owner), "\(path)")
                #expect(Set(element.targets).isSubset(of: Set(model.types)), "\(path)")
                if let binding = element.binding {
                    #expect(binding.valueSet.hasPrefix("http"), "\(path)")
                    #expect(!binding.valueSet.hasSuffix("|"), "\(path)")
                }
                if element.isChoice {
                    #expect(model.isChoiceName(element.name), "\(path)")
                    let keys = Set(model.choiceKeys(named: element.name).map(\.key))
                    #expect(keys.isSuperset(of: element.keys), "\(path)")
                }
                #expect(model.element(type, named: element.name)?.keys == element.keys, "\(path)")
            }
        }
    }

    /// Of all names of the standard, a type knows those of its elements and the twins of primitives, and no other.
    @Test(arguments: FHIRVersion.allCases)
    func keysAgreeWithElements(_ version: FHIRVersion) throws {
        let model = TypeModel.model(for: version)
        for type in model.types {
            var expected: [Key: (name: String, type: TypeID)] = [:]
            for element in model.elements(of: type) {
                if model.kind(of: type) == .primitive, element.name == "value" { continue }
                for (key, one) in zip(element.keys, element.types) {
                    expected[key] = (element.name, one)
                    guard model.kind(of: one) == .primitive else { continue }
                    expected[try #require(key.withUnderscore)] = (element.name, one)
                }
            }
            var wrong: [UInt32] = []
            for number in 0...Key.frozenCount {
                let key = Key(rawValue: number)
                let found = model.element(type, key: key)
                let wanted = expected[key]
                if found?.element.name != wanted?.name || found?.type != wanted?.type { wrong.append(number) }
            }
            #expect(wrong.isEmpty, "\(model.name(of: type))")
        }
    }
}
