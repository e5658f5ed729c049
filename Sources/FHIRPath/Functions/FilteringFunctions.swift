/// FHIRPath N1, section 5.2 "Filtering and projection", with `repeatAll` and `sort` of the next release.
enum FilteringFunctions {
    static let table: [FHIRPathFunction] = [
        FHIRPathFunction("where", 1...1, .any, [.lambda], gives: .input, filter),
        FHIRPathFunction("select", 1...1, .any, [.lambda], gives: .lambda) { e, c throws(FHIRPathError) in
            for place in c.base..<c.end { try e.each(c, 0, place: place) }
            e.finishPushed(c)
        },
        FHIRPathFunction("repeat", 1...1, .any, [.lambda], gives: .unknown) { e, c throws(FHIRPathError) in
            try repeated(e, c, isDistinct: true)
        },
        FHIRPathFunction("repeatAll", 1...1, .any, [.lambda], gives: .unknown) { e, c throws(FHIRPathError) in
            try repeated(e, c, isDistinct: false)
        },
        FHIRPathFunction("ofType", 1...1, .any, [.type], gives: .unknown, ofType),
        FHIRPathFunction("sort", 0...Int.max, .any, [.lambda], gives: .input, sort),
    ]

    private static func filter(_ e: Evaluation, _ c: Call) throws(FHIRPathError) {
        var kept = c.base
        for place in c.base..<c.end {
            try e.each(c, 0, place: place)
            let holds = try e.truth(from: c.end, c.operation)
            e.count = c.end
            guard holds == true else { continue }
            e.stack[kept] = e.stack[place]
            kept += 1
        }
        e.count = kept
    }

    /// The results of the results, until nothing new comes.
    private static func repeated(_ e: Evaluation, _ c: Call, isDistinct: Bool) throws(FHIRPathError) {
        // Behind the input: what was found; each of it is gone through in turn.
        var seen: [Int: [Int]] = [:]
        var next = c.base
        while next < e.count {
            let start = e.count
            // `$index` counts what was gone through.
            try e.each(c, 0, place: next)
            next = next + 1 == c.end ? c.end : next + 1
            guard isDistinct else { continue }
            var kept = start
            for place in start..<e.count {
                let item = e.stack[place]
                let hash = e.hash(item)
                let places = seen[hash, default: []]
                try e.spend(places.count * e.comparisonCost(item) + 1)
                if places.contains(where: { e.equal(e.stack[$0], item) == true }) { continue }
                e.stack[kept] = item
                seen[hash, default: []].append(kept)
                kept += 1
            }
            e.count = kept
        }
        e.finishPushed(c)
    }

    private static func ofType(_ e: Evaluation, _ c: Call) throws(FHIRPathError) {
        guard let reference = e.program?.types[e.argumentPlace(c.operation, 0)] else { return }
        try e.checkKnown(reference, c.operation)
        var kept = c.base
        for place in c.base..<c.end where e.isOfType(e.stack[place], reference, exactly: true) {
            e.stack[kept] = e.stack[place]
            kept += 1
        }
        e.count = kept
    }

    /// By the values of its arguments, each rising; one that begins with a minus falls. Without arguments by the items
    /// themselves. Nothing is less than everything.
    private static func sort(_ e: Evaluation, _ c: Call) throws(FHIRPathError) {
        let keyCount = max(1, c.argumentCount)
        var falling = [Bool](repeating: false, count: keyCount)
        // With the older way to write it, a minus, nothing still comes first.
        var endsEmpty = [Bool](repeating: false, count: keyCount)
        var keys: [Item?] = []
        for place in c.base..<c.end {
            for number in 0..<keyCount {
                guard c.argumentCount > 0 else {
                    keys.append(e.stack[place])
                    continue
                }
                var argument = e.argumentPlace(c.operation, number)
                let code = e.operations[argument].code
                if code == .negate || code == .falling {
                    falling[number] = true
                    endsEmpty[number] = code == .falling
                    argument = e.argumentPlace(e.operations + argument, 0)
                }
                var scope = c.scope
                scope.thisStart = Int32(place)
                scope.thisCount = 1
                scope.index = Int32(place - c.base)
                try e.runApart(argument, scope)
                keys.append(try e.single(from: c.end, c.operation, "What is sorted by"))
                e.count = c.end
            }
        }
        var failure: FHIRPathError?
        let count = c.inputCount
        try e.spend(count * 16 * (keys.first.flatMap { $0 }.map { e.comparisonCost($0) } ?? 1))
        let order = (0..<count).sorted { left, right in
            for number in 0..<keyCount where failure == nil {
                do throws(FHIRPathError) {
                    let order = try self.order(
                        e, c, keys[left * keyCount + number], keys[right * keyCount + number],
                        isFalling: falling[number], endsEmpty: endsEmpty[number])
                    if order != 0 { return order < 0 }
                } catch {
                    failure = error
                }
            }
            return left < right
        }
        if let failure { throw failure }
        for place in order { try e.push(e.stack[c.base + place]) }
        e.finishPushed(c)
    }

    private static func order(
        _ e: Evaluation, _ c: Call, _ left: Item?, _ right: Item?, isFalling: Bool, endsEmpty: Bool
    ) throws(FHIRPathError) -> Int {
        guard let left, let right else {
            let order = left == nil ? right == nil ? 0 : -1 : 1
            return endsEmpty ? -order : order
        }
        let order: Int
        if case .boolean(let x) = e.value(left), case .boolean(let y) = e.value(right) {
            order = x == y ? 0 : x ? 1 : -1
        } else {
            order = try e.compare(left, right, c.operation) ?? 0
        }
        return isFalling ? -order : order
    }
}
