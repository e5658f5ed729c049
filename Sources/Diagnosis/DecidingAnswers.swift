internal import Decimals
internal import FHIRJSON
internal import FHIRModel
internal import FHIRPath
internal import SDC

/// Questions that decide about others, and the answers to each that make a difference: what conditions compare with and what
/// lies between, the options of choices, no answer where none is needed.
struct DecidingAnswers {
    /// A value of an answer.
    enum Value: Equatable {
        case bool(Bool)
        case number(Key, String)
        case text(Key, String)
        /// An element of the form's document: that of a condition or an option.
        case element(Key, Node)
        case coding(system: String?, code: String?, display: String?)

        var key: Key {
            switch self {
            case .bool: .valueBoolean
            case .number(let key, _), .text(let key, _), .element(let key, _): key
            case .coding: .valueCoding
            }
        }

        func make(in document: Document, from form: Document) -> Node {
            switch self {
            case .bool(let flag): return document.newBool(flag)
            case .number(_, let text): return document.newNumber(text)
            case .text(_, let text): return document.newString(text)
            case .element(_, let node): return document.copy(node, from: form)
            case .coding(let system, let code, let display):
                let coding = document.newObject()
                for (key, text) in [(Key.system, system), (.code, code), (.display, display)] {
                    if let text { document.setMember(coding, key, document.newString(text)) }
                }
                return coding
            }
        }
    }

    let form: Form
    /// In the form's order.
    private(set) var items: [Int32] = []
    /// All answers that make a difference are among these.
    private(set) var isExact = true
    private var answers: [Int32: [[Value]]] = [:]

    /// Answers to one question at most.
    private static let maximumAnswers = 12
    /// Options of one question that are looked at.
    private static let maximumOptions = 2_000
    /// Conditions on one question, and options of it, that are looked at: each is held against each.
    private static let maximumConditions = 64

    init(form: Form) {
        self.form = form
        var conditions: [Int32: [Condition]] = [:]
        for condition in form.conditions where condition.source >= 0 {
            conditions[condition.source, default: []].append(condition)
        }
        var deciding = Set(conditions.keys)
        let expressive = sourcesOfExpressions()
        deciding.formUnion(expressive.keys)
        for item in deciding.sorted() where form.items[Int(item)].isAskable {
            var looking = conditions[item] ?? []
            if looking.count > Self.maximumConditions {
                isExact = false
                looking.removeLast(looking.count - Self.maximumConditions)
            }
            let found = makeAnswers(item, looking, expressive[item])
            guard found.count > 1 else { continue }
            items.append(item)
            answers[item] = found
        }
    }

    func answers(of item: Int32) -> [[Value]] { answers[item] ?? [] }

    /// Items that conditions in FHIRPath name by their linkId, with the texts and numbers written there; through variables too.
    private mutating func sourcesOfExpressions() -> [Int32: Set<String>] {
        var found: [Int32: Set<String>] = [:]
        let variables = form.logic.scopes.variables
        let trees =
            form.details.compactMap { $0.expressions?.enableWhen?.compiled.tree }
            + (form.details.contains { $0.expressions?.enableWhen != nil }
                ? variables.compactMap { $0.expression?.compiled.tree } : [])
        for tree in trees {
            var named: Set<Int32> = []
            var literals: Set<String> = []
            for node in tree.nodes {
                switch node.kind {
                case .string(let text):
                    if let item = form.itemByLinkId[text] {
                        named.insert(item)
                    } else if literals.count < Self.maximumConditions {
                        literals.insert(text)
                    } else {
                        isExact = false
                    }
                case .integer(let text), .decimal(let text):
                    if literals.count < Self.maximumConditions { literals.insert(text) } else { isExact = false }
                default: break
                }
            }
            // Names and literals of one expression are held against each other.
            if named.count > Self.maximumConditions { isExact = false }
            for item in named.sorted().prefix(Self.maximumConditions) where form.items[Int(item)].isQuestion {
                guard found[item, default: []].count < Self.maximumConditions else {
                    isExact = false
                    continue
                }
                found[item, default: []].formUnion(literals)
            }
        }
        return found
    }

