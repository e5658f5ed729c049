internal import FHIRJSON
internal import FHIRModel
internal import FHIRPath

/// `calculatedExpression` and `initialExpression`: values that expressions give (sdc-facts 2.4, 2.5, statements 11, 16,
/// 19, 116, 119).
extension ResponseState {
    /// Works a value out anew. What the person wrote stays, unless the item takes no answer of theirs.
    ///
    /// - Returns: whether the item holds something else than before.
    func calculate(_ index: Int32, _ expression: FormExpression, _ entry: FormItem) -> Bool {
        let occurrence = occurrences[Int(index)]
        guard calculates, let expressions else { return false }
        let isOurs = !entry.traits.isDisjoint(with: [.readOnly, .hidden])
        if occurrence.flags.contains(.personValue) && !isOurs { return false }
        // The time of day when it was asked is the answer: asking again later must not change it.
        if occurrence.answerCount > 0, form.logic.timed.contains(ObjectIdentifier(expression)) { return false }
        guard let values = values(of: expression, on: index, entry, expressions) else {
            // What was worked out from other answers holds no longer.
            guard occurrence.flags.contains(.ownValue), !occurrence.flags.contains(.personValue) else { return false }
            write([], origin: .calculated, to: index)
            return true
        }
        guard !isSame(values, occurrence.answers) else { return false }
        write(values, origin: .calculated, to: index)
        return true
    }

    /// What an expression gives to begin with, once: where there is neither answer nor mark.
    func applyInitial(_ expression: FormExpression, to index: Int32) -> Bool {
        let occurrence = occurrences[Int(index)]
        guard occurrence.answerCount == 0, let expressions,
            occurrence.flags.isDisjoint(with: [.shown, .passed, .closed, .settled]), !isSettled(index)
        else { return false }
        let entry = formItem(index)
        guard var values = values(of: expression, on: index, entry, expressions), !values.isEmpty else { return false }
        if !entry.traits.contains(.openValue), let options = options(of: index), options.problem == nil {
            let fitting = values.filter { value in
                let type = ValueType(valueKey: value.key)
                if entry.traits.contains(.openText), type == .string { return true }
                return type.map { options.index(of: value.node, type: $0, in: document) != nil } ?? false
            }
            if fitting.count < values.count {
                noteMisfit(expression, index, "it gives a value that is none of the options")
            }
            values = fitting
        }
        guard !values.isEmpty else { return false }
        write(values, origin: .initial, to: index)
        return true
    }

    /// In a response that was finished no answer says whose it is: one that its expression gives again, by the answers that
    /// were there, was calculated and goes on with them (statement 116).
    func adoptCalculated() {
        guard form.logic.hasFlow, let expressions else { return }
        for item in form.items.indices where form.items[item].traits.contains(.computed) {
            guard let expression = form.details[item].expressions?.calculated, !isCut(expression) else { continue }
            for index in occurrences(of: Int32(item)) {
                let occurrence = occurrences[Int(index)]
                guard occurrence.isEnabled, occurrence.flags.contains(.personValue),
                    let values = values(of: expression, on: index, form.items[item], expressions),
                    isSame(values, occurrence.answers)
                else { continue }
                for answer in document.items(occurrence.answers) {
                    marks.add(marks.answerOrigin, Marks.Origin.calculated.rawValue, to: answer, in: document)
                }
                occurrences[Int(index)].flags.remove(.personValue)
                occurrences[Int(index)].flags.insert(.ownValue)
            }
        }
    }

    // MARK: Values

    /// No item is given more answers by an expression: one that copies those of others would make a response of any size.
    private static let maximumValues = 1_000

    /// The values an expression gives as answers to an item; nil where it fails or gives what the item cannot take, which
    /// the reply tells.
    private func values(
        of expression: FormExpression, on index: Int32, _ entry: FormItem, _ expressions: FormEvaluation
    ) -> [AnswerMaker.Made]? {
        let failure: () -> String
        do throws(FHIRPathError) {
            let found = try expressions.read(expression, on: index) { items, evaluation throws(FHIRPathError) in
                let maker = AnswerMaker(
                    document: document, evaluation: evaluation, entry: entry, detail: detail(index),
                    options: items.isEmpty ? nil : options(of: index))
                return try maker.make(items)
            }
            switch found {
            case .made(let values):
                if values.count > 1 && !entry.repeats {
                    failure = { "it gives \(values.count) values, and the item takes one" }
                } else if values.count > Self.maximumValues {
                    failure = { "it gives more than \(Self.maximumValues) values" }
                } else {
                    return values
                }
            case .misfit(let why): failure = { why }
            }
        } catch {
            failure = { error.explanation(in: expression.compiled.text) }
        }
        noteMisfit(expression, index, failure())
        return nil
    }

    private func noteMisfit(_ expression: FormExpression, _ index: Int32, _ why: @autoclosure () -> String) {
        let linkId = detail(index).linkId
        expressions?.note(expression) {
            Issue(
                .warning, .processing, "The \(expression.element) of '\(linkId)' gives no answer: \(why())",
                path: path(of: index), linkId: linkId)
        }
    }

    private func isSame(_ values: [AnswerMaker.Made], _ answers: Node) -> Bool {
        isSame(values, document.items(answers).map { document.valueNode(of: $0) })
    }

    private func isSame(_ values: [AnswerMaker.Made], _ given: [Node]) -> Bool {
        var held = 0
        for value in given {
            if AnswerValue.isBlank(value, in: document) { continue }
            guard held < values.count, document.key(value) == values[held].key else { return false }
            document.setMember(scratchObject, values[held].key, values[held].node)
            let isSame = AnswerValue.isSame(value, document.member(scratchObject, values[held].key), in: document)
            document.removeMember(scratchObject, values[held].key)
            guard isSame else { return false }
            held += 1
        }
        return held == values.count
    }

    /// The answer that held the value before, detached, so that what stands below it stays; of an item with one answer its
    /// answer, whatever it was.
    private func reused(_ value: AnswerMaker.Made, from former: inout [Node], isOnly: Bool) -> Node? {
        let equal = former.firstIndex { answer in
            let held = document.valueNode(of: answer)
            return held.exists && document.key(held) == value.key && isSame([value], [held])
        }
        guard let match = equal ?? (isOnly && former.count == 1 ? 0 : nil) else { return nil }
        let answer = former.remove(at: match)
        let held = document.valueNode(of: answer)
        if held.exists { document.remove(held) }
        document.remove(answer)
        return answer
    }

    private func write(_ values: [AnswerMaker.Made], origin: Marks.Origin, to index: Int32) {
        guard !values.isEmpty else {
            removeAnswers(of: index)
            occurrences[Int(index)].answerCount = 0
            occurrences[Int(index)].flags.subtract(.anyValue)
            if occurrences[Int(index)].node.exists { touched.append(occurrences[Int(index)].node) }
            return
        }
        let element = ensureNode(index)
        var former = Array(document.items(occurrences[Int(index)].answers))
        let array = document.newArray()
        for value in values {
            let answer = reused(value, from: &former, isOnly: values.count == 1) ?? document.newObject()
            if !marks.hasOrigin(answer, in: document) {
                marks.add(marks.answerOrigin, origin.rawValue, to: answer, in: document)
            }
            document.setMember(answer, value.key, value.node)
            document.append(answer, to: array)
        }
        document.setMember(element, .answer, array)
        touched.append(element)
        occurrences[Int(index)].answers = array
        occurrences[Int(index)].answerCount = Int32(values.count)
        occurrences[Int(index)].flags.subtract(.anyValue)
        occurrences[Int(index)].flags.insert(.ownValue)
    }
}
