internal import FHIRJSON

/// Reads the generated text into the ``TypeTable`` of one version. The text is ours: what it cannot be stops the program,
/// in the first test that asks for a model.
struct TypeTableReader {
    private let text: UnsafeBufferPointer<UInt8>
    private let versionBit: UInt8
    private var table = TypeTable()
    /// Where the lines of each type's elements stand in the text.
    private var bodies: [Range<Int>] = []
    /// The last of `bodies` has no end yet.
    private var isOpen = false
    /// Where the name of each type's base stands in the text.
    private var bases: [Range<Int>] = []
    /// The types an open choice may have.
    private var open: [TypeID] = []
    private var openText = 0..<0
    /// The elements each type defines.
    private var own: [Range<Int>] = []

    /// 2 to 3 ms in a release build.
    static func read(_ version: FHIRVersion) -> TypeTable {
        TypeTable.text.withUTF8Buffer { text in
            var reader = TypeTableReader(text: text, version: version)
            reader.readTypes()
            reader.readElements()
            reader.inherit()
            return reader.table
        }
    }

    private init(text: UnsafeBufferPointer<UInt8>, version: FHIRVersion) {
        self.text = text
        versionBit =
            switch version {
            case .r4: 1
            case .r4b: 2
            case .r5: 4
            }
    }

    // MARK: - Types

    private mutating func readTypes() {
        var start = 0
        while start < text.count {
            let end = lineEnd(start)
            if text[start] == UInt8(ascii: "=") {
                readType(start + 1..<end)
            } else if text[start] == UInt8(ascii: "~"), holds(start + 1) {
                openText = start + 2..<end
            }
            start = end + 1
        }
        closeBody(at: text.count)
        for (index, base) in bases.enumerated() where text[base.lowerBound] != UInt8(ascii: "-") {
            table.types[index].base = typeID(base).rawValue
        }
        table.typeLists = table.types.indices.map { [TypeID($0)] }
        readTypeList(openText) {
            open.append($0)
        } target: { _ in
        }
    }

    /// `Patient 7rDomainResource`, `Address 3cElement 4cDataType`
    private mutating func readType(_ line: Range<Int>) {
        closeBody(at: line.lowerBound - 1)
        let name = word(line)
        var field = name.upperBound + 1..<line.upperBound
        while !field.isEmpty {
            let head = word(field)
            if holds(head.lowerBound) {
                let letter = text[head.lowerBound + 1]
                guard let kind = TypeKind(letter: letter) else { preconditionFailure("type table: odd kind of type") }
                let id = UInt16(truncatingIfNeeded: table.types.count)
                table.types.append(
                    TypeTable.TypeEntry(kind: kind, isAbstract: letter & 0x20 == 0, base: TypeTable.none))
                table.typeNames.append(string(name))
                table.typeByName[string(name)] = id
                if let key = key(name) { table.typeByKey[key] = id }
                bases.append(head.lowerBound + 2..<head.upperBound)
                bodies.append(line.upperBound + 1..<text.count)
                isOpen = true
                return
            }
            field = Swift.min(head.upperBound + 1, line.upperBound)..<line.upperBound
        }
    }

    private mutating func closeBody(at end: Int) {
        guard isOpen else { return }
        bodies[bodies.count - 1] = bodies[bodies.count - 1].lowerBound..<end
        isOpen = false
    }

    // MARK: - Elements

    private mutating func readElements() {
        table.elements.reserveCapacity(8192)
        table.keys.reserveCapacity(8192)
        for type in bodies.indices {
            let first = table.elements.count
            var start = bodies[type].lowerBound
            while start < bodies[type].upperBound {
                let end = lineEnd(start)
                if holds(start) { readElement(start + 1..<end, of: type) }
                start = end + 1
            }
            own.append(first..<table.elements.count)
        }
    }

