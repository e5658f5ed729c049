import Locking

/// Expressions that were compiled before. Bounded: when it is full it starts anew.
enum PatternCache {
    private struct Key: Hashable {
        /// The bytes: two spellings of a letter are one text to Swift, and two patterns.
        let source: [UInt8]
        let options: Int
    }

    private static let results = Locked<[Key: Result<Pattern, PatternError>]>([:])
    private static let capacity = 256
    /// Longer expressions are rare, and would make the cache large.
    private static let longestSource = 500

    static func pattern(_ source: String, _ options: Pattern.Options) throws(PatternError) -> Pattern {
        let key = Key(source: Array(source.utf8), options: options.rawValue)
        if let known = results.withLock({ $0[key] }) { return try known.get() }
        let result = Result { () throws(PatternError) in try Pattern(source, options: options) }
        if source.utf8.count <= longestSource {
            results.withLock { results in
                if results.count >= capacity { results.removeAll(keepingCapacity: true) }
                results[key] = result
            }
        }
        return try result.get()
    }
}
