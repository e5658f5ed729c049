internal import FHIRJSON
internal import FHIRModel
internal import Patterns

/// One `filter` of an `include` (https://hl7.org/fhir/R4/valueset-filter-operator.html, and those that R5 added).
struct ConceptFilter {
    let property: String
    let operation: String
    let value: String

    /// Steps of matching for all concepts together, about.
    private static let patternSteps = 100_000_000

    init(_ node: Node, in document: Document) throws(TerminologyProblem) {
        guard let property = document.string(node, .property), let operation = document.string(node, .op),
            let value = document.string(node, .value), !property.isEmpty
        else { throw TerminologyProblem(.invalid, "a filter needs a property, an op and a value") }
        self.property = property
        self.operation = operation
        self.value = value
    }

    private func problem(_ kind: TerminologyProblem.Kind, _ text: String) -> TerminologyProblem {
        TerminologyProblem(kind, "the filter \(property.prefix(64)) \(operation.prefix(32)): \(text)")
    }

    /// The concepts that pass, by number.
    func passing(_ view: CodeSystemView) throws(TerminologyProblem) -> [Bool] {
        let table = view.table
        switch operation {
        case "is-a", "descendent-of", "is-not-a", "generalizes", "child-of", "descendent-leaf":
            return try hierarchical(table)
        case "=": return try valued(view) { $0 == value }
        case "in", "not-in":
            // Codes and values with commas in them cannot be written in this list.
            let wanted = Set(
                value.split(separator: ",").map { part in
                    String(part.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
                })
            let found = try valued(view) { wanted.contains($0) }
            return operation == "in" ? found : found.map { !$0 }
        case "regex": return try matching(view)
        case "exists":
            guard value == "true" || value == "false" else { throw problem(.invalid, "its value is true or false") }
            let found = try valued(view, orFlag: false) { _ in true }
            return value == "true" ? found : found.map { !$0 }
        default: throw problem(.notSupported, "this operation is not known here")
        }
    }

    private func hierarchical(_ table: CodeSystemTable) throws(TerminologyProblem) -> [Bool] {
        guard property == "concept" || property == "code" || table.properties.role(of: property) == .parent else {
            throw problem(.notSupported, "the operation is for the property 'concept'")
        }
        guard let top = table.index(of: value) else {
            throw problem(.invalid, "the code system has no code \(value.prefix(64))")
        }
        switch operation {
        case "is-a", "is-not-a":
            var marked = table.descendants(of: top)
            marked[top] = true
            return operation == "is-a" ? marked : marked.map { !$0 }
        case "generalizes":
            var marked = table.ancestors(of: top)
            marked[top] = true
            return marked
        case "child-of":
            var marked = [Bool](repeating: false, count: table.count)
            for child in table.children(of: top) { marked[child] = true }
            return marked
        default:
            var marked = table.descendants(of: top)
            marked[top] = false
            guard operation == "descendent-leaf" else { return marked }
            for index in marked.indices where marked[index] { marked[index] = table.children(of: index).isEmpty }
            return marked
        }
    }

    private func matching(_ view: CodeSystemView) throws(TerminologyProblem) -> [Bool] {
        let pattern: Pattern
        do throws(PatternError) {
            pattern = try Pattern.cached(value)
        } catch {
            throw problem(.invalid, "its value is no regular expression: \(error)")
        }
        let steps = max(2000, Self.patternSteps / max(1, view.table.count))
        var failed = false
        let found = try valued(view) { text in
            guard !failed else { return false }
            do throws(PatternError) {
                return try pattern.matchesWhole(text, steps: steps)
            } catch {
                failed = true
                return false
            }
        }
        if failed { throw problem(.tooCostly, "the regular expression takes too long") }
        return found
    }

    /// The concepts one of whose values passes a test.
    ///
    /// - Parameter orFlag: what FHIR gives a meaning to counts as false where a concept does not have it.
    private func valued(
        _ view: CodeSystemView, orFlag: Bool = true, _ test: (String) -> Bool
    ) throws(TerminologyProblem) -> [Bool] {
        let table = view.table
        let all = 0..<table.count
        switch property {
        case "concept", "code":
            if operation == "=" {
                // As the system compares its codes.
                var marked = [Bool](repeating: false, count: table.count)
                if let index = table.index(of: value) { marked[index] = true }
                return marked
            }
            return all.map { test(table.code($0)) }
        case "display": return all.map { table.display($0).map(test) ?? false }
        case "definition": return all.map { table.definition($0).map(test) ?? false }
        case "designation":
            return all.map { index in
                view.sources(index).contains { source in
                    source.document.items(source.member(.designation)).contains {
                        source.document.string($0, .value).map(test) ?? false
                    }
                }
            }
        default: break
        }
        switch table.properties.role(of: property) {
        case .parent: return all.map { table.parents(of: $0).contains { test(table.code($0)) } }
        case .child: return all.map { table.children(of: $0).contains { test(table.code($0)) } }
        case .abstract where orFlag: return all.map { test(table.isAbstract($0) ? "true" : "false") }
        case .inactive where orFlag: return all.map { test(table.isInactive($0) ? "true" : "false") }
        case .abstract, .inactive, .status: break
        case nil:
            guard view.knows(property) else {
                throw problem(.notSupported, "the code system has no such property")
            }
        }
        return all.map { view.values(of: property, $0).contains(where: test) }
    }
}
