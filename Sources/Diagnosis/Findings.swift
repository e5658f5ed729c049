internal import FHIRJSON
internal import FHIRModel
internal import Messages

/// What was found so far, with what makes a finding worse or milder in this form.
struct Findings {
    let document: Document
    let questionnaire: Node
    private(set) var all: [Issue] = []
    /// There was more of something than is kept.
    private(set) var isCut = false
    /// How often each fault was told.
    private var counts: [FormFault: Int] = [:]
    /// The same is told once of an element.
    private var seen: Set<Place> = []

    private struct Place: Hashable {
        let fault: FormFault
        let node: Node
        let arguments: [String]
    }

    /// More findings of one kind are not kept.
    private static let maximumOfAKind = 200

    /// The form says that it keeps the rules of a profile of SDC.
    let claimsProfile: Bool
    /// It was asked whether it keeps them.
    private let isHeldAgainstProfile: Bool
    /// Resources beside it that `#id` may mean, where it is contained in another one.
    private let neighbours: Set<String>
    /// It is a part of a form, or has parts that are to be put in: what it names may be elsewhere.
    let isPart: Bool
    /// Its items come one by one from a server (`questionnaireAdaptive`).
    let isAdaptive: Bool

    /// Variables that the form it is put into has (`assembleContext`).
    private let givenByTheWhole: Set<String>
    /// linkIds that several items have: whatever names one of them may mean any.
    var twice: Set<String> = []

    /// - Parameter asked: profiles that it is to keep to beside those that it names.
    init(document: Document, questionnaire: Node, profiles asked: [String] = []) {
        self.document = document
        self.questionnaire = questionnaire
        let profiles =
            document.items(document.member(document.member(questionnaire, .meta), .profile)).compactMap {
                document.string($0)
            } + asked
        isHeldAgainstProfile = asked.contains { $0.hasPrefix(KnownExtension.sdcPrefix) }
        neighbours =
            document.key(document.parent(questionnaire)) == .contained
            ? Set(
                document.items(document.parent(questionnaire)).compactMap { document.string($0, .id).map { "#" + $0 } })
            : []
        claimsProfile = profiles.contains { $0.hasPrefix(KnownExtension.sdcPrefix) }
        let expectation = document.extensionString(questionnaire, GuideExtension.assembleExpectation) ?? ""
        isPart =
            expectation.contains("child")
            || document.extensionNode(questionnaire, GuideExtension.assembleContext).exists
            || Self.hasParts(document, questionnaire)
        givenByTheWhole = Set(
            document.extensionNodes(questionnaire, GuideExtension.assembleContext).compactMap {
                document.string(document.valueNode(of: $0))
            })
        isAdaptive =
            document.extensionNode(questionnaire, GuideExtension.adaptive).exists
            || profiles.contains { $0.hasPrefix(GuideExtension.adaptiveProfiles) }
    }

    private static func hasParts(_ document: Document, _ questionnaire: Node) -> Bool {
        var open = Array(document.items(document.member(questionnaire, .item)))
        while let item = open.popLast() {
            if document.extensionNode(item, GuideExtension.subQuestionnaire).exists { return true }
            open += document.items(document.member(item, .item))
        }
        return false
    }

    /// A finding at an element of the form.
    mutating func add(_ fault: FormFault, of linkId: String?, _ arguments: [String] = [], at node: Node) {
        add(FormFinding(fault, of: linkId, arguments), at: node)
    }

    /// An issue of the compiler; what the definitions of FHIR say too is told by them.
    mutating func add(compiled issue: Issue) {
        guard let (finding, node) = issue.finding else {
            all.append(issue)
            return
        }
        guard !finding.fault.isOfTheDefinitions, !isSettledElsewhere(finding, node) else { return }
        if finding.fault == .noItems, isAdaptive { return }
        if finding.fault == .containedMissing, finding.arguments.count > 1, neighbours.contains(finding.arguments[1]) {
            return
        }
        add(finding, at: node)
    }

    /// Faults of a part that are none in the form it is put into, and of names that mean several items.
    private func isSettledElsewhere(_ finding: FormFinding, _ node: Node) -> Bool {
        switch finding.fault {
        case .variableUnknown: finding.arguments.last.map(givenByTheWhole.contains) ?? false
        case .optionsMissing: isPart && document.member(node, .definition).exists
        case .conditionSourceTakesNoAnswer, .conditionType: finding.arguments.first.map(twice.contains) ?? false
        default: false
        }
    }

    private mutating func add(_ finding: FormFinding, at node: Node) {
        guard seen.insert(Place(fault: finding.fault, node: node, arguments: finding.arguments)).inserted else {
            return
        }
        guard counts[finding.fault, default: 0] < Self.maximumOfAKind else {
            isCut = true
            return
        }
        counts[finding.fault, default: 0] += 1
        all.append(Issue(severity(finding.fault), finding, at: node))
    }

    private func severity(_ fault: FormFault) -> Issue.Severity {
        switch fault {
        // What is not here may be in another part.
        case .conditionQuestionUnknown, .variableUnknown, .expressionLinkIdUnknown, .launchContextUndeclared:
            isPart ? .information : fault.gravity
        case _ where fault.isOfTheProfile && isHeldAgainstProfile: .error
        case _ where fault.isOfTheProfile && claimsProfile: max(fault.gravity, .warning)
        default: fault.gravity
        }
    }

    /// Whether one of the faults is told of exactly this element.
    func tells(_ faults: Set<FormFault>, exactly node: Node) -> Bool {
        all.contains { $0.finding.map { faults.contains($0.finding.fault) && $0.node == node } ?? false }
    }

    /// Whether one of the faults is told of the element or of what it stands in.
    func tells(_ faults: Set<FormFault>, at node: Node) -> Bool {
        all.contains { issue in
            guard let (finding, place) = issue.finding, faults.contains(finding.fault) else { return false }
            return place == node || place.exists && document.parent(document.parent(node)) == place
        }
    }
}
