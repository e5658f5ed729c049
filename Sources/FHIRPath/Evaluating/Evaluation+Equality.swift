internal import Calendar
internal import Decimals
internal import FHIRJSON

/// Equality, equivalence and order (FHIRPath N1, sections 6.1 and 6.2).
extension Evaluation {
    // MARK: Equality

    /// Nil where one side is empty or the precision does not tell.
    func equal(_ left: Range<Int>, _ right: Range<Int>) throws(FHIRPathError) -> Bool? {
        if left.isEmpty || right.isEmpty { return nil }
        guard left.count == right.count else { return false }
        try spend(left.count)
        var result: Bool? = true
        for offset in 0..<left.count {
            switch equal(stack[left.lowerBound + offset], stack[right.lowerBound + offset]) {
            case false: return false
            case nil: result = nil
            default: break
            }
        }
        return result
    }

    /// Whether two items are equal; nil where it cannot be told.
    func equal(_ a: Item, _ b: Item) -> Bool? {
        if a.kind == .node, b.kind == .node, a.flags == 0, b.flags == 0 {
            if a.index == b.index, a.document == b.document { return true }
            let left = documents[Int(a.document)]
            let right = documents[Int(b.document)]
            if left.kind(a.node) == .string, right.kind(b.node) == .string {
                if left.sameString(a.node, right, b.node) { return true }
                guard isTemporal(left.rawBytes(a.node)), isTemporal(right.rawBytes(b.node)) else { return false }
            }
        }
        return equal(a, value(a), b, value(b))
    }

    private func equal(_ a: Item, _ left: SystemValue, _ b: Item, _ right: SystemValue) -> Bool? {
        switch (left, right) {
        case (.boolean(let x), .boolean(let y)): return x == y
        case (.integer(let x), .integer(let y)): return x == y
        case (.string(let x), .string(let y)):
            stepsLeft -= x.utf8.count / 32
            return Self.isSame(x, y)
        case (.quantity(let x), .quantity(let y)): return compare(x, y).map { $0 == 0 }
        case (.quantity(let x), _):
            guard let y = right.number else { return false }
            return compare(x, .number(y)).map { $0 == 0 }
        case (_, .quantity(let y)):
            guard let x = left.number else { return false }
            return compare(.number(x), y).map { $0 == 0 }
        case (.date, .date), (.date, .dateTime), (.dateTime, .date), (.dateTime, .dateTime), (.time, .time):
            switch order(left, right) {
            case .equal: return true
            case .undecided, nil: return nil
            default: return false
            }
        // A date of FHIR and a text that says the same: forms write it so.
        case (.string(let x), _) where b.kind == .node: return text(b) == x
        case (_, .string(let y)) where a.kind == .node: return text(a) == y
        case (.other, .other): return equalStructures(a, b, isEquivalence: false)
        default:
            if let x = left.number, let y = right.number { return x == y }
            return false
        }
    }

    // MARK: Equivalence

    /// The same items in any order.
    func equivalent(_ left: Range<Int>, _ right: Range<Int>) throws(FHIRPathError) -> Bool {
        guard left.count == right.count else { return false }
        var taken = [Bool](repeating: false, count: right.count)
        for place in left {
            try spend(right.count * comparisonCost(stack[place]))
            guard
                let match = right.first(where: {
                    !taken[$0 - right.lowerBound] && equivalent(stack[place], stack[$0])
                })
            else { return false }
            taken[match - right.lowerBound] = true
        }
        return true
    }

    func equivalent(_ a: Item, _ b: Item) -> Bool {
        let left = value(a)
        let right = value(b)
        switch (left, right) {
        case (.string(let x), .string(let y)):
            return folded(x) == folded(y)
        case (.quantity(let x), .quantity(let y)): return equivalent(x, y)
        case (.other, .other): return equalStructures(a, b, isEquivalence: true) ?? false
        default:
            if let x = left.number, let y = right.number { return x.isEquivalent(to: y) }
            return equal(a, left, b, right) ?? false
        }
    }

