/// A request that may be sent: its url held against the allow-list, its fields complete.
struct PreparedRequest: Sendable {
    /// Requests that are equal in this get one answer: also who asks (`Authorization`) is in the fields.
    struct Identity: Hashable, Sendable {
        let method: UpstreamRequest.Method
        let url: UpstreamURL
        let fields: [String]
        let body: [UInt8]?
    }

    let method: UpstreamRequest.Method
    let url: UpstreamURL
    let entry: AllowEntry
    /// Lines `Name: value`.
    let fields: [String]
    let body: [UInt8]?
    let isSafe: Bool

    /// Nil for what may not be shared.
    var identity: Identity? { isSafe ? Identity(method: method, url: url, fields: fields, body: body) : nil }

    /// - Throws: what keeps the request from being sent.
    init(_ request: UpstreamRequest, at upstream: Upstream, _ allowed: AllowList) throws(UpstreamProblem) {
        do throws(UpstreamURL.Fault) {
            url = try upstream.base.target(request.target)
        } catch {
            throw .badAddress(error)
        }
        guard let entry = allowed.entry(for: url) else { throw .notAllowed }
        if case .address(let address) = url.origin.host, !entry.permits(address) { throw .privateAddress }
        for (name, value) in request.headers {
            guard UpstreamHeader.isSendable(name: name, value: value) else { throw .badHeader(number: 0, .characters) }
        }
        self.entry = entry
        method = request.method
        body = request.body
        isSafe = request.isSafe
        fields = Self.fields(request, upstream, isOwn: url.origin == upstream.base.origin, entry)
    }

    private static func fields(
        _ request: UpstreamRequest, _ upstream: Upstream, isOwn: Bool, _ entry: AllowEntry
    ) -> [String] {
        var fields = ["Accept: \(request.accept)"]
        if request.body != nil { fields.append("Content-Type: \(request.contentType)") }
        for (name, value) in request.headers { fields.append("\(name): \(value)") }
        // The upstream's fields belong to its server only.
        let headers = isOwn ? upstream.headers : []
        for header in headers { fields.append("\(header.name): \(header.value)") }
        // The caller's word for this server goes before what the settings say.
        guard !headers.contains(where: { $0.name.lowercased() == "authorization" }) else { return fields }
        if entry.forwardsAuthorization, isOwn, let authorization = upstream.callerAuthorization,
            let header = try? UpstreamHeader(name: "Authorization", value: authorization)
        {
            fields.append("Authorization: \(header.value)")
        } else if case .value(let token)? = entry.token {
            fields.append("Authorization: Bearer \(token)")
        }
        return fields
    }
}

extension UpstreamURL {
    /// For people and logs: the base in full, of what is asked for the type and names of parameters, neither ids nor values.
    func shown(under base: UpstreamURL?) -> String {
        var rest = path[...]
        var shown = origin.text
        if let base, base.origin == origin, isUnder(base.path) {
            shown += base.path
            rest = path.dropFirst(base.path.count)
        }
        for segment in rest.split(separator: "/") { shown += "/" + (Self.isWord(segment) ? String(segment) : "…") }
        guard let query else { return shown }
        let names = query.split(separator: "&").map { part in
            let name = part.prefix { $0 != "=" }
            return (Self.isParameter(name) ? String(name) : "…") + "=…"
        }
        return shown + "?" + names.prefix(20).joined(separator: "&")
    }

    /// A type of resource or an operation: letters, a capital or `$` or `_` in front.
    private static func isWord(_ segment: Substring) -> Bool {
        guard let first = segment.utf8.first, segment.utf8.count <= 40 else { return false }
        let isStart = first >= 0x41 && first <= 0x5A || first == UInt8(ascii: "$") || first == UInt8(ascii: "_")
        return isStart
            && segment.utf8.dropFirst().allSatisfy { $0 | 0x20 >= 0x61 && $0 | 0x20 <= 0x7A || $0 == UInt8(ascii: "-") }
    }

    private static func isParameter(_ name: Substring) -> Bool {
        !name.isEmpty && name.utf8.count <= 64
            && name.utf8.allSatisfy { $0 | 0x20 >= 0x61 && $0 | 0x20 <= 0x7A || "_-.:".utf8.contains($0) }
    }
}
