/// Texts as searches compare them: without case, and without the marks of letters
/// (https://hl7.org/fhir/R4/search.html#string).
package enum FoldedLetters {
    private static let table: [UInt32: String] = {
        var table: [UInt32: String] = [:]
        for line in text.withUTF8Buffer({ String(decoding: $0, as: UTF8.self) }).split(separator: "\n") {
            let words = line.split(separator: " ")
            guard words.count == 2 else { continue }
            for letter in words[1].unicodeScalars { table[letter.value] = String(words[0]) }
        }
        return table
    }()

    /// A text as it is compared: `Ärzte-Straße` becomes `arzte-strasse`. Two texts that differ in case, in the marks of Latin,
    /// Greek and Cyrillic letters, or in how these are put together, become the same.
    package static func fold(_ text: String) -> String {
        var text = text
        let plain: String? = text.withUTF8 { bytes in
            guard bytes.allSatisfy({ $0 < 0x80 }) else { return nil }
            return String(unsafeUninitializedCapacity: bytes.count) { buffer in
                for (index, byte) in bytes.enumerated() {
                    let isUpper = byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z")
                    buffer[index] = isUpper ? byte | 0x20 : byte
                }
                return bytes.count
            }
        }
        if let plain { return plain }
        var folded = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            for lower in scalar.properties.lowercaseMapping.unicodeScalars {
                if 0x300...0x36F ~= lower.value { continue }
                if let other = table[lower.value] {
                    folded.append(contentsOf: other.unicodeScalars)
                } else {
                    folded.append(lower)
                }
            }
        }
        return String(folded)
    }
}
