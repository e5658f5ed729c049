internal import FHIRJSON
internal import FHIRModel
internal import FHIRPath
internal import SDC

/// Values as answers: changed into the item's type where that may be, held against its rules.
extension PopulationPass {
    /// Why what was found is no answer.
    struct Misfit: Error {
        let code: Issue.Code
        let text: String
    }

    static var maximumAnswers: Int { 1_000 }

    /// Answers, not put anywhere yet, made of what was found. All or none: nothing is left off without a word (statement 22).
    func answers(
        of items: [Item], _ item: Int32, _ entry: FormItem, _ element: Node, _ frame: PopulationFrame
    ) -> Result<[Node], Misfit> {
        let detail = form.details[Int(item)]
        let options = options(of: item, detail, element, frame)
        let maker = AnswerMaker(
            document: document, evaluation: evaluation, entry: entry, detail: detail, options: options)
        var made: [AnswerMaker.Made] = []
        var misfit: String?
        let result = evaluated(PopulationPlace(item: item, element: element, frame: frame)) {
            () throws(FHIRPathError) in
            switch try maker.make(items) {
            case .made(let values): made = values
            case .misfit(let why): misfit = why
            }
            return []
        }
        if case .failure(let error) = result { return .failure(Misfit(code: .tooCostly, text: error.message)) }
        if let misfit { return .failure(Misfit(code: .value, text: misfit)) }
        let maximum = entry.repeats ? min(Int(entry.maxOccurs), Self.maximumAnswers) : 1
        guard made.count <= maximum else {
            return .failure(
                Misfit(
                    code: .multipleMatches,
                    text: "it gives \(made.count) values, and the item takes \(maximum == 1 ? "one" : String(maximum))")
            )
        }
        var answers: [Node] = []
        for value in made {
            let answer = document.newObject()
            document.setMember(answer, value.key, value.node)
            if let options, options.problem == nil, !entry.traits.contains(.openValue),
                !(entry.traits.contains(.openText) && value.key == .valueString),
                ValueType(valueKey: value.key).flatMap({ options.index(of: value.node, type: $0, in: document) }) == nil
            {
                return .failure(Misfit(code: .codeInvalid, text: "it gives a value that is none of the options"))
            }
            if let fault = check.fault(document.valueNode(of: answer), item: item, options: options) {
                let issue = Issue(.warning, .value, fault)
                return .failure(Misfit(code: .value, text: "the item does not take its value: " + issue.text))
            }
            answers.append(answer)
        }
        return .success(answers)
    }

    /// What may be chosen: as the form says, or as an expression gives it now.
    private func options(
        of item: Int32, _ detail: ItemDetail, _ element: Node, _ frame: PopulationFrame
    ) -> OptionList? {
        guard let expression = detail.expressions?.options, form.items[Int(item)].traits.contains(.optionsWorkedOut)
        else {
            return detail.options
        }
        var list: OptionList?
        let there = PopulationPlace(item: item, element: element, frame: frame)
        _ = evaluated(there) { () throws(FHIRPathError) in
            let found = try self.evaluation.evaluate(
                expression.compiled, on: [self.evaluation.item(element, self.responseNumber)])
            if expression.element == "answerValueSet" {
                list = found.first.flatMap { self.evaluation.text(of: $0) }.flatMap { detail.valueSets[$0] }
                return []
            }
            var options: [AnswerOption] = []
            for item in found.prefix(ResponseState.maximumOptions) { options += try self.evaluation.options(item) }
            list = OptionList(
                options, problem: found.count > ResponseState.maximumOptions ? "there are more" : nil)
            return []
        }
        return list ?? OptionList([], problem: "it is not known what may be chosen")
    }
}
