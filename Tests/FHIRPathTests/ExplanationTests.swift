import FHIRPath
import TestSupport
import Testing

/// What is shown of an expression beside its error: the line and what is around the place.
@Suite struct ExplanationTests {
    /// As it is meant, by taking the whole text apart.
    private func plain(_ error: FHIRPathError, _ text: String) -> String {
        let scalars = Array(text.unicodeScalars)
        var bytes = 0
        let place =
            scalars.firstIndex { scalar in
                defer { bytes += UTF8.width(scalar) }
                return bytes >= error.position
            } ?? scalars.count
        let line = scalars[..<place].count { $0 == "\n" } + 1
        let begin = scalars[..<place].lastIndex(of: "\n").map { $0 + 1 } ?? 0
        let end = scalars[place...].firstIndex(of: "\n") ?? scalars.count
        let from = max(begin, place - 60)
        let to = min(end, from + 160)
        let isCut = (from > begin, to < end && !(to == end - 1 && scalars[to] == "\r"))
        let shown = scalars[from..<to].filter { $0 != "\r" }
        let before = scalars[from..<place].map { $0 == "\t" ? "\t" : " " as Character }
        let carets = max(1, min(error.length, shown.count - before.count))
        return "\(error.message) (line \(line), column \(place - begin + 1))\n"
            + (isCut.0 ? "…" : "") + String(String.UnicodeScalarView(shown)) + (isCut.1 ? "…" : "") + "\n"
            + (isCut.0 ? " " : "") + String(before) + String(repeating: "^", count: carets)
    }

    @Test(arguments: 1...60) func showsTheLineAndThePlace(_ seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let parts = ["a", "ö", "€", "😀", "\t", "name.foo()", "\n", "\r\n"]
        let text = (0..<(random.below(10) * 60)).map { _ in
            parts[random.below(random.chance(20) ? parts.count : parts.count - 2)]
        }.joined()
        var places = [0]
        for scalar in text.unicodeScalars { places.append(places[places.count - 1] + UTF8.width(scalar)) }
        for _ in 0..<20 {
            let place = places[random.below(places.count)]
            // A place between the two that end a line is nobody's.
            if place > 0, Array(text.utf8)[place - 1] == 13 { continue }
            let error = FHIRPathError(.syntax, "No", at: place, length: 1 + random.below(12))
            #expect(error.explanation(in: text) == plain(error, text))
        }
    }

    @Test func aPlaceBehindTheEndIsItsEnd() {
        let error = FHIRPathError(.syntax, "No", at: 100)
        #expect(error.explanation(in: "ab") == "No (line 1, column 3)\nab\n  ^")
        #expect(error.explanation(in: "") == "No (line 1, column 1)\n\n^")
    }
}
