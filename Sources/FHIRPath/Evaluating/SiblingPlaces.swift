internal import FHIRJSON

/// The places of elements in their arrays as `[n]` counts them, each array walked once: the paths of all elements of a long
/// list cost no more than the list. Only for frozen documents, whose arrays stay as they are.
struct SiblingPlaces {
    private struct Array: Hashable {
        let document: ObjectIdentifier
        let node: Node
    }

    /// The elements of an array, by their places in the tape: ascending as long as the document was not edited before
    /// it was frozen.
    private struct Elements {
        var indexes: ContiguousArray<UInt32> = []
        var isAscending = true
    }

    private var known: [Array: Elements] = [:]

    /// Nil where the elements are not in the order of the tape.
    mutating func place(of node: Node, in array: Node, _ document: Document) -> Int? {
        let key = Array(document: ObjectIdentifier(document), node: array)
        if known[key] == nil { known[key] = Self.elements(of: array, document) }
        return known[key].flatMap { $0.isAscending ? Self.search(node.index, in: $0.indexes) : nil }
    }

    private static func elements(of array: Node, _ document: Document) -> Elements {
        var elements = Elements()
        document.forEachItem(of: array) { element in
            if let last = elements.indexes.last, last >= element.index { elements.isAscending = false }
            elements.indexes.append(element.index)
            return true
        }
        return elements
    }

    private static func search(_ wanted: UInt32, in indexes: ContiguousArray<UInt32>) -> Int? {
        var (low, high) = (0, indexes.count)
        while low < high {
            let middle = (low + high) / 2
            if indexes[middle] < wanted { low = middle + 1 } else { high = middle }
        }
        return low < indexes.count && indexes[low] == wanted ? low : nil
    }
}

extension Document {
    /// The elements of an array that are items: a null that has no extensions in the array beside it is none
    /// (https://hl7.org/fhir/R4/json.html#primitive). Ends where `body` says false.
    func forEachItem(of array: Node, _ body: (Node) -> Bool) {
        let key = key(array)
        let isOfTwins = isTwin(key)
        let other = member(parent(array), isOfTwins ? twinned(key) : twinKey(of: key))
        var element = first(array)
        var beside = other.exists && kind(other) == .array ? first(other) : .none
        while element.exists {
            let (value, twin) = isOfTwins ? (beside, element) : (element, beside)
            let isItem = value.exists && kind(value) != .null || twin.exists && kind(twin) == .object
            if isItem, !body(element) { return }
            element = next(element)
            if beside.exists { beside = next(beside) }
        }
    }
}
