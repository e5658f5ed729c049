package import FHIRJSON
internal import FHIRModel
internal import FHIRPath

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
        let text = demanded(expression, index, expressions, "a text") { evaluation, item in evaluation.text(of: item) }
        expressions.texts[index] = .some(text)
        return text
    }

    /// As above, of a display below a question.
    package func computedText(ofHint hint: Int32, of question: Int32) -> String? {
        guard let expression = form.details[Int(hint)].expressions?.text, let expressions else { return nil }
        return try? expressions.evaluate(expression, on: question, hint: hint) { items, evaluation in
            items.count == 1 ? evaluation.text(of: items[0]) : nil
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
        let failure: String
        do throws(FHIRPathError) {
            let result = try expressions.evaluate(expression, on: index) { items, evaluation in
                var maker = AnswerMaker(
                    document: document, evaluation: evaluation, entry: entry, detail: detail(index),
                    options: options(of: index))
                return maker.make(Array(items.prefix(Self.maximumSuggestions)))
            }
            switch result {
            case .made(let values): return values.map { MadeValue(key: $0.key, node: $0.node) }
            case .misfit(let why): failure = why
            }
        } catch {
            failure = error.explanation(in: expression.compiled.text)
        }
        let linkId = detail(index).linkId
        expressions.note(
            expression,
            Issue(
                .warning, .processing, "The candidateExpression of '\(linkId)' suggests nothing: \(failure)",
                path: path(of: index), linkId: linkId))
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
            let failure: String
            do throws(FHIRPathError) {
                let texts = try expressions.evaluate(entry.expression, on: index) { items, evaluation in
                    items.prefix(Self.maximumSuggestions).map { evaluation.shown($0) }
                }
                return Information(label: entry.label, texts: texts)
            } catch {
                failure = error.explanation(in: entry.expression.compiled.text)
            }
            let linkId = detail(index).linkId
            expressions.note(
                entry.expression,
                Issue(
                    .warning, .processing, "The contextExpression of '\(linkId)' shows nothing: \(failure)",
                    path: path(of: index), linkId: linkId))
            return nil
        }
        expressions.information[index] = information
        return information
    }
}

extension Evaluation {
    /// A value in words: its text, a coding's or reference's display, else its JSON.
    func shown(_ item: Item) -> String {
        if let text = text(of: item) { return text }
        if item.kind == .node {
            let document = document(of: item)
            for key in [Key.display, .text, .reference, .code] {
                if let text = document.string(item.node, key) { return text }
            }
            if let first = document.items(document.member(item.node, .coding)).first(where: { _ in true }),
                let display = document.string(first, .display) ?? document.string(first, .code)
            {
                return display
            }
        }
        return json(of: item)
    }
}
