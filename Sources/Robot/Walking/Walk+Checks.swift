internal import Decimals
internal import FHIRModel
internal import SDC

/// What is held against every reply.
extension Walk {
    /// Holds a reply against what it should be, and goes on from it.
    ///
    /// - Parameter told: what is enabled, where the reply itself says it of another state of the response.
    func take(_ answered: Answered, _ reply: Reply, told: [String: Bool]? = nil) {
        let call = reply.call
        let isFinished = answered.status == .complete && call.finalize
        checkHead(answered, isFinished: isFinished)
        var reader = ContentReader(form: form, marks: caller.marks)
        let actual = reader.read(answered.response)
        for problem in reader.problems.prefix(3) { find("shape", problem) }
        if !isFinished { look(answered.responseBytes) }
        let laidOut = evaluated(actual, told: told ?? answered.explained)
        if isFinished {
            let expected = isAmending ? reply.expected.adoptingWritten(from: actual, form) : reply.expected
            checkFinished(
                answered, call, expected: expected, actual: actual, told: told ?? answered.explained)
            content = actual.takingOrigins(of: expected, form)
        } else {
            var comparison = ContentComparison(
                form: form, cleared: reply.cleared, mayTakeDefaults: call.items != nil && call.after == nil,
                isAmending: isAmending)
            comparison.compare(reply.expected, actual)
            if !comparison.problems.isEmpty { find("answers", comparison.problems.prefix(4).joined(separator: "; ")) }
            checkEnabled(laidOut, answered.explained)
            checkProgress(answered, laidOut)
            if answered.status == .step {
                checkStep(answered, call, laidOut, before: reply.before, isNext: reply.isNext)
            }
            checkPassed(call, laidOut, before: reply.before, edits: reply.edits)
            checkSettled(answered)
            content = actual
        }
        response = answered.responseBytes
        laid = laidOut
        step = answered.step
    }

    private func checkHead(_ answered: Answered, isFinished: Bool) {
        let wanted = isFinished ? finishedStatus : isAmending ? nil : "in-progress"
        if let wanted, answered.response["status"]?.text != wanted {
            find("status", "the response is \(answered.response["status"]?.written ?? "without status"), not \(wanted)")
        }
        let named = answered.response["questionnaire"]?.text ?? ""
        let isNamedRight = form.canonical.map { named == $0 } ?? named.hasPrefix("urn:uuid:")
        if !isNamedRight {
            find("status", "the response names the form '\(named)'")
        }
        if answered.status == .step, !answered.step.members.contains(where: { $0.name == "kind" }) {
            find("step", "a step without a kind")
        }
    }

    private func checkEnabled(_ laid: LaidOut, _ explained: [String: Bool]) {
        guard !explained.isEmpty else { return }
        for place in laid.places {
            guard let told = explained[place.path] else {
                find("enabled", "\(place.path) is not explained")
                return
            }
            if told != place.isEnabled {
                find(
                    "enabled", "\(place.path) is \(told ? "enabled" : "disabled"), by the robot's reading it is not so")
                return
            }
        }
        if explained.count != laid.places.count {
            let known = Set(laid.places.map(\.path))
            let other = explained.keys.filter { !known.contains($0) }.sorted().prefix(3)
            find("enabled", "explained besides: \(other.joined(separator: ", "))")
        }
    }

    private func checkProgress(_ answered: Answered, _ laid: LaidOut) {
        let questions = laid.places.filter {
            $0.isEnabled && laid.item(of: $0).isAskable && !laid.item(of: $0).rides
        }
        let passedInNone = laid.places.reduce(0) { $0 + ($1.isEnabled ? $1.passedInNone : 0) }
        let count = questions.count + passedInNone
        let total = answered.progress["total"]?.int ?? -1
        let given = answered.progress["answered"]?.int ?? -1
        guard let fraction = ConditionRules.decimal(answered.progress["fraction"])?.doubleValue else {
            find("progress", "no fraction")
            return
        }
        if total != count { find("progress", "total is \(total), by the robot's count \(count)") }
        if isAmending { return }
        let visited = questions.count(where: \.isVisited) + passedInNone
        if given != visited { find("progress", "answered is \(given), by the robot's count \(visited)") }
        let right = count == 0 || answered.status == .complete ? 1 : Double(visited) / Double(count)
        if abs(fraction - right) > 0.0101 {
            find("progress", "fraction is \(fraction) at \(visited) of \(count)")
        }
    }

    // MARK: The step

    private func checkStep(_ answered: Answered, _ call: Call, _ laid: LaidOut, before: LaidOut, isNext: Bool) {
        let step = answered.step
        let path = step["path"]?.text ?? "?"
        let kind = step["kind"]?.text ?? "?"
        guard let shown = range(of: step, in: laid) else {
            find("step", "the step \(kind) '\(path)' names nothing in the response")
            return
        }
        if !path.isEmpty { checkFirst(shown, kind, laid) }
        if kind == "form" { checkListing(step, shown, laid) }
        meet(shown, kind, step, laid)
        guard isNext, !isAmending else { return }
        let faulty = answered.errors.compactMap(\.path)
        if faulty.isEmpty { checkWaiting(shown, kind, path, laid) }
        checkOrder(shown, kind, path, call, laid, before: before, hasFault: !faulty.isEmpty)
    }

