internal import FHIRJSON
internal import FHIRModel
internal import FHIRPath
internal import Messages
internal import Patterns
internal import SDC

/// What an expression can never give or find, followed through its types without an answer; names of variables.
///
/// What does not parse, looks for linkIds that are not there or uses names that nothing defines, the compiler tells.
struct ExpressionDiagnosis {
    let form: Form
    /// Launch contexts that the form declares.
    private let declared: Set<String>

    init(form: Form) {
        self.form = form
        declared = Set(form.logic.launchContexts.map(\.name))
    }

    func check(_ findings: inout Findings) {
        for variable in form.logic.scopes.variables {
            let linkId = variable.item < 0 ? nil : form.details[Int(variable.item)].linkId
            if variable.item >= 0 {
                let outer = form.items[Int(variable.item)].parent
                if case .variable? = form.logic.scopes.find(variable.name, from: outer) {
                    findings.add(.variableOverrides, of: linkId, [variable.name], at: variable.entry)
                }
            }
            if let expression = variable.expression { check(expression, on: variable.item, linkId, &findings) }
        }
        check(form.expressions, on: -1, nil, &findings)
        for (index, detail) in form.details.enumerated() {
            let item = Int32(index)
            for expression in detail.constraints.expressions {
                check(expression, on: item, detail.linkId, &findings)
            }
            if let expressions = detail.expressions { check(expressions, on: item, detail.linkId, &findings) }
        }
    }

    private func check(
        _ expressions: ItemExpressions, on item: Int32, _ linkId: String?, _ findings: inout Findings
    ) {
        let constraints = Set(expressions.constraints.map { ObjectIdentifier($0.expression) })
        for expression in expressions.all {
            let isConstraint = constraints.contains(ObjectIdentifier(expression))
            let types = check(expression, on: item, linkId, isConstraint: isConstraint, &findings)
            guard !types.isEmpty else { continue }
            let isCondition =
                isConstraint || expression === expressions.enableWhen
                || expressions.toggles.contains { $0.expression === expression }
                || [expressions.required, expressions.readOnly, expressions.repeats].contains { $0 === expression }
            if isCondition {
                if !types.contains(where: ResultTypes.isBoolean) {
                    findings.add(
                        .resultNotBoolean, of: linkId, [expression.element, ResultTypes.told(types)],
                        at: expression.entry)
                }
            } else if item >= 0, expression === expressions.calculated || expression === expressions.initial {
                let type = form.items[Int(item)].type
                let hasUnit = form.details[Int(item)].unit != nil
                if !types.contains(where: { ResultTypes.fits($0, type, hasUnit: hasUnit) }) {
                    findings.add(
                        .resultType, of: linkId, [expression.element, ResultTypes.told(types), type.code],
                        at: expression.entry)
                }
            }
        }
    }

    /// - Returns: the types that can come out; none where that is not known.
    @discardableResult private func check(
        _ expression: FormExpression, on item: Int32, _ linkId: String?, isConstraint: Bool = false,
        _ findings: inout Findings
    ) -> [String] {
        let compiled = expression.compiled
        let known = compiled.check(
            on: item < 0 ? "QuestionnaireResponse" : "QuestionnaireResponse.item", mode: .lenient)
        if let error = known.errors.first {
            findings.add(
                .expressionMeaning, of: linkId, [expression.element, error.explanation(in: compiled.text)],
                at: expression.entry)
        } else if let warning = known.warnings.first, !isConstraint, expression.element != "location" {
            findings.add(
                .expressionFindsNothing, of: linkId, [expression.element, warning.explanation(in: compiled.text)],
                at: expression.entry)
        }
        for name in compiled.variables where VariableScopes.usual.contains(name) && !declared.contains(name) {
            guard case .outside? = form.logic.scopes.find(name, from: item) else { continue }
            findings.add(.launchContextUndeclared, of: linkId, [expression.element, name], at: expression.entry)
        }
        checkPatterns(expression, linkId, &findings)
        return known.resultTypes
    }

    /// Regular expressions that are written in it.
    private func checkPatterns(_ expression: FormExpression, _ linkId: String?, _ findings: inout Findings) {
        let tree = expression.compiled.tree
        for node in tree.nodes {
            guard case .function(let name) = node.kind, ["matches", "matchesFull", "replaceMatches"].contains(name),
                let first = node.arguments.first, case .string(let source) = tree.nodes[first].kind
            else { continue }
            do throws(PatternError) {
                _ = try Pattern.cached(source)
            } catch {
                let place = FHIRPathError(
                    .semantic, error.description, at: tree.nodes[first].start, length: tree.nodes[first].length)
                findings.add(
                    .expressionMeaning, of: linkId,
                    [expression.element, place.explanation(in: expression.compiled.text)], at: expression.entry)
            }
        }
    }
}
