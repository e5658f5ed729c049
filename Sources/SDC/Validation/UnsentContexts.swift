internal import FHIRPath

/// Which expressions look at launch contexts or query results that did not come with a call: what they give says nothing of
/// the response (sdc-facts 2.5; complaint 20).
struct UnsentContexts {
    let form: Form
    private let contexts: CallContexts
    private var known: [Int32: Bool] = [:]

    init(form: Form, contexts: CallContexts) {
        self.form = form
        self.contexts = contexts
    }

    /// Whether an expression on an item (-1 = the form) needs something that was not sent.
    mutating func isNeeded(by expression: FormExpression?, on item: Int32) -> Bool {
        guard let expression else { return false }
        return needs(expression, from: item, leavingOut: -1)
    }

    private mutating func needs(_ expression: FormExpression, from item: Int32, leavingOut variable: Int32) -> Bool {
        for name in expression.compiled.variables {
            switch form.logic.scopes.find(name, from: item, leavingOut: variable) {
            case .outside?: if contexts.byName[name] == nil { return true }
            case .variable(let found)?: if needs(found) { return true }
            case nil: break
            }
        }
        return false
    }

    private mutating func needs(_ variable: Int32) -> Bool {
        if let known = known[variable] { return known }
        // On a circle nothing more is learnt.
        known[variable] = false
        let definition = form.logic.scopes.variables[Int(variable)]
        let result =
            definition.expression.map { needs($0, from: definition.item, leavingOut: variable) }
            ?? (contexts.byName[definition.name] == nil)
        known[variable] = result
        return result
    }
}
