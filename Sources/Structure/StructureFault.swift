/// What is wrong with an element, in a word that never changes: for programs, beside the words for people.
package enum StructureFault: String, CaseIterable, Sendable {
    /// No object, or one without a `resourceType` that FHIR has.
    case notAResource
    /// Another type of resource than may stand here.
    case wrongResourceType
    /// The type has no such element.
    case unknownElement
    /// A list where one value belongs.
    case listForOne
    /// One value where a list belongs.
    case oneForList
    /// A value where an object belongs, an object where a value belongs, a number in quotation marks …
    case wrongKind
    /// `null` where nothing stands in for it.
    case misplacedNull
    /// An element that has to be there is not.
    case missing
    /// Two forms of one element, as `valueString` beside `valueInteger`.
    case severalTypes
    /// A type that the element cannot have, as `valueAge` in an answer.
    case wrongType
    /// The text or number is none of its data type.
    case badFormat
    /// The text is empty, or nothing but spaces.
    case emptyText
    /// An object, list or element without content (ele-1).
    case emptyElement
    /// The names of an element and of its twin do not belong together, as lists of different lengths.
    case twinMismatch
    /// The code is none of those that its element is bound to.
    case unknownCode
    /// A rule of FHIR is not kept: ``StructureFinding/invariant`` names it.
    case invariant
    /// An extension that may change the meaning, and that is not known here.
    case unknownModifier
    /// There is more than was told.
    case more
}
