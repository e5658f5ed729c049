/// The name of an object's member as a number.
///
/// Numbers below ``frozenCount`` stand for names of the FHIR standard and are the same in every document; those above
/// are private to the document they come from.
@frozen
public struct Key: Hashable, Sendable {
    /// The number of the name; at most 24 bits.
    public let rawValue: UInt32

    /// A key of a number already known.
    @inlinable
    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// The key of a name of the FHIR standard, nil for any other name. For load time: it hashes the name.
    public init?(frozen name: String) {
        var name = name
        let found = name.withUTF8 { bytes -> UInt32? in
            guard let base = bytes.baseAddress else { return nil }
            return FrozenNames.table.find(UnsafeRawPointer(base), bytes.count)
        }
        guard let found else { return nil }
        rawValue = found
    }

    /// Not a member's name: the key of elements of arrays, of the root and of detached values.
    @inlinable public static var none: Key { Key(rawValue: 0x00FF_FFFF) }

    /// False for ``none``.
    @inlinable public var exists: Bool { rawValue != 0x00FF_FFFF }
}
