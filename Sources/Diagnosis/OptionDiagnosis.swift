internal import FHIRJSON
internal import FHIRModel
internal import Messages
internal import SDC

/// Options that are given twice or can be no answer, defaults that are no option, toggles of options that are not there.
struct OptionDiagnosis {
    let form: Form

    func check(_ findings: inout Findings) {
        for index in form.items.indices {
            let detail = form.details[index]
            guard let options = detail.options else { continue }
            checkListed(options, form.items[index], detail, &findings)
            checkDefaults(options, form.items[index], detail, &findings)
            checkToggles(options, detail, &findings)
        }
    }

    private func checkListed(
        _ options: OptionList, _ item: FormItem, _ detail: ItemDetail, _ findings: inout Findings
    ) {
        var seen: Set<String> = []
        for option in options.options where option.node.exists {
            if !seen.insert(Self.identity(option.value)).inserted {
                findings.add(.optionDuplicate, of: detail.linkId, [Self.told(option.value)], at: option.node)
            }
            let type = option.value.type
            guard !item.type.isCoded, let own = item.type.valueType, type != own,
                !(own == .uri && type == .string)
            else { continue }
            findings.add(.optionType, of: detail.linkId, [type.name, item.type.code], at: option.node)
        }
    }

    private func checkDefaults(
        _ options: OptionList, _ item: FormItem, _ detail: ItemDetail, _ findings: inout Findings
    ) {
        guard options.problem == nil, detail.expressions?.options == nil, !options.options.isEmpty,
            item.traits.isDisjoint(with: [.openText, .openValue])
        else { return }
        for initial in detail.initial {
            let value = form.document.valueNode(of: initial)
            guard let type = ValueType(valueKey: form.document.key(value)) else { continue }
            if options.index(of: value, type: type, in: form.document) == nil {
                findings.add(.defaultNoOption, of: detail.linkId, at: value)
            }
        }
    }

    private func checkToggles(_ options: OptionList, _ detail: ItemDetail, _ findings: inout Findings) {
        guard options.problem == nil, detail.expressions?.options == nil else { return }
        for toggle in detail.expressions?.toggles ?? [] {
            for value in toggle.values {
                guard let type = ValueType(valueKey: form.document.key(value)),
                    options.index(of: value, type: type, in: form.document) == nil
                else { continue }
                findings.add(.toggleOptionUnknown, of: detail.linkId, [Self.told(value, in: form.document)], at: value)
            }
        }
    }

    /// What tells options apart: displays do not.
    private static func identity(_ value: AnswerOption.Value) -> String {
        switch value {
        case .coding(let system, _, let code?, _): "coding \(system ?? "")|\(code)"
        case .coding(_, _, nil, let display): "display \(display ?? "")"
        case .primitive(let type, let text): "\(type.name) \(text)"
        case .reference(let reference, let display): "reference \(reference ?? display ?? "")"
        case .quantity(let number, let unit): "quantity \(number) \(unit.code ?? unit.display ?? "")"
        }
    }

    /// An option in a message.
    static func told(_ value: AnswerOption.Value) -> String {
        switch value {
        case .coding(_, _, let code?, _): "'\(code)'"
        case .coding(_, _, nil, let display): "'\(display ?? "")'"
        case .primitive(_, let text): "'\(text)'"
        case .reference(let reference, let display): "'\(reference ?? display ?? "")'"
        case .quantity(let number, let unit): "'\(number) \(unit.display ?? unit.code ?? "")'"
        }
    }

    /// A value of the form in a message.
    static func told(_ value: Node, in document: Document) -> String {
        let text =
            document.string(value, .code) ?? document.string(value, .display) ?? document.string(value, .reference)
            ?? document.string(value) ?? document.numberText(value) ?? ""
        return "'\(text.prefix(80))'"
    }
}
