package import FHIRJSON

/// The extensions of our own that an in-progress response carries (design 3.1), under the configured base.
public struct Marks: Sendable {
    /// `<S>`: where our StructureDefinitions are published.
    public let structureDefinitionBase: String
    /// `<S>/item-state`: `shown`, `passed`, `closed`.
    package let itemState: String
    /// `<S>/answer-origin`: `initial`, `populated`, `calculated`.
    package let answerOrigin: String
    /// `<S>/issue-path`, on the issues of an OperationOutcome.
    package let issuePath: String
    /// The code system of kinds of faults that are our own (``ErrorCode``).
    package let errorSystem: String
    /// The code system of what may be odd about a form (`FormFault`).
    package let findingSystem: String

    /// - Parameter canonicalBase: e.g. `http://formstep.example/fhir`, without a slash at the end.
    public init(canonicalBase: String) {
        structureDefinitionBase = canonicalBase + "/StructureDefinition"
        itemState = structureDefinitionBase + "/item-state"
        answerOrigin = structureDefinitionBase + "/answer-origin"
        issuePath = structureDefinitionBase + "/issue-path"
        errorSystem = canonicalBase + "/CodeSystem/errors"
        findingSystem = canonicalBase + "/CodeSystem/form-findings"
    }

    package enum State: String { case shown, passed, closed }
    package enum Origin: String { case initial, populated, calculated }

    /// The state marks of an item element.
    package func states(of item: Node, in document: Document) -> Occurrence.Flags {
        let extensions = document.member(item, .extension)
        guard extensions.exists else { return [] }
        var flags: Occurrence.Flags = []
        for entry in document.items(extensions) where document.equals(document.member(entry, .url), itemState) {
            let code = document.member(entry, .valueCode)
            if document.equals(code, "passed") {
                flags.insert(.passed)
            } else if document.equals(code, "shown") {
                flags.insert(.shown)
            } else if document.equals(code, "closed") {
                flags.insert(.closed)
            }
        }
        return flags
    }

    /// Whether we wrote this answer.
    package func hasOrigin(_ answer: Node, in document: Document) -> Bool {
        let extensions = document.member(answer, .extension)
        guard extensions.exists else { return false }
        return document.items(extensions).contains { document.equals(document.member($0, .url), answerOrigin) }
    }

    /// Takes our extensions with this url off an element; an `extension` left empty goes too.
    func remove(_ url: String, from element: Node, code: State? = nil, in document: Document) {
        let extensions = document.member(element, .extension)
        guard extensions.exists else { return }
        var entry = document.first(extensions)
        while entry.exists {
            let next = document.next(entry)
            if document.equals(document.member(entry, .url), url),
                code.map({ document.equals(document.member(entry, .valueCode), $0.rawValue) }) ?? true
            {
                document.remove(entry)
            }
            entry = next
        }
        if !document.first(extensions).exists { document.remove(extensions) }
    }

    /// Takes off an answer where it comes from.
    package func removeOrigin(from answer: Node, in document: Document) {
        remove(answerOrigin, from: answer, in: document)
    }

    /// Adds one of our code-valued extensions to an element, as its first member.
    package func add(_ url: String, _ code: String, to element: Node, in document: Document) {
        let entry = document.newObject()
        document.setMember(entry, .url, document.newString(url))
        document.setMember(entry, .valueCode, document.newString(code))
        var extensions = document.member(element, .extension)
        if !extensions.exists {
            extensions = document.newArray()
            document.insertMember(element, .extension, extensions, after: .none)
        }
        document.append(entry, to: extensions)
    }
}
