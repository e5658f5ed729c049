internal import Diagnosis
internal import FHIRJSON
internal import FHIRModel
internal import Messages

/// One finding about a form in a file.
struct LintFinding {
    let file: String
    let line: Int
    let column: Int
    let severity: Issue.Severity
    /// The code of the finding, which never changes.
    let code: String
    /// FHIR's IssueType.
    let type: String
    let linkId: String?
    let expression: String?
    let message: String

    /// All of a report, in the order of the file.
    static func all(
        of report: FormDiagnosis.Report, in document: Document, file: String, _ language: MessageLanguage
    ) -> [LintFinding] {
        let lines = LineTable(document.source)
        return report.issues.indices.map { index in
            let (issue, place) = (report.issues[index], report.places[index])
            let start = document.sourceRange(place)?.lowerBound ?? 0
            let (line, column) = lines.position(of: start)
            return LintFinding(
                file: file, line: line, column: column, severity: issue.severity,
                code: report.codes[index], type: issue.code.rawValue,
                linkId: issue.linkId, expression: issue.expression, message: issue.text(in: language))
        }
    }
}

/// Where the lines of a text begin.
struct LineTable {
    private let source: [UInt8]
    private let starts: [Int]

    init(_ source: [UInt8]) {
        self.source = source
        starts = [0] + source.indices.filter { source[$0] == UInt8(ascii: "\n") }.map { $0 + 1 }
    }

    /// Line and column of a byte, both from 1, columns in Unicode code points.
    func position(of offset: Int) -> (line: Int, column: Int) {
        var low = 0
        var high = starts.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if starts[middle] <= offset { low = middle } else { high = middle }
        }
        let column = source[starts[low]..<min(offset, source.count)].count { $0 & 0xC0 != 0x80 } + 1
        return (low + 1, column)
    }
}
