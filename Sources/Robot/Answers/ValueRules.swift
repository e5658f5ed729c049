internal import Calendar
internal import Decimals
internal import FHIRModel
internal import Patterns
internal import UCUM

/// Whether a value may answer an item: the robot's own rules, beside the engine's (sdc-facts 2.2, 2.3, 4.6).
enum ValueRules {
    /// What is wrong with an answer; nil = nothing.
    static func fault(_ answer: Held, of item: RobotItem) -> String? {
        guard item.valueNames.contains(answer.name) else { return "\(answer.name) is no answer to a \(item.type.code)" }
        if let fault = shapeFault(answer) { return fault }
        if item.hasWholeOptions, !item.isOpenValue, !(item.isOpenText && answer.name == "valueString"),
            option(answer, of: item) == nil
        {
            return "not one of the options"
        }
        let limits = item.limits
        if areContradictory(limits, item.type) { return "beyond limits that contradict each other" }
        switch answer.name {
        case "valueString", "valueUri": return textFault(answer.value.text ?? "", item)
        case "valueInteger", "valueDecimal":
            let digits = answer.value.digits ?? ""
            if let most = limits.maximumLength, digits.count > most { return "longer than \(most)" }
            if let least = limits.minimumLength, digits.count < least { return "shorter than \(least)" }
            guard let number = ConditionRules.decimal(answer.value) else { return "no exact number" }
            return numberFault(number, digits, item)
        case "valueDate", "valueDateTime", "valueTime": return timeFault(answer.value.text ?? "", item)
        case "valueQuantity": return quantityFault(answer.value, limits)
        case "valueAttachment": return attachmentFault(answer.value, limits)
        case "valueReference":
            let type = answer.value["reference"]?.text?.split(separator: "/").first.map(String.init) ?? ""
            return limits.referenceTypes.isEmpty || limits.referenceTypes.contains(type)
                ? nil : "another type of resource"
        default: return nil
        }
    }

    /// Whether no value is within both limits.
    private static func areContradictory(_ limits: RobotLimits, _ type: ItemType) -> Bool {
        let most = type == .date ? 10 : type == .dateTime || type == .time ? .max : limits.maximumLength ?? .max
        if let least = limits.minimumLength, least > most { return true }
        guard let minimum = limits.minimum, let maximum = limits.maximum else { return false }
        if let least = ConditionRules.decimal(minimum["value"] ?? minimum),
            let most = ConditionRules.decimal(maximum["value"] ?? maximum)
        {
            if let left = minimum["code"]?.text, let right = maximum["code"]?.text, left != right {
                return ((try? UCUM.compare(least, left, most, right)) ?? 0) > 0
            }
            return least > most
        }
        guard let least = minimum.text, let most = maximum.text else { return false }
        switch type {
        case .time:
            return TimeOfDay(least).flatMap { left in TimeOfDay(most).map { left.compare(to: $0) } } == .greater
        case .date, .dateTime:
            guard let left = PartialDateTime(least), let right = PartialDateTime(most) else { return false }
            return left.compare(to: right) == .greater
        default: return false
        }
    }

    /// The option an answer equals: codings by system and code, the display only where there is no code.
    static func option(_ answer: Held, of item: RobotItem) -> Int? {
        item.options.firstIndex { option in
            guard option.name == answer.name else { return false }
            switch option.name {
            case "valueCoding":
                if option.value["code"] == nil { return option.value["display"] == answer.value["display"] }
                return option.value["code"] == answer.value["code"] && option.value["system"] == answer.value["system"]
            case "valueReference":
                if option.value["reference"] == nil { return option.value["display"] == answer.value["display"] }
                return option.value["reference"] == answer.value["reference"]
            case "valueQuantity":
                return option.value["value"] == answer.value["value"] && option.value["code"] == answer.value["code"]
            default: return option.value == answer.value
            }
        }
    }

    /// Whether one of several answers shuts out the others.
    static func exclusionFault(_ answers: [Held], of item: RobotItem) -> Bool {
        answers.count > 1
            && answers.contains { option($0, of: item).map { item.options[$0].isExclusive } ?? false }
    }

    private static func shapeFault(_ answer: Held) -> String? {
        let value = answer.value
        switch answer.name {
        case "valueBoolean": return value.flag == nil ? "no boolean" : nil
        case "valueInteger":
            guard let number = value.int, Int32(exactly: number) != nil else { return "no integer of 32 bits" }
            return nil
        case "valueDecimal": return value.digits == nil ? "no number" : nil
        case "valueDate": return value.text.flatMap { PartialDate($0) } == nil ? "no date" : nil
        case "valueDateTime": return value.text.flatMap { PartialDateTime($0) } == nil ? "no dateTime" : nil
        case "valueTime": return value.text.flatMap { TimeOfDay($0) } == nil ? "no time" : nil
        case "valueString", "valueUri":
            guard let text = value.text else { return "no string" }
            return text.allSatisfy(\.isWhitespace) ? "a string of blanks" : nil
        default: return value.members.isEmpty ? "no object" : nil
        }
    }

