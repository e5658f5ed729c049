/// A type of one version of FHIR: a resource, a data type, a primitive, or the anonymous type of a backbone element
/// (`Patient.contact`).
///
/// A number of that version's ``TypeModel``; it means nothing in the model of another version.
public struct TypeID: Hashable, Sendable {
    /// Counted from 0 in the order of the types' names.
    public let rawValue: UInt16

    init(_ index: Int) {
        rawValue = UInt16(truncatingIfNeeded: index)
    }

    package init(rawValue: UInt16) {
        self.rawValue = rawValue
    }

    var index: Int { Int(rawValue) }
}