    private func checkFirst(_ shown: Range<Int>, _ kind: String, _ laid: LaidOut) {
        let place = laid.places[shown.lowerBound]
        let item = laid.item(shown.lowerBound)
        let isKindRight =
            switch item.type {
            case .group: kind == "form" || (kind == "repeat" && item.repeats)
            case .display: kind == "instruction"
            default: ["question", "imageCapture", "signature"].contains(kind)
            }
        if !isKindRight { find("step", "\(place.path), a \(item.type.code), comes as \(kind)") }
        let isEnabled =
            item.isRepeatingGroup
            ? shown.contains { laid.places[$0].item == place.item && laid.places[$0].isEnabled } : place.isEnabled
        if !isEnabled { find("enabled", "the step \(place.path) is not enabled") }
        if item.isHidden || (item.isReadOnly && item.isQuestion) {
            find("step", "the step \(place.path) is hidden or read-only")
        }
    }

    /// A page lists the enabled questions and displays below it that are not hidden, and no others but disabled ones that
    /// the form wants to be seen (`!` in front of their paths).
    private func checkListing(_ step: JSON, _ shown: Range<Int>, _ laid: LaidOut) {
        let isWhole = (step["path"]?.text ?? "").isEmpty
        var listed: [String] = []
        collect(step, into: &listed)
        let given = listed.filter { path in
            laid.placeByPath[path].map { isWhole || !laid.item($0).rides } ?? true
        }
        let wanted = shown.filter { number in
            let item = laid.item(number)
            return laid.isOnPage(number) && item.type != .group && !item.isHidden && (isWhole || !item.rides)
        }.map { (laid.places[$0].isEnabled ? "" : "!") + laid.places[$0].path }
        guard given != wanted else { return }
        let missing = wanted.filter { !given.contains($0) }
        let extra = given.filter { !wanted.contains($0) }
        find(
            "page",
            missing.isEmpty && extra.isEmpty
                ? "the page lists its items in another order than the form"
                : "the page lacks [\(missing.prefix(4).joined(separator: ", "))] and has besides "
                    + "[\(extra.prefix(4).joined(separator: ", "))]")
    }

    private func collect(_ element: JSON, into paths: inout [String]) {
        for item in element["items"]?.elements ?? [] {
            let isLocked = item["disabled"]?.flag ?? false
            if item["kind"]?.text != "form", let path = item["path"]?.text {
                paths.append((isLocked ? "!" : "") + path)
            }
            collect(item, into: &paths)
        }
    }

    private func meet(_ shown: Range<Int>, _ kind: String, _ step: JSON, _ laid: LaidOut) {
        for number in kind == "form" ? shown : shown.lowerBound..<shown.lowerBound + 1
        where laid.places[number].isEnabled && !laid.item(number).isHidden {
            coverage.met.insert(laid.places[number].item)
        }
        var above = laid.places[shown.isEmpty ? 0 : shown.lowerBound].parent
        while above >= 0 {
            coverage.met.insert(laid.places[above].item)
            above = laid.places[above].parent
        }
        for name in ["header", "footer", "alongside"] {
            for rider in step[name]?.elements ?? [] { meetAll(rider) }
        }
    }

    private func meetAll(_ element: JSON) {
        if let item = element["linkId"]?.text.flatMap({ form.itemByLinkId[$0] }) { coverage.met.insert(item) }
        for child in element["items"]?.elements ?? [] { meetAll(child) }
    }

    /// Nothing visited is asked again without a reason.
    private func checkWaiting(_ shown: Range<Int>, _ kind: String, _ path: String, _ laid: LaidOut) {
        let first = laid.places[shown.lowerBound]
        let waits: Bool
        switch kind {
        case "repeat": waits = !first.isClosed
        case "form":
            let questions = shown.filter { laid.places[$0].isEnabled && laid.item($0).isAskable }
            waits =
                questions.isEmpty
                ? shown.contains {
                    laid.item($0).type == .display && laid.places[$0].isEnabled && laid.places[$0].mark != "passed"
                } : questions.contains { !laid.places[$0].isVisited }
        default: waits = !first.isVisited
        }
        if !waits { find("asked-again", "the step \(kind) '\(path)' was visited and comes again") }
    }

