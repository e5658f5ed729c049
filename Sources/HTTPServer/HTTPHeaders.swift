/// Header fields in the order in which they were sent. Names compare without regard to case.
///
/// Fields of a request that came over a socket stay one block of bytes; a `String` is made only for what is asked for.
public struct HTTPHeaders: Sendable {
    private enum Storage: Sendable {
        case list([(String, String)])
        /// Name length and value length (two bytes each, little endian), name, value, and so on.
        case packed([UInt8])
    }

    private var storage: Storage

    /// Without fields.
    public init() { storage = .list([]) }

    /// Fields in this order.
    public init(_ pairs: [(String, String)]) { storage = .list(pairs) }

    init(packed bytes: [UInt8]) { storage = .packed(bytes) }

    /// The value of the first field of this name.
    public subscript(name: String) -> String? {
        switch storage {
        case .list(let pairs):
            return pairs.first { Self.same($0.0, name) }?.1
        case .packed(let bytes):
            var found: String?
            var name = name
            name.withUTF8 { wanted in
                Self.walk(bytes) { key, value in
                    guard Self.same(key, wanted) else { return true }
                    found = String(decoding: value, as: UTF8.self)
                    return false
                }
            }
            return found
        }
    }

    /// The values of all fields of this name.
    public func all(_ name: String) -> [String] { pairs.filter { Self.same($0.0, name) }.map(\.1) }

    /// Appends a field, also when there is one of this name.
    public mutating func add(_ name: String, _ value: String) { edit { $0.append((name, value)) } }

    /// Puts one field in the place of all of this name.
    public mutating func set(_ name: String, _ value: String) {
        edit { pairs in
            guard let first = pairs.firstIndex(where: { Self.same($0.0, name) }) else {
                pairs.append((name, value))
                return
            }
            pairs[first].1 = value
            var index = pairs.count - 1
            while index > first {
                if Self.same(pairs[index].0, name) { pairs.remove(at: index) }
                index -= 1
            }
        }
    }

    /// Takes away all fields of this name.
    public mutating func remove(_ name: String) { edit { $0.removeAll { Self.same($0.0, name) } } }

    /// All fields in order.
    public var pairs: [(String, String)] {
        switch storage {
        case .list(let pairs):
            return pairs
        case .packed(let bytes):
            var pairs: [(String, String)] = []
            Self.walk(bytes) { name, value in
                pairs.append((String(decoding: name, as: UTF8.self), String(decoding: value, as: UTF8.self)))
                return true
            }
            return pairs
        }
    }

    private mutating func edit(_ change: (inout [(String, String)]) -> Void) {
        var list = pairs
        storage = .list([])  // so that the list is not copied when it is changed
        change(&list)
        storage = .list(list)
    }

    /// Calls `visit` for each field until it answers false.
    private static func walk(
        _ bytes: [UInt8], _ visit: (UnsafeRawBufferPointer, UnsafeRawBufferPointer) -> Bool
    ) {
        bytes.withUnsafeBytes { all in
            var at = 0
            while at + 4 <= all.count {
                let nameLength = Int(all[at]) | Int(all[at + 1]) << 8
                let valueLength = Int(all[at + 2]) | Int(all[at + 3]) << 8
                let name = at + 4
                let value = name + nameLength
                at = value + valueLength
                guard at <= all.count else { return }
                if !visit(
                    UnsafeRawBufferPointer(rebasing: all[name..<value]),
                    UnsafeRawBufferPointer(rebasing: all[value..<at]))
                {
                    return
                }
            }
        }
    }

    private static func same(_ left: UnsafeRawBufferPointer, _ right: UnsafeBufferPointer<UInt8>) -> Bool {
        guard left.count == right.count else { return false }
        for index in 0..<left.count where lower(left[index]) != lower(right[index]) { return false }
        return true
    }

    private static func same(_ left: String, _ right: String) -> Bool {
        left.utf8.count == right.utf8.count && zip(left.utf8, right.utf8).allSatisfy { lower($0) == lower($1) }
    }

    private static func lower(_ byte: UInt8) -> UInt8 {
        byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z") ? byte | 0x20 : byte
    }
}
