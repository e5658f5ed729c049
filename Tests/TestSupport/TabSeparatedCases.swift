import Glibc

/// One line of a file of cases, with its number for messages.
package struct Case: Sendable, CustomStringConvertible {
    package let line: Int
    package let fields: [String]

    package var description: String { "line \(line): " + fields.joined(separator: " | ") }

    package subscript(_ index: Int) -> String { index < fields.count ? fields[index] : "" }
}

/// The cases of a tab-separated file beside the tests; lines that start with `#` are comments.
package func cases(_ name: String, beside file: String = #filePath) -> [Case] {
    let folder = file.split(separator: "/", omittingEmptySubsequences: false).dropLast().joined(separator: "/")
    guard let handle = fopen("\(folder)/Cases/\(name)", "rb") else { return [] }
    defer { fclose(handle) }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 65536)
    while case let count = fread(&chunk, 1, chunk.count, handle), count > 0 {
        bytes.append(contentsOf: chunk[..<count])
    }
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
    return lines.enumerated().compactMap { index, text in
        guard !text.isEmpty, !text.hasPrefix("#") else { return nil }
        return Case(
            line: index + 1, fields: text.split(separator: "\t", omittingEmptySubsequences: false).map(String.init))
    }
}
