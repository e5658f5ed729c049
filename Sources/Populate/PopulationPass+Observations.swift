internal import Calendar
internal import FHIRJSON
internal import FHIRModel
internal import FHIRPath
internal import SDC

/// Observation-based population (sdc-facts 2.5 `observationLinkPeriod`, statements 23 to 27).
extension PopulationPass {
    enum Observed {
        case pending
        /// Answers that were made, and the Observation they are of.
        case bound([Node], BoundObservation?)
    }

    /// The newest Observation that gives a question a value it can take.
    func observed(
        _ item: Int32, _ entry: FormItem, _ link: ObservationLink, _ element: Node, _ frame: PopulationFrame,
        _ around: Surroundings
    ) -> Observed {
        switch around.observation {
        case .pending?: return .pending
        case .found(let observation, let bundle)?:
            for (found, value) in parts(of: observation, bundle, link) {
                if case .success(let answers) = answers(of: [value], item, entry, element, frame), !answers.isEmpty {
                    traced(
                        [value], codeText(link), PopulationPlace(item: item, element: element, frame: frame),
                        "observation")
                    return .bound(answers, .found(item: found, bundle: bundle))
                }
            }
            return .bound([], nil)
        case nil: break
        }
        guard let candidates = candidates(item, link, element, entry.firstChild >= 0, around) else { return .pending }
        var firstMisfit: Misfit?
        for candidate in candidates.found {
            guard let value = value(of: candidate) else { continue }
            switch answers(of: [value], item, entry, element, frame) {
            case .success(let answers):
                guard !answers.isEmpty, let bundle = candidates.bundle else { continue }
                traced(
                    [value], codeText(link), PopulationPlace(item: item, element: element, frame: frame), "observation")
                return .bound(answers, .found(item: candidate, bundle: bundle))
            case .failure(let misfit): firstMisfit = firstMisfit ?? misfit
            }
        }
        if let firstMisfit {
            notes.add(about: form.details[Int(item)].node, at: element) {
                Issue(
                    .warning, firstMisfit.code,
                    "No Observation gives \(described(item)) an answer; of the newest: \(firstMisfit.text).",
                    linkId: form.details[Int(item)].linkId)
            }
        }
        return .bound([], nil)
    }

    /// The Observation that a group with codes is, for what stands below; nil = there is none, and each looks for itself.
    func observation(
        of item: Int32, _ link: ObservationLink, _ element: Node, _ frame: PopulationFrame, _ around: Surroundings
    ) -> BoundObservation? {
        switch around.observation {
        case .pending?: return .pending
        case .found(let observation, let bundle)?:
            return parts(of: observation, bundle, link).first.map { .found(item: $0.part, bundle: bundle) }
                ?? around.observation
        case nil: break
        }
        guard let candidates = candidates(item, link, element, true, around) else { return .pending }
        guard let newest = candidates.found.first, let bundle = candidates.bundle else { return nil }
        return .found(item: newest, bundle: bundle)
    }

    // MARK: Looking

    private struct Candidates {
        var found: [Item] = []
        var bundle: Item?
    }

