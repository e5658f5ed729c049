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
            of: resource.node, in: resource.document, source: StoredDefinitions(store: context.store))
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
                let answer = isMember(subject, of: set, in: evaluation)
            else { return nil }
            return evaluation.item(boolean: answer)
        case .validateVS:
            guard question.arguments.count > 1, let set = evaluation.text(of: question.arguments[0]),
                let answer = isMember(question.arguments[1], of: set, in: evaluation)
            else { return nil }
            return try evaluation.item(of: TerminologyReplies.validation(answer))
        case .expand:
            guard let set = question.arguments.first.flatMap(evaluation.text(of:)) else { return nil }
            guard let expansion = expansion(of: set), expansion.isComplete else { return nil }
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
    private func isMember(_ subject: Item, of set: String, in evaluation: Evaluation) -> Bool? {
        guard let expansion = expansion(of: set) else { return nil }
        let codes = Coded.all(in: subject, evaluation)
        let isFound = codes.contains { wanted in
            expansion.concepts.contains {
                $0.code == wanted.code && (wanted.system == nil || $0.system == wanted.system)
            }
        }
        return isFound ? true : expansion.isComplete ? false : nil
    }
}

/// A code as an expression has it: alone, in a Coding, or in a CodeableConcept.
private struct Coded {
    let system: String?
    let code: String

    static func all(in item: Item, _ evaluation: Evaluation) -> [Coded] {
        guard item.kind == .node else { return evaluation.text(of: item).map { [Coded(system: nil, code: $0)] } ?? [] }
        let document = evaluation.document(of: item)
        if let code = document.string(item.node) { return [Coded(system: nil, code: code)] }
        let codings = document.member(item.node, .coding)
        let nodes = codings.exists ? Array(document.items(codings)) : [item.node]
        return nodes.compactMap { node in
            document.string(node, .code).map { Coded(system: document.string(node, .system), code: $0) }
        }
    }
}

/// Resources that answer questions of terminology.
private enum TerminologyReplies {
    static func validation(_ result: Bool) -> Document {
        let document = Document()
        let root = document.newObject()
        document.root = root
        document.setMember(root, .resourceType, document.newString("Parameters"))
        let list = document.newArray()
        document.setMember(root, .parameter, list)
        let part = document.newObject()
        document.append(part, to: list)
        document.setMember(part, .name, document.newString("result"))
        document.setMember(part, .valueBoolean, document.newBool(result))
        return document.freeze()
    }

    static func expansion(_ expansion: Expansion, of url: String) -> Document {
        let document = Document()
        let root = document.newObject()
        document.root = root
        document.setMember(root, .resourceType, document.newString("ValueSet"))
        document.setMember(root, .url, document.newString(url))
        let body = document.newObject()
        document.setMember(root, .expansion, body)
        let list = document.newArray()
        document.setMember(body, .contains, list)
        for concept in expansion.concepts {
            let entry = document.newObject()
            document.append(entry, to: list)
            if let system = concept.system { document.setMember(entry, .system, document.newString(system)) }
            document.setMember(entry, .code, document.newString(concept.code))
            if let display = concept.display { document.setMember(entry, .display, document.newString(display)) }
        }
        return document.freeze()
    }
}