    private mutating func makeAnswers(_ item: Int32, _ conditions: [Condition], _ literals: Set<String>?) -> [[Value]] {
        let entry = form.items[Int(item)]
        let detail = form.details[Int(item)]
        var values: [Value] = []
        switch entry.type {
        case .boolean: values = [.bool(true), .bool(false)]
        case .choice, .openChoice: values = choices(entry, detail, conditions, literals)
        case .integer, .decimal: values = numbers(entry, detail.constraints, conditions, literals)
        default: values = others(entry, conditions, literals)
        }
        var unique: [[Value]] = []
        // No answer first, where it may stay without.
        if !entry.traits.contains(.required) { unique.append([]) }
        // Where nothing tells which are alike, no more are looked at than are kept.
        let most = literals == nil ? 4 * Self.maximumConditions : Self.maximumAnswers + 1
        for value in values where !unique.contains([value]) {
            guard unique.count < most else {
                isExact = false
                break
            }
            unique.append([value])
        }
        // Of those that all conditions take alike one is enough.
        if literals == nil {
            var kinds: Set<[Bool]> = []
            unique = unique.filter { answer in
                var outcomes: [Bool] = []
                for condition in conditions {
                    guard let holds = Self.holds(answer.first, condition, form.document) else { return true }
                    outcomes.append(holds)
                }
                return kinds.insert(outcomes).inserted
            }
        }
        if entry.repeats, values.count > 1 { unique.append(Array(values.prefix(Self.maximumAnswers))) }
        if unique.count > Self.maximumAnswers {
            isExact = false
            unique = Array(unique.prefix(Self.maximumAnswers))
        }
        return unique
    }

    private mutating func choices(
        _ entry: FormItem, _ detail: ItemDetail, _ conditions: [Condition], _ literals: Set<String>?
    ) -> [Value] {
        var wanted: [Value] = []
        var others: [Value] = []
        let options = detail.options?.options ?? []
        if options.count > Self.maximumOptions { isExact = false }
        for option in options.prefix(Self.maximumOptions) where wanted.count < Self.maximumConditions {
            let value: Value
            if option.node.exists {
                let node = form.document.valueNode(of: option.node)
                value = .element(form.document.key(node), node)
            } else if case .coding(let system, _, let code, let display) = option.value {
                value = .coding(system: system, code: code, display: display)
            } else {
                continue
            }
            if conditions.contains(where: { asks($0, for: option.value) })
                || literals.map({ names(option.value, $0) }) ?? false
            {
                wanted.append(value)
            } else {
                others.append(value)
            }
        }
        if literals != nil, wanted.isEmpty || others.count > 1 {
            // Expressions may tell options apart by more than their codes, as by weights.
            isExact = isExact && others.count <= 1
            return wanted + others
        }
        if wanted.isEmpty, others.isEmpty {
            isExact = false
            return conditions.compactMap { condition in
                guard case .coding(let system, let code, let display) = condition.expected else { return nil }
                return .coding(system: system, code: code, display: display)
            }
        }
        return wanted + others.prefix(1)
    }

    private func asks(_ condition: Condition, for option: AnswerOption.Value) -> Bool {
        switch (condition.expected, option) {
        case (.coding(let system, let code, _), .coding(let own, _, let ownCode, _)):
            code == ownCode && (system == nil || system == own)
        case (.string(let text), .coding(_, _, let code, _)): text == code
        case (.string(let text), .primitive(_, let value)): text == value
        case (.number(let number), .primitive(_, let value)): number.description == value
        default: false
        }
    }

    private func names(_ option: AnswerOption.Value, _ literals: Set<String>) -> Bool {
        switch option {
        case .coding(_, _, let code, let display):
            (code.map(literals.contains) ?? false) || (display.map(literals.contains) ?? false)
        case .primitive(_, let value): literals.contains(value)
        case .reference, .quantity: false
        }
    }

