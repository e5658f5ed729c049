import FHIRJSON
import FHIRModel
import Glibc
import Storage

/// A folder of the test's own, gone with it.
final class TemporaryFolder {
    let path: String

    struct Failure: Error {}

    init() throws {
        var template = Array("/tmp/formstep-store-XXXXXX".utf8CString)
        guard let made = mkdtemp(&template) else { throw Failure() }
        path = String(cString: made)
    }

    deinit { Self.remove(path) }

    func write(_ name: String, _ text: String) throws {
        guard let file = fopen(path + "/" + name, "w") else { throw Failure() }
        fputs(text, file)
        fclose(file)
    }

    func read(_ name: String) -> String? {
        FormDirectory.readFile(path + "/" + name).map { String(decoding: $0, as: UTF8.self) }
    }

    private static func remove(_ path: String) {
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

extension ArtifactStore {
    /// Writes a Questionnaire.
    @discardableResult
    func write(_ id: String, title: String = "T", url: String? = nil) throws -> StoredVersion? {
        let member = url.map { #","url":"\#($0)""# } ?? ""
        let body = try StoreSuiteBodies.body(#"{"resourceType":"Questionnaire","title":"\#(title)"\#(member)}"#)
        return try transact { try $0.update(body, id: id, now: 1000) }.version
    }
}

enum StoreSuiteBodies {
    static func body(_ text: String) throws -> ResourceBody {
        let document = try Document.parse(text)
        guard let type = document.string(document.root, .resourceType).flatMap(ResourceTypes.entry) else {
            throw TemporaryFolder.Failure()
        }
        return ResourceBody(document, type: type, fhirVersion: nil)
    }

    static var patient: ResourceBody {
        get throws { try body(#"{"resourceType":"Patient"}"#) }
    }
}
