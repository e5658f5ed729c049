package import Decimals
internal import FHIRJSON
internal import FHIRModel
internal import UCUM

/// Reads what a resource is found by.
struct SearchIndexer {
    /// Beyond so many values a resource is found by those before them only.
    static let maximumEntries = 20_000
    static let ucum = "http://unitsofmeasure.org"
    private static let currencies = "urn:iso:std:iso:4217"

    private let document: Document
    /// What a reference that names a place in a Bundle leads to, `Type/id`.
    private let places: [String: String]
    private var known: Set<IndexEntry> = []
    private var entries: [IndexEntry] = []

    /// - Parameter places: by `fullUrl`.
    static func entries(
        of resource: Node, in document: Document, type: ResourceTypes.Entry, places: [String: String] = [:]
    ) -> [IndexEntry] {
        var indexer = SearchIndexer(document: document, places: places)
        for (id, parameter) in SearchTable.entry(type.name).stored {
            for path in parameter.paths {
                // The closure may not write to `self` while the path is walked.
                var nodes: [Node] = []
                path.visit(resource, document) { nodes.append($0) }
                for node in nodes { indexer.add(node, path, parameter, id) }
            }
        }
        return indexer.entries
    }

    private init(document: Document, places: [String: String]) {
        self.document = document
        self.places = places
    }

    private mutating func put(_ entry: IndexEntry) {
        guard entries.count < Self.maximumEntries, known.insert(entry).inserted else { return }
        entries.append(entry)
    }

    private mutating func add(_ node: Node, _ path: SearchPath, _ parameter: SearchParameter, _ id: SearchParameter.ID)
    {
        switch parameter.kind {
        case .token: addToken(node, path.leaf, id)
        case .reference: addReference(node, path, parameter, id)
        case .date: addDate(node, path.leaf, id)
        case .string: addTexts(node, path.leaf, id)
        case .uri: if let text = document.string(node) { put(IndexEntry(id, text)) }
        case .number: addNumber(node, path.leaf, id)
        case .quantity: addQuantity(node, path.leaf, parameter, id)
        }
    }

    private func text(_ node: Node, _ key: Key) -> String? { document.string(document.member(node, key)) }

    // MARK: Tokens

    private mutating func addToken(_ node: Node, _ leaf: SearchPath.Leaf, _ id: SearchParameter.ID) {
        switch leaf {
        case .boolean:
            if let value = document.bool(node) {
                put(IndexEntry(id, value ? "true" : "false", extra: IndexEntry.anySystem))
            }
        case .deceased:
            let moment = document.member(node, named: "deceasedDateTime")
            let isDead = moment.exists || document.bool(document.member(node, named: "deceasedBoolean")) == true
            put(IndexEntry(id, isDead ? "true" : "false", extra: IndexEntry.anySystem))
        case .coding: _ = addCoding(node, id)
        case .concept:
            var displays: Set<String> = []
            for coding in document.items(document.member(node, .coding)) {
                if let display = addCoding(coding, id) { displays.insert(display) }
            }
            if let text = text(node, .text).map(FoldedLetters.fold), !displays.contains(text) {
                put(IndexEntry(id, label: text))
            }
        case .identifier:
            if let value = text(node, .value) {
                let label = text(document.member(node, .type), .text).map(FoldedLetters.fold)
                put(IndexEntry(id, value, extra: text(node, .system) ?? "", label: label ?? ""))
            }
        case .contactPoint:
            if let value = text(node, .value) { put(IndexEntry(id, value, extra: IndexEntry.anySystem)) }
        default:
            if let value = document.string(node) { put(IndexEntry(id, value, extra: IndexEntry.anySystem)) }
        }
    }

    /// - Returns: its display, folded.
    private mutating func addCoding(_ node: Node, _ id: SearchParameter.ID) -> String? {
        let display = text(node, .display).map(FoldedLetters.fold)
        let code = text(node, .code)
        guard code != nil || display != nil else { return nil }
        put(IndexEntry(id, code ?? "", extra: text(node, .system) ?? "", label: display ?? ""))
        return display
    }

    // MARK: References

    private mutating func addReference(
        _ node: Node, _ path: SearchPath, _ parameter: SearchParameter, _ id: SearchParameter.ID
    ) {
        guard path.leaf == .reference else {
            if let text = document.string(node) {
                let canonical = Canonical(text)
                put(IndexEntry(id, canonical.url, extra: canonical.version ?? ""))
            }
            return
        }
        if let reference = text(node, .reference) {
            // A reference to one version of a resource is one to the resource.
            let whole = Self.withoutVersion(reference)
            let place = places.isEmpty ? nil : places[whole]
            if let type = path.onlyType, !(place ?? whole).isReference(to: type), text(node, .type) != type { return }
            put(IndexEntry(id, whole))
            if let place { put(IndexEntry(id, place)) }
        }
        let identifier = document.member(node, .identifier)
        if let value = text(identifier, .value) {
            let part = SearchParameter.ID(
                parameter.type, "\(parameter.name):\(SearchParameter.Part.identifier.rawValue)")
            put(IndexEntry(part, value, extra: text(identifier, .system) ?? ""))
        }
    }

    private static func withoutVersion(_ reference: String) -> String {
        guard reference.utf8.contains(UInt8(ascii: "_")), let end = TextSearch.first("/_history/", in: reference) else {
            return reference
        }
        return String(decoding: reference.utf8.prefix(end), as: UTF8.self)
    }

    // MARK: Dates

