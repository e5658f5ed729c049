/// What of XHTML may stay in a text.
///
/// Standard: FHIR R4, narrative.html#xhtml: text, lists and tables of HTML 4, links, pictures and inner styles; no heads,
/// scripts, forms, frames, objects. Stricter here: no `class`, `id`, `name`, which could take hold of the application
/// around the text.
enum XHTMLRules {
    enum Treatment {
        /// Stays; a block goes where only words may stand, such as in a prefix.
        case inline, block
        /// Goes, what stands in it stays.
        case unwrapped
        /// Goes with all that stands in it.
        case dropped
    }

    static func treatment(of element: String) -> Treatment {
        if inline.contains(element) { return .inline }
        if blocks.contains(element) { return .block }
        return dropped.contains(element) ? .dropped : .unwrapped
    }

    /// Elements that HTML knows without an end tag.
    static func isVoid(_ element: String) -> Bool { void.contains(element) }

    /// An attribute as it may stay on an element; nil = it goes. Addresses are looked at elsewhere.
    static func value(of attribute: String, on element: String, _ value: [UInt8]) -> String? {
        switch attribute {
        case "style": return StyleSanitizer.sanitize(String(decoding: value, as: UTF8.self))
        case "title": return value.count <= 1024 ? String(decoding: value, as: UTF8.self) : nil
        case "lang":
            let isTag = !value.isEmpty && value.count <= 35 && value.allSatisfy { isLetterOrDigit($0) || $0 == 0x2D }
            return isTag ? String(decoding: value, as: UTF8.self) : nil
        case "dir":
            let text = String(decoding: value.map(SafeLink.lowercased), as: UTF8.self)
            return ["ltr", "rtl", "auto"].contains(text) ? text : nil
        case "alt" where element == "img":
            return value.count <= 1024 ? String(decoding: value, as: UTF8.self) : nil
        default:
            guard numbers[element]?.contains(attribute) ?? false else { return nil }
            let isNumber = !value.isEmpty && value.count <= 4 && value.allSatisfy { $0 >= 0x30 && $0 <= 0x39 }
            return isNumber ? String(decoding: value, as: UTF8.self) : nil
        }
    }

    private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x41...0x5A, 0x61...0x7A, 0x30...0x39: true
        default: false
        }
    }

    private static func words(_ text: String) -> Set<String> {
        Set(text.split(whereSeparator: { $0 == " " || $0 == "\n" }).map(String.init))
    }

    private static let inline = words(
        """
        a abbr acronym b bdo big br cite code del dfn em i img ins kbd q s samp small span strike strong sub sup tt u
        var wbr
        """)

    private static let blocks = words(
        """
        address blockquote caption col colgroup dd div dl dt h1 h2 h3 h4 h5 h6 hr li ol p pre table tbody td tfoot th
        thead tr ul
        """)

    private static let dropped = words(
        """
        applet area audio base canvas datalist embed frame frameset head iframe link map math meta noembed noframes
        noscript object optgroup option param plaintext script select source style svg template textarea title track
        video xmp
        """)

    private static let void = words(
        "area base br col embed frame hr img input link meta param source track wbr")

    /// Attributes that are whole numbers.
    private static let numbers: [String: Set<String>] = [
        "img": ["width", "height"], "td": ["colspan", "rowspan"], "th": ["colspan", "rowspan"], "col": ["span"],
        "colgroup": ["span"], "ol": ["start"],
    ]
}
