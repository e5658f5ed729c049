internal import Decimals
internal import FHIRModel
internal import Patterns

extension Mutation {
    /// Wrong values.
    static let values: [Mutation] =
        wrongTypes + wrongForms + offOptions + beyondLimits + quantities + attachments + references

    private static func answer(_ name: String, _ spoil: @escaping @Sendable (JSON, RobotItem) -> JSON?) -> Mutation {
        Mutation(name: name, place: .answer, spoil: { element, item, _ in spoil(element, item) })
    }

    private static func wrongType(_ name: String, _ value: JSON) -> Mutation {
        answer("type: \(name)") { answer, item in
            item.valueNames.contains(name) || item.dynamics != RobotDynamics()
                || (name == "valueString" && item.isOpenText)
                ? nil : answer.withValue(name, value)
        }
    }

    private static let wrongTypes = [
        wrongType("valueString", .string("words")),
        wrongType("valueInteger", .number("3")),
        wrongType("valueBoolean", .bool(true)),
        wrongType("valueDate", .string("2020-01-01")),
        wrongType(
            "valueCoding", .object([.init("system", .string("http://example.org/x")), .init("code", .string("x"))])),
        wrongType("valueQuantity", .object([.init("value", .number("3"))])),
        wrongType("valueAttachment", .object([.init("url", .string("http://example.org/x"))])),
        wrongType("valueReference", .object([.init("reference", .string("Patient/1"))])),
        answer("type: none of FHIR's answers") { answer, _ in answer.withValue("valueAge", .number("3")) },
        answer("two values") { answer, item in
            answer.answerValue?.name == "valueBoolean"
                ? answer.with("valueInteger", .number("1")) : answer.with("valueBoolean", .bool(true))
        },
    ]

    private static func form(_ name: String, of value: String, _ spoilt: JSON) -> Mutation {
        answer(name) { answer, _ in answer.answerValue?.name == value ? answer.withValue(spoilt) : nil }
    }

    private static let wrongForms = [
        form("a date that is none", of: "valueDate", .string("2021-02-30")),
        form("a date in words", of: "valueDate", .string("yesterday")),
        form("a dateTime without a zone", of: "valueDateTime", .string("2021-02-03T10:00:00")),
        form("a time that is none", of: "valueTime", .string("25:00:00")),
        form("an integer in quotation marks", of: "valueInteger", .string("3")),
        form("an integer with a fraction", of: "valueInteger", .number("3.5")),
        form("an integer beyond 32 bits", of: "valueInteger", .number("3000000000")),
        form("a decimal in quotation marks", of: "valueDecimal", .string("3.5")),
        form("a boolean in quotation marks", of: "valueBoolean", .string("true")),
        form("a coding that is text", of: "valueCoding", .string("x")),
        form("an empty coding", of: "valueCoding", .object([])),
        form("a quantity whose number is text", of: "valueQuantity", .object([.init("value", .string("3"))])),
        answer("an unknown element in a coding") { answer, _ in
            guard let value = answer.answerValue, value.name == "valueCoding" else { return nil }
            return answer.withValue(value.value.with("colour", .string("red")))
        },
        answer("an unknown element in an answer") { answer, _ in answer.with("remark", .string("x")) },
    ]

    /// Only options that are written down, all of them, and nothing beside them allowed.
    private static func isClosed(_ item: RobotItem) -> Bool {
        !item.options.isEmpty && item.hasWholeOptions && !item.isOpenText && !item.isOpenValue && item.isAskable
            && item.dynamics == RobotDynamics()
    }

    private static let offOptions = [
        answer("a code that is no option") { answer, item in
            guard isClosed(item), let value = answer.answerValue, value.name == "valueCoding" else { return nil }
            return answer.withValue(value.value.with("code", .string("no-such-code")))
        },
        answer("a code of another system") { answer, item in
            guard isClosed(item), let value = answer.answerValue, value.name == "valueCoding",
                value.value["code"] != nil
            else { return nil }
            return answer.withValue(value.value.with("system", .string("http://example.org/no-such-system")))
        },
        answer("a code in other letters") { answer, item in
            guard isClosed(item), let value = answer.answerValue, value.name == "valueCoding",
                let code = value.value["code"]?.text
            else { return nil }
            return answer.withValue(value.value.with("code", .string(code + "~")))
        },
        answer("a text that is no option") { answer, item in
            guard isClosed(item), answer.answerValue?.name == "valueString" else { return nil }
            return answer.withValue(.string("no such text"))
        },
        answer("a number that is no option") { answer, item in
            guard isClosed(item), answer.answerValue?.name == "valueInteger" else { return nil }
            return answer.withValue(.number("987654"))
        },
        answer("free text in a closed choice") { answer, item in
            guard isClosed(item), !item.valueNames.contains("valueString") else { return nil }
            return answer.withValue("valueString", .string("free text"))
        },
    ]

    private static func beyond(_ name: String, _ limit: @escaping @Sendable (RobotLimits) -> JSON?, by step: Int)
        -> Mutation
    {
        answer(name) { answer, item in
            guard item.isAskable, item.dynamics == RobotDynamics(), item.options.isEmpty,
                let digits = limit(item.limits)?.digits, let number = ExactDecimal(digits),
                let spoilt = try? number + ExactDecimal(step),
                ["valueInteger", "valueDecimal"].contains(answer.answerValue?.name ?? "")
            else { return nil }
            return answer.withValue(.number(spoilt.description))
        }
    }

