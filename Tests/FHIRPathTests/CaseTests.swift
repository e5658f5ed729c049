import Testing

/// Every row of `Cases`: an expression, what it is evaluated on, what must come out.
@Suite struct CaseTests {
    @Test(arguments: PathCase.chapters)
    func hold(chapter: String) throws {
        let cases = try PathCase.read(chapter)
        #expect(!cases.isEmpty)
        let problems = try cases.compactMap { try $0.problem() }
        for problem in problems { print(problem) }
        #expect(problems.isEmpty, "\(problems.count) of \(cases.count) in \(chapter)")
    }
}
