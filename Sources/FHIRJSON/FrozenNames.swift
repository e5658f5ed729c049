/// The names of the FHIR standard, as the generated file lists them.
@usableFromInline
enum FrozenNames {
    /// The look-up table, built when it is first needed (about 0.2 ms) and kept for ever.
    static let table = FrozenTable()
}

/// A hash table from a name's bytes to its id, open addressing, never changed once built.
///
/// Its names are fixed, so nobody who sends a document can make it slow: a look-up ends at the first free slot.
/// `@unchecked Sendable`: all memory behind the pointers is written in `init` only and never freed.
struct FrozenTable: @unchecked Sendable {
    /// A name of up to 16 bytes is held whole in its slot, so that most look-ups touch one cache line.
    struct Slot {
        var head: UInt64
        var tail: UInt64
        var id: UInt32
        /// 0 marks a free slot: no name of the standard is empty.
        var length: UInt32
    }

    private static let slotCount = 8192

    private let slots: UnsafeMutablePointer<Slot>
    private let starts: UnsafeMutablePointer<UInt32>
    private let text: UnsafeRawPointer

    init() {
        let count = FrozenNames.count
        precondition(count * 2 < Self.slotCount, "the frozen table is too full: double slotCount")
        slots = .allocate(capacity: Self.slotCount)
        slots.initialize(repeating: Slot(head: 0, tail: 0, id: 0, length: 0), count: Self.slotCount)
        starts = .allocate(capacity: count + 1)
        text = UnsafeRawPointer(FrozenNames.text.utf8Start)
        var start = 0
        var id = 0
        for offset in 0..<FrozenNames.text.utf8CodeUnitCount
        where text.load(fromByteOffset: offset, as: UInt8.self) == 0x20 {
            starts[id] = UInt32(start)
            let name = NameHash(text + start, offset - start)
            var slot = Self.firstSlot(name)
            while slots[slot].length != 0 { slot = (slot + 1) & (Self.slotCount - 1) }
            slots[slot] = Slot(head: name.head, tail: name.tail, id: UInt32(id), length: UInt32(offset - start))
            id += 1
            start = offset + 1
        }
        precondition(id == count, "the generated table and its count differ")
        starts[count] = UInt32(start)
    }

    @inline(__always)
    private static func firstSlot(_ name: NameHash) -> Int {
        Int(truncatingIfNeeded: name.value & UInt64(slotCount - 1))
    }

    /// The id of a name, nil when the standard does not have it.
    @inline(__always)
    func find(_ bytes: UnsafeRawPointer, _ length: Int) -> UInt32? {
        find(bytes, length, NameHash(bytes, length))
    }

    /// As ``find(_:_:)`` with the hash of the same bytes at hand.
    @inline(__always)
    func find(_ bytes: UnsafeRawPointer, _ length: Int, _ name: NameHash) -> UInt32? {
        var index = Self.firstSlot(name)
        while true {
            let slot = slots + index
            if slot.pointee.length == 0 { return nil }
            if slot.pointee.head == name.head, slot.pointee.tail == name.tail, slot.pointee.length == UInt32(length) {
                if length <= 16 || memoryIsEqual(text + Int(starts[Int(slot.pointee.id)]), bytes, length) {
                    return slot.pointee.id
                }
            }
            index = (index + 1) & (Self.slotCount - 1)
        }
    }

    /// The bytes of a name of the standard; they live for ever.
    @inline(__always)
    func bytes(_ id: UInt32) -> UnsafeRawBufferPointer {
        let start = Int(starts[Int(id)])
        return UnsafeRawBufferPointer(start: text + start, count: Int(starts[Int(id) + 1]) - start - 1)
    }
}
