public import FHIRJSON

/// An element of a type, as one version of FHIR defines it.
///
/// Two words without a reference count; its properties look into the tables of the ``TypeModel`` it comes from.
public struct ElementDefinition: Sendable {
    // `unowned(unsafe)`: only `TypeModel.model(for:)` makes models, and it keeps each for ever.
    private unowned(unsafe) let model: TypeModel
    let row: UInt16

    init(_ row: UInt16, of model: TypeModel) {
        self.model = model
        self.row = row
    }

    private var entry: TypeTable.Element { model.table.elements[Int(row)] }

    /// The name in FHIRPath: `value` for `value[x]`.
    public var name: String { model.table.names[Int(entry.name)] }

    /// How many there must be at least: 0 or 1.
    public var min: Int { Int(entry.min) }

    /// How many there may be at most: 0, 1, or `Int.max` for `*`.
    public var max: Int { entry.max == TypeTable.Element.many ? Int.max : Int(entry.max) }

    /// The definition says `[x]`: the JSON member's name ends with the type.
    public var isChoice: Bool { entry.isChoice }

    /// It changes how the element it stands in is to be understood.
    public var isModifier: Bool { entry.isModifier }

    /// The types a value may have: one, or several for a choice. The type of a backbone element is its own anonymous
    /// type, that of an element with a `contentReference` the type referred to.
    public var types: [TypeID] { model.table.typeLists[Int(entry.types)] }

    /// The JSON member's names, one for each of ``types``: `birthDate`; `valueQuantity`, `valueString` … The twin of a
    /// primitive is found with `Key.withUnderscore`.
    public var keys: [Key] {
        let first = Int(entry.firstKey)
        return (first..<first + types.count).map { Key(rawValue: UInt32(model.table.keys[$0])) }
    }

    /// The type that defines it, which may be a base of the one that was asked.
    public var owner: TypeID { TypeID(rawValue: entry.owner) }

    /// The types that references or canonicals of this element may lead to; `Resource` stands for any. Empty where the
    /// definition says nothing, and for other types.
    public var targets: [TypeID] {
        var found: [TypeID] = []
        for target in entry.targets.map({ model.table.targets[$0] }) where !found.contains(target.type) {
            found.append(target.type)
        }
        return found
    }

    /// As ``targets``, for one of the types of a choice.
    public func targets(of type: TypeID) -> [TypeID] {
        entry.targets.lazy.map { model.table.targets[$0] }.filter { $0.holder == type }.map(\.type)
    }

    /// The value set its codes come from; nil when the binding is weaker than extensible, or there is none.
    public var binding: ElementBinding? {
        guard entry.bindingLength > 0 else { return nil }
        let text = TypeTable.text.withUTF8Buffer { text in
            let start = Int(entry.binding)
            return String(decoding: text[start..<start + Int(entry.bindingLength)], as: UTF8.self)
        }
        return ElementBinding(text[...], version: model.version)
    }
}
