extension RobotItem {
    /// The item with what a step says of it in place of what expressions work out.
    ///
    /// - Parameter drawn: the item in the compact shape of a step.
    func drawn(_ drawn: JSON) -> RobotItem {
        var item = self
        item.isLookedUp = true
        if dynamics.changesDemands {
            item.isRequired = drawn["required"]?.flag ?? isRequired
            item.isReadOnly = drawn["readOnly"]?.flag ?? isReadOnly
            item.minOccurs = drawn["minOccurs"]?.int ?? minOccurs
            item.maxOccurs = drawn["maxOccurs"]?.int ?? (drawn["maxOccurs"] == nil ? .max : maxOccurs)
        }
        guard isQuestion, let format = drawn["answerFormat"] else { return item }
        if dynamics.changesOptions {
            item.options = (format["choices"]?.elements ?? []).compactMap { choice in
                guard let answer = choice["answer"]?.members.first else { return nil }
                return RobotOption(
                    name: answer.name, value: answer.value, isExclusive: choice["exclusive"]?.flag ?? false)
            }
            item.hasWholeOptions =
                format["choices"] != nil && format["incomplete"]?.flag != true
                && format["choicesTruncated"]?.flag != true
        }
        if dynamics.changesLimits {
            item.limits.minimum = Self.limit(format, "minimum")
            item.limits.maximum = Self.limit(format, "maximum")
        }
        return item
    }

    /// A limit as `answerFormat` gives it: a date, a number, or a number with a unit.
    private static func limit(_ format: JSON, _ name: String) -> JSON? {
        if let date = format[name + "Date"] { return date }
        guard let value = format[name] else { return nil }
        guard let unit = format[name + "Unit"] else { return value }
        var members = [JSON.Member("value", value)]
        for name in ["system", "code"] { if let part = unit[name] { members.append(.init(name, part)) } }
        if let text = unit["text"] { members.append(.init("unit", text)) }
        return .object(members)
    }
}

/// What steps say of the items on them, by path.
struct DrawnItems {
    private(set) var byPath: [String: JSON] = [:]

    /// Takes in all that a step lists.
    mutating func take(_ step: JSON) {
        if let path = step["path"]?.text, step["linkId"] != nil, step["row"] == nil { byPath[path] = step }
        for name in ["items", "header", "footer", "alongside"] {
            for item in step[name]?.elements ?? [] { take(item) }
        }
    }
}
