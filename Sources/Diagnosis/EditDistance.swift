/// How many letters have to be changed, put in or taken out to make one word of another.
enum EditDistance {
    /// - Returns: the distance, or something above `limit` where it is larger.
    static func between(_ one: String, _ other: String, atMost limit: Int) -> Int {
        let left = Array(one.utf8.prefix(200))
        let right = Array(other.utf8.prefix(200))
        guard abs(left.count - right.count) <= limit else { return limit + 1 }
        var row = Array(0...right.count)
        for (place, letter) in left.enumerated() {
            var before = row[0]
            row[0] = place + 1
            for column in right.indices {
                let changed = before + (right[column] == letter ? 0 : 1)
                before = row[column + 1]
                row[column + 1] = min(changed, before + 1, row[column] + 1)
            }
        }
        return row[right.count]
    }
}
