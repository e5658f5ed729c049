internal import FHIRModel
internal import Storage

/// Resources that come along with the matches: those they refer to, `Observation:subject:Patient`, or those that refer to them
/// (https://hl7.org/fhir/R4/search.html#revinclude).
struct SearchInclude: Sendable {
    /// In one search.
    static let maximumCount = 20

    /// Whose references are followed; nil = those of any type (`*`).
    let type: ResourceTypes.Entry?
    /// Nil = all.
    let parameter: SearchParameter?
    /// What they must lead to; nil = anything.
    let target: String?
    let isReverse: Bool
    /// Also of what was included.
    let isIterating: Bool

    /// - Parameters:
    ///   - name: `_include`, `_revinclude:iterate` …
    ///   - value: type, parameter, and perhaps a type, with colons between them.
    /// - Returns: nil for what is not known.
    init?(_ name: String, _ value: String) {
        isReverse = name.hasPrefix("_rev")
        isIterating = name.contains(":")
        let parts = value.split(separator: ":", omittingEmptySubsequences: false)
        if value == "*", !isReverse {
            (type, parameter, target) = (nil, nil, nil)
            return
        }
        guard 2...3 ~= parts.count, let type = ResourceTypes.entry(String(parts[0])) else { return nil }
        self.type = type
        if parts[1] == "*", !isReverse {
            parameter = nil
        } else {
            guard let parameter = SearchParameter.named(parts[1], of: type), parameter.kind == .reference else {
                return nil
            }
            self.parameter = parameter
        }
        let target = parts.count > 2 ? String(parts[2]) : nil
        if let target, ResourceTypes.entry(target) == nil { return nil }
        self.target = target
    }

    /// The references of a resource of this type that are followed.
    func parameters(of type: ResourceTypes.Entry) -> [SearchParameter] {
        guard self.type == nil || self.type?.name == type.name else { return [] }
        return parameter.map { [$0] } ?? SearchParameter.all(of: type).filter { $0.kind == .reference }
    }
}
