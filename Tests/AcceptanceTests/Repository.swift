import Glibc

/// Files of this repository and, where it lies beside it, of the shared folder.
enum Repository {
    /// The package's top folder.
    static let root: String = {
        let parts = #filePath.split(separator: "/").dropLast(3)
        return "/" + parts.joined(separator: "/")
    }()

    static func path(_ relative: String) -> String { root + "/" + relative }

    /// The shared folder: `FORMSTEP_SHARED`, else `../shared`; nil where neither is there.
    static let shared: String? = {
        let candidates = [getenv("FORMSTEP_SHARED").map { String(cString: $0) }, root + "/../shared"]
        return candidates.compactMap { $0 }.first { access($0 + "/cases", R_OK) == 0 }
    }()

    static func read(_ path: String) -> [UInt8]? {
        guard let file = fopen(path, "rb") else { return nil }
        defer { fclose(file) }
        var bytes: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = fread(&buffer, 1, buffer.count, file)
            guard count > 0 else { return bytes }
            bytes += buffer[..<count]
        }
    }

    /// Names of the JSON files in a folder of the repository, sorted.
    static func jsonFiles(_ folder: String) -> [String] {
        list(path(folder)).map { folder + "/" + $0 }
    }

    /// Names of the JSON files in any folder, sorted.
    static func list(_ folder: String) -> [String] {
        guard let directory = opendir(folder) else { return [] }
        defer { closedir(directory) }
        var names: [String] = []
        while let entry = readdir(directory) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) {
                $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
            }
            if name.hasSuffix(".json") { names.append(name) }
        }
        return names.sorted()
    }

    /// The file a case's `formFile` names.
    static func form(_ name: String) -> [UInt8]? {
        if name.hasPrefix("seed/") { return shared.flatMap { read($0 + "/cases/" + name) } }
        return read(path(name))
    }
}
