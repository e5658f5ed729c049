import Foundation
import Testing

@testable import FHIRPath

/// `docs/fhirpath.md` lists the functions there are, no more and no fewer.
@Suite struct FunctionListTests {
    @Test func documentIsComplete() throws {
        let path = FileManager.default.currentDirectoryPath + "/docs/fhirpath.md"
        let text = try String(contentsOfFile: path, encoding: .utf8)
        let table = try #require(text.components(separatedBy: "## Functions").last)
        var listed: Set<String> = []
        for line in table.split(separator: "\n") where line.hasPrefix("|") {
            let cells = line.split(separator: "|")
            guard cells.count == 2 else { continue }
            for (index, piece) in cells[1].split(separator: "`", omittingEmptySubsequences: false).enumerated()
            where index % 2 == 1 {
                listed.insert(String(piece))
            }
        }
        #expect(listed == Set(FunctionTable.all.map(\.name)))
    }
}
