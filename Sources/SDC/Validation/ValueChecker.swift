internal import Calendar
internal import Decimals
internal import FHIRJSON
internal import FHIRModel
internal import Messages
internal import Patterns

/// Checks one answer's value against what its item asks of values (sdc-facts 2.2, 2.3).
struct ValueChecker {
    let form: Form
    let document: Document
    /// The QuestionnaireResponse.
    let response: Node
    let patterns: PatternBudget
    let contained: ContainedResources
    /// Limits that contradict each other are looked at one by one.
    var isThorough = false

    struct Finding {
        let code: Issue.Code
        let wording: Issue.Wording
        /// What kind of fault it is, where the words do not tell.
        var kind: ErrorCode?
        /// False: worth a warning, not a refusal.
        var isFault = true
    }

    /// Whether an item asks for anything beyond its type, so that its constraints and options are looked at.
    static func asksForMore(_ entry: FormItem) -> Bool {
        entry.traits.contains(.constrained) || entry.type == .url || entry.type == .attachment
            || entry.type == .reference
    }

    /// Everything wrong with one value, the type first (nothing else is looked at then).
    ///
    /// - Parameters:
    ///   - constraints: the item's, with the limits that hold now.
    ///   - options: those that may be chosen now.
    func findings(_ value: Node, item: Int32, constraints: Constraints, options: OptionList?) -> [Finding] {
        let entry = form.items[Int(item)]
        if let misfit = AnswerValue.fits(
            value, entry.type, entry.valueTypes, in: document)
        {
            return [Finding(code: misfit.code, wording: .message(misfit.message))]
        }
        // SDC: no value is acceptable while limits contradict each other. The author's words speak of a value that could be
        // mended; this cannot.
        let areContradictory = constraints.areContradictory
        guard !areContradictory || isThorough else {
            return [Finding(code: .value, wording: .message(.limitsContradict))]
        }
        // sdc-base-1
        if document.key(value) == .valueCoding, !document.member(value, .code).exists,
            !document.member(value, .display).exists
        {
            return [Finding(code: .value, wording: .message(.codingIsEmpty))]
        }
        var found: [Finding] = []
        check(value, entry, constraints, options, form.details[Int(item)], &found)
        if areContradictory, found.isEmpty {
            found.append(Finding(code: .value, wording: .message(.limitsContradict)))
        }
        return found
    }

    private func check(
        _ value: Node, _ entry: FormItem, _ constraints: Constraints, _ options: OptionList?, _ detail: ItemDetail,
        _ found: inout [Finding]
    ) {
        checkOptions(value, entry, options, detail, &found)
        if document.key(value) == .valueString, !entry.type.isTextual, !entry.type.isCoded {
            // Free text beside the options of a date, a quantity …: text, whatever the item's own type is.
            checkText(value, entry, constraints, &found)
            return
        }
        switch entry.type {
        case .string, .text, .url, .choice, .openChoice:
            if document.key(value) == .valueString || document.key(value) == .valueUri {
                checkText(value, entry, constraints, &found)
            }
        case .integer, .decimal:
            if let text = document.numberText(value) { checkLength(text, constraints, &found) }
            if let number = document.decimal(value) {
                checkNumber(number, constraints, &found)
            } else {
                found.append(Finding(code: .value, wording: .message(.tooManyDigits)))
            }
            if let pattern = constraints.pattern, let text = document.numberText(value) {
                checkPattern(pattern, text, constraints, &found)
            }
        case .date, .dateTime, .time:
            checkTime(value, entry, constraints, &found)
        case .quantity:
            checkQuantity(value, constraints, &found)
        case .attachment:
            AttachmentChecker(document: document).check(value, constraints, &found)
        case .reference:
            ReferenceChecker(document: document, response: response, containedResources: contained).check(
                value, constraints, &found)
        case .boolean, .group, .display:
            break
        }
    }

    /// A value that was read but may not be: told in the author's words, where the form has some.
    private func add(
        _ message: Message, _ constraints: Constraints, _ found: inout [Finding], _ kind: ErrorCode? = nil
    ) {
        found.append(Finding(code: .value, wording: constraints.refusal(message), kind: kind))
    }

