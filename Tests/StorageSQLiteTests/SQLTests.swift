import Testing

@testable import StorageSQLite

struct SQLTests {
    @Test func valuesAreBoundAndNeverText() {
        let value = "x' OR 1 = 1 --"
        let none: String? = nil
        let sql: SQL = "SELECT \(value), \(none), \(Int64(5)), \([1, 2]), \(unsafeSQL: "y")"
        #expect(sql.text == "SELECT ?, ?, ?, ?, y")
        #expect(sql.values == [.text(value), .null, .integer(5), .blob([1, 2])])
    }

    @Test func partsKeepTheirValuesInOrder() {
        let part: SQL = "a = \("1")"
        let whole: SQL = "WHERE \(SQL.joined([part, "b = \("2")"], unsafeSQL: " AND ")) AND c = \("3")"
        #expect(whole.text == "WHERE a = ? AND b = ? AND c = ?")
        #expect(whole.values == [.text("1"), .text("2"), .text("3")])
    }

    @Test func emptyTextsAndBlobsAreNotNull() throws {
        let connection = try SQLiteConnection(path: ":memory:", .readWrite)
        let empty: [UInt8] = []
        let kinds = try connection.first("SELECT typeof(\("")), typeof(\(empty)), \("a\0b")") {
            [$0.text(0), $0.text(1), $0.text(2)]
        }
        #expect(kinds == ["text", "blob", "a\0b"])
    }
}
