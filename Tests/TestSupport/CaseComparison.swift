internal import FHIRJSON

/// Comparing one reply with an `expect` of a walk or a case; only named members are compared.
struct CaseComparison {
    let file: Document
    let expect: Node
    let reply: HTTPClient.Reply

    func problems(postedResponse: [UInt8]?) -> [String] {
        var problems: [String] = []
        checkStatus(&problems)
        checkHeaders(&problems)
        let body = (try? Document.reply(reply.body)) ?? Document()
        let told = CaseReply(body)
        let pattern = CasePattern(file, against: body)
        func member(_ name: String) -> Node { file.member(expect, named: name) }

        if member("body").exists, !pattern.matches(body.root, member("body")) { problems.append("body does not match") }
        if member("status").exists, file.string(member("status")) != body.string(told.part("status")) {
            problems.append("status is \(body.string(told.part("status")) ?? "absent")")
        }
        for entry in file.children(member("parameters")) {
            let name = file.name(of: file.key(entry))
            if !pattern.matches(told.part(name), entry) { problems.append("parameter \(name) does not match") }
        }
        checkForm(told, &problems)
        if file.bool(member("stepAbsent")) == true, told.step.exists { problems.append("there is a step") }
        if member("step").exists { checkStep(told, pattern, &problems) }
        let progress = told.part("progress")
        for entry in file.children(member("progress")) {
            let name = file.name(of: file.key(entry))
            if !sameNumber(body.member(progress, named: name), body, entry) {
                problems.append("progress.\(name) is \(text(body.member(progress, named: name), body))")
            }
        }
        checkIssues(told, &problems)
        if member("response").exists { checkResponse(told, pattern, postedResponse, &problems) }
        return problems
    }

    // MARK: HTTP

    private func checkStatus(_ problems: inout [String]) {
        let wanted = file.member(expect, named: "http")
        guard wanted.exists else {
            if reply.status >= 500 { problems.append("HTTP \(reply.status)") }
            return
        }
        let allowed =
            file.kind(wanted) == .array
            ? file.items(wanted).compactMap { file.integer($0) } : [file.integer(wanted) ?? 0]
        if !allowed.contains(reply.status) { problems.append("HTTP \(reply.status), not \(allowed)") }
    }

    private func checkHeaders(_ problems: inout [String]) {
        for entry in file.children(file.member(expect, named: "headers")) {
            let name = file.name(of: file.key(entry))
            let given = reply.header(name)
            let holds: Bool
            if let beginning = file.string(entry) {
                holds = given?.hasPrefix(beginning) ?? false
            } else {
                let document = Document()
                let node = given.map { document.newString($0) } ?? .none
                holds = CasePattern(file, against: document).matches(node, entry)
            }
            if !holds { problems.append("header \(name) is \(given ?? "absent")") }
        }
    }

    // MARK: Parts

    private func checkForm(_ told: CaseReply, _ problems: inout [String]) {
        for entry in file.children(file.member(expect, named: "form")) {
            let name = file.name(of: file.key(entry))
            let given = told.document.member(told.form, named: name)
            let holds =
                name == "hash"
                ? told.document.string(given)?.hasPrefix("urn:formstep:sha256:") ?? false
                : given.exists && told.document.isEqual(given, file, entry)
            if !holds { problems.append("form.\(name) is \(text(given, told.document))") }
        }
    }

