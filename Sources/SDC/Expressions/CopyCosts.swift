internal import FHIRJSON
internal import FHIRPath

/// What it costs to take values out of an evaluation: a posted text of megabytes may be given by many expressions.
extension Evaluation {
    /// Counts the copying of a text: a step for four bytes, and its memory.
    func charge(copying bytes: Int) throws(FHIRPathError) {
        try charge(bytes / 4)
        try charge(textBytes: bytes)
    }

    /// Counts the copying of an item that is an element.
    func chargeCopy(of item: Item) throws(FHIRPathError) {
        guard item.kind == .node else { return }
        try charge(copying: document(of: item).weight(of: item.node, upTo: max(0, remainingTextBytes)))
    }
}

extension Document {
    /// About how many bytes an element takes; no more of it is looked at than goes a little beyond a limit.
    func weight(of node: Node, upTo limit: Int) -> Int {
        var weight = 0
        var current = node
        while current.exists, weight <= limit {
            let child = first(current)
            weight += 16
            if child.exists {
                current = child
                continue
            }
            if kind(current) != .object, kind(current) != .array { weight += rawBytes(current).count }
            while current != node, !next(current).exists { current = parent(current) }
            if current == node { break }
            current = next(current)
        }
        return weight
    }
}

extension FormEvaluation {
    /// As `evaluate`, where taking out what the expression gives has its own cost.
    func read<Result>(
        _ expression: FormExpression, on index: Int32, hint: Int32 = -1,
        _ read: ([Item], Evaluation) throws(FHIRPathError) -> Result
    ) throws(FHIRPathError) -> Result {
        let found: Swift.Result<Result, FHIRPathError> = try evaluate(expression, on: index, hint: hint) {
            items, evaluation in
            do throws(FHIRPathError) {
                return .success(try read(items, evaluation))
            } catch {
                return .failure(error)
            }
        }
        return try found.get()
    }
}
