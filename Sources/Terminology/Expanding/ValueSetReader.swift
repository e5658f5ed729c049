internal import FHIRJSON
internal import FHIRModel

/// Works out one value set: an `expansion` that is there and whole, else its `compose`.
struct ValueSetReader {
    private typealias Part = CodeListBuilder.Part

    private let valueSet: TerminologyResource
    private let scope: TerminologyScope
    private let document: Document
    /// What a reference in it may mean besides: what it carries itself.
    private let near: [TerminologyResource]?
    private let supplements: [String]
    private var builder = CodeListBuilder()

    init(_ valueSet: TerminologyResource, scope: TerminologyScope) {
        self.valueSet = valueSet
        self.scope = scope
        let document = valueSet.document
        self.document = document
        near = scope.near(valueSet)
        supplements = document.extensionNodes(valueSet.node, Self.supplementExtension).prefix(20).compactMap {
            document.string(document.valueNode(of: $0))
        }
    }

    private static let supplementExtension = "http://hl7.org/fhir/StructureDefinition/valueset-supplement"

    func read() -> CodeList {
        var reader = self
        do throws(TerminologyProblem) {
            try reader.run()
        } catch {
            reader.builder.note(error)
        }
        if reader.builder.entries.count > TerminologyScope.maximumCodes {
            reader.builder.cut(to: TerminologyScope.maximumCodes)
            reader.builder.note(
                TerminologyProblem(
                    .tooCostly,
                    "the value set \(valueSet.name) has more than \(TerminologyScope.maximumCodes) codes"))
        }
        return reader.builder.finish(language: valueSet.string(.language))
    }

    private mutating func run() throws(TerminologyProblem) {
        let compose = valueSet.member(.compose)
        let contains = document.member(valueSet.member(.expansion), .contains)
        if document.first(contains).exists {
            let entries = expanded(contains)
            if !compose.exists || isWhole(entries.count) {
                try scope.spend(entries.count)
                builder.include(Part(entries: entries))
                return
            }
        }
        guard compose.exists else {
            throw TerminologyProblem(.invalid, "the value set \(valueSet.name) has neither compose nor expansion")
        }
        for include in document.items(document.member(compose, .include)) {
            let part = part(include, isExclude: false)
            try scope.spend(part.entries.count)
            builder.include(part)
        }
        for exclude in document.items(document.member(compose, .exclude)) {
            let part = part(exclude, isExclude: true)
            try scope.spend(part.entries.count)
            builder.exclude(part)
        }
        if document.bool(document.member(compose, .inactive)) == false { builder.removeInactive() }
    }

    // MARK: An expansion that is there

    /// Whether the expansion says that there is no more than what it lists.
    private func isWhole(_ count: Int) -> Bool {
        let expansion = valueSet.member(.expansion)
        if let total = document.integer(document.member(expansion, .total)), total > count { return false }
        if let offset = document.integer(document.member(expansion, .offset)), offset > 0 { return false }
        return true
    }

    /// Every code of the expansion, what it nests right behind its parent.
    private mutating func expanded(_ contains: Node) -> [CodeList.Entry] {
        var entries: [CodeList.Entry] = []
        let number = builder.number(of: document)
        var frames = [document.items(contains).first]
        while let node = frames.popLast() {
            guard node.exists else { continue }
            frames.append(document.next(node))
            if let code = document.string(node, .code), !code.isEmpty {
                let system = CodeList.System(
                    url: document.string(node, .system), version: document.string(node, .version), view: nil)
                entries.append(
                    CodeList.Entry(system: builder.number(of: system), concept: -1, document: number, own: node))
            }
            frames.append(document.items(document.member(node, .contains)).first)
        }
        return entries
    }

    // MARK: Compose

    /// One `include` or `exclude`: its system's codes, in common with the value sets it names.
    private mutating func part(_ node: Node, isExclude: Bool) -> Part {
        var result = Part()
        var sets: [[CodeList.Entry]] = []
        let hasOwn = document.member(node, .system).exists || document.member(node, .concept).exists
        let imports = document.items(document.member(node, .valueSet)).compactMap { document.string($0) }
        var isMissing = false
        if hasOwn {
            let own = systemPart(node)
            result.problems += own.problems
            result.openParts += own.openParts
            result.isUnique = own.isUnique
            sets.append(own.entries)
        }
        let system = document.string(node, .system)
        for reference in imports {
            guard let list = scope.list(reference, near: near) else {
                isMissing = true
                let problem = TerminologyProblem(
                    .valueSetMissing, scope.missing("value set", reference), canonical: reference)
                result.problems.append(problem)
                result.openParts.append(
                    CodeList.OpenPart(system: system, isWholeSystem: false, isExclude: false, problem: problem))
                continue
            }
            result.problems += list.problems
            result.openParts += list.openParts
            if sets.isEmpty { result.isUnique = true }
            sets.append(builder.adopt(list))
        }
        if hasOwn && !imports.isEmpty || imports.count > 1 {
            result.openParts = result.openParts.map {
                CodeList.OpenPart(
                    system: $0.system, isWholeSystem: false, isExclude: $0.isExclude, problem: $0.problem)
            }
        }
        // In common with what nobody knows, nothing is for sure.
        result.entries = isMissing ? [] : sets.first ?? []
        if !isMissing {
            for other in sets.dropFirst() { result.entries = builder.intersection(result.entries, other) }
        }
        if isExclude {
            // What may be taken away is no longer for sure, and the other way round.
            result.openParts = result.openParts.map {
                CodeList.OpenPart(
                    system: $0.system, isWholeSystem: $0.isWholeSystem, isExclude: !$0.isExclude, problem: $0.problem)
            }
        }
        return result
    }

