/// A search over the current resources of one type.
package struct StoreQuery: Sendable, Equatable {
    /// What results can be ordered by: the first value of each in that order. Those without one come first, or last when
    /// descending.
    package enum SortKey: Sendable, Equatable {
        case lastUpdated
        /// Texts, codes, references: the first 200 code points (``SearchCursor/sortLength``).
        case texts([SearchParameter.ID])
        /// Where dates begin.
        case times([SearchParameter.ID])
        case numbers([SearchParameter.ID])
    }

    /// A key with its direction.
    package struct SortOrder: Sendable, Equatable {
        package let key: SortKey
        package let isDescending: Bool

        package init(_ key: SortKey, isDescending: Bool = false) {
            self.key = key
            self.isDescending = isDescending
        }
    }

    package let type: String
    /// All of them must hold.
    package var criteria: [SearchCriterion]
    /// The results' order; ties go by id.
    package var sort: [SortOrder]
    /// Whether ids go downwards; nil = as the last of the keys.
    package var isDescendingByID: Bool?
    /// Results a page; 0 = only the total.
    package var count: Int
    /// Where the page begins; nil = at the beginning.
    package var cursor: SearchCursor?
    /// False spares counting all results.
    package var wantsTotal: Bool

    /// Whether ids go downwards.
    package var descendsByID: Bool { isDescendingByID ?? sort.last?.isDescending ?? false }

    package init(
        _ type: String, _ criteria: [SearchCriterion] = [], sort: [SortOrder] = [], isDescendingByID: Bool? = nil,
        count: Int = .max, cursor: SearchCursor? = nil, wantsTotal: Bool = true
    ) {
        self.type = type
        self.criteria = criteria
        self.sort = sort
        self.isDescendingByID = isDescendingByID
        self.count = count
        self.cursor = cursor
        self.wantsTotal = wantsTotal
    }
}

/// What a search found.
package struct SearchPage: Sendable {
    package var resources: [StoredVersion]
    /// Of all pages; nil where it was not asked for.
    package var total: Int?
    /// Leads to the page behind this one; nil = this is the last.
    package var next: SearchCursor?
    /// Leads to the page before this one; nil = this is the first.
    package var previous: SearchCursor?

    package init(
        resources: [StoredVersion], total: Int?, next: SearchCursor? = nil, previous: SearchCursor? = nil
    ) {
        self.resources = resources
        self.total = total
        self.next = next
        self.previous = previous
    }
}

/// A place in the results of a search that stays right when others are added or deleted: the values of the order's keys and
/// the id of the result next to it.
package struct SearchCursor: Sendable, Equatable {
    /// What the results are ordered by, of one of them.
    package enum Value: Sendable, Equatable {
        case text(String)
        case number(Int64)
    }

    /// True: the page begins behind the place; false: it ends before it.
    package let isForward: Bool
    /// One for each key.
    package let values: [Value]

    /// Texts are ordered by so many of their code points, then by id: a place has to fit in a link.
    package static let sortLength = 200
    /// Keys of an order: the places of more would not fit in a link.
    package static let maximumKeys = 3

    /// What a text is ordered by.
    package static func sortText(_ text: String) -> String {
        String(String.UnicodeScalarView(text.unicodeScalars.prefix(sortLength)))
    }

    package let id: String

    package init(isForward: Bool, values: [Value], id: String) {
        self.isForward = isForward
        self.values = values
        self.id = id
    }

    /// As it stands in a link: opaque, of letters, digits, `-` and `_`.
    package var text: String {
        var plain = (isForward ? "f" : "b") + id
        for value in values {
            switch value {
            case .text(let text): plain += " t\(text.utf8.count):\(text)"
            case .number(let number): plain += " n\(number)"
            }
        }
        return Base64URL.encode(Array(plain.utf8))
    }

    /// Reads what ``text`` gives; nil for anything else.
    package init?(text: String) {
        guard text.utf8.count <= 4096, let bytes = Base64URL.decode(text), let direction = bytes.first,
            direction == UInt8(ascii: "f") || direction == UInt8(ascii: "b")
        else { return nil }
        var rest = bytes.dropFirst()
        func word(_ isInside: (UInt8) -> Bool) -> String {
            let part = rest.prefix(while: isInside)
            rest = rest[part.endIndex...]
            return String(decoding: part, as: UTF8.self)
        }
        let id = word { $0 != UInt8(ascii: " ") }
        guard ResourceID.isValid(id) else { return nil }
        var values: [Value] = []
        while !rest.isEmpty {
            guard values.count < Self.maximumKeys, rest.popFirst() == UInt8(ascii: " ") else { return nil }
            switch rest.popFirst() {
            case UInt8(ascii: "n"):
                guard let number = Int64(word { $0 != UInt8(ascii: " ") }) else { return nil }
                values.append(.number(number))
            case UInt8(ascii: "t"):
                guard let count = Int(word { $0 != UInt8(ascii: ":") }), rest.popFirst() != nil, count >= 0,
                    count <= rest.count, let text = String(validating: rest.prefix(count), as: UTF8.self)
                else { return nil }
                rest = rest.dropFirst(count)
                values.append(.text(text))
            default: return nil
            }
        }
        self.init(isForward: direction == UInt8(ascii: "f"), values: values, id: id)
    }

    /// Whether the place is one of a query's order.
    package func fits(_ query: StoreQuery) -> Bool {
        guard values.count == query.sort.count else { return false }
        return zip(values, query.sort).allSatisfy { value, order in
            switch (value, order.key) {
            case (.number, .lastUpdated), (.number, .times), (.text, .texts), (.text, .numbers): true
            default: false
            }
        }
    }
}

/// Base 64 with the alphabet for urls, without padding (RFC 4648 5).
enum Base64URL {
    private static let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_".utf8)

    static func encode(_ bytes: [UInt8]) -> String {
        var text: [UInt8] = []
        var bits = 0
        var count = 0
        for byte in bytes {
            bits = bits << 8 | Int(byte)
            count += 8
            while count >= 6 {
                count -= 6
                text.append(alphabet[bits >> count & 63])
            }
            bits &= (1 << count) - 1
        }
        if count > 0 { text.append(alphabet[bits << (6 - count) & 63]) }
        return String(decoding: text, as: UTF8.self)
    }

    static func decode(_ text: String) -> [UInt8]? {
        var bytes: [UInt8] = []
        var bits = 0
        var count = 0
        for character in text.utf8 {
            guard let value = alphabet.firstIndex(of: character) else { return nil }
            bits = bits << 6 | value
            count += 6
            if count >= 8 {
                count -= 8
                bytes.append(UInt8(truncatingIfNeeded: bits >> count))
            }
            bits &= (1 << count) - 1
        }
        return bytes
    }
}
