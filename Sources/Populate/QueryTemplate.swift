internal import FHIRJSON
internal import FHIRModel
internal import FHIRPath
internal import SDC

/// A query as a form has it (`application/x-fhir-query`): a search string with expressions in double braces (sdc-facts 3.4).
struct QueryTemplate: Sendable {
    enum Piece: Sendable {
        /// As it is sent.
        case text(String)
        /// - Parameter isInPath: it stands in front of the `?`, where no value may bring a slash along.
        case expression(FHIRPathExpression, isInPath: Bool)
    }

    /// As it is written in the form.
    let text: String
    let pieces: [Piece]
    /// Why it cannot be used; nil = it can.
    let problem: String?
    /// What defines it, in the form's document: names it.
    let entry: Node

    /// Longer texts, and more expressions, are refused.
    private static let maximumLength = 100_000
    private static let maximumPieces = 200

    init(_ text: String, entry: Node, reader: ExpressionReader) {
        self.text = text
        self.entry = entry
        var pieces: [Piece] = []
        var problem: String?
        var rest = text[...]
        var isInPath = true
        if text.utf8.count > Self.maximumLength { problem = "it is too long" }
        if text.allSatisfy(\.isWhitespace) { problem = "it is empty" }
        while problem == nil, !rest.isEmpty {
            guard let open = rest.firstRange(of: "{{") else {
                pieces.append(.text(SearchText.encoded(literal: rest)))
                break
            }
            let before = rest[..<open.lowerBound]
            if !before.isEmpty { pieces.append(.text(SearchText.encoded(literal: before))) }
            if before.contains("?") { isInPath = false }
            guard let close = Self.end(of: rest[open.upperBound...]) else {
                problem = "it has '{{' without '}}'"
                break
            }
            switch Self.compiled(String(rest[open.upperBound..<close]), reader) {
            case .success(let expression): pieces.append(.expression(expression, isInPath: isInPath))
            case .failure(let failure): problem = failure.text
            }
            if pieces.count > Self.maximumPieces { problem = "it has too many expressions" }
            rest = rest[close...].dropFirst(2)
        }
        self.pieces = pieces
        self.problem = problem
    }

    /// One that cannot be used.
    init(_ text: String, problem: String, entry: Node) {
        self.text = text
        self.entry = entry
        self.problem = problem
        pieces = []
    }

    /// Where the expression ends that begins here: two braces outside of its texts.
    private static func end(of text: Substring) -> String.Index? {
        var quote: Character?
        var isEscaped = false
        var index = text.startIndex
        while index < text.endIndex {
            let sign = text[index]
            if isEscaped {
                isEscaped = false
            } else if let open = quote {
                if sign == "\\" { isEscaped = true } else if sign == open { quote = nil }
            } else if sign == "'" || sign == "\"" || sign == "`" {
                quote = sign
            } else if sign == "}", text[index...].hasPrefix("}}"), !text[index...].hasPrefix("}}}") {
                return index
            }
            index = text.index(after: index)
        }
        // A lone quotation mark somewhere: by the braces alone.
        return text.firstRange(of: "}}")?.lowerBound
    }

    private struct Failure: Error { let text: String }

    private static func compiled(_ text: String, _ reader: ExpressionReader) -> Result<FHIRPathExpression, Failure> {
        switch reader.compiled(decoded(text)) {
        case .expression(let expression): return .success(expression)
        case .unusable(let trouble):
            let (_, arguments) = trouble.told(of: "query")
            return .failure(Failure(text: arguments.last ?? "an expression in it cannot be read"))
        case .none, .query: return .failure(Failure(text: "an expression in it cannot be read"))
        }
    }

    /// An expression that may be percent-encoded, as it stands in a url. No variable's name begins with a digit, so that `%2…`
    /// is a sign. Examples of the guide have the decimal code of the percent sign itself: `%37patient`.
    private static func decoded(_ text: String) -> String {
        let bytes = Array(text.utf8)
        guard bytes.contains(UInt8(ascii: "%")) else { return text }
        func digit(_ byte: UInt8) -> UInt8? {
            switch byte {
            case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
            case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
            case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
            default: nil
            }
        }
        var out: [UInt8] = []
        var index = 0
        while index < bytes.count {
            if bytes[index] == UInt8(ascii: "%"), index + 2 < bytes.count, bytes[index + 1] <= UInt8(ascii: "7"),
                let high = digit(bytes[index + 1]), let low = digit(bytes[index + 2])
            {
                let code = high << 4 | low
                out.append(code == 0x37 ? UInt8(ascii: "%") : code)
                index += 3
            } else {
                out.append(bytes[index])
                index += 1
            }
        }
        return String(decoding: out, as: UTF8.self)
    }

    /// Whether a value has to be worked out before it is sent.
    var hasExpressions: Bool {
        pieces.contains { if case .expression = $0 { true } else { false } }
    }
}
