/// Changes a form's JSON tree as bytes say: what a fuzzer turns into forms that are nearly real.
///
/// The same bytes always make the same form. Forms do not grow beyond a few thousand values.
package struct FormMutator {
    private var bytes: ArraySlice<UInt8>
    private var linkIds: [String] = []

    /// Values in a form, beyond which nothing more is added.
    private static let maximumSize = 4000
    private static let core = "http://hl7.org/fhir/StructureDefinition/"

    /// - Parameter bytes: two to four of them make one change.
    package static func mutate(_ form: JSON, by bytes: some Collection<UInt8>) -> JSON {
        var mutator = FormMutator(bytes: Array(bytes)[...])
        var form = form
        var rounds = 0
        while !mutator.bytes.isEmpty, rounds < 64 {
            rounds += 1
            mutator.linkIds = form.linkIds
            mutator.change(&form)
        }
        return form
    }

    private mutating func next() -> Int { Int(bytes.popFirst() ?? 0) }

    private mutating func pick<Element>(_ elements: [Element]) -> Element? {
        pick(of: elements.count).map { elements[$0] }
    }

    private mutating func pick(of count: Int) -> Int? {
        guard count > 0 else { return nil }
        return (count > 256 ? next() << 8 | next() : next()) % count
    }

    /// The path of one item, or of one value of any kind. Only the one that is chosen is worked out: most of a fuzzer's time
    /// went into lists of all of them.
    private mutating func pickPath(in form: JSON, onlyItems: Bool = true) -> [Int]? {
        guard let number = pick(of: form.count(onlyItems: onlyItems)) else { return nil }
        return form.path(number, onlyItems: onlyItems)
    }

    private mutating func change(_ form: inout JSON) {
        let kind = next() % 16
        guard let path = pickPath(in: form, onlyItems: kind < 11) else { return }
        let isLarge = form.size > Self.maximumSize
        switch kind {
        case 0: form.update(path) { setFlags(&$0) }
        case 1: form.update(path) { $0.set("type", .string(pick(Self.types) ?? "group")) }
        case 2: form.update(path) { changeCondition(&$0) }
        case 3: form.update(path) { $0.set("linkId", .string(newLinkId())) }
        case 4 where !isLarge: form.update(path) { addCondition(&$0) }
        case 5 where !isLarge: nest(path, &form)
        case 6: form.update(path) { addExtension(&$0) }
        case 7: swap(path, &form)
        case 8 where !isLarge: duplicate(path, &form)
        case 9: form.remove(path)
        case 10: form.update(path) { $0.set("enableBehavior", .string(next() % 2 == 0 ? "any" : "all")) }
        case 11: form.remove(path)
        case 12: form.update(path) { $0 = Self.strange(next()) }
        case 13 where !isLarge:
            if let other = pickPath(in: form, onlyItems: false), let value = form.value(at: other), value.size < 400 {
                form.update(path) { $0 = value }
            }
        case 14 where !isLarge: form.update(path) { addDefault(&$0) }
        default: break
        }
    }

    private static let types = [
        "group", "display", "boolean", "decimal", "integer", "date", "dateTime", "time", "string", "text", "url",
        "choice",
        "open-choice", "attachment", "reference", "quantity", "coding", "question",
    ]
    private static let operators = ["exists", "=", "!=", ">", "<", ">=", "<="]
    /// Made anew each time: the leak check of the fuzzer cannot follow a tree that lives as long as the process.
    private static func strange(_ number: Int) -> JSON {
        let values: [JSON] = [
            .null, .bool(true), .bool(false), .number("0"), .number("-1"), .number("1e400"), .number("3.14"),
            .string(""),
            .string("x"), .string("2024-02-30"), .string("#no"), .array([]), .object([]), .array([.null]),
        ]
        return values[number % values.count]
    }

    private mutating func newLinkId() -> String {
        switch next() % 4 {
        case 0: pick(linkIds) ?? "a"
        case 1: ["/", "~", "[0]", "a b", "é", "a/b[1]", ".", "🙂"][next() % 8]
        default: "m\(next())"
        }
    }

    private mutating func setFlags(_ item: inout JSON) {
        let bits = next()
        for (bit, name) in ["required", "repeats", "readOnly"].enumerated() where bits >> bit & 1 == 1 {
            item.set(name, .bool(bits >> (bit + 3) & 1 == 1))
        }
    }

    private mutating func changeCondition(_ item: inout JSON) {
        guard case .array(var conditions)? = item["enableWhen"], !conditions.isEmpty else { return }
        let position = next() % conditions.count
        switch next() % 3 {
        case 0: conditions[position].set("operator", .string(Self.operators[next() % Self.operators.count]))
        case 1: conditions[position].set("question", .string(pick(linkIds) ?? ""))
        default: conditions.remove(at: position)
        }
        item.set("enableWhen", .array(conditions))
    }

    private mutating func addCondition(_ item: inout JSON) {
        let answers: [JSON.Member] = [
            .init("answerBoolean", .bool(next() % 2 == 0)), .init("answerInteger", .number("3")),
            .init("answerString", .string("x")), .init("answerDate", .string("2024-01")),
            .init("answerCoding", .object([.init("code", .string("a"))])),
            .init("answerQuantity", .object([.init("value", .number("1")), .init("code", .string("kg"))])),
        ]
        let condition: JSON = .object([
            .init("question", .string(pick(linkIds) ?? "")),
            .init("operator", .string(Self.operators[next() % Self.operators.count])), answers[next() % answers.count],
        ])
        item.set("enableWhen", .array((item["enableWhen"]?.elements ?? []) + [condition]))
    }

    private mutating func addExtension(_ item: inout JSON) {
        let number = String(next() % 6)
        let made: [(String, JSON.Member)] = [
            ("questionnaire-minOccurs", .init("valueInteger", .number(number))),
            ("questionnaire-maxOccurs", .init("valueInteger", .number(number))),
            ("questionnaire-hidden", .init("valueBoolean", .bool(true))),
            ("minValue", .init("valueInteger", .number(number))), ("maxValue", .init("valueDecimal", .number(number))),
            ("regex", .init("valueString", .string(["(a+)+$", "[", "^[A-Z]{2}$", ".*"][next() % 4]))),
            ("minLength", .init("valueInteger", .number(number))),
            (
                "questionnaire-itemControl",
                .init(
                    "valueCodeableConcept",
                    .object([
                        .init(
                            "coding",
                            .array([
                                .object([
                                    .init(
                                        "code",
                                        .string(
                                            ["page", "header", "footer", "tab-container", "check-box"][next() % 5]))
                                ])
                            ]))
                    ]))
            ),
        ]
        let (name, value) = made[next() % made.count]
        let entry: JSON = .object([.init("url", .string(Self.core + name)), value])
        item.set("extension", .array((item["extension"]?.elements ?? []) + [entry]))
    }

    private mutating func addDefault(_ item: inout JSON) {
        guard case .object = item else { return }
        let values: [JSON.Member] = [
            .init("valueBoolean", .bool(true)), .init("valueString", .string("d")), .init("valueInteger", .number("2")),
            .init("valueDate", .string("2024-01-01")), .init("valueCoding", .object([.init("code", .string("a"))])),
        ]
        item.set("initial", .array([.object([values[next() % values.count]])]))
    }

    /// Moves an item below another, or into a group of its own.
    private mutating func nest(_ path: [Int], _ form: inout JSON) {
        guard let item = form.value(at: path), let target = pickPath(in: form), !target.starts(with: path) else {
            return
        }
        if next() % 3 == 0 {
            let group: JSON = .object([
                .init("linkId", .string("w\(next())")), .init("type", .string("group")), .init("item", .array([item])),
            ])
            form.update(path) { $0 = group }
            return
        }
        form.update(target) { $0.set("item", .array(($0["item"]?.elements ?? []) + [item])) }
        // Where the removal would take the target with it, the item is there twice, which is a mistake of its own.
        form.remove(path)
    }

    private mutating func swap(_ path: [Int], _ form: inout JSON) {
        guard let other = pickPath(in: form), !other.starts(with: path), !path.starts(with: other),
            let left = form.value(at: path), let right = form.value(at: other)
        else { return }
        form.update(path) { $0 = right }
        form.update(other) { $0 = left }
    }

    private mutating func duplicate(_ path: [Int], _ form: inout JSON) {
        guard var item = form.value(at: path) else { return }
        let suffix = "-\(next())"
        item.renameLinkIds(suffix)
        form.insert(item, behind: path)
    }
}

