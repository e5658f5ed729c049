internal import FHIRJSON
internal import FHIRModel
internal import SDC

/// Copies elements of a form into a step that is a Questionnaire: texts in the chosen language, markup cleaned, and
/// without what a step leaves out (expressions, notes of authors).
///
/// Most elements hold none of that and are copied as they stand.
struct ElementCopy {
    let texts: FormTexts

    private var document: Document { texts.document }

    // MARK: Whole elements

    /// Writes a value.
    ///
    /// - Parameter keepsWords: texts stay as they are, since they are what is sent back: an option that is a string.
    func write(_ node: Node, keepsWords: Bool = false, to json: inout JSONWriter) {
        if needsCare(node) {
            writeWithCare(node, keepsWords: keepsWords, depth: 0, to: &json)
        } else {
            json.node(node, of: document)
        }
    }

    /// Whether a value may hold anything that is not to be copied as it stands. Texts of JSON escapes may, too: a name can
    /// be written with them.
    private func needsCare(_ node: Node) -> Bool {
        guard isContainer(node) else { return false }
        let bytes = document.rawBytes(node)
        guard !bytes.isEmpty else { return true }
        var isQuoted = false
        for (place, byte) in bytes.enumerated() {
            if byte == 0x5C || (isQuoted && byte == 0x5F) { return true }
            if isQuoted, byte == 0x65 || byte == 0x6D {
                let rest = UnsafeRawBufferPointer(rebasing: bytes[place...])
                if Self.signs.contains(where: { rest.starts(with: $0) }) { return true }
            }
            isQuoted = byte == 0x22
        }
        return false
    }

    private static let signs = [[UInt8]("extension\"".utf8), [UInt8]("modifierExtension\"".utf8)]

    /// Deeper values of an element are none of FHIR's and are left out.
    private static let maximumDepth = 64

    private func writeWithCare(_ node: Node, keepsWords: Bool, depth: Int, to json: inout JSONWriter) {
        switch document.kind(node) {
        case .array:
            json.beginArray()
            for entry in document.items(node) where depth < Self.maximumDepth || !isContainer(entry) {
                writeWithCare(entry, keepsWords: keepsWords, depth: depth + 1, to: &json)
            }
            json.endArray()
        case .object:
            json.beginObject()
            writeMembers(of: node, keepsWords: keepsWords, depth: depth, to: &json)
            json.endObject()
        default: json.node(node, of: document)
        }
    }

    /// Writes the members of an object, each with care.
    func writeMembers(
        of object: Node, keepsWords: Bool = false, leavingOut left: Set<Key> = [], depth: Int = 0,
        to json: inout JSONWriter
    ) {
        for member in document.children(object) where !left.contains(document.key(member)) {
            if depth >= Self.maximumDepth, isContainer(member) { continue }
            writeMember(member, of: object, keepsWords: keepsWords, depth: depth + 1, to: &json)
        }
    }

    private func isContainer(_ node: Node) -> Bool {
        let kind = document.kind(node)
        return kind == .object || kind == .array
    }

    private func writeMember(
        _ member: Node, of object: Node, keepsWords: Bool, depth: Int, to json: inout JSONWriter
    ) {
        let key = document.key(member)
        if key == .extension || key == .modifierExtension {
            let kept = keptExtensions(member)
            guard !kept.isEmpty else { return }
            json.key(document.name(of: key))
            json.beginArray()
            for entry in kept { writeEntry(entry, depth: depth, to: &json) }
            json.endArray()
            return
        }
        let name = document.name(of: key)
        if name.hasPrefix("_") {
            let words = document.member(object, named: String(name.dropFirst()))
            let isTranslated = !keepsWords && isWords(words) && texts.translation(member).exists
            writeShadow(
                name, member, isTranslated: isTranslated, isInline: isLine(key), depth: depth, to: &json)
            return
        }
        if !keepsWords, isWords(member), document.kind(member) == .string {
            let translated = texts.translation(document.member(object, named: "_" + name))
            json.key(name)
            json.node(translated.exists ? translated : member, of: document)
            return
        }
        json.key(name)
        // A code is told by its system and code; without a code its display is what is sent back.
        let isBareDisplay = document.isObject(member) && !document.member(member, .code).exists && keepsWords
        writeWithCare(member, keepsWords: isBareDisplay, depth: depth, to: &json)
    }

    /// Whether a member is one that people read.
    private func isWords(_ member: Node) -> Bool {
        guard member.exists else { return false }
        switch document.key(member) {
        case .text, .prefix, .title, .display, .valueString, .valueMarkdown: return true
        default: return false
        }
    }