    /// Observations that may be used, newest first; nil = they are being asked for.
    private func candidates(
        _ item: Int32, _ link: ObservationLink, _ element: Node, _ withMembers: Bool, _ around: Surroundings
    ) -> Candidates? {
        guard let subject = around.subject ?? subject else {
            notes.add(about: form.document.root, at: .none) {
                Issue(
                    .warning, .incomplete,
                    "Items are looked up among Observations, and it is not known whose: give 'subject'.",
                    expression: "subject")
            }
            return Candidates()
        }
        // Of whom it is not known who they are nothing is known.
        guard !subject.isEmpty else { return Candidates() }
        let now = PartialDateTime(request.moment.clock, in: request.moment.zone)
        let start = now.flatMap { link.period.start(before: $0) }
        guard let result = ledger.result(query(link, subject, start, withMembers)) else {
            isPending = true
            return nil
        }
        guard case .found(let document, let node) = result.outcome, let number = try? evaluation.add(document) else {
            if case .failed(let failure) = result.outcome {
                notes.add(about: form.details[Int(item)].node, at: element) {
                    Issue(
                        .warning, failure.code,
                        "The Observations of \(described(item)) are not known: \(failure.text.withoutStop).\nQuery: Observation?code="
                            + codeText(link).prefix(200), linkId: form.details[Int(item)].linkId)
                }
            }
            return Candidates()
        }
        var found: [(item: Item, date: PartialDateTime, key: Instant)] = []
        for entry in document.items(document.member(node, .entry)) {
            let resource = document.member(entry, .resource)
            guard isUsable(resource, document, link, subject), let date = date(of: resource, document),
                isInWindow(date, start, now)
            else { continue }
            let key = (date.highBoundaryInstant(in: request.moment.zone)) ?? Instant(seconds: 0)
            found.append((evaluation.item(resource, number), date, key))
        }
        let sorted = found.enumerated().sorted {
            ($1.element.key, $0.offset) < ($0.element.key, $1.offset)
        }
        return Candidates(found: sorted.map(\.element.item), bundle: evaluation.item(node, number))
    }

    private func query(
        _ link: ObservationLink, _ subject: String, _ start: PartialDateTime?, _ withMembers: Bool
    ) -> String {
        var query = "Observation?"
        if subject.hasPrefix("Patient/") {
            query += "patient=\(SearchText.encoded(String(subject.dropFirst(8))))"
        } else {
            query += "subject=\(SearchText.encoded(subject))"
        }
        query += "&code=\(codeText(link))&status=final,amended,corrected"
        // A day earlier: servers differ in the zone they take for a day. What is too old is left out here.
        if let day = start?.date.adding(-1, .day) { query += "&date=ge\(day)" }
        query += "&_sort=-date&_count=20"
        if withMembers { query += "&_include=Observation:has-member" }
        return query
    }

    private func codeText(_ link: ObservationLink) -> String {
        link.codes.map { code in
            let text = code.system.map { SearchText.escaped($0) + "|" } ?? ""
            return SearchText.encoded(text + SearchText.escaped(code.code))
        }.joined(separator: ",")
    }

    // MARK: What may be used

    private func isUsable(
        _ observation: Node, _ document: Document, _ link: ObservationLink, _ subject: String
    ) -> Bool {
        guard document.equals(document.member(observation, .resourceType), "Observation"),
            Self.isFinal(observation, document), matches(document.member(observation, .code), link, document)
        else { return false }
        let given = document.string(document.member(observation, .subject), .reference)
        if let given, ResourceReference.relative(given) != subject { return false }
        // About another than its subject, such as the child of the mother (statement 26).
        for focus in document.items(document.member(observation, named: "focus")) {
            let about = document.string(focus, .reference).flatMap { ResourceReference.relative($0) }
            if about != subject { return false }
        }
        return true
    }

    private static func isFinal(_ observation: Node, _ document: Document) -> Bool {
        switch document.string(observation, .status) {
        case "final", "amended", "corrected": true
        default: false
        }
    }

    private func matches(_ concept: Node, _ link: ObservationLink, _ document: Document) -> Bool {
        document.items(document.member(concept, .coding)).contains { coding in
            link.codes.contains { wanted in
                document.equals(document.member(coding, .code), wanted.code)
                    && (wanted.system.map { document.equals(document.member(coding, .system), $0) } ?? true)
            }
        }
    }

    private func date(of observation: Node, _ document: Document) -> PartialDateTime? {
        func moment(_ node: Node) -> PartialDateTime? {
            guard node.exists, let text = document.string(node) else { return nil }
            return PartialDateTime(text, lenient: true)
        }
        for name in ["effectiveDateTime", "effectiveInstant"] {
            if let found = moment(document.member(observation, named: name)) { return found }
        }
        let period = document.member(observation, named: "effectivePeriod")
        if period.exists {
            if let end = moment(document.member(period, .end)) { return end }
            if let start = moment(document.member(period, .start)) { return start }
        }
        return moment(document.member(observation, named: "issued"))
    }

