/// The value set that the codes of an element come from (https://hl7.org/fhir/R4/terminologies.html#strength).
public struct ElementBinding: Hashable, Sendable {
    /// How strictly an element keeps to its value set. Weaker bindings are not in the table.
    public enum Strength: UInt8, Sendable {
        /// Nothing but its codes.
        case required
        /// Its codes wherever one of them fits.
        case extensible
    }

    /// How strictly.
    public let strength: Strength
    /// The canonical url, with the version behind a bar where the definition names one.
    public let valueSet: String

    private static let usualBeginning = "http://hl7.org/fhir/ValueSet/"

    /// As `scripts/generate-model` abbreviates it: `radministrative-gender|`.
    init(_ text: Substring, version: FHIRVersion) {
        strength = text.first == "r" ? .required : .extensible
        var url = String(text.dropFirst())
        if !url.hasPrefix("http:"), !url.hasPrefix("https:") { url = Self.usualBeginning + url }
        if url.last == "|" { url += version.release }
        valueSet = url
    }
}

extension FHIRVersion {
    /// The release the tables are of.
    fileprivate var release: String {
        switch self {
        case .r4: "4.0.1"
        case .r4b: "4.3.0"
        case .r5: "5.0.0"
        }
    }
}
