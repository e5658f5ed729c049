import Testing

@testable import StoragePostgres

struct SQLTests {
    @Test func valuesAreBoundAndNumbered() {
        let value = "x' OR 1 = 1 --?"
        let none: String? = nil
        let part: SQL = "a = \([1, 2])"
        let sql: SQL = "SELECT \(value), \(none) WHERE \(SQL.joined([part, "b = \(5)"], unsafeSQL: " AND "))"
        #expect(sql.numbered == "SELECT $1, $2 WHERE a = $3 AND b = $4")
        #expect(sql.values == [.text(value), .text(nil), .blob([1, 2]), .integer(5)])
    }

    @Test(arguments: ["", "a", "\0", "\u{1}", "a\0\u{1}b", "\u{1}\u{1}\0", "é😀"])
    func textsComeBack(text: String) {
        var bytes: [UInt8] = []
        StoredText.append(text, to: &bytes)
        #expect(!bytes.contains(0))
        #expect(bytes.withUnsafeBytes { StoredText.decode($0) }.unicodeScalars.elementsEqual(text.unicodeScalars))
    }

    @Test func textsKeepTheirOrder() {
        let texts = ["", "\0", "\0\0", "\0\u{1}", "\0a", "\u{1}", "\u{1}\0", "\u{1}b", "\u{2}", "a"]
        let encoded = texts.map { text in
            var bytes: [UInt8] = []
            StoredText.append(text, to: &bytes)
            return bytes
        }
        for (left, right) in zip(encoded, encoded.dropFirst()) { #expect(left.lexicographicallyPrecedes(right)) }
    }

    @Test func longTextsAreSplit() {
        let long = String(repeating: "😀", count: 250) + "é"
        let split = SplitText(long)
        #expect(split.head.unicodeScalars.count == 200 && split.head + split.rest == long && !split.isShort)
        #expect(SplitText("short").isShort && SplitText(String(repeating: "é", count: 150)).rest == "")
        #expect(!SplitText(String(repeating: "a", count: 200)).isShort)
    }

    @Test func keysOfNewRowsGrow() {
        let keys = (0..<100).map { _ in RowKey.fresh() }
        #expect(Set(keys).count == 100 && keys.allSatisfy { $0 > 0 })
    }

    @Test func aWriteOfOthersIsTold() {
        let writes = ForeignWrites(5)
        #expect(!writes.look(5))
        writes.begin()
        #expect(writes.isUnderway)
        writes.end(6)
        #expect(!writes.look(6) && !writes.isUnderway)
        writes.begin()
        writes.end(8)
        #expect(writes.look(8), "7 was somebody else's")
        // Our own that was not taken down in time counts as theirs, and is not counted again.
        writes.begin()
        #expect(writes.look(9))
        writes.end(9)
        #expect(writes.look(10))
        writes.begin()
        writes.end(nil)
        #expect(!writes.isUnderway)
    }
}