    /// `birthDate 01 date`, `value? 01 Quantity|string`, `status 11! code rpublication-status|`
    private mutating func readElement(_ line: Range<Int>, of type: Int) {
        var name = word(line)
        let cardinality = word(name.upperBound + 1..<line.upperBound)
        let types = word(cardinality.upperBound + 1..<line.upperBound)
        let binding = Swift.min(types.upperBound + 1, line.upperBound)..<line.upperBound
        let isChoice = text[name.upperBound - 1] == UInt8(ascii: "?")
        if isChoice { name = name.lowerBound..<name.upperBound - 1 }
        let max = text[cardinality.lowerBound + 1]
        var element = TypeTable.Element(
            owner: UInt16(truncatingIfNeeded: type), name: nameID(name),
            min: text[cardinality.lowerBound] - UInt8(ascii: "0"),
            max: max == UInt8(ascii: "*") ? TypeTable.Element.many : max - UInt8(ascii: "0"),
            isChoice: isChoice, isModifier: cardinality.count > 2, types: 0,
            firstKey: UInt32(truncatingIfNeeded: table.keys.count),
            targets: table.targets.count..<table.targets.count,
            binding: UInt32(truncatingIfNeeded: binding.lowerBound),
            bindingLength: UInt16(truncatingIfNeeded: binding.count))
        element.types = readTypes(types, of: name, owner: type, isChoice: isChoice)
        element.targets = element.targets.lowerBound..<table.targets.count
        if isChoice {
            for one in table.typeLists[Int(element.types)] { addChoiceKey(name, one) }
        } else {
            table.keys.append(UInt16(truncatingIfNeeded: requiredKey(name)))
        }
        table.elements.append(element)
    }

    /// The number of the list of types.
    private mutating func readTypes(_ types: Range<Int>, of name: Range<Int>, owner: Int, isChoice: Bool) -> UInt16 {
        switch text[types.lowerBound] {
        case UInt8(ascii: "@"):
            return backbone(table.typeNames[owner] + "." + string(name))
        case UInt8(ascii: "#"):
            return backbone(string(types.lowerBound + 1..<types.upperBound))
        case UInt8(ascii: "*"):
            table.typeLists.append(open)
        default:
            var list: [TypeID] = []
            var targets: [TypeTable.Target] = []
            readTypeList(types) {
                list.append($0)
            } target: {
                targets.append($0)
            }
            table.targets += targets
            if list.count == 1 { return list[0].rawValue }
            table.typeLists.append(list)
        }
        return UInt16(truncatingIfNeeded: table.typeLists.count - 1)
    }

    /// `canonical(Questionnaire)|Reference(Patient,Group)`
    private func readTypeList(
        _ types: Range<Int>, type: (TypeID) -> Void, target: (TypeTable.Target) -> Void
    ) {
        var start = types.lowerBound
        var holder: TypeID?
        for index in types.lowerBound...types.upperBound {
            let byte = index < types.upperBound ? text[index] : UInt8(ascii: "|")
            guard byte == UInt8(ascii: "|") || (byte >= UInt8(ascii: "(") && byte <= UInt8(ascii: ",")) else {
                continue
            }
            if index > start {
                let found = typeID(start..<index)
                if let holder {
                    target(TypeTable.Target(holder: holder, type: found))
                } else {
                    type(found)
                }
                if byte == UInt8(ascii: "(") { holder = found }
            }
            if byte == UInt8(ascii: ")") { holder = nil }
            start = index + 1
        }
    }

    private func backbone(_ path: String) -> UInt16 {
        guard let found = table.typeByName[path] else { preconditionFailure("type table: no type \(path)") }
        return found
    }

    private mutating func addChoiceKey(_ name: Range<Int>, _ type: TypeID) {
        var member = table.typeNames[type.index]
        let key = member.withUTF8 { type in
            withUnsafeTemporaryAllocation(byteCount: name.count + type.count, alignment: 1) { bytes in
                bytes.copyBytes(from: text[name])
                UnsafeMutableRawBufferPointer(rebasing: bytes[name.count...]).copyBytes(from: type)
                // The first letter of a type is of ASCII.
                bytes[name.count] &= 0xDF
                return Key(frozen: UnsafeRawBufferPointer(bytes))
            }
        }
        guard let key else {
            preconditionFailure("type table: \(string(name))[x] as \(member) has no key: run generate-names")
        }
        table.keys.append(UInt16(truncatingIfNeeded: key.rawValue))
    }

    private mutating func nameID(_ name: Range<Int>) -> UInt16 {
        let key = requiredKey(name)
        if table.nameByKey[key] == TypeTable.none {
            table.nameByKey[key] = UInt16(truncatingIfNeeded: table.names.count)
            table.names.append(string(name))
        }
        return table.nameByKey[key]
    }

