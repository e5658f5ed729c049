/// Cleans CSS declarations: those of extension `rendering-style` and of `style` attributes.
///
/// Known properties of how a text looks are kept, with values of words, numbers, colours and a few functions. Nothing is
/// left that loads (`url`), runs (`expression`, `behavior`), or takes the text out of its place on the screen
/// (`position`, negative margins).
///
/// Standard: https://hl7.org/fhir/extensions/StructureDefinition-rendering-style.html (external references are a risk).
enum StyleSanitizer {
    /// Longer texts are no styles.
    private static let maximumLength = 8192
    /// Declarations behind these are left out.
    private static let maximumDeclarations = 64

    /// The declarations that may stay, as `property: value; property: value`; nil = none.
    static func sanitize(_ style: String) -> String? {
        guard style.utf8.count <= maximumLength else { return nil }
        var kept: [String] = []
        for declaration in style.utf8.split(separator: 0x3B) {
            if kept.count == maximumDeclarations { break }
            guard let colon = declaration.firstIndex(of: 0x3A) else { continue }
            let name = trimmed(declaration[..<colon]).map(SafeLink.lowercased)
            var value = trimmed(declaration[declaration.index(after: colon)...])
            dropImportance(&value)
            let property = String(decoding: name, as: UTF8.self)
            guard properties.contains(property), isValue(value) else { continue }
            if property.hasPrefix("margin") || property == "text-indent" || property == "letter-spacing" {
                guard !isNegative(value) else { continue }
            }
            kept.append("\(property): \(String(decoding: value, as: UTF8.self))")
        }
        return kept.isEmpty ? nil : kept.joined(separator: "; ")
    }

    /// One space for each run of white space, none around.
    private static func trimmed(_ text: some Collection<UInt8>) -> [UInt8] {
        var result: [UInt8] = []
        for byte in text {
            guard SafeLink.isSpace(byte) else {
                result.append(byte)
                continue
            }
            if let last = result.last, last != 0x20 { result.append(0x20) }
        }
        if result.last == 0x20 { result.removeLast() }
        return result
    }

    /// What a form finds important does not go before what the application does.
    private static func dropImportance(_ value: inout [UInt8]) {
        guard let mark = value.lastIndex(of: 0x21) else { return }
        let word = value[(mark + 1)...].drop { $0 == 0x20 }
        guard word.map(SafeLink.lowercased).elementsEqual("important".utf8) else { return }
        value.removeLast(value.count - mark)
        if value.last == 0x20 { value.removeLast() }
    }

    /// Whether a value is made only of what cannot load or run: words, numbers, colours, quoted names, known functions.
    private static func isValue(_ value: [UInt8]) -> Bool {
        guard !value.isEmpty, value.count <= 256 else { return false }
        var depth = 0
        var word: [UInt8] = []
        var quote: UInt8?
        var last: UInt8 = 0
        for byte in value {
            defer { last = byte }
            if let open = quote {
                if byte == open {
                    quote = nil
                } else if !isWord(byte), byte != 0x20, byte != 0x2C, byte != 0x2E {
                    return false
                }
                continue
            }
            switch byte {
            case 0x22, 0x27:
                quote = byte
                word = []
            case 0x28:
                let name = String(decoding: word, as: UTF8.self)
                guard word.isEmpty ? depth > 0 : functions.contains(name) else { return false }
                depth += 1
                guard depth <= 8 else { return false }
                word = []
            case 0x29:
                depth -= 1
                guard depth >= 0 else { return false }
                word = []
            case 0x2A, 0x2F:
                // `/*` would begin a comment.
                guard last != 0x2F, last != 0x2A else { return false }
                word = []
            case 0x20, 0x23, 0x25, 0x2B, 0x2C, 0x2E: word = []
            default:
                guard isWord(byte) else { return false }
                word.append(SafeLink.lowercased(byte))
            }
        }
        return depth == 0 && quote == nil
    }

    private static func isWord(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x41...0x5A, 0x61...0x7A, 0x30...0x39, 0x2D, 0x5F: true
        default: false
        }
    }

    /// A minus in front of a number that no letter or digit precedes; functions may work out anything.
    private static func isNegative(_ value: [UInt8]) -> Bool {
        if value.contains(0x28) { return true }
        for (index, byte) in value.enumerated() where byte == 0x2D {
            if index == 0 || value[index - 1] == 0x20 { return true }
        }
        return false
    }

    private static let functions: Set<String> = ["rgb", "rgba", "hsl", "hsla", "calc", "min", "max", "clamp"]

    private static let properties: Set<String> = {
        var names = Set(
            """
            color background background-color opacity visibility display direction float clear box-sizing box-shadow
            font font-family font-size font-style font-weight font-variant font-stretch line-height letter-spacing
            word-spacing word-break word-wrap overflow-wrap hyphens white-space text-align text-decoration
            text-decoration-line text-decoration-style text-decoration-color text-indent text-transform text-overflow
            vertical-align width height min-width max-width min-height max-height overflow
            flex flex-direction flex-wrap flex-flow flex-grow flex-shrink flex-basis order gap row-gap column-gap
            align-items align-content align-self justify-content justify-items justify-self
            list-style list-style-type list-style-position
            border-collapse border-spacing caption-side empty-cells table-layout
            margin padding border border-radius border-width border-style border-color
            border-top-left-radius border-top-right-radius border-bottom-left-radius border-bottom-right-radius
            """.split(whereSeparator: { $0 == " " || $0 == "\n" }).map(String.init))
        for side in ["top", "right", "bottom", "left"] {
            names.formUnion(["margin-\(side)", "padding-\(side)", "border-\(side)"])
            names.formUnion(["width", "style", "color"].map { "border-\(side)-\($0)" })
        }
        return names
    }()
}