    /// The codes of one system that a part lists or filters, or all of the system's.
    private mutating func systemPart(_ node: Node) -> Part {
        let system = document.string(node, .system)
        let version = document.string(node, .version)
        let listed = document.member(node, .concept)
        let filters = Array(document.items(document.member(node, .filter)))
        let isListing = document.first(listed).exists
        var view = system.flatMap { scope.codeSystem($0, version: version, supplements: supplements) }
        if isListing {
            // For the names of codes that are listed, another version of the system is better than none.
            if view == nil, version != nil {
                view = system.flatMap { scope.codeSystem($0, supplements: supplements) }
            }
            return listing(listed, CodeList.System(url: system, version: version, view: view))
        }
        guard let view, view.table.content != .notPresent || view.table.count > 0 else {
            let name = version.map { "\(system ?? "(unnamed)")|\($0)" } ?? system ?? "(unnamed)"
            if let system, GrammarSystem(system) == nil,
                let list = scope.remoteList(include: node, of: document, system: system)
            {
                return Part(
                    entries: builder.adopt(list), isUnique: true, openParts: list.openParts, problems: list.problems)
            }
            let problem =
                system.flatMap { GrammarSystem($0) } != nil
                ? TerminologyProblem(
                    .tooCostly, "the codes of \(name) follow from rules and cannot be listed", canonical: system)
                : TerminologyProblem(
                    .codeSystemMissing, scope.missing("code system", name), canonical: system)
            return Part(
                openParts: [
                    CodeList.OpenPart(
                        system: system, isWholeSystem: filters.isEmpty, isExclude: false, problem: problem)
                ], problems: [problem])
        }
        return selection(filters, CodeList.System(url: system, version: version, view: view))
    }

    private mutating func listing(_ listed: Node, _ system: CodeList.System) -> Part {
        let number = builder.number(of: system)
        let own = builder.number(of: document)
        var part = Part()
        for node in document.items(listed) {
            guard let code = document.string(node, .code), !code.isEmpty else { continue }
            part.entries.append(
                CodeList.Entry(
                    system: number, concept: Int32(system.view?.table.index(of: code) ?? -1), document: own, own: node))
        }
        return part
    }

    private mutating func selection(_ filters: [Node], _ system: CodeList.System) -> Part {
        var part = Part(isUnique: true)
        guard let view = system.view else { return part }
        let table = view.table
        let name = system.url ?? "(unnamed)"
        var passing = [Bool](repeating: true, count: table.count)
        do throws(TerminologyProblem) {
            for node in filters.prefix(32) {
                let one = try ConceptFilter(node, in: document).passing(view)
                for index in passing.indices where !one[index] { passing[index] = false }
            }
        } catch {
            let problem = TerminologyProblem(error.kind, "\(error.text) (code system \(name))", canonical: system.url)
            part.problems.append(problem)
            part.openParts.append(
                CodeList.OpenPart(system: system.url, isWholeSystem: false, isExclude: false, problem: problem))
            return part
        }
        let number = builder.number(of: system)
        part.entries.reserveCapacity(table.count)
        for index in passing.indices where passing[index] {
            part.entries.append(CodeList.Entry(system: number, concept: Int32(index), document: 0, own: .none))
        }
        // `content` tells whether the resource lists the whole system
        // (https://hl7.org/fhir/R4/valueset-codesystem-content-mode.html).
        if table.content != .complete {
            let problem = TerminologyProblem(
                .partial, "the code system \(name) is here only in part (\(table.content.rawValue))",
                canonical: system.url)
            part.problems.append(problem)
            part.openParts.append(
                CodeList.OpenPart(
                    system: system.url, isWholeSystem: filters.isEmpty, isExclude: false, problem: problem))
        }
        return part
    }
}
