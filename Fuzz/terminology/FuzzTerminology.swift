import FHIRJSON
import FHIRModel
import FuzzDriver
import Packages
import Terminology

/// Definitions that a request brings along, in process: whatever they say, value sets are worked out within bounds, what is
/// written of them is JSON, and nothing that is listed is said not to belong. The first byte chooses between definitions (a
/// list of resources in JSON, or one) and a FHIR package.
private struct Nothing: DefinitionSource {
    let generation: UInt64 = 1
    func changed(_ urls: Set<String>, since generation: UInt64) -> Bool { false }
    func definition(_ type: String, _ canonical: String) -> Document? { nil }
}

private let limits = PackageLimits(bytes: 1 << 20, fileBytes: 1 << 18, files: 100)

private func fuzzOneInput(_ data: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let bytes = Array(UnsafeBufferPointer(start: data, count: count))
    if bytes.first == 0x1F {
        _ = try? FHIRPackage.read(bytes, limits: limits)
        return 0
    }
    guard let document = try? Document.parse(bytes).freeze(), document.root.exists else { return 0 }
    let list = document.kind(document.root) == .array
    let nodes = list ? Array(document.items(document.root).prefix(20)) : [document.root]
    let given = nodes.filter { document.kind($0) == .object }.map {
        TerminologyResource(document: document, node: $0)
    }
    let scope = TerminologyScope(given: given, source: Nothing())
    for resource in given {
        if resource.isOf("ValueSet") { look(at: resource, scope) }
        if resource.isOf("CodeSystem") { look(system: resource, scope) }
        if resource.isOf("ConceptMap") { requireJSON(ConceptTranslation(resource).bytes([CodeQuestion(code: "a")])) }
    }
    return 0
}

private func look(at valueSet: TerminologyResource, _ scope: TerminologyScope) {
    let list = scope.list(of: valueSet)
    var options = ExpansionOptions()
    options.includesDesignations = true
    options.includesDefinition = true
    options.isNested = list.count % 2 == 0
    let (indices, total) = options.select(list)
    requireJSON(
        ExpansionWriter(
            valueSet: valueSet, list: list, asked: options, indices: indices, total: total, timestamp: "2026-01-01"
        ).bytes())
    let judge = CodeJudge(rules: CodeJudge.Rules(languages: ["de"]), scope: scope)
    for index in indices.prefix(20) {
        let question = CodeQuestion(system: list.system(index), code: list.code(index), display: list.display(index))
        if case .notMember = list.membership(of: question.code, system: question.system) {
            preconditionFailure("a code that is listed is no member")
        }
        requireJSON(judge.verdict(question, valueSet, list).bytes())
        _ = list.concept(index)
    }
    _ = list.indices(matching: "a b")
}

private func look(system resource: TerminologyResource, _ scope: TerminologyScope) {
    let view = scope.view(of: resource)
    for index in 0..<min(view.table.count, 20) {
        precondition(view.table.index(of: view.table.code(index)) == index, "a code is not found where it stands")
        requireJSON(LookupWriter(view: view, index: index, languages: ["fr"], wanted: []).bytes())
        _ = view.table.subsumption(0, index)
    }
}

/// Stops the program where a reply is not JSON.
private func requireJSON(_ bytes: [UInt8]) {
    do throws(Document.ParseError) {
        _ = try Document.parse(bytes, limits: Document.Limits(maximumDepth: 100_000))
    } catch {
        preconditionFailure("a reply that is not JSON: \(error)")
    }
}

@main
private enum FuzzTerminology {
    static func main() { runFuzzer(fuzzOneInput) }
}
