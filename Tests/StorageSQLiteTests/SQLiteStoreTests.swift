import Glibc
import Storage
import StorageSQLite
import StoreSuite
import TestSupport
import Testing

struct SQLiteStoreTests {
    @Test(arguments: StoreSuite.checks)
    func doesWhatEveryStoreMust(check: StoreSuite.Check) throws {
        let folder = try TemporaryFolder()
        let store = try SQLiteStore(path: folder.path + "/store.db")
        let failures = try check.run(store)
        #expect(failures.isEmpty, "\(failures.joined(separator: "\n"))")
        store.close()
    }

    @Test func isThereAfterReopening() throws {
        let folder = try TemporaryFolder()
        let path = folder.path + "/a/b/store.db"
        let written: StoredVersion?
        do {
            let store = try SQLiteStore(path: path)
            written = try store.write("x", title: "kept")
            store.close()
        }
        let store = try SQLiteStore(path: path)
        #expect(try store.current("Questionnaire", id: "x") == written)
        #expect(try store.search(StoreQuery("Questionnaire")).total == 1)
        store.close()
        #expect(throws: StoreError.self) { try store.write("y") }
        #expect(throws: StoreError.self) { try store.current("Questionnaire", id: "x") }
    }

    @Test func onlyTheOwnerCanReadIt() throws {
        let folder = try TemporaryFolder()
        let path = folder.path + "/data/store.db"
        let store = try SQLiteStore(path: path)
        try store.write("x")
        for name in [path, path + "-wal", path + "-shm"] {
            var status = stat()
            #expect(stat(name, &status) == 0, "\(name)")
            #expect(status.st_mode & 0o077 == 0, "\(name)")
        }
        store.close()
    }

    @Test func twoProcessesShareAFile() throws {
        // Two stores of one process share nothing but the file, as two processes do.
        let folder = try TemporaryFolder()
        let one = try SQLiteStore(path: folder.path + "/store.db")
        let two = try SQLiteStore(path: folder.path + "/store.db")
        try one.write("x", url: "u")
        let generation = two.changes.generation
        #expect(try two.current("Questionnaire", id: "x")?.versionId == 1)
        try two.write("x", url: "u")
        try one.write("x", url: "u")
        #expect(try two.current("Questionnaire", id: "x")?.versionId == 3)
        Threads.run(2) { number in
            for _ in 0..<20 { _ = try? (number == 0 ? one : two).write("n\(number)") }
        }
        #expect(try one.current("Questionnaire", id: "n1")?.versionId == 20)
        // Within a second the one knows of the other's writes.
        for _ in 0..<100 where !two.changes.changed(["u"], since: generation) { usleep(20_000) }
        #expect(two.changes.changed(["u"], since: generation))
        // Long enough for the one to have met the other's as well.
        usleep(1_200_000)
        let settled = one.changes.generation
        _ = try two.transact { try $0.create(StoreSuiteBodies.patient, now: 1) }
        usleep(1_200_000)
        #expect(one.changes.generation == settled, "writes of other types are no one's concern")
        one.close()
        two.close()
    }

    @Test func aFullStoreRefusesAndGoesOn() throws {
        let folder = try TemporaryFolder()
        let path = folder.path + "/store.db"
        do {
            let small = try SQLiteStore(path: path, maximumPages: 60)
            var written = 0
            var refused: (any Error)?
            for number in 0..<200 where refused == nil {
                do {
                    try small.write("n\(number)", title: String(repeating: "x", count: 3000))
                    written += 1
                } catch {
                    refused = error
                }
            }
            #expect(refused as? StoreError == .full)
            #expect(written > 5)
            // What was acknowledged is there, what was refused is not, and reading goes on.
            #expect(try small.search(StoreQuery("Questionnaire")).total == written)
            #expect(throws: StoreError.full) { try small.write("more", title: String(repeating: "x", count: 9000)) }
            // A small write beside a large one in one group is not refused with it.
            _ = try small.transact { try $0.delete("Questionnaire", id: "n0", now: 1) }
            small.close()
        }
        let large = try SQLiteStore(path: path)
        try large.write("more", title: String(repeating: "x", count: 9000))
        #expect(try large.current("Questionnaire", id: "n0")?.isDeleted == true)
        large.close()
    }

    @Test func whatIsNoStoreIsNotTouched() throws {
        let folder = try TemporaryFolder()
        let file = folder.path + "/text.db"
        try folder.write("text.db", "This is a text and no database, long enough to be taken for a header.")
        #expect(throws: SQLiteStore.OpenError.self) { try SQLiteStore(path: file) }
        #expect(folder.read("text.db")?.hasPrefix("This is a text") == true)
        #expect(throws: SQLiteStore.OpenError.self) { try SQLiteStore(path: folder.path) }
        #expect(throws: SQLiteStore.OpenError.self) { try SQLiteStore(path: "/proc/none/store.db") }
    }

    @Test func threadsReadWhileOthersWrite() throws {
        let folder = try TemporaryFolder()
        let store = try SQLiteStore(path: folder.path + "/store.db")
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
}
