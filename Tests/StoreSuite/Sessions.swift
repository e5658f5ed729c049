import FHIRModel
import Locking
import Storage

/// What every store must do with sessions.
extension StoreSuite {
    static func id(_ number: UInt8) -> [UInt8] { [UInt8](repeating: number, count: 32) }

    static func record(
        _ number: UInt8, expires: Int64 = 100 * hour, form: String = "f", head: [UInt8] = [1, 2]
    ) -> SessionRecord {
        SessionRecord(id: id(number), expires: expires, form: form, place: "a", response: [3, 4, number], head: head)
    }

    private static let hour: Int64 = 3_600_000

    private static func update(
        _ store: any ArtifactStore, _ record: SessionRecord, _ former: SessionRecord
    ) throws -> Bool {
        try store.transact { try $0.updateSession(record, replacing: former) }
    }

    static let sessions: [Check] = [
        Check(name: "a session is kept and changed by its version") { store in
            var expect = Expectations()
            let first = record(1)
            try store.transact { try $0.insertSession(first) }
            expect.equal(try store.session(id(1)), first, "as it was put in")
            expect.equal(try store.session(id(2)), nil, "another id")
            var second = first
            second.version = 2
            second.response = [9]
            second.place = nil
            second.state = .completed
            second.result = "r"
            second.expires = 200 * hour
            second.head = [7]
            second.form = "g"
            expect.isTrue(try update(store, second, first), "by the current version")
            expect.equal(try store.session(id(1)), second, "all of it changed")
            expect.equal(try update(store, second, first), false, "by an older version")
            var third = second
            third.version = 3
            third.response = [10]
            expect.isTrue(try update(store, third, second), "the next one")
            expect.equal(try store.session(id(1)), third, "the next one")
            return expect.failures
        },
        Check(name: "what a failed transaction did to sessions is undone") { store in
            var expect = Expectations()
            let first = record(1)
            try store.transact { try $0.insertSession(first) }
            var second = first
            second.version = 2
            let changed = second
            do {
                try store.transact { transaction in
                    _ = try transaction.updateSession(changed, replacing: first)
                    try transaction.insertSession(record(2))
                    try transaction.keepSessionForm("x", SessionForm(fhirVersion: .r4, content: [1]))
                    try transaction.keepReply([1], KeptReply(request: [1], expires: 1, content: []))
                    throw SuiteError()
                }
                expect.isTrue(false, "it threw")
            } catch is SuiteError {}
            expect.equal(try store.session(id(1)), first, "as before")
            expect.equal(try store.session(id(2)), nil, "not there")
            expect.equal(try store.sessionForm("x"), nil, "no form")
            expect.isTrue(try store.transact { try $0.keptReply([1]) == nil }, "no reply")
            return expect.failures
        },
        Check(name: "forms and replies are kept") { store in
            var expect = Expectations()
            let form = SessionForm(fhirVersion: .r5, content: [1, 2, 3])
            try store.transact { transaction in
                try transaction.keepSessionForm("f", form)
                try transaction.keepSessionForm("f", SessionForm(fhirVersion: .r4, content: []))
                try transaction.keepReply([1, 1], KeptReply(request: [5], expires: 7, content: [6]))
                try transaction.keepReply([1, 2], KeptReply(request: [5], expires: 7, content: [6]))
                try transaction.keepReply([2, 1], KeptReply(request: [5], expires: 7, content: [6]))
                try transaction.keepReply([2, 1], KeptReply(request: [8], expires: 9, content: [0, 1]))
            }
            expect.equal(try store.sessionForm("f"), form, "the first one stays")
            let replaced = try store.transact { try $0.keptReply([2, 1]) }
            expect.equal(replaced, KeptReply(request: [8], expires: 9, content: [0, 1]), "the latest one")
            try store.transact { try $0.forgetReplies([1]) }
            let left = try store.transact { transaction in
                try [[1, 1], [1, 2], [2, 1]].map { try transaction.keptReply($0) != nil }
            }
            expect.equal(left, [false, false, true], "by their beginning")
            return expect.failures
        },
        Check(name: "expired sessions become tombstones, and go") { store in
            var expect = Expectations()
            let old = record(1, expires: 10 * hour, form: "old")
            let young = record(2, expires: 5000 * hour, form: "young")
            try store.transact { transaction in
                for record in [old, young] {
                    try transaction.insertSession(record)
                    try transaction.keepSessionForm(
                        record.form, SessionForm(fhirVersion: .r4, content: [1]))
                }
                try transaction.keepReply([1], KeptReply(request: [], expires: 10 * hour, content: []))
                try transaction.keepReply([2], KeptReply(request: [], expires: 5000 * hour, content: []))
            }
            func purge(_ now: Int64) throws -> Int {
                let done = try store.transact { try $0.purgeSessions(now: now, limit: 10) }
                return done.expired
            }
            expect.equal(try purge(10 * hour - 1), 0, "not yet")
            expect.equal(try store.session(id(1)), old, "not yet")
            expect.equal(try purge(11 * hour), 1, "expired")
            let gone = try store.session(id(1))
            expect.equal(gone, old.tombstone(from: old.expires), "a tombstone")
            expect.equal(try update(store, old, old), false, "nobody writes to a tombstone by the version before")
            expect.equal(try store.sessionForm("old"), nil, "its form is needed by nobody")
            expect.isTrue(try store.sessionForm("young") != nil, "the other's is")
            let left = try store.transact { try [$0.keptReply([1]) != nil, $0.keptReply([2]) != nil] }
            expect.equal(left, [false, true], "kept replies")
            expect.equal(try purge(10 * hour + SessionRecord.tombstoneLifetime - 1), 0, "it stays")
            expect.isTrue(try store.session(id(1)) != nil, "it stays for 30 days")
            expect.equal(try purge(12 * hour + SessionRecord.tombstoneLifetime), 0, "nothing expires")
            expect.equal(try store.session(id(1)), nil, "then it goes")
            expect.equal(try store.session(id(2)), young, "the other one is as it was")
            return expect.failures
        },
        Check(name: "purging is done in parts") { store in
            var expect = Expectations()
            for number in 1...7 { try store.transact { try $0.insertSession(record(UInt8(number), expires: hour)) } }
            var rounds = 0
            var expired = 0
            while rounds < 20 {
                rounds += 1
                let done = try store.transact { try $0.purgeSessions(now: 10 * hour, limit: 3) }
                expired += done.expired
                if !done.isMore { break }
            }
            expect.equal(expired, 7, "all of them")
            expect.equal(rounds, 3, "three at a time")
            return expect.failures
        },
        Check(name: "of many that write at once one wins each version") { store in
            var expect = Expectations()
            let first = record(1)
            try store.transact { try $0.insertSession(first) }
            let wins = Locked<[Int]>([])
            Threads.run(8) { number in
                for _ in 0..<50 {
                    guard let now = try? store.session(id(1)) else { continue }
                    var next = now
                    next.version += 1
                    next.response = [UInt8(number)]
                    let written = next
                    if (try? store.transact { try $0.updateSession(written, replacing: now) }) == true {
                        wins.withLock { $0.append(written.version) }
                    }
                }
            }
            let versions = wins.withLock { $0.sorted() }
            expect.equal(versions, Array(2..<(versions.count + 2)), "each version once")
            expect.equal(try store.session(id(1))?.version, versions.count + 1, "the last one is there")
            return expect.failures
        },
        Check(name: "a write can be told of later") { store in
            var expect = Expectations()
            let told = Locked<[Int]>([])
            let refused = Locked(0)
            Threads.run(4) { number in
                for step in 0..<25 {
                    let record = record(UInt8(number * 25 + step))
                    store.transact(
                        { transaction -> Int in
                            try transaction.insertSession(record)
                            if step == 24 { throw SuiteError() }
                            return step
                        },
                        completion: { result in
                            switch result {
                            case .success(let step): told.withLock { $0.append(step) }
                            case .failure: refused.withLock { $0 += 1 }
                            }
                        })
                }
            }
            // A store may write in any order.
            for _ in 0..<50_000 where told.withLock({ $0.count }) + refused.withLock({ $0 }) < 100 { Threads.pause() }
            expect.equal(told.withLock { $0.count }, 96, "told")
            expect.equal(refused.withLock { $0 }, 4, "refused")
            expect.isTrue(try store.session(id(23)) != nil, "there")
            expect.isTrue(try store.session(id(24)) == nil, "undone")
            return expect.failures
        },
    ]
}
