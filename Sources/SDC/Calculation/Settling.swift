internal import FHIRJSON
internal import FHIRModel
internal import FHIRPath

/// Deciding what is there and what it holds in forms whose expressions have a say in it (sdc-facts 3.3).
///
/// Items and variables are gone through in the order of what they depend on, so that one pass settles all that names what
/// it depends on. What changed makes those behind it be looked at; where something in front of it passes by it, another
/// round follows, up to a limit.
extension ResponseState {
    /// More rounds than this are not made: the rest stays as it is, and the reply says so.
    private static let maximumRounds = 24

    /// What a call knew before the response was read anew.
    struct Settled {
        let occurrences: ContiguousArray<Occurrence>
        /// Values that items begin with were written.
        let withDefaults: Bool
    }

    /// Decides everything, or what depends on the answers that differ from those known before.
    ///
    /// - Parameters:
    ///   - applyingDefaults: writes what items begin with, where they are enabled and have neither answer nor mark.
    ///   - before: nil = nothing is known.
    /// - Returns: whether answers brought items below them to life or took them away, so that the response has to be read
    ///   anew.
    func settle(applyingDefaults: Bool, before: Settled?) -> Bool {
        let logic = form.logic
        var dirty = ContiguousArray<Bool>(repeating: true, count: logic.order.count)
        if let before, isLaidOut(as: before.occurrences) {
            dirty = ContiguousArray(repeating: false, count: logic.order.count)
            for (index, old) in before.occurrences.enumerated() {
                if !old.isEnabled { occurrences[index].flags.remove(.enabled) }
                let new = occurrences[index]
                guard new.answers != old.answers else { continue }
                dirty[Int(new.item)] = true
                for node in logic.dependents(of: new.item) { dirty[Int(node)] = true }
            }
            if applyingDefaults && !before.withDefaults {
                for item in form.items.indices where form.items[item].traits.contains(.begins) { dirty[item] = true }
            }
            undecided.removeAll { dirty[Int(occurrences[Int($0.occurrence)].item)] }
        } else {
            undecided.removeAll(keepingCapacity: true)
        }
        unsettled = nil
        keepAnswered()
        var needsRebuild = false
        var rounds = 0
        var again = true
        // Items that changed in one of the last rounds: those that never settle.
        var restless: Set<Int32> = []
        while again {
            again = false
            rounds += 1
            for (place, node) in logic.order.enumerated() {
                // The call will be refused, whatever else would be decided.
                if expressions?.isExhausted == true { return false }
                guard dirty[Int(node)] else {
                    // What was known of variables is gone with what was read before.
                    if rounds == 1, node >= Int32(form.items.count) { land(on: node - Int32(form.items.count)) }
                    continue
                }
                dirty[Int(node)] = false
                guard node < Int32(form.items.count) else {
                    land(on: node - Int32(form.items.count))
                    // In the first pass all are looked at anyway.
                    for other in logic.dependents(of: node) where !dirty[Int(other)] {
                        dirty[Int(other)] = true
                        if Int(logic.places[Int(other)]) <= place { again = true }
                    }
                    continue
                }
                guard decide(node, applyingDefaults: applyingDefaults, &needsRebuild) else { continue }
                if rounds > Self.maximumRounds - 4 { restless.insert(node) }
                for other in logic.dependents(of: node) where !dirty[Int(other)] {
                    dirty[Int(other)] = true
                    if Int(logic.places[Int(other)]) <= place { again = true }
                }
            }
            if again, rounds == Self.maximumRounds {
                noteUnsettled(restless)
                break
            }
        }
        expressions?.forgetDemands()
        return needsRebuild
    }

    /// A variable changed: what was known of it is forgotten; long chains are worked out step by step.
    private func land(on variable: Int32) {
        expressions?.forget(variable: variable)
        guard form.logic.landings.contains(variable) else { return }
        let item = form.logic.scopes.variables[Int(variable)].item
        guard item >= 0 else {
            expressions?.workOut(variable, on: -1)
            return
        }
        for index in occurrences(of: item) where occurrences[Int(index)].isEnabled {
            expressions?.workOut(variable, on: index)
        }
    }

    private func isLaidOut(as old: ContiguousArray<Occurrence>) -> Bool {
        guard old.count == occurrences.count else { return false }
        for index in old.indices {
            let (one, other) = (old[index], occurrences[index])
            guard one.item == other.item, one.parent == other.parent, one.answerIndex == other.answerIndex,
                one.row == other.row, one.flags.contains(.standsForNone) == other.flags.contains(.standsForNone)
            else { return false }
        }
        return true
    }

