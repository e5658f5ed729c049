internal import FHIRJSON
internal import FHIRModel

/// What a concept map makes of a code (https://hl7.org/fhir/R4/conceptmap-operation-translate.html), of R4 and R5.
package struct ConceptTranslation {
    private let map: TerminologyResource
    private let document: Document
    private let target: String?
    private let source: String?

    private static let mostMatches = 1000

    /// - Parameters:
    ///   - target: only into this code system; nil = into any.
    ///   - source: the code system of codes that do not name theirs.
    package init(_ map: TerminologyResource, target: String? = nil, source: String? = nil) {
        self.map = map
        document = map.document
        self.target = target
        self.source = source
    }

    private struct Match {
        let system: String?
        let code: String
        let display: String?
        let equivalence: String?
        var isMatch: Bool {
            guard let equivalence else { return true }
            return !["unmatched", "disjoint", "not-related-to"].contains(equivalence)
        }
    }

    private func matches(_ question: CodeQuestion) -> [Match] {
        var found: [Match] = []
        let system = question.system ?? source
        for group in document.items(document.member(map.node, named: "group")) {
            let from = document.string(document.member(group, .source))
            let into = document.string(document.member(group, named: "target"))
            if let from, let system, Canonical(from).url != system { continue }
            if let target, let into, Canonical(into).url != target { continue }
            for element in document.items(document.member(group, .element))
            where document.equals(document.member(element, .code), question.code) {
                for entry in document.items(document.member(element, named: "target")) {
                    guard found.count < Self.mostMatches else { return found }
                    guard let code = document.string(entry, .code) else { continue }
                    found.append(
                        Match(
                            system: into.map { Canonical($0).url }, code: code,
                            display: document.string(entry, .display),
                            equivalence: document.string(document.member(entry, named: "equivalence"))
                                ?? document.string(document.member(entry, named: "relationship"))))
                }
            }
        }
        return found
    }

    /// The Parameters of `$translate`: `result`, and `match` with `equivalence`, `concept` and `source`.
    package func bytes(_ questions: [CodeQuestion]) -> [UInt8] {
        let found = questions.flatMap(matches)
        var list = ParameterList()
        list.add("result", found.contains { $0.isMatch })
        for match in found {
            list.add(parts: "match") { json in
                if let equivalence = match.equivalence { json.part("equivalence", "valueCode", equivalence) }
                json.beginObject()
                json.member("name", "concept")
                json.key("valueCoding")
                json.beginObject()
                if let system = match.system { json.member("system", system) }
                json.member("code", match.code)
                if let display = match.display { json.member("display", display) }
                json.endObject()
                json.endObject()
                if let url = map.string(.url) { json.part("source", "valueUri", url) }
            }
        }
        return list.take()
    }
}
