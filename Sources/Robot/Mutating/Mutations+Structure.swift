internal import FHIRModel

extension Mutation {
    /// Wrong numbers, places and bones.
    static let structure: [Mutation] = numbers + places + bones + heads

    private static func item(
        _ name: String, fault: Fault = .here, _ spoil: @escaping @Sendable (JSON, RobotItem, RobotForm) -> JSON?
    ) -> Mutation {
        Mutation(name: name, place: .item, spoil: spoil, fault: fault)
    }

    private static func siblings(
        _ name: String, _ spoil: @escaping @Sendable ([JSON], Int, RobotItem, RobotForm) -> [JSON]?
    ) -> Mutation {
        Mutation(
            name: name, place: .siblings,
            spoil: { list, item, form in
                guard let at = list.elements.firstIndex(where: { $0["linkId"]?.text == item.linkId }) else {
                    return nil
                }
                return spoil(list.elements, at, item, form).map { .array($0) }
            }, fault: .holder)
    }

    private static let numbers = [
        item("an extra answer") { element, item, _ in
            guard item.isAskable, !item.repeats, item.dynamics == RobotDynamics(),
                let first = element["answer"]?.elements.first
            else { return nil }
            return element.with("answer", .array([first, first]))
        },
        item("more answers than allowed") { element, item, _ in
            guard item.isAskable, item.repeats, item.maxOccurs > 1, item.maxOccurs < 50,
                item.dynamics == RobotDynamics(),
                let first = element["answer"]?.elements.first
            else { return nil }
            return element.with("answer", .array(Array(repeating: first, count: item.maxOccurs + 1)))
        },
        item("fewer answers than wanted") { element, item, _ in
            guard item.isAskable, item.repeats, item.minOccurs > 1, item.dynamics == RobotDynamics(),
                let first = element["answer"]?.elements.first
            else { return nil }
            return element.with("answer", .array([first]))
        },
        item("an exclusive answer with another") { element, item, _ in
            guard item.isAskable, item.repeats, item.dynamics == RobotDynamics(),
                let exclusive = item.options.first(where: \.isExclusive),
                let other = item.options.first(where: { !$0.isExclusive })
            else { return nil }
            return element.with(
                "answer", .array([exclusive, other].map { .object([.init($0.name, $0.value)]) }))
        },
        siblings("a required answer is gone") { list, at, item, form in
            guard item.isRequired, item.isAskable, item.dynamics == RobotDynamics(),
                item.parent < 0 || form.items[item.parent].isRequired
            else { return nil }
            // Of a required group something is left.
            var list = list
            list.remove(at: at)
            return item.parent >= 0 && list.isEmpty ? nil : list
        },
        siblings("a group that may stand once stands twice") { list, at, item, _ in
            guard item.type == .group, !item.repeats, item.dynamics == RobotDynamics(), !item.isHidden else {
                return nil
            }
            return list[...at] + [list[at]] + list[(at + 1)...]
        },
        siblings("more rows than allowed") { list, at, item, _ in
            guard item.isRepeatingGroup, item.maxOccurs > 1, item.maxOccurs < 50, item.dynamics == RobotDynamics(),
                !item.isHidden
            else { return nil }
            return list[...at] + Array(repeating: list[at], count: item.maxOccurs) + list[(at + 1)...]
        },
        siblings("a question stands twice") { list, at, item, _ in
            guard item.isQuestion, !item.repeats else { return nil }
            return list[...at] + [list[at]] + list[(at + 1)...]
        },
    ]

    private static let places = [
        siblings("an item that the form does not have") { list, at, _, _ in
            list[...at] + [.object([.init("linkId", .string("no-such-item"))])] + list[(at + 1)...]
        },
        item("a linkId that the form does not have") { element, item, _ in
            element.with("linkId", .string(item.linkId + "-no-such-item"))
        },
        siblings("an item of another place") { list, at, item, form in
            guard let other = form.items.first(where: { $0.parent != item.parent && !$0.isHint && $0.isQuestion })
            else {
                return nil
            }
            return list[...at] + [.object([.init("linkId", .string(other.linkId))])] + list[(at + 1)...]
        },
        siblings("items in another order") { list, at, item, _ in
            guard let next = list[at...].firstIndex(where: { $0["linkId"]?.text != item.linkId }) else { return nil }
            var list = list
            list.insert(list.remove(at: next), at: at)
            return list
        },
        item("a group is answered") { element, item, _ in
            guard item.type == .group else { return nil }
            return element.with("answer", .array([.object([.init("valueString", .string("x"))])])).with("item", nil)
        },
        item("items beside the answers of their question") { element, item, _ in
            guard item.isQuestion, let answers = element["answer"]?.elements,
                let below = answers.first(where: { $0["item"] != nil })?["item"]
            else { return nil }
            return element.with("answer", .array(answers.map { $0.with("item", nil) })).with("item", below)
        },
        siblings("a text to be shown is answered") { list, at, item, form in
            let level = item.parent < 0 ? form.roots : form.items[item.parent].children
            guard let display = level.first(where: { form.items[$0].type == .display }), display > item.index,
                item.parent < 0 || form.items[item.parent].type == .group, form.items[display].conditions.isEmpty,
                form.items[display].dynamics == RobotDynamics()
            else { return nil }
            let last =
                list.lastIndex { form.itemByLinkId[$0["linkId"]?.text ?? ""].map { $0 < display } ?? false } ?? at
            let answered: JSON = .object([
                .init("linkId", .string(form.items[display].linkId)),
                .init("answer", .array([.object([.init("valueString", .string("x"))])])),
            ])
            return list[...last] + [answered] + list[(last + 1)...]
        },
        Mutation(
            name: "another text", place: .item,
            spoil: { element, _, _ in
                element["text"] == nil ? nil : element.with("text", .string("Some other text"))
            }, isOfText: true),
    ]

    private static let bones = [
        item("no linkId") { element, _, _ in element.with("linkId", nil) },
        item("a linkId that is a number") { element, _, _ in element.with("linkId", .number("1")) },
        item("an unknown element in an item") { element, _, _ in element.with("remark", .string("x")) },
        item("answers that are no list") { element, _, _ in
            element["answer"]?.elements.first.map { element.with("answer", $0) }
        },
        item("items that are no list") { element, _, _ in
            element["item"]?.elements.first.map { element.with("item", $0) }
        },
        item("an empty list of answers") { element, item, _ in
            item.isQuestion && !item.isRequired ? element.with("answer", .array([])) : nil
        },
        item("an item that is text") { _, _, _ in .string("x") },
    ]

    private static func head(_ name: String, _ spoil: @escaping @Sendable (JSON) -> JSON?) -> Mutation {
        Mutation(name: name, place: .response, spoil: { element, _, _ in spoil(element) }, fault: .response)
    }

    private static let heads = [
        head("no status") { $0.with("status", nil) },
        head("a status that FHIR does not have") { $0.with("status", .string("finished")) },
        head("an unknown element in the response") { $0.with("remark", .string("x")) },
        head("an authored that is no date") { $0.with("authored", .string("today")) },
        head("a response to another form") { $0.with("questionnaire", .number("1")) },
    ]
}
