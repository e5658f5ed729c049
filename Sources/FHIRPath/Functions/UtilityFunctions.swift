internal import Calendar

/// FHIRPath N1, section 5.9 "Utility functions", with `defineVariable` of the next release.
enum UtilityFunctions {
    static let table: [FHIRPathFunction] = [
        FHIRPathFunction("trace", 1...2, .any, [.value, .lambda], gives: .input, trace),
        FHIRPathFunction("now", gives: .one(.dateTime)) { e, c throws(FHIRPathError) in
            guard let now = PartialDateTime(e.clock, in: e.zone, fractionDigits: 3) else { return e.finishEmpty(c) }
            try e.finish(c, e.make(now))
        },
        FHIRPathFunction("today", gives: .one(.date)) { e, c throws(FHIRPathError) in
            guard let today = e.clock.date(in: e.zone) else { return e.finishEmpty(c) }
            try e.finish(c, e.make(today))
        },
        FHIRPathFunction("timeOfDay", gives: .one(.time)) { e, c throws(FHIRPathError) in
            guard let time = PartialDateTime(e.clock, in: e.zone, fractionDigits: 3)?.time else {
                return e.finishEmpty(c)
            }
            try e.finish(c, e.make(time))
        },
        FHIRPathFunction("defineVariable", 1...2, .any, [.value, .lambda], gives: .input, defineVariable),
        FHIRPathFunction("pathname", 0...1, gives: .many(.string), pathname),
        FHIRPathFunction("comparable", 1...1, .single, gives: .one(.boolean), comparable),
    ]

    private static func trace(_ e: Evaluation, _ c: Call) throws(FHIRPathError) {
        let name = try e.stringArgument(c, 0) ?? ""
        guard let host = e.host else { return }
        if c.argumentCount > 1 {
            for place in c.base..<c.end { try e.each(c, 1, place: place) }
            let shown = Array(UnsafeBufferPointer(start: e.stack + c.end, count: e.count - c.end))
            e.count = c.end
            host.trace(name, shown, in: e)
        } else {
            host.trace(name, Array(UnsafeBufferPointer(start: e.stack + c.base, count: c.inputCount)), in: e)
        }
    }

    private static let reserved: Set<String> = [
        "context", "resource", "rootResource", "ucum", "sct", "loinc", "terminologies", "factory",
    ]

    private static func defineVariable(_ e: Evaluation, _ c: Call) throws(FHIRPathError) {
        guard let name = try e.stringArgument(c, 0) else {
            throw e.failure(c, .execution, "'defineVariable' needs a name.")
        }
        guard !reserved.contains(name), !name.hasPrefix("vs-"), !name.hasPrefix("ext-"), e.variables[name] == nil else {
            // The name may come out of the data, so it is not repeated.
            throw e.failure(c, .semantic, "A variable of the environment cannot be defined anew.")
        }
        guard !e.definitions.contains(where: { $0.name == name }) else {
            throw e.failure(c, .semantic, "The variable is defined already.")
        }
        var range = c.base..<c.end
        if c.argumentCount > 1 {
            var scope = c.scope
            scope.thisStart = Int32(c.base)
            scope.thisCount = Int32(c.inputCount)
            try e.runApart(e.argumentPlace(c.operation, 1), scope)
            range = c.end..<e.count
        }
        e.definitions.append(
            Evaluation.Definition(
                name: name,
                items: Array(UnsafeBufferPointer(start: e.stack + range.lowerBound, count: range.count))))
        e.count = c.end
    }

    /// Where elements stand in the resource at hand; what was computed stands nowhere.
    private static func pathname(_ e: Evaluation, _ c: Call) throws(FHIRPathError) {
        for place in c.base..<c.end {
            guard let path = e.path(of: e.stack[place]) else { continue }
            try e.push(try e.make(path))
        }
        e.finishPushed(c)
    }

    private static func comparable(_ e: Evaluation, _ c: Call) throws(FHIRPathError) {
        guard let other = try e.singleArgument(c, 0) else { return e.finishEmpty(c) }
        guard let left = quantity(e.value(e.input(c))), let right = quantity(e.value(other)) else {
            return e.finishEmpty(c)
        }
        try e.finish(c, e.areComparable(left, right))
    }

    /// A number is a quantity of unit 1.
    private static func quantity(_ value: SystemValue) -> SystemQuantity? {
        if case .quantity(let quantity) = value { return quantity }
        return value.number.map { SystemQuantity.number($0) }
    }
}