    /// Decides all occurrences of an item.
    ///
    /// - Returns: whether any is there, or holds something, otherwise than before.
    private func decide(_ item: Int32, applyingDefaults: Bool, _ needsRebuild: inout Bool) -> Bool {
        forgetAnswered(of: item)
        let entry = form.items[Int(item)]
        let traits = entry.traits
        let hasConditions = entry.conditionCount > 0 && !traits.contains(.onCircle)
        let begins = applyingDefaults && traits.contains(.begins)
        var isChanged = false
        if !hasConditions && !begins && !traits.contains(.computed) { return follow(item) }
        let isWorkedOut = !traits.isDisjoint(with: [.enabledByExpression, .calculated])
        let own = isWorkedOut ? form.details[Int(item)].expressions : nil
        let enableWhen = traits.contains(.enabledByExpression) ? uncut(own?.enableWhen) : nil
        let calculated = calculates && traits.contains(.calculated) ? uncut(own?.calculated) : nil
        let isOurs = !traits.isDisjoint(with: [.readOnly, .hidden])
        if !undecided.isEmpty { undecided.removeAll { occurrences[Int($0.occurrence)].item == item } }
        for position in Int(starts[Int(item)])..<Int(starts[Int(item) + 1]) {
            let index = byItem[position]
            let parent = occurrences[Int(index)].parent
            if parent >= 0, occurrences[Int(parent)].flags.contains(.stale) {
                occurrences[Int(index)].flags.insert(.stale)
                continue
            }
            if traits.contains(.computed) { expressions?.forgetOptions(of: index) }
            let flags = occurrences[Int(index)].flags
            let was = flags.contains(.enabled)
            let mayBe = parent < 0 || occurrences[Int(parent)].isEnabled
            var isEnabled = mayBe
            if isEnabled && hasConditions { isEnabled = conditionsHold(for: index, entry) }
            if isEnabled, let enableWhen { isEnabled = holds(enableWhen, for: index) }
            if isEnabled != was {
                isChanged = true
                if isEnabled {
                    occurrences[Int(index)].flags.insert(.enabled)
                } else {
                    occurrences[Int(index)].flags.remove(.enabled)
                }
            }
            if mayBe, !isEnabled || isEnabled != was { expressions?.view?.take(index, out: !isEnabled) }
            guard isEnabled else { continue }
            if begins, occurrences[Int(index)].answerCount == 0, begin(index) {
                isChanged = true
                wrote(index, entry, &needsRebuild)
            }
            if let calculated, isOurs || !flags.contains(.personValue), calculate(index, calculated, entry) {
                isChanged = true
                wrote(index, entry, &needsRebuild)
            }
        }
        return isChanged
    }

    /// Occurrences of an item that nothing is asked of are there as what they stand in.
    private func follow(_ item: Int32) -> Bool {
        var isChanged = false
        for position in Int(starts[Int(item)])..<Int(starts[Int(item) + 1]) {
            let index = Int(byItem[position])
            let parent = Int(occurrences[index].parent)
            guard parent >= 0 else { continue }
            if occurrences[parent].flags.contains(.stale) {
                occurrences[index].flags.insert(.stale)
                continue
            }
            let isEnabled = occurrences[parent].isEnabled
            guard isEnabled != occurrences[index].isEnabled else { continue }
            isChanged = true
            if isEnabled {
                occurrences[index].flags.insert(.enabled)
            } else {
                occurrences[index].flags.remove(.enabled)
            }
        }
        return isChanged
    }

    /// An item got other answers: the view is told, and what stands below waits until the response is read anew.
    private func wrote(_ index: Int32, _ entry: FormItem, _ needsRebuild: inout Bool) {
        if entry.firstChild >= 0 {
            needsRebuild = true
            occurrences[Int(index)].flags.insert(.stale)
        }
        expressions?.view?.setAnswers(occurrences[Int(index)].answers, of: index, from: document)
    }

    /// An expression, unless it is left out for being on a circle.
    private func uncut(_ expression: FormExpression?) -> FormExpression? {
        expression.flatMap { isCut($0) ? nil : $0 }
    }

    func isCut(_ expression: FormExpression) -> Bool { form.logic.cut.contains(ObjectIdentifier(expression)) }

    /// The default, or what an expression gives to begin with.
    private func begin(_ index: Int32) -> Bool {
        guard let initial = detail(index).expressions?.initial else {
            let had = occurrences[Int(index)].answerCount
            _ = applyDefault(to: index)
            return occurrences[Int(index)].answerCount != had
        }
        return applyInitial(initial, to: index)
    }

    // MARK: Being there

    /// Whether an `enableWhenExpression` holds: nothing is false; what is no truth value, and what fails, shows the item,
    /// and the reply says so (sdc-facts 2.4, statements 98 and 99).
    func holds(_ expression: FormExpression, for index: Int32, hint: Int32 = -1) -> Bool {
        guard let expressions else { return true }
        let linkId = hint >= 0 ? form.details[Int(hint)].linkId : detail(index).linkId
        let failure: String
        do throws(FHIRPathError) {
            let found = try expressions.evaluate(expression, on: index, hint: hint) { items, evaluation in
                (count: items.count, value: items.count == 1 ? evaluation.boolean(of: items[0]) : nil)
            }
            if found.count == 0 { return false }
            if let value = found.value { return value }
            failure = found.count > 1 ? "it gives several values" : "it gives a value that is neither true nor false"
        } catch {
            failure = error.explanation(in: expression.compiled.text)
        }
        expressions.note(
            expression,
            Issue(
                .warning, .processing,
                "The enableWhenExpression of '\(linkId)' does not say whether the item is shown, so it is: \(failure)",
                path: path(of: index), linkId: linkId))
        return true
    }

    private func noteUnsettled(_ restless: Set<Int32>) {
        let items = restless.sorted().filter { form.items[Int($0)].traits.contains(.computed) }
        guard !items.isEmpty else { return }
        // A value that is another each time is none: what the last round left must not be finished.
        for item in items where form.details[Int(item)].expressions?.calculated != nil {
            for index in occurrences(of: item)
            where occurrences[Int(index)].flags.contains(.ownValue)
                && !occurrences[Int(index)].flags.contains(.personValue)
            {
                removeAnswers(of: index)
                occurrences[Int(index)].answerCount = 0
                occurrences[Int(index)].flags.subtract(.anyValue)
                expressions?.view?.setAnswers(.none, of: index, from: document)
            }
        }
        let names = items.map { form.details[Int($0)].linkId }
        let listed = names.prefix(20).joined(separator: ", ") + (names.count > 20 ? " …" : "")
        unsettled = Issue(
            .warning, .processing,
            "The expressions of these items change each other's result over and over; they have no value after \(Self.maximumRounds) rounds: "
                + listed + ".", linkId: names.first)
    }
}
