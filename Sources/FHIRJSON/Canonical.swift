/// A value in one normal form for hashing: members sorted by the bytes of their names, no white space, strings with only
/// the escapes JSON asks for, numbers as written. Equal values (``Document/isEqual(_:_:_:)``) give equal bytes.
/// No recursion.
public func canonicalBytes(_ node: Node, of document: Document) -> [UInt8] {
    var writer = JSONWriter(capacity: 1024)
    // One frame a level: the children still to write, the next one last.
    var frames: [(isObject: Bool, children: [Node])] = []
    var current = node
    while true {
        if !frames.isEmpty, document.key(current).exists {
            document.withName(of: document.key(current)) { writer.string(utf8: $0) }
            writer.endName()
        }
        let kind = document.kind(current)
        switch kind {
        case .string:
            if document.hasEscapes(current) {
                decodedBytes(document.rawBytes(current)).withUnsafeBytes { writer.string(utf8: $0) }
            } else {
                writer.string(utf8: document.rawBytes(current))
            }
        case .array:
            writer.beginArray()
            frames.append((false, document.children(current).reversed()))
        case .object:
            writer.beginObject()
            frames.append((true, sortedMembers(current, of: document).reversed()))
        case .null, .true, .false, .number:
            writer.raw(document.rawBytes(current))
        }
        while let frame = frames.last, frame.children.isEmpty {
            frames.removeLast()
            if frame.isObject { writer.endObject() } else { writer.endArray() }
        }
        guard let last = frames.indices.last, let upcoming = frames[last].children.popLast() else { break }
        current = upcoming
    }
    return writer.take()
}

private func sortedMembers(_ object: Node, of document: Document) -> [Node] {
    let members = document.children(object).map { member in
        (name: document.withName(of: document.key(member)) { Array($0) }, node: member)
    }
    return members.sorted { $0.name.lexicographicallyPrecedes($1.name) }.map(\.node)
}
