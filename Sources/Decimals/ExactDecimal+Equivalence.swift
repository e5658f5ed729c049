extension ExactDecimal {
    /// Equality after rounding to the digits of the number that has fewer after the point, zeros at the end not counted
    /// (FHIRPath `~`): `0.6666` and `0.67` are equivalent, and so are `1.10` and `1.1`.
    public func isEquivalent(to other: ExactDecimal) -> Bool {
        if scale <= 0 && other.scale <= 0 { return self == other }
        let mine = withoutTrailingZeros(downTo: 0)
        let its = other.withoutTrailingZeros(downTo: 0)
        let digits = isZero || other.isZero ? 0 : min(mine.fractionDigits, its.fractionDigits)
        return mine.rounded(toFractionDigits: digits) == its.rounded(toFractionDigits: digits)
    }
}
