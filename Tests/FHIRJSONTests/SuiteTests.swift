import FHIRJSON
import Testing

/// The public JSON parsing suite, where the shared folder is present.
@Suite struct SuiteTests {
    /// JSON allows the same name twice; FHIR does not, and so neither do we.
    static let doubledNames = ["y_object_duplicated_key.json", "y_object_duplicated_key_and_value.json"]

    static let files: [String] = {
        guard let folder = sharedFolder else {
            print("JSONTestSuite: skipped, no shared folder (FORMSTEP_SHARED)")
            return []
        }
        let files = filesBelow(folder + "/cases/json")
        print("JSONTestSuite: \(files.count) files")
        return files
    }()

    @Test(arguments: files)
    func parsesAsTheSuiteSays(file: String) throws {
        let bytes = try #require(contents(of: file))
        let name = String(file.split(separator: "/").last ?? "")
        let result = Result { try Document.parse(bytes) }
        switch name.prefix(2) {
        case "y_" where Self.doubledNames.contains(name), "n_":
            #expect(throws: Document.ParseError.self) { try result.get() }
        case "y_":
            let document = try result.get()
            #expect(document.bytes(document.root) == trimmed(bytes))
        default:
            // Either way; what is accepted must survive a round trip.
            guard let document = try? result.get() else { return }
            let again = try Document.parse(document.bytes(document.root))
            #expect(document.isEqual(document.root, again, again.root))
        }
    }
}
