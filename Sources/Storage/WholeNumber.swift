/// A whole number of any length in a version: digits only. Dates and build numbers may be longer than a machine's word.
struct WholeNumber: Comparable {
    /// Without zeros in front; empty = 0.
    private let digits: [UInt8]

    static let zero = WholeNumber(digits: [])

    private init(digits: [UInt8]) { self.digits = digits }

    /// - Returns: nil for what holds anything but ASCII digits, or nothing.
    init?(_ text: some StringProtocol) {
        guard !text.isEmpty, text.utf8.allSatisfy({ $0 >= 0x30 && $0 <= 0x39 }) else { return nil }
        digits = Array(text.utf8.drop { $0 == 0x30 })
    }

    static func < (left: WholeNumber, right: WholeNumber) -> Bool {
        left.digits.count == right.digits.count
            ? left.digits.lexicographicallyPrecedes(right.digits) : left.digits.count < right.digits.count
    }
}
