/// Makes expressions that are nearly right: one of the case files, with words of others put in, taken out, exchanged.
///
/// An input is a list of numbers: two bytes choose the expression, then every three bytes are one change: what, where and
/// by which word. So libFuzzer's own changes of bytes are changes of words here, and most results still parse.
enum ExpressionMutation {
    /// The words of every expression of the case files.
    private static let seeds: [[String]] = {
        var seeds: [[String]] = []
        for name in caseFiles(ending: ".tsv") {
            let text = String(decoding: readFile("\(caseFolder)/\(name)") ?? [], as: UTF8.self)
            for line in text.split(separator: "\n") where !line.hasPrefix("#") {
                if let expression = line.split(separator: "\t").first { seeds.append(words(String(expression))) }
            }
        }
        return seeds.isEmpty ? [["name", ".", "given"]] : seeds
    }()

    /// All words, each once, and some that are hard to meet.
    private static let vocabulary: [String] =
        Array(
            Set(seeds.joined()).union([
                "2147483647", "9223372036854775807L", "0.00000000000000000000000000000000000001",
                "99999999999999999999999999999999999999", "@9999-12-31", "@0001-01-01", "@T23:59:59.999", "'\\u0000'",
                "'🔥'", "{}", "$this", "$total", "$index", "1 'Cel'", "1 year", "'(a+)+$'",
            ])
        ).sorted()

    static func expression(from bytes: [UInt8]) -> String {
        guard bytes.count >= 2 else { return "" }
        func number(_ place: Int) -> Int { Int(bytes[place]) << 8 | Int(bytes[place + 1]) }
        var words = seeds[number(0) % seeds.count]
        var place = 2
        while place + 3 < bytes.count, words.count < 400 {
            change(&words, Int(bytes[place]), at: Int(bytes[place + 1]), by: number(place + 2))
            place += 4
        }
        return words.joined(separator: " ")
    }

    private static func change(_ words: inout [String], _ what: Int, at place: Int, by choice: Int) {
        let position = words.isEmpty ? 0 : place % words.count
        let word = vocabulary[choice % vocabulary.count]
        switch what % 8 {
        case 0: words.insert(word, at: position)
        case 1: if !words.isEmpty { words[position] = word }
        case 2: if !words.isEmpty { words.remove(at: position) }
        // Another expression behind an operator, or as the operand of a function.
        case 3:
            words =
                ["("] + words + [")", ["and", "|", "+", "=", "~", "in", "&", "<"][place % 8], "("] + seed(choice) + [
                    ")"
                ]
        case 4: words = ["("] + words + [")", ".", "select", "("] + seed(choice) + [")"]
        case 5: words = ["("] + words + [")", ".", word, "(", ")"]
        case 6: words += [".", "where", "("] + seed(choice) + [")"]
        default: if position < words.count { words.swapAt(position, choice % words.count) }
        }
    }

    private static func seed(_ choice: Int) -> [String] { seeds[choice % seeds.count] }

    /// Cuts an expression into words, texts between quotation marks whole.
    private static func words(_ text: String) -> [String] {
        var words: [String] = []
        var word = ""
        var quote: Character?
        var isEscaped = false
        func isWord(_ character: Character) -> Bool {
            character.isLetter || character.isNumber || "_@:%$".contains(character)
        }
        for character in text {
            if let open = quote {
                word.append(character)
                if character == open, !isEscaped {
                    quote = nil
                    words.append(word)
                    word = ""
                }
                isEscaped = character == "\\" && !isEscaped
            } else if isWord(character) || character == ".", word.first?.isNumber ?? false || word.hasPrefix("@") {
                word.append(character)
            } else if isWord(character) || character == "-", !word.isEmpty, word.hasPrefix("@") {
                word.append(character)
            } else if isWord(character) {
                word.append(character)
            } else {
                if !word.isEmpty { words.append(word) }
                word = ""
                if character == "'" || character == "`" || character == "\"" {
                    quote = character
                    word = String(character)
                } else if !character.isWhitespace {
                    words.append(String(character))
                }
            }
        }
        if !word.isEmpty { words.append(word) }
        return words
    }
}
