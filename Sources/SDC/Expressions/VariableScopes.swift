package import FHIRJSON

/// One `%name` that a form defines.
package struct FormVariable: Sendable {
    package let name: String
    /// The item it is defined on, -1 = the form.
    package let item: Int32
    /// Nil for one whose value comes from outside: a query, a population's row.
    package let expression: FormExpression?
    /// What defines it, in the form's document.
    package let entry: Node
}

/// Which `%name` means what, where: variables of the form and its items, launch contexts and what else comes from outside
/// (sdc-facts 2.4, 3.2).
///
/// A name means the nearest definition at the item itself or above; on the form's own level a variable stands before a
/// launch context.
package struct VariableScopes: Sendable {
    package enum Binding: Sendable, Equatable {
        case variable(Int32)
        /// Comes with the call, or is empty.
        case outside
    }

    private struct Scope: Sendable {
        /// Scope around it, -1 = none.
        let outer: Int32
        var names: [String: Int32]
    }

    package private(set) var variables: [FormVariable] = []
    /// Names of variables whose value comes from outside.
    private var withoutExpression: Set<String> = []
    /// Names of launch contexts and queries.
    private(set) var outside: Set<String> = []
    private var scopes: [Scope] = [Scope(outer: -1, names: [:])]
    /// The scope of each item; that of the form is 0.
    private var scopeOfItem: ContiguousArray<Int32> = []

    /// Names that FHIRPath and FHIR give a meaning of their own, which no form may change.
    static func isOfTheStandard(_ name: String) -> Bool {
        reserved.contains(name) || name.hasPrefix("vs-") || name.hasPrefix("ext-")
    }

    private static let reserved: Set<String> = [
        "context", "resource", "rootResource", "questionnaire", "qitem", "qItem", "sct", "loinc", "ucum",
        "terminologies", "factory", "server", "us-zip",
    ]

    /// Names of the launch contexts that SDC knows: they mean one even where the form forgets to declare it.
    package static let usual: Set<String> = ["patient", "encounter", "location", "user", "study", "clinical"]

    mutating func addOutside(_ name: String) { outside.insert(name) }

    /// Opens the scope of the next item.
    mutating func openItem(parent: Int32) {
        scopeOfItem.append(parent < 0 ? 0 : scopeOfItem[Int(parent)])
    }

    /// - Returns: false where the node has a variable of this name already; the first stays.
    mutating func add(_ variable: FormVariable) -> Bool {
        var scope = 0
        if variable.item >= 0 {
            scope = Int(scopeOfItem[Int(variable.item)])
            if !owned.contains(variable.item) {
                scopes.append(Scope(outer: Int32(scope), names: [:]))
                scope = scopes.count - 1
                scopeOfItem[Int(variable.item)] = Int32(scope)
                owned.insert(variable.item)
            }
        }
        guard scopes[scope].names[variable.name] == nil else { return false }
        scopes[scope].names[variable.name] = Int32(variables.count)
        if variable.expression == nil { withoutExpression.insert(variable.name) }
        variables.append(variable)
        return true
    }

    /// Items with a scope of their own.
    private var owned: Set<Int32> = []

    /// What a name means on an item (-1 = the form); nil = nothing.
    ///
    /// - Parameter leavingOut: the variable whose expression asks: its own name means a definition further out.
    package func find(_ name: String, from item: Int32, leavingOut variable: Int32 = -1) -> Binding? {
        var scope = item < 0 ? 0 : scopeOfItem[Int(item)]
        while scope >= 0 {
            if let found = scopes[Int(scope)].names[name], found != variable { return .variable(found) }
            scope = scopes[Int(scope)].outer
        }
        return outside.contains(name) || Self.usual.contains(name) ? .outside : nil
    }

    /// Whether a value of this name may come with a call: a launch context, or the result of a query.
    package func takesFromOutside(_ name: String) -> Bool {
        outside.contains(name) || Self.usual.contains(name) || withoutExpression.contains(name)
    }
}
