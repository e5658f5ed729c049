/// What the form says of one occurrence. Asked here rather than of the form's item, because expressions may decide it anew
/// for each row.
extension ResponseState {
    /// The answers that may be chosen; nil = the item offers none.
    package func options(of index: Int32) -> OptionList? { detail(index).options }
}