    // MARK: - Inheritance

    /// Fills `order` and `slots`.
    private mutating func inherit() {
        table.order.reserveCapacity(16384)
        var isDone = [Bool](repeating: false, count: table.types.count)
        for type in table.types.indices {
            // A type's bases first: there are at most five.
            var chain = [type]
            while let last = chain.last, table.types[last].base != TypeTable.none {
                chain.append(Int(table.types[last].base))
            }
            for each in chain.reversed() where !isDone[each] {
                addElements(of: each)
                isDone[each] = true
            }
        }
        for type in table.types.indices { addSlots(of: type) }
    }

    private mutating func addElements(of type: Int) {
        let first = table.order.count
        let base = table.types[type].base
        if base != TypeTable.none { table.order += table.order[table.types[Int(base)].elements] }
        let inherited = first..<table.order.count
        for element in own[type] {
            let name = table.elements[element].name
            if let place = inherited.first(where: { table.elements[Int(table.order[$0])].name == name }) {
                table.order[place] = UInt16(truncatingIfNeeded: element)
            } else {
                table.order.append(UInt16(truncatingIfNeeded: element))
            }
        }
        table.types[type].elements = first..<table.order.count
    }

    private mutating func addSlots(of type: Int) {
        let elements = table.types[type].elements
        var members = 0
        for place in elements {
            members += table.typeLists[Int(table.elements[Int(table.order[place])].types)].count
        }
        var size = 2
        while size < members * 2 { size *= 2 }
        let first = table.slots.count
        let free = TypeTable.Slot(key: TypeTable.none, element: 0, type: 0)
        table.slots.append(contentsOf: repeatElement(free, count: size))
        table.types[type].firstSlot = first
        table.types[type].slotMask = size - 1
        let isPrimitive = table.types[type].kind == .primitive
        for place in elements {
            let row = table.order[place]
            let element = table.elements[Int(row)]
            // What JSON has for the value of a primitive is the JSON value, no member.
            if isPrimitive, element.owner == UInt16(truncatingIfNeeded: type), isValue(element) { continue }
            for (offset, one) in table.typeLists[Int(element.types)].enumerated() {
                let key = table.keys[Int(element.firstKey) + offset]
                var slot = TypeTable.slot(of: key, mask: size - 1)
                while table.slots[first + slot].key != TypeTable.none { slot = (slot + 1) & (size - 1) }
                table.slots[first + slot] = TypeTable.Slot(key: key, element: row, type: one.rawValue)
            }
        }
    }

    private func isValue(_ element: TypeTable.Element) -> Bool { table.names[Int(element.name)] == "value" }

    // MARK: - Text

    private func lineEnd(_ start: Int) -> Int {
        var end = start
        while end < text.count, text[end] != UInt8(ascii: "\n") { end += 1 }
        return end
    }

    /// The bytes before the first space.
    private func word(_ range: Range<Int>) -> Range<Int> {
        var end = range.lowerBound
        while end < range.upperBound, text[end] != UInt8(ascii: " ") { end += 1 }
        return range.lowerBound..<end
    }

    /// The digit says that the line is of this version.
    private func holds(_ digit: Int) -> Bool { (text[digit] &- UInt8(ascii: "0")) & versionBit != 0 }

    private func string(_ range: Range<Int>) -> String { String(decoding: text[range], as: UTF8.self) }

    private func key(_ range: Range<Int>) -> Int? {
        guard let key = Key(frozen: UnsafeRawBufferPointer(UnsafeBufferPointer(rebasing: text[range]))) else {
            return nil
        }
        return Int(key.rawValue)
    }

    private func requiredKey(_ range: Range<Int>) -> Int {
        guard let key = key(range) else {
            preconditionFailure("type table: \(string(range)) has no key: run generate-names")
        }
        return key
    }

    private func typeID(_ range: Range<Int>) -> TypeID {
        if let key = key(range), table.typeByKey[key] != TypeTable.none {
            return TypeID(rawValue: table.typeByKey[key])
        }
        guard let found = table.typeByName[string(range)] else {
            preconditionFailure("type table: no type \(string(range))")
        }
        return TypeID(rawValue: found)
    }
}
