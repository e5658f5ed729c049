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

        /// The value in another unit; exact where the units are (38 digits), 15 digits through logarithms and slopes.
        public func convert(_ value: ExactDecimal, to other: Unit) throws(UnitError) -> ExactDecimal {
            try check(other)
            let result = try computing(with: other) { () throws(DecimalError) in
                let ratio = try term.ratio(value)
                return try other.term.value(term.factor.over(other.term.factor).applied(to: ratio))
            }
            return term.isCurved || other.term.isCurved ? result.rounded(toSignificantDigits: 15) : result
        }

        /// -1, 0 or 1 as `value` of this unit is less than, equal to or greater than `other` of `unit`.
        ///
        /// Exact for all but logarithmic units and slopes, which are compared to 15 digits. Values on one such scale go by
        /// the scale: 7.4 [pH] is greater than 7 [pH], although it means less; otherwise by the amounts they stand for.
        public func compare(
            _ value: ExactDecimal, with other: ExactDecimal, _ unit: Unit
        ) throws(UnitError) -> Int {
            if code == unit.code { return value.ordering(to: other) }
            try check(unit)
            if term.special?.function == unit.term.special?.function, term.isCurved {
                return value.ordering(to: try unit.convert(other, to: self))
            }
            if term.isCurved || unit.term.isCurved {
                let left = try canonical(value).value.rounded(toSignificantDigits: 15)
                return left.ordering(to: try unit.canonical(other).value.rounded(toSignificantDigits: 15))
            }
            return try computing(with: unit) { () throws(DecimalError) in
                try unit.term.factor.over(term.factor).ordering(of: term.ratio(value), to: unit.term.ratio(other))
            }
        }

        /// The value in base units, and their code: `(180, "g.m-1")`. Equal quantities have equal canonical forms as long
        /// as 38 digits hold them; a special unit becomes its ratio unit, `Cel` kelvin.
        public func canonical(_ value: ExactDecimal) throws(UnitError) -> (value: ExactDecimal, code: String) {
            let base = try computing(with: self) { () throws(DecimalError) in
                try term.factor.applied(to: term.ratio(value))
            }
            return (base, dimension)
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
