internal import FHIRJSON

/// Where the candidates of a look-up stand, and in which order the expression gives them. All by the links of the document:
/// the order of its nodes means nothing once it was edited.
extension Evaluation {
    // MARK: One

    /// Pushes the element of the only candidate if it is one that the expression reaches; false where that is not certain.
    ///
    /// `repeat` drops what equals something it has seen: what equals this element, or one that holds it, has a member that
    /// reads the same, and there is no other.
    func pushCandidate(_ lookup: Lookup, _ candidate: Node) throws(FHIRPathError) -> Bool {
        guard lookup.document.key(candidate) == lookup.key else { return true }
        let element = lookup.document.parent(candidate)
        guard let isWanted = isWanted(element, lookup) else { return false }
        guard isWanted else { return true }
        var node = element
        var steps = 0
        while node != lookup.top {
            guard let outer = outer(node, lookup) else { return false }
            guard outer.exists else { return true }
            node = outer
            steps += 1
        }
        try spend(steps)
        guard isPlainText(candidate, lookup) else { return false }
        try push(item(element, lookup.number))
        return true
    }

    // MARK: Many

    /// As ``pushCandidate(_:_:)`` for any number, in the expression's order. Each node on the way is looked at once.
    func pushCandidates(_ lookup: Lookup) throws(FHIRPathError) -> Bool {
        let document = lookup.document
        lookups.beginMarking(document.valueCount)
        lookups.matches.removeAll(keepingCapacity: true)
        for candidate in lookups.candidates where document.key(candidate) == lookup.key {
            let element = document.parent(candidate)
            guard let isWanted = isWanted(element, lookup), isPlainText(candidate, lookup) else { return false }
            guard isWanted else { continue }
            guard let isInside = try mark(element, lookup) else { return false }
            guard isInside else { continue }
            lookups[element] = .match
            lookups.matches.append(element)
        }
        guard lookups.matches.count > 1 else {
            if let match = lookups.matches.first { try push(item(match, lookup.number)) }
            return true
        }
        let start = count
        switch lookup.code {
        case .descendantsWhereMemberEquals: try pushInOrder(lookup)
        case .descendantsMemberWhereMemberEquals: try pushByHolder(lookup)
        default:
            try pushByLevel(lookup)
            try keepDistinct(from: start)
        }
        return true
    }

    /// Marks an element and those around it, up to the top or one that is marked; nil where it is not certain.
    private func mark(_ element: Node, _ lookup: Lookup) throws(FHIRPathError) -> Bool? {
        let document = lookup.document
        var end = element
        var isInside = true
        var steps = 0
        while end != lookup.top {
            let known = lookups[end]
            if known != .unknown {
                isInside = known != .outside
                break
            }
            guard let outer = outer(end, lookup) else { return nil }
            guard outer.exists else {
                lookups[end] = .outside
                isInside = false
                break
            }
            end = outer
            steps += 1
        }
        try spend(steps)
        var node = element
        while node != end {
            lookups[node] = isInside ? .inside : .outside
            if !document.key(node).exists {
                node = document.parent(node)
                lookups[node] = isInside ? .inside : .outside
            }
            node = document.parent(node)
        }
        return isInside
    }

    // MARK: Outwards

    /// Whether an element can be what the expression gives, if it stands below the top: not the top itself, and behind
    /// `descendants().item` not one of the top's own. Nil where that is not certain.
    private func isWanted(_ element: Node, _ lookup: Lookup) -> Bool? {
        guard element != lookup.top else { return false }
        guard lookup.code == .descendantsMemberWhereMemberEquals else { return true }
        guard let holder = holder(of: element, by: lookup.step, lookup.document) else { return nil }
        return holder.exists && holder != lookup.top
    }

    /// One element further out; ``Node/none`` where the expression does not come from, nil where that is not certain.
    @inline(__always)
    private func outer(_ element: Node, _ lookup: Lookup) -> Node? {
        guard !lookup.isDistinct else { return repeatHolder(of: element, lookup) }
        let document = lookup.document
        var member = element
        var key = document.key(element)
        if !key.exists {
            member = document.parent(element)
            guard member.exists else { return Node.none }
            key = document.key(member)
            // An array in an array, or one that stands nowhere.
            guard key.exists else { return document.parent(member).exists ? nil : Node.none }
        }
        return key == .resourceType || document.isTwin(key) ? nil : document.parent(member)
    }

    /// The element that holds another one under the name of a step.
    private func holder(of element: Node, by step: Step, _ document: Document) -> Node? {
        let member = document.key(element).exists ? element : document.parent(element)
        let key = document.key(member)
        guard key == step.key else { return isOtherForm(key, of: step, document) ? nil : Node.none }
        let holder = document.parent(member)
        return hasOnly(step, holder, document) ? holder : nil
    }

