internal import FHIRJSON
internal import FHIRModel
internal import Messages

/// Why a path of the request names no step.
struct StepRefusal: Error {
    let issue: Issue
}

/// Merging what was submitted, checking it, passing its step.
extension NextStepEngine {
    /// - Returns: what keeps the call from being merged.
    mutating func mergeSubmitted() -> [Issue] {
        var submitted = state.merge(request.submissions)
        guard !state.isTooLarge else { return [Self.tooLarge] }
        if request.items.exists {
            guard let name = request.after ?? request.at else {
                return [
                    Issue(
                        .error, .required, "`items` needs `after` or `at` to say which step they belong to.",
                        expression: "items")
                ]
            }
            let places = state.places(granularity)
            do throws(StepRefusal) {
                guard let position = try findPlace(name, in: places) else {
                    return [Issue(.error, .notFound, "There is no step at '\(name)'.", path: name, expression: "after")]
                }
                // With `after` the step is passed, defaults and all; with `at` what is given back counts as confirmed.
                var merge = ItemsMerge(
                    state, blanksMissing: true, keepsOrigins: request.after != nil, expression: "items")
                merge.merge(request.items, into: places[position])
                submitted.elements += merge.result.elements
                submitted.issues += merge.result.issues
            } catch {
                return [error.issue]
            }
        }
        guard submitted.issues.isEmpty else { return submitted.issues }
        state.rebuild(applyingDefaults: true)
        guard !state.isTooLarge else { return [Self.tooLarge] }
        self.submitted = submitted
        return lockedIssues(submitted)
    }

    /// Answers to items that an expression makes readOnly now.
    private func lockedIssues(_ submitted: Submitted) -> [Issue] {
        guard !state.demands.isEmpty else { return [] }
        let answered = Set((submitted.elements + submitted.blanks).map(\.index))
        return state.demands.keys.sorted().compactMap { index in
            guard state.formItem(index).isQuestion, state.formItem(index).traits.contains(.readOnly),
                state.occurrences[Int(index)].node.exists,
                answered.contains(state.occurrences[Int(index)].node.index)
            else { return nil }
            return Issue(
                .error, .businessRule, .isReadOnly, path: state.path(of: index),
                linkId: state.detail(index).linkId, expression: state.expression(of: index))
        }
    }

    // MARK: Places

    /// The place that a path names; nil where the item is in no step at present.
    func findPlace(_ path: String, in places: ContiguousArray<StepPlace>) throws(StepRefusal) -> Int? {
        if path.isEmpty, granularity == .all { return 0 }
        do throws(PathFault) {
            return state.place(of: try state.resolve(path), in: places)
        } catch {
            throw StepRefusal(issue: error.issue(path))
        }
    }

    /// The step named by `after`, or where it stood when it is no step any more.
    ///
    /// - Parameter wasThere: the path was good before the call; its row or answer may be gone since.
    func findAfter(wasThere: Bool) throws(StepRefusal) -> StepPlace? {
        guard let after = request.after else { return nil }
        let places = state.places(granularity)
        do throws(StepRefusal) {
            if let position = try findPlace(after, in: places) { return places[position] }
        } catch {
            if wasThere { return nil }
            throw error
        }
        guard let target = try? state.resolve(after) else { return nil }
        return StepPlace(
            kind: .instruction, first: target.occurrence, last: target.occurrence, end: target.occurrence)
    }

    // MARK: Checking

    /// The faults of what this call submits: `answers`, `items`, and the step named by `after`, its `required` too.
    func faultsOfSubmission(after: StepPlace?, _ baseline: CallBaseline?) -> [Issue] {
        var faults: [Fault] = []
        var checked: Range<Int32> = 0..<0
        if let after {
            switch after.kind {
            case .repeatRows:
                if !wantsMoreRows(after) { state.checkGroup(from: after.first, into: &faults) }
            case .question:
                checked = after.first..<(after.first + 1)
            case .instruction, .page, .all:
                checked = max(after.first, 0)..<max(after.end, max(after.first, 0))
            }
            checkStep(checked, baseline, &faults)
        }
        if !submitted.isEmpty || !submitted.closedGroups.isEmpty {
            let answered = Set(submitted.elements.map(\.index))
            let blank = Set(submitted.blanks.map(\.index))
            let closed = Set(submitted.closedGroups.map(\.index))
            for position in state.occurrences.indices {
                let index = Int32(position)
                let occurrence = state.occurrences[position]
                guard occurrence.isEnabled, occurrence.node.exists, !checked.contains(index) else { continue }
                if answered.contains(occurrence.node.index) {
                    state.checkAnswers(of: index, into: &faults)
                    state.checkConstraints(of: index, shown: index..<(index + 1), into: &faults)
                }
                if blank.contains(occurrence.node.index) { state.checkRequired(index, into: &faults) }
                if closed.contains(occurrence.node.index), after?.kind != .repeatRows || after?.first != index {
                    state.checkGroup(from: state.firstRow(of: index), into: &faults)
                }
            }
        }
        return faults.filter(\.isBlocking).map { state.issue($0, .error) }
    }

    private func checkStep(_ range: Range<Int32>, _ baseline: CallBaseline?, _ faults: inout [Fault]) {
        var index = range.lowerBound
        while index < range.upperBound {
            let occurrence = state.occurrences[Int(index)]
            guard occurrence.isEnabled else {
                index = occurrence.end
                continue
            }
            let entry = state.formItem(index)
            if entry.isQuestion {
                state.checkAnswers(of: index, into: &faults)
                // What this very call enabled was not on the screen: the page comes once more.
                if occurrence.answerCount == 0, baseline?.wasShown(index, in: state) ?? true {
                    state.checkRequired(index, into: &faults)
                }
            } else if entry.type == .group, occurrence.row == 0, baseline?.wasShown(index, in: state) ?? true {
                state.checkGroup(from: index, into: &faults)
            }
            state.checkConstraints(of: index, shown: range, into: &faults)
            index += 1
        }
    }

    // MARK: Passing

    /// Passes all items of a step that were shown, blank or not.
    func pass(_ place: StepPlace, _ baseline: CallBaseline?) {
        switch place.kind {
        case .repeatRows:
            if !wantsMoreRows(place), !state.occurrences[Int(place.last)].flags.contains(.closed) {
                state.closeRows(from: place.first)
                state.rebuild()
            }
        case .instruction, .question:
            if place.first < state.occurrences.count { passOne(place.first, baseline) }
        case .page, .all:
            // Backwards, so that each new element finds the next one there already.
            var index = place.end - 1
            while index >= max(place.first, 0) {
                passOne(index, baseline)
                index -= 1
            }
        }
    }

    /// The question whether there are more rows was answered with `add` in this very call.
    func wantsMoreRows(_ place: StepPlace) -> Bool {
        place.kind == .repeatRows && submitted.openedGroups.contains(state.occurrences[Int(place.first)].node)
    }

    private func passOne(_ index: Int32, _ baseline: CallBaseline?) {
        let occurrence = state.occurrences[Int(index)]
        guard occurrence.isEnabled, !occurrence.isVisited else { return }
        let entry = state.formItem(index)
        let isShownDisplay = entry.type == .display && entry.traits.isDisjoint(with: [.hidden, .header, .footer])
        guard entry.isAskable || isShownDisplay, baseline?.wasShown(index, in: state) ?? true else { return }
        state.setMark(.passed, on: index)
    }
}
