import Glibc

/// The folder of the case files, from where `scripts/fuzz` runs.
let caseFolder = "Tests/FHIRPathTests/Cases"

/// The names of the case files that end so, sorted.
func caseFiles(ending: String) -> [String] {
    guard let directory = opendir(caseFolder) else { return [] }
    defer { closedir(directory) }
    var names: [String] = []
    while let entry = readdir(directory) {
        // `d_name` is an array inside the entry, ended by a zero.
        let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
            pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
        }
        if name.hasSuffix(ending) { names.append(name) }
    }
    return names.sorted()
}

/// The bytes of a file; nil where it cannot be read.
func readFile(_ path: String) -> [UInt8]? {
    guard let file = fopen(path, "rb") else { return nil }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
        let count = fread(&buffer, 1, buffer.count, file)
        if count == 0 { return bytes }
        bytes += buffer[..<count]
    }
}
