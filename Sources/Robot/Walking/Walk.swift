internal import FHIRModel
internal import SDC

/// One walk through a form: answers step by step, meddles on the way, and holds every reply against the contract.
final class Walk {
    let form: RobotForm
    let caller: Caller
    var settings: WalkSettings
    let coverage: Coverage
    var random: SeededRandom
    var maker: AnswerMaker

    /// The response as the last reply brought it, and what it holds.
    var response: [UInt8]?
    var content = Content()
    var laid: LaidOut
    var step: JSON = .null
    /// Number of the next answer.
    var serial: Int
    var calls = 0
    var findings: [Finding] = []
    var meddlingLeft: Int
    /// Places that have to be answered, as blank was refused; the empty path stands for all.
    var demanded: Set<String> = []
    /// How often each step came up for an answer.
    var visits: [String: Int] = [:]
    var lastBody: [UInt8] = []
    var lastSentItems = false
    /// The response was finished and is being changed.
    var isAmending = false
    /// Paths that were enabled when it was finished.
    var settled: Set<String> = []
    /// Status a finished response has to have.
    var finishedStatus = "completed"
    /// Items that gave no valid answer though one is needed.
    var hopeless: String?
    /// What the engine said of each path last, for drafts it has not seen.
    var told: [String: Bool] = [:]
    /// What steps say of items whose demands, options or limits are worked out.
    var drawn = DrawnItems()
    /// Paths of answers that the last reply found fault with: they are answered anew.
    var faulty: Set<String> = []
    /// How often a rule over several answers, or what expressions ask of one, kept the walk from going on; what it said last.
    var ruleRefusals = 0
    var ruleBroken: String?

    init(form: RobotForm, caller: Caller, settings: WalkSettings, coverage: Coverage) {
        self.form = form
        self.caller = caller
        self.settings = settings
        self.coverage = coverage
        random = SeededRandom(seed: settings.seed)
        maker = AnswerMaker(form: form)
        laid = LaidOut(Content(), form)
        serial = Int(settings.seed % 7)
        meddlingLeft = settings.meddling
    }

    /// Walks to the end.
    func run() -> WalkEnd {
        var status = perform(Call(), edits: [], isNext: true)
        while let now = status {
            guard findings.isEmpty else { return .found }
            if now == .complete {
                if settings.reviews {
                    settings.reviews = false
                    status = perform(Call(), edits: [], isNext: true)
                    continue
                }
                return settings.amends ? amend() : .complete
            }
            guard calls < settings.maximumCalls else {
                return .stuck("no end after \(calls) calls; the last step was \(stepName)")
            }
            if meddlingLeft > 0, random.chance(25) {
                meddlingLeft -= 1
                status = meddle()
            } else {
                let count = (visits[stepName] ?? 0) + 1
                visits[stepName] = count
                if count > 8 + settings.meddling * 2 {
                    if let hopeless { return .gaveUp(hopeless) }
                    if let ruleBroken { return .refusedByRule(ruleBroken) }
                    return .stuck("the step \(stepName) came \(count) times; issues: \(lastErrors)")
                }
                // A rule may be about answers given earlier.
                status = ruleRefusals > 2 && !form.isSequential && random.chance(40) ? changeEarlier() : answerStep()
            }
        }
        if !findings.isEmpty { return .found }
        if let hopeless { return .gaveUp(hopeless) }
        if let ruleBroken { return .refusedByRule(ruleBroken) }
        return .stuck("no reply to go on from at \(stepName): \(lastErrors)")
    }

    // MARK: The step on the screen

    var stepKind: String { step["kind"]?.text ?? "" }
    var stepPath: String { step["path"]?.text ?? "" }
    var stepName: String { "\(stepKind) '\(stepPath)'" }
    var lastErrors = ""

    /// The places a step is made of; nil = it names nothing that is there.
    func range(of step: JSON, in laid: LaidOut) -> Range<Int>? {
        let path = step["path"]?.text ?? ""
        if step["kind"]?.text == "form", path.isEmpty { return 0..<laid.places.count }
        guard let first = laid.placeByPath[path] else { return nil }
        guard laid.item(first).isRepeatingGroup else { return first..<laid.places[first].end }
        let rows = laid.placesOfItem[laid.places[first].item].filter { laid.places[$0].groupPath == path }
        return first..<laid.places[rows.last ?? first].end
    }

    // MARK: Calling

    /// Posts a call, works out what it should do, and checks the reply.
    ///
    /// - Parameters:
    ///   - edits: what the call changes, in order.
    ///   - isNext: the reply has to be the next open step.
    ///   - mayRefuse: the robot expects 422 as well as 200: a refusal is given back as nil and nothing changes.
    /// - Returns: the status, nil where the walk cannot go on from here.
    func perform(
        _ call: Call, edits: [Edit], isNext: Bool, draft: Content? = nil, mayRefuse: Bool = false
    ) -> NextStepReply.Status? {
        var call = call
        if call.granularity == nil { call.granularity = settings.granularity }
        call.explains = form.isDynamic || laid.places.count < 150 || random.chance(20)
        if settings.reviews { call.finalize = false }
        calls += 1
        let before = laid
        lastBody = call.body(response: response, contexts: form.contexts)
        lastSentItems = call.items != nil
        var expected = content
        var cleared: Set<String> = []
        if let draft {
            expected = draft
        } else {
            for edit in edits { expected.apply(edit, form, cleared: &cleared) }
        }
        guard let answered = post(lastBody, alsoAsFHIR: random.chance(15)) else { return nil }
        lastErrors = answered.errors.map { "\($0.path ?? "-"): \($0.text)" }.joined(separator: "; ")
        noteFaults(answered)
        if answered.status == .invalid {
            if !mayRefuse { refused(call, answered, expected, before) }
            return mayRefuse ? .invalid : .step
        }
        let reply = Reply(
            call: call, expected: expected, cleared: cleared, edits: edits, before: before, isNext: isNext)
        if answered.status == .complete, call.finalize {
            finish(answered, reply)
        } else {
            take(answered, reply)
        }
        return answered.status
    }