    private mutating func addDate(_ node: Node, _ leaf: SearchPath.Leaf, _ id: SearchParameter.ID) {
        switch leaf {
        case .period: addPeriod(node, id)
        case .timing:
            for event in document.items(document.member(node, named: "event")) { addMoment(event, id) }
            addPeriod(document.member(document.member(node, named: "repeat"), named: "boundsPeriod"), id)
        default: addMoment(node, id)
        }
    }

    private mutating func addMoment(_ node: Node, _ id: SearchParameter.ID) {
        guard let interval = document.string(node).flatMap({ DateInterval($0) }) else { return }
        put(IndexEntry(id, interval: interval))
    }

    private mutating func addPeriod(_ node: Node, _ id: SearchParameter.ID) {
        let low = text(node, .start).flatMap { DateInterval($0)?.low }
        let high = text(node, .end).flatMap { DateInterval($0)?.high }
        guard low != nil || high != nil else { return }
        put(IndexEntry(id, interval: DateInterval(low: low ?? .min, high: high ?? .max)))
    }

    // MARK: Texts

    private static let nameParts = ["text", "family", "given", "prefix", "suffix"].compactMap { Key(frozen: $0) }
    private static let addressParts = ["text", "line", "city", "district", "state", "postalCode", "country"]
        .compactMap { Key(frozen: $0) }

    private mutating func addTexts(_ node: Node, _ leaf: SearchPath.Leaf, _ id: SearchParameter.ID) {
        switch leaf {
        case .humanName: addParts(node, Self.nameParts, id)
        case .address: addParts(node, Self.addressParts, id)
        default: addText(node, id)
        }
    }

    private mutating func addParts(_ node: Node, _ keys: [Key], _ id: SearchParameter.ID) {
        for key in keys {
            let part = document.member(node, key)
            addText(part, id)
            for item in document.items(part) { addText(item, id) }
        }
    }

    private mutating func addText(_ node: Node, _ id: SearchParameter.ID) {
        guard let text = document.string(node), !text.isEmpty else { return }
        put(IndexEntry(id, FoldedLetters.fold(text), extra: text))
    }

    // MARK: Numbers

    private func number(_ node: Node) -> ExactDecimal? {
        guard node.exists, document.kind(node) == .number else { return nil }
        return ExactDecimal(utf8: document.rawBytes(node))
    }

    private mutating func addNumber(_ node: Node, _ leaf: SearchPath.Leaf, _ id: SearchParameter.ID) {
        guard leaf != .range else {
            let low = number(document.member(document.member(node, .low), .value))
            let high = number(document.member(document.member(node, .high), .value))
            if low != nil || high != nil { put(IndexEntry(id, numbers: NumberInterval(low: low, high: high))) }
            return
        }
        if let number = number(node) { put(IndexEntry(id, numbers: NumberInterval(number))) }
    }

    private mutating func addQuantity(
        _ node: Node, _ leaf: SearchPath.Leaf, _ parameter: SearchParameter, _ id: SearchParameter.ID
    ) {
        let low: ExactDecimal?
        let high: ExactDecimal?
        var unit = node
        switch leaf {
        case .range:
            low = number(document.member(document.member(node, .low), .value))
            high = number(document.member(document.member(node, .high), .value))
            unit = document.member(node, .low)
            if !unit.exists { unit = document.member(node, .high) }
        case .money:
            guard let value = number(document.member(node, .value)) else { return }
            put(
                IndexEntry(
                    id, text(node, named: "currency") ?? "", extra: Self.currencies, numbers: NumberInterval(value)))
            return
        default:
            let value = number(document.member(node, .value))
            switch text(node, named: "comparator") {
            case "<", "<=": (low, high) = (nil, value)
            case ">", ">=": (low, high) = (value, nil)
            default: (low, high) = (value, value)
            }
        }
        guard low != nil || high != nil else { return }
        let code = text(unit, .code) ?? ""
        let system = text(unit, .system) ?? ""
        put(
            IndexEntry(
                id, code, extra: system, label: text(unit, .unit) ?? "",
                numbers: NumberInterval(low: low, high: high)))
        guard system == Self.ucum, let canonical = CanonicalUnits.interval(low, high, code: code) else { return }
        let part = SearchParameter.ID(parameter.type, "\(parameter.name):\(SearchParameter.Part.canonical.rawValue)")
        put(IndexEntry(part, canonical.code, numbers: canonical.numbers))
    }

    private func text(_ node: Node, named name: String) -> String? {
        document.string(document.member(node, named: name))
    }
}

/// Quantities in base units, so that those of different units can be compared.
package enum CanonicalUnits {
    /// - Parameters:
    ///   - low: nil = without end; likewise `high`.
    ///   - code: of UCUM.
    /// - Returns: the numbers in base units and their code; nil for what is no unit, or cannot be converted.
    package static func interval(
        _ low: ExactDecimal?, _ high: ExactDecimal?, code: String
    ) -> (numbers: NumberInterval, code: String)? {
        guard code.utf8.count <= 200, let unit = try? UCUM.unit(code) else { return nil }
        var ends: [ExactDecimal?] = []
        for end in [low, high] {
            guard let end else {
                ends.append(nil)
                continue
            }
            guard let converted = try? unit.canonical(end) else { return nil }
            ends.append(converted.value)
        }
        return (NumberInterval(low: ends[0], high: ends[1]), unit.dimension)
    }
}

extension String {
    /// Whether a reference names a resource of the type: `Type/id`, or a url that ends so.
    func isReference(to type: String) -> Bool {
        let parts = split(separator: "/", omittingEmptySubsequences: false)
        return parts.count >= 2 && parts[parts.count - 2] == type
    }
}
