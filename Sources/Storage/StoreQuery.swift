package import FHIRModel

/// A search over the current resources of one type.
package struct StoreQuery: Sendable, Equatable {
    /// What the results are ordered by; ties go by id.
    package enum SortKey: Sendable, Equatable {
        case id
        case lastUpdated
        /// The first of its values; resources without one come first.
        case element(IndexedElement)
    }

    package let type: String
    /// All of them must hold.
    package var criteria: [SearchCriterion]
    package var sort: SortKey
    package var isDescending: Bool
    /// Results a page; 0 = only the total.
    package var count: Int
    /// Where the page begins; nil = at the beginning.
    package var cursor: SearchCursor?
    /// False spares counting all results.
    package var wantsTotal: Bool

    package init(
        _ type: String, _ criteria: [SearchCriterion] = [], sort: SortKey = .id, isDescending: Bool = false,
        count: Int = .max, cursor: SearchCursor? = nil, wantsTotal: Bool = true
    ) {
        self.type = type
        self.criteria = criteria
        self.sort = sort
        self.isDescending = isDescending
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

/// A place in the results of a search that stays right when others are added or deleted: the order's value and the id of
/// the result next to it.
package struct SearchCursor: Sendable, Equatable {
    /// What the results are ordered by, of one of them.
    package enum Value: Sendable, Equatable {
        case text(String)
        case number(Int64)
    }

    /// True: the page begins behind the place; false: it ends before it.
    package let isForward: Bool
    package let value: Value

    /// Texts are ordered by so many of their code points, then by id: a place has to fit in a link.
    package static let sortLength = 200

    /// What a text is ordered by.
    package static func sortText(_ text: String) -> String {
        String(String.UnicodeScalarView(text.unicodeScalars.prefix(sortLength)))
    }

    package let id: String

    package init(isForward: Bool, value: Value, id: String) {
        self.isForward = isForward
        self.value = value
        self.id = id
    }

    /// As it stands in a link: opaque, of letters, digits, `-` and `_`.
    package var text: String {
        let plain =
            switch value {
            case .text(let text): "\(isForward ? "f" : "b")t\(id) \(text)"
            case .number(let number): "\(isForward ? "f" : "b")n\(id) \(number)"
            }
        return Base64URL.encode(Array(plain.utf8))
    }

    /// Reads what ``text`` gives; nil for anything else.
    package init?(text: String) {
        guard text.utf8.count <= 4096, let bytes = Base64URL.decode(text),
            let plain = String(validating: bytes, as: UTF8.self)
        else { return nil }
        var rest = plain[...]
        guard let direction = rest.popFirst(), let kind = rest.popFirst(), let space = rest.firstIndex(of: " ") else {
            return nil
        }
        let id = String(rest[..<space])
        let value = String(rest[rest.index(after: space)...])
        guard direction == "f" || direction == "b", ResourceID.isValid(id) else { return nil }
        switch kind {
        case "t": self.init(isForward: direction == "f", value: .text(value), id: id)
        case "n":
            guard let number = Int64(value) else { return nil }
            self.init(isForward: direction == "f", value: .number(number), id: id)
        default: return nil
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
