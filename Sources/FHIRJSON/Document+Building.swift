extension Document {
    /// A new empty object, detached until put somewhere.
    public func newObject() -> Node {
        newContainer(.object)
    }

    /// A new empty array, detached until put somewhere.
    public func newArray() -> Node {
        newContainer(.array)
    }

    /// A new string, detached until put somewhere.
    public func newString(_ value: String) -> Node {
        var value = value
        return value.withUTF8 { newString(utf8: UnsafeRawBufferPointer($0)) }
    }

    /// A new string of UTF-8 bytes; bytes that are not UTF-8 would make the written document invalid.
    public func newString(utf8 bytes: UnsafeRawBufferPointer) -> Node {
        requireEditable()
        if plainPrefix(bytes) == bytes.count {
            return newNode(.string, text: bytes)
        }
        var escaped: [UInt8] = []
        escaped.reserveCapacity(bytes.count + 16)
        appendEscaped(bytes, to: &escaped)
        return escaped.withUnsafeBytes { newNode(.string, text: $0, flags: TapeNode.escapesFlag) }
    }

    /// A new number of digits that must be a JSON number (precondition): they are kept as they are.
    public func newNumber(_ text: String) -> Node {
        var text = text
        return text.withUTF8 { bytes in
            let bytes = UnsafeRawBufferPointer(bytes)
            precondition(isNumber(bytes), "newNumber takes a JSON number")
            return newNode(.number, text: bytes)
        }
    }

    /// A new whole number.
    public func newNumber(_ value: Int) -> Node {
        newNumber(String(value))
    }

    /// A new `true` or `false`.
    public func newBool(_ value: Bool) -> Node {
        let word: StaticString = value ? "true" : "false"
        return newNode(value ? .true : .false, text: word.rawBytes)
    }

    /// A new `null`.
    public func newNull() -> Node {
        let word: StaticString = "null"
        return newNode(.null, text: word.rawBytes)
    }

    /// The key of a name, which is taken into this document when it is new.
    public func key(forName name: String) -> Key {
        requireEditable()
        var name = name
        return name.withUTF8 { key(forName: UnsafeRawBufferPointer($0)) }
    }

    func key(forName name: UnsafeRawBufferPointer) -> Key {
        let known = existingKey(name)
        if known.exists { return known }
        let base = name.baseAddress ?? UnsafeRawPointer(FrozenNames.text.utf8Start)
        let key = Key(rawValue: Key.frozenCount + UInt32(privateNames.intern(base, name.count)))
        precondition(key.rawValue < Key.none.rawValue, "a document holds at most 16 million different names")
        return key
    }

    private func newContainer(_ kind: Kind) -> Node {
        requireEditable()
        let meta = UInt32(kind.rawValue) | TapeNode.dirtyFlag | TapeNode.ownedFlag | TapeNode.noKey << 8
        return appendNode(TapeNode(start: UInt32(ownedCount), length: 0, meta: meta, parent: .max))
    }

    private func newNode(_ kind: Kind, text: UnsafeRawBufferPointer, flags: UInt32 = 0) -> Node {
        requireEditable()
        let start = appendOwned(text)
        let meta = UInt32(kind.rawValue) | TapeNode.ownedFlag | flags | TapeNode.noKey << 8
        return appendNode(TapeNode(start: start, length: UInt32(text.count), meta: meta, parent: .max))
    }

    func appendNode(_ node: TapeNode) -> Node {
        reserveNodes(1)
        (nodes + Int(nodeCount)).initialize(to: node)
        nodeCount += 1
        return Node(index: nodeCount - 1)
    }

    /// Makes room for more nodes; pointers into the tape taken before are void.
    func reserveNodes(_ additional: Int) {
        let needed = Int(nodeCount) + additional
        guard needed > nodeCapacity else { return }
        precondition(needed < Int(UInt32.max), "a document holds fewer than 2^32 nodes")
        moveNodes(capacity: max(needed, nodeCapacity * 2))
    }

    /// Moves the tape to memory of another size, at least that of its nodes.
    func moveNodes(capacity: Int) {
        let moved = UnsafeMutablePointer<TapeNode>.allocate(capacity: capacity)
        moved.moveInitialize(from: nodes, count: Int(nodeCount))
        nodes.deallocate()
        nodes = moved
        nodeCapacity = capacity
    }

    /// Makes room for more text; pointers into the document's own text taken before are void.
    func reserveOwned(_ additional: Int) {
        let needed = ownedCount + additional
        guard needed > ownedCapacity else { return }
        precondition(needed < Int(UInt32.max), "a document holds less than 4 GiB of new text")
        let capacity = max(needed, ownedCapacity * 2, 256)
        let grown = UnsafeMutableRawPointer.allocate(byteCount: capacity, alignment: 1)
        grown.copyMemory(from: ownedBase, byteCount: ownedCount)
        ownedBase.deallocate()
        ownedBase = grown
        ownedCapacity = capacity
    }

    /// Appends text, which must not lie in the document's own text, and answers where it begins.
    func appendOwned(_ text: UnsafeRawBufferPointer) -> UInt32 {
        reserveOwned(text.count)
        let start = ownedCount
        if let base = text.baseAddress, text.count > 0 {
            (ownedBase + start).copyMemory(from: base, byteCount: text.count)
        }
        ownedCount += text.count
        return UInt32(start)
    }
}

extension StaticString {
    /// The UTF-8 bytes of the literal, which live for ever.
    var rawBytes: UnsafeRawBufferPointer {
        UnsafeRawBufferPointer(start: utf8Start, count: utf8CodeUnitCount)
    }
}
