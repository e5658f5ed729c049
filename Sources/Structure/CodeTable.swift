internal import FHIRModel

/// The codes of the value sets that elements of one version of FHIR are bound to, in one hash table.
///
/// Its codes are ours, so nobody who sends a document can make it slow.
struct CodeTable: Sendable {
    /// No value set, or one whose codes are not known.
    static let unknown: UInt16 = 0

    private struct Slot {
        /// `CodeTable.unknown` marks a free slot.
        var valueSet: UInt16
        var length: UInt16
        var start: UInt32
    }

    private var numbers: [String: UInt16] = [:]
    private var slots: [Slot] = []
    private var mask = 0
    private static let usualBeginning = "http://hl7.org/fhir/ValueSet/"

    init(_ version: FHIRVersion) {
        let bit: UInt8 =
            switch version {
            case .r4: 1
            case .r4b: 2
            case .r5: 4
            }
        Self.text.withUTF8Buffer { read($0, bit: bit) }
    }

    /// The number of a value set, with or without a version behind its url.
    func number(of valueSet: String) -> UInt16 {
        let url = valueSet.prefix { $0 != "|" }
        let name = url.hasPrefix(Self.usualBeginning) ? url.dropFirst(Self.usualBeginning.count) : url
        return numbers[String(name)] ?? Self.unknown
    }

    /// Whether the value set has the code.
    func contains(_ code: UnsafeRawBufferPointer, in valueSet: UInt16) -> Bool {
        Self.text.withUTF8Buffer { text in
            var slot = hash(code, valueSet) & mask
            while slots[slot].valueSet != Self.unknown {
                let found = slots[slot]
                if found.valueSet == valueSet, Int(found.length) == code.count {
                    let start = Int(found.start)
                    if text[start..<start + code.count].elementsEqual(code) { return true }
                }
                slot = (slot + 1) & mask
            }
            return false
        }
    }

    /// `7publication-status active draft retired unknown`
    private mutating func read(_ text: UnsafeBufferPointer<UInt8>, bit: UInt8) {
        var found: [Slot] = []
        var start = 0
        while start < text.count {
            let end = text[start...].firstIndex(of: UInt8(ascii: "\n")) ?? text.count
            defer { start = end + 1 }
            guard end > start, (text[start] &- UInt8(ascii: "0")) & bit != 0 else { continue }
            var word = start + 1
            var number: UInt16?
            while word < end {
                let wordEnd = text[word..<end].firstIndex(of: UInt8(ascii: " ")) ?? end
                if let number {
                    found.append(
                        Slot(
                            valueSet: number, length: UInt16(truncatingIfNeeded: wordEnd - word),
                            start: UInt32(truncatingIfNeeded: word)))
                } else {
                    let next = UInt16(truncatingIfNeeded: numbers.count + 1)
                    numbers[String(decoding: text[word..<wordEnd], as: UTF8.self)] = next
                    number = next
                }
                word = wordEnd + 1
            }
        }
        var size = 4
        while size < found.count * 2 { size *= 2 }
        mask = size - 1
        slots = [Slot](repeating: Slot(valueSet: Self.unknown, length: 0, start: 0), count: size)
        for each in found {
            let code = UnsafeRawBufferPointer(
                rebasing: UnsafeRawBufferPointer(text)[
                    Int(each.start)..<Int(each.start) + Int(each.length)])
            var slot = hash(code, each.valueSet) & mask
            while slots[slot].valueSet != Self.unknown { slot = (slot + 1) & mask }
            slots[slot] = each
        }
    }

    /// FNV-1a, begun with the number of the value set.
    private func hash(_ code: UnsafeRawBufferPointer, _ valueSet: UInt16) -> Int {
        var hash: UInt32 = 0x811C_9DC5 ^ UInt32(valueSet)
        for byte in code { hash = (hash ^ UInt32(byte)) &* 0x0100_0193 }
        return Int(hash ^ hash >> 15)
    }
}
