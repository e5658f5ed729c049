import Locking

/// Codes that were parsed before, and what came of it. Bounded: when it is full it starts anew, as forms and expressions use few units.
enum UnitCache {
    private static let results = Locked<[String: Result<UCUM.Unit, UnitError>]>([:])
    private static let capacity = 512
    /// Longer codes are rare, and would make the cache large.
    private static let longestCode = 64

    private struct Operands: Hashable {
        let left: String
        let right: String
        let sign: Int
    }

    /// The unit of a product in the symbols of its operands, and what its value is multiplied with.
    struct Product {
        let factor: Factor
        let unit: UCUM.Unit
    }

    private static let products = Locked<[Operands: Product?]>([:])

    /// Nil where the symbols of the operands do not make a unit; see `UnitProduct`.
    static func product(_ left: String, _ right: String, sign: Int) throws(UnitError) -> Product? {
        let operands = Operands(left: left, right: right, sign: sign)
        if isKept(left), isKept(right), let known = products.withLock({ $0[operands] }) { return known }
        var product: Product?
        if let made = UnitProduct(left, right, sign: sign) {
            product = Product(factor: made.factor, unit: try unit(made.code))
        }
        if isKept(left), isKept(right) {
            products.withLock { products in
                if products.count >= capacity { products.removeAll(keepingCapacity: true) }
                products[operands] = .some(product)
            }
        }
        return product
    }

    /// Only ASCII: Swift takes the Kelvin sign for the letter K, and no code of UCUM has anything else.
    private static func isKept(_ code: String) -> Bool {
        code.utf8.count <= longestCode && code.utf8.allSatisfy { $0 < 0x80 }
    }

    static func unit(_ code: String) throws(UnitError) -> UCUM.Unit {
        if isKept(code), let known = results.withLock({ $0[code] }) { return try known.get() }
        let result = Result { () throws(UnitError) in try UCUM.parse(code) }
        if isKept(code) {
            results.withLock { results in
                if results.count >= capacity { results.removeAll(keepingCapacity: true) }
                results[code] = result
            }
        }
        return try result.get()
    }
}
