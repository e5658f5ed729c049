import Glibc

/// Files of this repository and, where it lies beside it, of the shared folder.
enum Files {
    static let root = #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(3)
        .joined(separator: "/")

    /// The shared folder: `FORMSTEP_SHARED`, else `../shared`; nil where neither is there.
    static let shared: String? = {
        let candidates = [getenv("FORMSTEP_SHARED").map { String(cString: $0) }, root + "/../shared"]
        return candidates.compactMap { $0 }.first { access($0 + "/cases", R_OK) == 0 }
    }()

    /// Paths of the JSON files in a folder, sorted.
    static func json(in folder: String) -> [String] {
        guard let directory = opendir(folder) else { return [] }
        defer { closedir(directory) }
        var names: [String] = []
        while let entry = readdir(directory) {
            let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
                String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
            }
            if name.hasSuffix(".json") { names.append(name) }
        }
        return names.sorted().map { folder + "/" + $0 }
    }

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

    /// Seconds since some moment, for what a test prints.
    static func seconds() -> Double {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
}
