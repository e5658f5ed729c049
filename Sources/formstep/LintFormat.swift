internal import FHIRJSON
internal import FHIRModel

/// How findings are printed.
enum LintFormat: String {
    /// `file:line:column: error: words [code]`, as compilers do.
    case text
    /// One list of objects.
    case json
    /// Commands of GitHub's workflows, shown beside the lines of a pull request.
    case github

    func text(of findings: [LintFinding]) -> String {
        switch self {
        case .text:
            findings.map {
                "\($0.file):\($0.line):\($0.column): \($0.severity.rawValue): \($0.message) [\($0.code)]\n"
            }.joined()
        case .json: Self.json(findings)
        case .github: findings.map(Self.command).joined()
        }
    }

    private static func json(_ findings: [LintFinding]) -> String {
        var writer = JSONWriter()
        writer.beginArray()
        for finding in findings {
            writer.beginObject()
            writer.member("file", finding.file)
            writer.member("line", finding.line)
            writer.member("column", finding.column)
            writer.member("severity", finding.severity.rawValue)
            writer.member("code", finding.code)
            writer.member("type", finding.type)
            if let linkId = finding.linkId { writer.member("linkId", linkId) }
            if let expression = finding.expression { writer.member("expression", expression) }
            writer.member("message", finding.message)
            writer.endObject()
        }
        writer.endArray()
        return String(decoding: prettyPrinted(writer.take()), as: UTF8.self) + "\n"
    }

    private static func command(_ finding: LintFinding) -> String {
        let name =
            switch finding.severity {
            case .fatal, .error: "error"
            case .warning: "warning"
            case .information: "notice"
            }
        return
            "::\(name) file=\(property(finding.file)),line=\(finding.line),col=\(finding.column),"
            + "title=\(property(finding.code))::\(escaped(finding.message))\n"
    }

    private static func escaped(_ text: String) -> String {
        text.replacing("%", with: "%25").replacing("\r", with: "%0D").replacing("\n", with: "%0A")
    }

    private static func property(_ text: String) -> String {
        escaped(text).replacing(":", with: "%3A").replacing(",", with: "%2C")
    }
}
