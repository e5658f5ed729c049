/// The member names of one document that the FHIR standard does not have: name to number and back.
///
/// A value type over copy-on-write storage, so an editable copy of a document shares it for nothing.
struct PrivateNames: Sendable {
    private var pool: [UInt8] = []
    private var ends: [UInt32] = []
    /// Open addressing, a power of two long, at most half full; holds the index of the name plus one.
    private var slots: [UInt32] = []

    /// How many names there are.
    var count: Int { ends.count }

    /// The number of a name, counted from 0; nil when it is not here.
    func find(_ bytes: UnsafeRawPointer, _ length: Int) -> Int? {
        guard !slots.isEmpty else { return nil }
        let mask = slots.count - 1
        var slot = Int(truncatingIfNeeded: NameHash(bytes, length, seed: processSeed).value) & mask
        while slots[slot] != 0 {
            let index = Int(slots[slot]) - 1
            if isEqual(index, bytes, length) { return index }
            slot = (slot + 1) & mask
        }
        return nil
    }

    /// The number of a name, which is added when it is new.
    mutating func intern(_ bytes: UnsafeRawPointer, _ length: Int) -> Int {
        if let found = find(bytes, length) { return found }
        if (count + 1) * 2 > slots.count { grow() }
        pool.append(contentsOf: UnsafeRawBufferPointer(start: bytes, count: length))
        ends.append(UInt32(pool.count))
        insert(count - 1)
        return count - 1
    }

    /// The UTF-8 bytes of a name.
    func bytes(_ index: Int) -> ArraySlice<UInt8> {
        pool[start(index)..<Int(ends[index])]
    }

    private func start(_ index: Int) -> Int {
        index == 0 ? 0 : Int(ends[index - 1])
    }

    private func isEqual(_ index: Int, _ bytes: UnsafeRawPointer, _ length: Int) -> Bool {
        let from = start(index)
        guard Int(ends[index]) - from == length else { return false }
        return pool.withUnsafeBytes { pool in
            guard length > 0, let base = pool.baseAddress else { return length == 0 }
            return memoryIsEqual(base + from, bytes, length)
        }
    }

    private mutating func insert(_ index: Int) {
        let mask = slots.count - 1
        let name = bytes(index)
        let hash = name.withUnsafeBytes { name -> UInt64 in
            // An empty name has no bytes to read, so any address will do.
            let base = name.baseAddress ?? UnsafeRawPointer(FrozenNames.text.utf8Start)
            return NameHash(base, name.count, seed: processSeed).value
        }
        var slot = Int(truncatingIfNeeded: hash) & mask
        while slots[slot] != 0 { slot = (slot + 1) & mask }
        slots[slot] = UInt32(index + 1)
    }

    private mutating func grow() {
        slots = [UInt32](repeating: 0, count: max(16, slots.count * 2))
        for index in 0..<count { insert(index) }
    }
}
