internal import FHIRJSON
internal import FHIRModel
internal import Locking

/// The generated table of search parameters. A type is read when it is first asked for: the whole would take some ten
/// milliseconds, and a server begins with a handful of types.
enum SearchTable {
    /// The parameters of one type.
    struct Entry: Sendable {
        var all: [SearchParameter] = []
        var byName: [String: SearchParameter] = [:]
        var missing: [(name: String, reason: String)] = []
        /// Those with values of their own.
        var stored: [(id: SearchParameter.ID, parameter: SearchParameter)] = []
    }

    private static let known = Locked<[String: Entry]>([:])

    static func entry(_ type: String) -> Entry {
        if let entry = known.withLock({ $0[type] }) { return entry }
        guard let lines = places[type] else { return Entry() }
        let entry = read(type, lines)
        known.withLock { $0[type] = entry }
        return entry
    }

    /// Where the lines of a type stand in the text.
    private static let places: [String: Range<Int>] = text.withUTF8Buffer { bytes in
        var places: [String: Range<Int>] = [:]
        var type = ""
        var start = 0
        var line = 0
        while line < bytes.count {
            var end = line
            while end < bytes.count, bytes[end] != UInt8(ascii: "\n") { end += 1 }
            if bytes[line] == UInt8(ascii: "=") {
                if !type.isEmpty { places[type] = start..<line }
                type = String(decoding: bytes[line + 1..<end], as: UTF8.self)
                start = end + 1
            }
            line = end + 1
        }
        // The last type may have no lines of its own.
        if !type.isEmpty { places[type] = min(start, bytes.count)..<bytes.count }
        return places
    }

    /// Parameters of every type (https://hl7.org/fhir/R4/resource.html#search).
    private static let common = [
        "_profile u meta.profile:canonical", "_security t meta.security:Coding", "_source u meta.source:uri",
        "_tag t meta.tag:Coding",
    ]

    private static func read(_ type: String, _ place: Range<Int>) -> Entry {
        var entry = Entry()
        for line in common { add(line[...], type, to: &entry) }
        let lines = text.withUTF8Buffer { String(decoding: $0[place], as: UTF8.self) }
        for line in lines.split(separator: "\n") {
            guard line.first == "!" else {
                add(line, type, to: &entry)
                continue
            }
            let words = line.dropFirst().split(separator: " ", maxSplits: 1)
            if words.count == 2 { entry.missing.append((String(words[0]), String(words[1]))) }
        }
        return entry
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
