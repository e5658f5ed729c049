import Glibc

/// The shared folder of test data: `FORMSTEP_SHARED`, else `../shared` beside the package; nil when there is none.
let sharedFolder: String? = {
    if let named = getenv("FORMSTEP_SHARED") { return String(cString: named) }
    let beside = packageFolder + "/../shared"
    return access(beside, R_OK) == 0 ? beside : nil
}()

let packageFolder = #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(3)
    .joined(separator: "/")

/// The names in a folder, sorted.
func fileNames(in folder: String) -> [String] {
    guard let directory = opendir(folder) else { return [] }
    defer { closedir(directory) }
    var names: [String] = []
    while let entry = readdir(directory) {
        let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
            String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
        }
        if !name.hasPrefix(".") { names.append(name) }
    }
    return names.sorted()
}

/// The paths of all files in a folder and those inside it.
func filesBelow(_ folder: String) -> [String] {
    fileNames(in: folder).flatMap { name -> [String] in
        let path = folder + "/" + name
        var status = stat()
        guard stat(path, &status) == 0 else { return [] }
        return status.st_mode & S_IFMT == S_IFDIR ? filesBelow(path) : [path]
    }
}

/// All bytes of a file, nil when it cannot be read.
func contents(of path: String) -> [UInt8]? {
    guard let file = fopen(path, "rb") else { return nil }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 65536)
    while true {
        let count = fread(&chunk, 1, chunk.count, file)
        if count == 0 { return bytes }
        bytes.append(contentsOf: chunk[..<count])
    }
}
