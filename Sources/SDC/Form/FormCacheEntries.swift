internal import FHIRJSON
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
        /// Copies of threads that ask for the form often, and how often each thread asked.
        var copies: [FormCopy] = []
        var key: FormKey
        var names: [String]
        var newer: Int
        var older: Int
    }

    private static let none = -1

    private let capacity: Int
    private(set) var cost = 0
    /// What copies take of it.
    private var copiesCost = 0
    private var entries: [Entry] = []
    private var free: [Int] = []
    private var byKey: [FormKey: Int] = [:]
    private var byName: [String: Int] = [:]
    private var newest = Self.none
    private var oldest = Self.none

    init(capacity: Int) { self.capacity = capacity }

    var count: Int { byKey.count }

    /// What is cached under a key, for a thread; it becomes the most recently used.
    mutating func use(_ key: FormKey, by thread: Int) -> FormCopy.Found? { byKey[key].flatMap { use($0, thread) } }

    /// What has a name, for a thread; it becomes the most recently used.
    mutating func use(named name: String, by thread: Int) -> FormCopy.Found? {
        byName[name].flatMap { use($0, thread) }
    }

    private mutating func use(_ index: Int, _ thread: Int) -> FormCopy.Found? {
        touch(index)
        guard let form = entries[index].form else { return nil }
        guard let place = entries[index].copies.firstIndex(where: { $0.thread == thread }) else {
            if entries[index].copies.count < FormCopy.most { entries[index].copies.append(FormCopy(thread: thread)) }
            return FormCopy.Found(form: form)
        }
        if let own = entries[index].copies[place].form { return FormCopy.Found(form: own) }
        entries[index].copies[place].uses += 1
        guard entries[index].copies[place].uses == FormCopy.usesBefore else { return FormCopy.Found(form: form) }
        // The first thread that asks so often keeps the form itself.
        guard entries[index].copies.contains(where: { $0.thread != thread && $0.uses >= FormCopy.usesBefore }),
            FormCopy.isWorthIt(form), copiesCost + form.cost <= capacity / 8
        else { return FormCopy.Found(form: form) }
        return FormCopy.Found(form: form, version: .some(entries[index].key.version))
    }

    /// Takes in the copy of a form for a thread, unless the form is gone by now.
    mutating func insert(_ copy: Form, copying form: Form, for thread: Int) {
        guard let index = byName[form.hash], entries[index].form === form,
            let place = entries[index].copies.firstIndex(where: { $0.thread == thread })
        else { return }
        touch(index)
        entries[index].copies[place].form = copy
        cost += copy.cost
        copiesCost += copy.cost
        while cost > capacity, oldest != Self.none, oldest != index { remove(oldest) }
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
        guard let index = byName[form.hash],
            entries[index].form === form || entries[index].copies.contains(where: { $0.form === form })
        else { return }
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
        let ofCopies = entry.copies.reduce(0) { $0 + ($1.form?.cost ?? 0) }
        cost -= ofCopies
        copiesCost -= ofCopies
        byKey[entry.key] = nil
        for name in entry.names { byName[name] = nil }
        entries[index].form = nil
        entries[index].copies = []
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

/// A form that is asked for often by several threads, compiled once more for one of them: reference counts of one form
/// that several threads keep writing cost a quarter of a step.
struct FormCopy {
    let thread: Int
    var form: Form?
    var uses = 0

    /// So often a thread has to ask before it gets a copy of its own.
    static let usesBefore = 200
    /// It is made where others wait: of forms that compile in a millisecond or two, without a look into the store.
    static func isWorthIt(_ form: Form) -> Bool {
        form.items.count <= 100 && form.document.source.count <= 64 << 10 && form.outside.urls.isEmpty
    }
    /// Threads that are counted.
    static let most = 64

    /// What a thread gets.
    struct Found {
        let form: Form
        /// Not nil where the thread is due a copy: what the form is to be compiled as.
        var version: FHIRVersion??
    }
}
