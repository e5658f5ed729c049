/// What a write did.
package struct WriteResult: Sendable, Equatable {
    package enum Action: Sendable {
        case created, updated, deleted
        /// Nothing was written: the condition found this one, or there was nothing to delete.
        case unchanged
    }

    package let action: Action
    /// The version that is current now; nil where there is none (a deletion of nothing).
    package let version: StoredVersion?

    package init(_ action: Action, _ version: StoredVersion?) {
        self.action = action
        self.version = version
    }
}

/// What a write asks of the current version (https://hl7.org/fhir/R4/http.html#concurrency).
package struct WriteCondition: Sendable, Equatable {
    /// `If-Match`: the current version must be one of these; nil = not asked.
    package var versions: [Int]?
    /// `If-Match: *`: there must be a current version.
    package var mustExist = false
    /// `If-None-Match: *`: there must be none.
    package var mustNotExist = false

    package static let none = WriteCondition()

    package init(versions: [Int]? = nil, mustExist: Bool = false, mustNotExist: Bool = false) {
        self.versions = versions
        self.mustExist = mustExist
        self.mustNotExist = mustNotExist
    }

    fileprivate func check(_ current: StoredVersion?) throws(WriteRefusal) {
        let living = current.flatMap { $0.isDeleted ? nil : $0 }
        if mustNotExist, living != nil { throw .exists }
        if mustExist, living == nil { throw .versionConflict(current: nil) }
        guard let versions else { return }
        guard let living, versions.contains(living.versionId) else {
            throw .versionConflict(current: living?.versionId)
        }
    }
}

/// The writes of FHIR's RESTful interface, made of the primitives of a transaction; the same for every store
/// (https://hl7.org/fhir/R4/http.html).
extension StoreTransaction {
    /// Creates a resource with a new id, unless the condition finds one.
    ///
    /// - Parameters:
    ///   - condition: `If-None-Exist`; one match is the result, more than one is a refusal.
    ///   - now: milliseconds since 1970.
    ///   - id: the id to give, a new one unless said otherwise.
    /// - Throws: ``WriteRefusal``, ``StoreError``.
    package func create(
        _ body: ResourceBody, unless condition: StoreQuery? = nil, now: Int64, id: String = ResourceID.fresh()
    ) throws -> WriteResult {
        if let condition, let found = try match(condition) { return WriteResult(.unchanged, found) }
        return try write(body, id: id, now: now, over: try current(body.type, id: id))
    }

    /// The one current resource that a condition fits; nil = none.
    ///
    /// - Throws: ``WriteRefusal/severalMatches``, ``StoreError``.
    package func match(_ condition: StoreQuery) throws -> StoredVersion? {
        var condition = condition
        condition.count = 2
        condition.wantsTotal = false
        let found = try search(condition).resources
        guard found.count < 2 else { throw WriteRefusal.severalMatches }
        return found.first
    }

    /// Writes a resource under its id; creates it where it is not there.
    ///
    /// - Throws: ``WriteRefusal``, ``StoreError``.
    package func update(
        _ body: ResourceBody, id: String, condition: WriteCondition = .none, now: Int64
    ) throws -> WriteResult {
        let current = try current(body.type, id: id)
        try condition.check(current)
        return try write(body, id: id, now: now, over: current)
    }

    /// Deletes a resource; its versions stay readable one by one.
    ///
    /// - Throws: ``WriteRefusal``, ``StoreError``.
    package func delete(
        _ type: String, id: String, condition: WriteCondition = .none, now: Int64
    ) throws -> WriteResult {
        let current = try current(type, id: id)
        try condition.check(current)
        guard let current, !current.isDeleted else { return WriteResult(.unchanged, current) }
        let version = StoredVersion(
            type: type, id: id, versionId: current.versionId + 1, lastUpdated: max(now, current.lastUpdated),
            fhirVersion: current.fhirVersion, content: nil)
        try append(version, nil)
        return WriteResult(.deleted, version)
    }

    private func write(
        _ body: ResourceBody, id: String, now: Int64, over current: StoredVersion?
    ) throws(StoreError) -> WriteResult {
        let versionId = (current?.versionId ?? 0) + 1
        let lastUpdated = max(now, current?.lastUpdated ?? now)
        let version = StoredVersion(
            type: body.type, id: id, versionId: versionId, lastUpdated: lastUpdated, fhirVersion: body.fhirVersion,
            content: body.stamped(id: id, versionId: versionId, lastUpdated: lastUpdated))
        try append(version, body.facts)
        return WriteResult(current?.isDeleted == false ? .updated : .created, version)
    }
}
