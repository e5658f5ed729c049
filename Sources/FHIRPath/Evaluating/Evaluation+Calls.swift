internal import Decimals

/// What functions use to read their input and arguments and to leave their result.
extension Evaluation {
    // MARK: Input

    func input(_ call: Call) -> Item { stack[call.base] }

    func name(_ call: Call) -> String { FunctionTable.all[Int(call.operation.pointee.table)].name }

    func failure(_ call: Call, _ phase: FHIRPathError.Phase, _ message: String) -> FHIRPathError {
        error(phase, message, call.operation)
    }

    /// The one text that the function works on.
    func inputString(_ call: Call) throws(FHIRPathError) -> String {
        guard let text = text(input(call)) else {
            throw failure(call, .semantic, "'\(name(call))' works on text, not on \(describe(input(call))).")
        }
        try spend(price(text))
        return text
    }

    /// What going through a text once costs, in steps: texts may be long.
    func price(_ text: String) -> Int { text.utf8.count / 4 }

    // MARK: Arguments

    /// Evaluates an argument in the place where the function stands; its items lie on top of the stack.
    func argument(_ call: Call, _ number: Int) throws(FHIRPathError) -> Range<Int> {
        let start = count
        try runApart(argumentPlace(call.operation, number), call.scope)
        return start..<count
    }

    /// The one item of an argument, nil for none.
    func singleArgument(_ call: Call, _ number: Int) throws(FHIRPathError) -> Item? {
        let range = try argument(call, number)
        count = range.lowerBound
        if range.count > 1 {
            throw failure(
                call, .execution, "Argument \(number + 1) of '\(name(call))' is one item, not \(range.count).")
        }
        // A primitive with extensions only has no value to give.
        return range.isEmpty || stack[range.lowerBound].isValueless ? nil : stack[range.lowerBound]
    }

    func stringArgument(_ call: Call, _ number: Int) throws(FHIRPathError) -> String? {
        guard let item = try singleArgument(call, number) else { return nil }
        guard let text = text(item) else {
            throw failure(
                call, .semantic, "Argument \(number + 1) of '\(name(call))' is text, not \(describe(item)).")
        }
        try spend(price(text))
        return text
    }

    func integerArgument(_ call: Call, _ number: Int) throws(FHIRPathError) -> Int? {
        guard let item = try singleArgument(call, number) else { return nil }
        switch value(item) {
        case .integer(let value), .long(let value): return value
        case .decimal(let value):
            if let whole = value.intValue { return whole }
        default: break
        }
        throw failure(
            call, .semantic, "Argument \(number + 1) of '\(name(call))' is an integer, not \(describe(item)).")
    }

    /// Evaluates an argument with one item of the input as `$this`; its items lie on top of the stack.
    @inline(__always)
    func each(_ call: Call, _ number: Int, place: Int) throws(FHIRPathError) {
        var scope = call.scope
        scope.thisStart = Int32(place)
        scope.thisCount = 1
        scope.index = Int32(place - call.base)
        try runApart(argumentPlace(call.operation, number), scope)
    }

    // MARK: Results

    /// Leaves one item.
    func finish(_ call: Call, _ item: Item) throws(FHIRPathError) {
        count = call.base
        try push(item)
    }

    func finish(_ call: Call, _ value: Bool) throws(FHIRPathError) { try finish(call, .boolean(value)) }

    func finish(_ call: Call, _ text: String) throws(FHIRPathError) { try finish(call, try make(text)) }

    /// Leaves nothing.
    func finishEmpty(_ call: Call) { count = call.base }

    /// Leaves what was pushed behind the input.
    func finishPushed(_ call: Call) { drop(from: call.base, to: call.end) }

    // MARK: Single values

    /// The one item from `start` up, nil for none.
    func single(
        from start: Int, _ operation: UnsafeMutablePointer<Operation>, _ what: String
    ) throws(FHIRPathError) -> Item? {
        if count - start > 1 { throw error(.execution, "\(what) is one item, not \(count - start).", operation) }
        return count == start ? nil : stack[start]
    }

    /// What lies from `start` up as a condition: nil for nothing, and anything single that is no Boolean is true
    /// (FHIRPath N1, section 4.5 "Singleton Evaluation of Collections").
    @inline(__always)
    func truth(
        from start: Int, _ operation: UnsafeMutablePointer<Operation>
    ) throws(FHIRPathError) -> Bool? {
        if count - start == 1, stack[start].kind == .boolean { return stack[start].payload != 0 }
        return try truthOfOther(from: start, operation)
    }

    private func truthOfOther(
        from start: Int, _ operation: UnsafeMutablePointer<Operation>
    ) throws(FHIRPathError) -> Bool? {
        guard let item = try single(from: start, operation, "A condition") else { return nil }
        if case .boolean(let value) = value(item) { return value }
        return true
    }
}
