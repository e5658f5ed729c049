internal import FHIRJSON
internal import FHIRModel
internal import Messages

/// Something wrong with an occurrence.
struct Fault {
    let occurrence: Int32
    let code: Issue.Code
    let wording: Issue.Wording
    /// Position of the answer it speaks of, nil = the item as a whole.
    var answer: Int32?
    /// What kind of fault it is, where its words do not tell.
    var kind: ErrorCode?
    /// False: worth a warning, keeps nobody from going on (hidden and readOnly items, checks that could not be made).
    var isBlocking = true
}

extension Fault {
    /// A fault told by a message of our own.
    init(_ occurrence: Int32, _ code: Issue.Code, _ message: Message, isBlocking: Bool = true) {
        self.init(occurrence: occurrence, code: code, wording: .message(message), isBlocking: isBlocking)
    }
}

extension [Fault] {
    /// More than this that keep nobody from going on are not told: each is looked up in the response, and nobody reads
    /// them.
    static var maximumTold: Int { 200 }

    /// All that keep a person from going on, as each decides; of the others the first, and that there are more.
    ///
    /// - Parameter isOnlyTold: none of them decides anything.
    func told(isOnlyTold: Bool = false) -> [Fault] {
        var warnings = 0
        return compactMap { fault in
            if fault.isBlocking && !isOnlyTold { return fault }
            warnings += 1
            guard warnings > Self.maximumTold else { return fault }
            guard warnings == Self.maximumTold + 1 else { return nil }
            return Fault(
                occurrence: fault.occurrence, code: .informational,
                wording: .plain("From here on there is more that is wrong, which is not listed."), answer: nil,
                isBlocking: false)
        }
    }
}

/// Checking occurrences against the form (sdc-facts 4.6, design 3.2 and 3.4).
extension ResponseState {
    /// Everything wrong with the answers an occurrence holds: type, value, how many.
    func checkAnswers(of index: Int32, into faults: inout [Fault]) {
        let occurrence = occurrences[Int(index)]
        let entry = formItem(index)
        let isQuiet = !entry.isAskable
        guard occurrence.answers.exists else { return }
        // Most items ask for nothing beyond their type.
        let asksForMore = ValueChecker.asksForMore(entry)
        let options = asksForMore ? options(of: index) : nil
        // A quantity without a number says nothing, whatever else its item asks for.
        if asksForMore || isThorough && entry.type == .quantity {
            checkValues(of: occurrence, index, options, isQuiet, &faults)
        } else {
            checkTypes(of: occurrence, index, entry, isQuiet, &faults)
        }
        let count = occurrence.answerCount
        if count > entry.maxOccurs {
            let message: Message =
                entry.maxOccurs > 1 ? .mostAnswers(count: Int(entry.maxOccurs)) : .onlyOneAnswer
            faults.append(Fault(index, .structure, message, isBlocking: !isQuiet))
        }
        if count > 0 && count < entry.minOccurs {
            faults.append(
                Fault(index, .structure, .leastAnswers(count: Int(entry.minOccurs)), isBlocking: !isQuiet))
        }
        if count > 1, let options, options.hasExclusive {
            checkExclusive(index, options, isQuiet, &faults)
        }
    }

    private func checkTypes(
        of occurrence: Occurrence, _ index: Int32, _ entry: FormItem, _ isQuiet: Bool, _ faults: inout [Fault]
    ) {
        let document = document
        var position: Int32 = 0
        var answer = document.first(occurrence.answers)
        while answer.exists {
            let value = document.valueNode(of: answer)
            if !AnswerValue.isBlank(value, in: document),
                let misfit = AnswerValue.fits(value, entry.type, entry.valueTypes, in: document)
            {
                faults.append(
                    Fault(
                        occurrence: index, code: misfit.code, wording: .message(misfit.message), answer: position,
                        isBlocking: !isQuiet))
            }
            position += 1
            answer = document.next(answer)
        }
    }

