internal import FHIRJSON
internal import FHIRModel
internal import FHIRPath
internal import Messages
internal import SDC

/// Extensions that stand where they mean nothing, are misspelt, deprecated or without a value, and expressions that only
/// populating and extracting would come to.
struct ExtensionDiagnosis {
    let document: Document
    let questionnaire: Node
    /// What unknown ones may mean, each looked for once.
    private var meant: [String: String?] = [:]
    private static let maximumLookedFor = 300

    init(document: Document, questionnaire: Node) {
        self.document = document
        self.questionnaire = questionnaire
    }

    mutating func check(_ findings: inout Findings) {
        check(questionnaire, .form, nil, nil, &findings)
        for item in ItemWalk.items(of: questionnaire, in: document) {
            check(item.node, .item, item.type, item.linkId, &findings)
            checkControl(item, &findings)
            for option in document.items(document.member(item.node, .answerOption)) {
                check(option, .option, item.type, item.linkId, &findings)
            }
        }
        checkExpressions(&findings)
    }

    private mutating func check(
        _ element: Node, _ context: ExtensionRule.Contexts, _ type: ItemType?, _ linkId: String?,
        _ findings: inout Findings
    ) {
        var seen: Set<String> = []
        for entry in document.items(document.member(element, .extension)) {
            guard let url = document.string(entry, .url) else { continue }
            guard let rule = ExtensionRule.all[url] else {
                checkUnknown(url, entry, linkId, &findings)
                continue
            }
            let isNew = seen.insert(url).inserted
            if !rule.contexts.contains(context)
                || context == .item && !rule.types.isEmpty && !(type.map(rule.types.contains) ?? true)
            {
                findings.add(.extensionMisplaced, of: linkId, [GuideExtension.name(url), rule.home], at: entry)
            } else if !isNew, !rule.mayRepeat {
                findings.add(.extensionRepeated, of: linkId, [GuideExtension.name(url)], at: entry)
            } else if !rule.values.isEmpty, !hasValue(entry, rule.values) {
                findings.add(
                    .extensionValue, of: linkId, [GuideExtension.name(url), rule.values[0]], at: entry)
            }
            if let replacement = rule.replacement {
                findings.add(
                    .extensionDeprecated, of: linkId, [GuideExtension.name(url), replacement], at: entry)
            }
        }
    }

    /// One of the values, or an expression in its place.
    private func hasValue(_ entry: Node, _ names: [String]) -> Bool {
        if document.member(entry, .valueExpression).exists { return true }
        return names.contains {
            document.member(entry, named: $0).exists || document.member(entry, named: "_" + $0).exists
        }
    }

    // MARK: Unknown ones

    private static let ownSpaces = [
        KnownExtension.corePrefix + "questionnaire-", KnownExtension.sdcPrefix + "sdc-questionnaire-",
    ]
    /// Extensions of SDC that are not those of a form's elements, and of FHIR that say nothing about filling it in.
    private static let others: Set<String> = [
        KnownExtension.sdcPrefix + "sdc-questionnaire-sourceStructureMap",
        KnownExtension.corePrefix + "questionnaire-deMap",
    ]

    /// In the name spaces of FHIR's questionnaires and of SDC every extension is known.
    private mutating func checkUnknown(_ url: String, _ entry: Node, _ linkId: String?, _ findings: inout Findings) {
        guard Self.ownSpaces.contains(where: url.hasPrefix), !Self.others.contains(url),
            !KnownExtension.isImplemented(url)
        else { return }
        if meant[url] == nil, meant.count < Self.maximumLookedFor { meant[url] = .some(Self.nearest(url)) }
        if let nearest = meant[url] ?? nil {
            findings.add(.extensionMisspelt, of: linkId, [url, nearest], at: entry)
        } else {
            findings.add(.extensionUnknown, of: linkId, [url], at: entry)
        }
    }

    /// A known extension whose name is the same, or but for two letters.
    private static func nearest(_ url: String) -> String? {
        let name = plain(url)
        var best: (url: String, distance: Int)?
        for other in ExtensionRule.all.keys.sorted() {
            let distance = EditDistance.between(name, plain(other), atMost: 2)
            if distance <= 2, distance < best?.distance ?? 3 { best = (other, distance) }
        }
        return best?.url
    }

    /// The name without what stands before it in both name spaces.
    private static func plain(_ url: String) -> String {
        var name = GuideExtension.name(url)[...]
        for prefix in ["sdc-", "questionnaire-"] where name.hasPrefix(prefix) { name = name.dropFirst(prefix.count) }
        return name.lowercased()
    }

    // MARK: Controls

    private static let controlSystem = "http://hl7.org/fhir/questionnaire-item-control"
    private static let groupControls: Set<String> = [
        "list", "table", "htable", "gtable", "atable", "grid", "header", "footer", "page", "tab-container",
    ]
    private static let displayControls: Set<String> = [
        "inline", "prompt", "unit", "lower", "upper", "flyover", "help", "legal", "header", "footer", "page",
    ]
    private static let questionControls: Set<String> = [
        "autocomplete", "drop-down", "check-box", "lookup", "radio-button", "slider", "spinner", "text-box",
        "signature",
    ]

