internal import FHIRModel
internal import HTTPServer

/// In which shape a reply goes out.
enum ReplyFormat: Sendable {
    /// `application/fhir+json`
    case fhir
    /// `application/vnd.formstep+json`, on `$next-step` only.
    case compact
}

/// Agreeing on formats: `_format`, `_pretty`, `Accept` and `Content-Type`
/// (https://hl7.org/fhir/R4/http.html#general, https://hl7.org/fhir/R4/versioning.html#mt-version).
struct Negotiation: Sendable, Equatable {
    var format = ReplyFormat.fhir
    var isPretty = false
    /// What the client would like the reply to be in; only `/metadata` has it in several.
    var version: FHIRVersion?

    /// What is sent where nothing could be agreed on: errors go out all the same.
    static let fallback = Negotiation()

    // MARK: The reply

    /// Agrees on the format of the reply; `_format` beats `Accept`.
    ///
    /// - Parameter offersCompact: the compact envelope is there too, also as `application/json`.
    /// - Throws: 406 where there is no format that the client takes.
    init(for request: HTTPRequest, offersCompact: Bool = false) throws(ServiceError) {
        try self.init(for: request, parameters: request.query, offersCompact: offersCompact)
    }

    /// As above, with parameters that may have come in the body (`_search`).
    init(
        for request: HTTPRequest, parameters: [(name: String, value: String)], offersCompact: Bool = false
    ) throws(ServiceError) {
        func parameter(_ name: String) -> String? { parameters.first { $0.name == name }?.value }
        isPretty = parameter("_pretty") == "true"
        if let format = parameter("_format"), !format.isEmpty {
            try choose(format: format, offersCompact: offersCompact)
        } else {
            let accept = request.headers.all(KnownHeader.accept)
            try choose(
                accept: accept.count == 1 ? accept[0] : accept.joined(separator: ","), offersCompact: offersCompact)
        }
    }

    /// Agrees on the format of a reply that is an envelope unless FHIR is asked for: without `Accept` or with `*/*` too.
    ///
    /// - Throws: 406 where there is no format that the client takes.
    init(ofSession request: HTTPRequest) throws(ServiceError) {
        try self.init(for: request, offersCompact: true)
        guard format == .fhir, request.query("_format") ?? "" == "" else { return }
        let accept = request.headers[KnownHeader.accept] ?? ""
        if accept.isEmpty || accept == "*/*" { format = .compact }
    }

    private init() {}

    private mutating func choose(format text: String, offersCompact: Bool) throws(ServiceError) {
        if text == "json" { return }
        // A plus sign that was not percent-encoded arrives as a space.
        let text = text.split(separator: " ", omittingEmptySubsequences: false).joined(separator: "+")
        guard let type = MediaType(text), let format = Self.format(of: type.essence, offersCompact: offersCompact),
            take(version: type)
        else {
            throw ServiceError(
                .notAcceptable,
                "This _format cannot be served; " + Self.offer(offersCompact) + " can.")
        }
        self.format = format
    }

    private mutating func choose(accept: String, offersCompact: Bool) throws(ServiceError) {
        switch accept {
        case "", "*/*", KnownMediaType.fhirJSON: return
        case KnownMediaType.compact, KnownMediaType.json:
            if offersCompact { format = .compact }
            if offersCompact || accept == KnownMediaType.json { return }
        default: break
        }
        var best: (format: ReplyFormat, quality: Int, specificity: Int, version: FHIRVersion?)?
        let ranges = MediaType.list(accept).filter { Self.knowsVersion(of: $0) }
        for (format, essences) in Self.offers(offersCompact) {
            guard let (range, specificity) = Self.range(for: essences, in: ranges), range.quality > 0 else { continue }
            if let best, (best.quality, best.specificity) >= (range.quality, specificity) { continue }
            best = (
                format, range.quality, specificity, range.parameter("fhirversion").flatMap(FHIRVersion.init(parameter:))
            )
        }
        guard let best else {
            throw ServiceError(
                .notAcceptable, "Nothing of what Accept names can be served; " + Self.offer(offersCompact) + " can.")
        }
        format = best.format
        version = best.version
    }

    /// The range that speaks for a reply: the most exact one, of those the one the client likes best.
    private static func range(for essences: [String], in ranges: [MediaType]) -> (MediaType, Int)? {
        var best: (range: MediaType, specificity: Int)?
        for range in ranges {
            guard let specificity = essences.compactMap({ range.specificity(for: $0) }).max() else { continue }
            if let best, (best.specificity, best.range.quality) >= (specificity, range.quality) { continue }
            best = (range, specificity)
        }
        return best.map { ($0.range, $0.specificity) }
    }

    /// What can be sent under which names, the default first.
    private static func offers(_ offersCompact: Bool) -> [(ReplyFormat, [String])] {
        offersCompact
            ? [
                (.fhir, [KnownMediaType.fhirJSON, KnownMediaType.textJSON, KnownMediaType.oldFHIRJSON]),
                (.compact, [KnownMediaType.compact, KnownMediaType.json]),
            ]
            : [
                (
                    .fhir,
                    [
                        KnownMediaType.fhirJSON, KnownMediaType.json, KnownMediaType.textJSON,
                        KnownMediaType.oldFHIRJSON,
                    ]
                )
            ]
    }

    private static func format(of essence: String, offersCompact: Bool) -> ReplyFormat? {
        offers(offersCompact).first { $0.1.contains(essence) }?.0
    }

    private static func offer(_ offersCompact: Bool) -> String {
        offersCompact ? "\(KnownMediaType.fhirJSON) and \(KnownMediaType.compact)" : KnownMediaType.fhirJSON
    }

    private static func knowsVersion(of type: MediaType) -> Bool {
        guard let version = type.parameter("fhirversion") else { return true }
        return FHIRVersion(parameter: version) != nil
    }

    private mutating func take(version type: MediaType) -> Bool {
        guard let text = type.parameter("fhirversion") else { return true }
        version = FHIRVersion(parameter: text)
        return version != nil
    }

    // MARK: The body

    /// Checks that the body is said to be JSON in UTF-8. A missing Content-Type is taken for that.
    ///
    /// - Returns: the FHIR version that the parameter `fhirVersion` names.
    /// - Throws: 415 for other types, other character sets and unknown FHIR versions.
    static func bodyVersion(of request: HTTPRequest) throws(ServiceError) -> FHIRVersion? {
        guard let text = request.headers[KnownHeader.contentType], !text.isEmpty else { return nil }
        if text == KnownMediaType.fhirJSON || text == KnownMediaType.json { return nil }
        guard let type = MediaType(text), KnownMediaType.bodies.contains(type.essence) else {
            throw ServiceError(
                .unsupportedMediaType, "Send the body as \(KnownMediaType.fhirJSON) or \(KnownMediaType.json).")
        }
        if let charset = type.parameter("charset"), charset.lowercased() != "utf-8", charset.lowercased() != "utf8" {
            throw ServiceError(.unsupportedMediaType, "Send the body in UTF-8.")
        }
        guard let version = type.parameter("fhirversion") else { return nil }
        guard let known = FHIRVersion(parameter: version) else {
            throw ServiceError(.unsupportedMediaType, "The FHIR versions 4.0, 4.3 and 5.0 are taken.")
        }
        return known
    }
}
