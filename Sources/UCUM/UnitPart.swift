/// A piece of a unit code, in the order it is written.
enum UnitPart {
    case symbol(ArraySlice<UInt8>, exponent: Int)
    case number(UInt128)
    /// With its braces.
    case annotation(ArraySlice<UInt8>)
    case point
    case slash
    case opening
    case closing
}
