package import FHIRJSON
internal import FHIRModel

/// Expands the value sets a form names: those it carries in `contained`, else those of a source outside.
///
/// What cannot be worked out becomes a problem of the expansion: never an error, never a guess. One is made for each form
/// that is compiled; it remembers what it asked of the source (``used``).
package final class FormTerminology {
    /// What it stands on, for questions beyond lists of codes.
    package let scope: TerminologyScope
    private var expanded: [String: Expansion] = [:]
    /// Codes listed so far, in all value sets together, and how many may be.
    private var total = 0
    private static let maximumTotal = 400_000
    /// More codes than this are not listed; the expansion says so.
    private static let maximumConcepts = 100_000

    /// The item that is being read, whose terminology servers are asked first.
    package func begin(item: Node, in document: Document) {
        guard scope.library != nil else { return }
        let servers = PreferredServers.of(item, in: document)
        guard servers != scope.servers else { return }
        scope.servers = servers
        scope.forgetLists()
    }

    /// What two items have to have in common for one list to be that of both.
    package func key(_ reference: String) -> String {
        scope.servers.isEmpty ? reference : ([reference] + scope.servers).joined(separator: "\n")
    }

    /// What to add where something is not known, of servers that might know it.
    package var remoteNote: String {
        if let failure = scope.remoteFailure {
            return "; " + (failure.hasSuffix(".") ? String(failure.dropLast()) : failure)
        }
        return scope.servers.isEmpty || scope.canAsk
            ? "" : "; the form's terminology server may not be called (setting outbound.allow)"
    }

    /// Canonical urls, without versions, that were asked of the source, found or not.
    package var used: Set<String> { scope.used }

    /// - Parameters:
    ///   - resource: the resource whose `contained` is looked through first.
    ///   - source: what lies outside; nil = nothing.
    package init(of resource: Node, in document: Document, source: (any DefinitionSource)? = nil) {
        scope = TerminologyScope(
            given: TerminologyResource(document: document, node: resource).contained.filter {
                $0.isOf("ValueSet") || $0.isOf("CodeSystem")
            }, source: source)
        scope.isForm = true
    }

    /// What to add where something is not part of the form and would have been looked for outside.
    package var alsoNotStored: String { scope.alsoNotStored }

    /// The codes behind `answerValueSet`: `#id`, or a canonical.
    ///
    /// - Returns: nil when there is no such value set.
    package func expand(_ reference: String) -> Expansion? {
        let key = key(reference)
        if let known = expanded[key] { return known }
        guard let list = scope.list(reference) else { return nil }
        var problems = list.problems.map(\.text)
        if !problems.isEmpty, !remoteNote.isEmpty { problems[problems.count - 1] += remoteNote }
        var concepts: [Concept] = []
        if list.count > Self.maximumConcepts {
            problems.append("the value set \(reference) has more than \(Self.maximumConcepts) codes")
        }
        let count = min(list.count, Self.maximumConcepts)
        total += count
        if total > Self.maximumTotal {
            problems = ["the form's value sets have too many codes together"]
        } else {
            concepts.reserveCapacity(count)
            // What is there to find the way only is nothing to choose.
            for index in 0..<count where !list.isAbstract(index) { concepts.append(list.concept(index)) }
        }
        let expansion = Expansion(concepts: concepts, problems: problems)
        expanded[key] = expansion
        return expansion
    }
}
