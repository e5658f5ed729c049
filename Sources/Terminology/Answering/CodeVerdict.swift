internal import FHIRJSON
internal import FHIRModel

/// What was found out about one code, and the reply that says so: `result`, `message`, `display` as R4 has them, and what
/// terminology servers add since: `code`, `system`, `version`, `issues`.
package struct CodeVerdict: Sendable {
    /// Why a code is refused, or what is odd about it, with a code of
    /// http://hl7.org/fhir/tools/CodeSystem/tx-issue-type.
    struct Remark: Sendable {
        let severity: Issue.Severity
        let code: Issue.Code
        /// In the system of the terminology servers; nil = none.
        let type: String?
        let text: String
    }

    var question: CodeQuestion
    package internal(set) var isValid = false
    var code: String
    var system: String?
    var version: String?
    var display: String?
    var remarks: [Remark] = []
    /// The code system that would have to be known.
    var unknownSystem: String?

    init(_ question: CodeQuestion) {
        self.question = question
        code = question.code
        system = question.system
    }

    /// What a server elsewhere says, as Parameters of `$validate-code`.
    mutating func take(remote answer: Document) {
        func text(_ name: String) -> String? {
            TerminologyScope.part(name, in: answer).flatMap { answer.string($0) }
        }
        display = text("display") ?? display
        version = text("version") ?? version
        system = text("system") ?? system
        if TerminologyScope.result(in: answer) == true {
            isValid = true
            if let message = text("message") { warn(.informational, nil, message) }
        } else {
            refuse(.codeInvalid, "not-in-vs", text("message") ?? "The terminology server says that it does not belong.")
        }
    }

    mutating func refuse(_ code: Issue.Code, _ type: String?, _ text: String) {
        isValid = false
        remarks.append(Remark(severity: .error, code: code, type: type, text: text))
    }

    mutating func warn(_ code: Issue.Code, _ type: String?, _ text: String) {
        remarks.append(Remark(severity: .warning, code: code, type: type, text: text))
    }

    /// Holds the display that was given against the names that the code has.
    ///
    /// - Parameter isLenient: a wrong one is only a warning.
    mutating func check(display names: [String], isLenient: Bool) {
        guard let given = question.display, !names.isEmpty else { return }
        let wanted = Self.folded(given)
        guard !names.contains(where: { Self.folded($0) == wanted }) else { return }
        let text =
            "The display '\(given.prefix(200))' is no name of \(question.name.prefix(400)); '\((display ?? names[0]).prefix(200))' is."
        if isLenient { warn(.invalid, "invalid-display", text) } else { refuse(.invalid, "invalid-display", text) }
    }

    /// In small letters, white space as one space.
    private static func folded(_ text: String) -> String {
        text.lowercased().split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }

    // MARK: The reply

    /// - Parameter others: verdicts on other codings of the same concept, whose remarks are told where none is valid.
    package func bytes(_ others: [CodeVerdict] = []) -> [UInt8] {
        var list = ParameterList()
        list.add("result", isValid)
        let told = isValid ? remarks : remarks + others.flatMap(\.remarks)
        if !told.isEmpty { list.add(string: "message", told.prefix(10).map(\.text).joined(separator: " ")) }
        if let display { list.add(string: "display", display) }
        list.add(code: "code", code)
        if let system { list.add(uri: "system", system) }
        if let version { list.add(string: "version", version) }
        if let unknownSystem, !isValid { list.add(canonical: "x-caused-by-unknown-system", unknownSystem) }
        if !told.isEmpty {
            list.add("issues") { json in
                json.key("resource")
                Self.write(Array(told.prefix(10)), to: &json)
            }
        }
        return list.take()
    }

    private static func write(_ remarks: [Remark], to json: inout JSONWriter) {
        json.beginObject()
        json.member("resourceType", "OperationOutcome")
        json.key("issue")
        json.beginArray()
        for remark in remarks {
            json.beginObject()
            json.member("severity", remark.severity.rawValue)
            json.member("code", remark.code.rawValue)
            json.key("details")
            json.beginObject()
            if let type = remark.type {
                json.key("coding")
                json.beginArray()
                json.beginObject()
                json.member("system", "http://hl7.org/fhir/tools/CodeSystem/tx-issue-type")
                json.member("code", type)
                json.endObject()
                json.endArray()
            }
            json.member("text", remark.text)
            json.endObject()
            json.member("diagnostics", remark.text)
            json.endObject()
        }
        json.endArray()
        json.endObject()
    }
}
