/// FHIRPath N1, section 7 "Aggregates", and the short forms of SDC (https://hl7.org/fhir/uv/sdc/expressions.html).
enum AggregateFunctions {
    static let table: [FHIRPathFunction] = [
        FHIRPathFunction("aggregate", 1...2, .any, [.lambda, .value], gives: .unknown, aggregate),
        FHIRPathFunction("sum", gives: .oneUnknown, sum),
        FHIRPathFunction("min", gives: .oneUnknown) { e, c throws(FHIRPathError) in try extreme(e, c, wanted: -1) },
        FHIRPathFunction("max", gives: .oneUnknown) { e, c throws(FHIRPathError) in try extreme(e, c, wanted: 1) },
        FHIRPathFunction("avg", gives: .oneUnknown, average),
    ]

    private static func aggregate(_ e: Evaluation, _ c: Call) throws(FHIRPathError) {
        // The total lies behind the input and is replaced in each round.
        if c.argumentCount > 1 { _ = try e.argument(c, 1) }
        for place in c.base..<c.end {
            let end = e.count
            var scope = c.scope
            scope.thisStart = Int32(place)
            scope.thisCount = 1
            scope.index = Int32(place - c.base)
            scope.totalStart = Int32(c.end)
            scope.totalCount = Int32(end - c.end)
            try e.runApart(e.argumentPlace(c.operation, 0), scope)
            e.drop(from: c.end, to: end)
        }
        e.finishPushed(c)
    }

    /// The call without the primitives that have extensions only: they say that a value is missing.
    private static func withValues(_ e: Evaluation, _ c: Call) -> Call {
        var kept = c.base
        for place in c.base..<c.end where !e.stack[place].isValueless {
            e.stack[kept] = e.stack[place]
            kept += 1
        }
        e.count = kept
        return Call(operation: c.operation, base: c.base, end: kept, scope: c.scope)
    }

    private static func sum(_ e: Evaluation, _ c: Call) throws(FHIRPathError) {
        let c = withValues(e, c)
        guard c.inputCount > 0 else { return }
        var total = e.stack[c.base]
        if c.inputCount == 1 { try checkSummable(e, c, total) }
        for place in c.base + 1..<c.end {
            guard let next = try e.added(total, e.stack[place], c.operation) else { return e.finishEmpty(c) }
            total = next
        }
        try e.finish(c, e.asValue(total))
    }

    private static func checkSummable(_ e: Evaluation, _ c: Call, _ item: Item) throws(FHIRPathError) {
        switch e.value(item) {
        case .integer, .long, .decimal, .quantity, .string: break
        default: throw e.failure(c, .execution, "'\(e.name(c))' works on numbers, not on \(e.describe(item)).")
        }
    }

    private static func extreme(_ e: Evaluation, _ c: Call, wanted: Int) throws(FHIRPathError) {
        let c = withValues(e, c)
        guard c.inputCount > 0 else { return }
        var best = e.stack[c.base]
        for place in c.base + 1..<c.end {
            guard let order = try e.compare(e.stack[place], best, c.operation) else { return e.finishEmpty(c) }
            if order == wanted { best = e.stack[place] }
        }
        try e.finish(c, best)
    }

    private static func average(_ e: Evaluation, _ c: Call) throws(FHIRPathError) {
        let c = withValues(e, c)
        guard c.inputCount > 0 else { return }
        try sum(e, c)
        guard e.count == c.base + 1 else { return }
        guard let mean = try e.divided(e.stack[c.base], by: c.inputCount, c.operation) else { return e.finishEmpty(c) }
        try e.finish(c, mean)
    }
}
