/// What an expression asks of the world outside it. Answers come from whoever evaluates; every function may say that it
/// does not know.
public protocol FHIRPathHost: AnyObject {
    /// A variable of the environment that was not set on the evaluation: `%name`. Nil when there is none; an unknown
    /// variable is an error of the expression.
    func variable(_ name: String, in evaluation: Evaluation) throws(FHIRPathError) -> [Item]?
    /// The resource that a reference or canonical url leads to; nil when it cannot be found.
    func resolve(_ reference: String, in evaluation: Evaluation) throws(FHIRPathError) -> Item?
    /// Answers a terminology question; nil when the host cannot.
    func terminology(_ question: TerminologyQuestion, in evaluation: Evaluation) throws(FHIRPathError) -> Item?
    /// The weight of a coding (`weight()`, `ordinal()`), as its system or value set has it.
    func weight(of coding: Item, in evaluation: Evaluation) throws(FHIRPathError) -> Item?
    /// Takes what `trace()` shows.
    func trace(_ name: String, _ items: [Item], in evaluation: Evaluation)
}

extension FHIRPathHost {
    /// No variables.
    public func variable(_ name: String, in evaluation: Evaluation) throws(FHIRPathError) -> [Item]? { nil }
    /// Nothing is resolved.
    public func resolve(_ reference: String, in evaluation: Evaluation) throws(FHIRPathError) -> Item? { nil }
    /// Nothing is known.
    public func terminology(
        _ question: TerminologyQuestion, in evaluation: Evaluation
    ) throws(FHIRPathError) -> Item? { nil }
    /// No weights.
    public func weight(of coding: Item, in evaluation: Evaluation) throws(FHIRPathError) -> Item? { nil }
    /// Nobody looks.
    public func trace(_ name: String, _ items: [Item], in evaluation: Evaluation) {}
}
