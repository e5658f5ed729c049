import FHIRJSON
import FuzzDriver
import Glibc

/// What the parser accepts must survive writing, copying, canonical form and edits; nothing may crash.
private func fuzzOneInput(_ data: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let bytes = Array(UnsafeBufferPointer(start: data, count: count))
    do throws(Document.ParseError) {
        checkReading(try Document.parse(bytes))
        edit(try Document.parse(bytes), seed: hash(bytes))
    } catch {
        precondition(error.offset >= 0 && error.offset <= bytes.count, "an error outside the text")
        precondition(error.line >= 1 && error.column >= 1, "no place")
        precondition(!error.description.isEmpty, "no words")
    }
    return 0
}

@main
private enum FuzzJSON {
    static func main() { runFuzzer(fuzzOneInput) }
}

/// Everything that reads, and the ways a document can be written.
private func checkReading(_ document: Document) {
    document.freeze()
    let written = document.bytes(document.root)
    requireEqual(document, document.root, written)
    let canonical = canonicalBytes(document.root, of: document)
    let again = requireEqual(document, document.root, canonical)
    precondition(canonicalBytes(again.root, of: again) == canonical, "the canonical form is not stable")
    requireEqual(document, document.root, prettyPrinted(written))

    var node = document.root
    var nodes = 0
    while true {
        nodes += 1
        checkValue(node, of: document)
        let child = document.first(node)
        if child.exists {
            precondition(document.parent(child) == node, "a child of someone else")
            node = child
            continue
        }
        while node != document.root, !document.next(node).exists { node = document.parent(node) }
        if node == document.root { return }
        node = document.next(node)
    }
}

private func checkValue(_ node: Node, of document: Document) {
    guard let range = document.sourceRange(node) else { preconditionFailure("a parsed value without a place") }
    precondition(range.upperBound <= document.source.count, "a value outside the text")
    _ = document.integer(node)
    if document.key(node).exists {
        let name = document.name(of: document.key(node))
        precondition(document.member(document.parent(node), named: name) == node, "a member not found by its name")
    }
    if let text = document.string(node) {
        precondition(document.equals(node, text), "a string unlike itself")
        precondition(document.sameString(node, document, node), "a string unlike itself")
        var writer = JSONWriter()
        writer.string(text)
        requireEqual(document, node, writer.take())
    }
}

/// Random edits; after them the document must still write JSON that says the same.
private func edit(_ document: Document, seed: UInt64) {
    var state = seed | 1
    func below(_ bound: Int) -> Int {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return Int(state % UInt64(bound))
    }
    let original = document.editableCopy().freeze()
    func wander() -> Node {
        var node = document.root
        for _ in 0..<below(12) {
            let child = document.first(node)
            guard child.exists else { break }
            node = child
            for _ in 0..<below(4) where document.next(node).exists { node = document.next(node) }
        }
        return node
    }
    for _ in 0..<below(24) {
        let target = wander()
        let value: Node
        switch below(6) {
        case 0: value = document.newString("\"\u{1}é")
        case 1: value = document.newObject()
        case 2: value = document.newArray()
        case 3: value = document.copy(original.root, from: original)
        case 4: value = document.copy(wander(), from: document)
        default: value = document.newNumber(Int(truncatingIfNeeded: state))
        }
        switch document.kind(target) {
        case .array:
            let children = Array(document.children(target))
            document.insert(value, into: target, before: children.isEmpty ? .none : children[below(children.count)])
        case .object:
            let name = ["item", "own", "", "a\\b"][below(4)]
            if below(2) == 0 {
                document.setMember(target, named: name, value)
            } else {
                document.insertMember(target, document.key(forName: name), value, after: document.first(target))
            }
        default:
            if target != document.root { document.remove(target) }
        }
        // Copies of copies would grow without end.
        if document.bytes(document.root).count > 100_000 { break }
    }
    requireEqual(document, document.root, document.bytes(document.root))
    let copy = Document()
    copy.root = copy.copy(document.root, from: document)
    precondition(copy.isEqual(copy.root, document, document.root), "a copy unlike its original")
    precondition(copy.bytes(copy.root) == document.bytes(document.root), "a copy written otherwise")
}

@discardableResult
private func requireEqual(_ document: Document, _ node: Node, _ bytes: [UInt8]) -> Document {
    do throws(Document.ParseError) {
        let again = try Document.parse(bytes, limits: Document.Limits(maximumBytes: 1 << 30, maximumDepth: 100_000))
        precondition(again.isEqual(again.root, document, node), "written and read again it is not the same")
        precondition(document.isEqual(node, again, again.root), "equality is not symmetric")
        return again
    } catch {
        preconditionFailure("what was written is not JSON: \(error)")
    }
}

private func hash(_ bytes: [UInt8]) -> UInt64 {
    bytes.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
}
