internal import Patterns

/// What the text of an item's own rules (`targetConstraint`) names: worth trying as an answer, for a robot that evaluates no
/// expressions.
struct RuleHints: Sendable {
    /// Texts named, and texts that match regular expressions named.
    var texts: [String] = []
    /// Numbers named.
    var numbers: [String] = []

    init() {}

    init(_ expressions: [String]) {
        for expression in expressions {
            var outside = ""
            // Every second piece stands between quotes.
            let pieces = expression.replacing("\\'", with: "\u{1}").split(
                separator: "'", omittingEmptySubsequences: false)
            for (position, piece) in pieces.enumerated() {
                guard position % 2 == 1 else {
                    outside += piece + " "
                    continue
                }
                let literal = String(piece).replacing("\u{1}", with: "'").replacing("\\\\", with: "\\")
                if pieces[position - 1].hasSuffix("matches("), let pattern = try? Pattern(literal) {
                    texts += RegexExamples.matches(pattern, minimumLength: 1, maximumLength: 1000)
                } else if !literal.isEmpty {
                    texts.append(literal)
                }
            }
            numbers += outside.split { !$0.isNumber && $0 != "." }.map(String.init).filter { Int($0) != nil }
        }
    }
}
