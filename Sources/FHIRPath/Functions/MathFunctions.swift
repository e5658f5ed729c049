internal import Decimals

/// FHIRPath N1, section 5.7 "Math". A result that does not exist is empty.
enum MathFunctions {
    static let table: [FHIRPathFunction] = [
        FHIRPathFunction("abs", .zero, .single, on: .number, gives: .oneOfInput, absolute),
        FHIRPathFunction("ceiling", .zero, .single, on: .number, gives: .one(.integer)) { e, c throws(FHIRPathError) in
            try e.finishWhole(c) { $0.ceiling }
        },
        FHIRPathFunction("floor", .zero, .single, on: .number, gives: .one(.integer)) { e, c throws(FHIRPathError) in
            try e.finishWhole(c) { $0.floor }
        },
        FHIRPathFunction("truncate", .zero, .single, on: .number, gives: .one(.integer)) { e, c throws(FHIRPathError) in
            try e.finishWhole(c) { $0.truncated }
        },
        FHIRPathFunction("exp", .zero, .single, on: .number, gives: .one(.decimal)) { e, c throws(FHIRPathError) in
            let number = try e.inputNumber(c)
            try e.finish(c, number: try? number.exponential())
        },
        FHIRPathFunction("ln", .zero, .single, on: .number, gives: .one(.decimal)) { e, c throws(FHIRPathError) in
            let number = try e.inputNumber(c)
            try e.finish(c, number: try? number.naturalLogarithm())
        },
        FHIRPathFunction("log", 1...1, .single, on: .number, gives: .one(.decimal)) { e, c throws(FHIRPathError) in
            let number = try e.inputNumber(c)
            guard let base = try e.numberArgument(c, 0) else { return e.finishEmpty(c) }
            try e.finish(c, number: try? number.logarithm(base: base))
        },
        FHIRPathFunction("power", 1...1, .single, on: .number, gives: .one(.decimal), power),
        FHIRPathFunction("round", 0...1, .single, on: .number, gives: .one(.decimal), round),
        FHIRPathFunction("sqrt", .zero, .single, on: .number, gives: .one(.decimal)) { e, c throws(FHIRPathError) in
            let number = try e.inputNumber(c)
            try e.finish(c, number: try? number.squareRoot())
        },
    ]

    private static func absolute(_ e: Evaluation, _ c: Call) throws(FHIRPathError) {
        switch e.value(e.input(c)) {
        case .integer(let value):
            guard let magnitude = Int(exactly: value.magnitude) else { return e.finishEmpty(c) }
            try e.finish(c, .integer(magnitude))
        case .long(let value):
            guard let magnitude = Int64(exactly: value.magnitude) else { return e.finishEmpty(c) }
            try e.finish(c, Item(kind: .long, payload: UInt64(magnitude)))
        case .quantity(let value):
            try e.finish(c, e.make(value.with(value.value.magnitude)))
        default: try e.finish(c, number: try e.inputNumber(c).magnitude)
        }
    }

    private static func power(_ e: Evaluation, _ c: Call) throws(FHIRPathError) {
        let base = try e.inputNumber(c)
        guard let exponent = try e.numberArgument(c, 0) else { return e.finishEmpty(c) }
        let result = try? base.power(exponent)
        // Of integers an integer, where it is one.
        if case .integer = e.value(e.input(c)), exponent.isInteger, exponent.signum >= 0, let result, result.isInteger,
            let whole = result.intValue.flatMap({ Int32(exactly: $0) })
        {
            return try e.finish(c, .integer(Int(whole)))
        }
        try e.finish(c, number: result)
    }

    private static func round(_ e: Evaluation, _ c: Call) throws(FHIRPathError) {
        if case .integer = e.value(e.input(c)), c.argumentCount == 0 { return try e.finish(c, e.asValue(e.input(c))) }
        let digits = c.argumentCount > 0 ? try e.integerArgument(c, 0) ?? 0 : 0
        guard digits >= 0 else {
            throw e.failure(c, .execution, "'round' takes the number of digits after the point, 0 or more.")
        }
        if case .quantity(let quantity) = e.value(e.input(c)), quantity.unit != "1" {
            return try e.finish(
                c, e.make(quantity.with(quantity.value.rounded(toFractionDigits: min(digits, 1000)))))
        }
        let number = try e.inputNumber(c)
        try e.finish(c, number: number.rounded(toFractionDigits: min(digits, 1000)))
    }
}

extension Evaluation {
    func inputNumber(_ call: Call) throws(FHIRPathError) -> ExactDecimal {
        // A logarithm takes as long as some fifty steps.
        try spend(50)
        switch value(input(call)) {
        case .integer(let value), .long(let value): return ExactDecimal(value)
        case .decimal(let value): return value
        case .quantity(let value) where value.unit == "1": return value.value
        default:
            throw failure(call, .semantic, "'\(name(call))' works on a number, not on \(describe(input(call))).")
        }
    }

    func numberArgument(_ call: Call, _ number: Int) throws(FHIRPathError) -> ExactDecimal? {
        guard let item = try singleArgument(call, number) else { return nil }
        guard let value = value(item).number else {
            throw failure(
                call, .semantic, "Argument \(number + 1) of '\(name(call))' is a number, not \(describe(item)).")
        }
        return value
    }

    func finish(_ call: Call, number: ExactDecimal?) throws(FHIRPathError) {
        guard let number else { return finishEmpty(call) }
        try finish(call, make(number))
    }

    /// Of a quantity one with the same unit; else an integer where 32 bits hold it, else a decimal.
    func finishWhole(_ call: Call, _ round: (ExactDecimal) -> ExactDecimal) throws(FHIRPathError) {
        if case .quantity(let quantity) = value(input(call)), quantity.unit != "1" {
            return try finish(call, make(quantity.with(round(quantity.value))))
        }
        let number = round(try inputNumber(call))
        if let whole = number.intValue.flatMap({ Int32(exactly: $0) }) { return try finish(call, .integer(Int(whole))) }
        try finish(call, make(number))
    }
}