    private func checkControl(_ item: ItemWalk.Entry, _ findings: inout Findings) {
        guard let type = item.type else { return }
        let entry = document.extensionNode(item.node, KnownExtension.itemControl)
        for coding in document.items(document.member(document.valueNode(of: entry), .coding))
        where document.equals(document.member(coding, .system), Self.controlSystem) {
            guard let code = document.string(coding, .code) else { continue }
            let known =
                type == .group ? Self.groupControls : type == .display ? Self.displayControls : Self.questionControls
            guard !known.contains(code) else { continue }
            let isKnown =
                Self.groupControls.contains(code) || Self.displayControls.contains(code)
                || Self.questionControls.contains(code)
            if isKnown {
                findings.add(.itemControlMisplaced, of: item.linkId, [code, type.code], at: entry)
            } else {
                findings.add(.itemControlUnknown, of: item.linkId, [code], at: entry)
            }
        }
    }

    // MARK: Expressions

    private static let paths: Set<String> = [
        GuideExtension.templateExtractContext, GuideExtension.templateExtractValue,
    ]
    private static let languages: Set<String> = ["text/fhirpath", "text/fhir-path", "application/fhirpath", "fhirpath"]
    /// Expressions that are parsed here.
    private static let maximumExpressions = 20_000

    /// Those that the compiler does not come to: in what is contained, in extensions for populating and extracting, in queries.
    private func checkExpressions(_ findings: inout Findings) {
        let names = HyphenatedNames(definedIn: questionnaire, of: document)
        var open: [(node: Node, linkId: String?)] = [(questionnaire, nil)]
        var count = 0
        while let (node, outer) = open.popLast() {
            var linkId = outer
            if document.kind(node) == .object, let own = document.string(node, .linkId) { linkId = own }
            for child in document.children(node) {
                let kind = document.kind(child)
                guard kind == .object || kind == .array else { continue }
                open.append((child, linkId))
                guard kind == .object, count < Self.maximumExpressions else { continue }
                if document.key(child) == .valueExpression {
                    count += 1
                    checkExpression(child, names, linkId, &findings)
                } else if let url = document.string(child, .url), Self.paths.contains(url),
                    let text = document.string(document.valueNode(of: child))
                {
                    count += 1
                    parse(text, names, GuideExtension.name(url), linkId, child, &findings)
                }
            }
        }
    }

    private func checkExpression(
        _ value: Node, _ names: HyphenatedNames, _ linkId: String?, _ findings: inout Findings
    ) {
        guard let text = document.string(value, .expression), let language = document.string(value, .language) else {
            return
        }
        let entry = document.parent(value)
        var element = document.string(entry, .url).map(GuideExtension.name) ?? "expression"
        if element == "expression", let outer = document.string(document.parent(document.parent(entry)), .url) {
            element = GuideExtension.name(outer)
        }
        if Self.languages.contains(language) {
            parse(text, names, element, linkId, entry, &findings)
        } else if language == "application/x-fhir-query" {
            checkQuery(text, names, element, linkId, entry, &findings)
        }
    }

    private func parse(
        _ text: String, _ names: HyphenatedNames, _ element: String, _ linkId: String?, _ entry: Node,
        _ findings: inout Findings
    ) {
        do throws(FHIRPathError) {
            _ = try FHIRPathExpression(names.quoted(in: text))
        } catch {
            let fault: FormFault = error.phase == .syntax ? .expressionSyntax : .expressionMeaning
            // The compiler told those that it came to.
            guard !findings.tells([.expressionSyntax, .expressionMeaning], at: entry) else { return }
            findings.add(fault, of: linkId, [element, error.explanation(in: text)], at: entry)
        }
    }

    /// `Patient?_id={{%patient.id}}`: what stands in double braces is FHIRPath (sdc-facts 3.4).
    private func checkQuery(
        _ text: String, _ names: HyphenatedNames, _ element: String, _ linkId: String?, _ entry: Node,
        _ findings: inout Findings
    ) {
        var rest = text[...]
        while let start = rest.range(of: "{{") {
            guard let end = rest[start.upperBound...].range(of: "}}") else {
                findings.add(.queryInvalid, of: linkId, [element, "'{{' without '}}'"], at: entry)
                return
            }
            let inner = String(rest[start.upperBound..<end.lowerBound])
            do throws(FHIRPathError) {
                _ = try FHIRPathExpression(names.quoted(in: inner))
            } catch {
                findings.add(.queryInvalid, of: linkId, [element, error.explanation(in: inner)], at: entry)
                return
            }
            rest = rest[end.upperBound...]
        }
    }
}

extension Substring {
    /// The first place of a text of ASCII.
    fileprivate func range(of text: String) -> Range<Index>? {
        let wanted = Array(text.utf8)
        var place = startIndex
        while place < endIndex {
            if self[place...].utf8.starts(with: wanted) {
                return place..<utf8.index(place, offsetBy: wanted.count)
            }
            place = utf8.index(after: place)
        }
        return nil
    }
}
