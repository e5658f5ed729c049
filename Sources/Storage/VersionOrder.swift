/// How business versions of one artifact follow each other: the codes of http://hl7.org/fhir/version-algorithm.
package enum VersionAlgorithm: String, Sendable {
    /// https://semver.org/#spec-item-11
    case semver
    /// Whole numbers.
    case integer
    /// Characters by their code points.
    case alpha
    /// ISO 8601 dates of any precision.
    case date
    /// Runs of digits as numbers, everything else by code points.
    case natural

    /// The algorithm for a group of versions: the one named, else `semver` where all of them are such versions, else
    /// `natural`.
    package static func chosen(named name: String?, for versions: [String]) -> VersionAlgorithm {
        if let named = name.flatMap(VersionAlgorithm.init(rawValue:)) { return named }
        return versions.allSatisfy { SemanticVersion($0) != nil } ? .semver : .natural
    }

    /// The order of two versions. No version stands before any; a version that the algorithm cannot read stands before
    /// those it can, and among its like naturally.
    package func compare(_ left: String?, _ right: String?) -> VersionOrder {
        guard let left else { return right == nil ? .same : .earlier }
        guard let right else { return .later }
        switch self {
        case .semver: return compare(left, right, as: { SemanticVersion($0) }, { $0.compare($1) })
        case .integer: return compare(left, right, as: { WholeNumber($0) }, { VersionOrder($0, $1) })
        case .date: return compare(left, right, as: { DateInterval($0) }, { VersionOrder($0.low, $1.low) })
        case .alpha: return Self.alpha(left, right)
        case .natural: return Self.natural(left, right)
        }
    }

    private func compare<Value>(
        _ left: String, _ right: String, as read: (String) -> Value?, _ order: (Value, Value) -> VersionOrder
    ) -> VersionOrder {
        switch (read(left), read(right)) {
        case (let left?, let right?): order(left, right)
        case (nil, .some): .earlier
        case (.some, nil): .later
        case (nil, nil): Self.natural(left, right)
        }
    }

    private static func alpha(_ left: String, _ right: String) -> VersionOrder {
        if left.utf8.elementsEqual(right.utf8) { return .same }
        return left.utf8.lexicographicallyPrecedes(right.utf8) ? .earlier : .later
    }

    static func natural(_ left: some StringProtocol, _ right: some StringProtocol) -> VersionOrder {
        let left = runs(left)
        let right = runs(right)
        for (one, other) in zip(left, right) where one != other {
            if let number = WholeNumber(one), let otherNumber = WholeNumber(other) {
                if number != otherNumber { return VersionOrder(number, otherNumber) }
                continue  // 01 and 1
            }
            return one.utf8.lexicographicallyPrecedes(other.utf8) ? .earlier : .later
        }
        return VersionOrder(left.count, right.count)
    }

    /// `1.10-rc2` as `1`, `.`, `10`, `-rc`, `2`.
    private static func runs(_ text: some StringProtocol) -> [String] {
        var runs: [String] = []
        var wasDigit: Bool?
        for character in text {
            let isDigit = character.isASCII && character.isNumber
            if isDigit == wasDigit {
                runs[runs.count - 1].append(character)
            } else {
                runs.append(String(character))
                wasDigit = isDigit
            }
        }
        return runs
    }
}

/// Which of two versions is the newer one.
package enum VersionOrder: Sendable {
    case earlier, same, later

    init<Value: Comparable>(_ left: Value, _ right: Value) {
        self = left < right ? .earlier : left == right ? .same : .later
    }
}

/// A version as https://semver.org has it. Leniently read: minor and patch may be missing and count as 0, if what follows
/// cannot be mistaken for the rest of a date.
struct SemanticVersion {
    private let numbers: [WholeNumber]
    private let prerelease: [Substring]

    init?(_ text: String) {
        var rest = text[...]
        if let plus = rest.firstIndex(of: "+") { rest = rest[..<plus] }
        var tail: Substring?
        if let dash = rest.firstIndex(of: "-") {
            tail = rest[rest.index(after: dash)...]
            rest = rest[..<dash]
        }
        let parts = rest.split(separator: ".", omittingEmptySubsequences: false)
        let numbers = parts.compactMap { WholeNumber($0) }
        guard 1...3 ~= parts.count, numbers.count == parts.count else { return nil }
        if let tail {
            guard let first = tail.first, parts.count == 3 || first.isLetter else { return nil }
        }
        self.numbers = numbers + Array(repeating: .zero, count: 3 - numbers.count)
        prerelease = tail?.split(separator: ".") ?? []
    }

    func compare(_ other: SemanticVersion) -> VersionOrder {
        for (one, two) in zip(numbers, other.numbers) where one != two { return VersionOrder(one, two) }
        // A pre-release stands before its release: here the one with parts is the earlier one.
        if prerelease.isEmpty || other.prerelease.isEmpty {
            return VersionOrder(other.prerelease.count, prerelease.count)
        }
        for (one, two) in zip(prerelease, other.prerelease) where one != two {
            switch (WholeNumber(one), WholeNumber(two)) {
            case (let number?, let otherNumber?):
                if number != otherNumber { return VersionOrder(number, otherNumber) }
            case (.some, nil): return .earlier
            case (nil, .some): return .later
            case (nil, nil):
                return one.utf8.lexicographicallyPrecedes(two.utf8) ? .earlier : .later
            }
        }
        return VersionOrder(prerelease.count, other.prerelease.count)
    }
}
