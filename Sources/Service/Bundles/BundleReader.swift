internal import FHIRJSON
internal import FHIRModel
internal import HTTPServer
internal import Storage

/// Reads the Bundle of a batch or transaction (https://hl7.org/fhir/R4/http.html#transaction).
struct BundleReader {
    enum Kind: String {
        case batch, transaction
    }

    let context: ArtifactContext
    let document: Document
    let version: FHIRVersion?
    let isLenient: Bool
    /// `http://host/fhir`
    let base: String
    let kind: Kind

    /// - Throws: 400 for what is no such Bundle.
    init(
        _ bytes: [UInt8], context: ArtifactContext, version: FHIRVersion?, isLenient: Bool, base: String
    ) throws(ServiceError) {
        do throws(Document.ParseError) {
            document = try Document.parse(bytes, limits: context.limits)
        } catch {
            throw ServiceError(.malformed, error.description + ".")
        }
        guard document.root.exists, document.kind(document.root) == .object,
            document.equals(document.member(document.root, .resourceType), "Bundle")
        else { throw ServiceError(.malformed, "Post a Bundle here.", code: .structure, expression: "resourceType") }
        guard let kind = document.string(document.root, .type).flatMap(Kind.init) else {
            throw ServiceError(
                .malformed, "The type of the Bundle must be batch or transaction.", code: .value,
                expression: "Bundle.type")
        }
        let entry = document.member(document.root, .entry)
        guard !entry.exists || document.kind(entry) == .array else {
            throw ServiceError(
                .malformed, "The entries of the Bundle must be a list.", code: .structure, expression: "Bundle.entry")
        }
        self.kind = kind
        self.context = context
        self.version = version
        self.isLenient = isLenient
        self.base = base
    }

    /// The entries, each read or with what is wrong with it.
    func entries() -> [Result<BundleEntry, ServiceError>] {
        document.items(document.member(document.root, .entry)).enumerated().map { index, node in
            do throws(ServiceError) {
                return .success(try entry(node, index))
            } catch {
                return .failure(error.located(inEntry: index))
            }
        }
    }

    private func entry(_ node: Node, _ index: Int) throws(ServiceError) -> BundleEntry {
        let request = document.member(node, .request)
        guard let method = document.string(request, .method) else {
            throw ServiceError(
                .malformed, "An entry has no request.method.", code: .required,
                expression: "Bundle.entry[\(index)].request.method")
        }
        guard let url = document.string(request, .url) else {
            throw ServiceError(
                .malformed, "An entry has no request.url.", code: .required,
                expression: "Bundle.entry[\(index)].request.url")
        }
        let target = try target(url, index)
        guard let name = target.path.first else { throw Self.wrongURL(index) }
        if name.hasPrefix("$") || target.path.contains(where: { $0.hasPrefix("$") }) {
            throw ServiceError(
                .malformed, "Operations are not carried out in Bundles.", code: .notSupported,
                expression: "Bundle.entry[\(index)].request.url")
        }
        let type = try context.type(named: name)
        var issues: [Issue] = []
        let action = try action(method, target, type, node, request, index, &issues)
        return BundleEntry(
            index: index, type: type, action: action,
            fullUrl: document.string(document.member(node, named: "fullUrl")), issues: issues)
    }

    /// The url of an entry taken apart: relative to the base, or beginning with it.
    private func target(_ url: String, _ index: Int) throws(ServiceError) -> HTTPRequest {
        var relative = url[...]
        if relative.hasPrefix(base + "/") { relative = relative.dropFirst(base.count) }
        while relative.first == "/" { relative.removeFirst() }
        do throws(Refusal) {
            return try HTTPRequest(method: "GET", target: "/\(relative)")
        } catch {
            throw Self.wrongURL(index)
        }
    }

    private func action(
        _ method: String, _ target: HTTPRequest, _ type: ResourceTypes.Entry, _ node: Node, _ request: Node,
        _ index: Int, _ issues: inout [Issue]
    ) throws(ServiceError) -> BundleEntry.Action {
        func field(_ name: String) -> [String] {
            document.string(document.member(request, named: name)).map { [$0] } ?? []
        }
        let path = target.path
        switch (method, path.count) {
        case ("DELETE", 2) where target.query.isEmpty:
            let id = try id(path[1], index)
            try context.checkWritable(type.name, id)
            return .delete(id: id, try EntityTags.condition(ifMatch: field("ifMatch"), ifNoneMatch: []))
        case ("POST", 1):
            let body = try resource(node, type, id: nil, index, &issues)
            let condition = try field("ifNoneExist").first.map { (text) throws(ServiceError) in
                try SearchReading.condition(text, type: type, name: "ifNoneExist")
            }
            return .create(body, unless: condition)
        case ("PUT", 2) where target.query.isEmpty:
            let id = try id(path[1], index)
            try context.checkWritable(type.name, id)
            let body = try resource(node, type, id: id, index, &issues)
            return .update(
                body, id: id,
                try EntityTags.condition(ifMatch: field("ifMatch"), ifNoneMatch: field("ifNoneMatch")))
        case ("GET", 1), ("HEAD", 1):
            return .search(target.query)
        case ("GET", 2), ("HEAD", 2):
            return .read(id: try id(path[1], index), ifNoneMatch: field("ifNoneMatch"))
        case ("GET", 3) where path[2] == "_history":
            return .history(id: try id(path[1], index), target.query)
        case ("GET", 4) where path[2] == "_history":
            return .readVersion(id: try id(path[1], index), version: path[3])
        case ("PATCH", _), ("PUT", 1), ("DELETE", 1), ("PUT", 2), ("DELETE", 2):
            throw ServiceError(
                .malformed, "Patches and conditional updates and deletions are not carried out.", code: .notSupported,
                expression: "Bundle.entry[\(index)].request")
        default:
            throw Self.wrongURL(index)
        }
    }

    private func id(_ text: String, _ index: Int) throws(ServiceError) -> String {
        guard ResourceID.isValid(text) else { throw Self.wrongURL(index) }
        return text
    }

    private func resource(
        _ node: Node, _ type: ResourceTypes.Entry, id: String?, _ index: Int, _ issues: inout [Issue]
    ) throws(ServiceError) -> ResourceBody {
        let resource = document.member(node, .resource)
        guard resource.exists, let own = try? Document.parse(Array(document.rawBytes(resource)), limits: context.limits)
        else {
            throw ServiceError(
                .malformed, "An entry that writes has no resource.", code: .required,
                expression: "Bundle.entry[\(index)].resource")
        }
        let reviewed = try ResourceReading.read(own, type: type, id: id, version: version, isLenient: isLenient)
        issues = reviewed.issues
        return reviewed.body
    }

    private static func wrongURL(_ index: Int) -> ServiceError {
        ServiceError(
            .malformed, "The request.url of an entry does not go with its method.", code: .value,
            expression: "Bundle.entry[\(index)].request.url")
    }
}
