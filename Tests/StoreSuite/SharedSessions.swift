import FHIRModel
import Locking
import Storage

/// Sessions that many write to at once, as several servers do.
extension StoreSuite {
    private static func id(of number: Int) -> [UInt8] {
        (0..<32).map { UInt8(truncatingIfNeeded: $0 < 4 ? number >> (8 * $0) : $0) }
    }

    private static func begin(_ store: any ArtifactStore, _ number: Int, form: String = "f") throws {
        let record = SessionRecord(
            id: id(of: number), expires: 100 * 3_600_000, form: form, place: "a/\0b", response: [1], head: [2])
        try store.transact { transaction in
            try transaction.keepSessionForm(form, SessionForm(fhirVersion: .r5, content: Array(form.utf8)))
            try transaction.insertSession(record)
        }
    }

    private static func answer(_ former: SessionRecord, _ response: String) -> SessionRecord {
        var record = former
        record.version += 1
        record.response = Array(response.utf8)
        return record
    }

    static let sharedSessions: [Check] = [
        Check(name: "of many who answer many sessions and do not wait one wins each version") { store in
            var expect = Expectations()
            for number in 0..<8 { try begin(store, number) }
            let won = Tally()
            let lost = Tally()
            Threads.run(12) { thread in
                for round in 0..<40 {
                    let number = (thread + round) % 8
                    guard let former = (try? store.session(id(of: number))) ?? nil else { continue }
                    let next = answer(former, "\(thread)/\(round)")
                    let told = Locked(false)
                    // As the service does it: it does not wait on its own thread.
                    let outcome = Locked<Bool?>(nil)
                    store.transact({ try $0.updateSession(next, replacing: former) }) { result in
                        outcome.withLock { $0 = (try? result.get()) ?? false }
                        told.withLock { $0 = true }
                    }
                    while !told.withLock({ $0 }) { Threads.pause() }
                    if outcome.withLock({ $0 }) == true { won.add(1) } else { lost.add(1) }
                }
            }
            let versions = try (0..<8).map { try store.session(id(of: $0))?.version ?? 0 }
            expect.equal(won.sum + lost.sum, 480, "all were told")
            expect.equal(versions.reduce(0, +) - 8, won.sum, "one version for each that won")
            expect.isTrue(won.sum >= 40, "somebody wins in each round")
            return expect.failures
        },
        Check(name: "a form stays as long as somebody begins with it") { store in
            var expect = Expectations()
            let failed = Tally()
            Threads.run(4) { thread in
                for round in 0..<25 {
                    do {
                        if thread == 0 {
                            _ = try store.transact { try $0.purgeSessions(now: 1, limit: 100) }
                        } else {
                            try begin(store, thread * 1000 + round, form: "form \(round)")
                        }
                    } catch {
                        failed.add(1)
                    }
                }
            }
            expect.equal(failed.sum, 0, "none failed")
            for round in 0..<25 { expect.isTrue(try store.sessionForm("form \(round)") != nil, "form \(round)") }
            return expect.failures
        },
    ]
}
