internal import FHIRJSON
internal import FHIRModel
internal import Hashing

/// A ValueSet with its expansion.
package struct ExpansionWriter {
    private let valueSet: TerminologyResource
    private let list: CodeList
    private let asked: ExpansionOptions
    private let indices: [Int]
    private let total: Int
    private let timestamp: String

    /// - Parameters:
    ///   - indices: the codes to write, in order.
    ///   - total: how many there are without pages.
    package init(
        valueSet: TerminologyResource, list: CodeList, asked: ExpansionOptions, indices: [Int], total: Int,
        timestamp: String
    ) {
        self.valueSet = valueSet
        self.list = list
        self.asked = asked
        self.indices = indices
        self.total = total
        self.timestamp = timestamp
    }

    private static let unclosed = "http://hl7.org/fhir/StructureDefinition/valueset-unclosed"
    /// What the value set says of itself in every reply.
    private static let kept: Set<Key> = [
        .language, .url, .identifier, .version, .name, .title, .status, .experimental, .date, .publisher,
    ]
    /// Extensions of concepts that those who show them want.
    private static let extensions: Set<String> = [
        KnownExtension.itemWeight, KnownExtension.ordinalValue, KnownExtension.valueSetLabel,
        KnownExtension.optionExclusive, "http://hl7.org/fhir/StructureDefinition/valueset-conceptOrder",
        "http://hl7.org/fhir/StructureDefinition/codesystem-conceptOrder",
    ]

    package func bytes() -> [UInt8] {
        var json = JSONWriter(capacity: 2048 + indices.count * 96)
        json.beginObject()
        json.member("resourceType", "ValueSet")
        writeDefinition(to: &json)
        json.key("expansion")
        json.beginObject()
        if list.problems.contains(where: { $0.kind == .partial }) {
            json.key("extension")
            json.beginArray()
            json.beginObject()
            json.member("url", Self.unclosed)
            json.member("valueBoolean", true)
            json.endObject()
            json.endArray()
        }
        json.member("identifier", identifier)
        json.member("timestamp", timestamp)
        json.member("total", total)
        if asked.offset != nil || asked.count != nil { json.member("offset", asked.offset ?? 0) }
        writeParameters(to: &json)
        if !indices.isEmpty {
            json.key("contains")
            if isNested { writeNested(to: &json) } else { writeFlat(to: &json) }
        }
        json.endObject()
        json.endObject()
        return json.take()
    }

    private func writeDefinition(to json: inout JSONWriter) {
        let document = valueSet.document
        var hasStatus = false
        for member in document.children(valueSet.node) {
            let key = document.key(member)
            guard key != .resourceType, key != .expansion, key != .text, key != .id, key != .meta else { continue }
            guard asked.includesDefinition || Self.kept.contains(key) else { continue }
            if key == .status { hasStatus = true }
            json.key(document.name(of: key))
            json.node(member, of: document)
        }
        if !hasStatus { json.member("status", "unknown") }
    }

    /// The same for all pages of one expansion.
    private var identifier: String {
        let name = [
            valueSet.string(.url) ?? valueSet.string(.id) ?? "", valueSet.string(.version) ?? "", asked.filter ?? "",
            asked.isActiveOnly ? "active" : "all", String(list.count),
        ]
        return "urn:uuid:\(NameUUID(name.joined(separator: "\u{0}"), in: .urlNamespace))"
    }

    private func writeParameters(to json: inout JSONWriter) {
        let versions = list.usedVersions
        guard !asked.told.isEmpty || !versions.isEmpty else { return }
        json.key("parameter")
        json.beginArray()
        for (name, value) in asked.told {
            json.beginObject()
            json.member("name", name)
            switch value {
            case .text(let text): json.member("valueString", text)
            case .number(let number): json.member("valueInteger", number)
            case .flag(let flag): json.member("valueBoolean", flag)
            }
            json.endObject()
        }
        for canonical in versions {
            for name in ["used-codesystem", "version"] as [StaticString] {
                json.beginObject()
                json.member("name", name)
                json.member("valueUri", canonical)
                json.endObject()
            }
        }
        json.endArray()
    }

    // MARK: Codes

    /// Parts of a list have no tree.
    private var isNested: Bool { asked.isNested && asked.filter == nil && asked.offset == nil && asked.count == nil }

    private func writeFlat(to json: inout JSONWriter) {
        json.beginArray()
        for index in indices {
            json.beginObject()
            write(index, to: &json)
            json.endObject()
        }
        json.endArray()
    }

    /// Each code inside the one above it. No recursion: a tree may be as deep as its document.
    private func writeNested(to json: inout JSONWriter) {
        let children = list.tree(of: indices)
        var frames: [(children: [Int], next: Int)] = [(children[-1] ?? [], 0)]
        json.beginArray()
        while let frame = frames.last {
            guard frame.next < frame.children.count else {
                frames.removeLast()
                json.endArray()
                if !frames.isEmpty { json.endObject() }
                continue
            }
            let index = frame.children[frame.next]
            frames[frames.count - 1].next += 1
            json.beginObject()
            write(index, to: &json)
            if let below = children[index] {
                json.key("contains")
                json.beginArray()
                frames.append((below, 0))
            } else {
                json.endObject()
            }
        }
    }

    private func write(_ index: Int, to json: inout JSONWriter) {
        let sources = list.sources(index)
        writeExtensions(sources, to: &json)
        if let system = list.system(index) { json.member("system", system) }
        if list.isAbstract(index) { json.member("abstract", true) }
        if list.isInactive(index) { json.member("inactive", true) }
        if let version = list.pinnedVersion(index) { json.member("version", version) }
        json.member("code", list.code(index))
        if let display = list.display(index, languages: asked.languages) { json.member("display", display) }
        guard asked.includesDesignations else { return }
        let designations = sources.flatMap { source in
            source.document.items(source.member(.designation)).map { (source.document, $0) }
        }
        guard !designations.isEmpty else { return }
        json.key("designation")
        json.beginArray()
        for (document, node) in designations { json.node(node, of: document) }
        json.endArray()
    }

    private func writeExtensions(_ sources: [TerminologyResource], to json: inout JSONWriter) {
        var told: [(Document, Node)] = []
        var urls: Set<String> = []
        for source in sources where source.member(.extension).exists {
            for entry in source.document.items(source.member(.extension)) {
                guard let url = source.document.string(entry, .url), Self.extensions.contains(url),
                    urls.insert(url).inserted
                else { continue }
                told.append((source.document, entry))
            }
        }
        guard !told.isEmpty else { return }
        json.key("extension")
        json.beginArray()
        for (document, node) in told { json.node(node, of: document) }
        json.endArray()
    }
}
