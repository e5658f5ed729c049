public import FHIRJSON

/// The types of one version of FHIR, with their elements.
///
/// Written from FHIR's definitions by `scripts/generate-model`, which says in what it differs from them. Nothing of it
/// changes once it is made, so every thread may use it.
public final class TypeModel: Sendable {
    /// The version of FHIR.
    public let version: FHIRVersion
    let table: TypeTable
    private let choices: [String: [(key: Key, type: TypeID)]]

    private static let r4 = TypeModel(.r4)
    private static let r4b = TypeModel(.r4b)
    private static let r5 = TypeModel(.r5)

    /// The model of a version: made at the first call (2 to 3 ms) and kept for ever.
    public static func model(for version: FHIRVersion) -> TypeModel {
        switch version {
        case .r4: r4
        case .r4b: r4b
        case .r5: r5
        }
    }

    /// Private, because an ``ElementDefinition`` relies on its model being kept.
    private init(_ version: FHIRVersion) {
        self.version = version
        let table = TypeTableReader.read(version)
        self.table = table
        choices = Self.choices(of: table)
    }

    // MARK: - Types

    /// All types, in the order of their names.
    public var types: [TypeID] { table.types.indices.map { TypeID($0) } }

    /// The type of a name: `Patient`, `string`, `Element`, `Age`, `Patient.contact`; nil when this version has none.
    public func type(named name: String) -> TypeID? {
        table.typeByName[name].map { TypeID(rawValue: $0) }
    }

    /// `Patient`, `string`; `Patient.contact` for the anonymous type of that element.
    public func name(of type: TypeID) -> String { table.typeNames[type.index] }

    /// What sort of type it is.
    public func kind(of type: TypeID) -> TypeKind { table.types[type.index].kind }

    /// No value has this type itself, only types derived from it.
    public func isAbstract(_ type: TypeID) -> Bool { table.types[type.index].isAbstract }

    /// The type it is derived from; nil for the roots: `Resource` and `Element` in R4 and R4B, `Base` in R5.
    ///
    /// `Patient` → `DomainResource` → `Resource`; `code` → `string` → `Element` (R5: → `PrimitiveType` → `DataType` →
    /// `Element` → `Base`); `Age`, `SimpleQuantity`, `MoneyQuantity` → `Quantity`; `Patient.contact` → `BackboneElement`,
    /// `Timing.repeat` → `Element`.
    public func base(of type: TypeID) -> TypeID? {
        let base = table.types[type.index].base
        return base == TypeTable.none ? nil : TypeID(rawValue: base)
    }

    /// The type is the other one, or derived from it.
    public func isSubtype(_ type: TypeID, of other: TypeID) -> Bool {
        var current = type.rawValue
        // No chain is longer than six.
        while current != TypeTable.none {
            if current == other.rawValue { return true }
            current = table.types[Int(current)].base
        }
        return false
    }

    // MARK: - Elements

    /// Its elements: those of its bases from the root down, then its own; what a type defines anew stands in its base's
    /// place. The elements that one type adds are in the order of their names: the tables do not tell the standard's.
    ///
    /// A primitive has `id`, `extension` and `value`, whose type is the primitive itself. The type of `id` is
    /// `id` in resources and what the definitions of the version say elsewhere: `string` in R4, `id` or `string` later.
    public func elements(of type: TypeID) -> [ElementDefinition] {
        table.types[type.index].elements.map { ElementDefinition(table.order[$0], of: self) }
    }

    /// An element by its name in FHIRPath, `value` for `value[x]`; inherited elements too.
    public func element(_ type: TypeID, named name: String) -> ElementDefinition? {
        guard let key = Key(frozen: name) else { return nil }
        let wanted = table.nameByKey[Int(key.rawValue)]
        guard wanted != TypeTable.none else { return nil }
        for place in table.types[type.index].elements {
            let row = table.order[place]
            if table.elements[Int(row)].name == wanted { return ElementDefinition(row, of: self) }
        }
        return nil
    }

    /// The element a member of a JSON object belongs to, and the type of the member's value: `valueQuantity` gives
    /// `value[x]` and `Quantity`, `birthDate` and its twin `_birthDate` give `birthDate` and `date`. Nil for members the
    /// type does not have, `resourceType` among them, and for the twin of what is no primitive.
    ///
    /// The value of `Bundle.entry.resource` or `contained` has the type `Resource`: its own `resourceType` says more.
    /// Some nanoseconds, no allocation.
    public func element(_ type: TypeID, key: Key) -> (element: ElementDefinition, type: TypeID)? {
        if let found = member(type, key) { return found }
        guard let plain = key.withoutUnderscore, let found = member(type, plain), kind(of: found.type) == .primitive
        else { return nil }
        return found
    }

    @inline(__always)
    private func member(_ type: TypeID, _ key: Key) -> (element: ElementDefinition, type: TypeID)? {
        guard key.rawValue < Key.frozenCount else { return nil }
        let wanted = UInt16(truncatingIfNeeded: key.rawValue)
        let entry = table.types[type.index]
        var slot = TypeTable.slot(of: wanted, mask: entry.slotMask)
        while true {
            // Half of the slots are free, so this ends.
            let found = table.slots[entry.firstSlot + slot]
            if found.key == wanted { return (ElementDefinition(found.element, of: self), TypeID(rawValue: found.type)) }
            if found.key == TypeTable.none { return nil }
            slot = (slot + 1) & entry.slotMask
        }
    }

    // MARK: - Choices

    /// The names of JSON members that any choice element of this name has in any type, with their types: for `value`,
    /// `valueQuantity` and `Quantity` … In the order of the members' names; empty when no element of the name is a
    /// choice.
    public func choiceKeys(named name: String) -> [(key: Key, type: TypeID)] { choices[name] ?? [] }

    /// Some type has a choice element of this name.
    public func isChoiceName(_ name: String) -> Bool { choices[name] != nil }

    private static func choices(of table: TypeTable) -> [String: [(key: Key, type: TypeID)]] {
        // One list for each name, by the name's number.
        var found = [[UInt32]](repeating: [], count: table.names.count)
        for element in table.elements where element.isChoice {
            let types = table.typeLists[Int(element.types)]
            for (offset, type) in types.enumerated() {
                let key = table.keys[Int(element.firstKey) + offset]
                found[Int(element.name)].append(UInt32(key) << 16 | UInt32(type.rawValue))
            }
        }
        var choices: [String: [(key: Key, type: TypeID)]] = [:]
        for (name, pairs) in found.enumerated() where !pairs.isEmpty {
            var last: UInt32?
            var list: [(key: Key, type: TypeID)] = []
            for pair in pairs.sorted() where pair != last {
                last = pair
                list.append((Key(rawValue: pair >> 16), TypeID(rawValue: UInt16(truncatingIfNeeded: pair))))
            }
            choices[table.names[name]] = list
        }
        return choices
    }
}
