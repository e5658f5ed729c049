internal import FHIRJSON
internal import FHIRPath

/// An occurrence of an item that defines names, or the response itself: what `%name` means below it.
final class PopulationFrame {
    /// What a population gave for this row.
    enum Row {
        case items([Item])
        /// Not known before a query is answered.
        case pending
    }

    struct Known {
        let items: [Item]
        /// How many answers there were when it was worked out.
        let stamp: Int
    }

    let outer: PopulationFrame?
    /// -1 = the form.
    let item: Int32
    /// Its element in the response.
    let element: Node
    let row: Row
    @exclusivity(unchecked) var values: [Int32: Known] = [:]

    init(outer: PopulationFrame?, item: Int32, element: Node, row: Row = .items([])) {
        self.outer = outer
        self.item = item
        self.element = element
        self.row = row
    }
}

/// Where an expression stands.
struct PopulationPlace {
    /// The item whose names it sees, -1 = the form.
    var item: Int32
    /// Its element in the response: `%context`.
    var element: Node
    var frame: PopulationFrame
    /// The variable it defines, -1 = none.
    var variable: Int32 = -1
}

/// What is known about a group that items stand in.
final class Surroundings {
    let outer: Surroundings?
    /// The Observation that an item around was filled in from: items below look only into it.
    let observation: BoundObservation?
    /// Somebody else than the response's subject, `Type/id`; empty = not known who.
    var subject: String?
    /// It stands below a question that has no answer: what is known is kept, and nothing begins with a value.
    let isAside: Bool

    init(
        outer: Surroundings?, observation: BoundObservation?, subject: String? = nil, isAside: Bool = false
    ) {
        self.outer = outer
        self.observation = observation
        self.subject = subject
        self.isAside = isAside || outer?.isAside ?? false
    }
}

/// An Observation that an item with children was found to be.
enum BoundObservation {
    case pending
    case found(item: Item, bundle: Item)
}
