package import FHIRJSON
internal import FHIRModel

/// A code that is asked about.
package struct CodeQuestion: Sendable {
    package var system: String?
    package var version: String?
    package var code: String
    package var display: String?

    package init(system: String? = nil, version: String? = nil, code: String, display: String? = nil) {
        self.system = system
        self.version = version
        self.code = code
        self.display = display
    }

    /// Of a Coding; nil where it has no code.
    package init?(coding node: Node, of document: Document) {
        guard let code = document.string(node, .code), !code.isEmpty else { return nil }
        self.init(
            system: document.string(node, .system), version: document.string(node, .version), code: code,
            display: document.string(node, .display))
    }

    /// How it is called in messages.
    var name: String { "\(system.map { "\($0)#" } ?? "")\(code)" }
}
