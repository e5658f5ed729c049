internal import Decimals
internal import FHIRJSON
internal import FHIRModel

/// The answers a question had, to be found again by what is given now; each is taken once.
struct EarlierAnswers {
    private let document: Document
    private var answers: [Node]
    /// Positions by what the value says in short; only for long lists.
    private var table: [String: [Int]] = [:]
    private var taken: [Bool]
    private static let tableFrom = 16

    init(_ answers: Children, in document: Document) {
        self.document = document
        self.answers = Array(answers)
        taken = Array(repeating: false, count: self.answers.count)
        guard self.answers.count >= Self.tableFrom else { return }
        for position in self.answers.indices.reversed() {
            table[brief(document.valueNode(of: self.answers[position])), default: []].append(position)
        }
    }

    /// The first answer left that says the same.
    mutating func take(equalTo value: Node) -> Node? {
        guard !table.isEmpty else {
            for position in answers.indices where !taken[position] && isSame(position, value) {
                taken[position] = true
                return answers[position]
            }
            return nil
        }
        let key = brief(value)
        // The first stands last in its list, so that the common case takes from the end.
        guard let bucket = table[key] else { return nil }
        for place in bucket.indices.reversed() where isSame(bucket[place], value) {
            table[key]?.remove(at: place)
            return answers[bucket[place]]
        }
        return nil
    }

    private func isSame(_ position: Int, _ value: Node) -> Bool {
        AnswerValue.isSame(document.valueNode(of: answers[position]), value, in: document)
    }

    /// Equal for values that say the same; numbers, whose digits may differ, all look alike.
    private func brief(_ value: Node) -> String {
        guard value.exists else { return "" }
        switch document.kind(value) {
        case .string: return document.string(value) ?? ""
        case .object:
            return document.string(value, .code) ?? document.string(value, .reference) ?? ""
        case .true: return "true"
        case .false: return "false"
        default: return document.decimal(value).map { "\($0.hashValue)" } ?? ""
        }
    }
}
