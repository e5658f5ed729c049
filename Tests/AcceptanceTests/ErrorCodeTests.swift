import FHIRModel
import Testing

/// Every code of the vocabulary is told in some case.
@Suite struct ErrorCodeTests {
    @Test(arguments: ErrorCode.allCases) func isTold(_ code: ErrorCode) throws {
        let files = Repository.jsonFiles("Tests/AcceptanceTests/Cases/validate")
        #expect(!files.isEmpty)
        let text = "\"code\": \"\(code.rawValue)\""
        let isTold = files.contains { file in
            Repository.read(Repository.path(file)).map { String(decoding: $0, as: UTF8.self).contains(text) } ?? false
        }
        #expect(isTold, "no case tells \(code.rawValue)")
    }
}
