/// One value on a document's tape: 24 bytes, no references.
///
/// Invariants (all in one document): `next`, `first` and `parent` are `UInt32.max` or below the node count; the children
/// of a node are the chain from `first` along `next`, and each has the node as its `parent`; a node with `dirtyFlag` has
/// it on all its ancestors.
@frozen
@usableFromInline
struct TapeNode {
    /// Where the bytes of the value begin, in the source or, with `ownedFlag`, in the document's own text. Of a string:
    /// behind the opening quotation mark.
    @usableFromInline var start: UInt32
    /// How many bytes they are; of a string without its quotation marks. With both `ownedFlag` and `dirtyFlag` there are
    /// none, and this is a hint at the last child.
    @usableFromInline var length: UInt32
    @usableFromInline var next: UInt32
    /// Bits 0-2 the kind, 3-7 flags, 8-31 the key.
    @usableFromInline var meta: UInt32
    @usableFromInline var first: UInt32
    @usableFromInline var parent: UInt32

    @inlinable
    init(start: UInt32, length: UInt32, meta: UInt32, parent: UInt32) {
        self.start = start
        self.length = length
        next = .max
        self.meta = meta
        first = .max
        self.parent = parent
    }

    /// The string holds a backslash.
    @inlinable static var escapesFlag: UInt32 { 8 }
    /// The children, or those of a descendant, were edited: the bytes no longer say what the node is.
    @inlinable static var dirtyFlag: UInt32 { 16 }
    /// The bytes are in the document's own text, not in the source.
    @inlinable static var ownedFlag: UInt32 { 32 }
    /// Only while parsing: the object's names are in the wide set.
    @inlinable static var wideFlag: UInt32 { 64 }
    @inlinable static var noKey: UInt32 { 0x00FF_FFFF }
    /// The smallest `kind` that has children.
    @inlinable static var firstContainerKind: UInt32 { 5 }

    @inlinable var kindBits: UInt32 { meta & 7 }
    @inlinable var keyBits: UInt32 { meta >> 8 }
    @inlinable var isContainer: Bool { kindBits >= Self.firstContainerKind }
    @inlinable var isString: Bool { kindBits == 4 }
    @inlinable var isDirty: Bool { meta & Self.dirtyFlag != 0 }
    @inlinable var isOwned: Bool { meta & Self.ownedFlag != 0 }
    @inlinable var hasEscapes: Bool { meta & Self.escapesFlag != 0 }

    @inlinable
    mutating func setKey(_ key: UInt32) {
        meta = meta & 0xFF | key << 8
    }
}