    /// From the start of the period to now; a date that is not exact counts where it may be in it.
    private func isInWindow(_ date: PartialDateTime, _ start: PartialDateTime?, _ now: PartialDateTime?) -> Bool {
        let offset = request.moment.zone.offsetSeconds(at: request.moment.clock) / 60
        if let start, date.compare(to: start, assumingOffset: offset) == .less { return false }
        if let now, date.compare(to: now, assumingOffset: offset) == .greater { return false }
        return true
    }

    private func value(of observation: Item) -> Item? {
        let document = evaluation.document(of: observation)
        let value = document.valueNode(of: observation.node)
        guard value.exists else { return nil }
        return evaluation.item(value, observation.document(in: evaluation))
    }

    // MARK: Components and members

    /// Parts of an Observation that have one of the codes, each with its value (statement 27).
    private func parts(
        of observation: Item, _ bundle: Item, _ link: ObservationLink
    ) -> [(part: Item, value: Item)] {
        let document = evaluation.document(of: observation)
        let number = observation.document(in: evaluation)
        var found: [(part: Item, value: Item)] = []
        for component in document.items(document.member(observation.node, named: "component"))
        where matches(document.member(component, .code), link, document) {
            let value = document.valueNode(of: component)
            if value.exists { found.append((evaluation.item(component, number), evaluation.item(value, number))) }
        }
        for member in document.items(document.member(observation.node, named: "hasMember")) {
            guard let reference = document.string(member, .reference),
                let resource = self.member(reference, of: observation, bundle)
            else { continue }
            let source = evaluation.document(of: resource)
            guard Self.isFinal(resource.node, source), matches(source.member(resource.node, .code), link, source) else {
                continue
            }
            // A panel of a panel has no value of its own.
            let value = source.valueNode(of: resource.node)
            found.append(
                (resource, value.exists ? evaluation.item(value, resource.document(in: evaluation)) : resource))
        }
        return found
    }

    private func member(_ reference: String, of observation: Item, _ bundle: Item) -> Item? {
        let document = evaluation.document(of: observation)
        let number = observation.document(in: evaluation)
        if reference.hasPrefix("#") {
            let id = String(reference.dropFirst())
            return document.items(document.member(observation.node, .contained))
                .first { document.equals(document.member($0, .id), id) }.map { evaluation.item($0, number) }
        }
        let source = evaluation.document(of: bundle)
        let wanted = ResourceReference.relative(reference)
        for entry in source.items(source.member(bundle.node, .entry)) {
            let resource = source.member(entry, .resource)
            guard source.equals(source.member(resource, .resourceType), "Observation") else { continue }
            let isNamed = source.equals(source.member(entry, named: "fullUrl"), reference)
            guard isNamed || wanted == "Observation/\(source.string(resource, .id) ?? "")" else { continue }
            return evaluation.item(resource, bundle.document(in: evaluation))
        }
        guard let wanted, let known = references[wanted] else { return nil }
        return try? item(of: known)
    }
}

extension Item {
    /// The number of its document in an evaluation.
    fileprivate func document(in evaluation: Evaluation) -> UInt16 {
        (try? evaluation.add(evaluation.document(of: self))) ?? 0
    }
}

extension PartialDateTime {
    /// The last moment it may mean.
    fileprivate func highBoundaryInstant(in zone: TimeZoneRules) -> Instant? {
        if let exact = instant(in: zone) { return exact }
        let last = date.highBoundary
        guard let end = TimeOfDay(hour: time?.hour ?? 23, minute: time?.minute ?? 59, second: 59),
            let moment = PartialDateTime(date: last, time: end, offsetMinutes: offsetMinutes)
        else { return nil }
        return moment.instant(in: zone)
    }
}