    private static func textFault(_ text: String, _ item: RobotItem) -> String? {
        let limits = item.limits
        if let most = limits.maximumLength, text.count > most { return "longer than \(most)" }
        if let least = limits.minimumLength, text.count < least { return "shorter than \(least)" }
        if item.type == .url, text.contains(where: \.isWhitespace) { return "no url" }
        return patternFault(text, limits)
    }

    private static func patternFault(_ text: String, _ limits: RobotLimits) -> String? {
        guard let pattern = limits.pattern else { return nil }
        return (try? pattern.matchesWhole(text)) ?? true ? nil : "against the regular expression"
    }

    private static func numberFault(_ number: ExactDecimal, _ digits: String, _ item: RobotItem) -> String? {
        let limits = item.limits
        let least = ConditionRules.decimal(limits.minimum)
        if let least, number < least { return "below the minimum" }
        if let most = ConditionRules.decimal(limits.maximum), number > most { return "above the maximum" }
        if let places = limits.decimalPlaces, number.fractionDigits > places { return "too many decimal places" }
        if let step = limits.step, let offset = try? number - (least ?? .zero), !offset.isMultiple(of: step) {
            return "off the slider's steps"
        }
        return patternFault(digits, limits)
    }

    private static func timeFault(_ text: String, _ item: RobotItem) -> String? {
        func ordering(_ limit: JSON?) -> PartialOrdering? {
            guard let limit = limit?.text else { return nil }
            switch item.type {
            case .time: return TimeOfDay(text).flatMap { left in TimeOfDay(limit).map { left.compare(to: $0) } }
            case .date:
                return PartialDate(text).flatMap { left in PartialDate(limit).map { left.compare(to: $0) } }
            default:
                guard let left = PartialDateTime(text) else { return nil }
                if let date = PartialDate(limit) { return left.compare(to: date) }
                return PartialDateTime(limit).map { left.compare(to: $0) }
            }
        }
        if ordering(item.limits.minimum) == .less { return "before the first allowed" }
        if ordering(item.limits.maximum) == .greater { return "after the last allowed" }
        if let least = item.limits.minimumLength, text.utf8.count < least { return "not exact enough" }
        return patternFault(text, item.limits)
    }

    private static func quantityFault(_ value: JSON, _ limits: RobotLimits) -> String? {
        guard let number = ConditionRules.decimal(value["value"]) else { return nil }
        if let places = limits.decimalPlaces, number.fractionDigits > places { return "too many decimal places" }
        if !isOpen(value, limits),
            !limits.units.contains(where: {
                $0["code"] == nil
                    ? $0["display"] == value["unit"]
                    : $0["code"] == value["code"] && ($0["system"] == nil || $0["system"] == value["system"])
            })
        {
            return "another unit"
        }
        for (limit, isMinimum) in [(limits.minimum, true), (limits.maximum, false)] {
            guard let limit else { continue }
            guard let bound = ConditionRules.decimal(limit["value"] ?? limit) else { continue }
            var sign = number < bound ? -1 : number == bound ? 0 : 1
            let left = value["code"]?.text ?? value["unit"]?.text
            let right = limit["code"]?.text ?? limit["unit"]?.text
            if let right, left != right {
                guard let left, let compared = try? UCUM.compare(number, left, bound, right) else {
                    return "a unit that does not compare with the limit's"
                }
                sign = compared
            }
            if isMinimum ? sign < 0 : sign > 0 { return "beyond a limit" }
        }
        return nil
    }

    /// Whether a unit may be off the list.
    private static func isOpen(_ value: JSON, _ limits: RobotLimits) -> Bool {
        switch limits.unitOpenness {
        case "optionsOrType": limits.supplementalUnits.map { value["system"]?.text == $0 } ?? true
        case "optionsOrString": value["code"] == nil && value["system"] == nil
        case "optionsOnly": !limits.hasWholeUnits || (!limits.hasUnits && limits.unit != nil)
        default: !limits.hasUnits || !limits.hasWholeUnits
        }
    }

    private static func attachmentFault(_ value: JSON, _ limits: RobotLimits) -> String? {
        let type = value["contentType"]?.text ?? ""
        if !limits.mimeTypes.isEmpty,
            !limits.mimeTypes.contains(where: {
                $0 == "*/*" || $0.lowercased() == type
                    || ($0.hasSuffix("/*") && type.hasPrefix($0.lowercased().dropLast()))
            })
        {
            return "another kind of file"
        }
        if let most = limits.maximumSize, let size = value["size"]?.int, ExactDecimal(size) > most {
            return "too large"
        }
        return nil
    }
}
