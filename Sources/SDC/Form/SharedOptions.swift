/// Option lists that come from value sets: one list for all items of a form that name the same value set.
final class SharedOptions {
    private var lists: [String: OptionList] = [:]
    /// Options in all lists together.
    private(set) var count = 0

    func list(_ reference: String) -> OptionList? { lists[reference] }

    func keep(_ list: OptionList, for reference: String) {
        lists[reference] = list
        count += list.options.count
    }
}
