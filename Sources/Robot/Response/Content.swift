internal import FHIRModel

/// One answer as the robot knows it.
struct Held: Equatable, Sendable {
    /// `valueCoding` …
    var name: String
    var value: JSON
    /// The mark on answers that the server wrote: `initial`, `populated`, `calculated`.
    var origin: String?
    /// Extensions that are not the server's own, which travel with the answer.
    var extras: [JSON] = []
    /// What hung on an equal answer that this one replaced: the engine keeps the element it has.
    var formerExtras: [JSON]?
    var below = Content()

    init(_ option: RobotOption) {
        name = option.name
        value = option.value
    }

    init(_ name: String, _ value: JSON) {
        self.name = name
        self.value = value
    }

    func isSameValue(as other: Held) -> Bool {
        name == other.name && (value == other.value || value.withoutNulls == other.value.withoutNulls)
    }

    /// For reports.
    var written: String {
        value.written + (extras.isEmpty ? "" : "#" + extras.map { $0["valueInteger"]?.digits ?? "?" }.joined())
    }
}

/// What a response holds, laid over the form's levels: plain values, so that a call's outcome can be worked out on a copy
/// and compared with what came back.
struct Content: Equatable, Sendable {
    /// By item; items without an element are absent.
    var entries: [Int: Entry] = [:]

    struct Entry: Equatable, Sendable {
        var answers: [Held] = []
        var rows: [Row] = []
        /// `shown` or `passed`.
        var mark: String?
    }

    struct Row: Equatable, Sendable {
        var content = Content()
        var isClosed = false
    }

    /// The bare answers, without marks and what hangs on them.
    var plain: Content {
        var plain = Content()
        for (item, entry) in entries {
            var bare = Entry()
            bare.answers = entry.answers.map { answer in
                var held = Held(answer.name, answer.value)
                held.below = answer.below.plain
                return held
            }
            bare.rows = entry.rows.map { Row(content: $0.content.plain) }
            if !bare.answers.isEmpty || bare.rows.contains(where: { !$0.content.entries.isEmpty }) {
                plain.entries[item] = bare
            }
        }
        return plain
    }

    /// Questions in it that were passed blank.
    func passedQuestions(_ form: RobotForm) -> Int {
        entries.reduce(0) { count, entry in
            let isPassed = entry.value.mark == "passed" && form.items[entry.key].isAskable
            return count + (isPassed ? 1 : 0)
                + entry.value.rows.reduce(0) { $0 + $1.content.passedQuestions(form) }
        }
    }

    /// Whether any answer stands in it.
    var holdsAnswer: Bool {
        entries.values.contains { !$0.answers.isEmpty || $0.rows.contains { $0.content.holdsAnswer } }
    }
}

/// Where an occurrence stands: item and, for what is below, the row of a group or the answer of a question.
struct Segment: Equatable, Sendable {
    let item: Int
    var number: Int
}

extension Content {
    /// Works on the level that stands behind some segments; rows in front of the one asked for are made.
    mutating func withLevel(_ segments: ArraySlice<Segment>, _ form: RobotForm, _ body: (inout Content) -> Void) {
        guard let first = segments.first else { return body(&self) }
        if form.items[first.item].type == .group {
            var entry = entries[first.item] ?? Entry()
            while entry.rows.count <= first.number { entry.rows.append(Row()) }
            entry.rows[first.number].content.withLevel(segments.dropFirst(), form, body)
            entries[first.item] = entry
        } else if var entry = entries[first.item], first.number < entry.answers.count {
            entry.answers[first.number].below.withLevel(segments.dropFirst(), form, body)
            entries[first.item] = entry
        }
    }
}
