internal import Calendar
internal import Decimals
internal import FHIRModel
internal import Patterns
internal import UCUM

/// Makes valid answers for items of every type, a different one for each number.
struct AnswerMaker {
    let form: RobotForm
    private var texts: [Int: [String]] = [:]

    init(form: RobotForm) { self.form = form }

    /// A valid answer, nil where none was found. Equal numbers give equal answers.
    mutating func answer(to item: RobotItem, number: Int) -> Held? {
        for candidate in candidates(item, number) where ValueRules.fault(candidate, of: item) == nil {
            return candidate
        }
        return nil
    }

    /// Why nothing was found, for reports.
    func despair(of item: RobotItem) -> String {
        if let pattern = item.limits.pattern { return "no text was found that matches \(pattern.source)" }
        if item.hasWholeOptions, item.options.isEmpty { return "there are no options" }
        return "no value was found within its limits"
    }

    /// What its rules name is tried every third time.
    private mutating func candidates(_ item: RobotItem, _ number: Int) -> [Held] {
        guard number % 3 == 0 else { return plainCandidates(item, number) }
        let pick = number / 3
        let texts = item.hints.texts
        let numbers = item.hints.numbers
        var hinted: [Held] = []
        switch item.type {
        case .string, .text: if !texts.isEmpty { hinted = [Held("valueString", .string(texts[pick % texts.count]))] }
        case .integer: if !numbers.isEmpty { hinted = [Held("valueInteger", .number(numbers[pick % numbers.count]))] }
        case .decimal: if !numbers.isEmpty { hinted = [Held("valueDecimal", .number(numbers[pick % numbers.count]))] }
        default: break
        }
        return hinted + plainCandidates(item, number)
    }

    private mutating func plainCandidates(_ item: RobotItem, _ number: Int) -> [Held] {
        if !item.options.isEmpty {
            let count = item.options.count
            if item.isOpenText && item.type == .openChoice, number % (count + 1) == count {
                return [Held("valueString", .string("Other \(number)")), Held(item.options[0])]
            }
            let start = number % (count + (item.isOpenText ? 1 : 0))
            return (0..<count).map { Held(item.options[(start + $0) % count]) }
        }
        switch item.type {
        case .boolean: return [Held("valueBoolean", .bool(number % 2 == 0))]
        case .integer: return numbers(item, number, isWhole: true).map { Held("valueInteger", .number($0)) }
        case .decimal: return numbers(item, number, isWhole: false).map { Held("valueDecimal", .number($0)) }
        case .date: return dates(item, number).map { Held("valueDate", .string($0)) }
        case .dateTime: return dateTimes(item, number).map { Held("valueDateTime", .string($0)) }
        case .time: return times(item, number).map { Held("valueTime", .string($0)) }
        case .string, .text: return strings(item, number).map { Held("valueString", .string($0)) }
        case .url:
            return (["https://example.org/\(number)"] + strings(item, number)).map { Held("valueUri", .string($0)) }
        case .choice, .openChoice:
            var coding = Held(
                "valueCoding",
                .object([
                    .init("system", .string("http://example.org/robot")), .init("code", .string("c\(number)")),
                    .init("display", .string("Robot \(number)")),
                ]))
            if item.isOpenText, number % 3 == 1 { coding = Held("valueString", .string("Other \(number)")) }
            return [coding]
        case .attachment: return attachments(item, number)
        case .reference:
            let types = item.limits.referenceTypes.isEmpty ? ["Patient"] : item.limits.referenceTypes
            return [
                Held(
                    "valueReference",
                    .object([.init("reference", .string("\(types[number % types.count])/r\(number)"))]))
            ]
        case .quantity: return quantities(item, number)
        case .group, .display: return []
        }
    }

    // MARK: Numbers

    private func numbers(_ item: RobotItem, _ number: Int, isWhole: Bool) -> [String] {
        let limits = item.limits
        let least = ConditionRules.decimal(limits.minimum["value"] ?? limits.minimum)
        let most = ConditionRules.decimal(limits.maximum["value"] ?? limits.maximum)
        let places = isWhole ? 0 : min(limits.decimalPlaces ?? 2, 4)
        var low = least ?? (most.map { (try? $0 - ExactDecimal(1000)) ?? $0 } ?? ExactDecimal(1))
        if isWhole { low = low.ceiling }
        let unit = ExactDecimal(coefficient: 1, exponent: -places) ?? .one
        let step = limits.step ?? unit
        var found: [String] = []
        // The n-th step from the minimum, else one that fits between the limits, else the limits themselves.
        for times in [number, number % 97, number % 11, number % 3, 0] {
            guard let offset = try? step * ExactDecimal(times), let value = try? low + offset else { continue }
            found.append((isWhole ? value.truncated : value).description)
        }
        if let least { found.append(least.description) }
        if let most { found.append((isWhole ? most.floor : most).description) }
        return found + ["0", "1", String(number), "\(number).5"].filter { !isWhole || !$0.contains(".") }
    }

