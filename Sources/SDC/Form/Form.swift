package import FHIRJSON
package import FHIRModel
internal import FHIRPath
internal import Locking
internal import Synchronization
package import Terminology

/// How a form may be walked (`sdc-questionnaire-entryMode`); SDC leaves the default open, `random` is what fillers take.
package enum EntryMode: String, Sendable {
    case sequential
    case priorEdit = "prior-edit"
    case random
}

/// A Questionnaire compiled once: immutable, shared by every request for it.
///
/// Standard: https://hl7.org/fhir/R4/questionnaire.html, https://hl7.org/fhir/uv/sdc/
public final class Form: Sendable {
    /// The frozen document that holds the Questionnaire, and the element itself.
    package let document: Document
    package let questionnaire: Node
    package let version: FHIRVersion
    /// `Questionnaire.url`, or `urn:uuid:` with the UUIDv5 of the content where the form has none.
    package let url: String
    package let businessVersion: String?
    /// `url|version`, as `QuestionnaireResponse.questionnaire` carries it.
    package let canonical: String
    /// `urn:formstep:sha256:…` of the bytes as they were posted.
    package let hash: String
    package let title: String?
    package let language: String?
    package let entryMode: EntryMode
    package let items: ContiguousArray<FormItem>
    package let details: [ItemDetail]
    package let conditions: ContiguousArray<Condition>
    package let linkIdBytes: ContiguousArray<UInt8>
    /// Every item behind all it depends on (its parent, the sources of its conditions).
    package let evaluationOrder: ContiguousArray<Int32>
    /// Rules over the form as a whole, and what else is worked out for it.
    package let expressions: ItemExpressions
    package let logic: FormLogic
    /// linkIds of each circle of conditions.
    package let circles: [[String]]
    /// What is odd about the form but does not keep it from being walked.
    package let issues: [Issue]
    package let itemByLinkId: LinkIdTable
    /// Items that get a value from `initial` or `initialSelected`, in document order.
    package let itemsWithDefault: ContiguousArray<Int32>
    package let hasConditions: Bool
    /// Of ``latestSteps``.
    private let latest = Atomic<Int>(-1)
    package let hasHeaders: Bool
    /// What other rooms made of the form, by their type; it lives and goes with the form.
    private let derivations = Locked<[ObjectIdentifier: any AnyObject & Sendable]>([:])
    /// About how many bytes the form holds in memory.
    package let cost: Int
    /// What the form was compiled with that is not part of it.
    package let outside: Outside
    /// Where expressions look for value sets and code systems that the form does not have; nil = nowhere.
    package let definitions: (any DefinitionSource)?

    /// Definitions outside a form that its options come from.
    package struct Outside: Sendable {
        /// Their canonical urls, without versions; also of those that were not found.
        package let urls: Set<String>
        /// The source's counter when they were looked up.
        package let generation: UInt64
    }

    init(
        document: Document, questionnaire: Node, version: FHIRVersion, url: String, businessVersion: String?,
        hash: String,
        title: String?, language: String?, entryMode: EntryMode, items: ContiguousArray<FormItem>,
        details: [ItemDetail],
        conditions: ContiguousArray<Condition>, linkIdBytes: ContiguousArray<UInt8>, sharedOptionCount: Int,
        expressions: ItemExpressions, logic: FormLogic, circles: [[String]], issues: [Issue], itemByLinkId: LinkIdTable,
        outside: Outside, definitions: (any DefinitionSource)?
    ) {
        self.outside = outside
        self.definitions = definitions
        self.document = document
        self.questionnaire = questionnaire
        self.version = version
        self.url = url
        self.businessVersion = businessVersion
        canonical = businessVersion.map { "\(url)|\($0)" } ?? url
        self.hash = hash
        self.title = title
        self.language = language
        self.entryMode = entryMode
        self.items = items
        self.details = details
        self.conditions = conditions
        self.linkIdBytes = linkIdBytes
        self.expressions = expressions
        self.logic = logic
        evaluationOrder = logic.order.filter { $0 < Int32(items.count) }
        self.circles = circles
        self.issues = issues
        self.itemByLinkId = itemByLinkId
        itemsWithDefault = ContiguousArray(
            items.indices.lazy.filter { items[$0].traits.contains(.hasDefault) }.map { Int32($0) })
        hasConditions = !conditions.isEmpty
        hasHeaders = items.contains { !$0.traits.isDisjoint(with: .rides) }
        let written = details.reduce(expressions.all.writtenBytes) {
            $0 + ($1.expressions?.all.writtenBytes ?? 0) + $1.constraints.expressions.writtenBytes
        }
        cost =
            document.source.count * 6 + written * 60 + items.count * 600 + sharedOptionCount * 300 + logic.dependents
            .count * 4 + 4096
    }

    /// What another room makes of the form, made once. Two threads may make it at the same time; one of the two is kept.
    package func derived<Value: AnyObject & Sendable>(_ make: () -> Value) -> Value {
        let key = ObjectIdentifier(Value.self)
        if let known = derivations.withLock({ $0[key] }) as? Value { return known }
        let made = make()
        let kept = derivations.withLock { all in
            if let known = all[key] { return known }
            all[key] = made
            return made
        }
        return kept as? Value ?? made
    }

    /// Index of the first root item; -1 never happens in a compiled form.
    package var firstRoot: Int32 { 0 }

    /// Whether a call for this form may be answered where nothing may take long: it has no expressions, or the calls
    /// before it took few steps.
    package var isLight: Bool {
        guard logic.hasAny else { return true }
        let steps = latestSteps
        return steps >= 0 && steps < Self.lightSteps
    }

    /// Steps of evaluation that the costliest of the latest calls took; -1 before the first.
    var latestSteps: Int { latest.load(ordering: .relaxed) }

    /// Well under a millisecond.
    private static let lightSteps = 30_000

    /// Takes down what a call took; one costly call is forgotten after some dozens of cheap ones.
    package func note(steps: Int) {
        let before = latestSteps
        let after = steps >= before ? steps : before - max(1, (before - steps) / 16)
        if after != before { latest.store(after, ordering: .relaxed) }
    }

    /// First child of an item, -1 standing for the root.
    package func firstChild(of item: Int32) -> Int32 { item < 0 ? firstRoot : items[Int(item)].firstChild }
}

/// Why a Questionnaire cannot be walked at all; the issues name the items.
package struct FormError: Error, Sendable {
    package let issues: [Issue]
    package init(issues: [Issue]) { self.issues = issues }
}

extension [FormExpression] {
    /// Bytes of the expressions as they are written; compiled they take some dozens of bytes each.
    fileprivate var writtenBytes: Int { reduce(0) { $0 + $1.compiled.text.utf8.count } }
}