    /// What conditions compare with, and a step to both sides.
    private mutating func numbers(
        _ entry: FormItem, _ limits: Constraints, _ conditions: [Condition], _ literals: Set<String>?
    ) -> [Value] {
        let key: Key = entry.type == .integer ? .valueInteger : .valueDecimal
        var thresholds: [ExactDecimal] = conditions.compactMap {
            if case .number(let number) = $0.expected { number } else { nil }
        }
        if let literals {
            isExact = false
            thresholds += literals.compactMap { ExactDecimal($0) }.sorted().prefix(4)
        }
        var found: [ExactDecimal] = []
        for threshold in thresholds {
            for step in [-1, 0, 1] {
                guard let value = try? threshold + ExactDecimal(step), allows(value, limits) else { continue }
                if !found.contains(value) { found.append(value) }
            }
        }
        if found.isEmpty {
            for candidate in [1, 0, 10, 100] where allows(ExactDecimal(candidate), limits) {
                found.append(ExactDecimal(candidate))
                break
            }
            if found.isEmpty, case .number(let least)? = limits.minimum?.value { found.append(least) }
        }
        return found.sorted().map { .number(key, (key == .valueInteger ? $0.truncated : $0).description) }
    }

    private func allows(_ value: ExactDecimal, _ limits: Constraints) -> Bool {
        if case .number(let least)? = limits.minimum?.value, value < least { return false }
        if case .number(let most)? = limits.maximum?.value, value > most { return false }
        return true
    }

    /// Whether a condition holds for an answer, or for none; nil = that is not told here.
    private static func holds(_ value: Value?, _ condition: Condition, _ document: Document) -> Bool? {
        if condition.comparison == .exists {
            guard case .boolean(let wanted) = condition.expected else { return nil }
            return (value != nil) == wanted
        }
        guard let value else { return false }
        var isEqual: Bool
        switch (condition.expected, value) {
        case (.boolean(let wanted), .bool(let given)): isEqual = wanted == given
        case (.number, .number(_, let text)):
            return ExactDecimal(text).map { holds($0, condition) }
        case (.coding(let system, let code?, _), .element(.valueCoding, let node)):
            isEqual =
                document.string(node, .code) == code && (system == nil || document.string(node, .system) == system)
        case (.coding(let system, let code?, _), .coding(let own, let ownCode, _)):
            isEqual = ownCode == code && (system == nil || own == system)
        default: return nil
        }
        return switch condition.comparison {
        case .equal: isEqual
        case .notEqual: !isEqual
        default: false
        }
    }

    private static func holds(_ value: ExactDecimal, _ condition: Condition) -> Bool {
        guard case .number(let wanted) = condition.expected else { return false }
        return switch condition.comparison {
        case .exists: true
        case .equal: value == wanted
        case .notEqual: value != wanted
        case .greater: value > wanted
        case .less: value < wanted
        case .greaterOrEqual: value >= wanted
        case .lessOrEqual: value <= wanted
        }
    }

    /// What conditions compare with, and something else.
    private mutating func others(_ entry: FormItem, _ conditions: [Condition], _ literals: Set<String>?) -> [Value] {
        guard let type = entry.type.valueType else { return [] }
        if literals != nil { isExact = false }
        var found: [Value] = []
        for condition in conditions {
            guard condition.node.exists, condition.comparison != .exists else { continue }
            if condition.comparison.needsOrder { isExact = false }
            found.append(.element(type.valueKey, condition.node))
        }
        switch type {
        case .string:
            for text in (literals ?? []).sorted().prefix(3) { found.append(.text(.valueString, text)) }
            found.append(.text(.valueString, "x"))
        case .uri: found.append(.text(.valueUri, "http://example.org/x"))
        case .date: found.append(.text(.valueDate, "2000-01-01"))
        case .dateTime: found.append(.text(.valueDateTime, "2000-01-01T00:00:00Z"))
        case .time: found.append(.text(.valueTime, "12:00:00"))
        default: isExact = isExact && !found.isEmpty
        }
        return found
    }
}
