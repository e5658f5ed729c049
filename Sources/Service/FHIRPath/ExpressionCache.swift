internal import FHIRModel
internal import FHIRPath
internal import Locking

/// Compiled expressions by their text, so that one that is tried again and again is compiled once.
final class ExpressionCache: Sendable {
    private struct Key: Hashable {
        let text: String
        let version: FHIRVersion
    }

    private struct Entries {
        var expressions: [Key: FHIRPathExpression] = [:]
        var bytes = 0
    }

    /// Bytes of text kept; a compiled expression takes some thirty times its text.
    private static let capacity = 256 * 1024
    /// Longer ones are not kept.
    private static let longest = 8 * 1024

    private let entries = Locked(Entries())

    /// - Throws: what is wrong with the expression; that is not remembered.
    func expression(_ text: String, _ version: FHIRVersion) throws(FHIRPathError) -> FHIRPathExpression {
        let key = Key(text: text, version: version)
        if let known = entries.withLock({ $0.expressions[key] }) { return known }
        let made = try FHIRPathExpression(text, version: version)
        let size = text.utf8.count
        guard size <= Self.longest else { return made }
        entries.withLock { entries in
            // All at once: what is in use comes back with its next request.
            if entries.bytes + size > Self.capacity { entries = Entries() }
            if entries.expressions.updateValue(made, forKey: key) == nil { entries.bytes += size }
        }
        return made
    }
}
