/// What may stand at a place of a path: elements of the response, the response itself, or (where all is empty) values
/// and things that are no part of the response.
struct FoundPlaces {
    /// Items whose elements, or answers, may be among it.
    var items = ItemSet()
    /// A linkId chose them.
    var isNamed = true
    /// Answers only.
    var isAnswers = true
    /// The QuestionnaireResponse may be among it.
    var hasResponse = false

    static let values = FoundPlaces()
    static let response = FoundPlaces(hasResponse: true)

    static func elements(_ items: ItemSet, isNamed: Bool) -> FoundPlaces {
        FoundPlaces(items: items, isNamed: isNamed, isAnswers: false)
    }

    static func answers(_ items: ItemSet, isNamed: Bool) -> FoundPlaces {
        FoundPlaces(items: items, isNamed: isNamed, isAnswers: true)
    }

    mutating func formUnion(_ other: FoundPlaces) {
        hasResponse = hasResponse || other.hasResponse
        guard !other.items.isEmpty else { return }
        isNamed = isNamed && other.isNamed
        isAnswers = isAnswers && other.isAnswers
        items.formUnion(other.items)
    }
}
