internal import FHIRJSON
internal import FHIRModel

/// What there is to tell about one pass: each expression of the form once, and no more than a reply may list.
struct PopulationNotes {
    /// An issue, and the element of the response it is about.
    struct Note {
        var issue: Issue
        let element: Node
        /// What it is about in the form's document.
        var entry = Node.none
    }

    static let maximum = 100

    private(set) var all: [Note] = []
    /// How many there would be.
    private(set) var count = 0
    private var noted: Set<Node> = []

    mutating func add(_ issue: Issue, at element: Node = .none) {
        count += 1
        if all.count < Self.maximum { all.append(Note(issue: issue, element: element)) }
    }

    mutating func add(_ issues: [Issue]) { for issue in issues { add(issue) } }

    /// Tells something about an element of the form, once.
    ///
    /// - Parameter entry: names it.
    mutating func add(about entry: Node, at element: Node, _ issue: () -> Issue) {
        guard noted.insert(entry).inserted else { return }
        count += 1
        if all.count < Self.maximum { all.append(Note(issue: issue(), element: element, entry: entry)) }
    }
}
