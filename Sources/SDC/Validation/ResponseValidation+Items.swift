internal import FHIRJSON
internal import FHIRModel
internal import Messages

/// What every enabled item is asked: its answers, how many, its rules, its text.
extension ResponseValidation {
    mutating func checkOccurrences() {
        let repeated = Set(state.repeatedElements.lazy.map(\.item))
        var faults: [Fault] = []
        var index: Int32 = 0
        let end = Int32(state.occurrences.count)
        while index < end, !isFull {
            guard state.occurrences[Int(index)].isEnabled else {
                checkDisabled(index)
                index = state.occurrences[Int(index)].end
                continue
            }
            faults.removeAll(keepingCapacity: true)
            if isAbstract(index) {
                checkAbstract(index)
            } else {
                state.check(index, into: &faults)
            }
            var answers: [Node]?
            for fault in faults where !isFull {
                // Said already of the item that stands there twice.
                if repeated.contains(state.occurrences[Int(index)].item), fault.kindOfFault == .repeats { continue }
                if fault.answer != nil, answers == nil {
                    answers = Array(state.document.items(state.occurrences[Int(index)].answers))
                }
                add(fault, answers ?? [])
            }
            let entry = state.formItem(index)
            if state.occurrences[Int(index)].answerCount > 0 {
                if ValueChecker.asksForMore(entry) { checkUnknownOptions(index, entry) }
                if entry.type == .string { checkLines(index) }
                if entry.type == .quantity { noteUnits(index) }
            }
            if entry.traits.contains(.ruled) { checkRules(index) }
            checkText(index)
            index += 1
        }
    }

    // MARK: Faults

    /// - Parameter answers: of the item that the fault is of.
    private mutating func add(_ fault: Fault, _ answers: [Node]) {
        let kind = fault.kindOfFault
        var node = element(of: fault.occurrence)
        var value = Node.none
        if let answer = fault.answer, answers.indices.contains(Int(answer)) {
            node = answers[Int(answer)]
            value = state.document.valueNode(of: node)
        } else if case .message(let message) = fault.wording {
            node = surplusRow(message, fault.occurrence) ?? node
        }
        let isGroup = state.formItem(fault.occurrence).type == .group
        var issue = Issue(
            severity(of: fault, kind), fault.typeInValidation(kind), fault.wording,
            path: isGroup ? state.groupPath(of: fault.occurrence) : state.path(of: fault.occurrence),
            linkId: state.detail(fault.occurrence).linkId, expression: places.expression(of: node))
        issue.kind = kind
        if isVerbose, value.exists { issue.given = Self.written(value, in: state.document) }
        issues.append(issue)
    }

    /// The first row beyond those that may be, for the messages that tell of too many.
    private func surplusRow(_ message: Message, _ first: Int32) -> Node? {
        let most: Int
        switch message {
        case .groupOnlyOnce: most = 1
        case .mostRows(let count): most = count
        default: return nil
        }
        let rows = state.rows(from: first)
        guard rows.count > most else { return nil }
        let node = state.occurrences[Int(rows[rows.startIndex + most])].node
        return node.exists ? node : nil
    }

    private mutating func severity(of fault: Fault, _ kind: ErrorCode?) -> Issue.Severity {
        switch kind {
        case .regexTimeout: return .warning
        case .required, .minCount, .signature:
            guard isFinished else { return .information }
            return fault.isBlocking ? .error : .warning
        // Of another type than its item: no value, whoever wrote it.
        case .invalidAnswerType:
            // Some forms begin with a unit alone, and it stays where nobody adds the number.
            return fault.wording == .message(.numberMissing) && isWorkedOut(fault.occurrence) ? .warning : .error
        case .invalidAnswerOption, .invalidCoding:
            let item = state.occurrences[Int(fault.occurrence)].item
            let own = state.detail(fault.occurrence).expressions
            if unsent.isNeeded(by: own?.options, on: item) { return .warning }
            for toggle in own?.toggles ?? [] where unsent.isNeeded(by: toggle.expression, on: item) { return .warning }
        default: break
        }
        if fault.isBlocking { return .error }
        // What the form works out itself nobody can mend; `$next-step` lets it pass as well.
        return isWorkedOut(fault.occurrence) ? .warning : .error
    }

    /// Whether the form says what the item holds.
    private func isWorkedOut(_ occurrence: Int32) -> Bool {
        let item = state.occurrences[Int(occurrence)].item
        let own = state.detail(occurrence).expressions
        return form.items[Int(item)].traits.contains(.hasDefault) || own?.calculated != nil || own?.initial != nil
    }

    /// A value as it was given, not too much of it.
    static func written(_ value: Node, in document: Document) -> String {
        let bytes = document.rawBytes(value)
        let text = String(decoding: bytes.prefix(200), as: UTF8.self)
        return bytes.count > 200 ? text + " …" : text
    }

    // MARK: Types

    /// R4's item type `question` is abstract: nothing may be of it.
    private func isAbstract(_ index: Int32) -> Bool {
        guard state.formItem(index).type == .string else { return false }
        return form.document.equals(form.document.member(state.detail(index).node, .type), "question")
    }

    private mutating func checkAbstract(_ index: Int32) {
        let occurrence = state.occurrences[Int(index)]
        guard occurrence.answerCount > 0 else { return }
        add(.error, .structure, .itemAbstract, of: index, at: occurrence.node)
    }

    // MARK: Options

