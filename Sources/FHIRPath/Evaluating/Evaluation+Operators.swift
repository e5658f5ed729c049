internal import Decimals

/// The operators (FHIRPath N1, section 6).
extension Evaluation {
    /// Operators with two operands, both evaluated where the operator stands.
    func binary(_ operation: UnsafeMutablePointer<Operation>, _ scope: Scope) throws(FHIRPathError) {
        let base = count
        try runApart(argumentPlace(operation, 0), scope)
        let middle = count
        try runApart(argumentPlace(operation, 1), scope)
        let left = base..<middle
        let right = middle..<count
        switch operation.pointee.code {
        case .equal: try answer(try equal(left, right), from: base)
        case .notEqual: try answer(try equal(left, right).map { !$0 }, from: base)
        case .equivalent: try answer(try equivalent(left, right), from: base)
        case .notEquivalent: try answer(!(try equivalent(left, right)), from: base)
        case .less, .lessOrEqual, .greater, .greaterOrEqual:
            try answer(try inequality(operation, left, right), from: base)
        case .union: try keepDistinct(from: base)
        case .memberOfCollection: try answer(try contains(operation, right, left), from: base)
        case .contains: try answer(try contains(operation, left, right), from: base)
        case .concatenate: try concatenate(operation, left, right)
        default: try arithmetic(operation, left, right)
        }
    }

    /// Leaves a truth value, or nothing where it is not known.
    private func answer(_ value: Bool?, from base: Int) throws(FHIRPathError) {
        count = base
        if let value { try push(.boolean(value)) }
    }

    // MARK: Boolean logic

    /// Three-valued logic. The right side is left out where the left one decides.
    func logic(_ operation: UnsafeMutablePointer<Operation>, _ scope: Scope) throws(FHIRPathError) {
        let base = count
        try runApart(argumentPlace(operation, 0), scope)
        let left = try truth(from: base, operation)
        count = base
        switch (operation.pointee.code, left) {
        case (.and, false): return try push(.boolean(false))
        case (.or, true), (.implies, false): return try push(.boolean(true))
        default: break
        }
        try runApart(argumentPlace(operation, 1), scope)
        let right = try truth(from: base, operation)
        let result: Bool? =
            switch operation.pointee.code {
            case .and: left == true ? right : right == false ? false : nil
            case .or: left == false ? right : right == true ? true : nil
            case .implies: left == true ? right : right == true ? true : nil
            default: if let left, let right { left != right } else { nil }
            }
        try answer(result, from: base)
    }

    // MARK: Order

    private func inequality(
        _ operation: UnsafeMutablePointer<Operation>, _ left: Range<Int>, _ right: Range<Int>
    ) throws(FHIRPathError) -> Bool? {
        guard let (a, b) = try operands(operation, left, right) else { return nil }
        guard let order = try compare(a, b, operation) else { return nil }
        return switch operation.pointee.code {
        case .less: order < 0
        case .lessOrEqual: order <= 0
        case .greater: order > 0
        default: order >= 0
        }
    }

    /// Both single operands; nil where one is missing.
    private func operands(
        _ operation: UnsafeMutablePointer<Operation>, _ left: Range<Int>, _ right: Range<Int>
    ) throws(FHIRPathError) -> (Item, Item)? {
        if left.count > 1 || right.count > 1 {
            throw error(
                .execution, "The operator works on one item on each side, not on \(max(left.count, right.count)).",
                operation)
        }
        if left.isEmpty || right.isEmpty { return nil }
        let operands = (stack[left.lowerBound], stack[right.lowerBound])
        return operands.0.isValueless || operands.1.isValueless ? nil : operands
    }

    // MARK: Collections

    private func contains(
        _ operation: UnsafeMutablePointer<Operation>, _ collection: Range<Int>, _ member: Range<Int>
    ) throws(FHIRPathError) -> Bool? {
        if member.count > 1 {
            throw error(.execution, "One item is looked for, not \(member.count).", operation)
        }
        guard !member.isEmpty else { return nil }
        let wanted = stack[member.lowerBound]
        try spend(collection.count * comparisonCost(wanted))
        for place in collection where equal(stack[place], wanted) == true { return true }
        return false
    }

    // MARK: Text

    private func concatenate(
        _ operation: UnsafeMutablePointer<Operation>, _ left: Range<Int>, _ right: Range<Int>
    ) throws(FHIRPathError) {
        let base = left.lowerBound
        let texts = (
            try operandText(operation, left), try operandText(operation, right)
        )
        count = base
        try push(try make(texts.0 + texts.1))
    }

    private func operandText(
        _ operation: UnsafeMutablePointer<Operation>, _ range: Range<Int>
    ) throws(FHIRPathError) -> String {
        if range.count > 1 {
            throw error(.execution, "'&' joins one item on each side, not \(range.count).", operation)
        }
        guard !range.isEmpty, !stack[range.lowerBound].isValueless else { return "" }
        guard let text = string(stack[range.lowerBound]) else {
            throw error(.execution, "'&' joins texts, not \(describe(stack[range.lowerBound])).", operation)
        }
        return text
    }

    // MARK: Signs

    func sign(_ operation: UnsafeMutablePointer<Operation>, _ scope: Scope) throws(FHIRPathError) {
        let base = count
        try runApart(argumentPlace(operation, 0), scope)
        guard let item = try single(from: base, operation, "The operand") else { return }
        if item.isValueless {
            count = base
            return
        }
        let isMinus = operation.pointee.code == .negate
        count = base
        switch value(item) {
        case .integer(let value):
            if let number = isMinus ? Self.negated(value) : value { try push(.integer(number)) }
        case .long(let value):
            if let number = isMinus ? Self.negated(value) : value {
                try push(Item(kind: .long, payload: UInt64(bitPattern: Int64(number))))
            }
        case .decimal(let value): try push(make(isMinus ? -value : value))
        case .quantity(let value):
            try push(
                make(isMinus ? value.with(-value.value) : value))
        default:
            throw error(.execution, "A sign stands before a number or a quantity, not \(describe(item)).", operation)
        }
    }

    /// Nil where it cannot be represented, which is no result.
    private static func negated(_ value: Int) -> Int? {
        let (result, overflow) = 0.subtractingReportingOverflow(value)
        return overflow ? nil : result
    }
}
