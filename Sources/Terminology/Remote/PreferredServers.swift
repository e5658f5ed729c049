package import FHIRJSON
internal import FHIRModel

/// The terminology servers that a form wants to be asked (`preferredTerminologyServer`).
package enum PreferredServers {
    private static let mostLevels = 1024

    /// Those of an item, then those of its ancestors from the nearest one to the form.
    ///
    /// - Parameter element: the item, or the form itself.
    package static func of(_ element: Node, in document: Document) -> [String] {
        var found: [String] = []
        var current = element
        var levels = 0
        while current.exists, levels < mostLevels, found.count < 8 {
            levels += 1
            if document.kind(current) == .object, document.member(current, .extension).exists {
                for url in [KnownExtension.preferredTerminologyServer, KnownExtension.sdcPreferredTerminologyServer] {
                    for node in document.extensionNodes(current, url) {
                        if let server = document.string(document.valueNode(of: node)), !found.contains(server) {
                            found.append(server)
                        }
                    }
                }
            }
            current = document.parent(current)
        }
        return found
    }
}
