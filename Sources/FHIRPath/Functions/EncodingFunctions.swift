/// The next release's `encode`, `decode`, `escape` and `unescape`.
enum EncodingFunctions {
    static let table: [FHIRPathFunction] = [
        FHIRPathFunction("encode", 1...1, .single, on: .text, gives: .one(.string)) { e, c throws(FHIRPathError) in
            try transform(e, c, ["hex", "base64", "urlbase64", "ascii"]) { name, bytes in
                switch name {
                case "ascii":
                    String(
                        String.UnicodeScalarView(
                            String(decoding: bytes, as: UTF8.self).unicodeScalars.map { $0.isASCII ? $0 : "?" }))
                case "hex": bytes.map { hexDigits[Int($0 >> 4)] + hexDigits[Int($0 & 15)] }.joined()
                case "base64": Base64.encode(bytes, isForURLs: false)
                default: Base64.encode(bytes, isForURLs: true)
                }
            }
        },
        FHIRPathFunction("decode", 1...1, .single, on: .text, gives: .one(.string)) { e, c throws(FHIRPathError) in
            try transform(e, c, ["hex", "base64", "urlbase64"]) { name, bytes in
                let decoded = name == "hex" ? unhex(bytes) : Base64.decode(bytes)
                return decoded.flatMap { String(validating: $0, as: UTF8.self) }
            }
        },
        FHIRPathFunction("escape", 1...1, .single, on: .text, gives: .one(.string)) { e, c throws(FHIRPathError) in
            try transform(e, c, ["html", "json"]) { name, bytes in
                let text = String(decoding: bytes, as: UTF8.self)
                return name == "html" ? escapedHTML(text) : escapedJSON(text)
            }
        },
        FHIRPathFunction("unescape", 1...1, .single, on: .text, gives: .one(.string)) { e, c throws(FHIRPathError) in
            try transform(e, c, ["html", "json"]) { name, bytes in
                let text = String(decoding: bytes, as: UTF8.self)
                return name == "html" ? unescapedHTML(text) : unescapedJSON(text)
            }
        },
    ]

    private static let hexDigits = Array("0123456789abcdef").map(String.init)

    /// The text changed in the way its argument names; nothing where it cannot be.
    private static func transform(
        _ e: Evaluation, _ c: Call, _ names: [String], _ change: (String, [UInt8]) -> String?
    ) throws(FHIRPathError) {
        let text = try e.inputString(c)
        guard let name = try e.stringArgument(c, 0) else { return e.finishEmpty(c) }
        // A format that nobody knows is as none.
        guard names.contains(name) else { return e.finishEmpty(c) }
        // These go byte by byte.
        try e.spend(text.utf8.count * 2)
        guard let changed = change(name, Array(text.utf8)) else { return e.finishEmpty(c) }
        try e.finish(c, changed)
    }

    private static func unhex(_ bytes: [UInt8]) -> [UInt8]? {
        guard bytes.count % 2 == 0 else { return nil }
        var result: [UInt8] = []
        for place in stride(from: 0, to: bytes.count, by: 2) {
            guard let high = Character(Unicode.Scalar(bytes[place])).hexDigitValue,
                let low = Character(Unicode.Scalar(bytes[place + 1])).hexDigitValue
            else { return nil }
            result.append(UInt8(high << 4 | low))
        }
        return result
    }

    private static func escapedHTML(_ text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "&": result += "&amp;"
            case "\"": result += "&quot;"
            case "'": result += "&#39;"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }

    private static func unescapedHTML(_ text: String) -> String {
        var result = ""
        var rest = text[...]
        while let start = rest.firstIndex(of: "&") {
            result += rest[..<start]
            rest = rest[start...]
            guard let end = rest.prefix(12).firstIndex(of: ";") else {
                result.append("&")
                rest = rest.dropFirst()
                continue
            }
            let name = rest[rest.index(after: start)..<end]
            if let character = character(named: name) {
                result.unicodeScalars.append(character)
                rest = rest[rest.index(after: end)...]
            } else {
                result.append("&")
                rest = rest.dropFirst()
            }
        }
        return result + rest
    }

    private static func character(named name: Substring) -> Unicode.Scalar? {
        switch name {
        case "lt": "<"
        case "gt": ">"
        case "amp": "&"
        case "quot": "\""
        case "apos": "'"
        case "nbsp": "\u{A0}"
        default:
            if name.hasPrefix("#x") || name.hasPrefix("#X") {
                number(name.dropFirst(2), radix: 16).flatMap(Unicode.Scalar.init)
            } else if name.hasPrefix("#") {
                number(name.dropFirst(), radix: 10).flatMap(Unicode.Scalar.init)
            } else {
                nil
            }
        }
    }

    /// Digits and nothing else: `UInt32.init` would take a sign.
    private static func number(_ digits: Substring, radix: Int) -> UInt32? {
        digits.allSatisfy { $0.isASCII && $0.isHexDigit } ? UInt32(digits, radix: radix) : nil
    }

    static func escapedJSON(_ text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case "\n": result += "\\n"
            case "\r": result += "\\r"
            case "\t": result += "\\t"
            case "\u{8}": result += "\\b"
            case "\u{C}": result += "\\f"
            case "\u{0}"..."\u{1F}":
                result += "\\u00" + hexDigits[Int(scalar.value >> 4)] + hexDigits[Int(scalar.value & 15)]
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }

    private static func unescapedJSON(_ text: String) -> String? {
        var units: [UInt16] = []
        var rest = text.utf16[...]
        while let unit = rest.popFirst() {
            guard unit == UInt16(UInt8(ascii: "\\")) else {
                units.append(unit)
                continue
            }
            guard let escape = rest.popFirst(), let letter = Unicode.Scalar(escape) else { return nil }
            switch letter {
            case "n": units.append(10)
            case "r": units.append(13)
            case "t": units.append(9)
            case "b": units.append(8)
            case "f": units.append(12)
            case "u":
                guard rest.count >= 4, let code = number(Substring(rest.prefix(4)), radix: 16) else { return nil }
                units.append(UInt16(truncatingIfNeeded: code))
                rest = rest.dropFirst(4)
            case "\"", "\\", "/": units.append(escape)
            default: return nil
            }
        }
        return String(decoding: units, as: UTF16.self)
    }
}
