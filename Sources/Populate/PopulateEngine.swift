internal import FHIRJSON
internal import FHIRModel
internal import FHIRPath
package import SDC

/// `$populate` as one pure function: a form and what is known in; a response that is filled in as far as can be out
/// (sdc-facts 1.1, statements 1 to 32).
package enum PopulateEngine {
    /// Queries that wait for queries that wait for queries … are followed so far.
    private static let maximumRounds = 12

    /// The plan of a form, which is kept with it.
    package static func plan(of form: Form) -> PopulationPlan { form.derived { PopulationPlan(form) } }

    /// Fills a form in. Blocks while queries are answered.
    package static func run(_ request: PopulateRequest, form: Form, marks: Marks) -> PopulateReply {
        let plan = plan(of: form)
        let ledger = QueryLedger(source: request.source)
        let allowed = request.steps ?? PopulationPass.callSteps
        var stepsLeft = allowed
        var rounds = 0
        while true {
            let pass: PopulationPass
            do throws(FHIRPathError) {
                pass = try PopulationPass(
                    request, form: form, plan: plan, marks: marks, ledger: ledger, steps: stepsLeft)
            } catch {
                // Two documents never are too many.
                preconditionFailure(error.message)
            }
            pass.run()
            stepsLeft = pass.stepsLeft
            guard ledger.hasWanted, !pass.isExhausted else {
                return finish(pass, form, marks, steps: allowed - stepsLeft)
            }
            rounds += 1
            ledger.runWanted()
            if rounds == maximumRounds { ledger.isClosed = true }
        }
    }

    private static func finish(
        _ pass: PopulationPass, _ form: Form, _ marks: Marks, steps taken: Int
    ) -> PopulateReply {
        var steps = taken
        var isExhausted = pass.isExhausted
        if pass.plan.hasCalculations, !pass.structureMapRules, !isExhausted {
            let state = ResponseState(
                form: form, document: pass.document, root: pass.root, marks: marks, moment: pass.request.moment,
                contexts: pass.contextsForCalculation(), steps: pass.stepsLeft)
            steps += state.expressionSteps
            isExhausted = state.isExhausted
            // What is shown is a matter of walking the form.
            pass.notes.add(state.expressionIssues.filter { !$0.text.hasPrefix("The enableWhenExpression") })
            if pass.request.wantsTrace { pass.traceCalculations(state) }
        }
        pass.finishMarks()
        pass.traceQueries()
        var issues = pass.finishedIssues()
        if isExhausted {
            issues.insert(
                Issue(
                    .error, .tooCostly,
                    "The expressions of the form take more than one call may take; what comes behind is not filled in."),
                at: 0)
        }
        return PopulateReply(
            document: pass.document, response: pass.root, issues: issues,
            trace: pass.request.wantsTrace ? pass.trace : nil, steps: steps, isExhausted: isExhausted)
    }
}
