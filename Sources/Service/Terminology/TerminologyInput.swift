internal import FHIRJSON
internal import FHIRModel
internal import HTTPServer
internal import Terminology

/// The parameters of a terminology operation: of the query, of a Parameters resource, or a resource alone, which stands for
/// the parameter that holds it.
struct TerminologyInput {
    /// A value or a resource, and the document it stands in.
    struct Value {
        let document: Document
        let node: Node
        /// Where it stands in the request, for errors.
        let place: String
        let isResource: Bool
    }

    private(set) var values: [String: [Value]] = [:]
    private static let plumbing: Set<String> = ["_format", "_pretty", "_summary", "_elements"]

    /// - Parameter bare: types of resources that may be the body, with the parameter each stands for.
    /// - Throws: 400 for what is no JSON or another resource, 415 for other media types, 422 for parts without a name.
    static func read(
        _ request: HTTPRequest, limits: Document.Limits, bare: [String: String] = [:]
    ) throws(ServiceError) -> TerminologyInput {
        var input = TerminologyInput()
        let query = Document()
        for (name, value) in request.query where !value.isEmpty && !plumbing.contains(name) {
            input.add(name, Value(document: query, node: query.newString(value), place: name, isResource: false))
        }
        query.freeze()
        guard !request.body.isEmpty else { return input }
        _ = try Negotiation.bodyVersion(of: request)
        let document: Document
        do throws(Document.ParseError) {
            document = try Document.parse(request.body, limits: limits).freeze()
        } catch {
            throw ServiceError(.malformed, error.description + ".", code: .structure)
        }
        let type = document.kind(document.root) == .object ? document.string(document.root, .resourceType) : nil
        switch type {
        case "Parameters": try input.readParameters(document)
        case let type? where bare[type] != nil:
            input.add(
                bare[type] ?? "", Value(document: document, node: document.root, place: type, isResource: true))
        default:
            let also = bare.keys.sorted().map { ", or a \($0)" }.joined()
            throw ServiceError(
                .malformed, "The body must be Parameters\(also).", code: .structure, expression: "resourceType")
        }
        return input
    }

    private mutating func readParameters(_ document: Document) throws(ServiceError) {
        let list = document.member(document.root, .parameter)
        if list.exists, document.kind(list) != .array {
            throw ServiceError(
                .unprocessable, "Parameters.parameter must be a list.", code: .structure,
                expression: "Parameters.parameter")
        }
        for (index, part) in document.items(list).enumerated() {
            let place = "Parameters.parameter[\(index)]"
            guard document.kind(part) == .object, let name = document.string(part, .name) else {
                throw ServiceError(
                    .unprocessable, "A part has no name.", code: .required, expression: place + ".name")
            }
            let resource = document.member(part, .resource)
            let node = resource.exists ? resource : document.valueNode(of: part)
            guard node.exists else { continue }
            add(name, Value(document: document, node: node, place: place, isResource: resource.exists))
        }
    }

    private mutating func add(_ name: String, _ value: Value) { values[name, default: []].append(value) }

    // MARK: Values

    func has(_ name: String) -> Bool { values[name] != nil }

    /// The one value of a parameter; nil = there is none.
    func one(_ name: String) throws(ServiceError) -> Value? {
        guard let all = values[name] else { return nil }
        guard all.count == 1 else {
            throw ServiceError(
                .unprocessable, "The part '\(name)' may be given once.", code: .structure, expression: all[1].place)
        }
        return all[0]
    }

    func text(_ name: String) throws(ServiceError) -> String? {
        guard let value = try one(name) else { return nil }
        return try Self.text(value, name)
    }

    func texts(_ name: String) throws(ServiceError) -> [String] {
        var found: [String] = []
        for value in values[name] ?? [] { found.append(try Self.text(value, name)) }
        return found
    }

    private static func text(_ value: Value, _ name: String) throws(ServiceError) -> String {
        guard let text = value.document.string(value.node), !text.isEmpty else {
            throw ServiceError(
                .unprocessable, "The part '\(name)' must be a text.", code: .structure, expression: value.place)
        }
        return text
    }

    func bool(_ name: String) throws(ServiceError) -> Bool? {
        guard let value = try one(name) else { return nil }
        if let flag = value.document.bool(value.node) { return flag }
        switch value.document.string(value.node) {
        case "true": return true
        case "false": return false
        default:
            throw ServiceError(
                .unprocessable, "The part '\(name)' must be true or false.", code: .structure, expression: value.place)
        }
    }

    /// A whole number from 0 up.
    func number(_ name: String) throws(ServiceError) -> Int? {
        guard let value = try one(name) else { return nil }
        let text = value.document.string(value.node)
        guard let number = value.document.integer(value.node) ?? text.flatMap({ Int($0) }), number >= 0 else {
            throw ServiceError(
                .unprocessable, "The part '\(name)' must be a whole number that is not negative.", code: .value,
                expression: value.place)
        }
        return number
    }

    /// A resource of one type.
    func resource(_ name: String, type: String) throws(ServiceError) -> TerminologyResource? {
        guard let value = try one(name) else { return nil }
        let resource = TerminologyResource(document: value.document, node: value.node)
        guard value.isResource, resource.isOf(type) else {
            throw ServiceError(
                .unprocessable, "The part '\(name)' must be a \(type).", code: .structure, expression: value.place)
        }
        return resource
    }

    /// Resources that the request brings along (`tx-resource`).
    var extraResources: [TerminologyResource] {
        (values["tx-resource"] ?? []).filter(\.isResource).map {
            TerminologyResource(document: $0.document, node: $0.node)
        }
    }

    /// `displayLanguage`, else what the header asks for.
    func languages(_ request: HTTPRequest) throws(ServiceError) -> [String] {
        guard let text = try text("displayLanguage") else { return Preferences.languages(of: request) }
        // It may be a list with weights, as in the header.
        let first = MediaType.split(text[...], at: ",").compactMap { entry in
            MediaType.split(entry, at: ";").first.map(String.init)
        }
        guard !first.isEmpty, first.allSatisfy({ $0 == "*" || Preferences.isLanguage($0) }) else {
            throw ServiceError(
                .unprocessable, "The part 'displayLanguage' must be a language tag.", code: .value,
                expression: "displayLanguage")
        }
        return first.filter { $0 != "*" }
    }
}
