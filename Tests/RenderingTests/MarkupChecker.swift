/// Reads cleaned markup again in its own way, by splitting at angle brackets, and tells what is wrong with it.
///
/// Knows nothing of the sanitizer: an own list of what must never be there.
enum MarkupChecker {
    private static let elements: Set<String> = [
        "a", "abbr", "acronym", "address", "b", "bdo", "big", "blockquote", "br", "caption", "cite", "code", "col",
        "colgroup", "dd", "del", "dfn", "div", "dl", "dt", "em", "h1", "h2", "h3", "h4", "h5", "h6", "hr", "i", "img",
        "ins", "kbd", "li", "ol", "p", "pre", "q", "s", "samp", "small", "span", "strike", "strong", "sub", "sup",
        "table", "tbody", "td", "tfoot", "th", "thead", "tr", "tt", "u", "ul", "var", "wbr",
    ]
    private static let attributes: Set<String> = [
        "href", "src", "rel", "style", "title", "lang", "dir", "alt", "width", "height", "colspan", "rowspan", "span",
        "start",
    ]

    static func faults(of xhtml: String) -> [String] {
        var faults: [String] = []
        var open: [Substring] = []
        var rest = Substring(xhtml)
        while let begin = rest.firstIndex(of: "<") {
            faults += faultsOfText(rest[..<begin])
            rest = rest[rest.index(after: begin)...]
            guard let end = rest.firstIndex(of: ">") else { return faults + ["a tag without an end"] }
            var tag = rest[..<end]
            rest = rest[rest.index(after: end)...]
            if tag.first == "/" {
                if open.popLast() != tag.dropFirst() { faults.append("</\(tag)> closes another") }
                continue
            }
            let isEmpty = tag.last == "/"
            if isEmpty { tag = tag.dropLast() }
            let name = tag.prefix { $0 != " " }
            if !elements.contains(String(name)) { faults.append("element \(name)") }
            faults += faultsOfAttributes(tag.dropFirst(name.count), on: String(name))
            if !isEmpty { open.append(name) }
        }
        return faults + faultsOfText(rest) + (open.isEmpty ? [] : ["left open: \(open)"])
    }

    private static func faultsOfText(_ text: Substring) -> [String] {
        var faults: [String] = []
        if text.contains(">") { faults.append("a bare > in \(text)") }
        if text.unicodeScalars.contains(where: { $0.value < 0x20 && $0 != "\n" && $0 != "\t" }) {
            faults.append("a control character")
        }
        for piece in text.split(separator: "&", omittingEmptySubsequences: false).dropFirst() {
            let name = piece.prefix { $0 != ";" }
            if !["amp", "lt", "gt", "quot"].contains(String(name)) { faults.append("reference \(name)") }
        }
        return faults
    }

    private static func faultsOfAttributes(_ text: Substring, on element: String) -> [String] {
        var faults: [String] = []
        var rest = text
        var seen: Set<Substring> = []
        while !rest.isEmpty {
            guard rest.first == " ", let equals = rest.firstIndex(of: "=") else {
                return faults + ["attributes \(text)"]
            }
            let name = rest[rest.index(after: rest.startIndex)..<equals]
            if !attributes.contains(String(name)) || !seen.insert(name).inserted { faults.append("attribute \(name)") }
            rest = rest[rest.index(after: equals)...]
            guard rest.first == "\"", let end = rest.dropFirst().firstIndex(of: "\"") else {
                return faults + ["value in \(text)"]
            }
            let value = rest[rest.index(after: rest.startIndex)..<end]
            faults += faultsOfText(value)
            switch name {
            case "href":
                let plain = value.lowercased()
                if element != "a" || !["http://", "https://", "mailto:"].contains(where: plain.hasPrefix) {
                    faults.append("link \(value)")
                }
            case "src":
                if element != "img" || !value.lowercased().hasPrefix("data:image/") || value.contains("svg") {
                    faults.append("source \(value)")
                }
            case "style": faults += faultsOfStyle(String(value))
            default: break
            }
            rest = rest[rest.index(after: end)...]
        }
        return faults
    }

    static func faultsOfStyle(_ style: String) -> [String] {
        let text = style.lowercased()
        let forbidden = [
            "url", "expression", "behavior", "javascript", "import", "binding", "position:", "content:", "\\", "/*",
            "@",
            "<", ">", "{", "}", "var(", "attr(", "image",
        ]
        return forbidden.filter { text.replacing("list-style-position", with: "").contains($0) }.map { "style: \($0)" }
    }

    /// Tags, pictures and links that a renderer could make of Markdown.
    static func faultsOfMarkdown(_ text: String) -> [String] {
        var faults: [String] = []
        let bytes = Array(text.utf8)
        for (place, byte) in bytes.enumerated() {
            let rest = String(decoding: bytes[(place + 1)...].prefix(40), as: UTF8.self)
            switch byte {
            case UInt8(ascii: "<"):
                let isBreak = ["br>", "br/>", "br />"].contains { rest.hasPrefix($0) }
                let next = rest.unicodeScalars.first ?? " "
                if !isBreak, next.properties.isAlphabetic || ["/", "!", "?"].contains(next) {
                    faults.append("<\(rest)")
                }
            case UInt8(ascii: "]"):
                guard rest.first == "(" || rest.first == ":" else { continue }
                let address = rest.dropFirst().drop { $0.isWhitespace || $0 == "<" }.lowercased()
                if address.count > 8, !["http://", "https://", "mailto:"].contains(where: address.hasPrefix) {
                    faults.append("]\(rest)")
                }
            case UInt8(ascii: "!") where rest.first == "[":
                var backslashes = 0
                while place - backslashes > 0, bytes[place - backslashes - 1] == 0x5C { backslashes += 1 }
                if backslashes % 2 == 0 { faults.append("!\(rest)") }
            default: break
            }
        }
        return faults
    }
}
