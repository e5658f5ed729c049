internal import FHIRJSON
internal import FHIRModel
internal import SDC

/// What a session knows from its start and does not learn from answers: whose it is, launch contexts, language, zone.
///
/// Kept in the store as a compact request, so that it is read by the reader of those.
struct SessionHead: Sendable {
    /// The bytes it was read from.
    let bytes: [UInt8]
    /// `context`, `language`, `timezone`, `granularity`.
    let parts: NextStepParts
    /// The FHIR version of the form.
    let fhirVersion: FHIRVersion
    /// A digest of the token of whoever began it, as hexadecimal digits; nil where none was needed.
    let owner: String?
    /// Links made before it was raised are revoked.
    let linkEpoch: UInt32
    /// Numbers of links that are revoked.
    let revokedLinks: Set<String>

    private static let own: Set<String> = ["fhirVersion", "owner", "linkEpoch", "revokedLinks"]

    /// Reads what ``write(_:fhirVersion:owner:)`` wrote; nil for anything else.
    init?(_ bytes: [UInt8]) {
        let limits = Document.Limits(maximumBytes: .max, maximumDepth: .max, maximumNodes: .max)
        guard let parts = try? PartsReader.read(bytes, limits: limits, besides: Self.own), parts.errors.isEmpty
        else { return nil }
        let document = parts.document
        self.bytes = bytes
        self.parts = parts
        fhirVersion =
            document.string(document.member(document.root, named: "fhirVersion")).flatMap(
                FHIRVersion.init(rawValue:))
            ?? .r4
        owner = document.string(document.member(document.root, named: "owner"))
        linkEpoch = UInt32(clamping: document.integer(document.member(document.root, named: "linkEpoch")) ?? 0)
        revokedLinks = Set(
            document.items(document.member(document.root, named: "revokedLinks")).compactMap { document.string($0) })
        document.freeze()
    }

    /// The head of a session, out of the request that begins it.
    static func write(_ parts: NextStepParts, fhirVersion: FHIRVersion, owner: String?) -> [UInt8] {
        var json = JSONWriter()
        json.beginObject()
        json.member("fhirVersion", fhirVersion.rawValue)
        if let owner { json.member("owner", owner) }
        if let language = parts.language { json.member("language", language) }
        if let timezone = parts.timezone { json.member("timezone", timezone) }
        if let granularity = parts.granularity { json.member("granularity", granularity.rawValue) }
        write(parts.contents, to: &json)
        json.endObject()
        return json.take()
    }

    /// This head with contexts that came later: each takes the place of the one of its name.
    func adding(_ contexts: [NextStepParts.Context]) -> [UInt8] {
        let names = Set(contexts.map(\.name))
        return rewritten(without: ["context"]) { json in
            Self.write(parts.contents.filter { !names.contains($0.name) } + contexts, to: &json)
        }
    }

    /// This head with a link revoked; nil = all that were made so far.
    func revoking(_ number: String?) -> [UInt8] {
        rewritten(without: ["linkEpoch", "revokedLinks"]) { json in
            json.member("linkEpoch", Int(number == nil ? linkEpoch &+ 1 : linkEpoch))
            guard let number else { return }
            json.key("revokedLinks")
            json.beginArray()
            for revoked in revokedLinks.union([number]).sorted() { json.string(revoked) }
            json.endArray()
        }
    }

    private func rewritten(without names: Set<String>, _ write: (inout JSONWriter) -> Void) -> [UInt8] {
        var json = JSONWriter(capacity: bytes.count + 256)
        json.beginObject()
        for member in parts.document.children(parts.document.root) {
            let name = parts.document.name(of: parts.document.key(member))
            guard !names.contains(name) else { continue }
            json.key(name)
            json.node(member, of: parts.document)
        }
        write(&json)
        json.endObject()
        return json.take()
    }

    private static func write(_ contexts: [NextStepParts.Context], to json: inout JSONWriter) {
        guard !contexts.isEmpty else { return }
        json.key("context")
        json.beginArray()
        for context in contexts {
            json.beginObject()
            json.member("name", context.name)
            json.key("content")
            json.beginArray()
            for content in context.content { json.node(content.node, of: content.document) }
            json.endArray()
            json.endObject()
        }
        json.endArray()
    }
}
