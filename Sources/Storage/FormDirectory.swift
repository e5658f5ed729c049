internal import Glibc

/// Reads every `*.json` in a folder and the folders in it.
package enum FormDirectory {
    /// Folders deeper than this are not looked into (a link may lead in a circle).
    private static let maximumDepth = 16

    /// Feeds all files to a loader, in the order of their names; what cannot be read is noted there.
    ///
    /// - Returns: false when the folder itself cannot be read.
    package static func read(_ path: String, into loader: inout FormLoader) -> Bool { read(path, 0, &loader) }

    private static func read(_ path: String, _ depth: Int, _ loader: inout FormLoader) -> Bool {
        guard let names = names(in: path) else { return false }
        for name in names.sorted() where !name.hasPrefix(".") {
            let file = path.hasSuffix("/") ? path + name : "\(path)/\(name)"
            var status = stat()
            guard stat(file, &status) == 0 else {
                if name.hasSuffix(".json") { loader.note(unreadable: file, reason: "The file cannot be read") }
                continue
            }
            if status.st_mode & S_IFMT == S_IFDIR {
                if depth < maximumDepth, !read(file, depth + 1, &loader) {
                    loader.note(unreadable: file, reason: "The folder cannot be read")
                }
            } else if name.hasSuffix(".json") {
                guard let bytes = readFile(file) else {
                    loader.note(unreadable: file, reason: "The file cannot be read")
                    continue
                }
                loader.read(bytes, file: file, lastModified: Int64(status.st_mtim.tv_sec))
            }
        }
        return true
    }

    private static func names(in path: String) -> [String]? {
        guard let directory = opendir(path) else { return nil }
        defer { closedir(directory) }
        var names: [String] = []
        while let entry = readdir(directory) {
            // `d_name` is an array inside the entry, ended by a zero.
            let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
                pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
            }
            names.append(name)
        }
        return names
    }

    /// The bytes of a file; nil when it cannot be read.
    package static func readFile(_ path: String) -> [UInt8]? {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { return nil }
        defer { close(descriptor) }
        var bytes: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 64 * 1024)
        while true {
            let count = Glibc.read(descriptor, &chunk, chunk.count)
            if count > 0 {
                bytes.append(contentsOf: chunk[..<count])
            } else if count == 0 {
                return bytes
            } else if errno != EINTR {
                return nil
            }
        }
    }
}