    /// The next step is the first open one from `after` on, else the earliest.
    private func checkOrder(
        _ shown: Range<Int>, _ kind: String, _ path: String, _ call: Call, _ laid: LaidOut, before: LaidOut,
        hasFault: Bool
    ) {
        guard !path.isEmpty || kind != "form" else { return }
        let target = kind == "repeat" ? 2 * shown.upperBound - 1 : 2 * shown.lowerBound
        var start = 0
        if let after = call.after, let number = laid.placeByPath[after] {
            start = 2 * number
            // A question about more rows stands behind the rows.
            if laid.item(number).isRepeatingGroup, self.step["kind"]?.text == "repeat",
                let own = range(of: self.step, in: laid)
            {
                start = 2 * own.upperBound - 1
            }
        } else if call.after != nil {
            return
        }
        for (number, place) in laid.places.enumerated() {
            let item = laid.item(number)
            guard place.isEnabled, item.isAskable, !item.rides, !place.isVisited,
                !shown.contains(number) || kind == "repeat"
            else { continue }
            let position = 2 * number
            let isPassedOver =
                hasFault
                || (target >= start ? position >= start && position < target : position >= start || position < target)
            if isPassedOver {
                find(
                    "order",
                    "\(place.path) is open and was passed over for \(kind) '\(path)' (after \(call.after ?? "-"))")
                return
            }
        }
    }

    /// The step that was submitted is passed: all its items that were enabled on it are visited.
    private func checkPassed(_ call: Call, _ laid: LaidOut, before: LaidOut, edits: [Edit]) {
        guard let after = call.after, call.direction == nil, !edits.contains(where: \.changesRows), !isAmending,
            let shown = range(of: self.step, in: before), self.step["path"]?.text == after
        else { return }
        for number in self.step["kind"]?.text == "form" ? shown : shown.prefix(1) {
            let place = before.places[number]
            guard place.isEnabled, laid.item(of: place).isAskable, !laid.item(of: place).rides || after.isEmpty,
                let now = laid.placeByPath[place.path]
            else { continue }
            // Answers that are worked out may come in front of others, and what is below them gets other paths.
            if place.above.contains(where: { form.items[$0.item].dynamics.mayBeWritten }) { continue }
            if laid.places[now].isEnabled, !laid.places[now].isVisited, !isBelowChange(place, edits) {
                find("passed", "\(place.path) was on the step '\(after)' and is not visited after it")
                return
            }
        }
    }

    /// Whether a place stands below an answer that this call changed.
    private func isBelowChange(_ place: Place, _ edits: [Edit]) -> Bool {
        edits.contains { edit in place.above.contains { $0.item == edit.place.item } }
    }

    // MARK: The end

    private func checkFinished(
        _ answered: Answered, _ call: Call, expected: Content, actual: Content, told: [String: Bool]
    ) {
        let laid = evaluated(expected, told: told)
        // Items below answers that are worked out in this very call are not known beforehand.
        if !isAmending || !form.items.contains(where: { $0.dynamics.mayBeWritten && !$0.children.isEmpty }) {
            checkEnabled(laid, told)
        }
        if !isAmending {
            for (number, place) in laid.places.enumerated()
            where place.isEnabled && laid.item(number).isAskable && !laid.item(number).rides && !place.isVisited {
                if let after = call.after,
                    after.isEmpty || place.path.hasPrefix(after) || place.groupPath.hasPrefix(after)
                {
                    continue
                }
                find("finished", "the walk is complete although \(place.path) was never answered or passed")
                break
            }
        }
        var comparison = ContentComparison(form: form, isFinished: true, isAmending: isAmending)
        comparison.compare(expected.pruned(laid), actual)
        if !comparison.problems.isEmpty {
            find("answers", "finished: " + comparison.problems.prefix(4).joined(separator: "; "))
        }
        var check = FinishedCheck(
            form: form, marks: caller.marks, canonical: form.canonical ?? answered.response["questionnaire"]?.text ?? ""
        )
        check.check(answered.response, status: finishedStatus, told: told)
        // What is missing is asked of the walk as it was, where defaults and answers of the person can be told apart.
        for (place, what) in laid.missing() { check.problems.append("\(laid.places[place].path): \(what)") }
        if !check.problems.isEmpty { find("finished", check.problems.prefix(4).joined(separator: "; ")) }
        let refusals = caller.validate(answered.responseBytes, contexts: form.contexts)
        if !refusals.isEmpty {
            find(
                "validate",
                refusals.prefix(4).map { "\($0.expression ?? "-") \($0.kind?.rawValue ?? "-"): \($0.text)" }
                    .joined(separator: "; "))
        }
        coverage.keep(answered.responseBytes)
        if ConditionRules.decimal(answered.progress["fraction"])?.doubleValue != 1 {
            find("progress", "the fraction of a complete walk is \(answered.progress["fraction"]?.written ?? "absent")")
        }
    }
}

extension Content {
    /// What is left of it in a finished response: the answers of enabled places.
    func pruned(_ laid: LaidOut) -> Content {
        var kept = self
        // From behind: what is below goes with what is above it.
        for place in laid.places.reversed() where !place.isEnabled {
            kept.withLevel(place.above[...], laid.form) { level in
                if place.parent >= 0, !laid.places[place.parent].isEnabled { return }
                guard var entry = level.entries[place.item] else { return }
                if laid.form.items[place.item].type == .group {
                    if place.row < entry.rows.count { entry.rows[place.row].content = Content() }
                } else {
                    entry.answers = []
                }
                level.entries[place.item] = entry
            }
        }
        return kept
    }
}
