/// Reads the files of a tar archive (POSIX ustar with the extensions of pax and GNU), one after the other. Nothing is
/// written anywhere: a name is only a name. Links, devices and folders are passed over.
struct TarReader {
    /// A file of the archive.
    struct Entry {
        let name: String
        let bytes: [UInt8]
    }

    private static let block = 512
    private static let longestName = 4096
    private let source: GzipReader
    private let limits: PackageLimits
    private var filesLeft: Int
    private var sawHeader = false

    init(_ source: GzipReader, limits: PackageLimits) {
        self.source = source
        self.limits = limits
        filesLeft = limits.files
    }

    /// The next file that is wanted; nil at the end.
    ///
    /// - Parameter isWanted: asked by name before its bytes are kept.
    mutating func next(where isWanted: (String) -> Bool) throws(PackageError) -> Entry? {
        var longName: String?
        var longSize: Int?
        while true {
            let header = try source.read(Self.block)
            if header.count < Self.block || header.allSatisfy({ $0 == 0 }) {
                // An archive ends with empty blocks; a file that is none has no header at all.
                guard sawHeader else { throw .notAnArchive }
                return nil
            }
            guard Self.isHeader(header), let written = Self.number(header[124..<136]) else { throw .notAnArchive }
            sawHeader = true
            filesLeft -= 1
            guard filesLeft >= 0 else { throw .tooLarge }
            let size = longSize ?? written
            switch header[156] {
            case UInt8(ascii: "x"):
                let fields = Self.paxFields(try content(size, limit: 64 * 1024))
                longName = fields["path"] ?? longName
                longSize = fields["size"].flatMap { Int($0) }
            case UInt8(ascii: "L"):
                let bytes = try content(size, limit: Self.longestName)
                longName = String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
            case 0, UInt8(ascii: "0"), UInt8(ascii: "7"):
                let name = longName ?? Self.name(header)
                longName = nil
                longSize = nil
                if isWanted(name) {
                    return Entry(name: name, bytes: try content(size, limit: limits.fileBytes))
                }
                try skip(size)
            default:
                longName = nil
                longSize = nil
                try skip(size)
            }
        }
    }

    private func content(_ size: Int, limit: Int) throws(PackageError) -> [UInt8] {
        guard size >= 0, size <= limit else { throw .tooLarge }
        let bytes = try source.read(size)
        guard bytes.count == size else { throw .notAnArchive }
        _ = try source.read((Self.block - size % Self.block) % Self.block)
        return bytes
    }

    private func skip(_ size: Int) throws(PackageError) {
        guard size >= 0, size <= limits.bytes else { throw .tooLarge }
        var rest = (size + Self.block - 1) / Self.block * Self.block
        while rest > 0 {
            let count = try source.read(min(rest, 64 * 1024)).count
            guard count > 0 else { throw .notAnArchive }
            rest -= count
        }
    }

    /// The sum of the header's bytes stands in it, its own eight counted as spaces.
    private static func isHeader(_ header: [UInt8]) -> Bool {
        guard let wanted = number(header[148..<156]) else { return false }
        var sum = 0
        for (index, byte) in header.enumerated() { sum += 148..<156 ~= index ? 0x20 : Int(byte) }
        return sum == wanted
    }

    /// Digits to the base eight, or, for large ones, bytes behind a set bit.
    private static func number(_ field: ArraySlice<UInt8>) -> Int? {
        guard let first = field.first else { return nil }
        if first & 0x80 != 0 {
            var value = Int(first & 0x3F)
            for byte in field.dropFirst() {
                guard value < 1 << 52 else { return nil }
                value = value << 8 | Int(byte)
            }
            return value
        }
        var value = 0
        for byte in field.drop(while: { $0 == 0x20 }) {
            if byte == 0 || byte == 0x20 { break }
            guard 0x30...0x37 ~= byte else { return nil }
            value = value << 3 | Int(byte - 0x30)
        }
        return value
    }

    private static func name(_ header: [UInt8]) -> String {
        let name = String(decoding: header[0..<100].prefix { $0 != 0 }, as: UTF8.self)
        guard header[257..<262].elementsEqual("ustar".utf8) else { return name }
        let prefix = String(decoding: header[345..<500].prefix { $0 != 0 }, as: UTF8.self)
        return prefix.isEmpty ? name : "\(prefix)/\(name)"
    }

    /// Lines `length name=value`.
    private static func paxFields(_ bytes: [UInt8]) -> [String: String] {
        var fields: [String: String] = [:]
        var rest = bytes[...]
        while let space = rest.firstIndex(of: 0x20),
            let length = Int(String(decoding: rest[rest.startIndex..<space], as: UTF8.self)), length > 0,
            length <= rest.count, rest.startIndex + length > space
        {
            let line = rest[(space + 1)..<(rest.startIndex + length)]
            if let equals = line.firstIndex(of: UInt8(ascii: "=")) {
                let value = line[(equals + 1)...].prefix { $0 != 0x0A }
                fields[String(decoding: line[..<equals], as: UTF8.self)] = String(decoding: value, as: UTF8.self)
            }
            rest = rest.dropFirst(length)
        }
        return fields
    }
}
