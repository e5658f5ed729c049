public import Decimals

extension UCUM {
    /// A parsed unit, reduced to base units: parse once, convert many times.
    public struct Unit: Sendable {
        /// A value of one word, so that quantities are small.
        private final class Storage: Sendable {
            let code: String
            let term: UnitTerm

            init(code: String, term: UnitTerm) {
                self.code = code
                self.term = term
            }
        }

        private let storage: Storage

        init(code: String, term: UnitTerm) { storage = Storage(code: code, term: term) }

        /// The code it was parsed from.
        public var code: String { storage.code }
        var term: UnitTerm { storage.term }

        /// Whether both are the same unit, or were parsed from the same code.
        func isSame(as other: Unit) -> Bool { storage === other.storage || code == other.code }

        /// The base units it reduces to, as a UCUM code: `g.m-1.s-2` for `mm[Hg]`.
        public var dimension: String { term.dimensions.code }

        /// Whether values can be converted between both: they measure the same kind of thing.
        public func isCommensurable(with other: Unit) -> Bool { term.dimensions == other.term.dimensions }

        /// Whether the scale has an offset or is logarithmic (`Cel`, `[pH]`, `dB`).
        public var isSpecial: Bool { term.special != nil }

        /// The value in another unit; exact where the units are (38 digits), 34 digits through logarithms, 15 through slopes.
        public func convert(_ value: ExactDecimal, to other: Unit) throws(UnitError) -> ExactDecimal {
            try check(other)
            let result = try computing(with: other) { () throws(DecimalError) in
                let ratio = try term.ratio(value)
                return try other.term.value(term.factor.over(other.term.factor).applied(to: ratio))
            }
            return certainDigits(with: other).map { result.rounded(toSignificantDigits: $0) } ?? result
        }

        /// -1, 0 or 1 as `value` of this unit is less than, equal to or greater than `other` of `unit`.
        ///
        /// Exact for all but logarithmic units (34 digits) and slopes (15 digits). Values on one such scale go by the
        /// scale: 7.4 [pH] is greater than 7 [pH], although it means less; otherwise by the amounts they stand for.
        public func compare(
            _ value: ExactDecimal, with other: ExactDecimal, _ unit: Unit
        ) throws(UnitError) -> Int {
            if isSame(as: unit) { return value.ordering(to: other) }
            try check(unit)
            if term.special?.function == unit.term.special?.function, term.isCurved {
                return value.ordering(to: try unit.convert(other, to: self))
            }
            if let digits = certainDigits(with: unit) {
                let left = try canonical(value).value.rounded(toSignificantDigits: digits)
                return left.ordering(to: try unit.canonical(other).value.rounded(toSignificantDigits: digits))
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

        /// The digits that a conversion leaves certain; nil for all.
        private func certainDigits(with other: Unit) -> Int? {
            let digits = [term, other.term].compactMap { $0.isCurved ? $0.special?.function.certainDigits : nil }
            return digits.min()
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
