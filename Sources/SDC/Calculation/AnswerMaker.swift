internal import Calendar
internal import Decimals
package import FHIRJSON
internal import FHIRModel
package import FHIRPath
internal import UCUM

/// Makes answers of what an expression gives: the values that fit an item's type, and those SDC lets be changed into it
/// (sdc-facts 2.5 "Type coercions": a resource into a reference, a quantity into a number where the item has a unit, a code
/// into the one option that has it).
package struct AnswerMaker {
    /// A value that was made, detached.
    package struct Made {
        package let key: Key
        package let node: Node
    }

    package enum Result {
        case made([Made])
        /// Why a value does not fit; no value is repeated in it.
        case misfit(String)
    }

    /// Where the values are made.
    let document: Document
    let evaluation: Evaluation
    let entry: FormItem
    let detail: ItemDetail
    let options: OptionList?

    package init(
        document: Document, evaluation: Evaluation, entry: FormItem, detail: ItemDetail, options: OptionList?
    ) {
        self.document = document
        self.evaluation = evaluation
        self.entry = entry
        self.detail = detail
        self.options = options
    }

    /// - Throws: what is to be copied is beyond the budget.
    package func make(_ items: [Item]) throws(FHIRPathError) -> Result {
        var made: [Made] = []
        for item in items {
            switch try make(item) {
            case .made(let values): made += values
            case .misfit(let why): return .misfit(why)
            }
        }
        return .made(made)
    }

    private func make(_ item: Item) throws(FHIRPathError) -> Result {
        switch entry.type {
        case .boolean:
            if case .boolean(let value) = evaluation.value(item) { return one(.valueBoolean, document.newBool(value)) }
        case .integer: return try integer(item)
        case .decimal:
            if let number = number(item) { return one(.valueDecimal, document.newNumber(number.description)) }
        case .string, .text: return try text(item)
        case .url:
            if let text = evaluation.text(of: item) {
                return text.isEmpty ? .made([]) : one(.valueUri, try newString(text))
            }
        case .date, .dateTime, .time: return try moment(item)
        case .choice, .openChoice: return try coding(item)
        case .quantity: return try quantity(item)
        case .reference: return try reference(item)
        case .attachment:
            if isNamed(item, "Attachment") { return one(.valueAttachment, try copy(item)) }
            if let made = try attachment(item) { return made }
        case .group, .display: break
        }
        return misfit(item)
    }

    private func one(_ key: Key, _ node: Node) -> Result { .made([Made(key: key, node: node)]) }

    private func misfit(_ item: Item) -> Result {
        .misfit("it gives a \(evaluation.typeName(of: item)), and the item is of type \(entry.type.code)")
    }

    private func copy(_ item: Item) throws(FHIRPathError) -> Node {
        try evaluation.chargeCopy(of: item)
        return document.copy(item.node, from: evaluation.document(of: item))
    }

    private func newString(_ text: String) throws(FHIRPathError) -> Node {
        try evaluation.charge(copying: text.utf8.count)
        return document.newString(text)
    }

    /// Whether an answer of a type is among what may be chosen now.
    private func offers(_ type: ValueType) -> Bool {
        guard let options, options.problem == nil || type == .string else { return entry.valueTypes.contains(type) }
        return options.types.contains(type)
    }

    private func isNamed(_ item: Item, _ type: String) -> Bool {
        item.kind == .node && evaluation.typeName(of: item) == type && evaluation.isPlain(item)
    }

    // MARK: Numbers and texts

    /// A number; of a quantity its value where the item is shown with a unit that it can be told in.
    private func number(_ item: Item) -> ExactDecimal? {
        let value = evaluation.value(item)
        if let number = value.number { return number }
        guard case .quantity(let quantity) = value, let unit = detail.unit else { return nil }
        guard let wanted = unit.code ?? unit.display else { return nil }
        guard let given = quantity.ucumCode else {
            if case .foreign(_, let code, let display) = quantity.measure, wanted == code ?? display {
                return quantity.value
            }
            return nil
        }
        if given == wanted { return quantity.value }
        return try? UCUM.Quantity(quantity.value, code: given).converted(to: UCUM.parse(wanted)).value
    }

    private func integer(_ item: Item) throws(FHIRPathError) -> Result {
        guard let number = number(item) else { return misfit(item) }
        // `10 / 2` is a decimal, and still a whole number.
        guard let whole = number.intValue, let small = Int32(exactly: whole) else {
            return .misfit("it gives a number that is no integer")
        }
        return one(.valueInteger, document.newNumber(Int(small)))
    }

    private func text(_ item: Item) throws(FHIRPathError) -> Result {
        guard let text = evaluation.text(of: item) else { return misfit(item) }
        // An empty text is no answer in FHIR.
        return text.allSatisfy(\.isWhitespace) ? .made([]) : one(.valueString, try newString(text))
    }

    // MARK: Dates and times

    private func moment(_ item: Item) throws(FHIRPathError) -> Result {
        var value = evaluation.value(item)
        if case .string(let text) = value {
            if let date = PartialDate(text) {
                value = .date(date)
            } else if let moment = PartialDateTime(text) {
                value = .dateTime(moment)
            } else if let time = TimeOfDay(text) {
                value = .time(time)
            }
        }
        switch (entry.type, value) {
        case (.date, .date(let date)): return one(.valueDate, document.newString(date.description))
        case (.date, .dateTime(let moment)): return one(.valueDate, document.newString(moment.date.description))
        case (.dateTime, .date(let date)): return one(.valueDateTime, document.newString(date.description))
        case (.dateTime, .dateTime(let moment)):
            guard let zoned = evaluation.zoned(moment) else { return .misfit("it gives a time that is not exact") }
            return one(.valueDateTime, document.newString(zoned.description))
        case (.time, .time(let time)):
            guard time.second != nil else { return .misfit("it gives a time without seconds") }
            return one(.valueTime, document.newString(time.description))
        default: return misfit(item)
        }
    }

    // MARK: Codes

    private func coding(_ item: Item) throws(FHIRPathError) -> Result {
        if item.kind == .node, evaluation.isPlain(item) {
            let source = evaluation.document(of: item)
            switch evaluation.typeName(of: item) {
            case "Coding":
                let coding = try copy(item)
                try completeDisplay(of: coding)
                return one(.valueCoding, coding)
            case "CodeableConcept":
                try evaluation.chargeCopy(of: item)
                let codings = Array(source.items(source.member(item.node, .coding)))
                let listed = codings.first { options?.index(of: $0, type: .coding, in: source) != nil }
                if let coding = listed ?? codings.first {
                    return one(.valueCoding, document.copy(coding, from: source))
                }
                if takesText, let text = source.string(item.node, .text) {
                    return one(.valueString, document.newString(text))
                }
                return .made([])
            case "Reference" where offers(.reference): return one(.valueReference, try copy(item))
            default: break
            }
        }
        guard let text = evaluation.text(of: item), !text.allSatisfy(\.isWhitespace) else {
            return evaluation.text(of: item) == nil ? misfit(item) : .made([])
        }
        return try option(text)
    }

    private var takesText: Bool { entry.traits.contains(.openText) || offers(.string) }

    /// The one option that a code, or an option's own text or number, names.
    private func option(_ text: String) throws(FHIRPathError) -> Result {
        if let options {
            if let place = options.firstPrimitive(named: text),
                case .primitive(let type, let value) = options.options[place].value
            {
                return one(type.valueKey, try primitive(type, value))
            }
            if let (place, isOnly) = options.coding(withCode: text) {
                guard isOnly else { return .misfit("it gives a code that several options have") }
                if let coding = try newCoding(options.options[place]) { return one(.valueCoding, coding) }
            }
        }
        if takesText { return one(.valueString, try newString(text)) }
        return .misfit("it gives a code that none of the options has")
    }

    private func primitive(_ type: ValueType, _ text: String) throws(FHIRPathError) -> Node {
        switch type {
        case .integer, .decimal: document.newNumber(text)
        case .boolean: document.newBool(text == "true")
        default: try newString(text)
        }
    }

    private func newCoding(_ option: AnswerOption) throws(FHIRPathError) -> Node? {
        guard case .coding(let system, let version, let code, let display) = option.value else { return nil }
        let coding = document.newObject()
        for (key, text) in [(Key.system, system), (.version, version), (.code, code), (.display, display)] {
            if let text { document.setMember(coding, key, try newString(text)) }
        }
        return coding
    }

    private func completeDisplay(of coding: Node) throws(FHIRPathError) {
        guard !document.member(coding, .display).exists, let options else { return }
        if let found = options.index(of: coding, type: .coding, in: document),
            case .coding(_, _, _, let display?) = options.options[found].value
        {
            document.setMember(coding, .display, try newString(display))
        }
    }

    // MARK: Quantities and references

    private func quantity(_ item: Item) throws(FHIRPathError) -> Result {
        if isNamed(item, "Quantity") || isNamed(item, "SimpleQuantity") || isNamed(item, "Age")
            || isNamed(item, "Duration")
        {
            let source = evaluation.document(of: item)
            // "less than 5" is no value to go on with (sdc-facts 2.5).
            if source.member(item.node, .comparator).exists { return .misfit("it gives a quantity with a comparator") }
            return one(.valueQuantity, try copy(item))
        }
        let value = evaluation.value(item)
        let quantity = document.newObject()
        if let number = value.number {
            document.setMember(quantity, .value, document.newNumber(number.description))
            let unit = detail.unit ?? (detail.constraints.units.count == 1 ? detail.constraints.units[0] : nil)
            if let unit { try setUnit(unit.display ?? unit.code, unit.system, unit.code, of: quantity) }
            return one(.valueQuantity, quantity)
        }
        guard case .quantity(let given) = value else { return misfit(item) }
        // In the unit that the item is shown with, where it can be told in it.
        if let unit = detail.unit, let code = unit.code, let own = given.ucumCode, own != code,
            let told = try? UCUM.Quantity(given.value, code: own).converted(to: UCUM.parse(code))
        {
            document.setMember(quantity, .value, document.newNumber(told.value.description))
            try setUnit(unit.display ?? code, unit.system ?? QuantityOrder.ucum, code, of: quantity)
            return one(.valueQuantity, quantity)
        }
        document.setMember(quantity, .value, document.newNumber(given.value.description))
        if let code = given.ucumCode {
            // A plain number has no unit to tell.
            if code != "1" { try setUnit(code, QuantityOrder.ucum, code, of: quantity) }
        } else if case .foreign(let system, let code, let unit) = given.measure {
            try setUnit(unit ?? code, system, code, of: quantity)
        }
        return one(.valueQuantity, quantity)
    }

    private func setUnit(_ unit: String?, _ system: String?, _ code: String?, of quantity: Node) throws(FHIRPathError) {
        for (key, text) in [(Key.unit, unit), (.system, system), (.code, code)] {
            if let text { document.setMember(quantity, key, try newString(text)) }
        }
    }

    /// The attachment that a Binary or a DocumentReference stands for (sdc-facts 2.5, `initialExpression`).
    private func attachment(_ item: Item) throws(FHIRPathError) -> Result? {
        guard item.kind == .node, evaluation.isPlain(item) else { return nil }
        let source = evaluation.document(of: item)
        switch source.string(item.node, .resourceType) {
        case "Binary":
            try evaluation.chargeCopy(of: item)
            let attachment = document.newObject()
            for key in [Key.contentType, .data] {
                let member = source.member(item.node, key)
                if member.exists { document.setMember(attachment, key, document.copy(member, from: source)) }
            }
            return document.first(attachment).exists ? one(.valueAttachment, attachment) : .made([])
        case "DocumentReference":
            try evaluation.chargeCopy(of: item)
            let found = source.items(source.member(item.node, .content)).map { source.member($0, named: "attachment") }
                .filter(\.exists)
            return .made(
                found.map { Made(key: .valueAttachment, node: document.copy($0, from: source)) })
        default: return nil
        }
    }

    private func reference(_ item: Item) throws(FHIRPathError) -> Result {
        guard item.kind == .node, evaluation.isPlain(item) else { return misfit(item) }
        let source = evaluation.document(of: item)
        if evaluation.typeName(of: item) == "Reference" { return one(.valueReference, try copy(item)) }
        guard let type = source.string(item.node, .resourceType) else { return misfit(item) }
        guard let id = source.string(item.node, .id) else { return .misfit("it gives a resource without an id") }
        let reference = document.newObject()
        document.setMember(reference, .reference, try newString("\(type)/\(id)"))
        return one(.valueReference, reference)
    }
}
