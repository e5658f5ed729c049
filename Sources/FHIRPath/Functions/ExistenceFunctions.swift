/// FHIRPath N1, section 5.1 "Existence".
enum ExistenceFunctions {
    static let table: [FHIRPathFunction] = [
        FHIRPathFunction("empty", gives: .one(.boolean)) { e, c throws(FHIRPathError) in
            try e.finish(c, c.inputCount == 0)
        },
        FHIRPathFunction("exists", 0...1, .any, [.lambda], gives: .one(.boolean), exists),
        FHIRPathFunction("all", 1...1, .any, [.lambda], gives: .one(.boolean), all),
        FHIRPathFunction("allTrue", gives: .one(.boolean)) { e, c throws(FHIRPathError) in
            try quantified(e, c, stopAt: false, answer: false)
        },
        FHIRPathFunction("anyTrue", gives: .one(.boolean)) { e, c throws(FHIRPathError) in
            try quantified(e, c, stopAt: true, answer: true)
        },
        FHIRPathFunction("allFalse", gives: .one(.boolean)) { e, c throws(FHIRPathError) in
            try quantified(e, c, stopAt: true, answer: false)
        },
        FHIRPathFunction("anyFalse", gives: .one(.boolean)) { e, c throws(FHIRPathError) in
            try quantified(e, c, stopAt: false, answer: true)
        },
        FHIRPathFunction("subsetOf", 1...1, gives: .one(.boolean)) { e, c throws(FHIRPathError) in
            let other = try e.argument(c, 0)
            try e.finish(c, try isSubset(e, c.base..<c.end, of: other))
        },
        FHIRPathFunction("supersetOf", 1...1, gives: .one(.boolean)) { e, c throws(FHIRPathError) in
            let other = try e.argument(c, 0)
            try e.finish(c, try isSubset(e, other, of: c.base..<c.end))
        },
        FHIRPathFunction("count", gives: .one(.integer)) { e, c throws(FHIRPathError) in
            try e.finish(c, .integer(c.inputCount))
        },
        FHIRPathFunction("distinct", gives: .input) { e, c throws(FHIRPathError) in
            try e.keepDistinct(from: c.base)
        },
        FHIRPathFunction("isDistinct", gives: .one(.boolean)) { e, c throws(FHIRPathError) in
            try e.keepDistinct(from: c.base)
            try e.finish(c, e.count == c.end)
        },
    ]

    private static func exists(_ e: Evaluation, _ c: Call) throws(FHIRPathError) {
        guard c.argumentCount > 0 else { return try e.finish(c, c.inputCount > 0) }
        for place in c.base..<c.end {
            try e.each(c, 0, place: place)
            let holds = try e.truth(from: c.end, c.operation)
            e.count = c.end
            if holds == true { return try e.finish(c, true) }
        }
        try e.finish(c, false)
    }

    private static func all(_ e: Evaluation, _ c: Call) throws(FHIRPathError) {
        for place in c.base..<c.end {
            try e.each(c, 0, place: place)
            let holds = try e.truth(from: c.end, c.operation)
            e.count = c.end
            if holds != true { return try e.finish(c, false) }
        }
        try e.finish(c, true)
    }

    /// The answer when an item is `stopAt`, its opposite when none is.
    private static func quantified(
        _ e: Evaluation, _ c: Call, stopAt: Bool, answer: Bool
    ) throws(FHIRPathError) {
        var found = false
        for place in c.base..<c.end {
            guard case .boolean(let value) = e.value(e.stack[place]) else {
                throw e.failure(
                    c, .execution, "'\(e.name(c))' works on Booleans, not on \(e.describe(e.stack[place])).")
            }
            if value == stopAt { found = true }
        }
        try e.finish(c, found ? answer : !answer)
    }

    private static func isSubset(
        _ e: Evaluation, _ part: Range<Int>, of whole: Range<Int>
    ) throws(FHIRPathError) -> Bool {
        for place in part {
            let item = e.stack[place]
            try e.spend(whole.count * e.comparisonCost(item))
            if !whole.contains(where: { e.equal(e.stack[$0], item) == true }) { return false }
        }
        return true
    }
}
