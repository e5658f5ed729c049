internal import FHIRModel
internal import HTTPServer

/// What `ValueSet/$expand` is asked beside the value set.
struct ExpandRequest: Sendable {
    var filter: String?
    var offset: Int?
    var count: Int?
    var languages: [String] = []
    var includesDesignations = false
    var includesDefinition = false
    var isActiveOnly = false
    /// Codes stand in one another as in their system; only where it was asked for (`excludeNested=false`).
    var isNested = false
    /// The parts that were given, for the reply.
    var told: [(name: StaticString, value: Told)] = []

    enum Told: Sendable {
        case text(String)
        case number(Int)
        case flag(Bool)
    }

    private static let longestFilter = 1000

    /// - Throws: 422 for values that cannot be.
    init(_ input: TerminologyInput, _ request: HTTPRequest) throws(ServiceError) {
        filter = try input.text("filter")
        if let filter {
            guard filter.utf8.count <= Self.longestFilter else {
                throw ServiceError(
                    .unprocessable, "The part 'filter' may have \(Self.longestFilter) bytes.", code: .tooLong,
                    expression: "filter")
            }
            told.append(("filter", .text(filter)))
        }
        offset = try input.number("offset")
        count = try input.number("count")
        if let offset { told.append(("offset", .number(offset))) }
        if let count { told.append(("count", .number(count))) }
        languages = try input.languages(request)
        if let text = try input.text("displayLanguage") { told.append(("displayLanguage", .text(text))) }
        if let flag = try input.bool("includeDesignations") {
            includesDesignations = flag
            told.append(("includeDesignations", .flag(flag)))
        }
        includesDefinition = try input.bool("includeDefinition") ?? false
        if let flag = try input.bool("activeOnly") {
            isActiveOnly = flag
            told.append(("activeOnly", .flag(flag)))
        }
        if let flag = try input.bool("excludeNested") {
            isNested = !flag
            told.append(("excludeNested", .flag(flag)))
        }
    }
}
