internal import FHIRJSON
internal import FHIRModel
internal import Messages
internal import SDC

/// The rules of SDC for a form that no other room looks at (sdc-facts 4.3): pages, launch contexts, extraction, adaptive forms,
/// what codings and references hold.
struct FormRules {
    let document: Document
    let questionnaire: Node
    let version: FHIRVersion

    func check(_ findings: inout Findings) {
        let items = ItemWalk.items(of: questionnaire, in: document)
        checkPages(items, &findings)
        checkLaunchContexts(&findings)
        checkForm(&findings)
        checkExtraction(items, &findings)
        for item in items { check(item, &findings) }
        if findings.isPart, items.contains(where: { has($0.node, GuideExtension.subQuestionnaire) }) {
            findings.add(.partsToAssemble, of: nil, at: questionnaire)
        }
    }

    private func has(_ element: Node, _ url: String) -> Bool { document.extensionNode(element, url).exists }

    private func controls(_ item: Node) -> [String] {
        document.items(document.member(document.extensionValue(item, KnownExtension.itemControl), .coding)).compactMap {
            document.string($0, .code)
        }
    }

    // MARK: Pages

    /// sdc-rend-1, sdc-rend-2.
    private func checkPages(_ items: [ItemWalk.Entry], _ findings: inout Findings) {
        var hasPages = false
        var others: [ItemWalk.Entry] = []
        for item in items {
            let codes = controls(item.node)
            if codes.contains("page") {
                if item.isRoot {
                    hasPages = true
                } else {
                    findings.add(
                        .pageBelowRoot, of: item.linkId,
                        at: document.extensionNode(item.node, KnownExtension.itemControl))
                }
            } else if item.isRoot, !codes.contains("header"), !codes.contains("footer") {
                others.append(item)
            }
        }
        guard hasPages else { return }
        for item in others where !(document.extensionBool(item.node, KnownExtension.hidden) ?? false) {
            findings.add(.notAPage, of: item.linkId, at: item.node)
        }
    }

    // MARK: The form

    /// Types that SDC allows for the launch contexts it names (sdc-lcext-1).
    private static let launchTypes: [String: Set<String>] = [
        "patient": ["Patient"], "encounter": ["Encounter"], "location": ["Location"], "study": ["ResearchStudy"],
        "user": ["Device", "Organization", "Patient", "Practitioner", "PractitionerRole", "RelatedPerson"],
    ]

    private func checkLaunchContexts(_ findings: inout Findings) {
        var names: Set<String> = []
        for entry in document.extensionNodes(questionnaire, KnownExtension.launchContext) {
            let value = document.extensionValue(entry, "name")
            let coded = document.kind(orNone: value) == .object ? document.member(value, .code) : value
            guard let name = document.string(coded), !name.isEmpty else {
                findings.add(.launchContextIncomplete, of: nil, ["name"], at: entry)
                continue
            }
            if !names.insert(name).inserted { findings.add(.variableDuplicate, of: nil, [name], at: entry) }
            let types = document.extensionNodes(entry, "type").compactMap {
                document.string(document.valueNode(of: $0))
            }
            if types.isEmpty { findings.add(.launchContextIncomplete, of: nil, ["type"], at: entry) }
            guard let allowed = Self.launchTypes[name] else { continue }
            for type in types where !allowed.contains(type) {
                findings.add(.launchContextType, of: nil, [name, type], at: entry)
            }
        }
    }

    /// `MAJOR.MINOR.PATCH` with what may follow it (https://semver.org).
    private static func isSemantic(_ version: String) -> Bool {
        let head = version.utf8.prefix { $0 != UInt8(ascii: "-") && $0 != UInt8(ascii: "+") }
        let numbers = head.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
        return numbers.count == 3
            && numbers.allSatisfy { number in
                !number.isEmpty && number.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
                    && (number.count == 1 || number.first != UInt8(ascii: "0"))
            }
    }

    private func checkForm(_ findings: inout Findings) {
        let version = document.member(questionnaire, .version)
        if version.exists, findings.claimsProfile, self.version != .r5,
            !has(questionnaire, GuideExtension.versionAlgorithm),
            !document.items(document.member(questionnaire, .extension)).contains(where: {
                document.string($0, .url)?.hasPrefix(GuideExtension.versionAlgorithmOfR5) ?? false
            })
        {
            findings.add(.versionAlgorithmMissing, of: nil, at: version)
        }
        if findings.claimsProfile, let text = document.string(version), !Self.isSemantic(text) {
            findings.add(.versionNotSemantic, of: nil, at: version)
        }
        let adaptive = document.extensionNodes(questionnaire, GuideExtension.adaptive)
        if adaptive.count > 1 {
            for entry in adaptive where document.bool(document.valueNode(of: entry)) != nil {
                findings.add(.adaptiveTwice, of: nil, at: entry)
            }
        }
        // Each is looked for in all items.
        for profile in document.items(document.member(document.member(questionnaire, .meta), .profile)).prefix(20) {
            guard let url = document.string(profile).map({ Canonical($0).url }) else { continue }
            if url == GuideExtension.adaptiveProfiles, !document.parent(questionnaire).exists {
                findings.add(.adaptiveNotContained, of: nil, at: profile)
            }
            if url == GuideExtension.templateProfile, !has(questionnaire, GuideExtension.templateExtract),
                !has(questionnaire, GuideExtension.templateExtractBundle), !anyItem(has: GuideExtension.templateExtract)
            {
                findings.add(.extractTemplateMissing, of: nil, at: profile)
            }
        }
    }

