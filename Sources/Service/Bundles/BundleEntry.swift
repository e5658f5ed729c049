internal import FHIRModel
internal import Storage

/// One entry of a batch or transaction: what is asked, checked as far as it can be without the store.
struct BundleEntry: Sendable {
    enum Action: Sendable {
        case delete(id: String, WriteCondition)
        case create(ResourceBody, unless: StoreQuery?)
        case update(ResourceBody, id: String, WriteCondition)
        case read(id: String, ifNoneMatch: [String])
        case readVersion(id: String, version: String)
        case history(id: String, [(name: String, value: String)])
        case search([(name: String, value: String)])
    }

    /// Its place in the Bundle, from 0.
    let index: Int
    let type: ResourceTypes.Entry
    let action: Action
    let fullUrl: String?
    /// What is not as FHIR defines it in a resource to be written.
    let issues: [Issue]

    /// In which order a transaction carries its entries out
    /// (https://hl7.org/fhir/R4/http.html#trules): DELETE, POST, PUT, GET.
    var rank: Int {
        switch action {
        case .delete: 0
        case .create: 1
        case .update: 2
        case .read, .readVersion, .history, .search: 3
        }
    }

    /// The resource a write is about by its id, `Type/id`.
    var written: String? {
        switch action {
        case .delete(let id, _), .update(_, let id, _): "\(type.name)/\(id)"
        default: nil
        }
    }
}

extension ServiceError {
    /// The same error with the place in the Bundle before the place in the resource.
    func located(inEntry index: Int) -> ServiceError {
        ServiceError(
            category,
            issues: issues.map { issue in
                var issue = issue
                let place = "Bundle.entry[\(index)]"
                // `Patient.id` is within the entry's resource.
                let rest = issue.expression.map { expression in
                    expression.firstIndex(of: ".").map { String(expression[$0...]) } ?? ".\(expression)"
                }
                if issue.expression?.hasPrefix("Bundle.") != true {
                    issue.expression = rest.map { place + ".resource" + $0 } ?? place
                }
                return issue
            })
    }
}
