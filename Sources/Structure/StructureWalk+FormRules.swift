internal import FHIRJSON
internal import FHIRModel
internal import Messages

/// The rules of Questionnaire and QuestionnaireResponse (https://hl7.org/fhir/R4/questionnaire.html#invs): `que-*`, `cnl-*`, `qrs-*`.
extension StructureWalk {
    /// que-0, cnl-0 and their sisters; cnl-1.
    mutating func checkCanonical(_ node: Node, nameRule: StructureRule) {
        let name = document.member(node, .name)
        if name.exists, document.kind(name) == .string,
            !PrimitiveSyntax.isComputerName(document.rawBytes(name), isLonger: version == .r5)
        {
            add(nameRule, at: name, .warning)
        }
        guard version == .r5 else { return }
        let url = document.member(node, .url)
        if url.exists, document.kind(url) == .string,
            document.rawBytes(url).contains(where: { $0 == UInt8(ascii: "|") || $0 == UInt8(ascii: "#") || $0 == 0x20 })
        {
            add(.cnl1, at: url, .warning)
        }
    }

    /// The rule about names has another key in each type of R4 and R4B.
    func nameRule(_ type: UInt16) -> StructureRule {
        if version == .r5 { return .cnl0 }
        return switch table.name(of: type) {
        case "ValueSet": .vsd0
        case "CodeSystem": .csd0
        case "ConceptMap": .cmd0
        case "StructureMap": .smp0
        default: version == .r4 ? .lib0 : .cnl0
        }
    }

    mutating func checkItem(_ node: Node, in task: Task) {
        let linkID = document.member(node, .linkId)
        if linkID.exists, document.kind(linkID) == .string {
            resources[task.resource].linkIDs.append(linkID)
            if version == .r5, document.rawBytes(linkID).count > 255, (document.string(linkID) ?? "").count > 255 {
                add(.que15, at: linkID, .warning)
            }
        }
        checkOptions(node)
        let type = document.member(node, .type)
        guard type.exists, document.kind(type) == .string, !document.hasEscapes(type) else { return }
        let code = document.rawBytes(type)
        let isGroup = PrimitiveSyntax.equals(code, "group")
        let isDisplay = PrimitiveSyntax.equals(code, "display")
        checkNesting(node, isGroup: isGroup, isDisplay: isDisplay)
        if isDisplay {
            if has(node, .code) { add(.que3, at: node) }
            if has(node, .required) || has(node, .repeats) { add(.que6, at: node) }
            if has(node, .readOnly) { add(.que9, at: node) }
        }
        if isGroup || isDisplay, has(node, .initial) { add(.que8, at: node) }
        if has(node, .answerOption) || has(node, .answerValueSet), refusesOptions(code) { add(.que5, at: node) }
        if has(node, .maxLength), !takesLength(code, node) { add(.que10, at: node) }
    }

    /// que-4, que-11 to que-14.
    private mutating func checkOptions(_ node: Node) {
        let options = has(node, .answerOption)
        let valueSet = has(node, .answerValueSet)
        if options, valueSet { add(.que4, at: node) }
        if options, has(node, .initial) { add(.que11, at: node) }
        // R4 says more than two, by mistake: its words, its validators and later versions say more than one.
        if count(node, .enableWhen) > 1, !has(node, .enableBehavior) { add(.que12, at: node) }
        if count(node, .initial) > 1, document.bool(document.member(node, .repeats)) != true { add(.que13, at: node) }
        if version == .r5, has(node, .answerConstraint), !options, !valueSet { add(.que14, at: node, .warning) }
    }

    /// que-1 of R4, que-1b and que-1c of the later versions.
    private mutating func checkNesting(_ node: Node, isGroup: Bool, isDisplay: Bool) {
        guard isGroup || isDisplay else { return }
        let hasItems = has(node, .item)
        if isGroup, !hasItems {
            if version == .r4 { add(.que1, at: node) } else { add(.que1b, at: node, .warning) }
        }
        if isDisplay, hasItems { add(version == .r4 ? .que1 : .que1c, at: node) }
    }

    /// Of a type that there is not nothing can be said: it is told for itself.
    private func refusesOptions(_ type: UnsafeRawBufferPointer) -> Bool {
        let types: [StaticString] = [
            "group", "display", "question", "boolean", "text", "url", "attachment", "reference",
        ]
        return types.contains { PrimitiveSyntax.equals(type, $0) }
    }

    private func takesLength(_ type: UnsafeRawBufferPointer, _ node: Node) -> Bool {
        let types: [StaticString] = ["string", "text", "url", "integer", "decimal", "boolean"]
        if types.contains(where: { PrimitiveSyntax.equals(type, $0) }) { return true }
        guard version == .r5 else { return PrimitiveSyntax.equals(type, "open-choice") }
        // The rule of R5 names a code that there is not (`optionOrString`); what it means is taken.
        return document.equals(document.member(node, .answerConstraint), "optionsOrString")
            || document.equals(document.member(node, .answerConstraint), "optionsOrType")
    }

    /// que-7
    mutating func checkEnableWhen(_ node: Node) {
        if document.equals(document.member(node, .operator), "exists"), !has(node, .answerBoolean) {
            add(.que7, at: node)
        }
    }

    /// qrs-1, and qrs-2 of R5: the answers of a question stand in one item.
    mutating func checkResponseItem(_ node: Node) {
        if has(node, .answer), has(node, .item) { add(.qrs1, at: node) }
        guard version == .r5 else { return }
        let items = document.member(node, .item)
        guard items.exists, document.first(document.first(items)).exists else { return }
        var seen: Set<ExactText> = []
        for item in document.items(items) where has(item, .answer) {
            if let linkID = document.string(document.member(item, .linkId)), !seen.insert(ExactText(linkID)).inserted {
                add(.qrs2, at: item)
            }
        }
    }
}
