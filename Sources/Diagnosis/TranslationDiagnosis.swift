internal import FHIRJSON
internal import FHIRModel
internal import Messages
internal import SDC

/// Texts that are not translated into a language that others of the form are translated into.
struct TranslationDiagnosis {
    let document: Document
    let questionnaire: Node

    private struct Text {
        /// What it is: `title`, `text`, `display` …
        let name: String
        let linkId: String?
        /// The element, or where it is written in extensions only, its twin.
        let node: Node
        let languages: [String]
    }

    func check(_ findings: inout Findings) {
        let texts = collect()
        var offered: [String: Int] = [:]
        for text in texts {
            for language in Set(text.languages) { offered[language, default: 0] += 1 }
        }
        let own = document.string(questionnaire, .language).map(Self.base)
        for text in texts {
            for language in Set(text.languages).sorted() where text.languages.filter({ $0 == language }).count > 1 {
                findings.add(.translationTwice, of: text.linkId, [text.name, language], at: text.node)
            }
            for language in offered.keys.sorted() where Self.base(language) != own {
                // `de` serves for `de-AT`, as far as anybody can tell.
                let isThere = text.languages.contains { $0 == language || Self.base($0) == Self.base(language) }
                if !isThere {
                    findings.add(.translationMissing, of: text.linkId, [text.name, language], at: text.node)
                }
            }
        }
    }

    private static func base(_ language: String) -> String {
        language.prefix { $0 != "-" && $0 != "_" }.lowercased()
    }

    private func collect() -> [Text] {
        var found: [Text] = []
        add("title", of: questionnaire, nil, to: &found)
        for item in ItemWalk.items(of: questionnaire, in: document) {
            add("text", of: item.node, item.linkId, to: &found)
            for option in document.items(document.member(item.node, .answerOption)) {
                let coding = document.member(option, .valueCoding)
                if coding.exists { add("display", of: coding, item.linkId, to: &found) }
                add("valueString", of: option, item.linkId, to: &found)
            }
        }
        return found
    }

    private func add(_ name: String, of element: Node, _ linkId: String?, to found: inout [Text]) {
        let node = document.member(element, named: name)
        // Numbers and signs are the same in every language.
        guard let text = document.string(node), text.contains(where: \.isLetter) else { return }
        let twin = document.member(element, named: "_" + name)
        let languages =
            document.kind(orNone: twin) == .object
            ? document.extensionNodes(twin, KnownExtension.translation).compactMap {
                document.extensionString($0, "lang")
            } : []
        found.append(Text(name: name, linkId: linkId, node: node, languages: languages))
    }
}
