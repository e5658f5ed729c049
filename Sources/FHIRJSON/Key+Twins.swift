extension Key {
    /// The key of a primitive element for that of its twin: `birthDate` for `_birthDate`; nil for every other key, and
    /// for keys private to a document (https://hl7.org/fhir/R4/json.html#primitive).
    public var withoutUnderscore: Key? {
        guard FrozenNames.twins.contains(rawValue) else { return nil }
        let plain = Twins.table.plain[Int(rawValue - FrozenNames.twins.lowerBound)]
        return plain == Twins.missing ? nil : Key(rawValue: UInt32(plain))
    }

    /// The key of the twin of a primitive element: `_birthDate` for `birthDate`; nil for names that no version of FHIR
    /// gives to a primitive element, and for keys private to a document.
    public var withUnderscore: Key? {
        guard rawValue < Key.frozenCount else { return nil }
        let twin = Twins.table.twin[Int(rawValue)]
        return twin == Twins.missing ? nil : Key(rawValue: UInt32(twin))
    }

    /// As ``init(frozen:)`` from the UTF-8 bytes of the name.
    package init?(frozen name: UnsafeRawBufferPointer) {
        guard let base = name.baseAddress, let found = FrozenNames.table.find(base, name.count) else { return nil }
        self.init(rawValue: found)
    }
}

/// Which names of the standard belong together as a primitive element and its twin.
private struct Twins {
    static let missing = UInt16.max
    /// Made when it is first needed (about 20 µs).
    static let table = Twins()

    /// By the place in `FrozenNames.twins`.
    private(set) var plain: [UInt16]
    /// By the key of the element.
    private(set) var twin: [UInt16]

    private init() {
        plain = [UInt16](repeating: Self.missing, count: FrozenNames.twins.count)
        twin = [UInt16](repeating: Self.missing, count: FrozenNames.count)
        for id in FrozenNames.twins {
            let name = UnsafeRawBufferPointer(rebasing: FrozenNames.table.bytes(id).dropFirst())
            guard let key = Key(frozen: name) else { continue }
            plain[Int(id - FrozenNames.twins.lowerBound)] = UInt16(truncatingIfNeeded: key.rawValue)
            twin[Int(key.rawValue)] = UInt16(truncatingIfNeeded: id)
        }
    }
}