    /// Whether a member is reached by the step's name too: the twin of a primitive, another form of a choice element.
    private func isOtherForm(_ key: Key, of step: Step, _ document: Document) -> Bool {
        guard key.exists else { return false }
        if key == step.twin { return true }
        guard let table = choices(of: step) else { return false }
        return table.type(of: key) != 0 || table.type(of: document.twinned(key)) != 0
    }

    /// The element from which `repeat` comes to another one.
    private func repeatHolder(of element: Node, _ lookup: Lookup) -> Node? {
        let document = lookup.document
        // Elements with a number as their value may be quantities, which are equal whatever else they hold.
        let value = document.member(element, .value)
        if value.exists, document.kind(value) == .number { return nil }
        guard let holder = holder(of: element, by: lookup.step, document) else { return nil }
        switch lookup.code {
        case .repeatEitherWhereMemberEquals:
            return holder.exists ? holder : self.holder(of: element, by: lookup.other, document)
        case .repeatThroughWhereMemberEquals:
            // An element is reached from the one that holds it, or from the one around that.
            guard holder.exists, holder != lookup.top else { return holder }
            guard let outer = self.holder(of: holder, by: lookup.other, document) else { return nil }
            return outer.exists ? outer : holder
        default: return holder
        }
    }

    /// For `repeat`: the member equals another one only if both read the same, so it is no date or number written as text.
    private func isPlainText(_ candidate: Node, _ lookup: Lookup) -> Bool {
        guard lookup.isDistinct, let first = lookup.literal.utf8.first,
            first == UInt8(ascii: "-") || 0x30...0x39 ~= first
        else { return true }
        if case .string = value(item(candidate, lookup.number)) { return true }
        return false
    }

    // MARK: Orders

    /// As `descendants()` gives them: each before what is inside it.
    private func pushInOrder(_ lookup: Lookup) throws(FHIRPathError) {
        var left = lookups.matches.count
        try walkMarked(lookup) { node throws(FHIRPathError) in
            if lookups[node] == .match {
                try push(item(node, lookup.number))
                left -= 1
            }
            return left > 0
        }
    }

    /// As `descendants().item` gives them: all of one element before those of the elements inside it.
    private func pushByHolder(_ lookup: Lookup) throws(FHIRPathError) {
        var left = lookups.matches.count
        try walkMarked(lookup) { node throws(FHIRPathError) in
            guard lookup.document.kind(node) == .object else { return true }
            try forEachElement(of: node, lookup) { element throws(FHIRPathError) in
                guard lookups[element] == .match else { return }
                try push(item(element, lookup.number))
                left -= 1
            }
            return left > 0
        }
    }

    /// As `repeat(item)` gives them: all of one level before those of the next.
    private func pushByLevel(_ lookup: Lookup) throws(FHIRPathError) {
        var level = [lookup.top]
        while !level.isEmpty {
            var next: [Node] = []
            for holder in level {
                try forEachElement(of: holder, lookup) { element throws(FHIRPathError) in
                    let mark = lookups[element]
                    guard mark == .match || mark == .inside else { return }
                    if mark == .match { try push(item(element, lookup.number)) }
                    next.append(element)
                }
            }
            level = next
        }
    }

    /// Calls `body` with each element under the step's name.
    private func forEachElement(
        of holder: Node, _ lookup: Lookup, _ body: (Node) throws(FHIRPathError) -> Void
    ) throws(FHIRPathError) {
        let document = lookup.document
        let member = document.member(holder, lookup.step.key)
        guard member.exists else { return }
        guard document.kind(member) == .array else { return try body(member) }
        var element = document.first(member)
        var steps = 0
        while element.exists {
            try body(element)
            steps += 1
            element = document.next(element)
        }
        try spend(steps)
    }

    /// Calls `body` with each marked node below the top, in order, until it answers false.
    private func walkMarked(
        _ lookup: Lookup, _ body: (Node) throws(FHIRPathError) -> Bool
    ) throws(FHIRPathError) {
        let document = lookup.document
        var steps = 0
        var node = document.first(lookup.top)
        while node.exists {
            steps += 1
            var following = Node.none
            let mark = lookups[node]
            if mark == .inside || mark == .match {
                guard try body(node) else { break }
                following = document.first(node)
            }
            if !following.exists {
                following = document.next(node)
                var up = node
                while !following.exists {
                    up = document.parent(up)
                    if up == lookup.top { break }
                    following = document.next(up)
                }
            }
            node = following
        }
        try spend(steps)
    }
}
