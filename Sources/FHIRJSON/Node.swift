/// A handle to one value of one ``Document``: a number, trivial to copy. It means nothing in another document.
@frozen
public struct Node: Hashable, Sendable {
    /// The place of the value in its document's tape.
    public let index: UInt32

    /// A handle with this place in the tape; `UInt32.max` is ``none``.
    @inlinable
    public init(index: UInt32) {
        self.index = index
    }

    /// No value: what a look-up answers when there is nothing.
    @inlinable public static var none: Node { Node(index: .max) }

    /// False for ``none``.
    @inlinable public var exists: Bool { index != .max }
}

/// What a JSON value is.
@frozen
public enum Kind: UInt8, Sendable {
    case null = 0
    case `false` = 1
    case `true` = 2
    case number = 3
    case string = 4
    case array = 5
    case object = 6
}
