internal import FHIRJSON
internal import FHIRModel
internal import Locking

/// The codes of a value set, worked out once: numbers in flat lists, whose names are read from the definitions when asked.
///
/// What could not be worked out is told in ``problems``; ``openParts`` says for which codes that leaves the answer open.
package final class CodeList: Sendable {
    /// A code, by where it is defined and where it is listed.
    struct Entry: Sendable {
        /// Into `systems`.
        var system: Int32
        /// In the system's table, -1 = the system is not known here, or does not have the code.
        var concept: Int32
        /// Into `documents`: where `own` stands.
        var document: Int32
        /// `include.concept` or `expansion.contains`; `.none` where the whole system, or a part by filters, is taken.
        var own: Node
    }

    /// A code system as one part of the value set takes it.
    struct System: Sendable {
        let url: String?
        /// As the value set pins it.
        let version: String?
        /// Nil where the system is not known here.
        let view: CodeSystemView?
    }

    /// Codes of which it cannot be said here whether they belong.
    struct OpenPart: Sendable {
        /// Nil = of any system.
        let system: String?
        /// All codes that the system has.
        let isWholeSystem: Bool
        let isExclude: Bool
        let problem: TerminologyProblem
    }

    let entries: [Entry]
    let systems: [System]
    let documents: [Document]
    let openParts: [OpenPart]
    package let problems: [TerminologyProblem]
    /// The language of the value set's own displays.
    let language: String?
    /// Those no longer in use belong all the same unless the value set says otherwise.
    private let lookup = Locked<CodeLookup?>(nil)
    private let texts = Locked<SearchText?>(nil)

    init(
        entries: [Entry], systems: [System], documents: [Document], openParts: [OpenPart],
        problems: [TerminologyProblem], language: String?
    ) {
        self.entries = entries
        self.systems = systems
        self.documents = documents
        self.openParts = openParts
        self.problems = problems
        self.language = language
    }

    package var count: Int { entries.count }
    package var isComplete: Bool { problems.isEmpty }

    /// About how many bytes it takes, what it may build later and the documents it holds included.
    package var cost: Int {
        documents.reduce(entries.count * 100 + 1024) { $0 + TerminologyResource.cost(of: $1) }
            + systems.reduce(0) {
                $0 + ($1.view.map { $0.table.cost + TerminologyResource.cost(of: $0.table.document) } ?? 0)
            }
    }

    // MARK: One code

    package func system(_ index: Int) -> String? { systems[Int(entries[index].system)].url }

    /// As the value set pins it; nil = any.
    package func pinnedVersion(_ index: Int) -> String? {
        let entry = entries[index]
        if entry.own.exists, let own = documents[Int(entry.document)].string(entry.own, .version) { return own }
        return systems[Int(entry.system)].version
    }

    /// The version of the code system that was used.
    package func usedVersion(_ index: Int) -> String? {
        systems[Int(entries[index].system)].view?.table.version ?? pinnedVersion(index)
    }

    package func code(_ index: Int) -> String {
        let entry = entries[index]
        if entry.own.exists { return documents[Int(entry.document)].string(entry.own, .code) ?? "" }
        return systems[Int(entry.system)].view?.table.code(Int(entry.concept)) ?? ""
    }

    package func isAbstract(_ index: Int) -> Bool {
        let entry = entries[index]
        if entry.own.exists, let own = documents[Int(entry.document)].bool(member(entry, .abstract)) { return own }
        return entry.concept >= 0 && systems[Int(entry.system)].view?.table.isAbstract(Int(entry.concept)) == true
    }

    package func isInactive(_ index: Int) -> Bool {
        let entry = entries[index]
        if entry.own.exists, let own = documents[Int(entry.document)].bool(member(entry, .inactive)) { return own }
        return entry.concept >= 0 && systems[Int(entry.system)].view?.table.isInactive(Int(entry.concept)) == true
    }

    private func member(_ entry: Entry, _ key: Key) -> Node { documents[Int(entry.document)].member(entry.own, key) }

    /// Where something is said of the code: in the value set, in the system, in its supplements.
    package func sources(_ index: Int) -> [TerminologyResource] {
        let entry = entries[index]
        var found: [TerminologyResource] = []
        if entry.own.exists {
            found.append(TerminologyResource(document: documents[Int(entry.document)], node: entry.own))
        }
        if entry.concept >= 0, let view = systems[Int(entry.system)].view { found += view.sources(Int(entry.concept)) }
        return found
    }

    /// The language of displays by source, in the order of ``sources(_:)``.
    private func displayLanguages(_ index: Int) -> [String?] {
        let entry = entries[index]
        var found: [String?] = entry.own.exists ? [language] : []
        if let view = systems[Int(entry.system)].view, entry.concept >= 0 {
            found.append(view.table.language)
            found += view.supplements.map(\.language)
        }
        return found
    }

    /// The name of the code, in the first of the languages that it has one in; else as it is defined.
    package func display(_ index: Int, languages: [String] = []) -> String? {
        DisplayChoice.display(sources(index), displayLanguages(index), languages: languages)
    }

    /// Every name of the code, in any language.
    package func names(_ index: Int) -> [String] { DisplayChoice.all(sources(index)) }

    // MARK: Finding

    /// Where a code is; nil = it is not listed.
    ///
    /// - Parameter system: nil = whatever its system.
    package func index(of code: String, system: String?) -> Int? {
        let lookup = lookup.withLock { known -> CodeLookup in
            if let known { return known }
            let made = CodeLookup(self)
            known = made
            return made
        }
        return lookup.index(of: code, system: system, in: self)
    }

    /// The entries whose code or one of whose names has every word of a text, in any case; all for a text without words.
    package func indices(matching text: String) -> [Int] {
        let words = text.split { $0 == " " || $0 == "\t" || $0 == "\n" }.prefix(16).map { $0.lowercased() }
        guard !words.isEmpty else { return Array(entries.indices) }
        let texts = texts.withLock { known -> SearchText in
            if let known { return known }
            let made = SearchText(self)
            known = made
            return made
        }
        return texts.indices(with: words)
    }
}
