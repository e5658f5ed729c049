internal import HTTPServer

/// What the client would like, as far as it concerns us: `Prefer` (RFC 7240) and `Accept-Language` (RFC 9110 12.5.4).
struct Preferences: Sendable, Equatable {
    /// `return=minimal`
    var returnsMinimal = false
    /// `return=representation`, said and not only taken for granted.
    var returnsRepresentation = false
    /// `return=OperationOutcome`
    var returnsOutcome = false
    /// `handling=strict`: unknown search parameters are errors.
    var isStrict = false
    /// `handling=lenient`: resources that break rules of FHIR are written all the same.
    var isLenient = false

    init(of request: HTTPRequest) {
        for field in request.headers.all(KnownHeader.prefer) {
            for preference in MediaType.split(field[...], at: ",") {
                // What stands behind a semicolon belongs to the preference and concerns none of ours; many clients put
                // whole preferences there all the same.
                for word in MediaType.split(preference, at: ";") { take(word.lowercased()) }
            }
        }
    }

    private mutating func take(_ preference: String) {
        let text = preference.filter { $0 != " " && $0 != "\"" }
        switch text {
        case "return=minimal": returnsMinimal = true
        case "return=representation": returnsRepresentation = true
        case "return=operationoutcome": returnsOutcome = true
        case "handling=strict": isStrict = true
        case "handling=lenient": isLenient = true
        default: break
        }
    }

    /// Languages of `Accept-Language`, the most wanted first; `*` and those with q=0 are left out.
    static func languages(of request: HTTPRequest) -> [String] {
        guard let field = request.headers[KnownHeader.acceptLanguage], field.utf8.count <= 1000 else { return [] }
        var found: [(tag: String, quality: Int)] = []
        for entry in MediaType.split(field[...], at: ",") {
            let parts = MediaType.split(entry, at: ";")
            guard let tag = parts.first, isLanguage(tag) else { continue }
            var quality = 1000
            for part in parts.dropFirst() where part.hasPrefix("q=") || part.hasPrefix("Q=") {
                quality = MediaType.quality(String(part.dropFirst(2))) ?? 0
            }
            if quality > 0 { found.append((String(tag), quality)) }
        }
        // Swift's sort is stable: languages of one quality stay in the client's order.
        return found.sorted { $0.quality > $1.quality }.map(\.tag)
    }

    /// Letters, digits and hyphens, as a language tag has them.
    static func isLanguage(_ text: some StringProtocol) -> Bool {
        guard let first = text.utf8.first, first | 0x20 >= 0x61, first | 0x20 <= 0x7A, text.utf8.count <= 35 else {
            return false
        }
        return text.utf8.allSatisfy { byte in
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"):
                true
            default: false
            }
        }
    }
}
