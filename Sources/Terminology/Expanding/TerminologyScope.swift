internal import FHIRJSON
internal import FHIRModel

/// Value sets and code systems as one caller sees them: what it brought, then what lies outside. Works value sets out.
///
/// Confined to one call; what was worked out of definitions outside is shared through a ``TerminologyLibrary`` where the
/// source is one. Every kind of work is bounded, and what goes beyond is a ``TerminologyProblem`` of the list, never an
/// error.
///
/// Standard: https://hl7.org/fhir/R4/valueset.html#compose
package final class TerminologyScope {
    private let given: [TerminologyResource]
    private let givenURLs: Set<String>
    private let hasGivenSupplements: Bool
    let isWaiting: Bool
    /// Something was not in memory, and counts as not there.
    package internal(set) var missed = false
    /// Somebody elsewhere had a part in what is being worked out.
    var tookRemote = false
    /// Value sets that a server was asked for, by canonical; nil = none has it.
    var remoteLists: [String: CodeList?] = [:]
    /// Something given had a part in what is being worked out.
    private var tookGiven = false
    /// What lies outside.
    package let source: (any DefinitionSource)?
    let library: TerminologyLibrary?
    private var fetched: [String: TerminologyResource?] = [:]
    /// Documents that came from the source.
    private var outside: Set<ObjectIdentifier> = []
    private var lists: [TerminologyResource.Identity: CodeList] = [:]
    /// What each list was worked out with: it is part of what imports it is worked out with.
    private var usedByLists: [TerminologyResource.Identity: Set<String>] = [:]
    private var tables: [TerminologyResource.Identity: CodeSystemTable] = [:]
    /// Documents whose identity is a key above.
    private var held: [Document] = []
    /// Value sets being worked out: importing one of them is a circle.
    private var open: Set<TerminologyResource.Identity> = []
    private var entriesLeft = maximumEntries

    /// Terminology servers to ask before that of the settings, see ``PreferredServers``.
    package var servers: [String] = []
    /// Why the last question that was asked elsewhere had no answer.
    package internal(set) var remoteFailure: String?

    /// Supplements to use beside those that value sets name, by canonical.
    package var supplements: [String] = []

    /// Canonical urls, without versions, that were asked of the source, found or not.
    package private(set) var used: Set<String> = []

    /// Codes in one value set.
    package static let maximumCodes = 1_000_000
    /// Codes in all parts of all value sets of a call.
    private static let maximumEntries = 4_000_000
    private static let maximumDepth = 64

    /// - Parameters:
    ///   - given: resources that go before those outside.
    ///   - source: what lies outside; nil = nothing.
    ///   - isWaiting: false where only what is in memory may be used: what would take longer is ``missed``.
    package init(
        given: [TerminologyResource], source: (any DefinitionSource)? = nil, isWaiting: Bool = true
    ) {
        self.isWaiting = isWaiting
        self.given = given
        givenURLs = Set(given.compactMap { $0.string(.url) })
        hasGivenSupplements = given.contains { $0.string(.content) == "supplement" }
        self.source = source
        library = source as? TerminologyLibrary
    }

    // MARK: Finding

    /// The value set behind `#id` or a canonical; nil = there is none.
    package func valueSet(_ reference: String, near: [TerminologyResource]? = nil) -> TerminologyResource? {
        find("ValueSet", reference, near: near)
    }

    /// Something behind `#id` or a canonical.
    ///
    /// - Parameter near: what `#id` means; nil = what the caller brought.
    package func find(
        _ type: String, _ reference: String, near: [TerminologyResource]? = nil
    ) -> TerminologyResource? {
        if reference.hasPrefix("#") {
            let id = String(reference.dropFirst())
            return (near ?? given).first {
                $0.isOf(type) && $0.document.equals($0.member(.id), id)
            }
        }
        let canonical = Canonical(reference)
        guard !canonical.url.isEmpty else { return nil }
        if let own = given.first(where: { $0.isOf(type) && $0.isMeant(by: canonical) }) {
            tookGiven = true
            return own
        }
        return (near ?? []).first { $0.isOf(type) && $0.isMeant(by: canonical) }
            ?? fetch(type, reference, url: canonical.url)
    }

    private func fetch(_ type: String, _ canonical: String, url: String) -> TerminologyResource? {
        guard let source else { return nil }
        let key = "\(type) \(canonical)"
        used.insert(url)
        if let known = fetched[key] { return known }
        if !isWaiting, let library {
            guard let known = library.known(type, canonical) else {
                missed = true
                return nil
            }
            return note(known, as: key)
        }
        return note(source.definition(type, canonical), as: key)
    }

    private func note(_ document: Document?, as key: String) -> TerminologyResource? {
        let found = document.map { TerminologyResource($0) }
        fetched[key] = .some(found)
        if let found { outside.insert(ObjectIdentifier(found.document)) }
        return found
    }

    /// A code system with its supplements; nil = it is not known here.
    ///
    /// - Parameter supplements: canonicals, beside those of the call.
    package func codeSystem(
        _ system: String, version: String? = nil, supplements: [String] = []
    ) -> CodeSystemView? {
        guard let found = find("CodeSystem", version.map { "\(system)|\($0)" } ?? system) else { return nil }
        return view(of: found, supplements: supplements)
    }

    /// A code system that is at hand.
    package func view(of resource: TerminologyResource, supplements: [String] = []) -> CodeSystemView {
        let table = table(of: resource)
        var extra: [CodeSystemTable] = []
        for canonical in self.supplements + supplements {
            guard let found = find("CodeSystem", canonical), found.string(.content) == "supplement",
                found.string(.supplements).map({ Canonical($0).url }) == table.url
            else { continue }
            extra.append(self.table(of: found))
        }
        // What the caller brought along is meant to be used.
        for resource in given
        where resource.isOf("CodeSystem") && resource.string(.content) == "supplement" {
            if let base = resource.string(.supplements), Canonical(base).url == table.url,
                !extra.contains(where: { $0.resource.identity == resource.identity })
            {
                extra.append(self.table(of: resource))
            }
        }
        return CodeSystemView(table, supplements: extra)
    }

    private func table(of resource: TerminologyResource) -> CodeSystemTable {
        let identity = resource.identity
        if let known = tables[identity] { return known }
        var shared: CodeSystemTable?
        if outside.contains(ObjectIdentifier(resource.document)) { shared = library?.table(of: resource) }
        let made = shared ?? CodeSystemTable(resource)
        tables[identity] = made
        held.append(resource.document)
        return made
    }

    // MARK: Value sets

    /// The codes behind `#id`, a canonical, or `system?fhir_vs`; nil = there is no such value set.
    package func list(_ reference: String, near: [TerminologyResource]? = nil) -> CodeList? {
        if let found = find("ValueSet", reference, near: near) { return list(of: found) }
        if let implicit = ImplicitValueSet(reference) { return list(of: implicit.definition) }
        return reference.hasPrefix("#") ? nil : remoteList(reference)
    }

    /// The definition of a value set that exists because its code system does.
    package func implicitDefinition(_ reference: String) -> TerminologyResource? {
        ImplicitValueSet(reference)?.definition
    }

    /// The codes of a value set.
    package func list(of valueSet: TerminologyResource) -> CodeList {
        let identity = valueSet.identity
        if let known = lists[identity] {
            used.formUnion(usedByLists[identity] ?? [])
            return known
        }
        // What the caller brought may stand for something that was looked up for others.
        if let library, !hasGivenSupplements, let known = library.list(of: valueSet, supplements),
            known.used.isDisjoint(with: givenURLs)
        {
            used.formUnion(known.used)
            usedByLists[identity] = known.used
            lists[identity] = known.list
            held.append(valueSet.document)
            return known.list
        }
        if !isWaiting, library != nil, outside.contains(ObjectIdentifier(valueSet.document)) {
            missed = true
            return failed(.tooCostly, "the value set \(valueSet.name) is not in memory")
        }
        guard open.count < Self.maximumDepth else {
            return failed(.tooCostly, "value sets import each other more than \(Self.maximumDepth) levels deep")
        }
        guard open.insert(identity).inserted else {
            return failed(.circular, "the value set \(valueSet.name) imports itself, by itself or through others")
        }
        defer { open.remove(identity) }
        let generation = source?.generation ?? 0
        let before = (used, tookGiven, tookRemote)
        (used, tookGiven, tookRemote) = ([], false, false)
        let made = ValueSetReader(valueSet, scope: self).read()
        let own = used
        let isShared =
            outside.contains(ObjectIdentifier(valueSet.document)) && !tookGiven && !tookRemote && !hasGivenSupplements
        used.formUnion(before.0)
        tookGiven = tookGiven || before.1
        tookRemote = tookRemote || before.2
        lists[identity] = made
        usedByLists[identity] = own
        held.append(valueSet.document)
        // Inside a circle, what is missing depends on where it was entered.
        if isShared, open.count == 1 || made.isComplete {
            library?.keep(made, of: valueSet, supplements, used: own, generation: generation)
        }
        return made
    }

    /// To be called when other servers are to be asked than before.
    func forgetLists() {
        lists = [:]
        usedByLists = [:]
        remoteLists = [:]
    }

    private func failed(_ kind: TerminologyProblem.Kind, _ text: String) -> CodeList {
        var builder = CodeListBuilder()
        builder.note(TerminologyProblem(kind, text))
        return builder.finish(language: nil)
    }

    /// Counts entries that are put together.
    ///
    /// - Throws: where they are too many.
    func spend(_ entries: Int) throws(TerminologyProblem) {
        entriesLeft -= entries
        guard entriesLeft >= 0 else {
            throw TerminologyProblem(.tooCostly, "the value sets have too many codes together")
        }
    }

    // MARK: Words

    /// A resource from outside means its own contained resources, one of the caller's those that the caller has.
    func near(_ resource: TerminologyResource) -> [TerminologyResource]? {
        given.contains { $0.document === resource.document }
            ? nil : TerminologyResource(resource.document).contained
    }

    /// What is at hand is said to be part of a form.
    package var isForm = false

    /// What to add where something is not at hand and would have been looked for outside.
    package var alsoNotStored: String { source == nil ? "" : " and not stored" }

    func missing(_ kind: String, _ name: String) -> String {
        isForm
            ? "the \(kind) \(name) is not part of the form\(alsoNotStored)" : "the \(kind) \(name) is not known here"
    }
}
