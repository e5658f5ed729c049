internal import FHIRPath

/// Whether an expression may look at the response that is being filled in.
enum AnswerReading {
    static func isPossible(_ expression: FHIRPathExpression) -> Bool {
        let tree = expression.tree
        if expression.variables.contains(where: { ["resource", "rootResource", "context"].contains($0) }) {
            return true
        }
        var open = [tree.root]
        while let index = open.popLast() {
            let node = tree.nodes[index]
            switch node.kind {
            case .member: if node.target < 0 { return true }
            case .axis: return true
            case .function(let name):
                if node.target < 0 {
                    guard name == "iif" || name == "today" || name == "now" || name == "timeOfDay" else { return true }
                    open += node.arguments
                }
            default: open += node.arguments
            }
            if node.target >= 0 { open.append(node.target) }
        }
        return false
    }
}
