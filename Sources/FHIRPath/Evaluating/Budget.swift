/// What one evaluation may cost. Beyond it the evaluation ends with an error of phase `limit`.
public struct FHIRPathBudget: Sendable {
    /// Operations carried out and items looked at. A million take some tens of milliseconds.
    public var steps: Int
    /// Items on the stack at one time; each takes 16 bytes.
    public var items: Int
    /// Bytes of texts, and of other values that need memory of their own, made by the expression.
    public var textBytes: Int

    /// Twenty million steps, two million items, 64 MiB of text unless said otherwise.
    public init(steps: Int = 20_000_000, items: Int = 2_000_000, textBytes: Int = 64 << 20) {
        self.steps = steps
        self.items = items
        self.textBytes = textBytes
    }

    /// Twenty million steps, two million items, 64 MiB of text.
    public static let `default` = FHIRPathBudget()
}
