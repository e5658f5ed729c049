import Calendar
import FHIRJSON
import FHIRModel
import Testing

@testable import Rendering
@testable import SDC

/// Forms with values of any type in any place: whatever compiles is rendered, and the reply is JSON.
@Suite struct HostileFormTests {
    private static let folder =
        #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(2).joined(separator: "/")
        + "/AcceptanceTests/Cases/rendering"

    /// Forms of cases that use what a step can be drawn by.
    private static let files = [
        "01-markup.json", "02-options.json", "03-hints.json", "04-layout.json", "05-languages.json", "06-locked.json",
        "08-lookups.json", "12-pictures.json",
    ]

    private static let values = [
        "null", "5", "-1.5e300", "true", "\"\"", "\"x\"", "[]", "{}", "[null]", "[[[]]]", "[{\"url\":5}]",
        "{\"extension\":[]}", "{\"extension\":5}",
        "[{\"url\":\"http://hl7.org/fhir/StructureDefinition/rendering-xhtml\"}]",
        "\"<b><i></b>\"", "\"\\u0000\"", "{\"value\":\"x\",\"code\":{}}", "[1,\"x\",{\"valueString\":[]}]",
    ]

    @Test(arguments: files)
    func anyValueAnywhere(file: String) throws {
        let document = try Document.parse(RenderingCase.contents(of: "\(Self.folder)/\(file)"))
        let form = document.member(document.root, named: "form")
        let source = document.bytes(form)
        let plain = try Document.parse(source)
        var nodes: [Node] = []
        func collect(_ node: Node) {
            nodes.append(node)
            for child in plain.children(node) { collect(child) }
        }
        collect(plain.root)
        #expect(nodes.count > 30)
        var rendered = 0
        for (number, node) in nodes.enumerated() {
            // Under another url it is no markup that anybody draws.
            guard plain.key(node) != .url, let range = plain.sourceRange(node) else { continue }
            let value = Self.values[number * 7 % Self.values.count]
            let bytes = Array(source[..<range.lowerBound]) + Array(value.utf8) + Array(source[range.upperBound...])
            if try render(bytes) { rendered += 1 }
        }
        #expect(rendered > nodes.count / 4)
    }

    /// - Returns: whether the form could be compiled.
    private func render(_ bytes: [UInt8]) throws -> Bool {
        guard let form = try? compileForm(bytes) else { return false }
        for language in [[], ["de"]] {
            var request = NextStepRequest(
                document: Document(), moment: Moment(Instant(seconds: 1_714_564_800)), reread: { nil })
            request.granularity = .all
            let reply = try NextStepEngine.run(request, form: form, marks: RenderingCase.marks)
            let options = RenderOptions(language: language, marks: RenderingCase.marks)
            for bytes in [EnvelopeRenderer.render(reply, options), ParametersRenderer.render(reply, options)] {
                let text = String(decoding: bytes, as: UTF8.self)
                #expect(throws: Never.self) { try Document.parse(bytes) }
                #expect(!text.contains("<script") && !text.contains("onclick="), "\(text)")
            }
        }
        return true
    }
}
