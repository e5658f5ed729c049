internal import Calendar
internal import Decimals
internal import FHIRJSON
internal import UCUM

/// Numbers that are the same for equal items (FHIRPath N1, section 6.1.1 "Equals"), so that many items are compared with
/// few.
extension Evaluation {
    /// The same for equal items.
    ///
    /// It counts as steps what it costs; the next operation looks whether any are left.
    func hash(_ item: Item) -> Int {
        stepsLeft -= comparisonCost(item) * 4
        var hasher = Hasher()
        switch value(item) {
        case .boolean(let value): hasher.combine(value)
        case .integer(let value), .long(let value): hash(ExactDecimal(value), into: &hasher)
        case .decimal(let value): hash(value, into: &hasher)
        case .string(let value): hash(value, into: &hasher)
        // A text may equal an element of the data that is a date, and is read in the same way.
        case .date(let date):
            if let text = text(item) { hash(text, into: &hasher) } else { hash(date, into: &hasher) }
        case .dateTime(let moment):
            if let text = text(item) { hash(text, into: &hasher) } else { hash(moment, into: &hasher) }
        case .time(let time):
            if let text = text(item) { hash(text, into: &hasher) } else { hasher.combine(time.hour) }
        // Equal quantities may be written with other units; a number is a quantity too, and 50 '%' is one half.
        case .quantity(let quantity):
            guard let base = quantity.inUCUM.flatMap({ try? $0.canonical() }), base.unit.code == "1" else { return 2 }
            hash(base.value, into: &hasher)
        case .other:
            if item.kind == .node {
                var nodes = 48
                hasher.combine(shape(item.node, documents[Int(item.document)], levels: 4, &nodes))
            }
        }
        return hasher.finalize()
    }

    /// Conversions of units may differ in the last digits.
    private func hash(_ number: ExactDecimal, into hasher: inout Hasher) {
        hasher.combine(number.significantDigits > 12 ? number.rounded(toSignificantDigits: 12) : number)
    }

    /// A text that could be a date or time goes by what it would be.
    private func hash(_ text: String, into hasher: inout Hasher) {
        var text = text
        guard text.withUTF8({ isTemporal(UnsafeRawBufferPointer($0)) }) else { return hasher.combine(text) }
        if let moment = PartialDateTime(text, lenient: true) {
            hash(moment, into: &hasher)
        } else if let time = TimeOfDay(text, lenient: true) {
            hasher.combine(time.hour)
        } else {
            hasher.combine(text)
        }
    }

    private func hash(_ date: PartialDate, into hasher: inout Hasher) {
        hasher.combine(date.year)
        hasher.combine(date.month)
        hasher.combine(date.day)
    }

    /// Equal moments may be written with other zones; one with a zone equals none without.
    private func hash(_ moment: PartialDateTime, into hasher: inout Hasher) {
        guard let time = moment.time else { return hash(moment.date, into: &hasher) }
        if moment.offsetMinutes != nil {
            // Nil where it says too little to be a moment.
            hasher.combine(moment.instant?.seconds)
        } else {
            hash(moment.date, into: &hasher)
            hasher.combine(time.hour)
        }
    }

    /// What one comparison with another item costs, in steps.
    func comparisonCost(_ item: Item) -> Int {
        switch item.kind {
        case .boolean, .integer, .long, .decimal: return 1
        case .string: return 1 + strings[item.place].utf8.count / 64
        case .node:
            let document = documents[Int(item.document)]
            return document.kind(item.node) == .object ? 8 : 1 + document.rawBytes(item.node).count / 64
        default: return 8
        }
    }

    /// Of an element with children: its members whatever their order, down to some depth.
    private func shape(_ node: Node, _ document: Document, levels: Int, _ nodes: inout Int) -> Int {
        guard nodes > 0, levels > 0 else { return 0 }
        var sum = document.count(node)
        let isObject = document.kind(node) == .object
        var child = document.first(node)
        // Members of an object come in any order: all of them count, or none does.
        if isObject { nodes -= document.count(node) }
        guard nodes >= 0 else { return sum }
        var place = 0
        while child.exists, isObject || place < 4 {
            var hasher = Hasher()
            if isObject {
                let key = document.key(child)
                hasher.combine(key.rawValue < Key.frozenCount ? key.rawValue : 0)
            } else {
                hasher.combine(place)
            }
            switch document.kind(child) {
            case .string: hasher.combine(stable(child, document))
            case .object, .array: hasher.combine(shape(child, document, levels: levels - 1, &nodes))
            // 1 and 1.0 are equal.
            case .number: hasher.combine(3)
            case .true: hasher.combine(4)
            case .false: hasher.combine(5)
            default: hasher.combine(6)
            }
            sum &+= hasher.finalize()
            child = document.next(child)
            place += 1
        }
        return sum
    }

    /// Of a text as it is meant; 0 where an equal one may say it otherwise.
    private func stable(_ node: Node, _ document: Document) -> Int {
        let bytes = document.rawBytes(node)
        if isTemporal(bytes) { return 0 }
        if let first = bytes.first, first == UInt8(ascii: "0") || first == UInt8(ascii: "-") { return 0 }
        var hasher = Hasher()
        if document.hasEscapes(node), var text = document.string(node) {
            text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
        } else {
            hasher.combine(bytes: bytes)
        }
        return hasher.finalize()
    }
}
