import Foundation
import Messages
import Testing

/// The five files of words, held against each other.
@Suite struct MessagesTests {
    /// Cases of a file of words and the arguments that each puts into its sentence.
    private static func sentences(_ language: String) throws -> [String: [String]] {
        let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appendingPathComponent("Sources/Messages/Message+\(language).swift")
        let text = try String(contentsOf: file, encoding: .utf8)
        let table = text.components(separatedBy: "extension Message.JSONKind")[0]
        var found: [String: [String]] = [:]
        for part in table.components(separatedBy: "case .").dropFirst() {
            let name = String(part.prefix { $0.isLetter || $0.isNumber })
            let bound =
                ["member", "kind", "type", "wanted", "given", "name", "characters", "limit", "places", "step"]
                + ["bytes", "types", "count", "status", "linkId"]
            let body = part.split(separator: ":", maxSplits: 1).last.map(String.init) ?? ""
            let words = Set(body.components(separatedBy: CharacterSet.alphanumerics.inverted))
            // Arguments are those the pattern binds; a sentence has to use each of them.
            let pattern = part.split(separator: ":", maxSplits: 1).first.map(String.init) ?? ""
            let arguments = bound.filter { pattern.contains("let \($0))") || pattern.contains("let \($0),") }
            #expect(arguments.allSatisfy { words.contains($0) }, "\(language): \(name) leaves an argument out")
            #expect(found[name] == nil, "\(language): \(name) stands twice")
            found[name] = arguments
        }
        return found
    }

    @Test func theFilesHaveTheSameMessagesWithTheSameArguments() throws {
        let english = try Self.sentences("English")
        #expect(english.count > 50)
        for language in ["German", "French", "Spanish", "Norwegian"] {
            #expect(try Self.sentences(language) == english, "\(language) differs from English")
        }
    }

    /// One of each kind of argument, with the numbers that change a word.
    private static let samples: [Message] = [
        .takesNoAnswer(type: "group"), .wrongType(wanted: ["valueDate", "valueString"], given: "valueTime"),
        .memberHasToBe(member: "unit", .string), .longerThan(characters: 1), .longerThan(characters: 7),
        .shorterThan(characters: 1), .tooManyPlaces(places: 1), .tooManyPlaces(places: 2), .below(limit: "3.5 kg"),
        .mostAnswers(count: 1), .mostAnswers(count: 4), .leastAnswers(count: 2), .mostRows(count: 1),
        .mostRows(count: 3), .leastRows(count: 2), .moreStrays(count: 5), .answerRequired,
    ]

    @Test func everySentenceIsOne() {
        for message in Self.samples {
            let texts = MessageLanguage.allCases.map { message.text(in: $0) }
            #expect(Set(texts).count == texts.count, "one sentence in two languages: \(texts)")
            for text in texts {
                #expect(text.hasSuffix("."))
                #expect(text.first.map { $0.isUppercase || $0.isNumber } ?? false)
                #expect(!text.contains("  "))
            }
        }
    }

    @Test func countsAndNumbersReadNaturally() {
        #expect(Message.longerThan(characters: 1).text(in: .french) == "La réponse dépasse 1 caractère.")
        #expect(Message.longerThan(characters: 2).text(in: .french) == "La réponse dépasse 2 caractères.")
        #expect(Message.mostAnswers(count: 3).text(in: .german) == "Es sind höchstens 3 Antworten möglich.")
        #expect(Message.above(limit: "38.5").text(in: .german) == "Die Antwort liegt über 38,5.")
        #expect(Message.above(limit: "38.5").text(in: .english) == "The answer is above 38.5.")
        #expect(Message.below(limit: "5 mmol.l").text(in: .norwegian) == "Svaret er lavere enn 5 mmol.l.")
        #expect(Message.after(limit: "2024-06-01").text(in: .spanish) == "La respuesta es posterior a 2024-06-01.")
        #expect(
            Message.referenceTo(types: ["Patient", "Group", "Device"]).text(in: .english)
                == "The reference has to be to Patient, Group or Device.")
    }

    @Test func theLanguageIsTheFirstWantedThatThereIs() {
        #expect(MessageLanguage(preferences: ["de-AT"], form: "en") == .german)
        #expect(MessageLanguage(preferences: ["it", "fr-CA", "de"], form: "en") == .french)
        #expect(MessageLanguage(preferences: ["it"], form: "es-MX") == .spanish)
        #expect(MessageLanguage(preferences: [], form: "nn-NO") == .norwegian)
        #expect(MessageLanguage(preferences: ["no"], form: nil) == .norwegian)
        #expect(MessageLanguage(preferences: ["xx"], form: "zz") == .english)
        #expect(MessageLanguage(preferences: [], form: nil) == .english)
    }
}
