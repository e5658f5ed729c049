/// A primitive with an id or extensions has a twin beside it, its name with an underscore: `birthDate` and `_birthDate`
/// (https://hl7.org/fhir/R4/json.html#primitive).
extension Document {
    /// Whether a member name begins with an underscore.
    public func isTwin(_ key: Key) -> Bool {
        if key.rawValue < Key.frozenCount { return FrozenNames.twins.contains(key.rawValue) }
        return key.exists && withName(of: key) { $0.first == 0x5F }
    }

    /// The twin of the member of an object, ``Node/none`` when there is none. O(members).
    public func twin(of key: Key, in object: Node) -> Node {
        member(object, twinKey(of: key))
    }

    /// The key of the name with an underscore before it; ``Key/none`` when this document has no such name.
    public func twinKey(of key: Key) -> Key {
        guard key.exists else { return .none }
        if let twin = key.withUnderscore { return twin }
        return withName(of: key) { name in
            withUnsafeTemporaryAllocation(byteCount: name.count + 1, alignment: 1) { bytes in
                bytes[0] = 0x5F
                UnsafeMutableRawBufferPointer(rebasing: bytes[1...]).copyMemory(from: name)
                return existingKey(UnsafeRawBufferPointer(bytes))
            }
        }
    }

    /// The key of the name without its underscore; ``Key/none`` for a name that is no twin's, or whose other half is
    /// neither of the standard nor in this document.
    public func twinned(_ key: Key) -> Key {
        guard isTwin(key) else { return .none }
        if let plain = key.withoutUnderscore { return plain }
        return withName(of: key) { existingKey(UnsafeRawBufferPointer(rebasing: $0.dropFirst())) }
    }
}