    private func quantities(_ item: RobotItem, _ number: Int) -> [Held] {
        let limits = item.limits
        var units: [JSON] = []
        if !limits.units.isEmpty { units.append(limits.units[number % limits.units.count]) }
        units += limits.units
        for limit in [limits.minimum, limits.maximum] { if let limit, limit["code"] != nil { units.append(limit) } }
        if let unit = limits.unit { units.append(unit) }
        if units.isEmpty {
            units.append(
                .object([
                    .init("system", .string("http://unitsofmeasure.org")), .init("code", .string("kg")),
                    .init("display", .string("kg")),
                ]))
        }
        return units.flatMap { unit in
            (numbers(item, number, isWhole: false) + converted(limits, to: unit)).map { digits in
                var members = [JSON.Member("value", .number(digits))]
                if let text = unit["display"] ?? unit["unit"] { members.append(.init("unit", text)) }
                if let system = unit["system"] { members.append(.init("system", system)) }
                if let code = unit["code"] { members.append(.init("code", code)) }
                return Held("valueQuantity", .object(members))
            }
        }
    }

    /// The limits in another unit: 1 m is 1000 mm.
    private func converted(_ limits: RobotLimits, to unit: JSON) -> [String] {
        [limits.minimum, limits.maximum].compactMap { limit in
            guard let code = unit["code"]?.text, let other = limit["code"]?.text, other != code,
                let value = ConditionRules.decimal(limit["value"]),
                let moved = try? UCUM.convert(value, from: other, to: code)
            else { return nil }
            return moved.description
        }
    }

    // MARK: Dates and times

    private func dates(_ item: RobotItem, _ number: Int) -> [String] {
        let least = item.limits.minimum?.text.flatMap { PartialDate(String($0.prefix(10))) }
        let most = item.limits.maximum?.text.flatMap { PartialDate(String($0.prefix(10))) }
        var found: [String] = []
        if let base = least?.lowBoundary ?? (most == nil ? PartialDate(year: 2000, month: 1, day: 1) : nil) {
            for days in [number, number % 20, 1, 0] {
                if let date = base.adding(days, .day) { found.append("\(date)") }
            }
        }
        if let base = most?.lowBoundary {
            for days in [number, number % 20, 1, 0] {
                if let date = base.adding(-days, .day) { found.append("\(date)") }
            }
        }
        return found
    }

    private func dateTimes(_ item: RobotItem, _ number: Int) -> [String] {
        let clock = "T\(two(number / 60 % 24)):\(two(number % 60)):00Z"
        var found = dates(item, number).map { $0 + clock }
        for limit in [item.limits.minimum, item.limits.maximum] { if let text = limit?.text { found.append(text) } }
        return found
    }

    private func times(_ item: RobotItem, _ number: Int) -> [String] {
        var found = ["\(two(number / 60 % 24)):\(two(number % 60)):00", "12:00:00"]
        for (limit, direction) in [(item.limits.minimum, 1), (item.limits.maximum, -1)] {
            guard let text = limit?.text, let time = TimeOfDay(text) else { continue }
            if let moved = time.adding(direction * (number % 30), .minute) { found.append("\(moved)") }
            found.append(text)
        }
        return found
    }

    private func two(_ number: Int) -> String { number < 10 ? "0\(number)" : String(number) }

    // MARK: Text and files

    private mutating func strings(_ item: RobotItem, _ number: Int) -> [String] {
        let limits = item.limits
        let most = limits.maximumLength ?? 1000
        let least = limits.minimumLength ?? 1
        if let pattern = limits.pattern {
            let known = texts[item.index] ?? RegexExamples.matches(pattern, minimumLength: least, maximumLength: most)
            texts[item.index] = known
            guard !known.isEmpty else { return ["\(number)"] }
            return ["\(number)", "text \(number)"] + (0..<known.count).map { known[(number + $0) % known.count] }
        }
        let text = "\(number % 4 == 3 ? "T" : "t")ext \(number)"
        return [
            text, text + String(repeating: "x", count: max(0, least - text.count)), String(number),
            String("x\(number)".suffix(max(1, most))), String(repeating: "x", count: max(1, min(least, most))),
        ]
    }

    private func attachments(_ item: RobotItem, _ number: Int) -> [Held] {
        let types = item.limits.mimeTypes.isEmpty ? ["image/png"] : item.limits.mimeTypes
        return (0..<types.count).map { offset in
            var type = types[(number + offset) % types.count].lowercased()
            if type == "*/*" { type = "text/plain" }
            if type.hasSuffix("/*") {
                type = type.dropLast() + (type.hasPrefix("image") ? "png" : type.hasPrefix("audio") ? "mpeg" : "plain")
            }
            // Three bytes: their number, so that every file is another.
            let data = "AA" + String(Self.digits[number / 64 % 64]) + String(Self.digits[number % 64])
            return Held(
                "valueAttachment",
                .object([
                    .init("contentType", .string(type)), .init("data", .string(data)), .init("size", .number("3")),
                    .init("title", .string("file \(number)")),
                ]))
        }
    }

    private static let digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/")
}

extension Optional where Wrapped == JSON {
    /// A member of a value that may be missing.
    subscript(_ name: String) -> JSON? {
        switch self {
        case .some(let value): value[name]
        case .none: nil
        }
    }
}
