internal import Calendar
internal import Decimals
internal import FHIRModel

/// Answers worth giving to an item that conditions look at: on, just beside and away from what they ask for.
extension AnswerMaker {
    /// Lists of answers to choose from; each is valid for the item.
    mutating func pool(for item: RobotItem, _ conditions: [RobotCondition]) -> [[Held]] {
        var single: [Held] = []
        for condition in conditions { single += near(condition, item) }
        for number in 0..<max(4, min(item.options.count + 1, 60)) {
            if let answer = answer(to: item, number: number) { single.append(answer) }
        }
        var unique: [Held] = []
        for answer in single where ValueRules.fault(answer, of: item) == nil && !unique.contains(answer) {
            unique.append(answer)
        }
        var pool = unique.map { [$0] }
        guard item.repeats, item.maxOccurs > 1 else { return pool }
        // Several answers: what the conditions name, two by two and all together.
        var different: [Held] = []
        for answer in unique where !different.contains(where: { $0.isSameChoice(as: answer) }) {
            different.append(answer)
        }
        let named = different.prefix(8)
        for (position, left) in named.enumerated() {
            for right in named.dropFirst(position + 1) { pool.append([left, right]) }
        }
        if named.count > 2 { pool.append(Array(named.prefix(item.maxOccurs))) }
        return pool.filter { !ValueRules.exclusionFault($0, of: item) && $0.count >= min(item.minOccurs, 2) }
            + pool.filter { !ValueRules.exclusionFault($0, of: item) && $0.count < min(item.minOccurs, 2) }
    }

    private func near(_ condition: RobotCondition, _ item: RobotItem) -> [Held] {
        let expected = condition.expected
        guard let type = condition.expectedType else { return [] }
        var found: [Held] = []
        // An option is given in full, so that its display comes with it.
        for option in item.options {
            let held = Held(option)
            if ConditionRules.verdict(condition, [held]) == .yes { found.append(held) }
        }
        switch type {
        case "Boolean":
            found += [Held("valueBoolean", .bool(true)), Held("valueBoolean", .bool(false))]
        case "Integer", "Decimal":
            guard let number = ConditionRules.decimal(expected) else { break }
            let name = item.type == .integer ? "valueInteger" : "valueDecimal"
            for offset in [0, 1, -1] {
                guard let value = try? number + ExactDecimal(offset) else { continue }
                let whole = item.type == .integer ? value.truncated : value
                found.append(Held(name, .number(whole.description)))
                if item.type == .quantity { found += quantity(whole.description, like: nil, item) }
            }
        case "Quantity":
            guard let number = ConditionRules.decimal(expected["value"]) else { break }
            for offset in [0, 1, -1] {
                guard let value = try? number + ExactDecimal(offset) else { continue }
                found += quantity(value.description, like: expected, item)
            }
        case "Date":
            if let date = expected.text.flatMap({ PartialDate($0) }) {
                for days in [0, 1, -1] {
                    guard let near = date.lowBoundary.adding(days, .day) else { continue }
                    found.append(Held("valueDate", .string("\(near)")))
                    found.append(Held("valueDateTime", .string("\(near)T12:00:00Z")))
                }
            }
        case "DateTime":
            if let text = expected.text {
                found.append(Held("valueDateTime", .string(text)))
                if let date = PartialDate(String(text.prefix(10))) {
                    for days in [1, -1] {
                        if let near = date.adding(days, .day) {
                            found.append(Held("valueDateTime", .string("\(near)T12:00:00Z")))
                        }
                    }
                }
            }
        case "Time":
            if let text = expected.text, let time = TimeOfDay(text) {
                found.append(Held("valueTime", .string(text)))
                for minutes in [1, -1] {
                    if let near = time.adding(minutes, .minute) { found.append(Held("valueTime", .string("\(near)"))) }
                }
            }
        case "String":
            if let text = expected.text {
                found += [Held("valueString", .string(text)), Held("valueUri", .string(text))]
            }
        case "Coding": found.append(Held("valueCoding", expected))
        case "Reference": found.append(Held("valueReference", expected))
        default: break
        }
        return found
    }

    private func quantity(_ digits: String, like expected: JSON?, _ item: RobotItem) -> [Held] {
        var members = [JSON.Member("value", .number(digits))]
        let unit = expected ?? item.limits.units.first ?? item.limits.unit
        for name in ["unit", "system", "code"] { if let value = unit?[name] { members.append(.init(name, value)) } }
        return [Held("valueQuantity", .object(members))]
    }
}