/// Values in a tree by the numbers of their places: the n-th member or element of each level.
extension JSON {
    fileprivate var children: [JSON] {
        switch self {
        case .array(let elements): elements
        case .object(let members): members.map(\.value)
        default: []
        }
    }

    var size: Int { children.reduce(1) { $0 + $1.size } }

    fileprivate var linkIds: [String] {
        (self["linkId"]?.text.map { [$0] } ?? []) + (self["item"]?.elements ?? []).flatMap(\.linkIds)
    }

    /// The elements below this one with the number of each: items, or all values.
    private func forEachChild(onlyItems: Bool, _ body: ([Int], JSON) -> Bool) {
        switch self {
        case .array(let elements) where !onlyItems:
            for (number, child) in elements.enumerated() where !body([number], child) { return }
        case .object(let members) where onlyItems:
            guard let position = members.firstIndex(where: { $0.name == "item" }) else { return }
            for (number, item) in members[position].value.elements.enumerated()
            where !body([position, number], item) { return }
        case .object(let members):
            for (number, member) in members.enumerated() where !body([number], member.value) { return }
        default: break
        }
    }

    /// How many items, or values of any kind, stand below.
    fileprivate func count(onlyItems: Bool) -> Int {
        var count = 0
        forEachChild(onlyItems: onlyItems) { _, child in
            count += 1 + child.count(onlyItems: onlyItems)
            return true
        }
        return count
    }

