internal import FHIRJSON
internal import FHIRModel
internal import FHIRPath
internal import Storage
internal import Terminology

/// What an expression of `$fhirpath` asks of the world: the store, as far as the caller may read it, and the value sets in
/// the resource and the store. Nothing is fetched from elsewhere.
final class FHIRPathHostOfStore: FHIRPathHost {
    private let context: ArtifactContext
    private let terminology: FormTerminology
    /// What `trace()` showed in the evaluation under way.
    private(set) var traces: [(name: String, items: [Item])] = []
    /// What could not be answered, for a warning each.
    private(set) var unanswered: [String] = []
    /// What was looked up, found or not.
    private var resolved: [String: Item?] = [:]
    /// References looked up in one request at most.
    private static let maximumLookups = 200
    private var lookups = 0
    private static let maximumTraces = 1000

    init(context: ArtifactContext, resource: FHIRPathRequest.Value) {
        self.context = context
        terminology = FormTerminology(
            of: resource.node, in: resource.document, source: context.definitions)
    }

    /// The traces since the last call.
    func takeTraces() -> [(name: String, items: [Item])] {
        defer { traces = [] }
        return traces
    }

    func trace(_ name: String, _ items: [Item], in evaluation: Evaluation) {
        if traces.count < Self.maximumTraces { traces.append((name, items)) }
    }

    private func note(_ text: String) {
        if unanswered.count < 20, !unanswered.contains(text) { unanswered.append(text) }
    }

    // MARK: References

    func resolve(_ reference: String, in evaluation: Evaluation) throws(FHIRPathError) -> Item? {
        if let known = resolved[reference] { return known }
        guard lookups < Self.maximumLookups else {
            note("More than \(Self.maximumLookups) references were to be resolved; the others were not.")
            return nil
        }
        lookups += 1
        resolved[reference] = .some(nil)
        guard let content = stored(reference), let document = try? Document.parse(content, limits: .stored) else {
            return nil
        }
        let item = try evaluation.item(of: document.freeze())
        resolved[reference] = item
        return item
    }

    /// `Type/id`, or the canonical url of a definition.
    private func stored(_ reference: String) -> [UInt8]? {
        let parts = reference.split(separator: "/", omittingEmptySubsequences: false)
        if parts.count == 2, let type = ResourceTypes.entry(String(parts[0])) {
            guard (try? context.access.check(type: type.name)) != nil else { return nil }
            let version = try? context.store.current(type.name, id: String(parts[1]))
            return version?.content
        }
        let canonical = Canonical(reference)
        for type in ["Questionnaire", "ValueSet", "CodeSystem", "StructureDefinition", "Library"] {
            let found = try? context.store.resource(type, url: canonical.url, version: canonical.version)
            if let content = found?.content { return content }
        }
        return nil
    }

    // MARK: Terminology

    func terminology(_ question: TerminologyQuestion, in evaluation: Evaluation) throws(FHIRPathError) -> Item? {
        switch question.kind {
        case .memberOf:
            guard let subject = question.subject, let set = question.arguments.first.flatMap(evaluation.text(of:)),
                let answer = try isMember(subject, of: set, in: evaluation)
            else { return nil }
            return evaluation.item(boolean: answer)
        case .validateVS:
            guard question.arguments.count > 1, let set = evaluation.text(of: question.arguments[0]),
                let answer = try isMember(question.arguments[1], of: set, in: evaluation)
            else { return nil }
            return try evaluation.item(of: TerminologyReplies.validation(answer))
        case .expand:
            guard let set = question.arguments.first.flatMap(evaluation.text(of:)) else { return nil }
            guard let expansion = expansion(of: set), expansion.isComplete else { return nil }
            try evaluation.charge(expansion.concepts.count * 8)
            return try evaluation.item(of: TerminologyReplies.expansion(expansion, of: set))
        case .subsumes, .subsumedBy, .lookup, .validateCS, .translate:
            note("'\(question.kind.rawValue)' is not answered by this server.")
            return nil
        }
    }

    private func expansion(of set: String) -> Expansion? {
        guard let expansion = terminology.expand(set) else {
            note("The value set is neither in the resource nor in the store, so what is asked of it stays open.")
            return nil
        }
        if !expansion.isComplete { note("A value set is not complete: \(expansion.problems.joined(separator: "; ")).") }
        return expansion
    }

    /// Nil where that cannot be said.
    private func isMember(
        _ subject: Item, of set: String, in evaluation: Evaluation
    ) throws(FHIRPathError) -> Bool? {
        guard let expansion = expansion(of: set) else { return nil }
        let codes = Coded.all(in: subject, evaluation)
        try evaluation.charge(expansion.concepts.count * max(1, codes.count))
        let isFound = codes.contains { wanted in
            expansion.concepts.contains {
                $0.code == wanted.code && (wanted.system == nil || $0.system == wanted.system)
            }
        }
        return isFound ? true : expansion.isComplete ? false : nil
    }
}
