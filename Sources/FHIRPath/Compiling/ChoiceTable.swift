internal import FHIRJSON
internal import FHIRModel

/// The members of JSON that a choice element can be: `value` is `valueString`, `valueQuantity` and so on.
final class ChoiceTable: Sendable {
    /// By key: 0 for none, else the type's number and one.
    private let types: [UInt16]

    init(_ members: [(key: Key, type: TypeID)]) {
        var types = [UInt16](repeating: 0, count: Int(Key.frozenCount))
        for member in members where member.key.rawValue < Key.frozenCount {
            types[Int(member.key.rawValue)] = member.type.rawValue + 1
        }
        self.types = types
    }

    /// The type's number and one of a member, 0 when it is no form of the element.
    @inline(__always)
    func type(of key: Key) -> UInt16 {
        key.rawValue < UInt32(types.count) ? types[Int(key.rawValue)] : 0
    }
}
