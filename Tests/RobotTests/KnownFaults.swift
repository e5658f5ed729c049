import Robot

/// Faults of the engine that the robot found and that wait for their mending: a walk that ends in one of them is no new
/// failure. Whoever mends one takes its line out.
enum KnownFaults {
    /// What a finding's text holds, by its kind.
    private static let all: [(kind: String, part: String)] = [
        // An amended response whose last new step is an instruction comes back as complete with our mark on it.
        ("finished", "a mark of the walk is left"),
        // A required repeating group in which nothing can be answered, closed without a row.
        ("refused", "An answer in this group is required."), ("stuck", "An answer in this group is required."),
        // Options that are attachments.
        ("refused", "The answer is not one of the options."),
        // `answerOption: null` of a form becomes an empty list in the FHIR step.
        ("unreadable", "holds an empty array or object"),
        // An optional group with nothing but a default beside a required blank is finished, and then not valid.
        ("repost", "is required."),
        // Clearing the only answer of a closed row: the reply still counts its questions, the next one does not.
        ("progress", "by the robot's count"), ("progress", "fraction is"),
    ]

    static func covers(_ finding: Finding) -> Bool {
        all.contains { $0.kind == finding.kind && finding.text.contains($0.part) }
    }
}
