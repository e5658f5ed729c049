internal import FHIRModel

/// Works out what has to be answered so that an item is shown, or a condition comes out one way.
///
/// A search with a bound over the form's conditions: each demand falls on the questions it looks at, and holds only where
/// one list of answers meets all demands on its question.
final class BranchSolver {
    enum Goal {
        case enabled(Int)
        case disabled(Int)
        case answered(Int)
        case blank(Int)
        /// A condition, the item it belongs to, and how it shall come out.
        case outcome(RobotCondition, of: Int, holds: Bool)
    }

    /// Demands on the answers of questions.
    struct Plan {
        fileprivate enum Demand {
            case answered, blank
            case outcome(RobotCondition, holds: Bool)
        }
        fileprivate var demands: [Int: [Demand]] = [:]
        fileprivate var enabled: Set<Int> = []
        fileprivate var disabled: Set<Int> = []
        /// What the demands come to.
        var directives: [Int: WalkSettings.Directive] = [:]
    }

    private let form: RobotForm
    private var maker: AnswerMaker
    private var pools: [Int: [[Held]]] = [:]
    /// Conditions that look at each item.
    private let lookers: [Int: [RobotCondition]]
    private var steps = 0
    /// Why the last search that failed did so.
    private(set) var reason = ""

    /// No search goes on longer.
    private static let maximumSteps = 3000

    init(form: RobotForm) {
        self.form = form
        maker = AnswerMaker(form: form)
        var lookers: [Int: [RobotCondition]] = [:]
        for item in form.items {
            for condition in item.conditions { lookers[condition.source, default: []].append(condition) }
        }
        self.lookers = lookers
    }

    /// A plan that reaches a goal on top of another plan; nil = there is none, or none was found.
    func plan(for goal: Goal, on plan: Plan = Plan()) -> Plan? {
        steps = 0
        reason = ""
        return solve([goal], plan)
    }

    private func fail(_ why: String) -> Plan? {
        if reason.isEmpty { reason = why }
        return nil
    }

    private func solve(_ goals: [Goal], _ plan: Plan) -> Plan? {
        guard let goal = goals.last else { return plan }
        steps += 1
        guard steps < Self.maximumSteps else { return fail("the search was given up") }
        let rest = Array(goals.dropLast())
        switch goal {
        case .enabled(let item): return solveEnabled(item, rest, plan)
        case .disabled(let item): return solveDisabled(item, rest, plan)
        case .answered(let item): return demand(.answered, of: item, plan).flatMap { solve(rest, $0) }
        case .blank(let item): return demand(.blank, of: item, plan).flatMap { solve(rest, $0) }
        case .outcome(let condition, let owner, let holds):
            return holds ? solveTrue(condition, owner, rest, plan) : solveFalse(condition, rest, plan)
        }
    }

    private func solveEnabled(_ index: Int, _ rest: [Goal], _ plan: Plan) -> Plan? {
        if plan.enabled.contains(index) { return solve(rest, plan) }
        if plan.disabled.contains(index) {
            return fail("'\(form.items[index].linkId)' would have to be shown and not shown")
        }
        var plan = plan
        plan.enabled.insert(index)
        let item = form.items[index]
        var goals = rest
        if item.parent >= 0 {
            if form.items[item.parent].isQuestion { goals.append(.answered(item.parent)) }
            goals.append(.enabled(item.parent))
        }
        guard !item.conditions.isEmpty, !item.isOnCircle else { return solve(goals, plan) }
        guard item.isAny else {
            return solve(goals + item.conditions.reversed().map { .outcome($0, of: index, holds: true) }, plan)
        }
        for condition in item.conditions {
            if let solved = solve(goals + [.outcome(condition, of: index, holds: true)], plan) { return solved }
        }
        return nil
    }

