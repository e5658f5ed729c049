/// The children of an array or object, in order. The value just handed out may be removed while iterating; other
/// edits of the same children while iterating give an order that is not promised.
@frozen
public struct Children: Sequence, IteratorProtocol {
    @usableFromInline let document: Document
    @usableFromInline var upcoming: Node

    @inlinable
    init(document: Document, first: Node) {
        self.document = document
        upcoming = first
    }

    /// The next child, nil at the end.
    @inlinable
    public mutating func next() -> Node? {
        guard upcoming.exists else { return nil }
        let node = upcoming
        upcoming = document.next(node)
        return node
    }

    /// True when there is none.
    @inlinable public var isEmpty: Bool { !upcoming.exists }

    /// The first of them, ``Node/none`` when there is none.
    @inlinable public var first: Node { upcoming }
}
