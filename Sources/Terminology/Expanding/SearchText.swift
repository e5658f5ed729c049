internal import FHIRJSON
internal import FHIRModel
internal import Glibc

/// Codes and names of a list behind one another, in small letters, to look for words in.
struct SearchText: Sendable {
    private let bytes: [UInt8]
    /// Where each entry begins, and the end.
    private let starts: [UInt32]

    /// Names of one code beyond so many bytes are not searched.
    private static let longest = 4096

    init(_ list: CodeList) {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(list.count * 48)
        var starts: [UInt32] = []
        starts.reserveCapacity(list.count + 1)
        for index in 0..<list.count {
            starts.append(UInt32(clamping: bytes.count))
            let start = bytes.count
            Self.append(list.code(index), to: &bytes)
            for source in list.sources(index) {
                if let display = source.string(.display) { Self.append(display, to: &bytes) }
                for designation in DisplayChoice.designations(source) {
                    guard bytes.count - start < Self.longest else { break }
                    if let text = source.document.string(designation, .value) { Self.append(text, to: &bytes) }
                }
                for name in DisplayChoice.names(source) where bytes.count - start < Self.longest {
                    Self.append(name.text, to: &bytes)
                }
            }
        }
        starts.append(UInt32(clamping: bytes.count))
        self.bytes = bytes
        self.starts = starts
    }

    private static func append(_ text: String, to bytes: inout [UInt8]) {
        let start = bytes.count
        var isASCII = true
        for byte in text.utf8.prefix(longest) {
            if byte >= 0x80 { isASCII = false }
            bytes.append(byte &- 0x41 < 26 ? byte | 0x20 : byte)
        }
        if !isASCII {
            bytes.removeLast(bytes.count - start)
            bytes.append(contentsOf: text.lowercased().utf8.prefix(longest))
        }
        // No word has it, so none is found across two texts.
        bytes.append(0x20)
    }

    /// The entries that have all the words.
    func indices(with words: [String]) -> [Int] {
        // Long words are rare: what has the longest one is looked through for the others.
        let words = words.map { Array($0.utf8) }.sorted { $0.count > $1.count }
        guard let longest = words.first else { return [] }
        var found = indices(with: longest)
        for word in words.dropFirst() { found = found.filter { holds(word, $0) } }
        return found
    }

    /// Whether the texts of an entry have a word.
    private func holds(_ word: [UInt8], _ entry: Int) -> Bool {
        let (start, end) = (Int(starts[entry]), Int(starts[entry + 1]))
        guard let first = word.first, end - start >= word.count else { return false }
        return bytes.withUnsafeBytes { text in
            word.withUnsafeBytes { word in
                guard let base = text.baseAddress, let wanted = word.baseAddress else { return false }
                let last = end - word.count
                var offset = start
                while offset <= last, let hit = memchr(base + offset, Int32(first), last - offset + 1) {
                    offset = base.distance(to: UnsafeRawPointer(hit))
                    if memcmp(base + offset, wanted, word.count) == 0 { return true }
                    offset += 1
                }
                return false
            }
        }
    }

    /// Letters from the most to the least frequent one, about: a word is looked for by its rarest byte.
    private static let frequencies: [UInt8] = Array(" etaoinsrhldcumfpgwybvkxjqz".utf8)

    private func indices(with word: [UInt8]) -> [Int] {
        var found: [Int] = []
        let rarity = word.map { Self.frequencies.firstIndex(of: $0) ?? Self.frequencies.count }
        guard let rarest = rarity.indices.max(by: { rarity[$0] < rarity[$1] }) else { return [] }
        bytes.withUnsafeBytes { text in
            word.withUnsafeBytes { word in
                guard let base = text.baseAddress, let wanted = word.baseAddress else { return }
                var entry = 0
                // Where the rarest byte may be next; the word stands `rarest` bytes before it.
                var offset = rarest
                while offset < text.count,
                    let hit = memchr(base + offset, Int32(word[rarest]), text.count - offset)
                {
                    let place = base.distance(to: UnsafeRawPointer(hit)) - rarest
                    offset = place + rarest + 1
                    guard place + word.count <= text.count, memcmp(base + place, wanted, word.count) == 0 else {
                        continue
                    }
                    entry = self.entry(at: place, from: entry)
                    found.append(entry)
                    // One hit an entry is enough.
                    offset = Int(starts[entry + 1]) + rarest
                    entry += 1
                }
            }
        }
        return found
    }

    /// The entry that holds a byte, known to be none before `low`.
    private func entry(at place: Int, from low: Int) -> Int {
        var low = low
        var high = starts.count - 1
        while high - low > 1 {
            let middle = (low + high) / 2
            if Int(starts[middle]) <= place { low = middle } else { high = middle }
        }
        return low
    }
}
