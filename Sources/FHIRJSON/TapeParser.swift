/// The parser: bytes to tape, one loop, no recursion.
///
/// All state of the loop is in local variables, so that it lives in registers: captured by nested functions or kept in a
/// class it costs five times as much. Memory safety: `position` never passes `end`, every load is guarded by that; words
/// of eight bytes are loaded only where eight bytes are left; `nodes` is written below `capacity` only.
enum TapeParser {
    /// What went wrong and at which byte.
    struct Failure: Error {
        let reason: Document.ParseError.Reason
        let offset: Int
    }

    /// Reads one JSON value that fills the whole text.
    static func parse(
        _ source: UnsafeRawBufferPointer, limits: Document.Limits, into tape: inout NodeBuffer,
        names: inout PrivateNames
    ) throws(Failure) -> Int {
        guard let start = source.bindMemory(to: UInt8.self).baseAddress, source.count > 0 else {
            throw Failure(reason: .emptyDocument, offset: 0)
        }
        let end = start + source.count
        var position = start
        try refuseForeignEncoding(start, end)

        let frozen = FrozenNames.table
        var nodes = tape.pointer
        var capacity = tape.capacity
        var count = 0
        var wide = WideObjects()

        // The open container, the last value in it, and which of 32 classes of names it has already.
        var current = UInt32.max
        var last = UInt32.max
        var bloom: UInt32 = 0
        var inObject = false
        var depth = 0

        value: while true {
            var key = TapeNode.noKey
            if inObject {
                position = skipWhite(position, end)
                guard position < end else { throw Failure(reason: .unexpectedEnd, offset: source.count) }
                guard position.pointee == 0x22 else {
                    throw Failure(
                        reason: position.pointee == 0x7D ? .trailingComma : .expectedMemberName,
                        offset: position - start)
                }
                let nameStart = position + 1
                var nameEnd = scanPlain(nameStart, end)
                if nameEnd < end, nameEnd.pointee == 0x22 {
                    let length = nameEnd - nameStart
                    if let id = frozen.find(nameStart, length) {
                        key = id
                    } else {
                        key = try privateKey(nameStart, length, &names, start)
                    }
                } else {
                    let hasEscapes: Bool
                    (nameEnd, hasEscapes) = try finishString(nameEnd, start, end)
                    key = try unusualKey(nameStart, nameEnd, hasEscapes, &names, start)
                }
                let bit = UInt32(1) << (key & 31)
                if bloom & bit != 0 {
                    if isDuplicate(key, in: current, nodes, &wide) {
                        throw duplicate(key, names, offset: position - start)
                    }
                    if nodes[Int(current)].meta & TapeNode.wideFlag != 0 { bloom = .max }
                }
                bloom |= bit
                position = skipWhite(nameEnd + 1, end)
                guard position < end else { throw Failure(reason: .unexpectedEnd, offset: source.count) }
                guard position.pointee == 0x3A else {
                    throw Failure(reason: .expectedColon, offset: position - start)
                }
                position += 1
            }

            position = skipWhite(position, end)
            guard position < end else {
                throw Failure(
                    reason: current == .max ? .emptyDocument : .unexpectedEnd, offset: position - start)
            }
            if count == capacity {
                guard tape.grow(count: count, maximum: limits.maximumNodes) else {
                    throw Failure(reason: .tooManyNodes(limit: limits.maximumNodes), offset: position - start)
                }
                nodes = tape.pointer
                capacity = tape.capacity
            }
            let index = UInt32(truncatingIfNeeded: count)
            count += 1
            if last != .max {
                nodes[Int(last)].next = index
            } else if current != .max {
                nodes[Int(current)].first = index
            }
            last = index

            let byte = position.pointee
            switch byte {
            case 0x22:
                let textStart = position + 1
                var textEnd = scanPlain(textStart, end)
                var meta = key << 8 | UInt32(Kind.string.rawValue)
                if textEnd == end || textEnd.pointee != 0x22 {
                    let hasEscapes: Bool
                    (textEnd, hasEscapes) = try finishString(textEnd, start, end)
                    if hasEscapes { meta |= TapeNode.escapesFlag }
                }
                (nodes + Int(index)).initialize(
                    to: TapeNode(
                        start: UInt32(truncatingIfNeeded: textStart - start),
                        length: UInt32(truncatingIfNeeded: textEnd - textStart), meta: meta, parent: current))
                position = textEnd + 1

            case 0x7B, 0x5B:
                let isObject = byte == 0x7B
                depth += 1
                if depth > limits.maximumDepth {
                    throw Failure(reason: .tooDeep(limit: limits.maximumDepth), offset: position - start)
                }
                let kind = isObject ? Kind.object : Kind.array
                (nodes + Int(index)).initialize(
                    to: TapeNode(
                        start: UInt32(truncatingIfNeeded: position - start), length: 0,
                        meta: key << 8 | UInt32(kind.rawValue), parent: current))
                let inside = skipWhite(position + 1, end)
                if inside < end, inside.pointee == byte + 2 {
                    // Empty: `]` and `}` are two above `[` and `{`.
                    nodes[Int(index)].length = UInt32(truncatingIfNeeded: inside + 1 - position)
                    position = inside + 1
                    depth -= 1
                } else {
                    // While a container is open, the length of the one around it holds that one's bloom bits.
                    if current != .max { nodes[Int(current)].length = bloom }
                    bloom = 0
                    current = index
                    last = .max
                    inObject = isObject
                    position = inside
                    continue value
                }

            case 0x2D, 0x30...0x39:
                let numberEnd = try scanNumber(position, end, start)
                (nodes + Int(index)).initialize(
                    to: TapeNode(
                        start: UInt32(truncatingIfNeeded: position - start),
                        length: UInt32(truncatingIfNeeded: numberEnd - position),
                        meta: key << 8 | UInt32(Kind.number.rawValue), parent: current))
                position = numberEnd

            case 0x74, 0x66, 0x6E:
                let (kind, length) = literal(position, end)
                guard length > 0 else { throw literalFailure(position, end, start) }
                (nodes + Int(index)).initialize(
                    to: TapeNode(
                        start: UInt32(truncatingIfNeeded: position - start), length: UInt32(length),
                        meta: key << 8 | UInt32(kind.rawValue), parent: current))
                position += length

            default:
                let isFirst = current == .max || nodes[Int(current)].first == index
                throw valueFailure(position, start, afterComma: !inObject && !isFirst)
            }

            // Behind a value: a comma and the next one, or the end of containers.
            while true {
                if current == .max { break value }
                position = skipWhite(position, end)
                guard position < end else { throw Failure(reason: .unexpectedEnd, offset: source.count) }
                let byte = position.pointee
                if byte == 0x2C {
                    position += 1
                    continue value
                }
                guard byte == (inObject ? 0x7D : 0x5D) else {
                    throw Failure(reason: .expectedCommaOrEnd, offset: position - start)
                }
                position += 1
                depth -= 1
                let closed = nodes + Int(current)
                closed.pointee.length = UInt32(truncatingIfNeeded: position - start) &- closed.pointee.start
                closed.pointee.meta &= ~TapeNode.wideFlag
                last = current
                current = closed.pointee.parent
                if current != .max {
                    bloom = nodes[Int(current)].length
                    inObject = nodes[Int(current)].kindBits == UInt32(Kind.object.rawValue)
                }
            }
        }

        position = skipWhite(position, end)
        guard position == end else { throw Failure(reason: .trailingContent, offset: position - start) }
        return count
    }

