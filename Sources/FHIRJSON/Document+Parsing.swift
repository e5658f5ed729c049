extension Document {
    /// Reads a JSON text: RFC 8259, UTF-8 without byte order mark, no member name twice in an object, no lone
    /// surrogates. Takes the array without copying it. The result can be edited until ``freeze()``.
    public static func parse(_ bytes: [UInt8], limits: Limits = .default) throws(ParseError) -> Document {
        let maximumBytes = min(limits.maximumBytes, Int(UInt32.max) - 16)
        // Typical resources have a value for every ten bytes or fewer of them.
        var tape = NodeBuffer(capacity: max(1, min(bytes.count / 10 + 16, limits.maximumNodes)))
        var names = PrivateNames()
        let count = try bytes.withUnsafeBufferPointer { bytes throws(ParseError) -> Int in
            let source = UnsafeRawBufferPointer(bytes)
            guard source.count <= maximumBytes else {
                throw ParseError(.tooManyBytes(limit: maximumBytes), offset: 0, in: source)
            }
            do throws(TapeParser.Failure) {
                return try TapeParser.parse(source, limits: limits, into: &tape, names: &names)
            } catch {
                throw ParseError(error.reason, offset: error.offset, in: source)
            }
        }
        let capacity = tape.capacity
        return Document(
            source: bytes, nodes: tape.take(), nodeCount: count, nodeCapacity: capacity, privateNames: names)
    }

    /// As ``parse(_:limits:)-([UInt8],_)`` for a string.
    public static func parse(_ text: String, limits: Limits = .default) throws(ParseError) -> Document {
        try parse(Array(text.utf8), limits: limits)
    }
}
