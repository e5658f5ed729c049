internal import FHIRModel

/// Finding the step to show.
extension NextStepEngine {
    mutating func go(_ direction: Direction, after: StepPlace?) -> NextStepReply {
        let places = state.places(granularity)
        if direction == .next { return next(after: after, places) }
        if direction == .back, request.at ?? request.after ?? "" == "", granularity != .all, !places.isEmpty {
            // From the end, which has no path: the last step, or the one in front of the first open one.
            let open = places.firstIndex { state.isUnvisited($0) } ?? places.count
            return stepReply(places, max(open - 1, 0))
        }
        guard let at = request.at ?? request.after else {
            return refused([
                Issue(
                    .error, .required, "`direction` \(direction.rawValue) needs `at`: the step on the screen.",
                    expression: "at")
            ])
        }
        return move(direction, from: at, places)
    }

    /// `back`, `forward`, `show`: the neighbouring enabled step, visited or not, or the step itself.
    private mutating func move(
        _ direction: Direction, from at: String, _ places: ContiguousArray<StepPlace>
    ) -> NextStepReply {
        let found: Int?
        do throws(StepRefusal) {
            found = try findPlace(at, in: places)
        } catch {
            return refused([error.issue])
        }
        let here = (try? state.resolve(at))?.occurrence ?? 0
        let target: Int?
        switch direction {
        case .back:
            target = found.map { max($0 - 1, 0) } ?? places.lastIndex { $0.first < here } ?? (places.isEmpty ? nil : 0)
        case .forward:
            target = found.map { $0 + 1 } ?? places.firstIndex { $0.first > here }
        case .show, .next:
            target = found
        }
        guard let target, target < places.count else {
            return refused([
                Issue(.error, .notFound, "There is no step at '\(at)' at present.", path: at, expression: "at")
            ])
        }
        return stepReply(places, target)
    }

    /// The search begins at the step that was submitted, goes on behind it and wraps to the earliest unvisited one.
    private mutating func next(after: StepPlace?, _ places: ContiguousArray<StepPlace>) -> NextStepReply {
        var start = 0
        var reference: Int32?
        if let after {
            // A row that was just added stands in front of the question whether there are more.
            let itself =
                wantsMoreRows(after)
                ? nil : places.firstIndex { $0.first == after.first && $0.kind == after.kind }
            start =
                itself ?? places.firstIndex { $0.first >= after.first } ?? places.count
            reference = after.first
        } else if request.direction == .next, let at = request.at {
            do throws(StepRefusal) {
                reference = try findPlace(at, in: places).map { places[$0].first }
            } catch {
                return refused([error.issue])
            }
        }
        if let found = places[start...].firstIndex(where: { state.isUnvisited($0) }) {
            return stepReply(places, found, isJump: after == nil && reference.map { places[found].first < $0 } ?? false)
        }
        if let found = places[..<start].firstIndex(where: { state.isUnvisited($0) }) {
            return stepReply(places, found, isJump: true)
        }
        return end(places, reference: reference)
    }
}