    private func anyItem(has url: String) -> Bool {
        ItemWalk.items(of: questionnaire, in: document).contains { has($0.node, url) }
    }

    // MARK: Extraction

    private func checkExtraction(_ items: [ItemWalk.Entry], _ findings: inout Findings) {
        let contained = Set(
            document.items(document.member(questionnaire, .contained)).compactMap { document.string($0, .id) })
        for (node, linkId) in [(questionnaire, nil)] + items.map({ ($0.node, $0.linkId) }) {
            for entry in document.items(document.member(node, .extension)) {
                guard let url = document.string(entry, .url), url.hasPrefix(KnownExtension.sdcPrefix) else { continue }
                switch url {
                case GuideExtension.definitionExtractValue:
                    // dev-1
                    let parts = ["expression", "fixed-value"].filter { document.extensionNode(entry, $0).exists }
                    if parts.count != 1 { findings.add(.extractValueNotOne, of: linkId, at: entry) }
                case GuideExtension.templateExtract, GuideExtension.templateExtractBundle, KnownExtension.sourceQueries:
                    let inner = document.extensionValue(entry, "template")
                    let value = inner.exists ? inner : document.valueNode(of: entry)
                    guard let reference = document.string(value, .reference), reference.hasPrefix("#"),
                        !contained.contains(String(reference.dropFirst()))
                    else { continue }
                    findings.add(.containedMissing, of: linkId, [GuideExtension.name(url), reference], at: entry)
                default: break
                }
            }
        }
    }

    // MARK: Items

    private func check(_ item: ItemWalk.Entry, _ findings: inout Findings) {
        if item.type == .display, has(item.node, GuideExtension.observationExtract) {
            findings.add(
                .observationOnDisplay, of: item.linkId,
                at: document.extensionNode(item.node, GuideExtension.observationExtract))
        }
        if item.type == .quantity, !has(item.node, KnownExtension.unitOption),
            !has(item.node, KnownExtension.unitValueSet), !has(item.node, KnownExtension.unit),
            !has(item.node, KnownExtension.unitOpen)
        {
            findings.add(.unitsUnsaid, of: item.linkId, at: item.node)
        }
        if let type = item.type, type.isQuestion, !hasText(item.node),
            !(document.extensionBool(item.node, KnownExtension.hidden) ?? false)
        {
            findings.add(.textMissing, of: item.linkId, at: item.node)
        }
        let hasOptions =
            document.first(document.member(item.node, .answerOption)).exists
            || document.member(item.node, .answerValueSet).exists
        if hasOptions {
            for url in KnownExtension.sdcExpression("answerExpression") where has(item.node, url) {
                findings.add(.optionsTwice, of: item.linkId, at: document.extensionNode(item.node, url))
            }
        }
        for element in [Key.answerOption, .initial] {
            for entry in document.items(document.member(item.node, element)) {
                checkValue(document.valueNode(of: entry), item, &findings)
            }
        }
        checkConstraints(item.node, item.linkId, &findings)
    }

    /// A text, or what stands in for it, or a media.
    private func hasText(_ item: Node) -> Bool {
        if let text = document.string(item, .text), !text.isEmpty { return true }
        return document.member(item, .underscoreText).exists || has(item, KnownExtension.itemMedia)
            || document.string(item, .prefix) != nil || document.member(item, .definition).exists
            // A label may stand below the question.
            || document.items(document.member(item, .item)).contains {
                document.equals(document.member($0, .type), "display")
            }
    }

    /// sdc-base-1, sdc-base-2, sdc-base-4.
    private func checkValue(_ value: Node, _ item: ItemWalk.Entry, _ findings: inout Findings) {
        guard value.exists, document.kind(value) == .object else { return }
        switch document.key(value) {
        case .valueCoding:
            let code = document.member(value, .code)
            if !code.exists, !document.member(value, .display).exists {
                findings.add(.codingEmpty, of: item.linkId, at: value)
            } else if code.exists, !document.member(value, .system).exists {
                findings.add(.codeWithoutSystem, of: item.linkId, at: value)
            }
        case .valueReference:
            let members = [Key.reference, .identifier, .display]
            if !members.contains(where: { document.member(value, $0).exists }) {
                findings.add(.referenceEmpty, of: item.linkId, at: value)
            }
        default: break
        }
    }

    private func checkConstraints(_ node: Node, _ linkId: String?, _ findings: inout Findings) {
        var keys: Set<String> = []
        for url in [KnownExtension.targetConstraint, KnownExtension.questionnaireConstraint] {
            for entry in document.extensionNodes(node, url) {
                for part in ["key", "severity", "human"] where !document.extensionNode(entry, part).exists {
                    findings.add(.constraintIncomplete, of: linkId, [part], at: entry)
                }
                if let key = document.extensionString(entry, "key"), !keys.insert(key).inserted {
                    findings.add(.constraintKeyTwice, of: linkId, [key], at: entry)
                }
            }
        }
    }
}
