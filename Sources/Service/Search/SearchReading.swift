internal import FHIRModel
internal import HTTPServer
internal import Storage

/// Queries that do not stand in the path.
enum SearchReading {
    /// The pairs of `a=b&c=d`, percent-decoded.
    ///
    /// - Throws: 400 where it cannot be decoded.
    static func pairs(_ query: some StringProtocol) throws(ServiceError) -> [(name: String, value: String)] {
        do throws(Refusal) {
            return try HTTPRequest(method: "GET", target: "/?\(query)").query
        } catch {
            throw ServiceError(.malformed, "The search parameters cannot be decoded.")
        }
    }

    /// A query with those signs percent-encoded that a header field or a form may hold and a request target may not.
    static func encoded(_ query: some StringProtocol) -> String {
        var encoded = ""
        for scalar in query.unicodeScalars {
            if scalar.value <= 0x20 || scalar.value >= 0x7F || scalar == "#" {
                encoded += BaseURL.encoded(String(scalar))
            } else {
                encoded.unicodeScalars.append(scalar)
            }
        }
        return encoded
    }

    /// The condition of a conditional create.
    ///
    /// - Parameters:
    ///   - text: `identifier=s|1`, with or without what stands before a `?`.
    ///   - name: of the field it stands in, for errors.
    /// - Throws: 400 for unknown parameters, and where nothing is asked.
    static func condition(
        _ text: String, type: ResourceTypes.Entry, name: String
    ) throws(ServiceError) -> StoreQuery {
        let query = text.firstIndex(of: "?").map { text[text.index(after: $0)...] } ?? text[...]
        let request = try SearchRequest(type, try pairs(encoded(query)), SearchSetting(isStrict: true))
        guard request.chains.isEmpty else {
            throw ServiceError(.malformed, "\(name) looks at the resource itself only.", code: .notSupported)
        }
        guard !request.query.criteria.isEmpty else {
            throw ServiceError(.malformed, "\(name) must hold search parameters.", code: .required)
        }
        return StoreQuery(type.name, request.query.criteria)
    }
}

/// What a search is read with.
struct SearchSetting: Sendable {
    /// Unknown parameters are errors (`Prefer: handling=strict`), else warnings.
    var isStrict = false
    /// Where the client reached the FHIR routes: references that begin so are our own. Nil = there are none.
    var base: String?
    /// Milliseconds since 1970, for the prefix `ap`; nil = that does not work.
    var now: Int64?
}
