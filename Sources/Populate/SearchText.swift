internal import FHIRJSON
internal import FHIRModel
internal import FHIRPath

/// Values as a search string has them (https://hl7.org/fhir/R4/search.html, "escaping"; sdc-facts 3.4).
enum SearchText {
    /// One result of an expression in a query, percent-encoded; nil for an element that no search value stands for.
    ///
    /// What comes out of data is escaped, so that a comma in a name stays a comma; a text that the expression itself puts
    /// together (`system & '|' & code`) is taken as its author's.
    static func value(_ item: Item, in evaluation: Evaluation, isInPath: Bool) -> String? {
        if item.kind == .node {
            let document = evaluation.document(of: item)
            if document.kind(item.node) == .object {
                let values = elements(item, document, evaluation)
                return values.isEmpty ? nil : values.map { encoded($0, isInPath: isInPath) }.joined(separator: ",")
            }
            return evaluation.text(of: item).flatMap {
                isInPath && isStep($0) ? nil : encoded(escaped($0), isInPath: isInPath)
            }
        }
        if case .quantity(let quantity) = evaluation.value(item) {
            let code = quantity.ucumCode ?? ""
            let system = code.isEmpty ? "" : "http://unitsofmeasure.org"
            return encoded("\(quantity.value)|\(system)|\(escaped(code))", isInPath: isInPath)
        }
        return evaluation.text(of: item).flatMap { isInPath && isStep($0) ? nil : encoded($0, isInPath: isInPath) }
    }

    /// It would lead to another place than the author's.
    private static func isStep(_ text: String) -> Bool { text == "." || text == ".." }

    /// Values of which one is enough.
    private static func elements(_ item: Item, _ document: Document, _ evaluation: Evaluation) -> [String] {
        let node = item.node
        func text(_ node: Node, _ key: Key) -> String? { document.string(node, key).map(escaped) }
        func token(_ node: Node, _ key: Key) -> String? {
            let (system, value) = (text(node, .system), text(node, key))
            guard let value else { return system.map { $0 + "|" } }
            return system.map { "\($0)|\(value)" } ?? value
        }
        switch evaluation.typeName(of: item) {
        case "Coding": return [token(node, .code)].compactMap { $0 }
        case "Identifier": return [token(node, .value)].compactMap { $0 }
        case "CodeableConcept":
            return document.items(document.member(node, .coding)).compactMap { token($0, .code) }
        case "Reference":
            return [text(node, .reference) ?? token(document.member(node, .identifier), .value)].compactMap { $0 }
        case "Quantity", "SimpleQuantity", "Age", "Duration", "Count", "Distance", "Money":
            guard let number = document.numberText(document.member(node, .value)) else { return [] }
            let prefix =
                switch document.string(node, .comparator) {
                case "<": "lt"
                case "<=": "le"
                case ">": "gt"
                case ">=": "ge"
                default: ""
                }
            let code = text(node, .code) ?? text(node, .unit)
            guard let code else { return [prefix + number] }
            return ["\(prefix)\(number)|\(text(node, .system) ?? "")|\(code)"]
        default: return []
        }
    }

    /// `\`, `,`, `|` and `$` mean something in a search value.
    static func escaped(_ text: String) -> String {
        guard text.utf8.contains(where: { $0 == 0x5C || $0 == 0x2C || $0 == 0x7C || $0 == 0x24 }) else { return text }
        var out: [UInt8] = []
        for byte in text.utf8 {
            if byte == 0x5C || byte == 0x2C || byte == 0x7C || byte == 0x24 { out.append(0x5C) }
            out.append(byte)
        }
        return String(decoding: out, as: UTF8.self)
    }

    /// Percent-encoded but for letters, digits and `-._~`; in a query also `/` and `:`.
    static func encoded(_ text: String, isInPath: Bool = false) -> String {
        var out: [UInt8] = []
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
                UInt8(ascii: "~"):
                out.append(byte)
            case UInt8(ascii: "/"), UInt8(ascii: ":"):
                if isInPath { escape(byte, &out) } else { out.append(byte) }
            default: escape(byte, &out)
            }
        }
        return String(decoding: out, as: UTF8.self)
    }

    /// What the author wrote, with what no url may hold encoded.
    static func encoded(literal text: some StringProtocol) -> String {
        var out: [UInt8] = []
        for byte in text.utf8 {
            switch byte {
            case 0...0x20, 0x7F...0xFF, UInt8(ascii: "\""), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\\"),
                UInt8(ascii: "^"), UInt8(ascii: "`"), UInt8(ascii: "{"), UInt8(ascii: "|"), UInt8(ascii: "}"):
                // White space around it, and lines it was broken into, mean nothing.
                if byte != 0x0A, byte != 0x0D, byte != 0x09 { escape(byte, &out) }
            default: out.append(byte)
            }
        }
        return String(decoding: out, as: UTF8.self)
    }

    private static func escape(_ byte: UInt8, _ out: inout [UInt8]) {
        let digits = Array("0123456789ABCDEF".utf8)
        out.append(UInt8(ascii: "%"))
        out.append(digits[Int(byte >> 4)])
        out.append(digits[Int(byte & 15)])
    }
}