    private func solveDisabled(_ index: Int, _ rest: [Goal], _ plan: Plan) -> Plan? {
        if plan.disabled.contains(index) { return solve(rest, plan) }
        if plan.enabled.contains(index) {
            return fail("'\(form.items[index].linkId)' would have to be shown and not shown")
        }
        var plan = plan
        plan.disabled.insert(index)
        let item = form.items[index]
        if !item.conditions.isEmpty, !item.isOnCircle {
            if item.isAny {
                let goals = rest + item.conditions.map { .outcome($0, of: index, holds: false) }
                if let solved = solve(goals, plan) { return solved }
            } else {
                for condition in item.conditions {
                    if let solved = solve(rest + [.outcome(condition, of: index, holds: false)], plan) { return solved }
                }
            }
        }
        guard item.parent >= 0 else { return fail("'\(item.linkId)' is always shown") }
        if form.items[item.parent].isQuestion, let solved = solve(rest + [.blank(item.parent)], plan) { return solved }
        return solve(rest + [.disabled(item.parent)], plan)
    }

    private func solveTrue(_ condition: RobotCondition, _ owner: Int, _ rest: [Goal], _ plan: Plan) -> Plan? {
        let wantsAbsence = condition.isExists && condition.expected.flag == false
        guard condition.source >= 0 else {
            return wantsAbsence
                ? solve(rest, plan) : fail("it looks at '\(condition.question)', which the form has not")
        }
        if wantsAbsence {
            return solve(rest + [.blank(condition.source)], plan) ?? solve(rest + [.disabled(condition.source)], plan)
        }
        guard let demanded = demand(.outcome(condition, holds: true), of: condition.source, plan) else { return nil }
        return solve(rest + [.enabled(condition.source)], demanded)
    }

    private func solveFalse(_ condition: RobotCondition, _ rest: [Goal], _ plan: Plan) -> Plan? {
        let wantsAbsence = condition.isExists && condition.expected.flag == false
        guard condition.source >= 0 else {
            return wantsAbsence
                ? fail("'\(condition.question)' is not in the form, so it is never answered") : solve(rest, plan)
        }
        // Better an answer that does not match than none.
        if let demanded = demand(.outcome(condition, holds: false), of: condition.source, plan),
            let solved = solve(rest + [.enabled(condition.source)], demanded)
        {
            return solved
        }
        guard !wantsAbsence else { return nil }
        return solve(rest + [.blank(condition.source)], plan) ?? solve(rest + [.disabled(condition.source)], plan)
    }

    // MARK: Answers

    private func demand(_ demand: Plan.Demand, of index: Int, _ plan: Plan) -> Plan? {
        let item = form.items[index]
        var plan = plan
        plan.demands[index, default: []].append(demand)
        let demands = plan.demands[index] ?? []
        guard item.isAskable else {
            // Nobody answers it: it holds its default, or nothing.
            let held = item.defaults.map { Held($0) }
            // What an expression gives it cannot be foreseen.
            if meets(held, demands) || item.dynamics.mayBeWritten { return plan }
            let why = item.isQuestion ? (item.isHidden ? "is hidden" : "is read-only") : "is a \(item.type.code)"
            return fail("'\(item.linkId)' \(why), so nobody answers it as it would have to be")
        }
        if meets([], demands) {
            plan.directives[index] = .blank
            // A default has to be skipped first, and what is required cannot be.
            if !item.isRequired { return plan }
        }
        for answers in pool(item) where meets(answers, demands) {
            plan.directives[index] = .answers(answers)
            return plan
        }
        if meets([], demands) { return plan }
        let asked = demands.map { demand in
            switch demand {
            case .answered: "an answer"
            case .blank: "no answer"
            case .outcome(let condition, let holds): (holds ? "" : "not ") + condition.description
            }
        }
        return fail("'\(item.linkId)' has no valid answer for all of: \(asked.joined(separator: "; "))")
    }

    private func meets(_ answers: [Held], _ demands: [Plan.Demand]) -> Bool {
        demands.allSatisfy { demand in
            switch demand {
            case .answered: !answers.isEmpty
            case .blank: answers.isEmpty
            case .outcome(let condition, let holds):
                // Not answering makes a condition false only by `.blank`: an answer shall decide.
                condition.isExists || !answers.isEmpty
                    ? ConditionRules.verdict(condition, answers) == (holds ? .yes : .no) : false
            }
        }
    }

    private func pool(_ item: RobotItem) -> [[Held]] {
        if let known = pools[item.index] { return known }
        let made = maker.pool(for: item, lookers[item.index] ?? [])
        pools[item.index] = made
        return made
    }
}
