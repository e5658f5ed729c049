/// One `enableWhen` as the robot reads it.
struct RobotCondition: Sendable {
    /// Number of the condition among all of the form.
    let number: Int
    /// The linkId asked for, and its item; -1 = the form has none.
    let question: String
    var source = -1
    let comparison: String
    /// The `answer[x]` behind the word `answer`: `Boolean`, `Coding` …; nil = there is none.
    let expectedType: String?
    let expected: JSON

    var isExists: Bool { comparison == "exists" }

    /// For reports: `q1 = {"code":"y"}`.
    var description: String { "\(question) \(comparison) \(expected.written)" }
}