    private func checkValues(
        of occurrence: Occurrence, _ index: Int32, _ options: OptionList?, _ isQuiet: Bool, _ faults: inout [Fault]
    ) {
        let checker = ValueChecker(
            form: form, document: document, response: root, patterns: patterns, contained: contained,
            isThorough: isThorough)
        let constraints = constraints(of: index)
        var position: Int32 = 0
        for answer in document.items(occurrence.answers) {
            let value = document.valueNode(of: answer)
            if !AnswerValue.isBlank(value, in: document) {
                for finding in checker.findings(
                    value, item: occurrence.item, constraints: constraints, options: options)
                {
                    faults.append(
                        Fault(
                            occurrence: index, code: finding.code, wording: finding.wording, answer: position,
                            kind: finding.kind, isBlocking: finding.isFault && !isQuiet))
                }
            }
            position += 1
        }
    }

    private func checkExclusive(_ index: Int32, _ options: OptionList, _ isQuiet: Bool, _ faults: inout [Fault]) {
        for answer in document.items(occurrences[Int(index)].answers) {
            let value = document.valueNode(of: answer)
            guard value.exists, let type = ValueType(valueKey: document.key(value)),
                let option = options.index(of: value, type: type, in: document), options.options[option].isExclusive
            else { continue }
            faults.append(Fault(index, .value, .excludesOthers, isBlocking: !isQuiet))
            return
        }
    }

    /// Whether blank is wrong here: a required question that is shown, all of whose groups are required or hold an
    /// answer of the person (design 3.1, 3.4).
    func requiredCounts(for index: Int32) -> Bool {
        let entry = formItem(index)
        guard entry.traits.contains(.required), entry.isAskable else { return false }
        return groupsAboveCount(index)
    }

    private func groupsAboveCount(_ index: Int32) -> Bool {
        var parent = occurrences[Int(index)].parent
        while parent >= 0 {
            let entry = formItem(parent)
            if entry.type == .group, !entry.traits.contains(.required),
                !occurrences[Int(parent)].flags.contains(.personBelow)
            {
                return false
            }
            parent = occurrences[Int(parent)].parent
        }
        return true
    }

    /// A required question that is blank.
    func checkRequired(_ index: Int32, into faults: inout [Fault]) {
        let occurrence = occurrences[Int(index)]
        guard occurrence.answerCount == 0, requiredCounts(for: index) else { return }
        faults.append(Fault(index, .required, .answerRequired))
    }

    /// More rows of a group than the form allows, asked at its first row.
    func checkRowCount(from first: Int32, into faults: inout [Fault]) {
        guard !occurrences[Int(first)].flags.contains(.lastRow) else { return }
        let entry = formItem(first)
        let count = rows(from: first).count
        guard count > entry.maxOccurs else { return }
        let message: Message = entry.repeats ? .mostRows(count: Int(entry.maxOccurs)) : .groupOnlyOnce
        faults.append(
            Fault(first, .structure, message, isBlocking: entry.traits.isDisjoint(with: [.hidden, .readOnly])))
    }

    /// A group as a whole, asked at its first row: required and empty, too few or too many rows.
    func checkGroup(from first: Int32, into faults: inout [Fault]) {
        checkRowCount(from: first, into: &faults)
        let entry = formItem(first)
        guard entry.traits.isDisjoint(with: [.hidden, .readOnly]) else { return }
        let isRequired = entry.traits.contains(.required)
        guard isRequired || entry.repeats else { return }
        let rows = rows(from: first)
        // In a response that was finished no answer says whose it is.
        let counting: Occurrence.Flags = settledKeys == nil && !isFinished ? .personBelow : .valueBelow
        let held = rows.count { occurrences[Int($0)].flags.contains(counting) }
        // What nobody can answer is not missed: displays only, or everything hidden, readOnly or disabled.
        let isAnswerable =
            rows.isEmpty
            ? hasAskableItem(occurrences[Int(first)].item) : rows.contains { canBeAnswered(below: $0) }
        guard isAnswerable, groupsAboveCount(first) else { return }
        if isRequired, !rows.contains(where: { occurrences[Int($0)].flags.contains(.valueBelow) }) {
            faults.append(Fault(first, .required, .groupRequired))
        } else if entry.repeats, held < entry.minOccurs, held > 0 || isRequired {
            faults.append(Fault(first, .structure, .leastRows(count: Int(entry.minOccurs))))
        }
    }

