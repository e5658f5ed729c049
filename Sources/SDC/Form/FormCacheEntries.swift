internal import FHIRModel

/// Under what a form is cached: the hash of its bytes, and what the caller said of its version.
struct FormKey: Hashable {
    let hash: UInt64
    let version: FHIRVersion?
}

/// The table of a ``FormCache``: entries in one array, chained from the most to the least recently used.
struct FormCacheEntries {
    private struct Entry {
        var form: Form?
        var key: FormKey
        var names: [String]
        var newer: Int
        var older: Int
    }

    private static let none = -1

    private let capacity: Int
    private(set) var cost = 0
    private var entries: [Entry] = []
    private var free: [Int] = []
    private var byKey: [FormKey: Int] = [:]
    private var byName: [String: Int] = [:]
    private var newest = Self.none
    private var oldest = Self.none

    init(capacity: Int) { self.capacity = capacity }

    var count: Int { byKey.count }

    /// The form under a key, which becomes the most recently used.
    mutating func use(_ key: FormKey) -> Form? {
        guard let index = byKey[key] else { return nil }
        touch(index)
        return entries[index].form
    }

    /// The form with a name, which becomes the most recently used.
    mutating func use(named name: String) -> Form? {
        guard let index = byName[name] else { return nil }
        touch(index)
        return entries[index].form
    }

    /// The form with a name and what it is cached under.
    func entry(named name: String) -> (Form, FormKey)? {
        guard let index = byName[name], let form = entries[index].form else { return nil }
        return (form, entries[index].key)
    }

    /// Takes a form in, in the place of one under the same key, and lets the oldest go until all fit. A form that is
    /// larger than the whole cache is not taken.
    mutating func insert(_ form: Form, as key: FormKey) {
        if let index = byKey[key] { remove(index) }
        guard form.cost <= capacity else { return }
        while cost + form.cost > capacity, oldest != Self.none { remove(oldest) }
        let entry = Entry(form: form, key: key, names: [], newer: Self.none, older: Self.none)
        let index: Int
        if let reused = free.popLast() {
            index = reused
            entries[index] = entry
        } else {
            index = entries.count
            entries.append(entry)
        }
        byKey[key] = index
        cost += form.cost
        link(index)
        setName(form.hash, index)
    }

    /// Gives the entry of a form one more name.
    mutating func add(_ name: String, to form: Form) {
        guard let index = byName[form.hash], entries[index].form === form else { return }
        setName(name, index)
    }

    /// A name stands for the entry that was given it last.
    private mutating func setName(_ name: String, _ index: Int) {
        if let former = byName.updateValue(index, forKey: name) {
            guard former != index else { return }
            entries[former].names.removeAll { $0 == name }
        }
        entries[index].names.append(name)
    }

    private mutating func remove(_ index: Int) {
        unlink(index)
        let entry = entries[index]
        cost -= entry.form?.cost ?? 0
        byKey[entry.key] = nil
        for name in entry.names { byName[name] = nil }
        entries[index].form = nil
        entries[index].names = []
        free.append(index)
    }

    private mutating func touch(_ index: Int) {
        guard newest != index else { return }
        unlink(index)
        link(index)
    }

    private mutating func link(_ index: Int) {
        entries[index].newer = Self.none
        entries[index].older = newest
        if newest != Self.none { entries[newest].newer = index } else { oldest = index }
        newest = index
    }

    private mutating func unlink(_ index: Int) {
        let newer = entries[index].newer
        let older = entries[index].older
        if newer != Self.none { entries[newer].older = older } else { newest = older }
        if older != Self.none { entries[older].newer = newer } else { oldest = newer }
    }
}
