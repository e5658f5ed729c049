import Glibc

/// A folder of the test's own, gone with it.
package final class TemporaryFolder {
    package let path: String

    package struct Failure: Error {}

    package init() throws {
        var template = Array("/tmp/formstep-store-XXXXXX".utf8CString)
        guard let made = mkdtemp(&template) else { throw Failure() }
        path = String(cString: made)
    }

    deinit { Self.remove(path) }

    package func write(_ name: String, _ text: String) throws {
        guard let file = fopen(path + "/" + name, "w") else { throw Failure() }
        fputs(text, file)
        fclose(file)
    }

    /// The text of a file; nil where it cannot be read.
    package func read(_ name: String) -> String? {
        guard let file = fopen(path + "/" + name, "r") else { return nil }
        defer { fclose(file) }
        var bytes: [UInt8] = []
        while case let byte = fgetc(file), byte >= 0 { bytes.append(UInt8(byte)) }
        return String(decoding: bytes, as: UTF8.self)
    }

    private static func remove(_ path: String) {
        // A link goes by itself, whatever it leads to.
        if unlink(path) == 0 { return }
        if let directory = opendir(path) {
            while let entry = readdir(directory) {
                let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
                    pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
                }
                if name != ".", name != ".." { remove(path + "/" + name) }
            }
            closedir(directory)
        }
        Glibc.remove(path)
    }
}
