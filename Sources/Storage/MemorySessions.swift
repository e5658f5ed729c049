/// The sessions of a ``MemoryStore``. Belongs to whoever holds the store's lock.
final class MemorySessions {
    private var records: [[UInt8]: SessionRecord] = [:]
    /// Sessions by the hour in which there is something to be done about them.
    private var hours: [Int64: Set<[UInt8]>] = [:]
    private var forms: [String: SessionForm] = [:]
    /// How many sessions need each form.
    private var uses: [String: Int] = [:]
    var replies: [[UInt8]: KeptReply] = [:]

    func session(_ id: [UInt8]) -> SessionRecord? { records[id] }

    func form(_ name: String) -> SessionForm? { forms[name] }

    func setForm(_ name: String, _ form: SessionForm?) { forms[name] = form }

    /// Puts a record in the place of the former one; nil takes it away.
    func set(_ id: [UInt8], _ record: SessionRecord?) {
        let former = records.removeValue(forKey: id)
        if former?.dueHour != record?.dueHour {
            if let hour = former?.dueHour {
                hours[hour]?.remove(id)
                if hours[hour]?.isEmpty == true { hours[hour] = nil }
            }
            if let hour = record?.dueHour { hours[hour, default: []].insert(id) }
        }
        if former?.form != record?.form {
            if let name = former?.form, !name.isEmpty {
                let rest = (uses[name] ?? 1) - 1
                uses[name] = rest > 0 ? rest : nil
            }
            if let name = record?.form, !name.isEmpty { uses[name, default: 0] += 1 }
        }
        records[id] = record
    }

    /// Sessions about which something has to be done by an hour.
    func due(_ hour: Int64, _ limit: Int) -> [[UInt8]] {
        var found: [[UInt8]] = []
        for key in hours.keys where key <= hour {
            found += (hours[key] ?? []).prefix(limit - found.count)
            if found.count >= limit { break }
        }
        return found
    }

    func unneededForms(_ limit: Int) -> [(String, SessionForm)] {
        forms.lazy.filter { self.uses[$0.key] == nil }.prefix(limit).map { ($0.key, $0.value) }
    }
}
