/// Cleans Markdown, so that no renderer of it, strict or not, makes more of it than text and links to pages.
///
/// Raw HTML is shown as text, pictures become links, links to anything but `http`, `https` and `mailto` become text. What
/// is left is Markdown again: only single characters are written as entities or left out. It goes by what is written,
/// not by the structure a renderer finds in it, so that differences between renderers open nothing; the price is an
/// entity that shows where code quotes HTML.
///
/// Standard: FHIR `markdown` is GitHub Flavored Markdown, which lets raw HTML and any address through.
struct MarkdownSanitizer {
    /// Longer texts are left out; the plain text stands for them.
    static let maximumLength = 256 * 1024

    private let input: [UInt8]
    private var output: [UInt8] = []
    private var position = 0
    /// Where the address in angle brackets that is being copied ends; nil = none is.
    private var endOfAddress: Int?

    /// The cleaned text; nil = too long, or nothing in it.
    static func sanitize(_ text: String) -> String? {
        guard text.utf8.count <= maximumLength else { return nil }
        var sanitizer = MarkdownSanitizer(input: Array(text.utf8))
        sanitizer.run()
        guard sanitizer.output.contains(where: { !SafeLink.isSpace($0) }) else { return nil }
        return String(decoding: sanitizer.output, as: UTF8.self)
    }

    private init(input: [UInt8]) {
        self.input = input
        output.reserveCapacity(input.count + 64)
    }

    private mutating func run() {
        while position < input.count {
            let byte = input[position]
            if position == endOfAddress {
                endOfAddress = nil
                position += 1
                continue
            }
            position += 1
            switch byte {
            case 0x3C: openAngle()
            case 0x5B:
                // `![` is a picture, `[` a link.
                while output.last == 0x21, !isEscaped(at: output.count - 1) { output.removeLast() }
                output.append(byte)
            case 0x28 where output.last == 0x5D && !leadsToPage(): output += "&#40;".utf8
            case 0x3A where output.last == 0x5D && !leadsToPage(): output += "&#58;".utf8
            default: output.append(byte)
            }
        }
    }

    /// A `<` that could begin a tag is written as an entity, and the backslash that escaped it is left out, as not every
    /// renderer knows that escape. An address in angle brackets goes without them: GitHub's kind links it all the same.
    private mutating func openAngle() {
        let next = position < input.count ? input[position] : 0x20
        if SafeLink.isSpace(next) || next == 0x3D || next == 0x2D || (next >= 0x30 && next <= 0x39) {
            output.append(0x3C)
            return
        }
        if output.last == 0x5C, isEscaped(at: output.count) { output.removeLast() }
        for lineBreak in [[UInt8]("br>".utf8), [UInt8]("br/>".utf8), [UInt8]("br />".utf8)]
        where input[position...].starts(with: lineBreak) {
            output.append(0x3C)
            output += lineBreak
            position += lineBreak.count
            return
        }
        if endOfAddress == nil, let end = endOfAddress(from: position) {
            endOfAddress = end
        } else {
            output += "&lt;".utf8
        }
    }

    /// The `>` of `<https://…>`, given where the address begins; nil = it is none.
    private func endOfAddress(from start: Int) -> Int? {
        guard leads(from: start) else { return nil }
        var index = start
        while index < input.count, index - start <= 2048 {
            let byte = input[index]
            if byte == 0x3E { return index }
            if byte <= 0x20 || byte == 0x3C { return nil }
            index += 1
        }
        return nil
    }

    /// Whether the address that follows `](` or `]:` is one of a page.
    private func leadsToPage() -> Bool {
        var index = position
        while index < input.count, SafeLink.isSpace(input[index]), index - position <= 64 { index += 1 }
        if index < input.count, input[index] == 0x3C { return endOfAddress(from: index + 1) != nil }
        return leads(from: index)
    }

    private func leads(from index: Int) -> Bool {
        let rest = input[min(index, input.count)...]
        return SafeLink.begins(rest, with: "https://") || SafeLink.begins(rest, with: "http://")
            || SafeLink.begins(rest, with: "mailto:")
    }

    /// Whether what stands, or will stand, at this place of the output has an odd number of backslashes before it.
    private func isEscaped(at index: Int) -> Bool {
        var first = index
        while first > 0, output[first - 1] == 0x5C { first -= 1 }
        return (index - first) % 2 == 1
    }
}
