package import FHIRJSON
package import FHIRModel

/// What the hot path needs of one item: a plain value, no references, read once per occurrence.
///
/// Items stand in one array in document order (a parent right before its descendants), so `index ..< end` is a subtree.
package struct FormItem: Sendable {
    package var type: ItemType
    package var traits: Traits
    /// Types an answer may have: the item's own, those of its options, text where free text is allowed.
    package var valueTypes: ValueTypeSet
    /// Index of the parent item, -1 at the root.
    package var parent: Int32
    /// Index of the first child and the next sibling, -1 = none.
    package var firstChild: Int32
    package var nextSibling: Int32
    /// One past the last descendant.
    package var end: Int32
    /// Rows or answers required at least, 0 = none asked for.
    package var minOccurs: Int32
    /// Rows a repeating group opens by itself: `max(1, minOccurs)`, unless the form as a whole would open too many.
    package var openRows: Int32
    /// Rows or answers allowed at most; `Int32.max` = any number.
    package var maxOccurs: Int32
    /// Range of the item's conditions in `Form.conditions`.
    package var firstCondition: Int32
    package var conditionCount: Int32
    /// Range of the linkId's UTF-8 in `Form.linkIdBytes`.
    package var linkIdStart: Int32
    package var linkIdLength: Int32

    package struct Traits: OptionSet, Sendable {
        package let rawValue: UInt32
        package init(rawValue: UInt32) { self.rawValue = rawValue }

        package static let required = Traits(rawValue: 1 << 0)
        package static let repeats = Traits(rawValue: 1 << 1)
        /// readOnly here or on a group above (readOnly on a question speaks of that question only).
        package static let readOnly = Traits(rawValue: 1 << 2)
        /// hidden here or above.
        package static let hidden = Traits(rawValue: 1 << 3)
        /// `enableBehavior` is `any`.
        package static let anyCondition = Traits(rawValue: 1 << 4)
        /// A group that is never a step: tab-container, or a group of groups (design 3.1).
        package static let container = Traits(rawValue: 1 << 5)
        /// itemControl `page`.
        package static let page = Traits(rawValue: 1 << 6)
        /// itemControl `header` or `footer`, here or above: rides with every step.
        package static let header = Traits(rawValue: 1 << 7)
        package static let footer = Traits(rawValue: 1 << 8)
        /// Has `initial` or an option with `initialSelected`.
        package static let hasDefault = Traits(rawValue: 1 << 9)
        /// On a circle of conditions: counts as enabled.
        package static let onCircle = Traits(rawValue: 1 << 10)
        /// Free text is allowed beside the options.
        package static let openText = Traits(rawValue: 1 << 11)
        /// A value of the item's own type that is no option is allowed (`optionsOrType`).
        package static let openValue = Traits(rawValue: 1 << 12)
        /// A display below a question: a hint of that question.
        package static let hint = Traits(rawValue: 1 << 13)
        /// Has anything a value must be checked for beyond its type (options, limits …).
        package static let constrained = Traits(rawValue: 1 << 14)
        /// Whether it is there, or what it holds, is worked out by an expression.
        package static let computed = Traits(rawValue: 1 << 15)
        /// What is asked of it is worked out by an expression.
        package static let demanding = Traits(rawValue: 1 << 16)
        /// Has an `enableWhenExpression`.
        package static let enabledByExpression = Traits(rawValue: 1 << 17)
        /// Has a `calculatedExpression`.
        package static let calculated = Traits(rawValue: 1 << 18)
        /// Something is written when it is first enabled: a default, or what an `initialExpression` gives.
        package static let begins = Traits(rawValue: 1 << 19)
        /// Is to be signed (`signatureRequired`).
        package static let signed = Traits(rawValue: 1 << 20)
        /// Has rules over several answers (`targetConstraint`).
        package static let ruled = Traits(rawValue: 1 << 21)
        /// What may be chosen is worked out by expressions.
        package static let optionsWorkedOut = Traits(rawValue: 1 << 22)
        /// Header or footer.
        package static let rides: Traits = [.header, .footer]
    }

    package var isQuestion: Bool { type.isQuestion }
    package var isGroup: Bool { type == .group }
    package var repeats: Bool { traits.contains(.repeats) }
    package var isRepeatingGroup: Bool { type == .group && traits.contains(.repeats) }
    /// Neither hidden nor readOnly: the person may answer it.
    package var isAskable: Bool { type.isQuestion && traits.isDisjoint(with: [.hidden, .readOnly]) }
}

/// What is looked at only when an item is checked or shown.
package final class ItemDetail: Sendable {
    package let linkId: String
    /// The linkId as a path segment (`~`, `/`, `[` escaped).
    package let segment: String
    /// The item in `Form.document`.
    package let node: Node
    /// Codes of `itemControl`.
    package let controls: [String]
    package let constraints: Constraints
    package let options: OptionList?
    /// `initial` values that fit the item, as `value[x]`-carrying elements of `Form.document`.
    package let initial: [Node]
    /// Unit shown beside a number (`questionnaire-unit`).
    package let unit: UnitOption?
    /// Attachment to be drawn by hand (`signatureRequired`, or itemControl `signature`).
    package let isSignature: Bool
    /// What is worked out for it; nil = nothing.
    package let expressions: ItemExpressions?
    /// Value sets that an expression for `answerValueSet` may choose, by the names written in it.
    package let valueSets: [String: OptionList]
    /// Of each toggle of options, where its values stand among the form's own options.
    package let togglePlaces: [[Int]]

    init(
        linkId: String, node: Node, controls: [String], constraints: Constraints, options: OptionList?, initial: [Node],
        unit: UnitOption?, isSignature: Bool, expressions: ItemExpressions?,
        valueSets: [String: OptionList] = [:], togglePlaces: [[Int]] = []
    ) {
        self.linkId = linkId
        segment = PathSyntax.escape(linkId)
        self.node = node
        self.controls = controls
        self.constraints = constraints
        self.options = options
        self.initial = initial
        self.unit = unit
        self.isSignature = isSignature
        self.expressions = expressions
        self.valueSets = valueSets
        self.togglePlaces = togglePlaces
    }
}
