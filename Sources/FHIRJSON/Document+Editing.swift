extension Document {
    /// Puts a value into an object under a key: in the place of the member of that name, which is unlinked, else at the
    /// end. A value that stands elsewhere is moved. O(members). `object` must be an object, and not inside `value`.
    public func setMember(_ object: Node, _ key: Key, _ value: Node) {
        prepare(object, .object, value)
        precondition(key.exists, "a member needs a name")
        let old = member(object, key)
        if old == value { return }
        detach(value)
        guard old.exists else {
            nodes[Int(value.index)].setKey(key.rawValue)
            link(value, into: object, after: lastChild(of: object))
            return
        }
        let previous = previousSibling(of: old)
        detach(old)
        nodes[Int(value.index)].setKey(key.rawValue)
        link(value, into: object, after: previous)
    }

    /// As ``setMember(_:_:_:)`` with any name.
    public func setMember(_ object: Node, named name: String, _ value: Node) {
        setMember(object, key(forName: name), value)
    }

    /// Puts a member behind another one of the same object, first with ``Node/none``. A member of the same name is
    /// unlinked before.
    public func insertMember(_ object: Node, _ key: Key, _ value: Node, after sibling: Node) {
        prepare(object, .object, value)
        precondition(key.exists, "a member needs a name")
        precondition(!sibling.exists || parent(sibling) == object, "`after` must be a member of the object")
        var sibling = sibling
        for unwanted in [member(object, key), value] where unwanted.exists {
            if unwanted == sibling { sibling = previousSibling(of: sibling) }
            detach(unwanted)
        }
        nodes[Int(value.index)].setKey(key.rawValue)
        link(value, into: object, after: sibling)
    }

    /// Puts a value at the end of an array; a value that stands elsewhere is moved. O(1) when elements are appended one
    /// after the other.
    public func append(_ value: Node, to array: Node) {
        insert(value, into: array, before: .none)
    }

    /// Puts a value before an element of an array, at the end with ``Node/none``. A value that stands elsewhere is moved.
    public func insert(_ value: Node, into array: Node, before sibling: Node) {
        prepare(array, .array, value)
        precondition(!sibling.exists || parent(sibling) == array, "`before` must be an element of the array")
        if sibling == value, value.exists { return }
        detach(value)
        link(value, into: array, after: sibling.exists ? previousSibling(of: sibling) : lastChild(of: array))
    }

    /// Unlinks a value from its array or object. It stays usable and may be put elsewhere. Nothing happens to ``Node/none``
    /// and to a value that stands nowhere; removing the root leaves the document without one.
    public func remove(_ node: Node) {
        requireEditable()
        guard node.exists else { return }
        requireNode(node)
        detach(node)
    }

    /// Unlinks the member of a name, if there is one.
    public func removeMember(_ object: Node, _ key: Key) {
        remove(member(object, key))
    }

    // MARK: Links

    private func prepare(_ container: Node, _ kind: Kind, _ value: Node) {
        requireEditable()
        requireNode(value)
        requireNode(container)
        precondition(self.kind(container) == kind, "the container is not of the kind that the edit needs")
        // A loop of links would never end; a value without children cannot close one.
        if nodes[Int(value.index)].first != .max || container == value {
            var ancestor = container
            while ancestor.exists {
                precondition(ancestor != value, "a value is not put into itself")
                ancestor = parent(ancestor)
            }
        }
    }

    private func detach(_ node: Node) {
        if rootIndex == node.index { rootIndex = .max }
        let container = parent(node)
        nodes[Int(node.index)].setKey(TapeNode.noKey)
        guard container.exists else { return }
        let previous = previousSibling(of: node)
        let next = nodes[Int(node.index)].next
        if previous.exists {
            nodes[Int(previous.index)].next = next
        } else {
            nodes[Int(container.index)].first = next
        }
        nodes[Int(node.index)].next = .max
        nodes[Int(node.index)].parent = .max
        markDirty(container)
        if next == .max, previous.exists { rememberLast(previous, of: container) }
    }

    /// Links a detached value into a container, at the front after ``Node/none``.
    private func link(_ node: Node, into container: Node, after previous: Node) {
        let next: UInt32
        if previous.exists {
            next = nodes[Int(previous.index)].next
            nodes[Int(previous.index)].next = node.index
        } else {
            next = nodes[Int(container.index)].first
            nodes[Int(container.index)].first = node.index
        }
        nodes[Int(node.index)].next = next
        nodes[Int(node.index)].parent = container.index
        markDirty(container)
        if next == .max { rememberLast(node, of: container) }
        if node.index < indexedCount { noteRelinked(node) }
    }

    private func markDirty(_ container: Node) {
        var index = container.index
        while index != .max, !nodes[Int(index)].isDirty {
            nodes[Int(index)].meta |= TapeNode.dirtyFlag
            index = nodes[Int(index)].parent
        }
    }

    /// The sibling before a linked value. Looked for from the place of the last such search on, so that a walk that
    /// removes or inserts here and there is linear in all.
    private func previousSibling(of node: Node) -> Node {
        let container = parent(node).index
        guard container != .max, nodes[Int(container)].first != node.index else { return .none }
        let slot = Int(container & 15)
        var previous = previousHints[slot]
        if previous >= nodeCount || nodes[Int(previous)].parent != container {
            previous = nodes[Int(container)].first
        }
        let start = previous
        while nodes[Int(previous)].next != node.index {
            previous = nodes[Int(previous)].next
            if previous == .max { previous = nodes[Int(container)].first }
            // Once around: the chain does not hold the value, which the invariants of the tape exclude.
            precondition(previous != start, "the tape's links are broken")
        }
        previousHints[slot] = previous
        return Node(index: previous)
    }

    private func lastChild(of container: Node) -> Node {
        let tape = nodes[Int(container.index)]
        let hint = tape.isOwned && tape.isDirty ? tape.length : lastChildHints[Int(container.index & 15)]
        if hint < nodeCount, nodes[Int(hint)].parent == container.index, nodes[Int(hint)].next == .max {
            return Node(index: hint)
        }
        var last = Node.none
        var child = first(container)
        while child.exists {
            last = child
            child = next(child)
        }
        return last
    }

    /// Called behind `markDirty`: an edited container of our own has no bytes, so its length is free for the hint.
    private func rememberLast(_ node: Node, of container: Node) {
        if nodes[Int(container.index)].isOwned {
            nodes[Int(container.index)].length = node.index
        } else {
            lastChildHints[Int(container.index & 15)] = node.index
        }
    }
}
