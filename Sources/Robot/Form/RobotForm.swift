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
    /// Some item or the form has rules over several answers.
    let hasRules: Bool
    /// What the robot sends as `context`; nil = the form asks for no launch context.
    let contexts: JSON?

    /// What is there, or what is asked of it, is worked out for some item.
    var isDynamic: Bool { items.contains { $0.dynamics != RobotDynamics() } }
    /// What is asked of answers has to be looked up in a step.
    var isDrawn: Bool { items.contains { $0.dynamics.isDrawn } }

    func children(of item: Int) -> [Int] { item < 0 ? roots : items[item].children }

    /// Whether `item` stands below `ancestor` (-1 = the root) in the form.
    func isBelow(_ item: Int, _ ancestor: Int) -> Bool {
        ancestor < 0 || (item > ancestor && item < items[ancestor].end)
    }
}
