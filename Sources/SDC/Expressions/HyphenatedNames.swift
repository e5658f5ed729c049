package import FHIRJSON
internal import FHIRModel

/// Names of variables with hyphens, which forms write bare: `%calc-age`. By FHIRPath's grammar that is `%calc` less `age`;
/// where the form defines the longer name it is meant, so it is put into the quotes that the grammar wants.
package struct HyphenatedNames {
    private let names: Set<[UInt8]>
    /// The lengths that names have.
    private let lengths: Set<Int>
    /// Longer ones are no names (Expression.name is an id of at most 64).
    private static let maximumLength = 64
    /// No expression is longer.
    private static let maximumText = 1 << 20

    /// The names that a form defines anywhere.
    package init(definedIn questionnaire: Node, of document: Document) {
        var found: Set<String> = []
        var open = [questionnaire]
        while let element = open.popLast() {
            open += document.items(document.member(element, .item))
            for entry in document.items(document.member(element, .extension)) {
                let value = document.member(entry, .valueExpression)
                if value.exists, let name = document.string(value, .name), name.contains("-") { found.insert(name) }
                guard document.equals(document.member(entry, .url), KnownExtension.launchContext) else { continue }
                let name = document.extensionValue(entry, "name")
                let code = document.kind(orNone: name) == .object ? document.member(name, .code) : name
                if let code = document.string(code), code.contains("-") { found.insert(code) }
            }
        }
        let words = found.map { Array($0.utf8) }.filter { name in
            name.count <= Self.maximumLength && name.allSatisfy { Self.isWord($0) || $0 == UInt8(ascii: "-") }
        }
        names = Set(words)
        lengths = Set(words.map(\.count))
    }

    /// An expression with such names in quotes.
    package func quoted(in text: String) -> String {
        guard !names.isEmpty, text.utf8.count <= Self.maximumText,
            text.utf8.contains(UInt8(ascii: "-")), text.utf8.contains(UInt8(ascii: "%"))
        else { return text }
        let bytes = Array(text.utf8)
        var out: [UInt8] = []
        var quote: UInt8 = 0
        var index = 0
        while index < bytes.count {
            let byte = bytes[index]
            index += 1
            out.append(byte)
            if quote != 0 {
                if byte == UInt8(ascii: "\\"), index < bytes.count {
                    out.append(bytes[index])
                    index += 1
                } else if byte == quote {
                    quote = 0
                }
                continue
            }
            if byte == UInt8(ascii: "'") || byte == UInt8(ascii: "`") || byte == UInt8(ascii: "\"") { quote = byte }
            guard byte == UInt8(ascii: "%"), let name = name(at: index, in: bytes) else { continue }
            out.append(UInt8(ascii: "`"))
            out += name
            out.append(UInt8(ascii: "`"))
            index += name.count
        }
        return String(decoding: out, as: UTF8.self)
    }

    /// The longest name that stands at a place as a whole.
    private func name(at start: Int, in bytes: [UInt8]) -> [UInt8]? {
        var found: [UInt8]?
        var end = start
        while end < bytes.count, end - start < Self.maximumLength {
            let byte = bytes[end]
            guard Self.isWord(byte) || byte == UInt8(ascii: "-") else { break }
            end += 1
            guard end == bytes.count || !Self.isWord(bytes[end]), lengths.contains(end - start) else { continue }
            let name = Array(bytes[start..<end])
            if names.contains(name) { found = name }
        }
        return found
    }

    private static func isWord(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x5F: true
        default: false
        }
    }
}
