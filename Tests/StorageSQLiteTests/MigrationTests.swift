import FHIRModel
import Storage
import TestSupport
import Testing

@testable import StorageSQLite

struct MigrationTests {
    /// Makes a store out of a file of SQL.
    private func make(_ sql: String, at path: String) throws {
        let connection = try SQLiteConnection(path: path, .readWrite)
        try connection.script(unsafeSQL: sql)
    }

    private var version1: String { get throws { try fixture("version-1.sql") } }

    private func fixture(_ name: String) throws -> String {
        var parts = #filePath.split(separator: "/", omittingEmptySubsequences: false)
        parts.removeLast()
        let file = parts.joined(separator: "/") + "/Fixtures/" + name
        return String(decoding: try #require(FormDirectory.readFile(file)), as: UTF8.self)
    }

    @Test func version1BecomesTheCurrentOne() throws {
        let folder = try TemporaryFolder()
        let path = folder.path + "/store.db"
        try make(try version1, at: path)
        for _ in 0..<2 {
            let store = try SQLiteStore(path: path)
            #expect(try store.current("Questionnaire", id: "a")?.versionId == 2)
            #expect(try store.version("Questionnaire", id: "a", 1)?.fhirVersion == .r4)
            #expect(try store.current("Patient", id: "p")?.isDeleted == true)
            // What version 1 did not have: the algorithm of versions, titles, dates, ids of references.
            #expect(try store.resource("Questionnaire", url: "u", version: nil)?.id == "a")
            func ids(_ type: String, _ name: String, _ test: SearchCriterion.Test) throws -> [String] {
                try store.search(StoreQuery(type, [SearchCriterion(type, name, .any([test]))])).resources.map(\.id)
            }
            #expect(try ids("Questionnaire", "title", .prefix("nine")) == ["a"])
            #expect(try ids("Questionnaire", "title", .pair("nine", "Nine")) == ["a"])
            #expect(try ids("Questionnaire", "url", .value("u")) == ["a", "b"])
            #expect(try ids("QuestionnaireResponse", "subject", .value("Patient/p")) == ["r"])
            let day = try #require(DateInterval("2026-01-01"))
            #expect(try ids("QuestionnaireResponse", "authored", .date(.eq, day)) == ["r"])
            store.close()
        }
        let store = try SQLiteStore(path: path)
        #expect(try store.write("a")?.versionId == 3)
        #expect(try store.transact { try $0.mark("m") })
        store.close()
        let connection = try SQLiteConnection(path: path, .readOnly)
        #expect(try connection.first("PRAGMA user_version", { $0.integer(0) }) == Schema.version)
    }

    @Test func version2IsFoundByMore() throws {
        let folder = try TemporaryFolder()
        let path = folder.path + "/store.db"
        try make(try fixture("version-2.sql"), at: path)
        for _ in 0..<2 {
            let store = try SQLiteStore(path: path)
            func total(_ type: String, _ name: String, _ test: SearchCriterion.Test) throws -> Int? {
                try store.search(StoreQuery(type, [SearchCriterion(type, name, .any([test]))], count: 1)).total
            }
            // More than are read at once.
            #expect(try total("Observation", "code", .coded("c7", system: "s")) == 120)
            #expect(try total("Observation", "subject", .value("Patient/p")) == 1200)
            #expect(try total("Observation", "subject", .value("Patient/gone")) == 0)
            #expect(try total("Patient", "name", .prefix("muller")) == 1)
            #expect(try store.resource("Questionnaire", url: "u", version: nil)?.id == "q")
            #expect(try total("Questionnaire", "title", .prefix("nine")) == 1)
            store.close()
        }
        let connection = try SQLiteConnection(path: path, .readOnly)
        #expect(try connection.first("PRAGMA user_version", { $0.integer(0) }) == Schema.version)
    }

    @Test func aMigrationThatFailsLeavesTheStoreAsItWas() throws {
        let folder = try TemporaryFolder()
        let path = folder.path + "/store.db"
        // A table that the step wants to make is there already.
        try make(try version1 + "CREATE TABLE mark (other TEXT);", at: path)
        #expect(throws: SQLiteStore.OpenError.self) { try SQLiteStore(path: path) }
        let connection = try SQLiteConnection(path: path, .readWrite)
        #expect(try connection.first("PRAGMA user_version", { $0.integer(0) }) == 1)
        #expect(try connection.first("SELECT count(*) FROM search_value", { $0.integer(0) }) == 1)
    }

    @Test func aNewerStoreIsRefused() throws {
        let folder = try TemporaryFolder()
        let path = folder.path + "/store.db"
        do { try SQLiteStore(path: path).close() }
        try make("PRAGMA user_version = 99", at: path)
        let error = #expect(throws: SQLiteStore.OpenError.self) { try SQLiteStore(path: path) }
        #expect(error?.description.contains("99") == true)
    }

    @Test func anotherDatabaseIsRefused() throws {
        let folder = try TemporaryFolder()
        let path = folder.path + "/store.db"
        try make("CREATE TABLE theirs (x)", at: path)
        #expect(throws: SQLiteStore.OpenError.self) { try SQLiteStore(path: path) }
        try make("PRAGMA user_version = 1", at: path)
        #expect(throws: SQLiteStore.OpenError.self) { try SQLiteStore(path: path) }
        let connection = try SQLiteConnection(path: path, .readOnly)
        #expect(try connection.first("SELECT count(*) FROM sqlite_schema", { $0.integer(0) }) == 1)
    }
}
