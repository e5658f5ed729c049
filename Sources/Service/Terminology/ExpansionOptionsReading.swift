internal import FHIRModel
internal import HTTPServer
internal import Terminology

/// Reading what `ValueSet/$expand` is asked beside the value set.
extension ExpansionOptions {
    private static let longestFilter = 1000

    /// - Throws: 422 for values that cannot be.
    init(_ input: TerminologyInput, _ request: HTTPRequest) throws(ServiceError) {
        self.init()
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
