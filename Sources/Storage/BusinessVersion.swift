/// The order of business versions: parts between `.` and `-` by number where both are numbers, else by their text; a
/// pre-release (`1.0.0-rc`) stands before its release, no version before any (https://semver.org/#spec-item-11).
package enum BusinessVersion {
    package static func isEarlier(_ left: String?, than right: String?) -> Bool {
        guard let right else { return false }
        guard let left else { return true }
        let (leftRelease, leftTail) = split(left)
        let (rightRelease, rightTail) = split(right)
        if let earlier = compare(leftRelease, rightRelease) { return earlier }
        switch (leftTail, rightTail) {
        case (nil, nil), (nil, .some): return false
        case (.some, nil): return true
        case (.some(let leftTail), .some(let rightTail)): return compare(leftTail, rightTail) ?? false
        }
    }

    private static func split(_ version: String) -> (Substring, Substring?) {
        guard let dash = version.firstIndex(of: "-") else { return (version[...], nil) }
        // A date such as 2024-05-01 is no pre-release: its parts count one by one.
        if version[version.index(after: dash)...].first?.isNumber == true { return (version[...], nil) }
        return (version[..<dash], version[version.index(after: dash)...])
    }

    /// Whether the left one is earlier; nil = they are equal.
    private static func compare(_ left: Substring, _ right: Substring) -> Bool? {
        let leftParts = left.split { $0 == "." || $0 == "-" }
        let rightParts = right.split { $0 == "." || $0 == "-" }
        for (one, other) in zip(leftParts, rightParts) where one != other {
            if let number = UInt64(one), let otherNumber = UInt64(other) {
                if number == otherNumber { continue }
                return number < otherNumber
            }
            return one < other
        }
        return leftParts.count == rightParts.count ? nil : leftParts.count < rightParts.count
    }
}
