internal import FHIRJSON
internal import FHIRModel

/// Puts a ``CodeList`` together from the parts of a value set.
struct CodeListBuilder {
    /// What one `include` or `exclude` gives.
    struct Part {
        var entries: [CodeList.Entry] = []
        /// No code comes twice.
        var isUnique = false
        var openParts: [CodeList.OpenPart] = []
        var problems: [TerminologyProblem] = []
    }

    /// What makes two codes the same: system and code.
    struct CodeKey: Hashable {
        let system: Int32
        let code: String
    }

    private(set) var entries: [CodeList.Entry] = []
    private(set) var systems: [CodeList.System] = []
    private(set) var documents: [Document] = []
    private(set) var openParts: [CodeList.OpenPart] = []
    private(set) var problems: [TerminologyProblem] = []
    private var systemNumbers: [String: Int32] = [:]
    private var documentNumbers: [ObjectIdentifier: Int32] = [:]
    private var urlNumbers: [String?: Int32] = [:]
    private var urls: [Int32] = []
    private var seen: Set<CodeKey> = []
    private var seenCount = 0

    // MARK: Registers

    mutating func number(of document: Document) -> Int32 {
        let key = ObjectIdentifier(document)
        if let known = documentNumbers[key] { return known }
        let number = Int32(documents.count)
        documents.append(document)
        documentNumbers[key] = number
        return number
    }

    mutating func number(of system: CodeList.System) -> Int32 {
        let table = system.view.map { "\(ObjectIdentifier($0.table).hashValue) \($0.supplements.count)" } ?? "-"
        let key = "\(system.url ?? "-")\u{0}\(system.version ?? "-")\u{0}\(table)"
        if let known = systemNumbers[key] { return known }
        let number = Int32(systems.count)
        systems.append(system)
        systemNumbers[key] = number
        let url = urlNumbers[system.url] ?? Int32(urlNumbers.count)
        urlNumbers[system.url] = url
        urls.append(url)
        return number
    }

    /// Entries of another list, as those of this one.
    mutating func adopt(_ list: CodeList) -> [CodeList.Entry] {
        let systems = list.systems.map { number(of: $0) }
        let documents = list.documents.map { number(of: $0) }
        return list.entries.map { entry in
            var entry = entry
            entry.system = systems[Int(entry.system)]
            if entry.own.exists { entry.document = documents[Int(entry.document)] }
            return entry
        }
    }

    // MARK: Entries

    func code(_ entry: CodeList.Entry) -> String {
        if entry.own.exists { return documents[Int(entry.document)].string(entry.own, .code) ?? "" }
        return systems[Int(entry.system)].view?.table.code(Int(entry.concept)) ?? ""
    }

    func key(_ entry: CodeList.Entry) -> CodeKey {
        let table = systems[Int(entry.system)].view?.table
        let code = code(entry)
        return CodeKey(
            system: urls[Int(entry.system)], code: table?.isCaseSensitive == false ? code.lowercased() : code)
    }

    func isInactive(_ entry: CodeList.Entry) -> Bool {
        if entry.own.exists,
            let own = documents[Int(entry.document)].bool(documents[Int(entry.document)].member(entry.own, .inactive))
        {
            return own
        }
        return entry.concept >= 0 && systems[Int(entry.system)].view?.table.isInactive(Int(entry.concept)) == true
    }

    mutating func include(_ part: Part) {
        note(part)
        // Keys are made only where there is something to compare with.
        if entries.isEmpty, part.isUnique {
            entries = part.entries
            return
        }
        while seenCount < entries.count {
            seen.insert(key(entries[seenCount]))
            seenCount += 1
        }
        for entry in part.entries where seen.insert(key(entry)).inserted {
            entries.append(entry)
            seenCount += 1
        }
    }

    mutating func exclude(_ part: Part) {
        note(part)
        guard !part.entries.isEmpty else { return }
        let gone = Set(part.entries.map { key($0) })
        entries = entries.filter { !gone.contains(key($0)) }
        forgetSeen()
    }

    mutating func removeInactive() {
        entries = entries.filter { !isInactive($0) }
        forgetSeen()
    }

    private mutating func forgetSeen() {
        seen = []
        seenCount = 0
    }

    /// Those of a list that are in another one too.
    func intersection(_ entries: [CodeList.Entry], _ other: [CodeList.Entry]) -> [CodeList.Entry] {
        let keys = Set(other.map { key($0) })
        return entries.filter { keys.contains(key($0)) }
    }

    private mutating func note(_ part: Part) {
        openParts += part.openParts
        problems += part.problems
    }

    mutating func note(_ problem: TerminologyProblem, isExclude: Bool = false) {
        problems.append(problem)
        openParts.append(CodeList.OpenPart(system: nil, isWholeSystem: false, isExclude: isExclude, problem: problem))
    }

    mutating func cut(to count: Int) { entries.removeLast(max(0, entries.count - count)) }

    func finish(language: String?) -> CodeList {
        var told: Set<TerminologyProblem> = []
        return CodeList(
            entries: entries, systems: systems, documents: documents, openParts: openParts,
            problems: problems.filter { told.insert($0).inserted }, language: language)
    }
}
