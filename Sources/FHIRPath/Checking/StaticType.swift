internal import FHIRModel

/// What is known of a part's result before anything is evaluated.
struct StaticType {
    /// The FHIR types that an item can be of.
    var elements: Set<TypeID> = []
    /// The types of FHIRPath that an item can be of.
    var values: Set<SystemType> = []
    /// It can be of other types too.
    var isUnknown = false
    /// There may be more than one item.
    var isMany = true
    /// There is more than one item for certain.
    var isCertainlyMany = false
    /// The order of the items means something.
    var isOrdered = true

    static let unknown = StaticType(isUnknown: true)
    static let nothing = StaticType(isMany: false)

    static func value(_ type: SystemType, isMany: Bool = false) -> StaticType {
        StaticType(values: [type], isMany: isMany)
    }

    static func element(_ type: TypeID, isMany: Bool = false) -> StaticType {
        StaticType(elements: [type], isMany: isMany)
    }

    var one: StaticType {
        var copy = self
        copy.isMany = false
        copy.isCertainlyMany = false
        return copy
    }

    /// Nothing is known to come out: no types at all.
    var isNothing: Bool { !isUnknown && elements.isEmpty && values.isEmpty }

    func union(_ other: StaticType) -> StaticType {
        StaticType(
            elements: elements.union(other.elements), values: values.union(other.values),
            isUnknown: isUnknown || other.isUnknown, isMany: true,
            isOrdered: isOrdered && other.isOrdered)
    }

    /// The types' names, sorted: `HumanName`, `string`, `System.Integer`; none where they are not all known.
    func names(_ model: TypeModel) -> [String] {
        if isUnknown { return [] }
        return elements.map { model.name(of: $0) }.sorted() + values.map { "System.\($0.rawValue)" }.sorted()
    }

    /// The names in one text, with `[]` where there may be many items.
    func text(_ model: TypeModel) -> String {
        names(model).map { isMany ? $0 + "[]" : $0 }.joined(separator: ", ")
    }
}
