import Glibc
import Testing

/// One line of a file of cases, with its number for messages.
struct Case: Sendable, CustomTestStringConvertible {
    let line: Int
    let fields: [String]

    var testDescription: String { "line \(line): " + fields.joined(separator: " | ") }

    subscript(_ index: Int) -> String { index < fields.count ? fields[index] : "" }
}

/// The cases of a tab-separated file beside the tests; lines that start with `#` are comments.
func cases(_ name: String) -> [Case] {
    let folder = #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast().joined(separator: "/")
    guard let file = fopen("\(folder)/Cases/\(name)", "rb") else { return [] }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 65536)
    while case let count = fread(&chunk, 1, chunk.count, file), count > 0 { bytes.append(contentsOf: chunk[..<count]) }
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
    return lines.enumerated().compactMap { index, text in
        guard !text.isEmpty, !text.hasPrefix("#") else { return nil }
        return Case(
            line: index + 1, fields: text.split(separator: "\t", omittingEmptySubsequences: false).map(String.init))
    }
}
