package import FHIRJSON
internal import FHIRModel

/// Expands value sets that a form carries in `contained`, over code systems it carries too.
///
/// Handles an `expansion` that is there already; `compose` with several includes and excludes, each enumerated, a whole
/// contained code system, or other contained value sets (intersected within one include, as the standard says).
/// Filters and systems that are not here become problems of the expansion: never an error, never a guess.
///
/// Standard: https://hl7.org/fhir/R4/valueset.html#compose
package final class ContainedTerminology {
    private let document: Document
    private let valueSets: [Node]
    private let codeSystems: [Node]
    /// Value sets that were worked out already; each is worked out once, however often it is imported.
    private var expanded: [Node: Expansion] = [:]
    /// Value sets being worked out: importing one of them is a circle.
    private var open: Set<Node> = []
    /// Codes listed so far, in all value sets together, and how many may be.
    private var total = 0
    private static let maximumTotal = 400_000
    /// More codes than this are not listed; the expansion says so.
    private static let maximumConcepts = 100_000

    /// - Parameter resource: the resource whose `contained` is looked through.
    package init(of resource: Node, in document: Document) {
        self.document = document
        var valueSets: [Node] = []
        var codeSystems: [Node] = []
        for contained in document.items(document.member(resource, .contained)) {
            if document.equals(document.member(contained, .resourceType), "ValueSet") { valueSets.append(contained) }
            if document.equals(document.member(contained, .resourceType), "CodeSystem") {
                codeSystems.append(contained)
            }
        }
        self.valueSets = valueSets
        self.codeSystems = codeSystems
    }

    /// The codes behind `answerValueSet`: `#id`, or the canonical of a contained value set.
    ///
    /// - Returns: nil when no such value set is contained.
    package func expand(_ reference: String) -> Expansion? {
        guard let valueSet = find(reference) else { return nil }
        return expand(valueSet)
    }

    private func find(_ reference: String) -> Node? {
        if reference.hasPrefix("#") {
            let id = String(reference.dropFirst())
            return valueSets.first { document.equals(document.member($0, .id), id) }
        }
        let canonical = Canonical(reference)
        return valueSets.first {
            document.equals(document.member($0, .url), canonical.url)
                && (canonical.version == nil || document.string($0, .version) == canonical.version)
        }
    }

    private func expand(_ valueSet: Node) -> Expansion {
        if let known = expanded[valueSet] { return known }
        guard open.insert(valueSet).inserted else {
            return Expansion(
                concepts: [], problems: ["the value set \(name(valueSet)) imports itself, by itself or through others"])
        }
        defer { open.remove(valueSet) }
        var expansion = workOut(valueSet)
        total += expansion.concepts.count
        if total > Self.maximumTotal {
            expansion = Expansion(concepts: [], problems: ["the form's value sets have too many codes together"])
        }
        var seen: Set<String> = []
        expansion.problems.removeAll { !seen.insert($0).inserted }
        expanded[valueSet] = expansion
        return expansion
    }

    private func workOut(_ valueSet: Node) -> Expansion {
        let contains = document.member(document.member(valueSet, .expansion), .contains)
        if document.first(contains).exists {
            var result = Expansion(concepts: [], problems: [])
            flatten(contains, into: &result)
            return result
        }
        var result = Expansion(concepts: [], problems: [])
        let compose = document.member(valueSet, .compose)
        guard compose.exists else {
            result.problems.append("the value set \(name(valueSet)) has neither compose nor expansion")
            return result
        }
        var seen: Set<CodeKey> = []
        for include in document.items(document.member(compose, .include)) {
            let part = expandPart(include)
            result.problems += part.problems
            for concept in part.concepts where seen.insert(CodeKey(concept)).inserted {
                result.concepts.append(concept)
            }
        }
        for exclude in document.items(document.member(compose, .exclude)) {
            let part = expandPart(exclude)
            result.problems += part.problems
            let gone = Set(part.concepts.map(CodeKey.init))
            result.concepts.removeAll { gone.contains(CodeKey($0)) }
        }
        if result.concepts.count > Self.maximumConcepts {
            result.concepts.removeLast(result.concepts.count - Self.maximumConcepts)
            result.problems.append("the value set \(name(valueSet)) has more than \(Self.maximumConcepts) codes")
        }
        return result
    }

    /// One `include` or `exclude`: its system's codes, intersected with the value sets it names.
    private func expandPart(_ part: Node) -> Expansion {
        var result = Expansion(concepts: [], problems: [])
        let imports = document.items(document.member(part, .valueSet)).compactMap { document.string($0) }
        var sets: [[Concept]] = []
        for reference in imports {
            guard let valueSet = find(reference) else {
                result.problems.append("the value set \(reference) is not part of the form")
                continue
            }
            let imported = expand(valueSet)
            result.problems += imported.problems
            sets.append(imported.concepts)
        }
        if document.member(part, .system).exists || document.member(part, .concept).exists {
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

    private func systemConcepts(_ part: Node) -> Expansion {
        let system = document.string(part, .system)
        let version = document.string(part, .version)
        let codeSystem = codeSystems.first { system != nil && document.string($0, .url) == system }
        let listed = document.member(part, .concept)
        if listed.exists {
            let names: [String: Concept] =
                codeSystem.map { all(of: $0, system: system) }.map { list in
                    Dictionary(list.map { ($0.code, $0) }, uniquingKeysWith: { first, _ in first })
                } ?? [:]
            let concepts = document.items(listed).compactMap { node -> Concept? in
                guard var concept = concept(node, system: system, version: version) else { return nil }
                if let known = names[concept.code] {
                    concept.display = concept.display ?? known.display
                    concept.designations += known.designations
                    concept.weight = concept.weight ?? known.weight
                }
                return concept
            }
            return Expansion(concepts: concepts, problems: [])
        }
        if document.first(document.member(part, .filter)).exists {
            return Expansion(
                concepts: [], problems: ["the filters on \(system ?? "the code system") need a terminology server"])
        }
        guard let codeSystem else {
            return Expansion(
                concepts: [], problems: ["the code system \(system ?? "(unnamed)") is not part of the form"])
        }
        return Expansion(concepts: all(of: codeSystem, system: system), problems: [])
    }

    /// Every code of a contained code system, children right behind their parent.
    private func all(of codeSystem: Node, system: String?) -> [Concept] {
        var concepts: [Concept] = []
        var pending = Array(document.items(document.member(codeSystem, .concept))).reversed() as [Node]
        while let node = pending.popLast() {
            if let concept = concept(node, system: system, version: nil) { concepts.append(concept) }
            pending += Array(document.items(document.member(node, .concept))).reversed()
        }
        return concepts
    }

    private func flatten(_ contains: Node, into result: inout Expansion) {
        var pending = Array(document.items(contains)).reversed() as [Node]
        while let node = pending.popLast() {
            let isAbstract = document.bool(document.member(node, .abstract)) ?? false
            if !isAbstract,
                let concept = concept(
                    node, system: document.string(node, .system), version: document.string(node, .version))
            {
                result.concepts.append(concept)
            }
            pending += Array(document.items(document.member(node, .contains))).reversed()
        }
    }

    private func concept(_ node: Node, system: String?, version: String?) -> Concept? {
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
            weight: document.numberText(document.extensionValue(node, KnownExtension.itemWeight))
                ?? document.numberText(document.extensionValue(node, KnownExtension.ordinalValue)),
            isExclusive: document.extensionBool(node, KnownExtension.optionExclusive) ?? false)
    }

    private func name(_ valueSet: Node) -> String {
        document.string(valueSet, .url) ?? document.string(valueSet, .id).map { "#" + $0 } ?? "(unnamed)"
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
