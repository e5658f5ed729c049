import Messages
import Testing

/// What is found in forms, in five languages.
@Suite struct FormFaultTests {
    private func places(_ text: String) -> Set<String> {
        Set(text.split(separator: "{").dropFirst().compactMap { $0.first.map(String.init) })
    }

    @Test(arguments: FormFault.allCases) func speaksFiveLanguages(_ fault: FormFault) {
        let texts = MessageLanguage.allCases.map { fault.template(in: $0) }
        #expect(Set(texts).count == texts.count, "one sentence in two languages: \(texts)")
        for text in texts {
            #expect(places(text) == places(texts[0]), "\(text)")
            #expect(!text.contains("  ") && !text.isEmpty)
            #expect(text.hasSuffix(".") || text.hasSuffix("}"))
        }
    }

    @Test func codesAreWordsWithHyphens() {
        for fault in FormFault.allCases {
            #expect(fault.rawValue.allSatisfy { $0.isLowercase || $0 == "-" })
        }
    }

    @Test func argumentsAreNotTakenForPlaces() {
        let finding = FormFinding(.conditionQuestionUnknown, of: "{0}", ["{1}{0}"])
        #expect(finding.text(in: .english).hasPrefix("'{0}': A condition looks at '{1}{0}', "))
    }
}