    private func checkStep(_ told: CaseReply, _ pattern: CasePattern, _ problems: inout [String]) {
        let document = told.document
        let step = told.step
        func paths(_ nodes: [Node]) -> [String] {
            nodes.compactMap { document.string(document.member($0, named: "path")) }
        }
        func list(_ node: Node) -> [String] { file.items(node).compactMap { file.string($0) } }
        for entry in file.children(file.member(expect, named: "step")) {
            let name = file.name(of: file.key(entry))
            switch name {
            case "items":
                let given = paths(told.leaves(step))
                if given != list(entry) { problems.append("step.items is \(given)") }
            case "itemAnswers":
                let all = told.everything(step)
                for wanted in file.children(entry) {
                    let path = file.name(of: file.key(wanted))
                    let item = all.first { document.equals(document.member($0, named: "path"), path) } ?? .none
                    if !sameAnswers(document.member(item, named: "answers"), document, wanted) {
                        problems.append("answers of \(path) on the step differ")
                    }
                }
            case "answers":
                if !sameAnswers(document.member(step, named: "answers"), document, entry) {
                    problems.append("step.answers is \(text(document.member(step, named: "answers"), document))")
                }
            case "choices":
                let choices = document.member(document.member(step, named: "answerFormat"), named: "choices")
                let given = document.items(choices).map {
                    document.string(
                        document.member(
                            document.member(document.member($0, named: "answer"), named: "valueCoding"), named: "code"))
                        ?? "-"
                }
                if given != list(entry) { problems.append("choices are \(given)") }
            case "ancestors", "alongside":
                let given = paths(Array(document.items(document.member(step, named: name))))
                if given != list(entry) { problems.append("step.\(name) is \(given)") }
            case "itemLike":
                let all = told.everything(step)
                for wanted in file.children(entry) {
                    let path = file.name(of: file.key(wanted))
                    let item = all.first { document.equals(document.member($0, named: "path"), path) } ?? .none
                    if !pattern.matches(item, wanted) { problems.append("item \(path) does not match") }
                }
            default:
                let given = document.member(step, named: name)
                if file.bool(entry) == false, !given.exists { continue }
                if !pattern.matches(given, entry) { problems.append("step.\(name) is \(text(given, document))") }
            }
        }
    }

    // MARK: Issues

    private func checkIssues(_ told: CaseReply, _ problems: inout [String]) {
        let all = told.issues
        let wanted = file.member(expect, named: "issues")
        if wanted.exists {
            let entries = Array(file.items(wanted))
            if entries.isEmpty {
                if all.contains(where: { $0.severity == "error" || $0.severity == "fatal" }) {
                    problems.append("there are errors among the issues")
                }
            } else if !assign(entries[...], all, { fits($0, $1, told) }) {
                problems.append("issues do not match")
            }
        }
        for entry in file.items(file.member(expect, named: "issuesOnce"))
        where all.count(where: { fits(entry, $0, told) }) != 1 {
            problems.append("an issue is there \(all.count { fits(entry, $0, told) }) times")
        }
        for entry in file.items(file.member(expect, named: "issuesAbsent"))
        where all.contains(where: { fits(entry, $0, told) }) {
            problems.append("an issue is there that should not be")
        }
    }

    private func fits(_ wanted: Node, _ issue: CaseReply.Told, _ told: CaseReply) -> Bool {
        for member in file.children(wanted) {
            let name = file.name(of: file.key(member))
            let given: String?
            switch name {
            case "path": given = issue.path
            case "linkId":
                if told.isOutcome || told.isParameters { continue }
                given = issue.linkId
            case "code": given = issue.code
            case "severity": given = issue.severity
            case "expression": given = issue.expression
            case "text": given = issue.text
            case "names":
                for word in file.items(member) where !issue.text.contains(file.string(word) ?? "\u{0}") { return false }
                continue
            default: return false
            }
            let document = Document()
            let node = given.map { document.newString($0) } ?? .none
            if !CasePattern(file, against: document).matches(node, member) { return false }
        }
        return true
    }

    // MARK: Response