    /// The path of the n-th of them, in the order of the text.
    fileprivate func path(_ number: Int, onlyItems: Bool) -> [Int] {
        var left = number
        var found: [Int] = []
        forEachChild(onlyItems: onlyItems) { step, child in
            if left == 0 {
                found = step
                return false
            }
            left -= 1
            let below = child.count(onlyItems: onlyItems)
            if left < below {
                found = step + child.path(left, onlyItems: onlyItems)
                return false
            }
            left -= below
            return true
        }
        return found
    }

    fileprivate func value(at path: some Collection<Int>) -> JSON? {
        guard let first = path.first else { return self }
        let children = children
        return first < children.count ? children[first].value(at: path.dropFirst()) : nil
    }

    fileprivate mutating func update(_ path: some Collection<Int>, _ body: (inout JSON) -> Void) {
        guard let first = path.first else { return body(&self) }
        switch self {
        case .array(var elements) where first < elements.count:
            elements[first].update(path.dropFirst(), body)
            self = .array(elements)
        case .object(var members) where first < members.count:
            members[first].value.update(path.dropFirst(), body)
            self = .object(members)
        default: break
        }
    }

    fileprivate mutating func remove(_ path: [Int]) {
        guard let last = path.last else { return }
        update(path.dropLast()) { parent in
            switch parent {
            case .array(var elements) where last < elements.count:
                elements.remove(at: last)
                parent = .array(elements)
            case .object(var members) where last < members.count:
                members.remove(at: last)
                parent = .object(members)
            default: break
            }
        }
    }

    fileprivate mutating func insert(_ value: JSON, behind path: [Int]) {
        guard let last = path.last else { return }
        update(path.dropLast()) { parent in
            guard case .array(var elements) = parent, last < elements.count else { return }
            elements.insert(value, at: last + 1)
            parent = .array(elements)
        }
    }

    fileprivate mutating func set(_ name: String, _ value: JSON) {
        guard case .object(var members) = self else { return }
        if let position = members.firstIndex(where: { $0.name == name }) {
            members[position].value = value
        } else {
            members.append(Member(name, value))
        }
        self = .object(members)
    }

    fileprivate mutating func renameLinkIds(_ suffix: String) {
        if let linkId = self["linkId"]?.text { set("linkId", .string(linkId + suffix)) }
        guard let items = self["item"]?.elements else { return }
        set(
            "item",
            .array(
                items.map {
                    var item = $0
                    item.renameLinkIds(suffix)
                    return item
                }))
    }
}