    // MARK: Names

    private static func privateKey(
        _ name: UnsafePointer<UInt8>, _ length: Int, _ names: inout PrivateNames, _ start: UnsafePointer<UInt8>
    ) throws(Failure) -> UInt32 {
        let key = Key.frozenCount + UInt32(names.intern(name, length))
        guard key < TapeNode.noKey else { throw Failure(reason: .tooManyNames, offset: name - start) }
        return key
    }

    private static func unusualKey(
        _ name: UnsafePointer<UInt8>, _ nameEnd: UnsafePointer<UInt8>, _ hasEscapes: Bool,
        _ names: inout PrivateNames, _ start: UnsafePointer<UInt8>
    ) throws(Failure) -> UInt32 {
        guard hasEscapes else { return try privateKey(name, nameEnd - name, &names, start) }
        let decoded = decodedBytes(UnsafeRawBufferPointer(start: name, count: nameEnd - name))
        // Only the empty name has no bytes, and it has no escapes: `decoded` has a base address.
        return try decoded.withUnsafeBufferPointer { decoded throws(Failure) -> UInt32 in
            guard let base = decoded.baseAddress else { return TapeNode.noKey }
            if let id = FrozenNames.table.find(base, decoded.count) { return id }
            let key = Key.frozenCount + UInt32(names.intern(base, decoded.count))
            guard key < TapeNode.noKey else { throw Failure(reason: .tooManyNames, offset: name - start) }
            return key
        }
    }

