import Decimals
import Testing

@Test func smoke() throws {
    #expect(ExactDecimal("1.50")?.description == "1.50")
}
