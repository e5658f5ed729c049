internal import Calendar
internal import FHIRJSON
internal import FHIRModel
internal import FHIRPath
internal import SDC
internal import Storage
internal import Terminology

/// What an expression of `$fhirpath` asks of the world: the store, as far as the caller may read it, and the value sets in
/// the resource and the store. Nothing is fetched from elsewhere.
final class FHIRPathHostOfStore: FHIRPathHost {
    private let context: ArtifactContext
    private var terminology: TerminologyAnswers {
        if let made { return made }
        let scope = TerminologyScope(
            given: TerminologyResource(document: resource.document, node: resource.node).contained,
            source: context.definitions)
        let answers = TerminologyAnswers(scope: scope, timestamp: context.clock().formatted()) { [weak self] text in
            self?.note(text)
        }
        made = answers
        return answers
    }
    private var made: TerminologyAnswers?
    private let resource: FHIRPathRequest.Value
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
        self.resource = resource
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
        try terminology.answer(question, in: evaluation)
    }

    func weight(of coding: Item, in evaluation: Evaluation) throws(FHIRPathError) -> Item? {
        guard coding.kind == .node else { return nil }
        let document = evaluation.document(of: coding)
        guard let question = CodeQuestion(coding: coding.node, of: document), let system = question.system,
            let weight = terminology.weight(system: system, version: question.version, code: question.code)
        else { return nil }
        return evaluation.item(decimal: weight)
    }
}
