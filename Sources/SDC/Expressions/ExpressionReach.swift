/// What an expression looks at: what has to be known before it, and what makes it be evaluated again.
struct ExpressionReach: Sendable {
    /// Items that it names (`where(linkId = 'x')`), or its own.
    var named: [Int32] = []
    /// Items that it may come by without naming them (`%resource.item.answer`), leaving out the named ones.
    var passed: [Int32] = []
    /// Places of variables among those of the form.
    var variables: [Int32] = []
    /// It asks for the time.
    var usesClock = false
    /// It reads texts of items.
    var readsTexts = false
    /// Variables that are neither the form's nor known to come from outside.
    var unknownVariables: [String] = []

    /// Nothing of the response: it gives the same whatever is answered.
    var isFixed: Bool { named.isEmpty && passed.isEmpty && variables.isEmpty }
}
