internal import FHIRPath

/// Which expressions look at launch contexts or query results that did not come with a call: what they give says nothing of
/// the response (sdc-facts 2.5; complaint 20).
struct UnsentContexts {
    let form: Form
    private let contexts: CallContexts
    /// By variable: whether it needs something that was not sent, itself or through others. Made when it is first asked for.
    private lazy var needy = findNeedy()

    init(form: Form, contexts: CallContexts) {
        self.form = form
        self.contexts = contexts
    }

    /// Whether an expression on an item (-1 = the form) needs something that was not sent.
    mutating func isNeeded(by expression: FormExpression?, on item: Int32) -> Bool {
        guard let expression, !expression.compiled.variables.isEmpty else { return false }
        return expression.compiled.variables.contains { name in
            switch form.logic.scopes.find(name, from: item, leavingOut: -1) {
            case .outside?: contexts.byName[name] == nil
            case .variable(let found)?: needy[Int(found)]
            case nil: false
            }
        }
    }

    /// From those that need it themselves to those that use them: chains of variables may be as long as the form.
    private func findNeedy() -> [Bool] {
        let variables = form.logic.scopes.variables
        var needy = [Bool](repeating: false, count: variables.count)
        var users = [[Int32]](repeating: [], count: variables.count)
        var open: [Int32] = []
        for (place, variable) in variables.enumerated() {
            let number = Int32(place)
            var isNeedy = variable.expression == nil && contexts.byName[variable.name] == nil
            for name in variable.expression?.compiled.variables ?? [] {
                switch form.logic.scopes.find(name, from: variable.item, leavingOut: number) {
                case .outside?: if contexts.byName[name] == nil { isNeedy = true }
                case .variable(let used)?: users[Int(used)].append(number)
                case nil: break
                }
            }
            if isNeedy {
                needy[place] = true
                open.append(number)
            }
        }
        while let variable = open.popLast() {
            for user in users[Int(variable)] where !needy[Int(user)] {
                needy[Int(user)] = true
                open.append(user)
            }
        }
        return needy
    }
}
