extension ExactDecimal {
    /// The most digits after the point that a boundary can be asked for.
    public static let mostBoundaryDigits = 28

    /// The least number that this one may stand for, as written: `1.5865` for `1.587` (FHIRPath `lowBoundary`).
    ///
    /// With `digits` after the point: `1.58650000`. Where there are fewer than the boundary has, a boundary nearer to zero
    /// is cut off (`1.58`) and one farther from it is rounded to the nearest, as the official tests want it. Nil for
    /// fewer than 0 or more than 28 digits, or when 38 digits do not hold the result.
    public func lowBoundary(fractionDigits digits: Int = 8) -> ExactDecimal? {
        boundary(digits, outward: coefficient <= 0, negative: coefficient <= 0)
    }

    /// The greatest number that this one may stand for, as written: `1.5875` for `1.587` (FHIRPath `highBoundary`); see
    /// `lowBoundary`.
    public func highBoundary(fractionDigits digits: Int = 8) -> ExactDecimal? {
        boundary(digits, outward: coefficient >= 0, negative: coefficient < 0)
    }

    /// Half of the last written digit away from zero, or towards it.
    private func boundary(_ digits: Int, outward: Bool, negative: Bool) -> ExactDecimal? {
        guard 0...Self.mostBoundaryDigits ~= digits else { return nil }
        let written = max(scale, 0)
        let plain = magnitude.padded(toFractionDigits: written)
        let half = ExactDecimal(coefficient: 5, scale: written + 1)
        // Exact, or 38 digits do not hold the boundary.
        guard plain.significantDigits < Self.maximumDigits, written < Self.maximumExponent,
            let exact = try? outward ? plain + half : plain - half
        else { return nil }
        let result = exact.rounded(toFractionDigits: digits, outward ? .halfAwayFromZero : .towardZero)
            .padded(toFractionDigits: digits)
        guard result.scale == digits else { return nil }
        return negative ? -result : result
    }
}
