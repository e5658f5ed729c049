/// Which places are enabled: the robot's own reading of `enableWhen` (FHIR R5 text, sdc-facts 4.4), beside the engine's.
struct Enabling {
    /// Outcome of one condition at one place.
    enum Verdict { case yes, no, unsure }

    private let laid: LaidOut
    private var known: [Bool?]
    /// Places where a comparison is a matter of taste (types that do not fit): the engine's word is taken.
    private(set) var unsure: Set<Int> = []
    /// Conditions and how they came out, by number.
    private(set) var seen: Set<Outcome> = []
    private let told: [String: Bool]

    struct Outcome: Hashable, Sendable {
        let condition: Int
        let holds: Bool
    }

    /// - Parameter told: what the engine says of a path, for what the robot cannot decide.
    init(_ laid: LaidOut, told: [String: Bool]) {
        self.laid = laid
        self.told = told
        known = Array(repeating: nil, count: laid.places.count)
    }

    mutating func evaluate() -> [Bool] { laid.places.indices.map { isEnabled($0) } }

    private mutating func isEnabled(_ place: Int) -> Bool {
        if let known = known[place] { return known }
        let result = decide(place)
        known[place] = result
        return result
    }

    private mutating func decide(_ place: Int) -> Bool {
        let parent = laid.places[place].parent
        if parent >= 0, !isEnabled(parent) { return false }
        let item = laid.item(place)
        guard !item.conditions.isEmpty, !item.isOnCircle else {
            return item.dynamics.appears || item.isOnMixedCircle ? believe(place) : true
        }
        if item.isOnMixedCircle { return believe(place) }
        var verdicts: [Verdict] = []
        for condition in item.conditions {
            let verdict = verdict(condition, at: place)
            if verdict != .unsure { seen.insert(Outcome(condition: condition.number, holds: verdict == .yes)) }
            verdicts.append(verdict)
        }
        let hasNo = verdicts.contains(.no)
        let hasYes = verdicts.contains(.yes)
        if item.isAny ? hasYes : (!hasNo && !verdicts.contains(.unsure)) {
            return item.dynamics.appears ? believe(place) : true
        }
        if item.isAny ? !verdicts.contains(.unsure) : hasNo { return false }
        return believe(place)
    }

    private mutating func believe(_ place: Int) -> Bool {
        unsure.insert(place)
        return told[laid.places[place].path] ?? true
    }

    private mutating func verdict(_ condition: RobotCondition, at place: Int) -> Verdict {
        var answers: [Held] = []
        if let (source, only) = source(of: condition, for: place), isEnabled(source) {
            answers = laid.places[source].answers
            if let only { answers = only < answers.count ? [answers[only]] : [] }
        }
        return ConditionRules.verdict(condition, answers)
    }

    /// The nearest occurrence of the question asked for: within the closest row or answer whose part of the form holds it;
    /// the last one in front of the item, else the first behind. With it the one answer, where the item stands under it.
    private mutating func source(of condition: RobotCondition, for place: Int) -> (Int, Int?)? {
        guard condition.source >= 0 else { return nil }
        var branch = place
        var around = laid.places[place].parent
        while around >= 0, laid.places[around].item != condition.source,
            !laid.form.isBelow(condition.source, laid.places[around].item)
        {
            branch = around
            around = laid.places[around].parent
        }
        if around >= 0, laid.places[around].item == condition.source {
            return (around, laid.places[branch].answerIndex)
        }
        var nearest: Int?
        var first: Int?
        for candidate in laid.placesOfItem[condition.source]
        where isIn(candidate, around, laid.places[branch].answerIndex) {
            first = first ?? candidate
            // A blank row is no part of a finished response, so it is passed over.
            guard !laid.places[candidate].answers.isEmpty, isEnabled(candidate) else { continue }
            if candidate < place || nearest == nil { nearest = candidate }
        }
        return (nearest ?? first).map { ($0, nil) }
    }

    /// Whether a place stands in another (-1 = the response), under the same answer where that is a question.
    private func isIn(_ candidate: Int, _ around: Int, _ answerIndex: Int) -> Bool {
        guard around >= 0 else { return true }
        guard candidate > around, candidate < laid.places[around].end else { return false }
        guard laid.item(around).isQuestion else { return true }
        var branch = candidate
        while laid.places[branch].parent != around { branch = laid.places[branch].parent }
        return laid.places[branch].answerIndex == answerIndex
    }
}