    /// Few members are compared one by one, many by a hash set.
    @inline(never)
    private static func isDuplicate(
        _ key: UInt32, in object: UInt32, _ nodes: UnsafeMutablePointer<TapeNode>, _ wide: inout WideObjects
    ) -> Bool {
        if nodes[Int(object)].meta & TapeNode.wideFlag != 0 {
            return !wide.insert(object, key)
        }
        var members = 0
        var member = nodes[Int(object)].first
        while member != .max {
            if nodes[Int(member)].keyBits == key { return true }
            members += 1
            member = nodes[Int(member)].next
        }
        guard members > 32 else { return false }
        member = nodes[Int(object)].first
        while member != .max {
            wide.insert(object, nodes[Int(member)].keyBits)
            member = nodes[Int(member)].next
        }
        wide.insert(object, key)
        nodes[Int(object)].meta |= TapeNode.wideFlag
        return false
    }

    private static func duplicate(_ key: UInt32, _ names: PrivateNames, offset: Int) -> Failure {
        let name: String
        if key < Key.frozenCount {
            name = String(decoding: FrozenNames.table.bytes(key), as: UTF8.self)
        } else {
            name = String(decoding: names.bytes(Int(key - Key.frozenCount)), as: UTF8.self)
        }
        return Failure(reason: .duplicateMember(String(name.prefix(64))), offset: offset)
    }

    // MARK: Failures

    private static func refuseForeignEncoding(
        _ start: UnsafePointer<UInt8>, _ end: UnsafePointer<UInt8>
    ) throws(Failure) {
        let first = start[0]
        let second = end - start > 1 ? start[1] : 0x20
        if first == 0xEF && second == 0xBB || first == 0xFE && second == 0xFF || first == 0xFF && second == 0xFE {
            throw Failure(reason: .byteOrderMark, offset: 0)
        }
    }

    private static func literalFailure(
        _ position: UnsafePointer<UInt8>, _ end: UnsafePointer<UInt8>, _ start: UnsafePointer<UInt8>
    ) -> Failure {
        // `tru` at the very end is a text cut off; anything else is a wrong word.
        let word: StaticString = position.pointee == 0x74 ? "true" : position.pointee == 0x66 ? "false" : "null"
        let left = end - position
        if left < word.utf8CodeUnitCount, memoryIsEqual(position, word.utf8Start, left) {
            return Failure(reason: .unexpectedEnd, offset: end - start)
        }
        return Failure(reason: .invalidLiteral, offset: position - start)
    }

    private static func valueFailure(
        _ position: UnsafePointer<UInt8>, _ start: UnsafePointer<UInt8>, afterComma: Bool
    ) -> Failure {
        let reason: Document.ParseError.Reason
        switch position.pointee {
        case 0x5D where afterComma: reason = .trailingComma
        case 0x2B, 0x2E: reason = .invalidNumber
        case 0x41...0x5A, 0x61...0x7A: reason = .invalidLiteral
        case 0x80...0xFF: reason = .expectedValue
        default: reason = .expectedValue
        }
        return Failure(reason: reason, offset: position - start)
    }
}

/// The members of objects with many of them: pairs of object and name in one open-addressing set.
struct WideObjects {
    private var slots: [UInt64] = []
    private var count = 0

    /// False when the pair was there already.
    @discardableResult
    mutating func insert(_ object: UInt32, _ key: UInt32) -> Bool {
        if (count + 1) * 2 > slots.count { grow() }
        // No pair is zero: names take 24 bits, so the bit above them is free to say so.
        return add(UInt64(object) << 32 | 0x8000_0000 | UInt64(key))
    }

    private mutating func add(_ pair: UInt64) -> Bool {
        let mask = slots.count - 1
        var slot = Int(truncatingIfNeeded: NameHash.fold(pair ^ processSeed, 0xA076_1D64_78BD_642F)) & mask
        while slots[slot] != 0 {
            if slots[slot] == pair { return false }
            slot = (slot + 1) & mask
        }
        slots[slot] = pair
        count += 1
        return true
    }

    private mutating func grow() {
        let old = slots
        slots = [UInt64](repeating: 0, count: max(256, old.count * 2))
        count = 0
        for pair in old where pair != 0 { _ = add(pair) }
    }
}
