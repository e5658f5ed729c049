internal import FHIRJSON
internal import FHIRModel

/// Whether a QuestionnaireResponse has the bones of one: lists where lists belong, a linkId on every item, one value an
/// answer. What it holds is checked elsewhere (FHIR R4 QuestionnaireResponse).
struct ResponseShape {
    let document: Document
    private(set) var issues: [Issue] = []

    /// No more faults than this are listed.
    private static let maximumIssues = 20

    init(_ document: Document) { self.document = document }

    mutating func check(_ response: Node, expression: String = "QuestionnaireResponse") {
        guard document.kind(response) == .object else {
            issues.append(Issue(.error, .structure, "The response has to be an object.", expression: expression))
            return
        }
        checkItems(document.member(response, .item), { expression + ".item" })
    }

    // Expressions are put together only where something is wrong.
    private mutating func checkItems(_ array: Node, _ expression: () -> String) {
        guard array.exists else { return }
        guard document.kind(array) == .array else {
            add("has to be a list", expression())
            return
        }
        var position = 0
        for item in document.items(array) {
            let place = position
            withoutActuallyEscaping(expression) { expression in
                checkItem(item) { "\(expression())[\(place)]" }
            }
            position += 1
        }
    }

    private mutating func checkItem(_ item: Node, _ expression: () -> String) {
        guard issues.count < Self.maximumIssues else { return }
        guard document.kind(item) == .object else {
            add("has to be an object", expression())
            return
        }
        let linkId = document.member(item, .linkId)
        if !linkId.exists || document.kind(linkId) != .string { add("has to have a linkId that is text", expression()) }
        checkExtensions(item, expression)
        let text = document.member(item, .text)
        if text.exists, document.kind(text) != .string, document.kind(text) != .null {
            add("has to be text", expression() + ".text")
        }
        let answers = document.member(item, .answer)
        if answers.exists {
            if document.kind(answers) == .array {
                var position = 0
                for answer in document.items(answers) {
                    let place = position
                    withoutActuallyEscaping(expression) { expression in
                        checkAnswer(answer) { "\(expression()).answer[\(place)]" }
                    }
                    position += 1
                }
            } else {
                add("has to be a list", expression() + ".answer")
            }
        }
        withoutActuallyEscaping(expression) { expression in
            checkItems(document.member(item, .item)) { expression() + ".item" }
        }
    }

    private mutating func checkExtensions(_ element: Node, _ expression: () -> String) {
        let extensions = document.member(element, .extension)
        guard extensions.exists else { return }
        let isList = document.kind(extensions) == .array
        if !isList || document.items(extensions).contains(where: { document.kind($0) != .object }) {
            add("has to be a list of objects", expression() + ".extension")
        }
    }

    /// Checks one answer element by itself, as it comes in a submission.
    mutating func checkAnswer(_ answer: Node, _ expression: () -> String) {
        guard issues.count < Self.maximumIssues else { return }
        guard document.kind(answer) == .object else {
            add("has to be an object", expression())
            return
        }
        if document.hasSeveralValues(answer) { add("has more than one value[x]", expression()) }
        checkExtensions(answer, expression)
        withoutActuallyEscaping(expression) { expression in
            checkItems(document.member(answer, .item)) { expression() + ".item" }
        }
    }

    private mutating func add(_ what: String, _ expression: String) {
        issues.append(Issue(.error, .structure, "An element of the response \(what).", expression: expression))
    }
}

extension Document {
    /// Whether an answer has more than one `value[x]`.
    func hasSeveralValues(_ answer: Node) -> Bool {
        var count = 0
        for member in children(answer) where ValueType(valueKey: key(member)) != nil { count += 1 }
        return count > 1
    }
}