    /// Answers that could not be held against their value set, or their unit's.
    private mutating func checkUnknownOptions(_ index: Int32, _ entry: FormItem) {
        let occurrence = state.occurrences[Int(index)]
        let document = state.document
        let units = state.detail(index).constraints.unitList
        let list = state.options(of: index)
        let asksForSet = list?.problem != nil && form.document.member(state.detail(index).node, .answerValueSet).exists
        let asksForUnits = units?.problem != nil
        guard asksForSet || asksForUnits else { return }
        for answer in document.items(occurrence.answers) {
            let value = document.valueNode(of: answer)
            guard let type = ValueType(valueKey: document.key(value)) else { continue }
            if asksForSet, let list, type == .coding || !entry.traits.contains(.openText),
                !entry.traits.contains(.openValue), list.index(of: value, type: type, in: document) == nil
            {
                add(.warning, .notFound, .valueSetUnknown, of: index, at: answer)
            }
            if asksForUnits, type == .quantity, let units {
                let unit = UnitOption(
                    system: document.string(value, .system), code: document.string(value, .code),
                    display: document.string(value, .unit))
                if !units.contains(unit) { add(.warning, .notFound, .unitSetUnknown, of: index, at: answer) }
            }
        }
    }

    /// Notes answers whose unit is written as the form does it, with a code and no system: FHIR does not allow that (qty-3), but
    /// nobody who answers can mend it.
    private mutating func noteUnits(_ index: Int32) {
        let occurrence = state.occurrences[Int(index)]
        let detail = state.detail(index)
        let units = detail.constraints.units + [detail.unit].compactMap { $0 } + initialUnits(detail)
        for answer in state.document.items(occurrence.answers) {
            let value = state.document.valueNode(of: answer)
            guard let code = state.document.string(value, .code), !state.document.member(value, .system).exists,
                units.contains(where: { $0.code == code && $0.system == nil })
            else { continue }
            unitsAsInForm.insert(places.expression(of: answer))
        }
    }

    private func initialUnits(_ detail: ItemDetail) -> [UnitOption] {
        detail.initial.map { entry in
            let value = form.document.valueNode(of: entry)
            return UnitOption(
                system: form.document.string(value, .system), code: form.document.string(value, .code), display: nil)
        }
    }

    // MARK: Texts

    /// A question of type string is one of a single line; `text` is for more (FHIR R4, item types). No reason to refuse it.
    private mutating func checkLines(_ index: Int32) {
        let occurrence = state.occurrences[Int(index)]
        for answer in state.document.items(occurrence.answers) {
            let value = state.document.valueNode(of: answer)
            guard state.document.key(value) == .valueString, state.document.holdsLineBreak(value) else { continue }
            add(.warning, .businessRule, .lineBreak, of: index, at: answer)
        }
    }

    /// The text of an item, if it has one, is that of the form or a translation of it (statement 141).
    private mutating func checkText(_ index: Int32) {
        let node = state.occurrences[Int(index)].node
        guard node.exists, state.detail(index).expressions?.text == nil else { return }
        let text = state.document.member(node, .text)
        guard text.exists, state.document.kind(text) == .string else { return }
        switch state.isText(text, of: state.detail(index)) {
        case true?: break
        case false?:
            if isInAnotherLanguage { break }
            add(isFinished ? .error : .warning, .invalid, .textDiffers, of: index, at: node)
        // The form has none, or takes it from elsewhere.
        case nil: break
        }
    }

    // MARK: Rules

    /// Rules over several answers, at the item they belong to.
    private mutating func checkRules(_ index: Int32) {
        guard let own = state.detail(index).expressions, state.keepsRules(index) else { return }
        let isQuiet = state.isQuiet(index)
        for constraint in own.constraints where state.isBroken(constraint, of: index) {
            let place = constraint.locations.isEmpty ? index : state.located(constraint, of: index) ?? index
            tell(constraint, on: state.occurrences[Int(index)].item, at: place, isQuiet: isQuiet)
        }
    }

    /// Rules over the form as a whole.
    mutating func checkFormRules() {
        for constraint in form.expressions.constraints where state.isBroken(constraint, of: -1) {
            tell(
                constraint, on: -1, at: constraint.locations.isEmpty ? -1 : state.located(constraint, of: -1) ?? -1,
                isQuiet: false)
        }
    }

    private mutating func tell(_ constraint: FormConstraint, on item: Int32, at place: Int32, isQuiet: Bool) {
        let isError =
            constraint.isError && !isQuiet && isFinished && !unsent.isNeeded(by: constraint.expression, on: item)
        var issue = Issue(
            isError ? .error : .warning, .invariant, state.wording(of: constraint),
            expression: places.expression(of: element(of: place)))
        issue.kind = .invariant
        if place >= 0 {
            issue.path = state.path(of: place)
            issue.linkId = state.detail(place).linkId
        }
        issues.append(issue)
    }
}

extension Fault {
    /// The IssueType it is told under: a value of another type that answers may have breaks a rule of the form; what is no answer in
    /// any form, the structure.
    fileprivate func typeInValidation(_ kind: ErrorCode?) -> Issue.Code {
        if case .message(.wrongType) = wording { return .invariant }
        return kind?.typeInValidation ?? code
    }

    /// What kind of fault it is.
    fileprivate var kindOfFault: ErrorCode? {
        if let kind { return kind }
        switch wording {
        case .message(let message), .authored(_, of: let message): return ErrorCode(message)
        case .written: return .invariant
        case .plain, .finding: return nil
        }
    }
}

extension Document {
    /// Whether a string holds a line break.
    fileprivate func holdsLineBreak(_ text: Node) -> Bool {
        // In JSON it is always written with an escape.
        guard rawBytes(text).contains(UInt8(ascii: "\\")) else { return false }
        return string(text)?.unicodeScalars.contains { $0 == "\n" || $0 == "\r" } ?? false
    }
}
