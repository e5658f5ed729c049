/// What expressions have a say in, read off the form by the names of their extensions.
extension RobotFormReader {
    /// What of an item, or with `json` the form, is worked out.
    static func dynamics(_ json: JSON, above: RobotDynamics?, isGroup: Bool) -> RobotDynamics {
        var dynamics = RobotDynamics()
        dynamics.appears = has(json, "enableWhenExpression")
        if !isGroup {
            dynamics.isCalculated = has(json, "calculatedExpression")
            dynamics.hasInitial = has(json, "initialExpression")
            dynamics.changesOptions =
                ["answerExpression", "answerOptionsToggleExpression", "optionRestriction"].contains { has(json, $0) }
                || holdsExpression(json["_answerValueSet"])
        }
        dynamics.changesDemands =
            ["_required", "_readOnly", "_repeats"].contains { holdsExpression(json[$0]) }
            || isWorkedOut(json, ["minOccurs", "maxOccurs"])
        // A group that is readOnly by an expression locks all below it.
        if above?.changesDemands ?? false { dynamics.changesDemands = true }
        dynamics.changesLimits = isWorkedOut(json, ["minValue", "maxValue", "minQuantity", "maxQuantity"])
        return dynamics
    }

    /// Rules over several answers: `targetConstraint`, `questionnaire-constraint`.
    static func hasRules(_ json: JSON) -> Bool { !rules(json).isEmpty }

    /// What the rules of an item name.
    static func ruleHints(_ json: JSON) -> RuleHints {
        RuleHints(
            rules(json).flatMap { extensions($0) }.filter { $0["url"]?.text == "expression" }.compactMap { entry in
                let value = entry.members.first { $0.name.hasPrefix("value") }?.value
                return value?.text ?? value?["expression"]?.text
            })
    }

    private static func rules(_ json: JSON) -> [JSON] {
        extensions(json).filter { isNamed($0, "targetConstraint") || isNamed($0, "constraint") }
    }

    /// Launch contexts that the form asks for: names, each with the types of resources it may be.
    static func launchContexts(_ json: JSON) -> [(name: String, types: [String])] {
        extensions(json).filter { isNamed($0, "launchContext") }.compactMap { entry in
            let parts = extensions(entry)
            func values(_ url: String) -> [JSON] {
                parts.filter { $0["url"]?.text == url }.flatMap { $0.members }.filter { $0.name.hasPrefix("value") }
                    .map(\.value)
            }
            guard let name = values("name").first.flatMap({ $0["code"]?.text ?? $0.text }) else { return nil }
            return (name, values("type").compactMap(\.text))
        }
    }

    private static func extensions(_ json: JSON) -> [JSON] { json["extension"]?.elements ?? [] }

    /// `…/sdc-questionnaire-NAME`, `…/questionnaire-NAME`, `…/NAME`.
    private static func isNamed(_ entry: JSON, _ name: String) -> Bool {
        guard let last = entry["url"]?.text?.split(separator: "/").last else { return false }
        return last == name || last.hasSuffix("-" + name)
    }

    private static func has(_ json: JSON, _ name: String) -> Bool { extensions(json).contains { isNamed($0, name) } }

    private static func holdsExpression(_ twin: JSON?) -> Bool {
        guard let twin else { return false }
        return has(twin, "cqf-expression") || has(twin, "cqf-calculatedValue")
    }

    /// Whether the value of one of these extensions carries an expression.
    private static func isWorkedOut(_ json: JSON, _ names: [String]) -> Bool {
        extensions(json).contains { entry in
            names.contains { isNamed(entry, $0) } && entry.members.contains { holdsExpression($0.value) }
        }
    }
}
