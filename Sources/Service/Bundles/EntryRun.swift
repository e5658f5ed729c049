internal import FHIRJSON
internal import FHIRModel
internal import Storage

/// Carries out single entries, on a store or within a transaction.
struct EntryRun: Sendable {
    let context: ArtifactContext
    let base: String
    let now: Int64

    /// A write; `body` is the entry's own, or that with its references rewritten.
    func write(
        _ entry: BundleEntry, body: ResourceBody?, id: String? = nil, in transaction: any StoreTransaction
    ) throws -> WriteResult? {
        switch entry.action {
        case .delete(let id, let condition):
            return try transaction.delete(entry.type.name, id: id, condition: condition, now: now)
        case .create(let own, let condition):
            guard let id else { return try transaction.create(body ?? own, unless: condition, now: now) }
            return try transaction.create(body ?? own, now: now, id: id)
        case .update(let own, let id, let condition):
            return try transaction.update(body ?? own, id: id, condition: condition, now: now)
        case .read, .readVersion, .history, .search:
            return nil
        }
    }

    /// A read.
    func read(_ entry: BundleEntry, in store: any StoreReading) throws(ServiceError) -> EntryReply {
        let type = entry.type.name
        switch entry.action {
        case .read(let id, let ifNoneMatch):
            let version = try context.living(type, id, in: store)
            if EntityTags.matches(ifNoneMatch, version.versionId) { return EntryReply(status: 304, version: version) }
            return EntryReply(status: 200, version: version, resource: version.content)
        case .readVersion(let id, let number):
            let version = try ReadHandler(context: context).find(type, id, number, in: store)
            return EntryReply(status: 200, version: version, resource: version.content)
        case .history(let id, let pairs):
            func number(_ name: String) -> Int? { pairs.first { $0.name == name }.flatMap { Int($0.value) } }
            let bytes = try HistoryHandler(context: context).bundle(
                type, id, count: number("_count"), before: number("_before"), base: base, of: store)
            return EntryReply(status: 200, resource: bytes)
        case .search(let pairs):
            let search = try SearchRequest(entry.type, pairs, SearchSetting(base: base, now: now))
            let bytes = try SearchHandler(context: context).bundle(search, base: base, of: store)
            return EntryReply(status: 200, resource: bytes)
        case .delete, .create, .update:
            return EntryReply(status: 200)
        }
    }
}
