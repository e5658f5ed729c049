/// Cleans XHTML by an allow-list: reads it, and writes anew what may stay.
///
/// The result is well-formed, holds nothing that runs and nothing that is fetched when it is drawn, and cleaning it again
/// changes nothing. What is not well-formed is not repaired, as two readers would repair it differently: the plain text
/// stands for it.
///
/// Standard: extension `rendering-xhtml`; FHIR R4, narrative.html#xhtml.
struct XHTMLSanitizer {
    /// Longer markup is left out; the plain text stands for it.
    static let maximumLength = 256 * 1024
    private static let maximumDepth = 100

    private struct Element {
        let name: String
        let isWritten: Bool
    }

    private var output: [UInt8] = []
    private var open: [Element] = []
    /// How many open elements there were where what is dropped began; nil = nothing is being dropped.
    private var dropsFrom: Int?
    /// Links do not stand in links.
    private var isInLink = false
    private let isInline: Bool
    /// The picture that an id of a contained resource means, as a `data:` address.
    private let picture: (String) -> [UInt8]?

    /// The cleaned markup; nil = not well-formed, too long, or nothing left to show.
    ///
    /// - Parameters:
    ///   - text: a fragment, with one element around it or not; plain or in base64 (the standard says the one, its
    ///     examples have the other).
    ///   - isInline: for a prefix or a title, which are no more than a line: blocks go, their contents stay.
    ///   - picture: tells what `#id` means where a picture has it as its source; nil = there is no such picture.
    static func sanitize(
        _ text: String, isInline: Bool = false, picture: (String) -> [UInt8]? = { _ in nil }
    ) -> String? {
        withoutActuallyEscaping(picture) { sanitize(text, XHTMLSanitizer(isInline: isInline, picture: $0)) }
    }

    private static func sanitize(_ text: String, _ sanitizer: XHTMLSanitizer) -> String? {
        guard text.utf8.count <= maximumLength else { return nil }
        var sanitizer = sanitizer
        var bytes = Array(text.utf8)
        if let decoded = fromBase64(bytes) { bytes = decoded }
        do {
            var reader = XHTMLReader(bytes)
            var openVoid: String?
            while let piece = try reader.next() {
                let before = openVoid
                openVoid = nil
                switch piece {
                case .nothing: openVoid = before
                case .text(let text): sanitizer.add(text)
                case .start(let name, let attributes, let isEmpty):
                    let isVoid = XHTMLRules.isVoid(name)
                    try sanitizer.start(name, attributes, isEmpty: isEmpty || isVoid)
                    if isVoid && !isEmpty { openVoid = name }
                case .end(let name):
                    // `<br></br>` is as good as `<br/>`.
                    if before != name { try sanitizer.end(name) }
                }
            }
        } catch { return nil }
        guard sanitizer.open.isEmpty, sanitizer.output.contains(where: { !SafeLink.isSpace($0) }) else { return nil }
        // What was only text must not be taken for base64 when it is read next.
        guard sanitizer.output.count <= maximumLength, fromBase64(sanitizer.output) == nil else { return nil }
        return String(decoding: sanitizer.output, as: UTF8.self)
    }

    private init(isInline: Bool, picture: @escaping (String) -> [UInt8]?) {
        self.isInline = isInline
        self.picture = picture
    }

    // MARK: Pieces

    private mutating func add(_ text: [UInt8]) {
        guard dropsFrom == nil else { return }
        for byte in text {
            switch byte {
            case 0x26: output += "&amp;".utf8
            case 0x3C: output += "&lt;".utf8
            case 0x3E: output += "&gt;".utf8
            default: output.append(byte)
            }
        }
    }

