/// FHIRPath N1, section 5.3 "Subsetting".
enum SubsettingFunctions {
    static let table: [FHIRPathFunction] = [
        FHIRPathFunction("single", gives: .oneOfInput) { e, c throws(FHIRPathError) in
            if c.inputCount > 1 { throw e.failure(c, .execution, "'single' found \(c.inputCount) items.") }
        },
        FHIRPathFunction("first", gives: .oneOfInput) { e, c throws(FHIRPathError) in
            e.count = min(c.end, c.base + 1)
        },
        FHIRPathFunction("last", gives: .oneOfInput) { e, c throws(FHIRPathError) in
            if c.inputCount > 1 { e.drop(from: c.base, to: c.end - 1) }
        },
        FHIRPathFunction("tail", gives: .input) { e, c throws(FHIRPathError) in
            if c.inputCount > 0 { e.drop(from: c.base, to: c.base + 1) }
        },
        FHIRPathFunction("skip", 1...1, gives: .input) { e, c throws(FHIRPathError) in
            guard let number = try e.integerArgument(c, 0) else { return e.finishEmpty(c) }
            e.drop(from: c.base, to: c.base + min(max(0, number), c.inputCount))
        },
        FHIRPathFunction("take", 1...1, gives: .input) { e, c throws(FHIRPathError) in
            guard let number = try e.integerArgument(c, 0) else { return e.finishEmpty(c) }
            e.count = c.base + min(max(0, number), c.inputCount)
        },
        FHIRPathFunction("intersect", 1...1, gives: .input) { e, c throws(FHIRPathError) in
            let other = try e.argument(c, 0)
            try keep(e, c, thoseIn: other, wanted: true)
            try e.keepDistinct(from: c.base)
        },
        FHIRPathFunction("exclude", 1...1, gives: .input) { e, c throws(FHIRPathError) in
            let other = try e.argument(c, 0)
            try keep(e, c, thoseIn: other, wanted: false)
        },
    ]

    private static func keep(
        _ e: Evaluation, _ c: Call, thoseIn other: Range<Int>, wanted: Bool
    ) throws(FHIRPathError) {
        var places: [Int: [Int]] = [:]
        for place in other { places[e.hash(e.stack[place]), default: []].append(place) }
        var kept = c.base
        for place in c.base..<c.end {
            let item = e.stack[place]
            let near = places[e.hash(item)] ?? []
            try e.spend(near.count * e.comparisonCost(item) + 1)
            guard near.contains(where: { e.equal(e.stack[$0], item) == true }) == wanted else { continue }
            e.stack[kept] = item
            kept += 1
        }
        e.count = kept
    }
}
