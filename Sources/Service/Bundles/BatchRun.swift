internal import Storage

/// A batch: every entry by itself, in the Bundle's order.
struct BatchRun: Sendable {
    let run: EntryRun

    func perform(_ entries: [Result<BundleEntry, ServiceError>]) -> [EntryReply] {
        entries.map { entry in
            do throws(ServiceError) {
                return try perform(try entry.get())
            } catch {
                return EntryReply(error)
            }
        }
    }

    private func perform(_ entry: BundleEntry) throws(ServiceError) -> EntryReply {
        let store = run.context.store
        do throws(ServiceError) {
            guard entry.rank < 3 else { return try run.read(entry, in: store) }
            let run = run
            let result = try run.context.storing {
                try store.transact { try run.write(entry, body: nil, in: $0) }
            }
            return result.map { EntryReply($0, entry.issues) } ?? EntryReply(status: 200)
        } catch {
            throw error.located(inEntry: entry.index)
        }
    }
}
