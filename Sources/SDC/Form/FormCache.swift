internal import FHIRJSON
package import FHIRModel
internal import Glibc
internal import Hashing
internal import Locking
internal import Synchronization
package import Terminology

/// Compiled forms, found by the bytes they were posted as, by `urn:formstep:sha256:…`, and by the names that stored forms
/// are given.
///
/// Bounded by ``Form/cost``; the least recently used go first. Two requests for one new form compile it once. A form in
/// it has a document of its own, so a small form never keeps a large body alive.
package final class FormCache: Sendable {
    /// What stands before the digest in ``Form/hash``.
    package static let hashPrefix = "urn:formstep:sha256:"

    private let state: Locked<FormCacheEntries>
    /// Compiles under way, so that a form is compiled once.
    private let pending = Locked<[FormKey: PendingForm]>([:])
    private let hash = ByteHash()
    /// Namespace of the UUIDs of forms without url.
    private let namespace: NameUUID
    private let definitions: (any DefinitionSource)?

    /// - Parameters:
    ///   - capacity: bytes of memory, as ``Form/cost`` counts them.
    ///   - marks: has `<S>`, in whose namespace forms without url are named.
    ///   - definitions: value sets and code systems outside the forms. A form that was compiled with one of them is not
    ///     found any more once that was written.
    package init(capacity: Int, marks: Marks, definitions: (any DefinitionSource)? = nil) {
        self.definitions = definitions
        state = Locked(FormCacheEntries(capacity: capacity))
        namespace = NameUUID(marks.structureDefinitionBase, in: .urlNamespace)
    }

    private let hitCount = Atomic<Int>(0)
    private let compileCount = Atomic<Int>(0)
    /// Look-ups that found a warm form, and forms compiled, since the start.
    package var counts: (hits: Int, compiles: Int) {
        (hitCount.load(ordering: .relaxed), compileCount.load(ordering: .relaxed))
    }

    /// What is cached now: how many forms, and what they cost.
    package var usage: (count: Int, cost: Int) { state.withLock { ($0.count, $0.cost) } }

    // MARK: Warm

    /// The form with exactly these bytes; about a microsecond for 10 KB.
    ///
    /// - Parameter version: what the caller said it is of; nil = it says so itself.
    package func form(bytes: UnsafeRawBufferPointer, version: FHIRVersion?) -> Form? {
        form(FormKey(hash: hash(bytes), version: version), bytes)
    }

    private func form(_ key: FormKey, _ bytes: UnsafeRawBufferPointer) -> Form? {
        let thread = ThreadNumber.current
        guard let found = state.withLock({ $0.use(key, by: thread) }), Self.isEqual(found.form, bytes),
            isFresh(found.form)
        else { return nil }
        hitCount.add(1, ordering: .relaxed)
        return own(found, thread)
    }

    /// The form that a name stands for: its hash, or what ``name(_:as:)`` gave it.
    package func form(named name: String) -> Form? {
        let thread = ThreadNumber.current
        guard let found = state.withLock({ $0.use(named: name, by: thread) }), isFresh(found.form) else { return nil }
        hitCount.add(1, ordering: .relaxed)
        return own(found, thread)
    }

    /// The form that was found, or the copy that the thread is due.
    private func own(_ found: FormCopy.Found, _ thread: Int) -> Form {
        guard case .some(let version) = found.version,
            let copy = try? compile(found.form.document.source, version: version, hash: found.form.hash)
        else { return found.form }
        copy.note(steps: found.form.latestSteps)
        state.withLock { $0.insert(copy, copying: found.form, for: thread) }
        return copy
    }

    /// What it takes to compile the form of a name anew, where it is cached but compiled with definitions that were
    /// written since; nil otherwise.
    package func staleForm(named name: String) -> (bytes: [UInt8], version: FHIRVersion?)? {
        guard let (form, key) = state.withLock({ $0.entry(named: name) }) else { return nil }
        return (form.document.source, key.version)
    }

    /// Whether what the form was compiled with still is what it was.
    private func isFresh(_ form: Form) -> Bool {
        guard !form.outside.urls.isEmpty, let definitions else { return true }
        return !definitions.changed(form.outside.urls, since: form.outside.generation)
    }

    /// Gives a cached form one more name, which goes when the form goes. Nothing happens to a form that is not cached.
    package func name(_ form: Form, as name: String) { state.withLock { $0.add(name, to: form) } }

    // MARK: Cold

    /// The form with these bytes, compiled if it is new. Waits while another thread compiles the same bytes.
    ///
    /// - Throws: `FormError` where the form cannot be walked; it is not kept.
    package func compile(bytes: [UInt8], version: FHIRVersion?) throws(FormError) -> Form {
        let key = bytes.withUnsafeBytes { FormKey(hash: hash($0), version: version) }
        if let form = bytes.withUnsafeBytes({ form(key, $0) }) { return form }
        let mine = PendingForm(bytes: bytes)
        let other = pending.withLock { pending -> PendingForm? in
            if let other = pending[key] { return other }
            pending[key] = mine
            return nil
        }
        guard let other else {
            // It may have come in between: the other thread puts it in before it leaves `pending`.
            let known = bytes.withUnsafeBytes { form(key, $0) }
            let result =
                known.map(Result.success)
                ?? Result { () throws(FormError) in
                    try compileNow(bytes, version: version)
                }
            if known == nil, case .success(let form) = result { state.withLock { $0.insert(form, as: key) } }
            pending.withLock { _ = $0.removeValue(forKey: key) }
            mine.finish(result)
            return try result.get()
        }
        // Different bytes with one hash are next to impossible, but then they are another form.
        guard other.bytes == bytes else { return try compileNow(bytes, version: version) }
        let theirs = try other.wait().get()
        // What it was compiled with may have been written after the other thread began, and before this call.
        return isFresh(theirs) ? theirs : try compile(bytes: bytes, version: version)
    }

    private func compileNow(_ bytes: [UInt8], version: FHIRVersion?) throws(FormError) -> Form {
        let digest = bytes.withUnsafeBytes { sha256($0) }
        compileCount.add(1, ordering: .relaxed)
        return try compile(bytes, version: version, hash: Self.hashPrefix + hexadecimal(digest))
    }

    private func compile(_ bytes: [UInt8], version: FHIRVersion?, hash: String) throws(FormError) -> Form {
        let document: Document
        do throws(Document.ParseError) {
            // The limits of the request held for it already; as a part of one it cannot be deeper or larger.
            document = try Document.parse(bytes, limits: Document.Limits(maximumBytes: .max, maximumDepth: .max))
        } catch {
            throw FormError(issues: [Issue(.error, .invalid, error.description, expression: "Questionnaire")])
        }
        return try FormCompiler.compile(
            document, questionnaire: document.root, version: version, hash: hash,
            definitions: definitions,
            contentUUID: { "urn:uuid:\(NameUUID(canonicalBytes(document.root, of: document), in: namespace))" })
    }

    private static func isEqual(_ form: Form, _ bytes: UnsafeRawBufferPointer) -> Bool {
        form.document.source.withUnsafeBytes { own in
            guard own.count == bytes.count else { return false }
            guard let left = own.baseAddress, let right = bytes.baseAddress else { return true }
            return memcmp(left, right, own.count) == 0
        }
    }
}

/// A compile under way; whoever wants the same form waits for it.
private final class PendingForm: Sendable {
    let bytes: [UInt8]
    private let result = Locked<Result<Form, FormError>?>(nil)
    private let done = Latch()

    init(bytes: [UInt8]) { self.bytes = bytes }

    func finish(_ result: Result<Form, FormError>) {
        self.result.withLock { $0 = result }
        done.open()
    }

    func wait() -> Result<Form, FormError> {
        done.wait()
        return result.withLock { $0 } ?? .failure(FormError(issues: []))
    }
}
