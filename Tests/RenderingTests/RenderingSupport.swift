import FHIRJSON
import FHIRModel
import Glibc

@testable import Rendering
@testable import SDC

/// Replies of the engine to a form and a response, rendered and read again.
struct RenderingCase: Sendable, CustomStringConvertible {
    static let marks = Marks(canonicalBase: "http://formstep.example/fhir")
    static let folder =
        #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast().joined(separator: "/")
        + "/Cases"

    let file: String
    let position: Int
    let description: String

    /// Every entry of `cases` in every file of the folder.
    static let all: [RenderingCase] = fileNames().flatMap { name -> [RenderingCase] in
        guard let document = try? Document.parse(contents(of: "\(folder)/\(name)")) else {
            return [RenderingCase(file: name, position: -1, description: "\(name) cannot be read")]
        }
        let cases = document.items(document.member(document.root, named: "cases"))
        return cases.enumerated().map { position, node in
            RenderingCase(
                file: name, position: position,
                description: "\(name) \(position): \(document.string(document.member(node, named: "note")) ?? "")")
        }
    }

    static func fileNames() -> [String] {
        guard let directory = opendir(folder) else { return [] }
        defer { closedir(directory) }
        var names: [String] = []
        while let entry = readdir(directory) {
            let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
                String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
            }
            if name.hasSuffix(".json") { names.append(name) }
        }
        return names.sorted()
    }

    static func contents(of path: String) -> [UInt8] {
        guard let file = fopen(path, "rb") else { return [] }
        defer { fclose(file) }
        var bytes: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 65536)
        while true {
            let count = fread(&chunk, 1, chunk.count, file)
            if count == 0 { return bytes }
            bytes.append(contentsOf: chunk[..<count])
        }
    }
}

/// A form compiled for a test.
func compileForm(_ json: some Collection<UInt8>) throws -> Form {
    let document = try Document.parse(Array(json))
    return try FormCompiler.compile(
        document, questionnaire: document.root, version: nil, hash: "urn:formstep:sha256:test",
        contentUUID: { "urn:uuid:00000000-0000-5000-8000-000000000000" })
}

func compileForm(_ json: String) throws -> Form { try compileForm(json.utf8) }

/// A response laid over a form.
func layOut(_ response: String, over form: Form) throws -> ResponseState {
    let document = try Document.parse(response)
    return ResponseState(form: form, document: document, root: document.root, marks: RenderingCase.marks)
}

/// The step of one item, as the engine would give it, without asking the engine.
func handMadeReply(_ form: Form, _ state: ResponseState, linkId: String, kind: Step.Kind) throws -> NextStepReply {
    let item = form.itemByLinkId[linkId] ?? -1
    let occurrences = item < 0 ? [] : Array(state.occurrences(of: item))
    let path = occurrences.first.map { state.groupPath(of: $0) } ?? ""
    let step = Step(kind: kind, path: path, item: item, occurrences: occurrences)
    return NextStepReply(
        status: .step, form: form, state: state, step: step,
        progress: Progress(answered: 0, total: 1, hundredths: 0), issues: [], response: state.root, changes: [],
        explanations: nil)
}

/// Compares a reply with a pattern: objects by the members named, lists exactly, numbers by their digits;
/// `{"$absent": true}` = not there.
struct PatternMatch {
    let patterns: Document
    let actual: Document
    private(set) var differences: [String] = []

    init(_ pattern: Node, of patterns: Document, _ value: Node, of actual: Document, at place: String) {
        self.patterns = patterns
        self.actual = actual
        compare(pattern, value, place)
    }

    private mutating func compare(_ pattern: Node, _ value: Node, _ place: String) {
        if patterns.member(pattern, named: "$absent").exists {
            if value.exists { differences.append("\(place): is there") }
            return
        }
        guard value.exists else {
            differences.append("\(place): is missing")
            return
        }
        switch patterns.kind(pattern) {
        case .object:
            for member in patterns.children(pattern) {
                let name = patterns.name(of: patterns.key(member))
                compare(member, actual.member(value, named: name), "\(place).\(name)")
            }
        case .array:
            let wanted = Array(patterns.items(pattern))
            let found = Array(actual.items(value))
            guard wanted.count == found.count, actual.kind(value) == .array else {
                differences.append("\(place): \(found.count) entries for \(wanted.count): \(text(value))")
                return
            }
            for (index, pair) in zip(wanted, found).enumerated() { compare(pair.0, pair.1, "\(place)[\(index)]") }
        default:
            if patterns.bytes(pattern) != actual.bytes(value) {
                differences.append("\(place): \(text(value))")
            }
        }
    }

    private func text(_ value: Node) -> String { String(decoding: actual.bytes(value), as: UTF8.self) }
}

/// Paths of the questions and displays in `items`, at any depth, in order.
func flatPaths(_ items: Node, of document: Document) -> [String] {
    document.items(items).flatMap { item -> [String] in
        if document.equals(document.member(item, .type), "group") || document.member(item, named: "row").exists {
            return flatPaths(document.member(item, named: "items"), of: document)
        }
        return [document.string(document.member(item, .path)) ?? "?"]
    }
}
