internal import FHIRModel
internal import Storage

/// A criterion on what a reference leads to, `subject:Patient.identifier=1`, or on what refers to the resource,
/// `_has:Observation:patient:code=1` (https://hl7.org/fhir/R4/search.html#chaining, `#has`).
struct SearchChain: Sendable {
    /// The reference that is followed.
    let parameter: SearchParameter
    /// True: the resources searched for are referred to; false: they refer.
    let isReverse: Bool
    /// What has to hold on the other side, for each type there may be.
    let nested: [SearchRequest]

    /// - Returns: nil where there is no such parameter.
    /// - Throws: 400 for what makes no sense.
    init?(
        _ name: String, _ value: String, of type: ResourceTypes.Entry, _ setting: SearchSetting, depth: Int
    ) throws(ServiceError) {
        var setting = setting
        setting.isStrict = true
        if name.hasPrefix("_has:") {
            let parts = name.split(separator: ":", maxSplits: 3, omittingEmptySubsequences: false)
            guard parts.count == 4, let other = ResourceTypes.entry(String(parts[1])),
                let parameter = SearchParameter.named(parts[2], of: other), parameter.kind == .reference
            else { return nil }
            self.parameter = parameter
            isReverse = true
            nested = [try SearchRequest(other, [(String(parts[3]), value)], setting, depth: depth)]
        } else {
            let parts = name.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
            let head = parts[0].split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
            guard parts.count == 2, let first = head.first, let parameter = SearchParameter.named(first, of: type),
                parameter.kind == .reference
            else { return nil }
            self.parameter = parameter
            isReverse = false
            let types = try Self.types(parameter, head.count > 1 ? String(head[1]) : nil)
            var nested: [SearchRequest] = []
            var failure: ServiceError?
            for type in types {
                do throws(ServiceError) {
                    let request = try SearchRequest(type, [(String(parts[1]), value)], setting, depth: depth)
                    if !request.query.criteria.isEmpty || !request.chains.isEmpty { nested.append(request) }
                } catch {
                    failure = error
                }
            }
            // One of the types has to have the parameter; the others are left out.
            if nested.isEmpty, let failure { throw failure }
            self.nested = nested
        }
    }

    private static func types(
        _ parameter: SearchParameter, _ modifier: String?
    ) throws(ServiceError) -> [ResourceTypes.Entry] {
        if let name = modifier ?? parameter.onlyType {
            guard let type = ResourceTypes.entry(name) else {
                throw ServiceError(
                    .malformed,
                    "The search parameter \(parameter.name) is used with a modifier that does not work here.",
                    code: .value)
            }
            return [type]
        }
        guard case .types(let names) = parameter.targets, names.count <= 10 else {
            throw ServiceError(
                .malformed,
                "The search parameter \(parameter.name) may lead to many types: name one (\(parameter.name):Type.…).",
                code: .tooCostly)
        }
        return names.compactMap { ResourceTypes.entry($0) }
    }
}
