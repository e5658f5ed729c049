internal import FHIRJSON
internal import FHIRModel

/// Whether a QuestionnaireResponse has the bones of one: lists where lists belong, a linkId on every item, one value an
/// answer. What it holds is checked elsewhere (FHIR R4 QuestionnaireResponse).
final class ResponseShape {
    private let document: Document
    /// Where the expressions of issues begin.
    private let root: Node
    private let name: String
    private(set) var issues: [Issue] = []

    /// No more faults than this are listed.
    private static let maximumIssues = 20

    /// - Parameters:
    ///   - root: the element that is checked, or that holds it.
    ///   - name: what it is called in expressions.
    init(_ document: Document, root: Node, named name: String) {
        self.document = document
        self.root = root
        self.name = name
    }

    /// Checks the whole response.
    func check() {
        guard document.kind(root) == .object else {
            add("has to be an object", root)
            return
        }
        checkItems(document.member(root, .item))
    }

    private func checkItems(_ array: Node) {
        guard array.exists else { return }
        guard document.kind(array) == .array else {
            add("has to be a list", array)
            return
        }
        var item = document.first(array)
        while item.exists {
            checkItem(item)
            item = document.next(item)
        }
    }

    private func checkItem(_ item: Node) {
        guard issues.count < Self.maximumIssues else { return }
        guard document.kind(item) == .object else {
            add("has to be an object", item)
            return
        }
        var hasLinkId = false
        var member = document.first(item)
        while member.exists {
            switch document.key(member) {
            case .linkId:
                hasLinkId = document.kind(member) == .string
            case .extension:
                checkExtensions(member)
            case .text:
                if document.kind(member) != .string, document.kind(member) != .null { add("has to be text", member) }
            case .answer:
                if document.kind(member) == .array {
                    var answer = document.first(member)
                    while answer.exists {
                        checkAnswer(answer)
                        answer = document.next(answer)
                    }
                } else {
                    add("has to be a list", member)
                }
            case .item:
                checkItems(member)
            default:
                break
            }
            member = document.next(member)
        }
        if !hasLinkId { add("has to have a linkId that is text", item) }
    }

    /// Checks one answer element, in the response or as it comes in a submission.
    func checkAnswer(_ answer: Node) {
        guard issues.count < Self.maximumIssues else { return }
        guard document.kind(answer) == .object else {
            add("has to be an object", answer)
            return
        }
        var values = 0
        var member = document.first(answer)
        while member.exists {
            switch document.key(member) {
            case .extension: checkExtensions(member)
            case .item: checkItems(member)
            default: if ValueType(valueKey: document.key(member)) != nil { values += 1 }
            }
            member = document.next(member)
        }
        if values > 1 { add("has more than one value[x]", answer) }
    }

    private func checkExtensions(_ extensions: Node) {
        let isList = document.kind(extensions) == .array
        if !isList || document.items(extensions).contains(where: { document.kind($0) != .object }) {
            add("has to be a list of objects", extensions)
        }
    }

    private func add(_ what: String, _ element: Node) {
        issues.append(
            Issue(
                .error, .structure, "An element of the response \(what).",
                expression: document.expression(of: element, in: root, named: name)))
    }
}
