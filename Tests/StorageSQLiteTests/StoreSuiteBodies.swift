import FHIRJSON
import FHIRModel
import Storage

extension ArtifactStore {
    /// Writes a Questionnaire.
    @discardableResult
    func write(_ id: String, title: String = "T", url: String? = nil) throws -> StoredVersion? {
        let member = url.map { #","url":"\#($0)""# } ?? ""
        let body = try StoreSuiteBodies.body(#"{"resourceType":"Questionnaire","title":"\#(title)"\#(member)}"#)
        return try transact { try $0.update(body, id: id, now: 1000) }.version
    }
}

struct NoResource: Error {}

enum StoreSuiteBodies {
    static func body(_ text: String) throws -> ResourceBody {
        let document = try Document.parse(text)
        guard let type = document.string(document.root, .resourceType).flatMap(ResourceTypes.entry) else {
            throw NoResource()
        }
        return ResourceBody(document, type: type, fhirVersion: nil)
    }

    static var patient: ResourceBody {
        get throws { try body(#"{"resourceType":"Patient"}"#) }
    }
}
