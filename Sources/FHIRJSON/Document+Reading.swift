extension Document {
    /// What the value is. The node must exist.
    @inlinable
    public func kind(_ node: Node) -> Kind {
        requireNode(node)
        switch nodes[Int(node.index)].kindBits {
        case 0: return .null
        case 1: return .false
        case 2: return .true
        case 3: return .number
        case 4: return .string
        case 5: return .array
        default: return .object
        }
    }

    /// The first child; ``Node/none`` for an empty container, a scalar and ``Node/none``.
    @inlinable
    public func first(_ node: Node) -> Node {
        guard node.index < nodeCount else { return .none }
        return Node(index: nodes[Int(node.index)].first)
    }

    /// The sibling behind it, ``Node/none`` at the end.
    @inlinable
    public func next(_ node: Node) -> Node {
        guard node.index < nodeCount else { return .none }
        return Node(index: nodes[Int(node.index)].next)
    }

    /// The array or object it stands in; ``Node/none`` for the root and detached values.
    @inlinable
    public func parent(_ node: Node) -> Node {
        guard node.index < nodeCount else { return .none }
        return Node(index: nodes[Int(node.index)].parent)
    }

    /// The member name under which it stands in its object; ``Key/none`` elsewhere.
    @inlinable
    public func key(_ node: Node) -> Key {
        guard node.index < nodeCount else { return .none }
        return Key(rawValue: nodes[Int(node.index)].keyBits)
    }

    /// The member of an object under a key; ``Node/none`` when there is none, or no object. O(members).
    @inlinable
    public func member(_ object: Node, _ key: Key) -> Node {
        guard object.index < nodeCount else { return .none }
        var index = nodes[Int(object.index)].first
        // Elements of arrays have no key: they match nothing but `Key.none`, which is no name.
        guard key.exists else { return .none }
        while index != .max {
            if nodes[Int(index)].keyBits == key.rawValue { return Node(index: index) }
            index = nodes[Int(index)].next
        }
        return .none
    }

    /// As ``member(_:_:)`` by the name itself: one hash look-up more.
    public func member(_ object: Node, named name: String) -> Node {
        member(object, existingKey(name))
    }

    /// The key of a name in this document; ``Key/none`` when the name is neither of the standard nor in the document.
    public func existingKey(_ name: String) -> Key {
        var name = name
        return name.withUTF8 { existingKey(UnsafeRawBufferPointer($0)) }
    }

    func existingKey(_ name: UnsafeRawBufferPointer) -> Key {
        let base = name.baseAddress ?? UnsafeRawPointer(FrozenNames.text.utf8Start)
        if let id = FrozenNames.table.find(base, name.count) { return Key(rawValue: id) }
        guard let index = privateNames.find(base, name.count) else { return .none }
        return Key(rawValue: Key.frozenCount + UInt32(index))
    }

    /// The member name a key stands for; empty for ``Key/none``.
    public func name(of key: Key) -> String {
        withName(of: key) { String(decoding: $0, as: UTF8.self) }
    }

    /// The UTF-8 bytes of a name; they are valid inside `body`.
    func withName<Result>(of key: Key, _ body: (UnsafeRawBufferPointer) -> Result) -> Result {
        if key.rawValue < Key.frozenCount { return body(FrozenNames.table.bytes(key.rawValue)) }
        let index = Int(key.rawValue - Key.frozenCount)
        guard index < privateNames.count else { return body(UnsafeRawBufferPointer(start: nil, count: 0)) }
        return privateNames.bytes(index).withUnsafeBytes(body)
    }

    /// How many children the value has. O(children).
    @inlinable
    public func count(_ node: Node) -> Int {
        var count = 0
        var child = first(node)
        while child.exists {
            count += 1
            child = next(child)
        }
        return count
    }

    /// The elements of an array or the members of an object; empty for everything else and for ``Node/none``.
    @inlinable
    public func children(_ node: Node) -> Children {
        Children(document: self, first: first(node))
    }

    /// The elements of an array; empty for everything else and for ``Node/none``.
    @inlinable
    public func items(_ node: Node) -> Children {
        guard node.index < nodeCount, nodes[Int(node.index)].kindBits == 5 else {
            return Children(document: self, first: .none)
        }
        return Children(document: self, first: first(node))
    }

    /// True or false; nil for other kinds and for ``Node/none``.
    @inlinable
    public func bool(_ node: Node) -> Bool? {
        guard node.index < nodeCount else { return nil }
        switch nodes[Int(node.index)].kindBits {
        case 1: return false
        case 2: return true
        default: return nil
        }
    }

    /// The digits of a number as they were written; nil for other kinds and for ``Node/none``.
    public func numberText(_ node: Node) -> String? {
        guard node.index < nodeCount, nodes[Int(node.index)].kindBits == 3 else { return nil }
        return String(decoding: rawBytes(node), as: UTF8.self)
    }

    /// The value of a number written without fraction and exponent that fits; nil for everything else.
    public func integer(_ node: Node) -> Int? {
        guard node.index < nodeCount, nodes[Int(node.index)].kindBits == 3 else { return nil }
        let bytes = rawBytes(node)
        let isNegative = bytes.first == 0x2D
        var value = 0
        for byte in bytes.dropFirst(isNegative ? 1 : 0) {
            guard byte >= 0x30, byte <= 0x39 else { return nil }
            let (shifted, overflow) = value.multipliedReportingOverflow(by: 10)
            let digit = Int(byte - 0x30)
            let (sum, overflowToo) = shifted.addingReportingOverflow(isNegative ? -digit : digit)
            if overflow || overflowToo { return nil }
            value = sum
        }
        return value
    }

    /// The bytes of the value as they stand in the text: a string without its quotation marks and still escaped. Empty
    /// for a container that was edited. Valid until the next edit of the document. The node must exist.
    @inlinable
    public func rawBytes(_ node: Node) -> UnsafeRawBufferPointer {
        requireNode(node)
        let tape = nodes[Int(node.index)]
        if tape.isDirty { return UnsafeRawBufferPointer(start: nil, count: 0) }
        return UnsafeRawBufferPointer(start: textPointer(tape), count: Int(tape.length))
    }

    /// The string holds a backslash escape, so its raw bytes are not its value.
    @inlinable
    public func hasEscapes(_ node: Node) -> Bool {
        guard node.index < nodeCount else { return false }
        return nodes[Int(node.index)].hasEscapes
    }

    /// Where the whole value stood in the original source, a string with its quotation marks; nil for values made later.
    public func sourceRange(_ node: Node) -> Range<Int>? {
        guard node.index < nodeCount else { return nil }
        let tape = nodes[Int(node.index)]
        guard !tape.isOwned else { return nil }
        let quote = tape.isString ? 1 : 0
        return Int(tape.start) - quote..<Int(tape.start) + Int(tape.length) + quote
    }

    /// Line and column (from 1, in Unicode code points) where the value began in the source; nil for values made later.
    /// O(source).
    public func position(of node: Node) -> (line: Int, column: Int)? {
        guard let range = sourceRange(node) else { return nil }
        return linePosition(of: range.lowerBound, in: UnsafeRawBufferPointer(start: sourceBase, count: source.count))
    }

    /// The FHIRPath of a value from the root: `QuestionnaireResponse.item[0].answer[0].valueString`; every element of an
    /// array with its index. O(depth × siblings).
    public func elementPath(of node: Node) -> String {
        var segments: [String] = []
        var current = node
        while parent(current).exists {
            let container = parent(current)
            if kind(container) == .array {
                var index = 0
                var sibling = first(container)
                while sibling.exists, sibling != current {
                    index += 1
                    sibling = next(sibling)
                }
                segments.append("[\(index)]")
            } else {
                segments.append(".\(name(of: key(current)))")
            }
            current = container
        }
        let type = string(member(current, .resourceType)) ?? "$this"
        return type + segments.reversed().joined()
    }
}
