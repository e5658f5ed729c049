/// Whether a code belongs to a value set.
package enum Membership: Sendable {
    /// It does; where it stands in the list, nil where it follows from a rule.
    case member(Int?)
    case notMember
    /// Not to be said here, and why.
    case unknown([TerminologyProblem])
}

extension CodeList {
    /// Whether a code belongs.
    ///
    /// - Parameter system: nil = whatever its system.
    package func membership(of code: String, system: String?) -> Membership {
        let found = index(of: code, system: system)
        let open = openParts.filter { part in
            part.isExclude == (found != nil) && (system == nil || part.system == nil || part.system == system)
        }
        if let found { return open.isEmpty ? .member(found) : .unknown(open.map(\.problem)) }
        guard !open.isEmpty else { return .notMember }
        // Some systems cannot be listed, but have rules for what is a code of theirs.
        if let system, let grammar = GrammarSystem(system) {
            let isKnown = grammar.isCode(code)
            if !isKnown { return .notMember }
            let isTakenAway = openParts.contains { $0.isExclude && ($0.system == nil || $0.system == system) }
            if !isTakenAway, open.contains(where: { $0.isWholeSystem && $0.system == system }) { return .member(nil) }
        }
        return .unknown(open.map(\.problem))
    }
}
