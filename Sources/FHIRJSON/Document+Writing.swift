extension Document {
    /// Writes a value as it stands: what was not edited byte for byte with its white space, the rest compact. The node
    /// must exist. No recursion.
    public func write(_ node: Node, to writer: inout JSONWriter) {
        requireNode(node)
        writer.beginValue()
        var current = node
        while true {
            let tape = nodes[Int(current.index)]
            if tape.isDirty {
                writer.appendByte(tape.kindBits == 6 ? 0x7B : 0x5B)
                if tape.first != .max {
                    current = Node(index: tape.first)
                    writeKey(of: current, to: &writer)
                    continue
                }
                writer.appendByte(tape.kindBits == 6 ? 0x7D : 0x5D)
            } else if tape.isString {
                writer.appendByte(0x22)
                writer.append(UnsafeRawBufferPointer(start: textPointer(tape), count: Int(tape.length)))
                writer.appendByte(0x22)
            } else {
                writer.append(UnsafeRawBufferPointer(start: textPointer(tape), count: Int(tape.length)))
            }
            while current != node, nodes[Int(current.index)].next == .max {
                current = parent(current)
                writer.appendByte(nodes[Int(current.index)].kindBits == 6 ? 0x7D : 0x5D)
            }
            guard current != node else { break }
            current = Node(index: nodes[Int(current.index)].next)
            writer.appendByte(0x2C)
            writeKey(of: current, to: &writer)
        }
        writer.endValue()
    }

    /// The bytes of a value, as ``write(_:to:)`` gives them.
    public func bytes(_ node: Node) -> [UInt8] {
        requireNode(node)
        let tape = nodes[Int(node.index)]
        var writer = JSONWriter(capacity: tape.isDirty ? source.count + ownedCount + 64 : Int(tape.length) + 2)
        write(node, to: &writer)
        return writer.take()
    }

    @inline(__always)
    private func writeKey(of node: Node, to writer: inout JSONWriter) {
        let key = nodes[Int(node.index)].keyBits
        if key < Key.frozenCount {
            writer.appendByte(0x22)
            writer.append(FrozenNames.table.bytes(key))
            writer.appendTwoBytes(0x22, 0x3A)
        } else if key != TapeNode.noKey {
            withName(of: Key(rawValue: key)) { writer.appendQuoted($0) }
            writer.appendByte(0x3A)
        }
    }
}
