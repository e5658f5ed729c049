import Decimals
import Glibc
import Testing
import UCUM

/// The UCUM functional tests, which are not part of this repository: `cases/ucum/UcumFunctionalTests.xml` in the folder
/// that `FORMSTEP_SHARED` names, else in `../shared`.
@Suite struct FunctionalTests {
    private let file: String?

    init() {
        let package = #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(3).joined(
            separator: "/")
        let shared = getenv("FORMSTEP_SHARED").map { String(cString: $0) } ?? package + "/../shared"
        file = text(of: shared + "/cases/ucum/UcumFunctionalTests.xml")
        if file == nil { print("UCUM functional tests: skipped, there is no shared folder of cases") }
    }

    @Test func validation() throws {
        guard let file else { return }
        let cases = elements(of: "validation", in: file)
        for one in cases {
            let unit = try #require(one["unit"])
            let error = UCUM.validate(unit)
            #expect(
                (error == nil) == (one["valid"] == "true"), "\(one["id"] ?? ""): \(unit) \(error?.description ?? "")")
        }
        print("UCUM functional tests: \(cases.count) validation cases")
        #expect(cases.count > 500)
    }

    @Test func displayNames() throws {
        guard let file else { return }
        let cases = elements(of: "displayNameGeneration", in: file)
        for one in cases {
            let display = one["display"]?.split(separator: "&#232;").joined(separator: "è")
            #expect(try UCUM.displayName(#require(one["unit"])) == display, "\(one["id"] ?? "")")
        }
        print("UCUM functional tests: \(cases.count) display names")
        #expect(cases.count >= 9)
    }

    /// The outcomes are rounded to the digits they are written with.
    @Test func conversion() throws {
        guard let file else { return }
        let cases = elements(of: "conversion", in: file)
        for one in cases {
            let value = try decimal(one["value"])
            let result = try UCUM.convert(value, from: #require(one["srcUnit"]), to: #require(one["dstUnit"]))
            try expect(result, rounded: #require(one["outcome"]), one)
        }
        print("UCUM functional tests: \(cases.count) conversion cases")
        #expect(cases.count > 25)
    }

    @Test(arguments: ["multiplication", "division"])
    func arithmetic(_ section: String) throws {
        guard let file else { return }
        let cases = elements(of: section, in: file)
        for one in cases {
            let a = try decimal(one["v1"])
            let b = try decimal(one["v2"])
            let (first, second) = (try #require(one["u1"]), try #require(one["u2"]))
            let result =
                section == "division"
                ? try UCUM.divide(a, first, b, second) : try UCUM.multiply(a, first, b, second)
            let wanted = one["uRes"].flatMap { $0.isEmpty ? nil : $0 } ?? "1"
            try expect(
                UCUM.convert(result.value, from: result.code, to: wanted), rounded: #require(one["vRes"]), one)
        }
        print("UCUM functional tests: \(cases.count) cases of \(section)")
        #expect(cases.count >= 2)
    }

    private func expect(_ result: ExactDecimal, rounded outcome: String, _ one: [String: String]) throws {
        let expected = try decimal(outcome)
        // Zeros at the end of a whole number are no promise of digits.
        let digits = max(expected.significantDigits, 2)
        // One case writes 1.3 for 1.333 and another 1.3 for 1.25 or 1.6 for 1.575: rounded, a half to either side.
        let rules: [RoundingRule] = [.halfAwayFromZero, .halfToEven]
        let roundings = rules.map { result.rounded(toSignificantDigits: digits, $0) }
        #expect(roundings.contains(expected), "\(one["id"] ?? ""): \(result), not \(outcome)")
    }
}

private func decimal(_ text: String?) throws -> ExactDecimal {
    try #require(text.flatMap { ExactDecimal($0) }, "\(text ?? "nothing") is no decimal")
}

private func text(of path: String) -> String? {
    guard let file = fopen(path, "rb") else { return nil }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 65536)
    while case let count = fread(&chunk, 1, chunk.count, file), count > 0 { bytes.append(contentsOf: chunk[..<count]) }
    return String(decoding: bytes, as: UTF8.self)
}

/// The attributes of the `case` elements in one section, comments left out. No XML reader is needed for more.
private func elements(of section: String, in file: String) -> [[String: String]] {
    var rest = Array(file.unicodeScalars)[...]
    var plain = String.UnicodeScalarView()
    while let start = rest.firstRange(of: Array("<!--".unicodeScalars)) {
        plain.append(contentsOf: rest[..<start.lowerBound])
        rest = rest[start.upperBound...]
        guard let end = rest.firstRange(of: Array("-->".unicodeScalars)) else { break }
        rest = rest[end.upperBound...]
    }
    plain.append(contentsOf: rest)
    let text = String(plain)
    guard let start = text.firstRange(of: "<\(section)>"), let end = text.firstRange(of: "</\(section)>") else {
        return []
    }
    return text[start.upperBound..<end.lowerBound].split(separator: "<case ").dropFirst().map { element in
        var attributes: [String: String] = [:]
        for part in element.split(separator: "\" ").flatMap({ $0.split(separator: "\"/>") }) {
            guard let equals = part.firstRange(of: "=\"") else { continue }
            let name = part[..<equals.lowerBound].filter { !$0.isWhitespace }
            attributes[name] = String(part[equals.upperBound...])
        }
        return attributes
    }
}
