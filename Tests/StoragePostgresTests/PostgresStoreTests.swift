import FHIRModel
import Glibc
import Locking
import Storage
import StoreSuite
import TestSupport
import Testing

@testable import StoragePostgres

@Suite(.enabled(if: PostgresServer.isThere, Comment(rawValue: PostgresServer.why)))
struct PostgresStoreTests {
    @Test(arguments: StoreSuite.checks)
    func doesWhatEveryStoreMust(check: StoreSuite.Check) throws {
        let database = try TestDatabase()
        let store = try database.open()
        let failures = try check.run(store)
        #expect(failures.isEmpty, "\(failures.joined(separator: "\n"))")
        store.close()
    }

    @Test func isThereAfterReopening() throws {
        let database = try TestDatabase()
        let written: StoredVersion?
        do {
            let store = try database.open()
            written = try store.write("x", title: "kept")
            store.close()
        }
        let store = try database.open(connections: 2)
        #expect(try store.current("Questionnaire", id: "x") == written)
        #expect(try store.search(StoreQuery("Questionnaire")).total == 1)
        store.close()
        #expect(throws: StoreError.self) { try store.write("y") }
        #expect(throws: StoreError.self) { try store.current("Questionnaire", id: "x") }
    }

    @Test func twoProcessesShareADatabase() throws {
        // Two stores of one process share nothing but the database, as two processes do.
        let database = try TestDatabase()
        let one = try database.open()
        let two = try database.open()
        try one.write("x", url: "u")
        usleep(900_000)
        let generation = two.changes.generation
        #expect(try two.current("Questionnaire", id: "x")?.versionId == 1)
        try two.write("x", url: "u")
        try one.write("x", url: "u")
        #expect(try two.current("Questionnaire", id: "x")?.versionId == 3)
        // Within a second the one knows of the other's writes.
        for _ in 0..<50 where !two.changes.changed(["u"], since: generation) { usleep(20_000) }
        #expect(two.changes.changed(["u"], since: generation))
        Threads.run(2) { number in
            for _ in 0..<20 { _ = try? (number == 0 ? one : two).write("n\(number)") }
        }
        #expect(try one.current("Questionnaire", id: "n1")?.versionId == 20)
        usleep(1_200_000)
        let settled = one.changes.generation
        let patient = try Bodies.body(#"{"resourceType":"Patient"}"#)
        _ = try two.transact { try $0.create(patient, now: 1) }
        usleep(1_200_000)
        #expect(one.changes.generation == settled, "writes of other types are no one's concern")
        one.close()
        two.close()
    }

    @Test func oneOfManyProcessesCreatesWhatMustBeThereOnce() throws {
        let database = try TestDatabase()
        let stores = try (0..<3).map { _ in try database.open(connections: 4) }
        let patient = try Bodies.body(
            #"{"resourceType":"Patient","identifier":[{"system":"s","value":"1"}]}"#)
        let condition = StoreQuery("Patient", [SearchCriterion("Patient", "identifier", .any([.pair("1", "s")]))])
        let created = Tally()
        let failed = Tally()
        Threads.run(9) { thread in
            for _ in 0..<5 {
                do {
                    let result = try stores[thread % 3].transact { try $0.create(patient, unless: condition, now: 1) }
                    if result.action == .created { created.add(1) }
                } catch {
                    failed.add(1)
                }
            }
        }
        #expect(created.sum == 1 && failed.sum == 0)
        #expect(try stores[0].search(StoreQuery("Patient")).total == 1)
        for store in stores { store.close() }
    }

    @Test func manyProcessesWriteTheSameResources() throws {
        // In different orders, so that they stand in each other's way.
        let database = try TestDatabase()
        let stores = try (0..<2).map { _ in try database.open(connections: 6) }
        let body = try Bodies.body(#"{"resourceType":"Questionnaire","url":"u"}"#)
        let failed = Tally()
        Threads.run(6) { thread in
            for round in 0..<10 {
                do {
                    try stores[thread % 2].transact { transaction in
                        for number in 0..<3 {
                            let id = "n\((thread + round + number * (thread % 2 == 0 ? 1 : 2)) % 3)"
                            _ = try transaction.update(body, id: id, now: 1)
                        }
                    }
                } catch {
                    failed.add(1)
                }
            }
        }
        #expect(failed.sum == 0)
        for number in 0..<3 { #expect(try stores[0].current("Questionnaire", id: "n\(number)")?.versionId == 60) }
        for store in stores { store.close() }
    }

    @Test func oneKeyIsAnsweredOnceByAllProcesses() throws {
        let database = try TestDatabase()
        let stores = try (0..<2).map { _ in try database.open(connections: 6) }
        try stores[0].transact { try $0.keepSessionForm("f", SessionForm(fhirVersion: .r4, content: [])) }
        let began = Tally()
        Threads.run(8) { thread in
            for round in 0..<10 {
                // As the service begins a session under an Idempotency-Key.
                let isNew = try? stores[thread % 2].transact { transaction in
                    let name: [UInt8] = [1, UInt8(round)]
                    guard try transaction.keptReply(name) == nil else { return false }
                    try transaction.insertSession(
                        SessionRecord(
                            id: [UInt8(thread), UInt8(round)], expires: .max / 2, form: "f", place: nil, response: [],
                            head: []))
                    try transaction.keepReply(name, KeptReply(request: [], expires: .max / 2, content: []))
                    return true
                }
                if isNew == true { began.add(1) }
            }
        }
        #expect(began.sum == 10)
        for store in stores { store.close() }
    }

    @Test func tablesAreMadeOnce() throws {
        let database = try TestDatabase()
        let address = database.address
        let failed = Tally()
        let written = Tally()
        Threads.run(6) { number in
            do {
                let store = try PostgresStore(address, connections: 2)
                try store.write("n\(number)")
                written.add(1)
                store.close()
            } catch {
                failed.add(1)
            }
        }
        #expect(failed.sum == 0 && written.sum == 6)
    }

    @Test func aNewerStoreIsRefused() throws {
        let database = try TestDatabase()
        try database.open().close()
        try database.run(["UPDATE formstep_schema SET version = 99"])
        let error = #expect(throws: PostgresStore.OpenError.self) { try database.open() }
        #expect(error?.description.contains("99") == true)
    }

    @Test func passwordsAreNeverTold() throws {
        let address = try #require(PostgresServer.address)
        let wrong = address.split(separator: "@").last.map { "postgres://formstep:s3cret-word@\($0)" } ?? ""
        for text in [wrong, "postgres://u:s3cret-word@127.0.0.1:1/x", "postgres://u:s3cret-word%zz@h/x?s3cret-word"] {
            let error = #expect(throws: PostgresStore.OpenError.self) { try PostgresStore(text) }
            #expect(error?.description.contains("s3cret") == false)
        }
    }

    @Test func aConnectionThatIsCutIsMadeAnew() throws {
        let database = try TestDatabase()
        let store = try database.open(connections: 4)
        try store.write("x")
        for round in 2..<6 {
            try TestDatabase.run([
                """
                SELECT pg_terminate_backend(pid) FROM pg_stat_activity
                WHERE pid <> pg_backend_pid() AND application_name = \(database.schema)
                """
            ])
            usleep(50_000)
            #expect(try store.current("Questionnaire", id: "x")?.versionId == round - 1)
            #expect(try store.write("x")?.versionId == round)
        }
        store.close()
    }

    @Test func threadsReadWhileOthersWrite() throws {
        let database = try TestDatabase()
        let store = try database.open(connections: 4)
        let wrong = Tally()
        Threads.run(8) { number in
            for round in 0..<25 {
                if number < 3 {
                    if (try? store.write("n\(number)", title: "\(round)", url: "u\(number)")) == nil { wrong.add(1) }
                } else {
                    guard let page = try? store.search(StoreQuery("Questionnaire")),
                        (try? store.heads("Questionnaire", url: "u\(number % 3)")) != nil
                    else {
                        wrong.add(1)
                        continue
                    }
                    if page.total != page.resources.count { wrong.add(1) }
                }
            }
        }
        #expect(wrong.sum == 0)
        store.close()
    }

    @Test func valuesLargeAndOddComeBack() throws {
        let database = try TestDatabase()
        let store = try database.open()
        // Larger than what any socket takes at once, and than an index row may be.
        let title = (0..<900_000).map { String($0, radix: 36) }.joined()
        let url = "http://x/" + String((0..<9000).map { _ in "abcdefghijklmnop".randomElement() ?? "a" })
        try store.write("x", title: title, url: url)
        #expect(try store.current("Questionnaire", id: "x")?.content?.count ?? 0 > title.utf8.count)
        #expect(try store.heads("Questionnaire", url: url).count == 1)
        #expect(try store.heads("Questionnaire", url: url + "q").isEmpty)
        func found(_ name: String, _ test: SearchCriterion.Test) throws -> Int? {
            try store.search(StoreQuery("Questionnaire", [SearchCriterion("Questionnaire", name, .any([test]))])).total
        }
        #expect(try found("url", .value(url)) == 1)
        #expect(try found("url", .value(String(url.dropLast()))) == 0)
        #expect(try found("title", .prefix(String(title.prefix(1000)))) == 1)
        #expect(try found("title", .prefix(String(title.prefix(1000)) + "?")) == 0)
        #expect(try found("title", .contains(String(title.dropFirst(195).prefix(10)))) == 1)
        store.close()
    }
}
