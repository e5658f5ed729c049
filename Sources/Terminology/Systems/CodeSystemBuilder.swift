internal import FHIRJSON
internal import FHIRModel

/// Reads the concepts of a code system into flat lists. No recursion: concepts may stand in one another as deep as a
/// document may go.
struct CodeSystemBuilder {
    private let resource: TerminologyResource
    private let document: Document
    private let names: PropertyNames
    private let isCaseSensitive: Bool
    let hash = CodeHash()
    private(set) var nodes: [Node] = []
    private(set) var parents: [Int32] = []
    private(set) var ends: [Int32] = []
    private(set) var flags: [CodeSystemTable.Flags] = []
    private(set) var slots: [Int32] = []
    /// Parent and child by code, one of them by number: what properties say.
    private var linked: [(parent: String?, child: String?, own: Int32)] = []

    init(_ resource: TerminologyResource, _ names: PropertyNames, isCaseSensitive: Bool) {
        self.resource = resource
        self.names = names
        self.isCaseSensitive = isCaseSensitive
        document = resource.document
    }

    mutating func read() {
        slots = [Int32](repeating: -1, count: 64)
        var frames: [(next: Node, parent: Int32)] = [(first(resource.node), -1)]
        while let frame = frames.popLast() {
            guard frame.next.exists else {
                if frame.parent >= 0 { ends[Int(frame.parent)] = Int32(nodes.count) }
                continue
            }
            frames.append((document.next(frame.next), frame.parent))
            // What has no code, or one that was there, is passed over; what stands in it is not.
            let index = add(frame.next, parent: frame.parent)
            let inner = first(frame.next)
            if inner.exists { frames.append((inner, index ?? frame.parent)) }
        }
    }

    private func first(_ holder: Node) -> Node { document.items(document.member(holder, .concept)).first }

    private mutating func add(_ node: Node, parent: Int32) -> Int32? {
        guard document.kind(node) == .object, let code = document.string(node, .code), !code.isEmpty,
            CodeSystemTable.find(code, slots, hash, isCaseSensitive, nodes, document) == nil
        else { return nil }
        let index = Int32(nodes.count)
        nodes.append(node)
        parents.append(parent)
        ends.append(index + 1)
        flags.append(readProperties(of: node, index))
        insert(code, index)
        return index
    }

    private mutating func insert(_ code: String, _ index: Int32) {
        if nodes.count * 2 > slots.count {
            slots = [Int32](repeating: -1, count: slots.count * 4)
            for known in 0..<Int32(nodes.count - 1) {
                place(document.string(nodes[Int(known)], .code) ?? "", known)
            }
        }
        place(code, index)
    }

    private mutating func place(_ code: String, _ index: Int32) {
        var slot = hash(isCaseSensitive ? code : code.lowercased()) & (slots.count - 1)
        while slots[slot] >= 0 { slot = (slot + 1) & (slots.count - 1) }
        slots[slot] = index
    }

    private mutating func readProperties(of concept: Node, _ index: Int32) -> CodeSystemTable.Flags {
        var flags: CodeSystemTable.Flags = []
        for property in document.items(document.member(concept, .property)) {
            guard let role = names.role(of: document.member(property, .code), in: document) else { continue }
            let value = document.valueNode(of: property)
            switch role {
            case .abstract: if document.bool(value) == true { flags.insert(.abstract) }
            case .inactive: if document.bool(value) == true { flags.insert(.inactive) }
            case .status:
                if document.equals(value, "retired") || document.equals(value, "inactive") { flags.insert(.inactive) }
            case .parent: if let code = codeText(value) { linked.append((code, nil, index)) }
            case .child: if let code = codeText(value) { linked.append((nil, code, index)) }
            }
        }
        return flags
    }

    private func codeText(_ value: Node) -> String? { document.string(value) ?? document.string(value, .code) }

    /// What properties say about parents and children, where that is more than the nesting does.
    func links() -> ConceptLinks? {
        var pairs: [(parent: Int32, child: Int32)] = []
        for link in linked {
            guard
                let other = CodeSystemTable.find(
                    link.parent ?? link.child ?? "", slots, hash, isCaseSensitive, nodes, document)
            else { continue }
            let pair = link.parent != nil ? (Int32(other), link.own) : (link.own, Int32(other))
            if pair.0 != pair.1, parents[Int(pair.1)] != pair.0 { pairs.append(pair) }
        }
        guard !pairs.isEmpty else { return nil }
        for (child, parent) in parents.enumerated() where parent >= 0 { pairs.append((parent, Int32(child))) }
        return ConceptLinks(pairs, count: nodes.count)
    }
}
