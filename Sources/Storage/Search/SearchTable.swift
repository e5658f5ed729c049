internal import FHIRJSON
internal import FHIRModel

/// The generated table of search parameters, read once (some milliseconds).
enum SearchTable {
    /// Those of one type.
    struct Entry: Sendable {
        var all: [SearchParameter] = []
        var byName: [String: SearchParameter] = [:]
        var missing: [(name: String, reason: String)] = []
        /// Those with values of their own.
        var stored: [(id: SearchParameter.ID, parameter: SearchParameter)] = []
    }

    private static let entries: [String: Entry] = read()
    private static let none = Entry()

    static func entry(_ type: String) -> Entry { entries[type] ?? none }

    /// Parameters of every type (https://hl7.org/fhir/R4/resource.html#search).
    private static let common = [
        "_profile u meta.profile:canonical", "_security t meta.security:Coding", "_source u meta.source:uri",
        "_tag t meta.tag:Coding",
    ]

    private static func read() -> [String: Entry] {
        var entries: [String: Entry] = [:]
        var type = ""
        var entry = Entry()
        func finish() { if !type.isEmpty { entries[type] = entry } }
        for line in text.withUTF8Buffer({ String(decoding: $0, as: UTF8.self) }).split(separator: "\n") {
            switch line.first {
            case "=":
                finish()
                type = String(line.dropFirst())
                entry = Entry()
                for line in common { add(line[...], type, to: &entry) }
            case "!":
                let words = line.dropFirst().split(separator: " ", maxSplits: 1)
                if words.count == 2 { entry.missing.append((String(words[0]), String(words[1]))) }
            default:
                add(line, type, to: &entry)
            }
        }
        finish()
        return entries
    }

    private static func add(_ line: Substring, _ type: String, to entry: inout Entry) {
        let words = line.split(separator: " ")
        guard words.count > 2, let kind = SearchParameter.Kind(letter: words[1]) else { return }
        let name = String(words[0])
        var sources = [name]
        var onlyType: String?
        var targets = SearchParameter.Targets.any
        var paths: [SearchPath] = []
        for word in words[2...] {
            switch word.first {
            case ">":
                if word != ">*" { targets = .types(word.dropFirst().split(separator: ",").map(String.init)) }
            case "@":
                let parts = word.dropFirst().split(separator: "?")
                sources = parts[0].split(separator: ",").map(String.init)
                if parts.count > 1 { onlyType = String(parts[1]) }
            default:
                if let path = SearchPath(word) { paths.append(path) }
            }
        }
        let leaves = paths.map(\.leaf)
        let parameter = SearchParameter(
            type: type, name: name, kind: kind, sources: sources, onlyType: onlyType, targets: targets, paths: paths,
            isBroad: kind == .token && !leaves.isEmpty
                && leaves.allSatisfy { $0 == .code || $0 == .boolean || $0 == .deceased },
            isCanonical: kind == .reference && !leaves.isEmpty && leaves.allSatisfy { $0 == .text })
        entry.all.append(parameter)
        entry.byName[name] = parameter
        if !paths.isEmpty { entry.stored.append((SearchParameter.ID(type, name), parameter)) }
    }
}
