/// Finds the members of one name by their text, however often the document is edited between one look-up and the next.
///
/// It answers candidates: members that once stood under the name, among them ones that have been unlinked or moved since.
/// Who asks looks where they stand. A node's text never changes and nodes are only appended, so an index is kept up by a
/// look at what is new; linking an older node again is told by the document (``Document/relinked``).
///
/// It belongs to one thread at a time, as the document does. It holds 24 bytes for each different text, 8 for each member.
package final class MemberIndex {
    /// One text and the chain of its members.
    private struct Text {
        let hash: UInt64
        var first: UInt32
        var last: UInt32
        var count: UInt32
        /// Look for members that stand nowhere when there are more than this.
        var pruneAt: UInt32
    }

    private struct Member {
        let node: UInt32
        var next: UInt32
    }

    private let document: Document
    private let key: UInt32
    private var texts: ContiguousArray<Text> = []
    private var members: ContiguousArray<Member> = []
    /// Open addressing, a power of two long, at most half full; holds the place of the text plus one.
    private var slots: ContiguousArray<UInt32> = []
    /// A bit for each node that is in a chain.
    private var isKnown: ContiguousArray<UInt64> = []

    /// Nodes and relinked nodes seen.
    private var seenCount: UInt32 = 0
    private var seenRelinked = 0
    private var epoch = 0
    private var work = 0

    /// There is or was an array under the name, whose elements are not in here.
    package private(set) var isIrregular = false
    /// Members outside the root were left out of chains that had grown long.
    private var isPruned = false
    private var pruneFloor: UInt32 = 64

    /// An index of a document's members of a name. O(nodes).
    package init(of document: Document, _ key: Key) {
        self.document = document
        self.key = key.rawValue
        epoch = document.relinkedEpoch
        seenRelinked = document.relinked.count
        catchUp()
    }

    /// What the index did since it was last asked, in nodes looked at.
    package func takeWork() -> Int {
        defer { work = 0 }
        return work
    }

    /// Whether what stands below a value can be looked up: below all values that are part of the document.
    package func covers(_ top: Node) -> Bool { !isPruned || isAttached(top.index) }

    // MARK: Looking up

    /// The place of a text, and how many candidates it has; nil when no member ever had it.
    package func find(_ text: String) -> (place: Int, count: Int)? {
        if seenCount != document.nodeCount || seenRelinked != document.relinked.count || epoch != document.relinkedEpoch
        {
            catchUp()
        }
        guard !slots.isEmpty else { return nil }
        var text = text
        guard let place = text.withUTF8({ find(UnsafeRawBufferPointer($0)) }) else { return nil }
        if texts[place].count > texts[place].pruneAt { prune(place) }
        return (place, Int(texts[place].count))
    }

    /// Appends the candidates of a text, in no order that is promised.
    package func collect(_ place: Int, into found: inout ContiguousArray<Node>) {
        var member = texts[place].first
        while member != .max {
            found.append(Node(index: members[Int(member)].node))
            member = members[Int(member)].next
        }
    }

    private func find(_ text: UnsafeRawBufferPointer) -> Int? {
        let hash = Self.hash(text)
        let mask = slots.count - 1
        var slot = Int(truncatingIfNeeded: hash) & mask
        while slots[slot] != 0 {
            let place = Int(slots[slot]) - 1
            if texts[place].hash == hash, isText(place, text) { return place }
            slot = (slot + 1) & mask
        }
        return nil
    }

    /// A text whose members were all left out is found by its hash only, which is as good: it has no members to mistake.
    private func isText(_ place: Int, _ text: UnsafeRawBufferPointer) -> Bool {
        let first = texts[place].first
        return first == .max || document.equals(Node(index: members[Int(first)].node), utf8: text)
    }

    private static func hash(_ text: UnsafeRawBufferPointer) -> UInt64 {
        // An empty text has no bytes to read, so any address will do.
        NameHash(text.baseAddress ?? UnsafeRawPointer(FrozenNames.text.utf8Start), text.count, seed: processSeed).value
    }

    // MARK: Keeping up

    private func catchUp() {
        if epoch != document.relinkedEpoch { forget() }
        isKnown.append(contentsOf: repeatElement(0, count: Int(document.nodeCount) / 64 + 1 - isKnown.count))
        while seenRelinked < document.relinked.count {
            let tape = document.nodes[Int(document.relinked[seenRelinked])]
            // What was left out may be below it.
            if isPruned, tape.isContainer {
                forget()
                pruneFloor = min(pruneFloor * 2, 1 << 24)
                break
            }
            look(at: document.relinked[seenRelinked])
            seenRelinked += 1
            work += 1
        }
        work += Int(document.nodeCount - seenCount) / 8
        let nodes = document.nodes
        for index in seenCount..<document.nodeCount where nodes[Int(index)].keyBits == key { look(at: index) }
        seenCount = document.nodeCount
        // A frozen document may be shared, and needs to tell nothing.
        if !document.isFrozen { document.indexedCount = max(document.indexedCount, seenCount) }
    }

    /// Begins anew: nothing has been seen.
    private func forget() {
        texts.removeAll(keepingCapacity: true)
        members.removeAll(keepingCapacity: true)
        slots.removeAll(keepingCapacity: true)
        for word in isKnown.indices { isKnown[word] = 0 }
        seenCount = 0
        seenRelinked = document.relinked.count
        epoch = document.relinkedEpoch
        isPruned = false
    }

    private func look(at index: UInt32) {
        let tape = document.nodes[Int(index)]
        guard tape.keyBits == key else { return }
        if tape.kindBits == UInt32(Kind.array.rawValue) { isIrregular = true }
        guard tape.isString, isKnown[Int(index / 64)] & 1 << UInt64(index % 64) == 0 else { return }
        isKnown[Int(index / 64)] |= 1 << UInt64(index % 64)
        work += 1 + Int(tape.length) / 32
        let bytes = UnsafeRawBufferPointer(start: document.textPointer(tape), count: Int(tape.length))
        if tape.hasEscapes, var text = document.string(Node(index: index)) {
            text.withUTF8 { add(index, UnsafeRawBufferPointer($0)) }
        } else {
            add(index, bytes)
        }
    }

    private func add(_ index: UInt32, _ text: UnsafeRawBufferPointer) {
        if (texts.count + 1) * 2 > slots.count { grow() }
        let member = UInt32(members.count)
        members.append(Member(node: index, next: .max))
        let hash = Self.hash(text)
        let mask = slots.count - 1
        var slot = Int(truncatingIfNeeded: hash) & mask
        while slots[slot] != 0 {
            let place = Int(slots[slot]) - 1
            if texts[place].hash == hash, isText(place, text) {
                if texts[place].first == .max {
                    texts[place].first = member
                } else {
                    members[Int(texts[place].last)].next = member
                }
                texts[place].last = member
                texts[place].count += 1
                return
            }
            slot = (slot + 1) & mask
        }
        slots[slot] = UInt32(texts.count + 1)
        texts.append(Text(hash: hash, first: member, last: member, count: 1, pruneAt: pruneFloor))
    }

    private func grow() {
        slots = ContiguousArray(repeating: 0, count: max(16, slots.count * 2))
        let mask = slots.count - 1
        for (place, text) in texts.enumerated() {
            var slot = Int(truncatingIfNeeded: text.hash) & mask
            while slots[slot] != 0 { slot = (slot + 1) & mask }
            slots[slot] = UInt32(place + 1)
        }
    }

    // MARK: Pruning

    /// Leaves out the members of a text that are no part of the document: rows that came and went must not make look-ups of
    /// what they held slower and slower. The next time is when there are twice as many as are left.
    private func prune(_ place: Int) {
        var member = texts[place].first
        texts[place].first = .max
        texts[place].count = 0
        while member != .max {
            let next = members[Int(member)].next
            let node = members[Int(member)].node
            if document.nodes[Int(node)].keyBits == key, isAttached(node) {
                members[Int(member)].next = .max
                if texts[place].first == .max {
                    texts[place].first = member
                } else {
                    members[Int(texts[place].last)].next = member
                }
                texts[place].last = member
                texts[place].count += 1
            } else {
                isPruned = true
                isKnown[Int(node / 64)] &= ~(1 << UInt64(node % 64))
            }
            member = next
        }
        texts[place].pruneAt = max(pruneFloor, texts[place].count * 2)
    }

    private func isAttached(_ index: UInt32) -> Bool {
        var index = index
        while index != document.rootIndex {
            index = document.nodes[Int(index)].parent
            work += 1
            guard index != .max else { return false }
        }
        return index != .max
    }
}
