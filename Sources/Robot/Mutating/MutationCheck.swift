internal import FHIRJSON
internal import FHIRModel
package import SDC

/// Spoils finished responses in every way there is, and sees whether each fault is told, and where it is.
package struct MutationCheck {
    /// What came of it.
    package struct Report: Sendable {
        /// Names of the ways: how often each was tried, and how often it was found.
        package var tried: [String: Int] = [:]
        package var found: [String: Int] = [:]
        /// Those that were not, in words.
        package var missed: [String] = []
    }

    /// All ways to spoil a response.
    package static let mutations = Mutation.values + Mutation.structure

    private let form: Form
    private let robotForm: RobotForm
    private let caller: Caller
    private var random: SeededRandom
    package private(set) var report = Report()

    package init(form: Form, seed: UInt64) {
        self.form = form
        robotForm = RobotFormReader.read(form.questionnaire, of: form.document)
        caller = Caller(form: form, marks: Marks(canonicalBase: "http://formstep.example/fhir"), formHoldsEmpty: false)
        random = SeededRandom(seed: seed)
    }

    /// An element of the response that may be spoilt.
    private struct Candidate {
        /// From the root: names and numbers.
        var path: [Step]
        var element: JSON
        /// -1 for the response itself.
        var item: Int
    }

    private enum Step {
        case member(String)
        case entry(Int)
    }

    /// Tries every way at some places of a response that is valid.
    package mutating func run(on response: [UInt8], places: Int = 2) {
        guard let document = try? Document.parse(response) else { return }
        let root = JSON(document.root, of: document)
        var answers: [Candidate] = []
        var items: [Candidate] = []
        var lists: [Candidate] = []
        collect(root, [], &answers, &items, &lists)
        for mutation in Self.mutations {
            let all =
                switch mutation.place {
                case .answer: answers
                case .item: items
                case .siblings: lists
                case .response: [Candidate(path: [], element: root, item: -1)]
                }
            var left = places
            for candidate in shuffled(all) where left > 0 {
                let item = candidate.item < 0 ? robotForm.items[0] : robotForm.items[candidate.item]
                if mutation.isOfText, isTextWorkedOut(item) { continue }
                guard let spoilt = mutation.spoil(candidate.element, item, robotForm), spoilt != candidate.element
                else {
                    continue
                }
                left -= 1
                judge(mutation, candidate, replacing(root, candidate.path[...], with: spoilt))
            }
        }
    }

    private func isTextWorkedOut(_ item: RobotItem) -> Bool {
        form.itemByLinkId[item.linkId].map { form.details[Int($0)].expressions?.text != nil } ?? false
    }

    private mutating func shuffled(_ all: [Candidate]) -> [Candidate] {
        var all = all
        for index in all.indices.reversed().dropLast() { all.swapAt(index, random.below(index + 1)) }
        return all
    }

    private func collect(
        _ element: JSON, _ path: [Step], _ answers: inout [Candidate], _ items: inout [Candidate],
        _ lists: inout [Candidate]
    ) {
        guard let list = element["item"] else { return }
        for (index, entry) in list.elements.enumerated() {
            let own = path + [.member("item"), .entry(index)]
            guard let item = entry["linkId"]?.text.flatMap({ robotForm.itemByLinkId[$0] }) else { continue }
            items.append(Candidate(path: own, element: entry, item: item))
            lists.append(Candidate(path: path + [.member("item")], element: list, item: item))
            for (number, answer) in (entry["answer"]?.elements ?? []).enumerated() {
                let inner = own + [.member("answer"), .entry(number)]
                answers.append(Candidate(path: inner, element: answer, item: item))
                collect(answer, inner, &answers, &items, &lists)
            }
            collect(entry, own, &answers, &items, &lists)
        }
    }

    private func replacing(_ element: JSON, _ path: ArraySlice<Step>, with new: JSON) -> JSON {
        guard let step = path.first else { return new }
        switch step {
        case .member(let name):
            return element.with(name, replacing(element[name] ?? .null, path.dropFirst(), with: new))
        case .entry(let index):
            var elements = element.elements
            elements[index] = replacing(elements[index], path.dropFirst(), with: new)
            return .array(elements)
        }
    }

    // MARK: Judging

    private mutating func judge(_ mutation: Mutation, _ candidate: Candidate, _ spoilt: JSON) {
        report.tried[mutation.name, default: 0] += 1
        let issues = caller.validate(Array(spoilt.written.utf8), contexts: robotForm.contexts)
        let place = expression(candidate.path)
        let isFound = issues.contains { issue in
            guard let expression = issue.expression else { return false }
            return switch mutation.fault {
            case .here: isAt(expression, place)
            case .question: isAt(expression, Self.parent(place))
            case .holder: isAt(expression, place)
            case .response: expression.hasPrefix("QuestionnaireResponse")
            }
        }
        if isFound {
            report.found[mutation.name, default: 0] += 1
        } else {
            let linkId = candidate.item < 0 ? "-" : robotForm.items[candidate.item].linkId
            let told = issues.prefix(3).map { "\($0.expression ?? "-") \($0.text)" }.joined(separator: "; ")
            report.missed.append("\(mutation.name) at \(place) ('\(linkId)'): told was [\(told)]")
        }
    }

    /// Whether an element is another or stands in it.
    private func isAt(_ expression: String, _ place: String) -> Bool {
        guard expression.hasPrefix(place) else { return false }
        let rest = expression.dropFirst(place.count)
        return rest.isEmpty || rest.hasPrefix(".") || rest.hasPrefix("[")
    }

    private static func parent(_ place: String) -> String {
        place.lastIndex(of: ".").map { String(place[..<$0]) } ?? place
    }

    /// A list stands for what holds it.
    private func expression(_ path: [Step]) -> String {
        var text = "QuestionnaireResponse"
        for (index, step) in path.enumerated() {
            switch step {
            case .member(let name): if index < path.count - 1 { text += "." + name }
            case .entry(let number): text += "[\(number)]"
            }
        }
        return text
    }
}
