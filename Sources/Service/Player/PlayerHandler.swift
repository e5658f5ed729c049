internal import HTTPServer

/// Serves the web player: the page at `/app`, and its files at `/app/NAME` and `/app/VERSION/NAME`.
///
/// The version is made of all files, so files under it never change and are kept by browsers for good; the page, which names
/// it, is asked for anew each time. Files without a version are for pages elsewhere that embed the player.
struct PlayerHandler: Sendable {
    private let files: [String: PlayerFile]
    private let page: PlayerFile
    private let version: String
    private let policy: String

    /// Stands in the page for the version.
    private static let placeholder = "/app/@/"

    /// - Parameters:
    ///   - frameAncestors: origins whose pages may show the player in a frame, besides our own.
    init(basePath: String, maximumBodyBytes: Int, frameAncestors: [String]) {
        var sources = EmbeddedFiles.player
        sources.append((name: "settings.js", bytes: Self.settings(basePath, maximumBodyBytes)))
        var all: [UInt8] = []
        for file in sources { all += Array(file.name.utf8) + [0] + file.bytes + [0] }
        version = PlayerFile.digest(all)
        var files: [String: PlayerFile] = [:]
        for file in sources { files[file.name] = PlayerFile(name: file.name, bytes: file.bytes) }
        let html = files.removeValue(forKey: "index.html")?.bytes ?? []
        let filled = String(decoding: html, as: UTF8.self)
            .split(separator: Self.placeholder, omittingEmptySubsequences: false).joined(separator: "/app/\(version)/")
        page = PlayerFile(name: "index.html", bytes: Array(filled.utf8))
        self.files = files
        policy = Self.policy(frameAncestors)
    }

    /// What the server knows and the player needs.
    private static func settings(_ basePath: String, _ maximumBodyBytes: Int) -> [UInt8] {
        // The setting lets no quotes and no backslashes through.
        Array("export default { basePath: \"\(basePath)\", maximumBodyBytes: \(maximumBodyBytes) };\n".utf8)
    }

    /// Nothing runs and nothing is fetched but from this server; no inline script and no inline style.
    private static func policy(_ frameAncestors: [String]) -> String {
        let ancestors = (["'self'"] + frameAncestors).joined(separator: " ")
        return "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:;"
            + " media-src 'self' data: blob:; connect-src 'self'; font-src 'self'; base-uri 'none'; form-action 'none';"
            + " object-src 'none'; frame-ancestors \(frameAncestors.contains("*") ? "*" : ancestors)"
    }

    /// GET `/app`
    func handlePage(_ request: HTTPRequest) -> HTTPResponse { reply(page, to: request, caching: "no-cache") }

    /// GET `/app/{name}`
    func handleFile(_ request: HTTPRequest) -> HTTPResponse? {
        guard let name = request.parameters["name"], let file = files[name] else { return nil }
        return reply(file, to: request, caching: "no-cache")
    }

    /// GET `/app/{version}/{name}`. Files of another version are those of now: a page that is open while the server is
    /// renewed still finds what it has not fetched yet; nobody keeps them.
    func handleVersion(_ request: HTTPRequest) -> HTTPResponse? {
        guard let name = request.parameters["name"], let file = files[name] else { return nil }
        let isNow = request.parameters["version"] == version
        return reply(file, to: request, caching: isNow ? "public, max-age=31536000, immutable" : "no-cache")
    }

    private func reply(_ file: PlayerFile, to request: HTTPRequest, caching: String) -> HTTPResponse {
        var headers = HTTPHeaders([
            (KnownHeader.cacheControl, caching), (KnownHeader.etag, file.tag), (KnownHeader.vary, "Accept-Encoding"),
            (KnownHeader.contentSecurityPolicy, policy), (KnownHeader.referrerPolicy, "no-referrer"),
            (KnownHeader.permissionsPolicy, "camera=(self), microphone=(), geolocation=()"),
        ])
        let known = request.headers.all(KnownHeader.ifNoneMatch).joined(separator: ",")
        if known.split(separator: ",").contains(where: { Self.isSame($0, file.tag) }) {
            return HTTPResponse(status: 304, headers: headers)
        }
        headers.set(KnownHeader.contentType, file.contentType)
        guard let packed = file.packed, Self.takesGzip(request) else {
            return HTTPResponse(status: 200, headers: headers, body: file.bytes)
        }
        headers.set(KnownHeader.contentEncoding, "gzip")
        return HTTPResponse(status: 200, headers: headers, body: packed)
    }

    /// Weak comparison of entity tags (RFC 9110 8.8.3.2).
    private static func isSame(_ field: Substring, _ tag: String) -> Bool {
        var given = field.drop { $0 == " " || $0 == "\t" }
        while given.last == " " || given.last == "\t" { given.removeLast() }
        return given == "*" || given == tag || given == "W/" + tag
    }

    /// Whether `Accept-Encoding` has gzip, and not with `q=0` (RFC 9110 12.5.3).
    private static func takesGzip(_ request: HTTPRequest) -> Bool {
        for field in request.headers.all(KnownHeader.acceptEncoding) {
            for coding in field.lowercased().split(separator: ",") {
                let parts = coding.split(separator: ";").map { $0.filter { $0 != " " && $0 != "\t" } }
                guard parts.first == "gzip" else { continue }
                return !parts.dropFirst().contains { $0 == "q=0" || $0 == "q=0.0" || $0 == "q=0.00" || $0 == "q=0.000" }
            }
        }
        return false
    }
}
