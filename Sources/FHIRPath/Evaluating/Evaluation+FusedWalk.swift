internal import FHIRJSON

/// What a walk over the nodes of a document must do to find what `descendants().where(name = 'literal')` finds.
extension Evaluation {
    /// The element whose member was found: an object itself, or the primitive whose twin it is.
    func element(of object: Node, in document: Document, _ number: UInt16) -> Item {
        var place = -1
        var member = object
        if !document.key(object).exists, document.kind(document.parent(object)) == .array {
            member = document.parent(object)
            guard document.isTwin(document.key(member)) else { return item(object, number) }
            place = 0
            var element = document.first(member)
            while element.exists, element != object {
                element = document.next(element)
                place += 1
            }
        }
        guard document.key(member).exists, document.isTwin(document.key(member)) else { return item(object, number) }
        var value = document.member(document.parent(member), document.twinned(document.key(member)))
        if value.exists, place >= 0 {
            value = document.first(value)
            for _ in 0..<place { value = document.next(value) }
        }
        if value.exists, document.kind(value) != .null { return item(value, number) }
        return Item(kind: .node, flags: Item.valueless, document: number, index: object.index)
    }

    /// Whether a member is one text, the literal: alone, or the only element of an array.
    func isSingle(_ member: Node, in document: Document, _ literal: String) -> Bool {
        guard document.kind(member) == .array else { return document.equals(member, literal) }
        var found = Node.none
        var element = document.first(member)
        while element.exists {
            if document.kind(element) != .null {
                guard !found.exists else { return false }
                found = element
            } else if document.twin(of: document.key(member), in: document.parent(member)).exists {
                return false
            }
            element = document.next(element)
        }
        return found.exists && document.equals(found, literal)
    }
}
