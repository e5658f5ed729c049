/// A media type as a form allows it (`mimeType`): `image/png`, `image/*`, `text/plain; charset=utf-8`.
struct MediaTypePattern {
    private let type: String
    private let parameters: [String: String]

    /// Types and names of parameters are the same in capitals (RFC 9110, 8.3.1); so are charsets, the parameter that occurs.
    init(_ text: String) {
        var parts = text.lowercased().split(separator: ";", omittingEmptySubsequences: true).map(Self.trimmed)
        type = parts.isEmpty ? "" : parts.removeFirst()
        var found: [String: String] = [:]
        for part in parts {
            let pair = part.split(separator: "=", maxSplits: 1).map(Self.trimmed)
            guard let name = pair.first else { continue }
            found[name] = pair.count > 1 ? pair[1].filter { $0 != "\"" } : ""
        }
        parameters = found
    }

    /// Whether a file's media type is one of those meant: parameters that are asked for have to be there, others may.
    func matches(_ text: String) -> Bool {
        let other = MediaTypePattern(text)
        guard parameters.allSatisfy({ other.parameters[$0.key] == $0.value }) else { return false }
        if type == "*/*" || type == "*" || type == other.type { return true }
        return type.hasSuffix("/*") && other.type.hasPrefix(type.dropLast())
    }

    private static func trimmed(_ text: Substring) -> String {
        String(text.drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
    }
}
