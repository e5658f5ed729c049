internal import FHIRModel
package import SDC

/// Walks a form on all its branches: one walk after the other, until every item that can be met was met and every condition
/// came out both ways, or the bound is reached.
package struct Campaign {
    /// How far to go.
    package struct Bound: Sendable {
        /// Walks at most.
        package var walks: Int
        /// Calls at most, over all walks; one walk is always made.
        package var calls: Int
        /// Walks at the end with no plan but much meddling, where a form has rows or items below answers to mix up.
        package var freeWalks: Int

        package init(walks: Int = 40, calls: Int = 5000, freeWalks: Int = 4) {
            self.walks = walks
            self.calls = calls
            self.freeWalks = freeWalks
        }
    }

    private let form: Form
    private let robotForm: RobotForm
    private var caller: Caller
    private let solver: BranchSolver
    private let coverage = Coverage()
    private var report = WalkReport()

    /// A thing to bring about in some walk.
    private enum Target {
        case item(Int)
        case outcome(RobotCondition, of: Int, holds: Bool)
    }

    /// - Parameter form: as the engine compiled it; the robot reads the same Questionnaire by itself.
    package init(form: Form) {
        self.form = form
        robotForm = RobotFormReader.read(form.questionnaire, of: form.document)
        caller = Caller(
            form: form, marks: Marks(canonicalBase: "http://formstep.example/fhir"),
            formHoldsEmpty: JSON(form.questionnaire, of: form.document).holdsEmptyContainer)
        solver = BranchSolver(form: robotForm)
    }

    /// Compiles a form in bytes and walks it.
    ///
    /// - Parameter tampering: spoils every reply, to see that the robot notices.
    /// - Throws: `FormError` where the engine refuses the form.
    package static func walk(
        _ bytes: [UInt8], settings: WalkSettings, bound: Bound, allBranches: Bool, tampering: Tampering? = nil
    ) throws(FormError) -> WalkReport {
        let cache = FormCache(capacity: 64 << 20, marks: Marks(canonicalBase: "http://formstep.example/fhir"))
        let form = try cache.compile(bytes: bytes, version: nil)
        var campaign = Campaign(form: form)
        campaign.caller.tampering = tampering
        return campaign.run(settings, bound: allBranches ? bound : Bound(walks: 1, calls: bound.calls))
    }

    /// Walks until there is nothing new to see.
    package mutating func run(_ settings: WalkSettings, bound: Bound) -> WalkReport {
        // One walk takes things as they come; a plan pays only for many.
        let plans = bound.walks > 1
        let unreachable = plans ? findUnreachable() : [:]
        var idle = 0
        while report.walks < max(1, bound.walks), report.walks == 0 || report.calls < bound.calls, idle < 3 {
            let open = openTargets(unreachable)
            if report.walks > 0, open.isEmpty, !hasUnusedOptions { break }
            let before = (
                coverage.met.count, coverage.outcomes.count, coverage.options.values.reduce(0) { $0 + $1.count }
            )
            var own = settings
            own.seed = settings.seed &* 1000 &+ UInt64(report.walks)
            if plans { own.directives = directives(for: open) }
            own.reviews = own.seed % 4 == 1
            own.amends = own.seed % 3 == 0
            own.tagsAnswers = own.seed % 2 == 0
            if report.walks == 0 { own.skipPercent = 0 }
            walk(own)
            let after = (
                coverage.met.count, coverage.outcomes.count, coverage.options.values.reduce(0) { $0 + $1.count }
            )
            idle = before == after ? idle + 1 : 0
        }
        if plans, hasSomethingToMix {
            for number in 0..<bound.freeWalks where report.calls < bound.calls {
                var own = settings
                own.seed = settings.seed &* 1000 &+ 500 &+ UInt64(number)
                own.meddling = 30
                own.itemsPercent = settings.itemsPercent == 0 ? 0 : 60
                own.tagsAnswers = number % 2 == 0
                walk(own)
            }
        }
        finish(unreachable)
        return report
    }

    private mutating func walk(_ settings: WalkSettings) {
        let walk = Walk(form: robotForm, caller: caller, settings: settings, coverage: coverage)
        note(walk.run(), of: walk, seed: settings.seed)
    }

    /// Rows, or items below answers: where answers can come to stand in the wrong place.
    private var hasSomethingToMix: Bool {
        robotForm.items.contains { $0.isRepeatingGroup || ($0.isQuestion && !$0.children.isEmpty) }
    }

    private mutating func note(_ end: WalkEnd, of walk: Walk, seed: UInt64) {
        report.walks += 1
        report.calls += walk.calls
        report.findings += walk.findings
        let text: String
        switch end {
        case .complete:
            report.completed += 1
            return
        case .found: return
        case .gaveUp(let why): text = "gave up: \(why)"
        case .refusedByRule(let why): text = "refused by a rule: \(why)"
        case .stuck(let why):
            report.findings.append(
                Finding(
                    kind: "stuck", text: why, request: walk.lastBody, granularity: walk.settings.granularity,
                    sendsItems: walk.lastSentItems))
            return
        }
        if !report.ends.contains(text) { report.ends.append(text) }
    }

    // MARK: Targets

    /// Items that a person can be shown, by the form alone.
    private func isShowable(_ item: RobotItem) -> Bool { !item.isHint && !item.isHidden }

    private func findUnreachable() -> [Int: String] {
        var reasons: [Int: String] = [:]
        for item in robotForm.items where isShowable(item) && solver.plan(for: .enabled(item.index)) == nil {
            reasons[item.index] = solver.reason
        }
        return reasons
    }

    private func openTargets(_ unreachable: [Int: String]) -> [Target] {
        var open: [Target] = []
        for item in robotForm.items where isShowable(item) && unreachable[item.index] == nil {
            if !coverage.met.contains(item.index) { open.append(.item(item.index)) }
        }
        for item in robotForm.items where !item.isOnCircle && unreachable[item.index] == nil {
            for condition in item.conditions {
                for holds in [true, false]
                where !coverage.outcomes.contains(.init(condition: condition.number, holds: holds)) {
                    open.append(.outcome(condition, of: item.index, holds: holds))
                }
            }
        }
        return open
    }

    /// Options are tried in turn, as far as one walk for each can go.
    private var hasUnusedOptions: Bool {
        robotForm.items.contains { item in
            item.isAskable && coverage.met.contains(item.index)
                && (coverage.options[item.index]?.count ?? 0) < min(item.options.count, 12)
        }
    }

    /// As many targets as go together in one walk.
    private func directives(for targets: [Target]) -> [Int: WalkSettings.Directive] {
        var plan = BranchSolver.Plan()
        let start = targets.isEmpty ? 0 : report.walks % targets.count
        for target in targets[start...] + targets[..<start] {
            let goal: BranchSolver.Goal =
                switch target {
                case .item(let item): .enabled(item)
                case .outcome(let condition, let owner, let holds): .outcome(condition, of: owner, holds: holds)
                }
            if let extended = solver.plan(for: goal, on: plan) { plan = extended }
        }
        return plan.directives
    }

    // MARK: The report

    private mutating func finish(_ unreachable: [Int: String]) {
        let items = robotForm.items.filter { !$0.isHint }
        report.itemCount = items.count
        report.metCount = items.count { coverage.met.contains($0.index) }
        for item in items where !coverage.met.contains(item.index) {
            report.neverMet.append((item.linkId, why(item, unreachable)))
        }
        report.outcomesSeen = coverage.outcomes.count
        report.outcomesPossible = 2 * robotForm.conditionCount
        report.failures = coverage.failures
        report.finished = coverage.finished
        for (item, why) in coverage.despair.sorted(by: { $0.key < $1.key }) {
            report.unanswerable.append((robotForm.items[item].linkId, why))
        }
    }

    private func why(_ item: RobotItem, _ unreachable: [Int: String]) -> String {
        if item.isHidden { return "hidden" }
        if let reason = unreachable[item.index] { return "its conditions can never hold: \(reason)" }
        if item.isReadOnly { return "read-only without a value" }
        if item.dynamics.appears { return "its enableWhenExpression never showed it" }
        if item.type == .group, item.children.allSatisfy({ !coverage.met.contains($0) }) {
            return item.children.isEmpty ? "an empty group" : "nothing in it is shown"
        }
        return "not reached in \(report.walks) walks"
    }
}
