/// What an expression looks at: what has to be known before it, and what makes it be evaluated again.
struct ExpressionReach: Sendable {
    /// Items that it names (`where(linkId = 'x')`), or its own.
    var named: [Int32] = []
    /// Items that it may come by without naming them (`%resource.item.answer`), leaving out the named ones.
    var passed = ItemSet()
    /// Places of variables among those of the form.
    var variables: [Int32] = []
    /// It asks for the time, or a variable of it does.
    var usesClock = false
    /// It reads texts of items.
    var readsTexts = false
    /// linkIds that it looks for and the form does not have.
    var unknownLinkIds: Set<String> = []
    /// Variables that are neither the form's nor known to come from outside.
    var unknownVariables: Set<String> = []

    /// It looks at nothing of the response, and its variables neither: it gives the same whatever is answered.
    var isFixed = true
}
