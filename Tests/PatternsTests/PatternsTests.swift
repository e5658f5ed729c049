import Patterns
import Testing

@Test func smoke() throws {
    #expect(try Pattern("a|ab").matchesWhole("ab"))
    #expect(try !Pattern("[0-9]{5}").matchesWhole("12345\n"))
    #expect(throws: PatternError.tooCostly) { try Pattern("(a+)+$").matchesWhole(String(repeating: "a", count: 40) + "!") }
    #expect(throws: PatternError.self) { try Pattern("(") }
}
