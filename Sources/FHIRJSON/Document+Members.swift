/// Finding members by their text without an index.
extension Document {
    /// Appends all members of a name that are strings and read `text`, those in values taken out of the document included.
    /// False, and nothing promised, when there is an array under the name. O(nodes), in the order of the tape.
    package func collectMembers(_ key: Key, reading text: String, into found: inout ContiguousArray<Node>) -> Bool {
        var text = text
        return text.withUTF8 { text in
            let bytes = UnsafeRawBufferPointer(text)
            for index in 0..<nodeCount where nodes[Int(index)].keyBits == key.rawValue {
                if nodes[Int(index)].kindBits == UInt32(Kind.array.rawValue) { return false }
                if equals(Node(index: index), utf8: bytes) { found.append(Node(index: index)) }
            }
            return true
        }
    }

    /// As ``collectMembers(_:reading:into:)``, of what stands inside a value; nil when that has more than `limit` nodes, and
    /// in `looked` how many were looked at.
    package func collectMembers(
        _ key: Key, reading text: String, inside top: Node, limit: Int, into found: inout ContiguousArray<Node>,
        looked: inout Int
    ) -> Bool? {
        var node = first(top)
        while node.exists {
            guard looked < limit else { return nil }
            looked += 1
            let tape = nodes[Int(node.index)]
            if tape.keyBits == key.rawValue {
                if tape.kindBits == UInt32(Kind.array.rawValue) { return false }
                if equals(node, text) { found.append(node) }
            }
            var following = Node(index: tape.first)
            if !following.exists {
                following = Node(index: tape.next)
                var up = node
                while !following.exists {
                    up = parent(up)
                    if up == top { break }
                    following = next(up)
                }
            }
            node = following
        }
        return true
    }

    /// Tells indexes that a node they may have seen stands elsewhere now. The list is emptied when it is longer than the
    /// tape: indexes then begin anew.
    func noteRelinked(_ node: Node) {
        if relinked.count >= max(1024, Int(nodeCount)) {
            relinked.removeAll(keepingCapacity: true)
            relinkedEpoch += 1
        }
        relinked.append(node.index)
    }
}