    /// Case and the kind of white space do not count.
    private func folded(_ text: String) -> String {
        stepsLeft -= price(text)
        guard !text.utf8.allSatisfy({ $0 < 0x80 }) else { return Self.foldedASCII(text) }
        // Characters are costly to find.
        stepsLeft -= text.utf8.count * 6
        var result = ""
        var isBlank = false
        for character in text.lowercased() {
            if character.isWhitespace {
                isBlank = true
            } else {
                if isBlank { result.append(" ") }
                isBlank = false
                result.append(character)
            }
        }
        if isBlank { result.append(" ") }
        return result
    }

    private static func foldedASCII(_ text: String) -> String {
        var result: [UInt8] = []
        result.reserveCapacity(text.utf8.count)
        var isBlank = false
        for byte in text.utf8 {
            if byte == 0x20 || 0x09...0x0D ~= byte {
                isBlank = true
                continue
            }
            if isBlank { result.append(0x20) }
            isBlank = false
            result.append(0x41...0x5A ~= byte ? byte | 0x20 : byte)
        }
        if isBlank { result.append(0x20) }
        return String(decoding: result, as: UTF8.self)
    }

    // MARK: Structures

    /// Elements with children: the same children, by name.
    private func equalStructures(_ a: Item, _ b: Item, isEquivalence: Bool) -> Bool? {
        guard a.kind == .node, b.kind == .node else {
            guard a.kind == .type, b.kind == .type else { return false }
            return string(a) == string(b)
        }
        if a.flags != b.flags { return false }
        let left = documents[Int(a.document)]
        let right = documents[Int(b.document)]
        stepsLeft -= left.rawBytes(a.node).count / 32
        if left.isEqual(a.node, right, b.node) { return true }
        return equalChildren(a, left, b, right, isEquivalence: isEquivalence, depth: 0)
    }

    private func equalChildren(
        _ a: Item, _ left: Document, _ b: Item, _ right: Document, isEquivalence: Bool, depth: Int
    ) -> Bool? {
        guard depth < 64, left.kind(a.node) == right.kind(b.node) else { return false }
        guard left.count(a.node) == right.count(b.node) else { return false }
        // Who compares cannot fail: beyond the budget nothing is equal, and the next operation ends the evaluation.
        stepsLeft -= left.count(a.node)
        guard stepsLeft >= 0 else { return false }
        if isEquivalence, left.kind(a.node) == .array {
            return equivalentElements(a, left, b, right, depth: depth)
        }
        var result: Bool? = true
        var other = right.first(b.node)
        for child in left.children(a.node) {
            let name = left.key(child)
            let match = name.exists ? right.member(b.node, named: left.name(of: name)) : other
            guard match.exists else { return false }
            other = right.next(other)
            let x = Item(kind: .node, document: a.document, index: child.index)
            let y = Item(kind: .node, document: b.document, index: match.index)
            switch equalParts(x, left, y, right, isEquivalence: isEquivalence, depth: depth) {
            case false: return false
            case nil: result = nil
            default: break
            }
        }
        return result
    }

    private func equalParts(
        _ x: Item, _ left: Document, _ y: Item, _ right: Document, isEquivalence: Bool, depth: Int
    ) -> Bool? {
        if left.kind(x.node) == .array || left.kind(x.node) == .object {
            return equalChildren(x, left, y, right, isEquivalence: isEquivalence, depth: depth + 1)
        }
        return isEquivalence ? equivalent(x, y) : equal(x, y)
    }

    /// The elements of two arrays in any order.
    private func equivalentElements(
        _ a: Item, _ left: Document, _ b: Item, _ right: Document, depth: Int
    ) -> Bool {
        var others = Array(right.children(b.node))
        for element in left.children(a.node) {
            let x = Item(kind: .node, document: a.document, index: element.index)
            let match = others.firstIndex { other in
                stepsLeft -= 1
                let y = Item(kind: .node, document: b.document, index: other.index)
                return stepsLeft >= 0
                    && equalParts(x, left, y, right, isEquivalence: true, depth: depth) == true
            }
            guard let match else { return false }
            others.remove(at: match)
        }
        return true
    }

