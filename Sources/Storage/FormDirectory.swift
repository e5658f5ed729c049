internal import Glibc

/// Reads every `*.json` in a folder and the folders in it.
package enum FormDirectory {
    /// Folders deeper than this are not looked into.
    private static let maximumDepth = 16
    /// Larger files hold no resource that the server would take.
    private static let maximumBytes = 64 << 20

    /// Names a folder whatever leads to it.
    private struct Place: Hashable {
        let device: UInt
        let file: UInt
    }

    /// Feeds all files to a loader, in the order of their names; what cannot be read is noted there. Links are followed,
    /// but no folder is read twice, and what is no file (a pipe, a device) is not opened.
    ///
    /// - Returns: false when the folder itself cannot be read.
    package static func read(_ path: String, into loader: inout FormLoader) -> Bool {
        var seen: Set<Place> = []
        var status = stat()
        if stat(path, &status) == 0 { seen.insert(Place(device: status.st_dev, file: status.st_ino)) }
        return read(path, 0, &seen, &loader)
    }

    private static func read(
        _ path: String, _ depth: Int, _ seen: inout Set<Place>, _ loader: inout FormLoader
    ) -> Bool {
        guard let names = names(in: path) else { return false }
        for name in names.sorted() where !name.hasPrefix(".") {
            let file = path.hasSuffix("/") ? path + name : "\(path)/\(name)"
            var status = stat()
            guard stat(file, &status) == 0 else {
                if name.hasSuffix(".json") { loader.note(unreadable: file, reason: "The file cannot be read") }
                continue
            }
            if status.st_mode & S_IFMT == S_IFDIR {
                let isNew = seen.insert(Place(device: status.st_dev, file: status.st_ino)).inserted
                if isNew, depth < maximumDepth, !read(file, depth + 1, &seen, &loader) {
                    loader.note(unreadable: file, reason: "The folder cannot be read")
                }
            } else if name.hasSuffix(".json") {
                read(file, status, &loader)
            }
        }
        return true
    }

    private static func read(_ file: String, _ status: stat, _ loader: inout FormLoader) {
        guard status.st_mode & S_IFMT == S_IFREG else {
            loader.note(unreadable: file, reason: "This is no file")
            return
        }
        guard status.st_size <= maximumBytes else {
            loader.note(unreadable: file, reason: "The file is larger than \(maximumBytes >> 20) MB")
            return
        }
        guard let bytes = readFile(file) else {
            loader.note(unreadable: file, reason: "The file cannot be read")
            return
        }
        loader.read(bytes, file: file, lastModified: Int64(status.st_mtim.tv_sec))
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

    /// Nothing larger is read: a device never ends.
    private static let mostOfAFile = 256 << 20

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
                guard bytes.count <= mostOfAFile else { return nil }
            } else if count == 0 {
                return bytes
            } else if errno != EINTR {
                return nil
            }
        }
    }
}