    private func isLine(_ key: Key) -> Bool { key == .underscorePrefix || key == .underscoreTitle }

    // MARK: Companions of texts

    /// Writes a `_…` member; nothing where nothing of it stays.
    ///
    /// - Parameter isTranslated: the text beside it is not the form's own: markup goes unless it is translated too.
    func writeShadow(
        _ name: String, _ shadow: Node, isTranslated: Bool, isInline: Bool, depth: Int = 0,
        to json: inout JSONWriter
    ) {
        guard document.isObject(shadow) else {
            // Companions of lists are lists.
            if document.kind(shadow) == .array, !isTranslated {
                json.key(name)
                writeWithCare(shadow, keepsWords: true, depth: depth, to: &json)
            }
            return
        }
        let extensions = document.member(shadow, .extension)
        let plain = keptExtensions(extensions, withMarkup: false).filter {
            !isTranslated || staysBesideTranslation($0)
        }
        let markup = texts.markup(of: shadow, isTranslated: isTranslated, isInline: isInline)
        let others = document.children(shadow).contains { document.key($0) != .extension }
        guard others || !plain.isEmpty || !markup.isEmpty else { return }
        json.key(name)
        json.beginObject()
        writeMembers(of: shadow, keepsWords: true, leavingOut: [.extension], depth: depth, to: &json)
        if !plain.isEmpty || !markup.isEmpty {
            json.key("extension")
            json.beginArray()
            for entry in plain { writeEntry(entry, depth: depth, to: &json) }
            markup.writeExtensions(to: &json)
            json.endArray()
        }
        json.endObject()
    }

    private func staysBesideTranslation(_ entry: Node) -> Bool {
        let url = document.member(entry, .url)
        return !document.equals(url, KnownExtension.translation) && !document.equals(url, KnownExtension.language)
    }

    // MARK: Extensions

    /// The entries of a list of extensions that a step has.
    ///
    /// - Parameter withMarkup: false: beside a text, whose markup is chosen by the words shown.
    func keptExtensions(_ extensions: Node, withMarkup: Bool = true) -> [Node] {
        document.items(extensions).filter { entry in
            guard document.isObject(entry) else { return false }
            guard let url = document.string(entry, .url) else { return !standsForExpression(entry) }
            if KnownExtension.leftOutOfSteps.contains(url) || standsForExpression(entry) { return false }
            if Self.markup.contains(url) { return withMarkup && !cleaned(entry, url).isEmpty }
            return !leadsAstray(entry, url)
        }
    }

    /// Whether an extension names an address that no client may open or fetch.
    private func leadsAstray(_ entry: Node, _ url: String) -> Bool {
        let address: Node
        switch url {
        case KnownExtension.supportLink, KnownExtension.preferredTerminologyServer,
            KnownExtension.sdcPreferredTerminologyServer:
            address = document.valueNode(of: entry)
        case KnownExtension.supportHyperlink: address = document.extensionValue(entry, "link")
        case KnownExtension.itemMedia, KnownExtension.itemAnswerMedia:
            address = document.member(document.valueNode(of: entry), .url)
        default: return false
        }
        return document.string(address).map { !SafeLink.isReference($0) } ?? false
    }

    /// An expression gives the value that stands here.
    private func standsForExpression(_ entry: Node) -> Bool {
        document.children(entry).contains { document.extensionNode($0, KnownExtension.cqfExpression).exists }
    }

    /// One entry that was kept.
    func writeExtension(_ entry: Node, to json: inout JSONWriter) { writeEntry(entry, depth: 0, to: &json) }

    private func writeEntry(_ entry: Node, depth: Int, to json: inout JSONWriter) {
        if let url = document.string(entry, .url), Self.markup.contains(url) {
            cleaned(entry, url).writeExtensions(to: &json)
        } else if depth > 0 || needsCare(entry) {
            writeWithCare(entry, keepsWords: false, depth: depth, to: &json)
        } else {
            json.node(entry, of: document)
        }
    }

    private static let markup: Set<String> = [
        KnownExtension.renderingStyle, KnownExtension.renderingMarkdown, KnownExtension.renderingXhtml,
    ]

    /// Markup on anything that is no text, an item for one.
    private func cleaned(_ entry: Node, _ url: String) -> TextMarkup {
        guard let words = document.string(texts.valueText(entry)) else { return TextMarkup() }
        switch url {
        case KnownExtension.renderingStyle: return TextMarkup(style: StyleSanitizer.sanitize(words))
        case KnownExtension.renderingMarkdown: return TextMarkup(markdown: MarkdownSanitizer.sanitize(words))
        default: return TextMarkup(xhtml: XHTMLSanitizer.sanitize(words))
        }
    }
}