    /// A call that was made, and what should come of it.
    struct Reply {
        var call: Call
        let expected: Content
        let cleared: Set<String>
        let edits: [Edit]
        let before: LaidOut
        let isNext: Bool
    }

    /// Posts a body, now and then twice: the reply has to be the same.
    func post(_ body: [UInt8], alsoAsFHIR: Bool) -> Answered? {
        do throws(CallFailure) {
            let answered = try caller.call(body, alsoAsFHIR: alsoAsFHIR)
            coverage.note(answered.issues)
            if random.chance(form.isDynamic ? 12 : 3) {
                let again = try caller.call(body, alsoAsFHIR: false)
                if again.responseBytes != answered.responseBytes || again.status != answered.status
                    || again.step != answered.step || again.progress != answered.progress
                {
                    find("repeated", "the same call once more gives another reply")
                }
            }
            return answered
        } catch {
            switch error {
            case .conflict(let issue): find("conflict", "409: \(issue.text)")
            case .unreadable(let text): find("unreadable", text)
            }
            return nil
        }
    }

    /// A walk that comes to its end is looked at in two replies: first as the page for review would be, where the marks still
    /// tell who wrote what, then as it is finished.
    private func finish(_ answered: Answered, _ reply: Reply) {
        // Answers of a finished response tell no more.
        guard !isAmending else {
            take(answered, reply)
            return
        }
        var call = reply.call
        call.finalize = false
        guard let review = post(call.body(response: response, contexts: form.contexts), alsoAsFHIR: false) else {
            return
        }
        guard review.status == .complete else {
            find("finished", "the same call without `finalize` is not complete but \(review.status.rawValue)")
            return
        }
        var reviewed = reply
        reviewed.call = call
        take(review, reviewed)
        guard findings.isEmpty else { return }
        let reached = Reply(
            call: reply.call, expected: content, cleared: [], edits: [], before: laid, isNext: reply.isNext)
        take(answered, reached, told: review.explained)
    }

    /// - Parameter body: the call that shows it, nil = the last one.
    func find(_ kind: String, _ text: String, _ body: [UInt8]? = nil) {
        findings.append(
            Finding(
                kind: kind, text: text, request: body ?? lastBody, granularity: settings.granularity,
                sendsItems: lastSentItems)
        )
    }

    /// A refusal the robot did not ask for: right where something required is missing by its own rules too.
    private func refused(_ call: Call, _ answered: Answered, _ expected: Content, _ before: LaidOut) {
        if answered.errors.isEmpty { find("refused", "a refusal without an error") }
        let laid = evaluated(expected, told: answered.explained)
        let missing = laid.missing()
        let isJustified = answered.errors.allSatisfy { issue in
            isRule(issue) || (["required", "structure"].contains(issue.code.rawValue) && !missing.isEmpty)
        }
        if !isJustified {
            find("refused", "a valid call was refused: \(lastErrors)")
            return
        }
        if !call.answers.isEmpty || call.items != nil, let response, !answered.responseBytes.isEmpty,
            answered.responseBytes != response
        {
            find("refused", "the refused call does not give the response back as it was posted")
        }
        // What is missing is answered next time; where it is not plain what that is, everything.
        for issue in answered.errors {
            if let path = issue.path { demanded.insert(path) }
        }
        for (place, _) in missing { demanded.insert(laid.places[place].path) }
        if (visits[stepName] ?? 0) > 3 { demanded.insert("") }
    }

    /// A fault that the robot cannot foresee: a rule over several answers, or something asked by an expression.
    private func isRule(_ issue: Issue) -> Bool {
        if issue.code == .invariant { return form.hasRules }
        guard let item = issue.linkId.flatMap({ form.itemByLinkId[$0] }) else { return false }
        return form.items[item].dynamics.isDrawn
    }

    private func noteFaults(_ answered: Answered) {
        faulty = Set(answered.errors.compactMap(\.path))
        guard let broken = answered.errors.first(where: { isRule($0) }) else {
            if answered.errors.isEmpty { ruleRefusals = 0 }
            return
        }
        ruleRefusals += 1
        ruleBroken = "\(broken.path ?? "-"): \(broken.text)"
    }

    /// A response laid out, with what is enabled by the robot's reckoning.
    func evaluated(_ content: Content, told: [String: Bool]) -> LaidOut {
        var laid = LaidOut(content, form)
        laid.settled = settled
        if form.isDrawn { laid.draw(drawn) }
        if !told.isEmpty { self.told = told }
        var enabling = Enabling(laid, told: told.isEmpty ? self.told : told)
        for (index, isEnabled) in enabling.evaluate().enumerated() { laid.places[index].isEnabled = isEnabled }
        coverage.outcomes.formUnion(enabling.seen)
        return laid
    }
}
