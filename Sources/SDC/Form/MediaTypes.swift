/// The media types that a form allows (`mimeType`): `image/png`, `image/*`, `text/plain; charset=utf-8`.
package struct MediaTypes: Sendable {
    /// As the form writes them.
    package let written: [String]
    /// Parameters that each type has to have, one set for each time it is written; `image/*` stands as it is.
    private let parameters: [String: Set<[String: String]>]

    /// A type that is written with more sets of parameters than this is taken with any.
    private static let maximumVariants = 32

    package init(_ written: [String]) {
        self.written = written
        var found: [String: Set<[String: String]>] = [:]
        for text in written {
            let (type, parameters) = Self.parts(text)
            let name = type == "*" ? "*/*" : type
            let isFull = found[name].map { $0.count >= Self.maximumVariants } ?? false
            found[name, default: []].insert(isFull ? [:] : parameters)
        }
        parameters = found
    }

    package var isEmpty: Bool { written.isEmpty }

    /// Whether a file's media type is one of those: parameters that are asked for have to be there, others may.
    func contains(_ text: String) -> Bool {
        let (type, given) = Self.parts(text)
        let family = type.prefix { $0 != "/" } + "/*"
        return [type, String(family), "*/*"].contains { name in
            parameters[name]?.contains { wanted in wanted.allSatisfy { given[$0.key] == $0.value } } ?? false
        }
    }

    /// Types and names of parameters are the same in capitals (RFC 9110, 8.3.1); so are charsets, the parameter that occurs.
    private static func parts(_ text: String) -> (type: String, parameters: [String: String]) {
        var parts = text.lowercased().split(separator: ";").map(trimmed)
        let type = parts.isEmpty ? "" : parts.removeFirst()
        var parameters: [String: String] = [:]
        for part in parts {
            let pair = part.split(separator: "=", maxSplits: 1).map(trimmed)
            guard let name = pair.first else { continue }
            parameters[name] = pair.count > 1 ? pair[1].filter { $0 != "\"" } : ""
        }
        return (type, parameters)
    }

    private static func trimmed(_ text: Substring) -> String {
        String(text.drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
    }
}
