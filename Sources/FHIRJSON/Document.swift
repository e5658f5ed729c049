/// A JSON document: the bytes it was read from, and one flat buffer of its values, edited in place.
///
/// A ``Node`` is a handle into one document. Reading is O(1) unless said otherwise. Editing appends nodes and relinks;
/// what was not touched is written back byte for byte.
///
/// `@unchecked Sendable`: after ``freeze()`` nothing in it changes any more, every edit is stopped by a precondition;
/// before that a document belongs to one request, and whoever holds it does not share it.
public final class Document: @unchecked Sendable {
    /// What a text may not exceed. Depth costs no stack: all walks over a document are loops.
    public struct Limits: Sendable {
        /// Bytes of the text; at most 4 GiB.
        public var maximumBytes: Int
        /// Levels of arrays and objects inside one another.
        public var maximumDepth: Int
        /// Values; each takes 24 bytes of memory.
        public var maximumNodes: Int

        /// 16 MiB, 1024 levels, two million values unless said otherwise.
        public init(maximumBytes: Int = 16 << 20, maximumDepth: Int = 1024, maximumNodes: Int = 2_000_000) {
            self.maximumBytes = maximumBytes
            self.maximumDepth = maximumDepth
            self.maximumNodes = maximumNodes
        }

        /// 16 MiB, 1024 levels, two million values.
        public static let `default` = Limits()
    }

    /// The bytes the document was parsed from; empty for one made by ``init()``.
    public let source: [UInt8]

    /// The bytes of `source`. Proof that the pointer lives as long as the document: it is taken from the heap storage of
    /// a native array, and `source` is a `let`, so that storage stays uniquely this, unmoved and unchanged, until deinit.
    @usableFromInline let sourceBase: UnsafeRawPointer

    /// The tape. `nodeCount` nodes of it are initialised.
    @exclusivity(unchecked) @usableFromInline var nodes: UnsafeMutablePointer<TapeNode>
    @exclusivity(unchecked) @usableFromInline var nodeCount: UInt32
    @exclusivity(unchecked) var nodeCapacity: Int

    /// Text of values made by edits, escaped as in JSON. Append-only; `ownedCount` bytes of it are initialised.
    @exclusivity(unchecked) @usableFromInline var ownedBase: UnsafeMutableRawPointer
    @exclusivity(unchecked) var ownedCount: Int
    @exclusivity(unchecked) var ownedCapacity: Int

    /// The first so many nodes came from the source, in its order.
    let parsedCount: UInt32

    @exclusivity(unchecked) var privateNames: PrivateNames
    @exclusivity(unchecked) @usableFromInline var rootIndex: UInt32

    /// The last child of the containers edited last, as a hint: an entry holds if that node still has this parent and no
    /// next sibling. It makes repeated appending O(1). Containers made by edits keep theirs in their node.
    @exclusivity(unchecked) var lastChildHints: SIMD16<UInt32> = .init(repeating: .max)

    /// Where the search for a previous sibling ended last, by container: an entry holds if that node still has this
    /// parent.
    @exclusivity(unchecked) var previousHints: SIMD16<UInt32> = .init(repeating: .max)

    /// Nodes below this may be in a ``MemberIndex``; one of them that is linked again is noted in `relinked`.
    @exclusivity(unchecked) var indexedCount: UInt32 = 0
    @exclusivity(unchecked) var relinked: ContiguousArray<UInt32> = []
    /// How often `relinked` was emptied.
    @exclusivity(unchecked) var relinkedEpoch = 0

    /// True after ``freeze()``.
    public private(set) var isFrozen = false

    /// Takes over `nodes`, which must have been allocated with room for `nodeCapacity`.
    init(
        source: [UInt8], nodes: UnsafeMutablePointer<TapeNode>, nodeCount: Int, nodeCapacity: Int,
        privateNames: PrivateNames
    ) {
        self.source = source
        sourceBase = Self.basePointer(of: source)
        self.nodes = nodes
        self.nodeCount = UInt32(nodeCount)
        self.nodeCapacity = nodeCapacity
        parsedCount = UInt32(nodeCount)
        ownedBase = .allocate(byteCount: 1, alignment: 1)
        ownedCount = 0
        ownedCapacity = 1
        self.privateNames = privateNames
        rootIndex = nodeCount == 0 ? .max : 0
    }

    /// An empty document to build into; its root is ``Node/none`` until set.
    public convenience init() {
        self.init(
            source: [], nodes: .allocate(capacity: 32), nodeCount: 0, nodeCapacity: 32, privateNames: PrivateNames())
    }

    private init(copying other: Document) {
        source = other.source
        sourceBase = Self.basePointer(of: source)
        nodeCount = other.nodeCount
        nodeCapacity = Int(other.nodeCount) + Int(other.nodeCount) / 8 + 64
        nodes = .allocate(capacity: nodeCapacity)
        nodes.initialize(from: other.nodes, count: Int(other.nodeCount))
        parsedCount = other.parsedCount
        ownedCount = other.ownedCount
        ownedCapacity = other.ownedCount + 256
        ownedBase = .allocate(byteCount: ownedCapacity, alignment: 1)
        ownedBase.copyMemory(from: other.ownedBase, byteCount: other.ownedCount)
        privateNames = other.privateNames
        rootIndex = other.rootIndex
    }

    deinit {
        nodes.deallocate()
        ownedBase.deallocate()
    }

    private static func basePointer(of array: [UInt8]) -> UnsafeRawPointer {
        // An empty array has no bytes to point at; any valid address will do, nothing is read from it.
        array.withUnsafeBytes { $0.baseAddress } ?? UnsafeRawPointer(FrozenNames.text.utf8Start)
    }

    /// A private copy of the document as it is now, to edit. The source is shared; the cost is one copy of the tape.
    public func editableCopy() -> Document {
        Document(copying: self)
    }

    /// Makes the document immutable, and so safe to share between threads, and gives back memory it has too much of.
    /// Edits afterwards stop the program.
    @discardableResult
    public func freeze() -> Document {
        // A frozen document may be shared already: it is only read here.
        guard !isFrozen else { return self }
        isFrozen = true
        if nodeCapacity > Int(nodeCount) + Int(nodeCount) / 8 + 16 {
            moveNodes(capacity: max(1, Int(nodeCount)))
        }
        return self
    }

    /// How many values the document holds, those that were taken out included.
    public var valueCount: Int { Int(nodeCount) }

    /// The outermost value, ``Node/none`` in a document without one. Setting it unlinks the new root from its parent.
    public var root: Node {
        get { Node(index: rootIndex) }
        set {
            requireEditable()
            if newValue.exists {
                requireNode(newValue)
                remove(newValue)
            }
            rootIndex = newValue.index
            if newValue.index < indexedCount { noteRelinked(newValue) }
        }
    }

    @inline(__always)
    func requireEditable() {
        precondition(!isFrozen, "a frozen document is not edited: take editableCopy()")
    }

    @inlinable
    @inline(__always)
    func requireNode(_ node: Node) {
        precondition(node.index < nodeCount, "the node is none or belongs to another document")
    }

    /// The first byte of a node's text.
    @inlinable
    @inline(__always)
    func textPointer(_ node: TapeNode) -> UnsafeRawPointer {
        (node.isOwned ? UnsafeRawPointer(ownedBase) : sourceBase) + Int(node.start)
    }
}
