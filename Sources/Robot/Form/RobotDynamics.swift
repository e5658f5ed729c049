/// What of an item is worked out by expressions. The robot evaluates none of them: it only knows what may change by itself,
/// and takes the rest from what the engine draws.
struct RobotDynamics: Sendable, Equatable {
    /// `enableWhenExpression`: it comes and goes by itself.
    var appears = false
    /// `calculatedExpression`: its answers may change after any call, unless they are the person's.
    var isCalculated = false
    /// `initialExpression`: it may begin with a value.
    var hasInitial = false
    /// `answerExpression`, toggles, an expression for `answerValueSet`.
    var changesOptions = false
    /// Expressions for required, readOnly, repeats, minOccurs or maxOccurs, here or on a group above that is readOnly by one.
    var changesDemands = false
    /// Expressions for minValue, maxValue, minQuantity or maxQuantity.
    var changesLimits = false

    /// A value that nobody gave may stand in it.
    var mayBeWritten: Bool { isCalculated || hasInitial }
    /// What is asked of its answers has to be looked up in a step.
    var isDrawn: Bool { changesOptions || changesDemands || changesLimits }
}