    private func checkResponse(
        _ told: CaseReply, _ pattern: CasePattern, _ posted: [UInt8]?, _ problems: inout [String]
    ) {
        let document = told.document
        let response = told.response
        func list(_ node: Node) -> [String] { file.items(node).compactMap { file.string($0) } }
        for entry in file.children(file.member(expect, named: "response")) {
            let name = file.name(of: file.key(entry))
            switch name {
            case "questionnairePrefix":
                let given = document.string(document.member(response, named: "questionnaire"))
                if !(given?.hasPrefix(file.string(entry) ?? "\u{0}") ?? false) {
                    problems.append("response.questionnaire is \(given ?? "absent")")
                }
            case "authored":
                if !document.member(response, named: "authored").exists { problems.append("authored is absent") }
            case "answers":
                for wanted in file.items(entry) {
                    let path = file.string(file.member(wanted, named: "path")) ?? ""
                    let given = document.member(told.item(at: path), named: "answer")
                    if !sameAnswers(given, document, file.member(wanted, named: "answers")) {
                        problems.append("response at \(path) has \(text(given, document))")
                    }
                }
            case "absent":
                for path in list(entry) where told.item(at: path).exists {
                    problems.append("\(path) is in the response")
                }
            case "blank":
                for path in list(entry)
                where document.first(document.member(told.item(at: path), named: "answer")).exists {
                    problems.append("\(path) has answers")
                }
            case "order":
                let positions = list(entry).map { told.item(at: $0).exists ? order(of: told.item(at: $0), told) : nil }
                if positions.contains(nil) || positions.compactMap({ $0 }) != positions.compactMap({ $0 }).sorted() {
                    problems.append("order of \(list(entry)) is \(positions)")
                }
            case "marks":
                if file.string(entry) == "none" {
                    let written = String(decoding: document.bytes(response), as: UTF8.self)
                    if written.contains("/item-state") || written.contains("/answer-origin") {
                        problems.append("marks are left in the response")
                    }
                } else {
                    for wanted in file.children(entry) {
                        let path = file.name(of: file.key(wanted))
                        let given = mark("/item-state", on: told.item(at: path), document)
                        if given != file.string(wanted) { problems.append("mark at \(path) is \(given ?? "absent")") }
                    }
                }
            case "origins":
                for wanted in file.children(entry) {
                    let path = file.name(of: file.key(wanted))
                    let answer = document.first(document.member(told.item(at: path), named: "answer"))
                    let given = mark("/answer-origin", on: answer, document)
                    if given != file.string(wanted) { problems.append("origin at \(path) is \(given ?? "absent")") }
                }
            case "same":
                guard let posted, let other = try? Document.reply(posted) else {
                    problems.append("`same`, but no response was posted")
                    continue
                }
                if !(response.exists && document.isEqual(response, other, other.root)) {
                    problems.append("the response is not the one that was posted")
                }
            case "itemsLike":
                for wanted in file.children(entry) {
                    let path = file.name(of: file.key(wanted))
                    if !pattern.matches(told.item(at: path), wanted) {
                        problems.append("item at \(path) does not match")
                    }
                }
            case "like":
                if !pattern.matches(response, entry) { problems.append("response does not match") }
            default:
                let given = document.member(response, named: name)
                if !(given.exists && document.isEqual(given, file, entry)) {
                    problems.append("response.\(name) is \(text(given, document))")
                }
            }
        }
    }

    private func order(of item: Node, _ told: CaseReply) -> Int {
        var position = 0
        var pending = [told.response]
        while let node = pending.popLast() {
            if node == item { return position }
            position += 1
            pending += Array(told.document.children(node)).reversed()
        }
        return -1
    }

    private func mark(_ ending: String, on element: Node, _ document: Document) -> String? {
        for entry in document.items(document.member(element, named: "extension"))
        where document.string(document.member(entry, named: "url"))?.hasSuffix(ending) ?? false {
            return document.string(document.member(entry, named: "valueCode"))
        }
        return nil
    }

    // MARK: Values

    /// Answers compare by their `value[x]`, in order.
    private func sameAnswers(_ given: Node, _ document: Document, _ wanted: Node) -> Bool {
        let givenValues = document.items(given).map { value($0, document) }
        let wantedValues = file.items(wanted).map { value($0, file) }
        return givenValues.count == wantedValues.count
            && zip(givenValues, wantedValues).allSatisfy { given, wanted in
                given.exists && wanted.exists
                    && document.name(of: document.key(given)) == file.name(of: file.key(wanted))
                    && document.isEqual(given, file, wanted)
            }
    }

    private func value(_ answer: Node, _ document: Document) -> Node {
        document.children(answer).first { document.name(of: document.key($0)).hasPrefix("value") } ?? .none
    }

    /// Progress counts and fractions, as numbers (`0.5` = `0.50`).
    private func sameNumber(_ given: Node, _ document: Document, _ wanted: Node) -> Bool {
        guard given.exists, let left = document.numberText(given), let right = file.numberText(wanted),
            let first = Double(left), let second = Double(right)
        else { return false }
        return abs(first - second) < 0.0051
    }

    private func text(_ node: Node, _ document: Document) -> String {
        node.exists ? String(decoding: document.bytes(node).prefix(300), as: UTF8.self) : "absent"
    }
}
