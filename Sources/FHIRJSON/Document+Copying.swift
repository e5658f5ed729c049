extension Document {
    /// A deep copy of a value, detached; `other` may be this document. What was not edited is copied as bytes and nodes.
    /// O(size of the value), no recursion.
    public func copy(_ node: Node, from other: Document) -> Node {
        requireEditable()
        other.requireNode(node)
        var keys = KeyTranslation(to: self, from: other)
        let result = copyHead(node, from: other, &keys)
        nodes[Int(result.index)].setKey(TapeNode.noKey)
        // Only an edited container is walked; `original` and `copied` move through both trees in step.
        guard other.nodes[Int(node.index)].isDirty else { return result }
        var original = other.first(node)
        var container = result
        var previous = Node.none
        while true {
            if original.exists {
                let copied = copyHead(original, from: other, &keys)
                nodes[Int(copied.index)].parent = container.index
                if previous.exists {
                    nodes[Int(previous.index)].next = copied.index
                } else {
                    nodes[Int(container.index)].first = copied.index
                }
                let tape = other.nodes[Int(original.index)]
                if tape.isDirty, tape.first != .max {
                    original = Node(index: tape.first)
                    container = copied
                    previous = .none
                } else {
                    previous = copied
                    original = Node(index: tape.next)
                }
                if original.exists { continue }
            }
            // The end of a list of siblings: go on behind their container. The walk down is found again by the copy's
            // parents, and the original's by its own.
            guard container != result else { return result }
            previous = container
            container = parent(container)
            original = keys.resume(behind: previous)
        }
    }

    /// Copies one node; of an unedited container the whole subtree, of an edited one only the node itself.
    private func copyHead(_ node: Node, from other: Document, _ keys: inout KeyTranslation) -> Node {
        let tape = other.nodes[Int(node.index)]
        let key = keys.translate(tape.keyBits)
        if tape.isDirty {
            let meta = tape.kindBits | TapeNode.dirtyFlag | TapeNode.ownedFlag | key << 8
            let copied = appendNode(TapeNode(start: UInt32(ownedCount), length: 0, meta: meta, parent: .max))
            keys.remember(copied, next: tape.next)
            return copied
        }
        let length = Int(tape.length)
        // Room is made first: `other` may be this document, and growing would move the text under the pointer.
        reserveOwned(length)
        let start = appendOwned(UnsafeRawBufferPointer(start: other.textPointer(tape), count: length))
        let copied = nodeCount
        let meta = tape.meta & 0xFF | TapeNode.ownedFlag | key << 8
        let count = tape.first == .max ? 1 : other.subtreeCount(node)
        reserveNodes(count)
        var head = TapeNode(start: start, length: tape.length, meta: meta, parent: .max)
        if count > 1 {
            let shift = copied &- node.index
            let shiftStart = start &- tape.start
            head.first = tape.first &+ shift
            for index in Int(node.index) + 1..<Int(node.index) + count {
                var child = other.nodes[index]
                child.start = child.start &+ shiftStart
                child.meta = child.meta & 0xFF | TapeNode.ownedFlag | keys.translate(child.keyBits) << 8
                if child.next != .max { child.next = child.next &+ shift }
                if child.first != .max { child.first = child.first &+ shift }
                child.parent = child.parent &+ shift
                (nodes + Int(copied) + index - Int(node.index)).initialize(to: child)
            }
        }
        (nodes + Int(copied)).initialize(to: head)
        nodeCount += UInt32(count)
        return Node(index: copied)
    }

    /// How many nodes an unedited container is, itself included. They follow it on the tape without a gap: text and nodes
    /// of one origin were appended in the same order, so the first node that begins behind its end is no part of it.
    private func subtreeCount(_ node: Node) -> Int {
        let tape = nodes[Int(node.index)]
        let end = tape.start &+ tape.length
        let limit = tape.isOwned ? Int(nodeCount) : Int(parsedCount)
        var index = Int(node.index) + 1
        while index < limit, nodes[index].start < end { index += 1 }
        return index - Int(node.index)
    }
}

/// Keys of one document as keys of another, and the places where a walk over edited containers goes on.
private struct KeyTranslation {
    private let target: Document
    private let origin: Document
    private var known: [UInt32: UInt32] = [:]
    private var resumes: [UInt32: UInt32] = [:]

    init(to target: Document, from origin: Document) {
        self.target = target
        self.origin = origin
    }

    @inline(__always)
    mutating func translate(_ key: UInt32) -> UInt32 {
        if key < Key.frozenCount || key == TapeNode.noKey || target === origin { return key }
        return translatePrivate(key)
    }

    private mutating func translatePrivate(_ key: UInt32) -> UInt32 {
        if let found = known[key] { return found }
        let translated = origin.withName(of: Key(rawValue: key)) { target.key(forName: $0) }.rawValue
        known[key] = translated
        return translated
    }

    mutating func remember(_ copied: Node, next: UInt32) {
        resumes[copied.index] = next
    }

    mutating func resume(behind copied: Node) -> Node {
        Node(index: resumes.removeValue(forKey: copied.index) ?? .max)
    }
}
