extension Document {
    /// Whether two values are the same JSON: members in any order, elements in order, strings decoded, numbers by their
    /// digits as written. `other` may be this document. Two ``Node/none`` are equal. No recursion.
    public func isEqual(_ a: Node, _ other: Document, _ b: Node) -> Bool {
        guard a.exists, b.exists else { return a == b }
        var pairs: [(Node, Node)] = [(a, b)]
        while let (left, right) = pairs.popLast() {
            let kind = self.kind(left)
            guard kind == other.kind(right) else { return false }
            switch kind {
            case .null, .true, .false:
                continue
            case .string:
                guard sameString(left, other, right) else { return false }
            case .number:
                guard rawBytes(left).elementsEqual(other.rawBytes(right)) else { return false }
            case .array:
                var child = first(left)
                var otherChild = other.first(right)
                while child.exists, otherChild.exists {
                    pairs.append((child, otherChild))
                    child = next(child)
                    otherChild = other.next(otherChild)
                }
                guard child == otherChild else { return false }
            case .object:
                guard pairMembers(left, other, right, &pairs) else { return false }
            }
        }
        return true
    }

    /// Pairs the members of two objects by name; false when a name is missing on either side. Objects in the same order
    /// take one walk, others a dictionary.
    private func pairMembers(_ left: Node, _ other: Document, _ right: Node, _ pairs: inout [(Node, Node)]) -> Bool {
        let rollback = pairs.count
        var child = first(left)
        var otherChild = other.first(right)
        while child.exists, otherChild.exists, translated(key(child), into: other) == other.key(otherChild) {
            pairs.append((child, otherChild))
            child = next(child)
            otherChild = other.next(otherChild)
        }
        if !child.exists, !otherChild.exists { return true }
        pairs.removeSubrange(rollback...)
        var members: [Key: Node] = [:]
        for member in other.children(right) { members[other.key(member)] = member }
        for member in children(left) {
            guard let match = members.removeValue(forKey: translated(key(member), into: other)) else { return false }
            pairs.append((member, match))
        }
        return members.isEmpty
    }

    /// The key in another document of what a key of this one stands for; ``Key/none`` when it does not have the name.
    private func translated(_ key: Key, into other: Document) -> Key {
        if key.rawValue < Key.frozenCount || other === self { return key }
        return withName(of: key) { other.existingKey($0) }
    }
}