    // MARK: Order

    /// -1, 0 or 1; nil where the precision does not tell. Throws for what has no order.
    func compare(
        _ a: Item, _ b: Item, _ operation: UnsafeMutablePointer<Operation>
    ) throws(FHIRPathError) -> Int? {
        let left = value(a)
        let right = value(b)
        switch (left, right) {
        case (.integer(let x), .integer(let y)): return x < y ? -1 : x == y ? 0 : 1
        case (.string(let x), .string(let y)):
            stepsLeft -= min(x.utf8.count, y.utf8.count) / 8
            return Self.order(x, y)
        case (.quantity(let x), .quantity(let y)): return compare(x, y)
        case (.quantity(let x), _):
            if let y = right.number { return compare(x, .number(y)) }
        case (_, .quantity(let y)):
            if let x = left.number { return compare(.number(x), y) }
        default:
            if let x = left.number, let y = right.number { return x.ordering(to: y) }
        }
        // A text beside a date is read as one.
        switch order(dated(left, like: right), dated(right, like: left)) {
        case .less: return -1
        case .equal: return 0
        case .greater: return 1
        case .undecided: return nil
        case nil:
            throw error(.execution, "\(describe(a)) and \(describe(b)) have no order.", operation)
        }
    }

    /// Of dates and times; nil for what cannot be compared at all.
    private func order(_ left: SystemValue, _ right: SystemValue) -> PartialOrdering? {
        switch (left, right) {
        case (.date(let x), .date(let y)): x.compare(to: y)
        case (.date(let x), .dateTime(let y)): y.compare(to: x).reversed
        case (.dateTime(let x), .date(let y)): x.compare(to: y)
        case (.dateTime(let x), .dateTime(let y)): x.compare(to: y)
        case (.time(let x), .time(let y)): x.compare(to: y)
        default: nil
        }
    }

    private func dated(_ value: SystemValue, like other: SystemValue) -> SystemValue {
        guard case .string(let text) = value else { return value }
        switch other {
        case .date, .dateTime:
            return PartialDateTime(text, lenient: true).map { $0.time == nil ? .date($0.date) : .dateTime($0) } ?? value
        case .time: return TimeOfDay(text, lenient: true).map(SystemValue.time) ?? value
        default: return value
        }
    }

    /// The same code points: `String` takes composed and decomposed letters for equal.
    static func isSame(_ a: String, _ b: String) -> Bool {
        a.utf8.count == b.utf8.count && a == b && a.utf8.elementsEqual(b.utf8)
    }

    /// By code points.
    static func order(_ a: String, _ b: String) -> Int {
        if isSame(a, b) { return 0 }
        return a.utf8.lexicographicallyPrecedes(b.utf8) ? -1 : 1
    }

    // MARK: Distinct items

    /// Leaves the first of equal items, from `base` up.
    func keepDistinct(from base: Int) throws(FHIRPathError) {
        guard count - base > 1 else { return }
        var kept = base
        if count - base <= 8 {
            for place in base..<count {
                try spend((kept - base) * comparisonCost(stack[place]))
                let item = stack[place]
                if (base..<kept).contains(where: { equal(stack[$0], item) == true }) { continue }
                stack[kept] = item
                kept += 1
            }
        } else {
            var seen: [Int: [Int]] = [:]
            for place in base..<count {
                let item = stack[place]
                let hash = hash(item)
                let places = seen[hash, default: []]
                try spend(places.count * comparisonCost(item) + 1)
                if places.contains(where: { equal(stack[$0], item) == true }) { continue }
                stack[kept] = item
                seen[hash, default: []].append(kept)
                kept += 1
            }
        }
        count = kept
    }
}
