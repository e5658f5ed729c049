internal import FHIRModel
internal import FHIRPath

/// What the expressions of an item give, for `explain`.
extension ResponseState {
    /// More values than this are not told of one expression.
    private static let maximumTold = 20

    func explainedExpressions(of index: Int32) -> [Explanation.Expression] {
        guard let expressions else { return [] }
        let own = detail(index).expressions ?? ItemExpressions()
        let limits = detail(index).constraints.expressions
        return (own.all.filter { $0.element != "location" } + limits).map { expression in
            let name = expression.element
            let text = expression.compiled.text
            guard !isCut(expression) else {
                return Explanation.Expression(
                    element: name, text: text, result: [], problem: "It lies on a circle, so it is not evaluated.",
                    variables: [])
            }
            let variables = expression.compiled.variables.compactMap { told($0, on: index, expressions) }
            do throws(FHIRPathError) {
                let result = try expressions.evaluate(expression, on: index) { items, evaluation in
                    items.prefix(Self.maximumTold).map { evaluation.shown($0) }
                }
                return Explanation.Expression(
                    element: name, text: text, result: result, problem: nil, variables: variables)
            } catch {
                return Explanation.Expression(
                    element: name, text: text, result: [], problem: error.explanation(in: text), variables: variables)
            }
        }
    }

    /// The value of a variable as the item sees it; nil for those of the standard.
    private func told(_ name: String, on index: Int32, _ expressions: FormEvaluation) -> (String, [String])? {
        guard !VariableScopes.isOfTheStandard(name),
            form.logic.scopes.find(name, from: occurrences[Int(index)].item) != nil
        else { return nil }
        let value = expressions.value(named: name, on: index) { items, evaluation in
            items.prefix(Self.maximumTold).map { evaluation.shown($0) }
        }
        return (name, value)
    }
}
