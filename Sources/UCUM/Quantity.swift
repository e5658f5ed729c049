public import Decimals

extension UCUM {
    /// A number of units, with the arithmetic and the comparisons of FHIRPath.
    public struct Quantity: Sendable, CustomStringConvertible {
        /// The number.
        public let value: ExactDecimal
        /// The unit it counts.
        public let unit: Unit

        /// A quantity of a parsed unit; see `UCUM.unit` for those that come again.
        public init(_ value: ExactDecimal, _ unit: Unit) {
            self.value = value
            self.unit = unit
        }

        /// A quantity of a unit code; throws for codes that are none.
        public init(_ value: ExactDecimal, code: String) throws(UnitError) {
            self.init(value, try UCUM.unit(code))
        }

        /// As FHIRPath writes it: `4.5 'mg'`.
        public var description: String { "\(value) '\(unit.code)'" }

        /// Whether both are the same amount (FHIRPath `=`): `1 'cm'` and `10 'mm'`. Nil for units of different things.
        public func isEqual(to other: Quantity) -> Bool? { ordering(to: other).map { $0 == 0 } }

        /// -1, 0 or 1 as this is less than, equal to or greater than the other. Nil for units of different things, and where
        /// a value has no place on a scale, as zero has none among logarithms.
        public func ordering(to other: Quantity) -> Int? { try? unit.compare(value, with: other.value, other.unit) }

        /// Whether both are the same when the finer is told in the coarser unit, and both are rounded to the digits of the
        /// less precise (FHIRPath `~`): `4 'g'` and `4040 'mg'`. Nil for units of different things.
        public func isEquivalent(to other: Quantity) -> Bool? {
            if unit.isSame(as: other.unit) { return value.isEquivalent(to: other.value) }
            guard unit.isCommensurable(with: other.unit) else { return nil }
            if unit.isSpecial || other.unit.isSpecial {
                // Scales with an offset or logarithms are neither coarse nor fine: either way round will do.
                let forth = (try? other.converted(to: unit)).map { value.isEquivalent(to: $0.value) }
                let back = (try? converted(to: other.unit)).map { other.value.isEquivalent(to: $0.value) }
                return forth == true || back == true ? true : forth ?? back
            }
            let isCoarser = (try? unit.term.factor.over(other.unit.term.factor).ordering(of: .one, to: .one)).map {
                $0 <= 0
            }
            guard let isCoarser else { return nil }
            if isCoarser { return (try? other.converted(to: unit)).map { value.isEquivalent(to: $0.value) } }
            return (try? converted(to: other.unit)).map { other.value.isEquivalent(to: $0.value) }
        }

        /// The same amount in another unit. Throws for units of different things.
        public func converted(to other: Unit) throws(UnitError) -> Quantity {
            unit.isSame(as: other) ? self : Quantity(try unit.convert(value, to: other), other)
        }

        /// The amount in base units: kelvin for `Cel`.
        public func canonical() throws(UnitError) -> Quantity {
            let (value, code) = try unit.canonical(value)
            return try Quantity(value, code: code)
        }

        /// The sum, in the unit of this quantity. Throws for units of different things.
        public func adding(_ other: Quantity) throws(UnitError) -> Quantity {
            let right = try other.converted(to: unit).value
            return Quantity(try computing(other) { () throws(DecimalError) in try value + right }, unit)
        }

        /// The difference, in the unit of this quantity. Throws for units of different things.
        public func subtracting(_ other: Quantity) throws(UnitError) -> Quantity {
            try adding(Quantity(other.value.negated, other.unit))
        }

        /// The product: `36 'cm2'` of `12 'cm'` and `3 'cm'`.
        ///
        /// Its unit has the symbols of both, those that measure the same brought to the first; where a code has more than
        /// symbols and exponents, or a special unit, the product is in base units. A number leaves the unit as it is.
        public func multiplied(by other: Quantity) throws(UnitError) -> Quantity {
            if other.unit.code == "1" || unit.code == "1" {
                let product = try computing(other) { () throws(DecimalError) in try value * other.value }
                return Quantity(product, other.unit.code == "1" ? unit : other.unit)
            }
            return try combined(other, sign: 1)
        }

        /// The quotient: `2 'm/s'` of `120 'm'` and `60 's'`; see `multiplied`. Throws for a division by zero.
        public func divided(by other: Quantity) throws(UnitError) -> Quantity {
            if other.unit.code == "1" {
                return Quantity(try computing(other) { () throws(DecimalError) in try value / other.value }, unit)
            }
            return try combined(other, sign: -1)
        }

        private func combined(_ other: Quantity, sign: Int) throws(UnitError) -> Quantity {
            guard let product = try UnitCache.product(unit.code, other.unit.code, sign: sign) else {
                let (value, code) =
                    sign > 0
                    ? try UCUM.multiply(value, unit.code, other.value, other.unit.code)
                    : try UCUM.divide(value, unit.code, other.value, other.unit.code)
                return try Quantity(value, code: code)
            }
            let result = try computing(other) { () throws(DecimalError) in
                try product.factor.applied(to: sign > 0 ? value * other.value : value / other.value)
            }
            return Quantity(result, product.unit)
        }

        private func computing(
            _ other: Quantity, _ body: () throws(DecimalError) -> ExactDecimal
        ) throws(UnitError) -> ExactDecimal {
            do {
                return try body()
            } catch {
                throw UnitError(
                    .notConvertible, in: other.unit.code,
                    "Values of '\(unit.code)' and '\(other.unit.code)' cannot be combined: \(error)")
            }
        }
    }
}
