/// What a function of FHIRPath asks a terminology service.
public struct TerminologyQuestion: Sendable {
    /// The operation.
    public enum Kind: String, Sendable {
        case memberOf
        case subsumes
        case subsumedBy
        case expand
        case lookup
        case validateVS
        case validateCS
        case translate
    }

    /// The operation.
    public let kind: Kind
    /// What it is asked of: the coded value of `memberOf` and `subsumes`; nil for the functions of `%terminologies`.
    public let subject: Item?
    /// The arguments: canonical urls, resources, coded values.
    public let arguments: [Item]
}
