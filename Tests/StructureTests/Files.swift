import FHIRJSON
import Glibc

/// Reading the files of cases beside the tests, and those of the shared folder.
enum Files {
    static let tests = #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast()
        .joined(separator: "/")
    private static let package = tests.split(separator: "/", omittingEmptySubsequences: false).dropLast(2)
        .joined(separator: "/")
    static let forms = package + "/config/forms"

    /// The cases of others; nil where they are not there.
    static let shared: String? = {
        let folder = (getenv("FORMSTEP_SHARED").map { String(cString: $0) } ?? package + "/../shared") + "/cases"
        return access(folder, R_OK) == 0 ? folder : nil
    }()

    static func bytes(_ path: String) -> [UInt8]? {
        guard let file = fopen(path, "rb") else { return nil }
        defer { fclose(file) }
        var bytes: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 65536)
        while case let count = fread(&chunk, 1, chunk.count, file), count > 0 {
            bytes.append(contentsOf: chunk[..<count])
        }
        return bytes
    }

    static func document(_ path: String) -> Document? {
        bytes(path).flatMap { try? Document.parse($0) }
    }

    /// The JSON files in a folder and those in it, by their path in it.
    static func json(in folder: String) -> [String] {
        guard let directory = opendir(folder) else { return [] }
        defer { closedir(directory) }
        var found: [String] = []
        while let entry = readdir(directory) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
                pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
            }
            if name.hasSuffix(".json") {
                found.append(name)
            } else if !name.hasPrefix("."), entry.pointee.d_type == UInt8(DT_DIR) {
                found += json(in: folder + "/" + name).map { name + "/" + $0 }
            }
        }
        return found.sorted()
    }
}
