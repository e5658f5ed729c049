package import FHIRJSON
internal import FHIRModel
package import FHIRPath

/// What a step says beside its items that expressions work out: texts, suggested answers, information on request.
extension ResponseState {
    /// A value that is suggested or shown, detached in the response's document.
    package struct MadeValue {
        package let key: Key
        package let node: Node
    }

    /// The text of an item where an expression gives it; nil where the form's own holds.
    package func computedText(of index: Int32) -> String? {
        guard let expression = detail(index).expressions?.text, let expressions else { return nil }
        if let known = expressions.texts[index] { return known }
        let text = demanded(expression, index, expressions, "a text") {
            evaluation, item throws(FHIRPathError) in
            try evaluation.chargeCopy(of: item)
            return evaluation.text(of: item)
        }
        expressions.texts[index] = .some(text)
        return text
    }

    /// As above, of a display below a question.
    package func computedText(ofHint hint: Int32, of question: Int32) -> String? {
        guard let expression = form.details[Int(hint)].expressions?.text, let expressions else { return nil }
        return try? expressions.read(expression, on: question, hint: hint) {
            items, evaluation throws(FHIRPathError) in
            guard items.count == 1 else { return nil }
            try evaluation.chargeCopy(of: items[0])
            return evaluation.text(of: items[0])
        }
    }

    /// Answers that are suggested, none of them excluding others (`candidateExpression`); nil where the item has none.
    package func candidates(of index: Int32) -> [MadeValue]? {
        guard let expression = detail(index).expressions?.candidates, let expressions else { return nil }
        if let known = expressions.candidates[index] { return known }
        let candidates = workedOut(expression, index, expressions)
        expressions.candidates[index] = candidates
        return candidates
    }

    private func workedOut(
        _ expression: FormExpression, _ index: Int32, _ expressions: FormEvaluation
    ) -> [MadeValue] {
        let entry = formItem(index)
        let failure: () -> String
        do throws(FHIRPathError) {
            let result = try expressions.read(expression, on: index) { items, evaluation throws(FHIRPathError) in
                let maker = AnswerMaker(
                    document: document, evaluation: evaluation, entry: entry, detail: detail(index),
                    options: options(of: index))
                return try maker.make(Array(items.prefix(Self.maximumSuggestions)))
            }
            switch result {
            case .made(let values): return values.map { MadeValue(key: $0.key, node: $0.node) }
            case .misfit(let why): failure = { why }
            }
        } catch {
            failure = { error.explanation(in: expression.compiled.text) }
        }
        let linkId = detail(index).linkId
        expressions.note(expression) {
            Issue(
                .warning, .processing, "The candidateExpression of '\(linkId)' suggests nothing: \(failure())",
                path: path(of: index), linkId: linkId)
        }
        return []
    }

    private static let maximumSuggestions = 200

    /// One piece of information on request: its label, and texts or elements.
    package struct Information {
        package let label: Node
        package let texts: [String]
    }

    /// What may be shown beside a question on request (`contextExpression`).
    package func information(of index: Int32) -> [Information] {
        guard let all = detail(index).expressions?.information, !all.isEmpty, let expressions else { return [] }
        if let known = expressions.information[index] { return known }
        let information = all.compactMap { entry -> Information? in
            let failure: () -> String
            do throws(FHIRPathError) {
                let texts = try expressions.read(entry.expression, on: index) {
                    items, evaluation throws(FHIRPathError) in
                    let texts = items.prefix(Self.maximumSuggestions).map { evaluation.shown($0) }
                    // Reading them may have been too much.
                    try evaluation.charge(texts.count)
                    return texts
                }
                return Information(label: entry.label, texts: texts)
            } catch {
                failure = { error.explanation(in: entry.expression.compiled.text) }
            }
            let linkId = detail(index).linkId
            expressions.note(entry.expression) {
                Issue(
                    .warning, .processing, "The contextExpression of '\(linkId)' shows nothing: \(failure())",
                    path: path(of: index), linkId: linkId)
            }
            return nil
        }
        expressions.information[index] = information
        return information
    }
}

extension Evaluation {
    /// A longer text is cut where it is shown.
    private static var maximumShown: Int { 500 }
    /// Of an element that takes more bytes only the type is shown.
    private static var maximumWritten: Int { 4096 }

    /// A value in words: its text, a coding's or reference's display, else its JSON. A long one is cut; where reading is
    /// more than the budget allows only `…` is left.
    package func shown(_ item: Item) -> String {
        guard remainingSteps >= 0 else { return "…" }
        if let text = text(of: item) { return cut(text) }
        if item.kind == .node {
            let document = document(of: item)
            for key in [Key.display, .text, .reference, .code] {
                if let text = document.string(item.node, key) { return cut(text, charged: true) }
            }
            if let first = document.items(document.member(item.node, .coding)).first(where: { _ in true }),
                let display = document.string(first, .display) ?? document.string(first, .code)
            {
                return cut(display, charged: true)
            }
            guard document.weight(of: item.node, upTo: Self.maximumWritten) <= Self.maximumWritten else {
                return "\(typeName(of: item)) …"
            }
        }
        return cut(json(of: item), charged: true)
    }

    /// - Parameter isRead: the text was read here, which counts.
    private func cut(_ text: String, charged isRead: Bool = false) -> String {
        if isRead { try? charge(text.utf8.count / 32) }
        guard text.utf8.count > Self.maximumShown, text.count > Self.maximumShown else { return text }
        return String(text.prefix(Self.maximumShown)) + "…"
    }
}
