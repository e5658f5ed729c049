import Decimals
import Testing
import UCUM

@Test func smoke() throws {
    func d(_ s: String) throws -> ExactDecimal { try #require(ExactDecimal(s)) }
    #expect(try UCUM.convert(d("1"), from: "[lb_av]", to: "kg").description == "0.45359237")
    #expect(try UCUM.compare(d("1"), "kg", d("999"), "g") == 1)
    #expect(try UCUM.convert(d("37.0"), from: "Cel", to: "[degF]") == d("98.6"))
    #expect(try UCUM.compare(d("180"), "deg", d("0.5"), "circ") == 0)
    #expect(try UCUM.convert(d("20"), from: "dB", to: "1") == d("100"))
    #expect(UCUM.validate("iU")?.description == "'iU' is not a UCUM unit; did you mean '[iU]'? (position 1 of 'iU')")
    #expect(throws: UnitError.self) { try UCUM.convert(.one, from: "[iU]", to: "mg") }
}
