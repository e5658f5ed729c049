import Diagnosis
import FHIRJSON
import FHIRModel
import Foundation
import Terminology

/// A file of `Cases`: a form, and all that is to be found in it.
struct DiagnosisCase {
    let name: String
    let document: Document

    /// What is found, or is to be: told apart by all but the words.
    struct Finding: Hashable, CustomStringConvertible {
        let code: String
        let severity: String
        let place: String

        var description: String { "\(severity) \(code) at \(place)" }
    }

    static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Cases")

    static let names: [String] =
        ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [])
        .filter { $0.hasSuffix(".json") }.sorted()

    init(_ name: String) throws {
        self.name = name
        document = try Document.parse([UInt8](Data(contentsOf: Self.folder.appendingPathComponent(name)))).freeze()
    }

    private func own(_ node: Node) -> Document {
        let own = Document()
        own.root = own.copy(node, from: document)
        return own.freeze()
    }

    private func member(_ name: String) -> Node { document.member(document.root, named: name) }

    func report() -> FormDiagnosis.Report {
        // Read from its text, as it would be posted.
        let form = (try? Document.parse(document.bytes(member("form"))))?.freeze() ?? Document()
        let definitions = document.items(member("definitions")).map(own)
        return FormDiagnosis.run(
            form, at: form.root, version: document.string(member("version")).flatMap(FHIRVersion.init(rawValue:)),
            definitions: definitions.isEmpty ? nil : Definitions(documents: definitions),
            profiles: document.items(member("profiles")).compactMap { document.string($0) })
    }

    static func findings(_ report: FormDiagnosis.Report) -> [Finding] {
        report.issues.indices.map { index in
            Finding(
                code: report.codes[index], severity: report.issues[index].severity.rawValue,
                place: report.issues[index].expression ?? "")
        }
    }

    /// What has to be found; with the linkId and the words that it has to have.
    var expected: [(finding: Finding, linkId: String?, mentions: String?)] {
        document.items(member("findings")).map { node in
            func text(_ name: String) -> String? { document.string(document.member(node, named: name)) }
            return (
                Finding(code: text("code") ?? "", severity: text("severity") ?? "", place: text("at") ?? ""),
                text("linkId"), text("mentions")
            )
        }
    }
}

/// Definitions of a case.
struct Definitions: DefinitionSource {
    let documents: [Document]
    let generation: UInt64 = 0

    func changed(_ urls: Set<String>, since generation: UInt64) -> Bool { false }

    func definition(_ type: String, _ canonical: String) -> Document? {
        documents.first {
            $0.equals($0.member($0.root, .resourceType), type) && $0.equals($0.member($0.root, .url), canonical)
        }
    }
}
