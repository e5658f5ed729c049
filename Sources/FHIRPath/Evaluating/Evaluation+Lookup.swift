internal import FHIRJSON

/// `where(name = 'literal')` behind a step that goes through a document: what it finds is looked up by the text.
///
/// A look-up answers only where nothing is out of the ordinary (no twins of primitives, no arrays of arrays, and so on, on the
/// way to what may be found); elsewhere the expression is evaluated as it is written, on the same input.
extension Evaluation {
    /// One look-up below one element.
    struct Lookup {
        let code: Operation.Code
        let document: Document
        let number: UInt16
        let top: Node
        /// The name and text of the member that is asked for.
        let key: Key
        let literal: String
        /// The step by a name, with its key and that of its twin.
        let step: UnsafeMutablePointer<Operation>?
        let stepKey: Key
        let stepTwin: Key
    }

    /// The fused operations: `descendants().where(…)` and the like.
    func lookUp(_ operation: UnsafeMutablePointer<Operation>, _ scope: Scope) throws(FHIRPathError) {
        guard let program else { return }
        let base = count
        try runTarget(operation, scope)
        let end = count
        try spend(end - base)
        // Elements that equal one another are dropped by `repeat` wherever they stand.
        if operation.pointee.code == .repeatWhereMemberEquals, end - base > 1 {
            try runUnfused(operation, base..<end, scope)
        } else {
            for place in base..<end {
                let start = count
                if try pushFound(operation, program, below: stack[place]) { continue }
                count = start
                try runUnfused(operation, place..<place + 1, scope)
            }
        }
        drop(from: base, to: end)
    }

    /// The expression as it is written, on items of the stack.
    private func runUnfused(
        _ operation: UnsafeMutablePointer<Operation>, _ input: Range<Int>, _ scope: Scope
    ) throws(FHIRPathError) {
        var scope = scope
        scope.thisStart = Int32(input.lowerBound)
        scope.thisCount = Int32(input.count)
        try runApart(argumentPlace(operation, 0), scope)
    }

    /// Pushes what is found below an item; false where it must be evaluated as it is written.
    private func pushFound(
        _ operation: UnsafeMutablePointer<Operation>, _ program: FHIRPathExpression, below item: Item
    ) throws(FHIRPathError) -> Bool {
        guard item.kind == .node, item.flags == 0 else { return false }
        let document = documents[Int(item.document)]
        guard document.kind(item.node) == .object else { return false }
        let key = key(operation, program, document)
        // A name that the document does not have.
        guard key.exists else { return true }
        let code = operation.pointee.code
        let step = code == .descendantsWhereMemberEquals ? nil : operations + argumentPlace(operation, 1)
        let stepKey = step.map { self.key($0, program, document) } ?? .none
        if step != nil, !stepKey.exists { return false }
        let lookup = Lookup(
            code: code, document: document, number: item.document, top: item.node, key: key,
            literal: program.names[Int(operation.pointee.table) + 1], step: step, stepKey: stepKey,
            stepTwin: step == nil ? .none : document.twinKey(of: stepKey))
        if code == .memberWhereMemberEquals { return try pushFoundElements(lookup) }
        guard try collectCandidates(lookup) else { return false }
        switch lookups.candidates.count {
        case 0: return true
        case 1: return try pushCandidate(lookup, lookups.candidates[0])
        default: return try pushCandidates(lookup)
        }
    }

    private func key(
        _ operation: UnsafeMutablePointer<Operation>, _ program: FHIRPathExpression, _ document: Document
    ) -> Key {
        if operation.pointee.key != .max { return Key(rawValue: operation.pointee.key) }
        return document.existingKey(program.names[Int(operation.pointee.table)])
    }

    // MARK: Candidates

