internal import FHIRJSON

/// What an evaluation keeps for `where(name = 'literal')`: an index for each document and name that are asked for again, and
/// the memory that one look-up works in.
struct MemberLookups {
    /// Building an index costs as much as looking through the document so many times.
    private static let costOfBuilding = 6
    /// A document with fewer nodes is looked through each time.
    private static let smallestIndexed = 64
    /// Indexes of one document; expressions that ask for more names have them looked through.
    private static let maximumIndexes = 8

    private struct Entry {
        let key: Key
        /// Nodes looked through without an index so far.
        var looked: Int
        var index: MemberIndex?
    }

    /// By the number of the document.
    private var entries: ContiguousArray<ContiguousArray<Entry>> = []

    /// Members that read the literal; where they stand is still to be found out.
    var candidates: ContiguousArray<Node> = []
    /// Elements that were found.
    var matches: ContiguousArray<Node> = []

    /// What is known of nodes in this look-up, by their index: `round` and a ``Mark``. Older rounds mean nothing.
    private var marks: ContiguousArray<UInt32> = []
    private var round: UInt32 = 0

    /// What a look-up knows of a node.
    enum Mark: UInt32 {
        case unknown = 0
        /// It stands below the top.
        case inside = 1
        /// It stands below the top and was found.
        case match = 2
        case outside = 3
    }

    // MARK: Indexes

    /// The index of a name, once as much was looked through as building it costs; nil before.
    mutating func index(of key: Key, in document: Document, _ number: UInt16) -> MemberIndex? {
        guard Int(number) < entries.count else { return nil }
        guard let place = entries[Int(number)].firstIndex(where: { $0.key == key }) else { return nil }
        if let index = entries[Int(number)][place].index { return index }
        let size = document.valueCount
        guard size >= Self.smallestIndexed, entries[Int(number)][place].looked >= Self.costOfBuilding * size
        else { return nil }
        let index = MemberIndex(of: document, key)
        entries[Int(number)][place].index = index
        return index
    }

    /// Counts nodes that were looked through for want of an index.
    mutating func count(_ nodes: Int, for key: Key, _ number: UInt16) {
        while entries.count <= Int(number) { entries.append([]) }
        if let place = entries[Int(number)].firstIndex(where: { $0.key == key }) {
            entries[Int(number)][place].looked += nodes
        } else if entries[Int(number)].count < Self.maximumIndexes {
            entries[Int(number)].append(Entry(key: key, looked: nodes))
        }
    }

    // MARK: Marks

    /// Forgets all marks.
    mutating func beginMarking(_ nodes: Int) {
        if marks.count < nodes { marks.append(contentsOf: repeatElement(0, count: nodes + nodes / 8 - marks.count)) }
        round += 4
        if round >= .max - 4 {
            for place in marks.indices { marks[place] = 0 }
            round = 4
        }
    }

    @inline(__always)
    subscript(_ node: Node) -> Mark {
        get {
            let mark = marks[Int(node.index)]
            return mark <= round ? .unknown : Mark(rawValue: mark - round) ?? .unknown
        }
        set { marks[Int(node.index)] = round + newValue.rawValue }
    }
}
