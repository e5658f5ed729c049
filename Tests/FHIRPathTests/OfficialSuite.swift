import Foundation
import FoundationXML

/// One test of the public FHIRPath suites (FHIR/fhir-test-cases), as its XML file has it.
struct OfficialTest: Sendable, CustomStringConvertible {
    var name = ""
    var group = ""
    var input = ""
    var mode = ""
    var isPredicate = false
    var isOrderChecked = false
    var expression = ""
    /// `syntax`, `semantic` or `execution`; empty for tests that succeed.
    var invalid = ""
    var outputs: [(type: String, text: String)] = []

    var description: String { "\(group)/\(name)" }
}

/// Reads a suite's file.
final class OfficialSuite: NSObject, XMLParserDelegate {
    private(set) var tests: [OfficialTest] = []
    private var group = ""
    private var test = OfficialTest()
    private var text = ""
    private var outputType = ""

    static func read(_ path: String) -> [OfficialTest] {
        guard let data = FileManager.default.contents(atPath: path) else { return [] }
        let suite = OfficialSuite()
        let parser = XMLParser(data: data)
        parser.delegate = suite
        guard parser.parse() else { return [] }
        return suite.tests
    }

    func parser(
        _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
        attributes: [String: String] = [:]
    ) {
        switch name {
        case "group": group = attributes["name"] ?? ""
        case "test":
            test = OfficialTest()
            test.name = attributes["name"] ?? ""
            test.group = group
            test.input = attributes["inputfile"] ?? ""
            test.mode = attributes["mode"] ?? ""
            test.isPredicate = attributes["predicate"] == "true"
            test.isOrderChecked = attributes["ordered"] == "true" || attributes["checkOrderedFunctions"] == "true"
        case "expression":
            test.invalid = attributes["invalid"] ?? ""
            text = ""
        case "output":
            outputType = attributes["type"] ?? ""
            text = ""
        default: break
        }
    }

    func parser(_ parser: XMLParser, foundCharacters string: String) { text += string }

    func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
        switch name {
        case "expression": test.expression = text
        case "output": test.outputs.append((outputType, text))
        case "test": tests.append(test)
        default: break
        }
    }
}