    /// Finds the members that read the literal; false where they cannot be found so.
    private func collectCandidates(_ lookup: Lookup) throws(FHIRPathError) -> Bool {
        lookups.candidates.removeAll(keepingCapacity: true)
        let document = lookup.document
        guard let index = lookups.index(of: lookup.key, in: document, lookup.number) else {
            let size = document.valueCount
            try spend(size / 8)
            lookups.count(size, for: lookup.key, lookup.number)
            return document.collectMembers(lookup.key, reading: lookup.literal, into: &lookups.candidates)
        }
        let found = index.find(lookup.literal)
        guard try isUsable(index, below: lookup.top) else { return false }
        guard let found else { return true }
        if found.count > 16 {
            // A row among hundreds is looked through itself, if that is less.
            var looked = 0
            let isDone = document.collectMembers(
                lookup.key, reading: lookup.literal, inside: lookup.top, limit: found.count * 2,
                into: &lookups.candidates, looked: &looked)
            try spend(looked / 4)
            if let isDone { return isDone }
            lookups.candidates.removeAll(keepingCapacity: true)
            try spend(found.count)
        }
        index.collect(found.place, into: &lookups.candidates)
        return true
    }

    /// To be called behind ``MemberIndex/find(_:)``.
    private func isUsable(_ index: MemberIndex, below top: Node) throws(FHIRPathError) -> Bool {
        let isUsable = !index.isIrregular && index.covers(top)
        try spend(index.takeWork())
        return isUsable
    }

    // MARK: One step by a name

    /// `item.where(linkId = 'a')` of one element.
    private func pushFoundElements(_ lookup: Lookup) throws(FHIRPathError) -> Bool {
        let document = lookup.document
        guard hasOnly(lookup.stepKey, lookup, lookup.top) else { return false }
        let value = document.member(lookup.top, lookup.stepKey)
        guard value.exists else { return false }
        guard let index = lookups.index(of: lookup.key, in: document, lookup.number) else {
            return try pushScanned(value, lookup)
        }
        let found = index.find(lookup.literal)
        guard try isUsable(index, below: lookup.top) else { return false }
        guard let found else { return true }
        // Many rows hold it: those of this element may be fewer.
        if found.count > 16, !hasMoreChildren(value, than: found.count, document) {
            return try pushScanned(value, lookup)
        }
        try spend(found.count)
        lookups.candidates.removeAll(keepingCapacity: true)
        index.collect(found.place, into: &lookups.candidates)
        var match = Node.none
        for candidate in lookups.candidates where document.key(candidate) == lookup.key {
            let element = document.parent(candidate)
            let member = document.key(element).exists ? element : document.parent(element)
            if member == value {
                if match.exists { return try pushScanned(value, lookup) }
                match = element
            } else if document.parent(member) == lookup.top, document.key(member) == lookup.stepTwin {
                return false
            }
        }
        if match.exists { try push(item(match, lookup.number)) }
        return true
    }

    private func hasMoreChildren(_ array: Node, than limit: Int, _ document: Document) -> Bool {
        var child = document.first(array)
        for _ in 0..<limit {
            guard child.exists else { return false }
            child = document.next(child)
        }
        return child.exists
    }

    /// Looks at each element of a member.
    private func pushScanned(_ value: Node, _ lookup: Lookup) throws(FHIRPathError) -> Bool {
        let document = lookup.document
        let isArray = document.kind(value) == .array
        var element = isArray ? document.first(value) : value
        var steps = 0
        while element.exists {
            guard document.kind(element) == .object else { return false }
            steps += 1
            let member = document.member(element, lookup.key)
            if member.exists {
                if document.kind(member) == .array { return false }
                if document.equals(member, lookup.literal) { try push(item(element, lookup.number)) }
            }
            guard isArray else { break }
            element = document.next(element)
        }
        lookups.count(steps * 4, for: lookup.key, lookup.number)
        try spend(steps)
        return true
    }

    /// Whether an object has no other form of the choice element that the step's name is too.
    func hasOnly(_ key: Key, _ lookup: Lookup, _ object: Node) -> Bool {
        guard let table = choices(of: lookup) else { return true }
        let document = lookup.document
        var child = document.first(object)
        while child.exists {
            let childKey = document.key(child)
            if childKey != key, table.type(of: childKey) != 0 { return false }
            child = document.next(child)
        }
        return true
    }

    /// The forms of the choice element that the step's name is, nil where it is none.
    func choices(of lookup: Lookup) -> ChoiceTable? {
        guard let step = lookup.step, step.pointee.choice >= 0 else { return nil }
        return program?.choices[Int(step.pointee.choice)]
    }
}
