/// The tape while it is written: freed when the parser gives up, handed to the document when it is done.
struct NodeBuffer: ~Copyable {
    private(set) var pointer: UnsafeMutablePointer<TapeNode>
    private(set) var capacity: Int

    init(capacity: Int) {
        self.capacity = capacity
        pointer = .allocate(capacity: capacity)
    }

    deinit {
        pointer.deallocate()
    }

    /// Doubles the room, up to `maximum` nodes; false when that is reached. `count` nodes are kept.
    mutating func grow(count: Int, maximum: Int) -> Bool {
        // Indices have 32 bits, and the highest stands for none.
        let larger = min(capacity * 2, maximum, Int(UInt32.max) - 1)
        guard larger > capacity else { return false }
        let grown = UnsafeMutablePointer<TapeNode>.allocate(capacity: larger)
        grown.moveInitialize(from: pointer, count: count)
        pointer.deallocate()
        pointer = grown
        capacity = larger
        return true
    }

    /// Hands over the memory, which the new owner frees.
    consuming func take() -> UnsafeMutablePointer<TapeNode> {
        let taken = pointer
        discard self
        return taken
    }
}
