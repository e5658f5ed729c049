internal import FHIRModel
internal import Storage

/// A transaction: all entries or none (https://hl7.org/fhir/R4/http.html#trules).
struct TransactionRun: Sendable {
    let run: EntryRun

    /// - Throws: what is wrong with the first entry that fails, with its place in the Bundle; nothing is written then.
    func perform(_ entries: [BundleEntry]) throws(ServiceError) -> [EntryReply] {
        try checkNamesOnce(entries)
        let store = run.context.store
        guard entries.contains(where: { $0.rank < 3 }) else {
            return try located(entries) { entry throws(ServiceError) in try run.read(entry, in: store) }
        }
        return try run.context.storing { try store.transact { try perform(entries, in: $0) } }
    }

    private func perform(_ entries: [BundleEntry], in transaction: any StoreTransaction) throws -> [EntryReply] {
        var replies = [EntryReply?](repeating: nil, count: entries.count)
        let order = entries.indices.sorted { (entries[$0].rank, $0) < (entries[$1].rank, $1) }
        func write(_ index: Int, _ body: ResourceBody?, id: String? = nil) throws {
            let entry = entries[index]
            try locating(entry) {
                replies[index] = try run.write(entry, body: body, id: id, in: transaction).map {
                    EntryReply($0, entry.issues)
                }
            }
        }
        for index in order where entries[index].rank == 0 { try write(index, nil) }
        // All ids first: entries may refer to later ones.
        var rewriter = ReferenceRewriter()
        var freshIDs: [Int: String] = [:]
        // The same condition twice names one resource: the first creates it, the others find it.
        // By how it reads once parsed: exact to the byte, and one look-up each.
        var firstWith: [ExactText: Int] = [:]
        var sameAs: [Int: Int] = [:]
        for index in order {
            let entry = entries[index]
            var place = entry.written
            if case .create(let body, let condition) = entry.action {
                var found: StoredVersion?
                try locating(entry) { found = try condition.flatMap { try transaction.match($0) } }
                if let found {
                    replies[index] = EntryReply(WriteResult(.unchanged, found))
                    place = "\(found.type)/\(found.id)"
                } else if let condition, let first = firstWith[ExactText("\(condition)")] {
                    sameAs[index] = first
                    place = freshIDs[first].map { "\(body.type)/\($0)" }
                } else {
                    if let condition { firstWith[ExactText("\(condition)")] = index }
                    let id = ResourceID.fresh()
                    freshIDs[index] = id
                    place = "\(body.type)/\(id)"
                }
            }
            if let fullUrl = entry.fullUrl, let place, entry.rank > 0 {
                rewriter.add(fullUrl: fullUrl, place: place, type: entry.type.name, isCreated: entry.rank == 1)
            }
        }
        for index in order where replies[index] == nil && sameAs[index] == nil {
            switch entries[index].action {
            case .create(let body, _), .update(let body, _, _):
                try write(index, rewriter.rewritten(body, type: entries[index].type), id: freshIDs[index])
            default: break
            }
        }
        for (index, first) in sameAs {
            if let version = replies[first]?.version { replies[index] = EntryReply(WriteResult(.unchanged, version)) }
        }
        for index in order where entries[index].rank == 3 {
            try locating(entries[index]) { replies[index] = try run.read(entries[index], in: transaction) }
        }
        return replies.map { $0 ?? EntryReply(status: 200) }
    }

    /// Nothing may be written twice, and no two entries may have one name.
    private func checkNamesOnce(_ entries: [BundleEntry]) throws(ServiceError) {
        var written: Set<String> = []
        var fullUrls: Set<String> = []
        for entry in entries {
            if let name = entry.written, !written.insert(name).inserted {
                throw ServiceError(
                    .malformed, "Two entries of the transaction write the same resource.", code: .duplicate
                ).located(inEntry: entry.index)
            }
            if entry.rank == 1 || entry.rank == 2, let fullUrl = entry.fullUrl, !fullUrls.insert(fullUrl).inserted {
                throw ServiceError(
                    .malformed, "Two entries of the transaction have the same fullUrl.", code: .duplicate
                ).located(inEntry: entry.index)
            }
        }
    }

    private func locating(_ entry: BundleEntry, _ body: () throws -> Void) throws {
        do {
            try body()
        } catch let error as ServiceError {
            throw error.located(inEntry: entry.index)
        } catch let refusal as WriteRefusal {
            throw ServiceError(refusal).located(inEntry: entry.index)
        }
    }

    private func located(
        _ entries: [BundleEntry], _ read: (BundleEntry) throws(ServiceError) -> EntryReply
    ) throws(ServiceError) -> [EntryReply] {
        var replies: [EntryReply] = []
        for entry in entries {
            do throws(ServiceError) {
                replies.append(try read(entry))
            } catch {
                throw error.located(inEntry: entry.index)
            }
        }
        return replies
    }
}
