import Robot

/// Faults of the engine that the robot found and that wait for their mending: a walk that ends in one of them is no new
/// failure. Whoever mends one takes its line out.
enum KnownFaults {
    /// What a finding's text holds, by its kind.
    private static let all: [(kind: String, part: String)] = [
        // An item that was shown once, disabled, and enabled again by this very call counts as shown.
        ("stuck", "An answer is required."),
        // `items` below answers are taken whole: marks, defaults and what is left out are lost.
        ("passed", "is not visited after it"),
        // An amended response whose last new step is passed blank is not finished.
        ("finished", "a mark of the walk is left"),
        // A required group in which nothing can be answered.
        ("refused", "An answer in this group is required."), ("stuck", "An answer in this group is required."),
        // Options that are booleans or attachments.
        ("refused", "The answer is not one of the options."), ("stuck", "The answer is not one of the options."),
        // `null` inside a Coding of the form.
        ("refused", "has to be a string."), ("stuck", "has to be a string."),
        ("unreadable", "holds an empty array or object"),
        // An optional group with nothing but a default beside a required blank is finished, and then not valid.
        ("repost", "is required."),
        // The last row goes and leaves an empty list.
        ("shape", "an empty array or object stands in the response"),
        // A form filled in sequence whose end leads back to a step that was passed.
        ("conflict", "a step that was answered cannot be changed"),
    ]

    static func covers(_ finding: Finding) -> Bool {
        // `items` is merged by the number of a row, and below answers not at all: marks, defaults, and answers that are
        // not shown come to stand in other rows, or are lost.
        if finding.kind == "answers", finding.sendsItems { return true }
        return all.contains { $0.kind == finding.kind && finding.text.contains($0.part) }
    }
}
