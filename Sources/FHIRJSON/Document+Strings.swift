extension Document {
    /// The decoded value of a string; nil for other kinds and for ``Node/none``. O(length).
    public func string(_ node: Node) -> String? {
        guard node.index < nodeCount else { return nil }
        let tape = nodes[Int(node.index)]
        guard tape.isString else { return nil }
        let bytes = UnsafeRawBufferPointer(start: textPointer(tape), count: Int(tape.length))
        guard tape.hasEscapes else { return String(decoding: bytes, as: UTF8.self) }
        return String(unsafeUninitializedCapacity: bytes.count) { buffer in
            // An escape is never shorter than what it stands for, so the buffer is long enough.
            var reader = EscapedBytes(bytes)
            var count = 0
            while let byte = reader.next() {
                buffer[count] = byte
                count += 1
            }
            return count
        }
    }

    /// Whether the value is a string with exactly these UTF-8 bytes (no Unicode normalisation).
    public func equals(_ node: Node, _ text: String) -> Bool {
        guard node.index < nodeCount, nodes[Int(node.index)].isString else { return false }
        var text = text
        return text.withUTF8 { equals(node, utf8: UnsafeRawBufferPointer($0)) }
    }

    /// Whether the value is a string whose decoded bytes are these.
    public func equals(_ node: Node, utf8 bytes: UnsafeRawBufferPointer) -> Bool {
        guard node.index < nodeCount else { return false }
        let tape = nodes[Int(node.index)]
        guard tape.isString else { return false }
        let length = Int(tape.length)
        let text = textPointer(tape)
        if !tape.hasEscapes {
            guard length == bytes.count else { return false }
            guard length > 0, let base = bytes.baseAddress else { return true }
            return memoryIsEqual(text, base, length)
        }
        guard length >= bytes.count else { return false }
        var reader = EscapedBytes(UnsafeRawBufferPointer(start: text, count: length))
        for byte in bytes where reader.next() != byte { return false }
        return reader.next() == nil
    }

    /// Whether both values are strings and equal once decoded. `other` may be this document.
    public func sameString(_ a: Node, _ other: Document, _ b: Node) -> Bool {
        guard a.index < nodeCount, b.index < other.nodeCount else { return false }
        let tape = nodes[Int(a.index)]
        let otherTape = other.nodes[Int(b.index)]
        guard tape.isString, otherTape.isString else { return false }
        let bytes = UnsafeRawBufferPointer(start: textPointer(tape), count: Int(tape.length))
        let otherBytes = UnsafeRawBufferPointer(start: other.textPointer(otherTape), count: Int(otherTape.length))
        if !otherTape.hasEscapes { return equals(a, utf8: otherBytes) }
        if !tape.hasEscapes { return other.equals(b, utf8: bytes) }
        var reader = EscapedBytes(bytes)
        var otherReader = EscapedBytes(otherBytes)
        while true {
            let byte = reader.next()
            if byte != otherReader.next() { return false }
            if byte == nil { return true }
        }
    }
}
