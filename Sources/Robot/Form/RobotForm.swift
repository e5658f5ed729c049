/// A Questionnaire as the robot reads it.
package struct RobotForm: Sendable {
    package let items: [RobotItem]
    package let roots: [Int]
    package let itemByLinkId: [String: Int]
    /// `url|version`, or the url alone; nil = the form has no url.
    package let canonical: String?
    /// Filled from first to last with no way back.
    let isSequential: Bool
    let conditionCount: Int

    func children(of item: Int) -> [Int] { item < 0 ? roots : items[item].children }

    /// Whether `item` stands below `ancestor` (-1 = the root) in the form.
    func isBelow(_ item: Int, _ ancestor: Int) -> Bool {
        ancestor < 0 || (item > ancestor && item < items[ancestor].end)
    }
}