    // MARK: Options

    private func checkOptions(
        _ value: Node, _ entry: FormItem, _ options: OptionList?, _ detail: ItemDetail, _ found: inout [Finding]
    ) {
        guard let options, let type = ValueType(valueKey: document.key(value)) else { return }
        if entry.traits.contains(.openValue) || (entry.traits.contains(.openText) && type == .string) { return }
        guard options.problem == nil else { return }
        if options.index(of: value, type: type, in: document) == nil {
            let isOfSet = form.document.member(detail.node, .answerValueSet).exists
            add(.notAnOption, detail.constraints, &found, isOfSet ? .invalidCoding : nil)
        }
    }

    // MARK: Text

    private func checkText(_ value: Node, _ entry: FormItem, _ constraints: Constraints, _ found: inout [Finding]) {
        guard let text = document.string(value) else { return }
        checkLength(text, constraints, &found)
        if entry.type == .url && !isURI(text) {
            add(.notAURL, constraints, &found)
        }
        if let pattern = constraints.pattern { checkPattern(pattern, text, constraints, &found) }
    }

    private func checkLength(_ text: String, _ constraints: Constraints, _ found: inout [Finding]) {
        guard constraints.maximumLength != nil || constraints.minimumLength != nil else { return }
        // What a person counts: grapheme clusters, however many code points a character takes.
        let length = text.count
        if let most = constraints.maximumLength, length > most || text.unicodeScalars.count > most * 8 {
            add(.longerThan(characters: most), constraints, &found)
        }
        if let least = constraints.minimumLength, length < least {
            add(.shorterThan(characters: least), constraints, &found)
        }
    }

    private func checkPattern(
        _ pattern: Pattern, _ text: String, _ constraints: Constraints, _ found: inout [Finding]
    ) {
        switch patterns.matches(pattern, text) {
        case true?: break
        case false?: add(.notOfTheForm, constraints, &found)
        case nil:
            found.append(
                Finding(
                    code: .tooCostly, wording: .message(.patternTooCostly),
                    isFault: false))
        }
    }

    /// FHIR's `uri`: no white space and nothing that a URI never holds.
    private func isURI(_ text: String) -> Bool {
        !text.isEmpty
            && text.unicodeScalars.allSatisfy {
                $0.value > 0x20 && !$0.properties.isWhitespace && !"<>\"{}|\\^`".unicodeScalars.contains($0)
            }
    }

    // MARK: Numbers

    private func checkNumber(_ number: ExactDecimal, _ constraints: Constraints, _ found: inout [Finding]) {
        if let limit = constraints.minimum, case .number(let least) = limit.value, number < least {
            add(.below(limit: limit.text), constraints, &found)
        }
        if let limit = constraints.maximum, case .number(let most) = limit.value, number > most {
            add(.above(limit: limit.text), constraints, &found)
        }
        if let places = constraints.maximumDecimalPlaces, number.fractionDigits > places {
            add(.tooManyPlaces(places: places), constraints, &found)
        }
        checkStep(number, from: constraints.minimum?.number, constraints, &found)
    }

    /// Steps count from the lower end, from 0 where there is none.
    private func checkStep(
        _ number: ExactDecimal, from base: ExactDecimal?, _ constraints: Constraints, _ found: inout [Finding]
    ) {
        guard let step = constraints.sliderStep, let offset = try? number - (base ?? ExactDecimal(0)),
            !offset.isMultiple(of: step)
        else { return }
        add(.notAStep(step: step.description), constraints, &found)
    }

