public import Decimals

extension UCUM {
    /// A parsed unit, reduced to base units: parse once, convert many times.
    public struct Unit: Sendable {
        /// The code it was parsed from.
        public let code: String
        let term: UnitTerm

        init(code: String, term: UnitTerm) {
            self.code = code
            self.term = term
        }

        /// The base units it reduces to, as a UCUM code: `g.m-1.s-2` for `mm[Hg]`.
        public var dimension: String { term.dimensions.code }

        /// Whether values can be converted between both: they measure the same kind of thing.
        public func isCommensurable(with other: Unit) -> Bool { term.dimensions == other.term.dimensions }

        /// Whether the scale has an offset or is logarithmic (`Cel`, `[pH]`, `dB`).
        public var isSpecial: Bool { term.special != nil }

        /// The value in another unit; exact where the units are (38 digits), 15 digits through a logarithm.
        public func convert(_ value: ExactDecimal, to other: Unit) throws(UnitError) -> ExactDecimal {
            try check(other)
            return try computing(with: other) { () throws(DecimalError) in
                let ratio = try term.ratio(value)
                return try other.term.value(term.factor.over(other.term.factor).applied(to: ratio))
            }
        }

        /// -1, 0 or 1 as `value` of this unit is less than, equal to or greater than `other` of `unit`.
        ///
        /// Exact for all units but logarithmic ones and slopes, which are compared on this unit's own scale: 7.4 [pH]
        /// is greater than 7 [pH], although it means less.
        public func compare(
            _ value: ExactDecimal, with other: ExactDecimal, _ unit: Unit
        ) throws(UnitError) -> Int {
            if code == unit.code { return value.ordering(to: other) }
            try check(unit)
            if term.isCurved || unit.term.isCurved { return value.ordering(to: try unit.convert(other, to: self)) }
            return try computing(with: unit) { () throws(DecimalError) in
                try unit.term.factor.over(term.factor).ordering(of: term.ratio(value), to: unit.term.ratio(other))
            }
        }

        private func check(_ other: Unit) throws(UnitError) {
            guard isCommensurable(with: other) else {
                throw UnitError(
                    .incompatible, in: other.code,
                    "'\(code)' (\(dimension)) and '\(other.code)' (\(other.dimension)) measure different things")
            }
        }

        private func computing<Result>(
            with other: Unit, _ body: () throws(DecimalError) -> Result
        ) throws(UnitError) -> Result {
            do {
                return try body()
            } catch {
                throw UnitError(
                    .notConvertible, in: other.code,
                    "A value cannot be converted between '\(code)' and '\(other.code)': \(error)")
            }
        }
    }
}
