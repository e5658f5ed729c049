import Foundation
import TestSupport
import Testing

/// Every walk and every case, all exchanges, through HTTP on a live port. Adding a case is adding a file.
@Suite struct CaseTests {
    static let folders = [
        "Walks", "Cases/section3", "Cases/parity", "Cases/seed-bugs", "Cases/enablement", "Cases/options",
        "Cases/validation", "Cases/values", "Cases/bad-input", "Cases/regressions", "Cases/samples", "Cases/seed-walks",
        "Cases/fhirpath", "Cases/rendering", "Cases/expressions", "Cases/structure", "Cases/validate",
        "Cases/diagnosis", "Cases/terminology", "Cases/populate", "Cases/search", "Cases/sessions",
    ]
    /// `FORMSTEP_CASES=terminology` runs one folder only, for those who write cases.
    static let files = folders.filter { folder in
        ProcessInfo.processInfo.environment["FORMSTEP_CASES"].map { folder.hasSuffix($0) } ?? true
    }.flatMap { Repository.jsonFiles("Tests/AcceptanceTests/" + $0) }

    @Test(arguments: files) func holds(_ file: String) throws {
        let bytes = try #require(Repository.read(Repository.path(file)))
        let runner = CaseRunner(port: ServerUnderTest.shared.port, loadForm: Repository.form)
        let outcome = try runner.run(bytes)
        if outcome.isSkipped {
            print("skipped, as the shared folder is not here: \(file)")
            return
        }
        #expect(outcome.exchanges > 0)
        for failure in outcome.failures { Issue.record("\(file): \(failure)") }
    }

    /// Sessions again, on a store with a disk.
    @Test(arguments: Repository.jsonFiles("Tests/AcceptanceTests/Cases/sessions")) func holdsOnDisk(_ file: String)
        throws
    {
        let bytes = try #require(Repository.read(Repository.path(file)))
        let outcome = try CaseRunner(port: ServerUnderTest.durable.port, loadForm: Repository.form).run(bytes)
        for failure in outcome.failures { Issue.record("\(file): \(failure)") }
    }

    /// A comparison with what was posted must not hold where nothing was.
    @Test func sameNeedsAPostedResponse() throws {
        let file = """
            {"about": "x", "exchanges": [{"note": "n", "request": {"after": "a"},
             "expect": {"http": [404, 422], "response": {"same": true}}}]}
            """
        let outcome = try CaseRunner(port: ServerUnderTest.shared.port, loadForm: Repository.form).run(Array(file.utf8))
        #expect(outcome.failures.count == 1)
        #expect(outcome.failures.first?.contains("no response was posted") ?? false)
    }

    @Test func thereAreCases() {
        #expect(Self.files.count > 200)
    }
}