    /// Whether the form has a question below a group that the person may answer.
    private func hasAskableItem(_ group: Int32) -> Bool {
        form.items[Int(group)..<Int(form.items[Int(group)].end)].contains { $0.isAskable }
    }

    /// Whether an enabled question that the person may answer stands below.
    private func canBeAnswered(below group: Int32) -> Bool {
        var index = group + 1
        let end = occurrences[Int(group)].end
        while index < end {
            let occurrence = occurrences[Int(index)]
            guard occurrence.isEnabled else {
                index = occurrence.end
                continue
            }
            if formItem(index).isAskable { return true }
            index += 1
        }
        return false
    }

    /// Everything wrong with a finished response, in walking order.
    func allFaults() -> [Fault] {
        var faults: [Fault] = []
        var index: Int32 = 0
        let end = Int32(occurrences.count)
        while index < end {
            let occurrence = occurrences[Int(index)]
            guard occurrence.isEnabled else {
                index = occurrence.end
                continue
            }
            check(index, into: &faults)
            checkConstraints(of: index, shown: nil, into: &faults)
            index += 1
        }
        checkFormConstraints(into: &faults)
        return faults.told()
    }

    /// All checks of one enabled occurrence, when the response is to be finished.
    func check(_ index: Int32, into faults: inout [Fault]) {
        let entry = formItem(index)
        if entry.isQuestion {
            checkAnswers(of: index, into: &faults)
            checkRequired(index, into: &faults)
        } else if entry.type == .group, occurrences[Int(index)].row == 0 {
            checkGroup(from: index, into: &faults)
        }
        checkSignature(index, into: &faults)
    }

    /// What is wrong with the answers that are held, whether or not they were submitted now.
    func heldFaults() -> [Fault] {
        var faults: [Fault] = []
        for index in occurrences.indices where occurrences[index].isEnabled && occurrences[index].node.exists {
            guard faults.count <= [Fault].maximumTold else { break }
            if occurrences[index].answers.exists {
                checkAnswers(of: Int32(index), into: &faults)
            } else if occurrences[index].row == 0, formItem(Int32(index)).type == .group {
                checkRowCount(from: Int32(index), into: &faults)
            }
            checkConstraints(of: Int32(index), shown: 0..<0, into: &faults)
        }
        return faults.told(isOnlyTold: true)
    }

    /// The issue of a fault.
    func issue(_ fault: Fault, _ severity: Issue.Severity) -> Issue {
        let entry = formItem(fault.occurrence)
        let path = entry.type == .group ? groupPath(of: fault.occurrence) : path(of: fault.occurrence)
        memo.places += 1
        return Issue(
            severity, fault.code, fault.wording, path: path, linkId: detail(fault.occurrence).linkId,
            expression: memo.places > Self.maximumPlaces
                ? nil : expression(of: fault.occurrence, answer: fault.answer))
    }

    /// The place among their siblings is looked up for so many faults; the path says where the others are.
    private static let maximumPlaces = 500

    /// FHIRPath to an occurrence's element, or to the closest element above that is written.
    func expression(of index: Int32, answer: Int32? = nil) -> String {
        var holder = index
        while holder >= 0 && !occurrences[Int(holder)].node.exists { holder = occurrences[Int(holder)].parent }
        guard holder >= 0 else { return "QuestionnaireResponse" }
        var text = expression(of: occurrences[Int(holder)].node)
        if holder == index, let answer { text += ".answer[\(answer)]" }
        return text
    }

    /// FHIRPath from the response to an element in it.
    func expression(of element: Node) -> String {
        document.expression(of: element, in: root, named: "QuestionnaireResponse")
    }
}
