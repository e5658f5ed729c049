/// One segment of a route template.
enum RouteSegment: Equatable, Sendable {
    case literal(String)
    /// `{name}`: any segment; `{name:upper}`: one that begins with an upper-case letter.
    case parameter(name: String, upper: Bool)

    /// Splits "/Questionnaire/{id}/$next-step".
    static func parse(_ template: String) -> [RouteSegment] {
        template.split(separator: "/").map { segment in
            guard segment.hasPrefix("{"), segment.hasSuffix("}") else { return .literal(String(segment)) }
            let parts = segment.dropFirst().dropLast().split(separator: ":", maxSplits: 1)
            return .parameter(name: parts.first.map(String.init) ?? "", upper: parts.count > 1 && parts[1] == "upper")
        }
    }

    /// Whether a parameter takes this segment.
    static func takes(_ segment: String, upper: Bool) -> Bool {
        guard let first = segment.utf8.first else { return false }
        return !upper || (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(first)
    }
}
