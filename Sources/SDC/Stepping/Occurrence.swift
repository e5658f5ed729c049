package import FHIRJSON

/// One occurrence of an item in a response: a row of a group, a question in its row or under its answer, a display.
///
/// Plain values in one array in walking order (a parent right before what is below it), so `index ..< end` is a subtree.
package struct Occurrence: Sendable {
    package let item: Int32
    /// Occurrence it stands in, -1 = the response itself.
    package let parent: Int32
    /// Which answer of a parent question it stands under (position in its `answer`).
    package let answerIndex: Int32
    /// Row number of a group, 0-based.
    package let row: Int32
    /// The item element in the response, `.none` while nothing was written for it.
    package var node: Node
    /// The answer element it stands under, `.none` where it stands under none.
    package let holder: Node
    /// Its `answer` array, or `.none`.
    package var answers: Node = .none
    package var firstChild: Int32 = -1
    package var nextSibling: Int32 = -1
    package var end: Int32 = 0
    /// Answers that say something.
    package var answerCount: Int32 = 0
    package var flags: Flags = .enabled

    package struct Flags: OptionSet, Sendable {
        package let rawValue: UInt16
        package init(rawValue: UInt16) { self.rawValue = rawValue }

        package static let enabled = Flags(rawValue: 1 << 0)
        /// State mark `shown`.
        package static let shown = Flags(rawValue: 1 << 1)
        /// State mark `passed`.
        package static let passed = Flags(rawValue: 1 << 2)
        /// State mark `closed`.
        package static let closed = Flags(rawValue: 1 << 3)
        /// Holds an answer without an origin mark: the person's.
        package static let personValue = Flags(rawValue: 1 << 4)
        /// Holds an answer that we wrote.
        package static let ownValue = Flags(rawValue: 1 << 5)
        /// An enabled answer of the person stands here or below.
        package static let personBelow = Flags(rawValue: 1 << 6)
        /// Any enabled answer stands here or below.
        package static let valueBelow = Flags(rawValue: 1 << 7)
        /// The single blank closed row of a repeating group: stands for no row at all.
        package static let standsForNone = Flags(rawValue: 1 << 8)
        /// Last row of its group.
        package static let lastRow = Flags(rawValue: 1 << 9)
        /// Counts as visited whatever it holds (it was there when the response was finished).
        package static let settled = Flags(rawValue: 1 << 10)

        /// Among its answers is one that says nothing.
        static let blankAnswer = Flags(rawValue: 1 << 12)
        /// The answers it stands under are others by now: it is decided when the response was read anew.
        static let stale = Flags(rawValue: 1 << 11)

        package static let stateMarks: Flags = [.shown, .passed, .closed]
        package static let anyValue: Flags = [.personValue, .ownValue]
    }

    init(item: Int32, parent: Int32, answerIndex: Int32, row: Int32, node: Node, holder: Node = .none) {
        self.holder = holder
        self.item = item
        self.parent = parent
        self.answerIndex = answerIndex
        self.row = row
        self.node = node
    }

    package var isEnabled: Bool { flags.contains(.enabled) }
    package var hasValue: Bool { !flags.isDisjoint(with: .anyValue) }
    /// Marked `passed`, or holds an answer without an origin mark (design 3.1).
    package var isVisited: Bool { !flags.isDisjoint(with: [.passed, .personValue, .settled]) }
}

/// An element of a response that has no place in the form.
package struct Stray: Sendable {
    package let node: Node
    /// Occurrence it stands in, -1 = the response itself.
    package let parent: Int32
    package let answerIndex: Int32
    package let linkId: String?
    /// The form has such an item, elsewhere.
    package let isMisplaced: Bool
}
