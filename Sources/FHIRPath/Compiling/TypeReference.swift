internal import FHIRModel

/// A type that an expression names.
struct TypeReference: Sendable {
    enum Namespace { case fhir, system, any }

    let namespace: Namespace
    let name: String
    /// The type of FHIR, when its version has it.
    let type: TypeID?
    /// The type of FHIRPath.
    let system: SystemType?
}
