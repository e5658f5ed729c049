import FHIRJSON

/// A document that looks like a response, mostly, and random edits of it. The same seed gives the same documents.
struct RandomResponse {
    private(set) var document: Document
    /// All objects ever made, those that are part of nothing too.
    private(set) var objects: [Node] = []
    private var arrays: [Node] = []
    /// Members of objects that were taken out.
    private var loose: [Node] = []
    private var state: UInt64
    /// Odd members are as likely as this: none in a plain response.
    private let oddness: Int

    init(seed: UInt64) {
        state = seed &* 0x9E37_79B9_7F4A_7C15 | 1
        document = Document()
        oddness = Int(seed % 3)
        let root = document.newObject()
        document.root = root
        if seed % 4 != 3 {
            document.setMember(root, .resourceType, document.newString("QuestionnaireResponse"))
        }
        objects.append(root)
        for _ in 0..<25 + below(40) { edit() }
    }

    /// The same document again, to be edited apart.
    func copy() -> RandomResponse {
        var copy = self
        copy.document = document.editableCopy()
        return copy
    }

    mutating func below(_ limit: Int) -> Int {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return Int((state >> 11) % UInt64(limit))
    }

    private mutating func pick(_ nodes: [Node]) -> Node { nodes[below(nodes.count)] }

    // MARK: Edits

    mutating func edit() {
        let object = pick(objects)
        switch below(20) {
        case 0..<8: append(newItem(), to: object, "item")
        case 8..<10: append(newAnswer(), to: object, "answer")
        case 10: document.setMember(object, .linkId, text())
        case 11: document.setMember(object, named: "valueString", text())
        case 12: remove()
        case 13: attach()
        case 14: move()
        case 15:
            // What is said twice: `repeat` drops it, others do not.
            guard document.valueCount < 4000, object != document.root else { return }
            let copied = document.copy(object, from: document)
            collect(copied)
            append(copied, to: pick(objects), "item")
        case 16:
            if below(6) == 0 { document.removeMember(object, .linkId) }
        default: if below(12) < oddness { makeOdd(object) }
        }
    }

    private mutating func text() -> Node {
        document.newString(["a", "b", "c", "a", "2024", "05", "é", "d\"", "", "5"][below(10)])
    }

    private mutating func newItem() -> Node {
        let item = document.newObject()
        objects.append(item)
        // The text may come last.
        if below(8) == 0 { append(newItem(), to: item, "item") }
        if below(10) > 0 { document.setMember(item, .linkId, text()) }
        return item
    }

    private mutating func newAnswer() -> Node {
        let answer = document.newObject()
        objects.append(answer)
        document.setMember(answer, named: "valueString", text())
        if below(3) == 0 { append(newItem(), to: answer, "item") }
        return answer
    }

    private mutating func append(_ value: Node, to object: Node, _ name: String) {
        guard !isInside(object, value) else { return }
        var list = document.member(object, named: name)
        if !list.exists {
            if below(12) == 0, oddness > 0 {
                document.setMember(object, named: name, value)
                return
            }
            list = document.newArray()
            arrays.append(list)
            document.setMember(object, named: name, list)
        }
        guard document.kind(list) == .array else { return }
        let place = below(document.count(list) + 1)
        document.insert(
            value, into: list, before: document.children(list).dropFirst(place).first { _ in true } ?? .none)
    }

    private mutating func remove() {
        let node = below(3) == 0 && !arrays.isEmpty ? pick(arrays) : pick(objects)
        guard node != document.root else { return }
        if below(3) > 0, document.parent(node).exists, document.count(node) > 4 { return }
        document.remove(node)
        loose.append(node)
    }

    /// Something that was taken out is put back, here or elsewhere.
    private mutating func attach() {
        guard !loose.isEmpty else { return }
        let node = loose.remove(at: below(loose.count))
        let object = pick(objects)
        guard node != document.root, !document.parent(node).exists, !isInside(object, node) else { return }
        if document.kind(node) == .array {
            document.setMember(object, named: ["item", "answer"][below(2)], node)
        } else {
            append(node, to: object, "item")
        }
    }

    /// A value stands under another name, or in another object, from now on.
    private mutating func move() {
        let from = pick(objects)
        let object = pick(objects)
        let member = document.member(from, named: ["linkId", "valueString", "item", "answer"][below(4)])
        guard member.exists, !isInside(object, member) else { return }
        let isText = document.kind(member) == .string
        document.setMember(object, named: isText ? ["linkId", "valueString"][below(2)] : "item", member)
    }

    /// What is no response any more.
    private mutating func makeOdd(_ object: Node) {
        let item = document.newObject()
        objects.append(item)
        document.setMember(item, .linkId, text())
        switch below(13) {
        case 0:
            let list = document.newArray()
            for _ in 0..<below(3) { document.append(below(3) == 0 ? document.newNull() : text(), to: list) }
            document.setMember(object, .linkId, list)
        case 1: document.setMember(object, named: "_linkId", item)
        case 2: document.setMember(object, named: "_valueString", item)
        case 3:
            let list = document.newArray()
            document.append(item, to: list)
            document.setMember(object, named: "_item", list)
            let values = document.member(object, .item)
            if document.kind(object) == .object, values.exists, document.kind(values) == .array {
                document.insert(document.newNull(), into: values, before: document.first(values))
            }
        case 4: document.setMember(object, named: "itemReference", item)
        case 5: document.setMember(object, .value, document.newNumber(below(2)))
        case 6: document.setMember(object, .resourceType, document.newString(["Quantity", "Patient"][below(2)]))
        case 7: document.setMember(object, .resourceType, item)
        case 8:
            let list = document.newArray()
            let inner = document.newArray()
            document.append(item, to: inner)
            document.append(inner, to: list)
            document.setMember(object, .item, list)
        case 9: document.setMember(object, .linkId, [document.newNull(), document.newNumber(5), item][below(3)])
        case 10: document.setMember(object, named: "own", item)
        case 11: document.setMember(object, .item, item)
        default: document.setMember(object, named: "_own", item)
        }
    }

    // MARK: Links

    private func isInside(_ node: Node, _ other: Node) -> Bool {
        var current = node
        while current.exists {
            if current == other { return true }
            current = document.parent(current)
        }
        return false
    }

    private mutating func collect(_ node: Node) {
        if document.kind(node) == .object { objects.append(node) }
        if document.kind(node) == .array { arrays.append(node) }
        for child in document.children(node) { collect(child) }
    }
}
