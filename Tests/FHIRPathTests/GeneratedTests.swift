import Testing

/// What Python's `decimal` and `datetime` make of random numbers and dates (`Generated/generate.py`).
@Suite struct GeneratedTests {
    @Test(arguments: ["decimal", "datetime"])
    func agreesWithPython(module: String) throws {
        let cases = try PathCase.read("../Generated/\(module).tsv")
        try #require(cases.count > 2500)
        let problems = try cases.compactMap { try $0.problem() }
        for problem in problems.prefix(20) { print(problem) }
        #expect(problems.isEmpty, "\(problems.count) of \(cases.count)")
    }
}
