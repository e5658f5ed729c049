internal import FHIRJSON
internal import FHIRModel

/// The definitions of one version of FHIR in the shape in which a document is held against them: for each type its JSON members,
/// found by key in some nanoseconds. Made from the ``TypeModel`` at the first use (a few milliseconds) and kept for ever.
final class DefinitionTable: Sendable {
    /// A JSON member that a type may have.
    struct Member {
        /// `DefinitionTable.freeKey` marks a free slot.
        var key: UInt16
        var type: UInt16
        /// Which of the type's elements it is a form of.
        var element: UInt8
        var form: PrimitiveForm
        var repeats: Bool
        var isChoice: Bool
        var holdsResource: Bool
        /// A number of ``CodeTable``.
        var valueSet: UInt16
    }

    /// A type.
    struct TypeEntry {
        var firstSlot = 0
        var slotMask = 0
        /// The bits of elements that have to be there.
        var required: UInt128 = 0
        var rules: TypeRules = .none
        var kind: TypeKind
    }

    static let freeKey = UInt16.max

    let version: FHIRVersion
    let model: TypeModel
    let codes: CodeTable
    let types: [TypeEntry]
    private let slots: [Member]
    /// Resources by the bytes of their name, through its key.
    private let resourceByKey: [UInt16: UInt16]

    private static let r4 = DefinitionTable(.r4)
    private static let r4b = DefinitionTable(.r4b)
    private static let r5 = DefinitionTable(.r5)

    static func table(for version: FHIRVersion) -> DefinitionTable {
        switch version {
        case .r4: r4
        case .r4b: r4b
        case .r5: r5
        }
    }

    private init(_ version: FHIRVersion) {
        self.version = version
        let model = TypeModel.model(for: version)
        self.model = model
        codes = CodeTable(version)
        var types: [TypeEntry] = []
        var slots: [Member] = []
        var resourceByKey: [UInt16: UInt16] = [:]
        for type in model.types {
            let kind = model.kind(of: type)
            var entry = TypeEntry(kind: kind)
            if kind != .primitive { Self.add(type, of: model, codes, to: &entry, &slots) }
            let name = model.name(of: type)
            entry.rules = TypeRules(typeName: name)
            types.append(entry)
            if kind == .resource, !model.isAbstract(type), let key = Key(frozen: name) {
                resourceByKey[UInt16(truncatingIfNeeded: key.rawValue)] = type.rawValue
            }
        }
        self.types = types
        self.slots = slots
        self.resourceByKey = resourceByKey
    }

    /// The type of resource with this name.
    func resource(named name: UnsafeRawBufferPointer) -> UInt16? {
        guard let key = Key(frozen: name) else { return nil }
        return resourceByKey[UInt16(truncatingIfNeeded: key.rawValue)]
    }

    /// The member of a type with this key; nil when it has none.
    @inline(__always)
    func member(_ type: UInt16, _ key: Key) -> Member? {
        guard key.rawValue < Key.frozenCount else { return nil }
        let wanted = UInt16(truncatingIfNeeded: key.rawValue)
        let entry = types[Int(type)]
        guard entry.slotMask > 0 else { return nil }
        var slot = Self.slot(of: wanted, mask: entry.slotMask)
        while true {
            // Half of the slots are free, so this ends.
            let found = slots[entry.firstSlot + slot]
            if found.key == wanted { return found }
            if found.key == Self.freeKey { return nil }
            slot = (slot + 1) & entry.slotMask
        }
    }

    /// An element of a type by its number.
    func element(_ type: UInt16, _ number: Int) -> ElementDefinition {
        model.elements(of: TypeID(rawValue: type))[number]
    }

    func name(of type: UInt16) -> String { model.name(of: TypeID(rawValue: type)) }

    private static func slot(of key: UInt16, mask: Int) -> Int {
        Int((UInt32(key) &* 0x9E37_79B1) >> 16) & mask
    }

    private static func add(
        _ type: TypeID, of model: TypeModel, _ codes: CodeTable, to entry: inout TypeEntry, _ slots: inout [Member]
    ) {
        var members: [Member] = []
        for (number, element) in model.elements(of: type).enumerated() {
            precondition(number < 128, "a type has more elements than a set of them holds")
            if element.min > 0 { entry.required |= 1 << UInt128(number) }
            let binding = element.binding
            for (key, one) in zip(element.keys, element.types) {
                let kind = model.kind(of: one)
                let form = kind == .primitive ? PrimitiveForm(typeName: model.name(of: one)) : .none
                var valueSet = CodeTable.unknown
                if form == .code, !element.isChoice, let binding, binding.strength == .required {
                    valueSet = codes.number(of: binding.valueSet)
                }
                members.append(
                    Member(
                        key: UInt16(truncatingIfNeeded: key.rawValue), type: one.rawValue,
                        element: UInt8(truncatingIfNeeded: number), form: form, repeats: element.max > 1,
                        isChoice: element.isChoice, holdsResource: kind == .resource, valueSet: valueSet))
            }
        }
        var size = 2
        while size < members.count * 2 { size *= 2 }
        entry.firstSlot = slots.count
        entry.slotMask = size - 1
        let free = Member(
            key: freeKey, type: 0, element: 0, form: .none, repeats: false, isChoice: false, holdsResource: false,
            valueSet: CodeTable.unknown)
        slots.append(contentsOf: repeatElement(free, count: size))
        for member in members {
            var slot = Self.slot(of: member.key, mask: size - 1)
            while slots[entry.firstSlot + slot].key != freeKey { slot = (slot + 1) & (size - 1) }
            slots[entry.firstSlot + slot] = member
        }
    }
}
