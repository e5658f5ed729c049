/// Finds what somebody may have meant.
enum NearestName {
    /// The known name with the fewest letters to change, add or take away; nil where nothing comes near.
    static func of(_ name: String, among known: [String]) -> String? {
        let name = Array(name.lowercased())
        let best = known.map { (name: $0, distance: distance(name, Array($0.lowercased()))) }
            .min { $0.distance < $1.distance }
        guard let best, best.distance <= max(3, name.count / 3) else { return nil }
        return best.name
    }

    /// Levenshtein's distance.
    static func distance(_ left: [Character], _ right: [Character]) -> Int {
        var previous = Array(0...right.count)
        for (row, character) in left.enumerated() {
            var current = [row + 1]
            for (column, other) in right.enumerated() {
                let replaced = previous[column] + (character == other ? 0 : 1)
                current.append(min(replaced, previous[column + 1] + 1, current[column] + 1))
            }
            previous = current
        }
        return previous[right.count]
    }
}