    private mutating func start(
        _ name: String, _ attributes: [(name: String, value: [UInt8])], isEmpty: Bool
    ) throws(XHTMLReader.Malformed) {
        guard open.count < Self.maximumDepth, output.count <= Self.maximumLength else { throw XHTMLReader.Malformed() }
        var isWritten = false
        if dropsFrom == nil {
            switch XHTMLRules.treatment(of: name) {
            case .dropped: if !isEmpty { dropsFrom = open.count }
            case .unwrapped: break
            case .block where isInline: separate()
            case .block: isWritten = write(name, attributes, isEmpty: isEmpty)
            case .inline: isWritten = write(name, attributes, isEmpty: isEmpty)
            }
        }
        if !isEmpty { open.append(Element(name: name, isWritten: isWritten)) }
    }

    private mutating func end(_ name: String) throws(XHTMLReader.Malformed) {
        guard let element = open.popLast(), element.name == name else { throw XHTMLReader.Malformed() }
        if let depth = dropsFrom {
            if open.count == depth { dropsFrom = nil }
            return
        }
        if element.isWritten {
            output += "</\(name)>".utf8
            if name == "a" { isInLink = false }
        } else if isInline, case .block = XHTMLRules.treatment(of: name) {
            separate()
        }
    }

    /// Words of two blocks stay two words.
    private mutating func separate() {
        if let last = output.last, !SafeLink.isSpace(last) { output.append(0x20) }
    }

    // MARK: Elements

    /// - Returns: whether the element was written and its end has to be.
    private mutating func write(
        _ name: String, _ attributes: [(name: String, value: [UInt8])], isEmpty: Bool
    ) -> Bool {
        var address: (name: StaticString, value: [UInt8])?
        if name == "a" {
            guard !isInLink,
                let page = attributes.first(where: { $0.name == "href" }).flatMap({ SafeLink.page($0.value) })
            else { return false }
            address = ("href", page)
        }
        if name == "img" {
            guard let source = attributes.first(where: { $0.name == "src" }).flatMap({ self.source($0.value) }) else {
                if let words = attributes.first(where: { $0.name == "alt" }) { add(words.value) }
                return false
            }
            address = ("src", source)
        }
        output += "<\(name)".utf8
        if let address { write("\(address.name)", address.value) }
        for attribute in attributes {
            if let value = XHTMLRules.value(of: attribute.name, on: name, attribute.value) {
                write(attribute.name, Array(value.utf8))
            }
        }
        if name == "a" { write("rel", Array("noopener noreferrer".utf8)) }
        if XHTMLRules.isVoid(name) {
            output += "/>".utf8
        } else if isEmpty {
            output += "></\(name)>".utf8
        } else {
            output.append(0x3E)
            if name == "a" { isInLink = true }
        }
        return true
    }

    private func source(_ address: [UInt8]) -> [UInt8]? {
        guard address.first == 0x23 else { return SafeLink.picture(address) }
        return picture(String(decoding: address.dropFirst(), as: UTF8.self)).flatMap { SafeLink.picture($0) }
    }

    private mutating func write(_ attribute: String, _ value: [UInt8]) {
        output += " \(attribute)=\"".utf8
        for byte in value {
            switch byte {
            case 0x26: output += "&amp;".utf8
            case 0x3C: output += "&lt;".utf8
            case 0x3E: output += "&gt;".utf8
            case 0x22: output += "&quot;".utf8
            case 0x09, 0x0A: output.append(0x20)
            default: output.append(byte)
            }
        }
        output.append(0x22)
    }

    // MARK: Base64

    /// The markup that a text of base64 holds; nil = it is none, or what it holds is no markup.
    private static func fromBase64(_ text: [UInt8]) -> [UInt8]? {
        guard !text.contains(0x3C), text.allSatisfy({ SafeLink.isBase64($0) || SafeLink.isSpace($0) }),
            let bytes = Base64.decode(text), bytes.first(where: { !SafeLink.isSpace($0) }) == 0x3C,
            let decoded = String(validating: bytes, as: UTF8.self)
        else { return nil }
        return Array(decoded.utf8)
    }
}
