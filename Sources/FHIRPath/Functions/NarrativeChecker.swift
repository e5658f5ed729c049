/// Whether a narrative has only the markup FHIR allows (https://hl7.org/fhir/R4/narrative.html#xhtml): well-formed, with
/// `div` outside, no scripts, forms, frames or handlers.
enum NarrativeChecker {
    private static let elements: Set<String> = [
        "a", "abbr", "acronym", "b", "big", "blockquote", "br", "caption", "cite", "code", "col", "colgroup", "dd",
        "del",
        "dfn", "div", "dl", "dt", "em", "h1", "h2", "h3", "h4", "h5", "h6", "hr", "i", "img", "ins", "li", "ol", "p",
        "pre", "q", "s", "samp", "small", "span", "strong", "sub", "sup", "table", "tbody", "td", "tfoot", "th",
        "thead",
        "tr", "tt", "u", "ul", "var",
    ]
    private static let attributes: Set<String> = [
        "abbr", "accesskey", "align", "alt", "axis", "bgcolor", "border", "cellhalign", "cellpadding", "cellspacing",
        "cellvalign", "char", "charoff", "charset", "cite", "class", "colspan", "compact", "coords", "dir", "frame",
        "headers", "height", "href", "hreflang", "hspace", "id", "lang", "longdesc", "name", "nowrap", "rel", "rev",
        "rowspan", "rules", "scope", "shape", "span", "src", "start", "style", "summary", "tabindex", "title", "type",
        "valign", "value", "vspace", "width", "xml:lang", "xmlns",
    ]

    /// `isWhole` asks for a `div` around it all, as a narrative has; without, parts of one are fine too.
    static func isAllowed(_ text: String, isWhole: Bool) -> Bool {
        var open: [Substring] = []
        var rest = text.drop { $0.isWhitespace }
        if isWhole, !rest.hasPrefix("<div") { return false }
        var hasContent = false
        while let first = rest.first {
            guard first == "<" else {
                // Text outside of the div is no narrative.
                if isWhole, open.isEmpty, !first.isWhitespace { return false }
                if !first.isWhitespace { hasContent = true }
                rest = rest.dropFirst()
                continue
            }
            if rest.hasPrefix("<!--") {
                guard let end = skip(rest, to: "-->") else { return false }
                rest = end
                continue
            }
            guard let end = tagEnd(rest) else { return false }
            let tag = rest[rest.index(after: rest.startIndex)..<end]
            rest = rest[rest.index(after: end)...]
            if tag.first == "/" {
                guard open.popLast() == tag.dropFirst().prefix(while: { !$0.isWhitespace }) else { return false }
                continue
            }
            let isEmpty = tag.last == "/"
            let body = isEmpty ? tag.dropLast() : tag
            let name = body.prefix { !$0.isWhitespace }
            guard elements.contains(String(name)), areAllowed(body[name.endIndex...]) else { return false }
            if name == "img" { hasContent = true }
            if isWhole, open.isEmpty, name != "div" { return false }
            if !isEmpty { open.append(name) }
        }
        return open.isEmpty && hasContent
    }

    private static func skip(_ text: Substring, to end: String) -> Substring? {
        var rest = text
        while !rest.isEmpty {
            if rest.hasPrefix(end) { return rest.dropFirst(end.count) }
            rest = rest.dropFirst()
        }
        return nil
    }

    /// The `>` that ends a tag, outside of quotation marks.
    private static func tagEnd(_ text: Substring) -> Substring.Index? {
        var quote: Character?
        for index in text.indices.dropFirst() {
            let character = text[index]
            if let open = quote {
                if character == open { quote = nil }
            } else if character == "\"" || character == "'" {
                quote = character
            } else if character == ">" {
                return index
            } else if character == "<" {
                return nil
            }
        }
        return nil
    }

    private static func areAllowed(_ text: Substring) -> Bool {
        var rest = text.drop { $0.isWhitespace }
        while !rest.isEmpty {
            let name = rest.prefix { $0 != "=" && !$0.isWhitespace }
            rest = rest[name.endIndex...].drop { $0.isWhitespace }
            guard rest.first == "=" else { return false }
            rest = rest.dropFirst().drop { $0.isWhitespace }
            guard let quote = rest.first, quote == "\"" || quote == "'" else { return false }
            let value = rest.dropFirst().prefix { $0 != quote }
            guard value.endIndex < rest.endIndex else { return false }
            guard attributes.contains(name.lowercased()),
                !value.drop(while: { $0.isWhitespace }).lowercased().hasPrefix("javascript:")
            else { return false }
            rest = rest[rest.index(after: value.endIndex)...].drop { $0.isWhitespace }
        }
        return true
    }
}
