package import FHIRJSON
internal import FHIRModel

/// Expands the value sets a form names: those it carries in `contained`, else those of a source outside.
///
/// Handles an `expansion` that is there already; `compose` with several includes and excludes, each enumerated, a whole
/// code system, or other value sets (intersected within one include, as the standard says). Filters, and what is neither
/// contained nor found outside, become problems of the expansion: never an error, never a guess.
///
/// One is made for each form that is compiled; it remembers what it asked of the source (``used``).
///
/// Standard: https://hl7.org/fhir/R4/valueset.html#compose
package final class FormTerminology {
    /// A value set or code system and the document it stands in.
    struct Definition {
        let document: Document
        let node: Node
    }

    private let form: Document
    private let contained: [Definition]
    private let source: (any DefinitionSource)?
    private var fetched: [String: Definition?] = [:]
    /// Value sets that were worked out already; each is worked out once, however often it is imported.
    private var expanded: [Identity: Expansion] = [:]
    /// Value sets being worked out: importing one of them is a circle.
    private var open: Set<Identity> = []
    /// Codes listed so far, in all value sets together, and how many may be.
    private var total = 0
    private static let maximumTotal = 400_000

    /// Canonical urls, without versions, that were asked of the source, found or not.
    package private(set) var used: Set<String> = []

    /// More codes than this are not listed; the expansion says so.
    private static let maximumConcepts = 100_000

    /// - Parameters:
    ///   - resource: the resource whose `contained` is looked through first.
    ///   - source: what lies outside; nil = nothing.
    package init(of resource: Node, in document: Document, source: (any DefinitionSource)? = nil) {
        self.source = source
        contained = Self.contained(of: resource, in: document)
        form = document
    }

    /// The codes behind `answerValueSet`: `#id`, or a canonical.
    ///
    /// - Returns: nil when there is no such value set.
    package func expand(_ reference: String) -> Expansion? {
        find("ValueSet", reference, among: contained).map { expand($0) }
    }

    // MARK: Finding

    /// What a document carries in `contained`.
    private static func contained(of resource: Node, in document: Document) -> [Definition] {
        document.items(document.member(resource, .contained)).map { Definition(document: document, node: $0) }
    }

    /// - Parameter contained: of the resource the reference stands in; `#id` means one of these.
    private func find(_ type: String, _ reference: String, among contained: [Definition]) -> Definition? {
        if reference.hasPrefix("#") {
            let id = String(reference.dropFirst())
            return contained.first { $0.isOf(type) && $0.document.equals($0.member(.id), id) }
        }
        let canonical = Canonical(reference)
        let own = self.contained.first {
            $0.isOf(type) && $0.document.equals($0.member(.url), canonical.url)
                && (canonical.version == nil || $0.string(.version) == canonical.version)
        }
        return own ?? fetch(type, reference, url: canonical.url)
    }

    private func fetch(_ type: String, _ canonical: String, url: String) -> Definition? {
        guard let source, !url.isEmpty else { return nil }
        let key = "\(type) \(canonical)"
        if let known = fetched[key] { return known }
        used.insert(url)
        let found = source.definition(type, canonical).map { Definition(document: $0, node: $0.root) }
        fetched[key] = .some(found)
        return found
    }

    // MARK: Value sets

    private func expand(_ valueSet: Definition) -> Expansion {
        let identity = Identity(valueSet)
        if let known = expanded[identity] { return known }
        guard open.insert(identity).inserted else {
            return Expansion(
                concepts: [], problems: ["the value set \(valueSet.name) imports itself, by itself or through others"])
        }
        defer { open.remove(identity) }
        var expansion = workOut(valueSet)
        total += expansion.concepts.count
        if total > Self.maximumTotal {
            expansion = Expansion(concepts: [], problems: ["the form's value sets have too many codes together"])
        }
        var seen: Set<String> = []
        expansion.problems.removeAll { !seen.insert($0).inserted }
        expanded[identity] = expansion
        return expansion
    }

    private func workOut(_ valueSet: Definition) -> Expansion {
        let document = valueSet.document
        let contains = document.member(valueSet.member(.expansion), .contains)
        if document.first(contains).exists {
            var result = Expansion(concepts: [], problems: [])
            flatten(contains, of: document, into: &result)
            return result
        }
        var result = Expansion(concepts: [], problems: [])
        let compose = valueSet.member(.compose)
        guard compose.exists else {
            result.problems.append("the value set \(valueSet.name) has neither compose nor expansion")
            return result
        }
        var seen: Set<CodeKey> = []
        for include in document.items(document.member(compose, .include)) {
            let part = expandPart(Definition(document: document, node: include))
            result.problems += part.problems
            for concept in part.concepts where seen.insert(CodeKey(concept)).inserted {
                result.concepts.append(concept)
            }
        }
        for exclude in document.items(document.member(compose, .exclude)) {
            let part = expandPart(Definition(document: document, node: exclude))
            result.problems += part.problems
            let gone = Set(part.concepts.map(CodeKey.init))
            result.concepts.removeAll { gone.contains(CodeKey($0)) }
        }
        if result.concepts.count > Self.maximumConcepts {
            result.concepts.removeLast(result.concepts.count - Self.maximumConcepts)
            result.problems.append("the value set \(valueSet.name) has more than \(Self.maximumConcepts) codes")
        }
        return result
    }

    /// One `include` or `exclude`: its system's codes, intersected with the value sets it names.
    private func expandPart(_ part: Definition) -> Expansion {
        let document = part.document
        var result = Expansion(concepts: [], problems: [])
        let imports = document.items(part.member(.valueSet)).compactMap { document.string($0) }
        var sets: [[Concept]] = []
        for reference in imports {
            // A value set from outside means its own contained resources, not those of the form.
            let near =
                part.document === form ? contained : Self.contained(of: part.document.root, in: part.document)
            guard let valueSet = find("ValueSet", reference, among: near) else {
                result.problems.append("the value set \(reference) is not part of the form\(alsoNotStored)")
                continue
            }
            let imported = expand(valueSet)
            result.problems += imported.problems
            sets.append(imported.concepts)
        }
        if part.member(.system).exists || part.member(.concept).exists {
            let own = systemConcepts(part)
            result.problems += own.problems
            sets.insert(own.concepts, at: 0)
        }
        guard var concepts = sets.first else { return result }
        for other in sets.dropFirst() {
            let keys = Set(other.map(CodeKey.init))
            concepts.removeAll { !keys.contains(CodeKey($0)) }
        }
        result.concepts = concepts
        return result
    }

    /// The codes of one system that a part lists, or all of the system's.
    private func systemConcepts(_ part: Definition) -> Expansion {
        let document = part.document
        let system = part.string(.system)
        let version = part.string(.version)
        let listed = part.member(.concept)
        let codeSystem = system.flatMap { findCodeSystem($0, version: version, isNeeded: !listed.exists) }
        if listed.exists {
            let names: [String: Concept] =
                codeSystem.map { all(of: $0, system: system) }.map { list in
                    Dictionary(list.map { ($0.code, $0) }, uniquingKeysWith: { first, _ in first })
                } ?? [:]
            let concepts = document.items(listed).compactMap { node -> Concept? in
                guard var concept = concept(node, of: document, system: system, version: version) else { return nil }
                if let known = names[concept.code] {
                    concept.display = concept.display ?? known.display
                    concept.designations += known.designations
                    concept.weight = concept.weight ?? known.weight
                    concept.markup = concept.markup ?? known.markup
                }
                return concept
            }
            return Expansion(concepts: concepts, problems: [])
        }
        if document.first(part.member(.filter)).exists {
            return Expansion(
                concepts: [], problems: ["the filters on \(system ?? "the code system") need a terminology server"])
        }
        guard let codeSystem else {
            return Expansion(
                concepts: [],
                problems: ["the code system \(system ?? "(unnamed)") is not part of the form\(alsoNotStored)"])
        }
        var problems: [String] = []
        // `content` tells whether the resource lists the whole system
        // (https://hl7.org/fhir/R4/valueset-codesystem-content-mode.html).
        if let content = codeSystem.string(.content), content != "complete" {
            problems.append("the code system \(system ?? "(unnamed)") is here only in part (\(content))")
        }
        return Expansion(concepts: all(of: codeSystem, system: system), problems: problems)
    }

    private func findCodeSystem(_ system: String, version: String?, isNeeded: Bool) -> Definition? {
        let reference = version.map { "\(system)|\($0)" } ?? system
        if let found = find("CodeSystem", reference, among: contained) { return found }
        // For the names of codes that are listed, another version of the system is better than none.
        return version != nil && !isNeeded ? find("CodeSystem", system, among: contained) : nil
    }

    /// What to add where something is not part of the form and would have been looked for outside.
    package var alsoNotStored: String { source == nil ? "" : " and not stored" }

    /// Every code of a code system, children right behind their parent.
    private func all(of codeSystem: Definition, system: String?) -> [Concept] {
        let document = codeSystem.document
        var concepts: [Concept] = []
        var pending = Array(document.items(codeSystem.member(.concept))).reversed() as [Node]
        while let node = pending.popLast() {
            if let concept = concept(node, of: document, system: system, version: nil) { concepts.append(concept) }
            pending += Array(document.items(document.member(node, .concept))).reversed()
        }
        return concepts
    }

    private func flatten(_ contains: Node, of document: Document, into result: inout Expansion) {
        var pending = Array(document.items(contains)).reversed() as [Node]
        while let node = pending.popLast() {
            let isAbstract = document.bool(document.member(node, .abstract)) ?? false
            if !isAbstract,
                let concept = concept(
                    node, of: document, system: document.string(node, .system),
                    version: document.string(node, .version))
            {
                result.concepts.append(concept)
            }
            pending += Array(document.items(document.member(node, .contains))).reversed()
        }
    }

    private func concept(_ node: Node, of document: Document, system: String?, version: String?) -> Concept? {
        guard let code = document.string(node, .code), !code.isEmpty else { return nil }
        var designations: [Concept.Designation] = []
        for designation in document.items(document.member(node, .designation)) {
            if let language = document.string(designation, .language), let value = document.string(designation, .value)
            {
                designations.append(.init(language: language, value: value))
            }
        }
        for translation in document.extensionNodes(
            document.member(node, .underscoreDisplay), KnownExtension.translation)
        {
            if let language = document.extensionString(translation, "lang"),
                let value = document.extensionString(translation, "content")
            {
                designations.append(.init(language: language, value: value))
            }
        }
        return Concept(
            system: system, version: version, code: code, display: document.string(node, .display),
            designations: designations, label: document.extensionString(node, KnownExtension.valueSetLabel),
            weight: ConceptWeight.text(of: node, in: document),
            isExclusive: document.extensionBool(node, KnownExtension.optionExclusive) ?? false,
            markup: markup(document.member(node, .underscoreDisplay), of: document))
    }

    private func markup(_ shadow: Node, of document: Document) -> Concept.Markup? {
        guard document.member(shadow, .extension).exists else { return nil }
        let style = document.extensionString(shadow, KnownExtension.renderingStyle)
        let markdown = document.extensionString(shadow, KnownExtension.renderingMarkdown)
        let xhtml = document.extensionString(shadow, KnownExtension.renderingXhtml)
        guard style != nil || markdown != nil || xhtml != nil else { return nil }
        return Concept.Markup(style: style, markdown: markdown, xhtml: xhtml)
    }

    /// What makes two value sets the same: the documents live as long as this does.
    private struct Identity: Hashable {
        let document: ObjectIdentifier
        let node: Node
        init(_ definition: Definition) {
            document = ObjectIdentifier(definition.document)
            node = definition.node
        }
    }

    /// What makes two codes the same: system and code.
    private struct CodeKey: Hashable {
        let system: String?
        let code: String
        init(_ concept: Concept) {
            system = concept.system
            code = concept.code
        }
    }
}

extension FormTerminology.Definition {
    func member(_ key: Key) -> Node { document.member(node, key) }
    func string(_ key: Key) -> String? { document.string(node, key) }
    func isOf(_ type: String) -> Bool { document.equals(member(.resourceType), type) }
    var name: String { string(.url) ?? string(.id).map { "#" + $0 } ?? "(unnamed)" }
}
