internal import FHIRJSON
internal import FHIRModel

extension Evaluation {
    /// Carries out one operation: its result is pushed on top of the stack.
    ///
    /// Variables that the target of a path defines stay for the rest of the path; see ``runApart(_:_:)``.
    func run(_ index: Int, _ scope: Scope) throws(FHIRPathError) {
        stepsLeft -= 1
        if stepsLeft < 0 { throw tooManySteps() }
        let operation = operations + index
        switch operation.pointee.code {
        case .empty: break
        case .constant: try push(constants[constantBase + Int(operation.pointee.table)])
        case .this: try pushThis(scope)
        case .index: if scope.index >= 0 { try push(.integer(Int(scope.index))) }
        case .total:
            var place = scope.totalStart
            try spend(Int(scope.totalCount))
            while place < scope.totalStart + scope.totalCount {
                try push(stack[Int(place)])
                place += 1
            }
        case .variable: try pushVariable(operation)
        case .resource: if let resource { try push(resource) }
        case .rootResource: if let item = rootResource ?? resource { try push(item) }
        case .context:
            try spend(contextRange.count)
            for place in contextRange { try push(stack[place]) }
        case .member: try member(operation, scope)
        case .typeOrMember: try typeOrMember(operation, scope)
        case .memberEquals: try memberEquals(operation, scope)
        case .descendantsWhereMemberEquals, .descendantsMemberWhereMemberEquals, .repeatWhereMemberEquals,
            .repeatEitherWhereMemberEquals, .repeatThroughWhereMemberEquals, .memberWhereMemberEquals:
            try lookUp(operation, scope)
        case .function: try function(operation, scope)
        case .indexer: try indexer(operation, scope)
        case .isType: try isType(operation, scope)
        case .asType: try asType(operation, scope)
        case .negate, .plus, .falling: try sign(operation, scope)
        case .and, .or, .xor, .implies: try logic(operation, scope)
        case .instance: try instance(operation, scope)
        case .failure:
            throw error(.execution, program?.names[Int(operation.pointee.table)] ?? "", operation)
        default: try binary(operation, scope)
        }
    }

    /// As ``run(_:_:)`` for what is no part of the path around it: what it defines is gone afterwards.
    @inline(__always)
    func runApart(_ index: Int, _ scope: Scope) throws(FHIRPathError) {
        let height = definitions.count
        try run(index, scope)
        if definitions.count > height { definitions.removeLast(definitions.count - height) }
    }

    /// The target's result, or what is at hand.
    @inline(__always)
    func runTarget(_ operation: UnsafeMutablePointer<Operation>, _ scope: Scope) throws(FHIRPathError) {
        if operation.pointee.target >= 0 {
            try run(Int(operation.pointee.target), scope)
        } else {
            try pushThis(scope)
        }
    }

    @inline(__always)
    func argumentPlace(_ operation: UnsafeMutablePointer<Operation>, _ number: Int) -> Int {
        Int(arguments[Int(operation.pointee.firstArgument) + number])
    }

    private func pushThis(_ scope: Scope) throws(FHIRPathError) {
        var place = scope.thisStart
        try spend(Int(scope.thisCount))
        while place < scope.thisStart + scope.thisCount {
            try push(stack[Int(place)])
            place += 1
        }
    }

    func error(
        _ phase: FHIRPathError.Phase, _ message: String, _ operation: UnsafeMutablePointer<Operation>
    ) -> FHIRPathError {
        FHIRPathError(
            phase, message, at: Int(operation.pointee.position), length: Int(operation.pointee.length))
    }

    // MARK: Variables

    private func pushVariable(_ operation: UnsafeMutablePointer<Operation>) throws(FHIRPathError) {
        guard let name = program?.names[Int(operation.pointee.table)] else { return }
        if let defined = definitions.last(where: { $0.name == name }) {
            try spend(defined.items.count)
            for item in defined.items { try push(item) }
            return
        }
        if let items = variables[name] {
            for item in items { try push(item) }
            return
        }
        guard let items = try host?.variable(name, in: self) else {
            throw error(.semantic, "Unknown variable '%\(name)'.", operation)
        }
        for item in items { try push(item) }
    }

    // MARK: Operations with a target

    private func indexer(_ operation: UnsafeMutablePointer<Operation>, _ scope: Scope) throws(FHIRPathError) {
        let base = count
        try runTarget(operation, scope)
        let end = count
        try runApart(argumentPlace(operation, 0), scope)
        let number = try single(from: end, operation, "The index")
        count = end
        guard let number else {
            count = base
            return
        }
        guard case .integer(let place) = value(number) else {
            throw error(.execution, "The index is no integer.", operation)
        }
        if place >= 0, place < end - base {
            stack[base] = stack[base + place]
            count = base + 1
        } else {
            count = base
        }
    }

    private func function(_ operation: UnsafeMutablePointer<Operation>, _ scope: Scope) throws(FHIRPathError) {
        let function = FunctionTable.all[Int(operation.pointee.table)]
        let base = count
        try runTarget(operation, scope)
        switch function.input {
        case .any: break
        case .single:
            if count == base { return }
            // A primitive that has extensions only is no text and no number: nothing comes out.
            if function.subject != .anything, count == base + 1, stack[base].isValueless {
                count = base
                return
            }
            if count > base + 1 {
                throw error(
                    .execution,
                    "'\(function.name)' works on one item, not on \(count - base). Choose one, or use select().",
                    operation)
            }
        }
        try function.run(self, Call(operation: operation, base: base, end: count, scope: scope))
    }
}

/// A function that is being carried out: its input lies on the stack from `base` to `end`.
struct Call {
    let operation: UnsafeMutablePointer<Operation>
    let base: Int
    let end: Int
    let scope: Scope

    var inputCount: Int { end - base }
    var argumentCount: Int { Int(operation.pointee.argumentCount) }
}
