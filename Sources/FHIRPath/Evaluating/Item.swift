public import FHIRJSON

/// One thing in a collection of FHIRPath: 16 trivial bytes, so that collections cost no reference counting.
///
/// An element of a document is its node; other values lie in the item itself or in a pool of the ``Evaluation`` it came
/// from. An item means nothing in another evaluation.
@frozen
public struct Item: Sendable {
    /// What an item is.
    public enum Kind: UInt8, Sendable {
        /// A value of a document: a resource, an element, a primitive.
        case node
        case boolean
        case integer
        case long
        case decimal
        case string
        case date
        case dateTime
        case time
        case quantity
        /// What `type()` gives.
        case type
        /// `%terminologies` and `%factory`: things that only have functions.
        case service
    }

    /// What it is.
    public let kind: Kind
    var flags: UInt8
    /// The document of a node.
    var document: UInt16
    /// The node; the digits after the point of a small decimal.
    var index: UInt32
    /// The value, or its place in a pool; the type of a node, when known.
    var payload: UInt64

    init(kind: Kind, flags: UInt8 = 0, document: UInt16 = 0, index: UInt32 = 0, payload: UInt64 = 0) {
        self.kind = kind
        self.flags = flags
        self.document = document
        self.index = index
        self.payload = payload
    }

    /// The node is the twin of a primitive that has no value: it has an id or extensions only.
    static let valueless: UInt8 = 1
    /// The decimal lies in the pool.
    static let pooled: UInt8 = 2
    /// The node is the System value of a primitive: what `.value` of it gives.
    static let systemValue: UInt8 = 4

    /// A primitive without a value, which has an id or extensions only.
    var isValueless: Bool { kind == .node && flags & Item.valueless != 0 }

    /// The node in its document; ``Node/none`` for other kinds.
    public var node: Node { kind == .node ? Node(index: index) : .none }

    static func boolean(_ value: Bool) -> Item { Item(kind: .boolean, payload: value ? 1 : 0) }
    static func integer(_ value: Int) -> Item { Item(kind: .integer, payload: UInt64(bitPattern: Int64(value))) }

    var int: Int { Int(Int64(bitPattern: payload)) }
    var place: Int { Int(payload) }
}
