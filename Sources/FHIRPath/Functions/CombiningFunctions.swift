/// FHIRPath N1, section 5.4 "Combining", with `coalesce` of the next release, and section 5.10 `iif`.
enum CombiningFunctions {
    static let table: [FHIRPathFunction] = [
        FHIRPathFunction("union", 1...1, gives: .unknown) { e, c throws(FHIRPathError) in
            _ = try e.argument(c, 0)
            try e.keepDistinct(from: c.base)
        },
        FHIRPathFunction("combine", 1...2, gives: .unknown, combine),
        FHIRPathFunction("coalesce", 1...Int.max, gives: .unknown) { e, c throws(FHIRPathError) in
            for number in 0..<c.argumentCount {
                if try !e.argument(c, number).isEmpty { return e.finishPushed(c) }
            }
            e.finishEmpty(c)
        },
        FHIRPathFunction("iif", 2...3, .any, [.lambda], gives: .unknown, iif),
        FHIRPathFunction("not", .zero, .single, gives: .one(.boolean)) { e, c throws(FHIRPathError) in
            // Anything single that is no Boolean counts as true.
            try e.finish(c, try e.truth(from: c.base, c.operation) == false)
        },
    ]

    /// The second argument keeps the order where it is true; ours is kept always.
    private static func combine(_ e: Evaluation, _ c: Call) throws(FHIRPathError) {
        _ = try e.argument(c, 0)
        if c.argumentCount > 1 {
            let end = e.count
            _ = try e.argument(c, 1)
            e.count = end
        }
    }

    private static func iif(_ e: Evaluation, _ c: Call) throws(FHIRPathError) {
        // Behind a dot the item is `$this` of all three; alone they see what is at hand.
        var scope = c.scope
        if c.operation.pointee.target >= 0 {
            if c.inputCount > 1 {
                throw e.failure(c, .execution, "'iif' works on one item, not on \(c.inputCount).")
            }
            scope.thisStart = Int32(c.base)
            scope.thisCount = Int32(c.inputCount)
        }
        try e.runApart(e.argumentPlace(c.operation, 0), scope)
        let holds = try e.truth(from: c.end, c.operation)
        e.count = c.end
        if holds == true {
            try e.runApart(e.argumentPlace(c.operation, 1), scope)
        } else if c.argumentCount > 2 {
            try e.runApart(e.argumentPlace(c.operation, 2), scope)
        }
        e.finishPushed(c)
    }
}

extension ClosedRange<Int> {
    static var zero: ClosedRange<Int> { 0...0 }
}
