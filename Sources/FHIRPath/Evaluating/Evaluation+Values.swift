internal import Calendar
internal import Decimals
internal import FHIRJSON
internal import FHIRModel
internal import UCUM

/// Elements of FHIR as values of FHIRPath (https://hl7.org/fhir/R4/fhirpath.html, "Use of FHIR Quantity" and the table of
/// primitives).
extension Evaluation {
    /// The value of an item in FHIRPath's types.
    package func value(_ item: Item) -> SystemValue {
        switch item.kind {
        case .node: nodeValue(item)
        case .boolean: .boolean(item.payload != 0)
        case .integer: .integer(item.int)
        case .long: .long(item.int)
        case .decimal: .decimal(decimal(item))
        case .string: .string(strings[item.place])
        case .date: .date(dates[item.place])
        case .dateTime: .dateTime(dateTimes[item.place])
        case .time: .time(times[item.place])
        case .quantity: .quantity(quantities[item.place])
        case .type, .service: .other
        }
    }

    private func nodeValue(_ item: Item) -> SystemValue {
        let document = documents[Int(item.document)]
        guard item.flags & Item.valueless == 0 else { return .other }
        let node = item.node
        switch document.kind(node) {
        case .true: return .boolean(true)
        case .false: return .boolean(false)
        case .number: return number(item, node, document)
        case .string:
            let bytes = document.rawBytes(node)
            if isTemporal(bytes), let value = temporal(item, node, document) { return value }
            if isWhole(bytes), let value = long(item, node, document) { return .long(value) }
            return .string(document.string(node) ?? "")
        case .object: return quantity(item).map(SystemValue.quantity) ?? .other
        default: return .other
        }
    }

    // MARK: Numbers

    private func number(_ item: Item, _ node: Node, _ document: Document) -> SystemValue {
        // A number with a point or an exponent is a decimal; one without may still be an element of type decimal.
        if let whole = document.integer(node), !isDecimal(item, node, document) {
            if let type = typeID(of: item), model.name(of: type) == "integer64" { return .long(whole) }
            return .integer(whole)
        }
        // A number too large to be kept has no value, rather than a wrong one.
        return ExactDecimal(utf8: document.rawBytes(node)).map(SystemValue.decimal) ?? .other
    }

    /// Whether a text can be an integer64, which JSON of R5 writes as a string: only then its type is asked for.
    private func isWhole(_ bytes: UnsafeRawBufferPointer) -> Bool {
        guard let last = bytes.last, last >= 0x30, last <= 0x39, bytes.count <= 20 else { return false }
        return bytes.dropFirst().allSatisfy { $0 >= 0x30 && $0 <= 0x39 }
            && (bytes[0] == 0x2D || bytes[0] >= 0x30 && bytes[0] <= 0x39)
    }

    private func long(_ item: Item, _ node: Node, _ document: Document) -> Int? {
        guard model.version == .r5, let type = typeID(of: item), model.name(of: type) == "integer64" else { return nil }
        return document.string(node).flatMap { Int($0) }
    }

    private func isDecimal(_ item: Item, _ node: Node, _ document: Document) -> Bool {
        let key = document.key(node)
        if key == .valueInteger { return false }
        if key == .valueDecimal || key == .value { return true }
        guard let type = typeID(of: item) else { return false }
        return model.name(of: type) == "decimal"
    }

    // MARK: Dates and times

    /// Whether a text can be a date, dateTime or time at all: only then its type is asked for.
    func isTemporal(_ bytes: UnsafeRawBufferPointer) -> Bool {
        func isDigit(_ place: Int) -> Bool { bytes[place] >= 0x30 && bytes[place] <= 0x39 }
        guard bytes.count >= 4, bytes.count <= 48, isDigit(0), isDigit(1) else { return false }
        if bytes[2] == 0x3A { return true }
        return isDigit(2) && isDigit(3) && (bytes.count == 4 || bytes[4] == 0x2D)
    }

    private func temporal(_ item: Item, _ node: Node, _ document: Document) -> SystemValue? {
        guard let type = typeID(of: item), let text = document.string(node) else { return nil }
        switch model.name(of: type) {
        case "date": return PartialDate(text).map(SystemValue.date)
        case "dateTime", "instant": return PartialDateTime(text, lenient: true).map(SystemValue.dateTime)
        case "time": return TimeOfDay(text, lenient: true).map(SystemValue.time)
        default: return nil
        }
    }

    // MARK: Quantities

    /// A FHIR Quantity as a quantity of FHIRPath; nil for what is none or has no value.
    func quantity(_ item: Item) -> SystemQuantity? {
        if item.kind == .quantity { return quantities[item.place] }
        guard item.kind == .node else { return nil }
        let document = documents[Int(item.document)]
        guard document.kind(item.node) == .object else { return nil }
        let number = document.member(item.node, .value)
        guard number.exists, document.kind(number) == .number, isQuantity(item),
            let value = ExactDecimal(utf8: document.rawBytes(number)),
            !document.member(item.node, .comparator).exists
        else { return nil }
        let code = document.string(document.member(item.node, .code))
        let unit = document.string(document.member(item.node, .unit))
        let system = document.string(document.member(item.node, .system))
        if let code, system == nil || system == "http://unitsofmeasure.org" {
            // UCUM's durations stand for those of the calendar, as FHIR has it; a code alone is no more than a code.
            if system != nil, let duration = UCUM.CalendarDuration(code: code) {
                return SystemQuantity(value, .calendar(duration.word))
            }
            return SystemQuantity(value, .ucum(code))
        }
        if code == nil, unit == nil { return .number(value) }
        return SystemQuantity(value, .foreign(system: system, code: code, unit: unit))
    }

    private func isQuantity(_ item: Item) -> Bool {
        guard let type = typeID(of: item) else { return true }
        guard let quantity = model.type(named: "Quantity") else { return false }
        return model.isSubtype(type, of: quantity)
    }

    // MARK: Text

    /// The text of an item that is one: a string, or an element that JSON writes as a string.
    func text(_ item: Item) -> String? {
        switch item.kind {
        case .string: strings[item.place]
        case .node where item.flags & Item.valueless == 0: written(item)
        default: nil
        }
    }

    /// Copied out of the document, which counts where it is long.
    private func written(_ item: Item) -> String? {
        let text = documents[Int(item.document)].string(item.node)
        if let text { stepsLeft -= text.utf8.count / 32 }
        return text
    }

    /// What `toString()` gives; nil for what has no text.
    func string(_ item: Item) -> String? {
        switch value(item) {
        case .boolean(let value): value ? "true" : "false"
        case .integer(let value), .long(let value): String(value)
        case .decimal(let value): value.description
        case .string(let value): value
        // An element keeps the text it was written with.
        case .date(let value): text(item) ?? value.description
        case .dateTime(let value): text(item) ?? value.description
        case .time(let value): text(item) ?? value.description
        case .quantity(let value): value.text
        case .other: item.kind == .type ? "\(typeNames[item.place].namespace).\(typeNames[item.place].name)" : nil
        }
    }
}
