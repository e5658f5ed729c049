internal import Observability
internal import Sessions
internal import Synchronization

/// Counters of sessions for `/metrics`. Nothing in them names a session.
final class SessionCounters: Sendable {
    enum Event: Int, CaseIterable { case created, written, completed, migrated, deleted, expired, conflict, replayed }

    private let created = Atomic<Int>(0)
    private let written = Atomic<Int>(0)
    private let completed = Atomic<Int>(0)
    private let migrated = Atomic<Int>(0)
    private let deleted = Atomic<Int>(0)
    private let expired = Atomic<Int>(0)
    private let conflicts = Atomic<Int>(0)
    private let replayed = Atomic<Int>(0)

    func count(_ event: Event, _ times: Int = 1) {
        switch event {
        case .created: created.add(times, ordering: .relaxed)
        case .written: written.add(times, ordering: .relaxed)
        case .completed: completed.add(times, ordering: .relaxed)
        case .migrated: migrated.add(times, ordering: .relaxed)
        case .deleted: deleted.add(times, ordering: .relaxed)
        case .expired: expired.add(times, ordering: .relaxed)
        case .conflict: conflicts.add(times, ordering: .relaxed)
        case .replayed: replayed.add(times, ordering: .relaxed)
        }
    }

    func add(to metrics: Metrics, _ cache: SessionCache<SessionHead>) {
        metrics.add("formstep_sessions_created_total", help: "Sessions begun.", counts: true) { [self] in
            Double(created.load(ordering: .relaxed))
        }
        metrics.add("formstep_session_writes_total", help: "Writes to sessions after their start.", counts: true) {
            [self] in Double(written.load(ordering: .relaxed))
        }
        metrics.add("formstep_sessions_completed_total", help: "Sessions completed.", counts: true) { [self] in
            Double(completed.load(ordering: .relaxed))
        }
        metrics.add("formstep_sessions_migrated_total", help: "Sessions moved to another form version.", counts: true) {
            [self] in Double(migrated.load(ordering: .relaxed))
        }
        metrics.add("formstep_sessions_deleted_total", help: "Sessions deleted by their clients.", counts: true) {
            [self] in Double(deleted.load(ordering: .relaxed))
        }
        metrics.add("formstep_sessions_expired_total", help: "Expired sessions whose content was purged.", counts: true)
        { [self] in Double(expired.load(ordering: .relaxed)) }
        metrics.add(
            "formstep_session_conflicts_total", help: "Writes that met another one and were tried again.", counts: true
        ) { [self] in Double(conflicts.load(ordering: .relaxed)) }
        metrics.add(
            "formstep_session_replays_total", help: "Replies given again for an Idempotency-Key.", counts: true
        ) { [self] in Double(replayed.load(ordering: .relaxed)) }
        metrics.add("formstep_session_cache_sessions", help: "Sessions in memory.") { Double(cache.usage.count) }
        metrics.add("formstep_session_cache_bytes", help: "What they cost in memory, about.") {
            Double(cache.usage.cost)
        }
    }
}
