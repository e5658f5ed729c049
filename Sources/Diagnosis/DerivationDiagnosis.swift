internal import FHIRJSON
internal import FHIRModel
internal import Messages
internal import SDC
internal import Terminology

/// A form that is said to extend another one or to comply with it (`questionnaire-derivationType`): what it may not change of it.
struct DerivationDiagnosis {
    let document: Document
    let questionnaire: Node
    let definitions: any DefinitionSource

    func check(_ findings: inout Findings) {
        let derived = document.member(questionnaire, named: "derivedFrom")
        let twins = Array(document.items(document.member(questionnaire, named: "_derivedFrom")))
        for (position, entry) in document.items(derived).enumerated() {
            guard position < twins.count, document.kind(twins[position]) == .object,
                let canonical = document.string(entry)
            else { continue }
            let kind = document.string(
                document.extensionValue(twins[position], GuideExtension.derivationType), .code)
            guard kind == "extends" || kind == "compliesWith" else { continue }
            guard let base = definitions.definition("Questionnaire", canonical),
                base.equals(base.member(base.root, .resourceType), "Questionnaire")
            else {
                findings.add(.derivedBaseMissing, of: nil, [canonical], at: entry)
                continue
            }
            check(against: base, canonical, mayAdd: kind == "extends", &findings)
        }
    }

    private func check(against base: Document, _ name: String, mayAdd: Bool, _ findings: inout Findings) {
        let known = Dictionary(
            ItemWalk.items(of: base.root, in: base).compactMap { item in item.linkId.map { ($0, item) } },
            uniquingKeysWith: { first, _ in first })
        for item in ItemWalk.items(of: questionnaire, in: document) {
            guard let linkId = item.linkId else { continue }
            guard let other = known[linkId] else {
                if !mayAdd { findings.add(.derivedItemUnknown, of: linkId, [name], at: item.node) }
                continue
            }
            compare(item, other, in: base, name, &findings)
        }
    }

    private func compare(
        _ item: ItemWalk.Entry, _ other: ItemWalk.Entry, in base: Document, _ name: String,
        _ findings: inout Findings
    ) {
        func flag(_ key: Key, _ node: Node, _ document: Document) -> Bool {
            document.bool(document.member(node, key)) ?? false
        }
        if item.typeCode != other.typeCode {
            findings.add(
                .derivedType, of: item.linkId, [name, other.typeCode, item.typeCode],
                at: document.member(item.node, .type))
        }
        if flag(.repeats, item.node, document), !flag(.repeats, other.node, base) {
            findings.add(.derivedRepeats, of: item.linkId, [name], at: document.member(item.node, .repeats))
        }
        if flag(.required, other.node, base), !flag(.required, item.node, document) {
            let own = document.member(item.node, .required)
            findings.add(.derivedRequired, of: item.linkId, [name], at: own.exists ? own : item.node)
        }
        let options = Set(
            base.items(base.member(other.node, .answerOption)).compactMap { identity(base.valueNode(of: $0), in: base) }
        )
        guard !options.isEmpty else { return }
        for option in document.items(document.member(item.node, .answerOption)) {
            let isThere = identity(document.valueNode(of: option), in: document).map(options.contains) ?? false
            if !isThere { findings.add(.derivedOption, of: item.linkId, [name], at: option) }
        }
    }

    /// Equal for values that are the same option: of codings system and code, of others all that is written.
    private func identity(_ value: Node, in document: Document) -> [String?]? {
        guard value.exists else { return nil }
        let name = document.name(of: document.key(value))
        guard document.key(value) == .valueCoding else {
            return [name, String(decoding: document.bytes(value), as: UTF8.self)]
        }
        return [name, document.string(value, .code), document.string(value, .system)]
    }
}