    private func checkQuantity(_ value: Node, _ constraints: Constraints, _ found: inout [Finding]) {
        let unit = UnitOption(
            system: document.string(value, .system), code: document.string(value, .code),
            display: document.string(value, .unit))
        if !constraints.allows(unit) {
            add(
                .unitNotAllowed, constraints, &found,
                constraints.unitList?.isOfValueSet == true ? .invalidUnitValueSet : nil)
        }
        let numberNode = document.member(value, .value)
        guard numberNode.exists else {
            // A unit is picked before the number is typed: it is no answer yet. Why there is none may be said on it.
            if !document.member(value, named: "_value").exists {
                found.append(Finding(code: .value, wording: .message(.numberMissing)))
            }
            return
        }
        guard let number = document.decimal(numberNode) else {
            found.append(Finding(code: .value, wording: .message(.tooManyDigits)))
            return
        }
        if let places = constraints.maximumDecimalPlaces, number.fractionDigits > places {
            add(.tooManyPlaces(places: places), constraints, &found)
        }
        // Steps are those of the unit they are counted in.
        let base = constraints.minimum.flatMap { limit -> ExactDecimal? in
            if case .quantity(_, let other) = limit.value, other.code != unit.code { return nil }
            return limit.number
        }
        if base != nil || constraints.minimum == nil { checkStep(number, from: base, constraints, &found) }
        // What is said with a comparator is refused where no value it may mean is allowed.
        let comparator = document.string(value, .comparator)
        if let limit = constraints.minimum,
            let sign = order(number, unit, limit, constraints, &found, .minValueIncompatUnits),
            comparator?.hasPrefix(">") != true, comparator == "<" ? sign <= 0 : sign < 0
        {
            add(.below(limit: limit.text), constraints, &found)
        }
        if let limit = constraints.maximum,
            let sign = order(number, unit, limit, constraints, &found, .maxValueIncompatUnits),
            comparator?.hasPrefix("<") != true, comparator == ">" ? sign >= 0 : sign > 0
        {
            add(.above(limit: limit.text), constraints, &found)
        }
    }

    private func order(
        _ number: ExactDecimal, _ unit: UnitOption, _ limit: ValueLimit, _ constraints: Constraints,
        _ found: inout [Finding], _ kind: ErrorCode
    ) -> Int? {
        switch limit.value {
        case .number(let other): return number < other ? -1 : (number == other ? 0 : 1)
        case .quantity(let other, let otherUnit):
            // What is only a word compares with nothing, strictly; a person who answers is not held up by that.
            let isWord = otherUnit.code == nil && otherUnit.display != nil
            if isThorough, isWord {
                add(.unitNotComparable(limit: limit.text), constraints, &found, kind)
                return nil
            }
            if let sign = QuantityOrder.compare(number, unit, other, otherUnit) { return sign }
            add(.unitNotComparable(limit: limit.text), constraints, &found, kind)
            return nil
        default: return nil
        }
    }

    // MARK: Dates and times

    private func checkTime(_ value: Node, _ entry: FormItem, _ constraints: Constraints, _ found: inout [Finding]) {
        guard let text = document.string(value) else { return }
        if let least = constraints.minimumLength, text.utf8.count < least {
            add(.notExactEnough, constraints, &found)
        }
        if let limit = constraints.minimum, order(text, entry.type, limit) == .less {
            add(.before(limit: limit.text), constraints, &found)
        }
        if let limit = constraints.maximum, order(text, entry.type, limit) == .greater {
            add(.after(limit: limit.text), constraints, &found)
        }
        if let pattern = constraints.pattern { checkPattern(pattern, text, constraints, &found) }
    }

    private func order(_ text: String, _ type: ItemType, _ limit: ValueLimit) -> PartialOrdering {
        switch limit.value {
        case .time(let other): TimeOfDay(text)?.compare(to: other) ?? .undecided
        case .date(let other):
            type == .date
                ? PartialDate(text)?.compare(to: other) ?? .undecided
                : PartialDateTime(text)?.compare(to: other) ?? .undecided
        case .dateTime(let other): PartialDateTime(text)?.compare(to: other) ?? .undecided
        case .number, .quantity: .undecided
        }
    }
}

extension ValueLimit {
    /// The number of a limit of numbers or quantities.
    fileprivate var number: ExactDecimal? {
        switch value {
        case .number(let number), .quantity(let number, _): number
        case .date, .dateTime, .time: nil
        }
    }
}
