/// One segment of a route template.
enum RouteSegment: Equatable, Sendable {
    /// Which segments a parameter takes.
    enum Restriction: Sendable {
        case any
        /// Those that begin with an upper-case letter.
        case upper
        /// Those that do not begin with `$` or `_`: names of operations and the like.
        case plain
    }

    case literal(String)
    /// `{name}`: any segment; `{name:upper}` and `{name:plain}`: some of them.
    case parameter(name: String, Restriction)

    /// Splits "/Questionnaire/{id}/$next-step".
    static func parse(_ template: String) -> [RouteSegment] {
        template.split(separator: "/").map { segment in
            guard segment.hasPrefix("{"), segment.hasSuffix("}") else { return .literal(String(segment)) }
            let parts = segment.dropFirst().dropLast().split(separator: ":", maxSplits: 1)
            let restriction: Restriction
            switch parts.count > 1 ? parts[1] : "" {
            case "upper": restriction = .upper
            case "plain": restriction = .plain
            default: restriction = .any
            }
            return .parameter(name: parts.first.map(String.init) ?? "", restriction)
        }
    }

    /// The template without restrictions: "/Questionnaire/{id}" for "/Questionnaire/{id:plain}".
    static func name(of template: String) -> String {
        let segments = template.split(separator: "/", omittingEmptySubsequences: false).map { segment in
            guard segment.hasPrefix("{"), let colon = segment.firstIndex(of: ":") else { return String(segment) }
            return segment[..<colon] + "}"
        }
        return segments.joined(separator: "/")
    }

    /// Whether a parameter takes this segment.
    static func takes(_ segment: String, _ restriction: Restriction) -> Bool {
        guard let first = segment.utf8.first else { return false }
        switch restriction {
        case .any: return true
        case .upper: return (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(first)
        case .plain: return first != UInt8(ascii: "$") && first != UInt8(ascii: "_")
        }
    }
}
