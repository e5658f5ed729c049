import Storage
import StoreSuite
import Testing

struct MemoryStoreTests {
    @Test(arguments: StoreSuite.checks)
    func doesWhatEveryStoreMust(check: StoreSuite.Check) throws {
        let failures = try check.run(MemoryStore())
        #expect(failures.isEmpty, "\(failures.joined(separator: "\n"))")
    }
}
