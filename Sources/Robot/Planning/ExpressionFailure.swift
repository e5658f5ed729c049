/// What a reply told of an expression that cannot be evaluated, or gave nothing it could be used for.
package struct ExpressionFailure: Hashable, Sendable {
    package let linkId: String?
    package let text: String
}
