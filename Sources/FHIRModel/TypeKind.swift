/// What sort of type a type of FHIR is.
public enum TypeKind: UInt8, Sendable {
    /// A value with an id and extensions: `string`, `date`, `xhtml` … (R5's abstract `PrimitiveType` is ``complex``.)
    case primitive
    /// A data type with elements, and the abstract `Element`, `BackboneElement`, `DataType` …
    case complex
    /// A resource, and the abstract `Resource`, `DomainResource` …
    case resource
    /// The anonymous type of an element that defines its elements in place: `Patient.contact`, `Timing.repeat`.
    case backbone

    /// As `scripts/generate-model` abbreviates it; a capital is for an abstract type.
    init?(letter: UInt8) {
        switch letter | 0x20 {
        case UInt8(ascii: "p"): self = .primitive
        case UInt8(ascii: "c"): self = .complex
        case UInt8(ascii: "r"): self = .resource
        case UInt8(ascii: "b"): self = .backbone
        default: return nil
        }
    }
}
