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
        /// The step by a name, where there is one.
        let step: Step
        /// The other one of `repeat(item | answer)`.
        let other: Step
        /// Whether what equals something found before is dropped.
        let isDistinct: Bool
    }

    /// A step by a name in one document.
    struct Step {
        let key: Key
        /// That of the primitive's twin.
        let twin: Key
        /// The place of the choice element that the name is too, -1 for none.
        let choice: Int32

        static let none = Step(key: .none, twin: .none, choice: -1)
    }

    /// The fused operations: `descendants().where(…)` and the like.
    func lookUp(_ operation: UnsafeMutablePointer<Operation>, _ scope: Scope) throws(FHIRPathError) {
        guard let program else { return }
        let base = count
        try runTarget(operation, scope)
        let end = count
        try spend(end - base)
        if end - base > 1, isDistinct(operation.pointee.code) {
            // What is dropped depends on all of the input.
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
        guard let step = step(operation, 1, program, document), let other = self.step(operation, 2, program, document)
        else { return false }
        let lookup = Lookup(
            code: code, document: document, number: item.document, top: item.node, key: key,
            literal: program.names[Int(operation.pointee.table) + 1], step: step, other: other,
            isDistinct: isDistinct(code))
        if code == .memberWhereMemberEquals { return try pushFoundElements(lookup) }
        guard try collectCandidates(lookup) else { return false }
        switch lookups.candidates.count {
        case 0: return true
        case 1: return try pushCandidate(lookup, lookups.candidates[0])
        // The order of two steps is a matter of its own.
        default: return other.key.exists ? false : try pushCandidates(lookup)
        }
    }

    /// Whether it is behind `repeat`, which drops what equals something it has seen.
    private func isDistinct(_ code: Operation.Code) -> Bool {
        code == .repeatWhereMemberEquals || code == .repeatEitherWhereMemberEquals
            || code == .repeatThroughWhereMemberEquals
    }

    /// The step that is an argument of the operation; nil for a name that the document does not have.
    private func step(
        _ operation: UnsafeMutablePointer<Operation>, _ number: Int, _ program: FHIRPathExpression, _ document: Document
    ) -> Step? {
        guard Int(operation.pointee.argumentCount) > number else { return Step.none }
        let step = operations + argumentPlace(operation, number)
        let key = key(step, program, document)
        return key.exists ? Step(key: key, twin: document.twinKey(of: key), choice: step.pointee.choice) : nil
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
        guard hasOnly(lookup.step, lookup.top, document) else { return false }
        let value = document.member(lookup.top, lookup.step.key)
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
            } else if document.parent(member) == lookup.top, document.key(member) == lookup.step.twin {
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
    func hasOnly(_ step: Step, _ object: Node, _ document: Document) -> Bool {
        guard let table = choices(of: step) else { return true }
        var child = document.first(object)
        while child.exists {
            let key = document.key(child)
            if key != step.key, table.type(of: key) != 0 { return false }
            child = document.next(child)
        }
        return true
    }

    /// The forms of the choice element that the step's name is, nil where it is none.
    func choices(of step: Step) -> ChoiceTable? {
        step.choice >= 0 ? program?.choices[Int(step.choice)] : nil
    }
}
