internal import FHIRJSON

/// The types and elements of one version of FHIR as flat arrays, numbered: types in the order of their names, elements
/// in the order in which types define them.
struct TypeTable: Sendable {
    /// No type, no name.
    static let none = UInt16.max

    /// One type.
    struct TypeEntry: Sendable {
        var kind: TypeKind
        var isAbstract: Bool
        /// `TypeTable.none` for a root.
        var base: UInt16
        /// Where its own and inherited elements stand in `order`.
        var elements: Range<Int> = 0..<0
        /// Where the slots of its JSON members stand in `slots`: a power of two many.
        var firstSlot = 0
        var slotMask = 0
    }

    /// One element, where it is defined.
    struct Element: Sendable {
        /// Stands for `*`.
        static let many = UInt8.max

        var owner: UInt16
        /// Index into `names`.
        var name: UInt16
        var min: UInt8
        var max: UInt8
        var isChoice: Bool
        var isModifier: Bool
        /// Index into `typeLists`.
        var types: UInt16
        /// Index into `keys`, which has one for each of the types.
        var firstKey: UInt32
        /// Indices into `targets`.
        var targets: Range<Int>
        /// The bytes of the text that tell its binding.
        var binding: UInt32
        var bindingLength: UInt16
    }

    /// A JSON member of a type.
    struct Slot: Sendable {
        /// `TypeTable.none` marks a free slot.
        var key: UInt16
        var element: UInt16
        var type: UInt16
    }

    /// A type that references may lead to.
    struct Target: Sendable {
        /// `Reference`, `canonical` or `CodeableReference`.
        var holder: TypeID
        var type: TypeID
    }

    var typeNames: [String] = []
    var types: [TypeEntry] = []
    var typeByName: [String: UInt16] = [:]
    /// By the key of a type's name; backbones are in `typeByName` only.
    var typeByKey = [UInt16](repeating: none, count: Int(Key.frozenCount))

    var elements: [Element] = []
    /// The elements' names.
    var names: [String] = []
    /// By the key of an element's name.
    var nameByKey = [UInt16](repeating: none, count: Int(Key.frozenCount))
    /// The first of them hold one type each, that of their number; those of choices follow.
    var typeLists: [[TypeID]] = []
    var keys: [UInt16] = []
    var targets: [Target] = []

    /// Every type's own and inherited elements, one behind the other.
    var order: [UInt16] = []
    var slots: [Slot] = []

    /// The first slot to look into.
    @inline(__always)
    static func slot(of key: UInt16, mask: Int) -> Int {
        Int((UInt32(key) &* 0x9E37_79B1) >> 16) & mask
    }
}