    private static let beyondLimits = [
        beyond("below the minimum", { $0.minimum }, by: -1),
        beyond("above the maximum", { $0.maximum }, by: 1),
        answer("longer than allowed") { answer, item in
            guard item.isAskable, item.options.isEmpty, item.dynamics == RobotDynamics(),
                let most = item.limits.maximumLength, most < 100_000, answer.answerValue?.name == "valueString"
            else { return nil }
            return answer.withValue(.string(String(repeating: "x", count: most + 1)))
        },
        answer("shorter than allowed") { answer, item in
            guard item.isAskable, item.options.isEmpty, item.dynamics == RobotDynamics(),
                let least = item.limits.minimumLength, least > 1, answer.answerValue?.name == "valueString"
            else { return nil }
            return answer.withValue(.string(String(repeating: "x", count: least - 1)))
        },
        answer("not of the form that is asked for") { answer, item in
            guard item.isAskable, let pattern = item.limits.pattern, answer.answerValue?.name == "valueString",
                item.dynamics == RobotDynamics(), (try? pattern.matchesWhole("\u{1}~?")) == false
            else { return nil }
            return answer.withValue(.string("\u{1}~?"))
        },
        answer("more decimal places than allowed") { answer, item in
            guard item.isAskable, let places = item.limits.decimalPlaces, places < 15, item.dynamics == RobotDynamics(),
                answer.answerValue?.name == "valueDecimal"
            else { return nil }
            return answer.withValue(.number("0." + String(repeating: "0", count: places) + "1"))
        },
    ]

    private static func quantity(_ answer: JSON) -> JSON? {
        answer.answerValue.flatMap { $0.name == "valueQuantity" ? $0.value : nil }
    }

    private static let quantities = [
        answer("a quantity without a number") { answer, item in
            guard item.isAskable, item.defaults.isEmpty, !item.dynamics.mayBeWritten, let value = quantity(answer),
                value["unit"] != nil || value["code"] != nil
            else { return nil }
            return answer.withValue(value.with("value", nil))
        },
        answer("a unit off the list") { answer, item in
            guard item.isAskable, item.limits.hasUnits, item.limits.hasWholeUnits, item.limits.unitOpenness == nil,
                let value = quantity(answer)
            else { return nil }
            return answer.withValue(
                value.with("system", .string("http://unitsofmeasure.org")).with("code", .string("[fur_us]")).with(
                    "unit", .string("furlong")))
        },
        answer("a unit that does not compare with the limit's") { answer, item in
            guard item.isAskable, item.dynamics == RobotDynamics(), let value = quantity(answer),
                (item.limits.minimum ?? item.limits.maximum)?["code"]?.text != nil
            else { return nil }
            return answer.withValue(
                value.with("system", .string("http://unitsofmeasure.org")).with("code", .string("cd")).with(
                    "unit", .string("candela")))
        },
    ]

    private static func attachment(_ answer: JSON) -> JSON? {
        answer.answerValue.flatMap { $0.name == "valueAttachment" ? $0.value : nil }
    }

    private static let attachments = [
        answer("a kind of file that is not allowed") { answer, item in
            guard item.isAskable, !item.limits.mimeTypes.isEmpty, let value = attachment(answer) else { return nil }
            return answer.withValue(value.with("contentType", .string("application/x-no-such-type")))
        },
        answer("a file whose data is not base64") { answer, item in
            guard item.isAskable, let value = attachment(answer) else { return nil }
            return answer.withValue(value.with("data", .string("%%%")).with("size", nil))
        },
        answer("a file whose size is not that of its data") { answer, item in
            guard item.isAskable, let value = attachment(answer) else { return nil }
            return answer.withValue(value.with("data", .string("YWJj")).with("size", .number("77")))
        },
    ]

    private static func reference(_ answer: JSON) -> JSON? {
        answer.answerValue.flatMap { $0.name == "valueReference" ? $0.value : nil }
    }

    private static let references = [
        answer("a reference that is none") { answer, item in
            guard item.isAskable, let value = reference(answer) else { return nil }
            return answer.withValue(value.with("reference", .string("not a reference")))
        },
        answer("a reference to a type that FHIR does not have") { answer, item in
            guard item.isAskable, let value = reference(answer) else { return nil }
            return answer.withValue(value.with("reference", .string("Pasient/1")).with("type", nil))
        },
        answer("a reference to nothing") { answer, item in
            guard item.isAskable, reference(answer) != nil else { return nil }
            return answer.withValue(.object([.init("type", .string("Patient"))]))
        },
        answer("a reference to a type that is not allowed") { answer, item in
            guard item.isAskable, !item.limits.referenceTypes.isEmpty,
                !item.limits.referenceTypes.contains("Basic"), let value = reference(answer)
            else { return nil }
            return answer.withValue(value.with("reference", .string("Basic/1")).with("type", nil))
        },
        answer("a contained resource that is not there") { answer, item in
            guard item.isAskable, let value = reference(answer) else { return nil }
            return answer.withValue(value.with("reference", .string("#nowhere")).with("type", nil))
        },
        answer("a url with a space") { answer, item in
            guard item.isAskable, item.type == .url, answer.answerValue?.name == "valueUri" else { return nil }
            return answer.withValue(.string("http://example.org/a b"))
        },
    ]
}
