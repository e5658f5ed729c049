import FHIRJSON
import Testing

@Suite struct ReadingTests {
    let document: Document

    init() throws {
        document = try Document.parse(
            #"""
            {"resourceType":"Questionnaire","item":[{"linkId":"a\/b"},{"linkId":"é","item":[{"linkId":"c"}]}],
              "x-own":[null,true,false,-12,1.50,"\ud83d\ude00 \"x\"\n"]}
            """#)
    }

    @Test func kindsAndValues() {
        let own = Array(document.items(document.member(document.root, named: "x-own")))
        #expect(own.map(document.kind) == [.null, .true, .false, .number, .number, .string])
        #expect(own.map(document.bool) == [nil, true, false, nil, nil, nil])
        #expect(own.map(document.integer) == [nil, nil, nil, -12, nil, nil])
        #expect(own.map(document.numberText) == [nil, nil, nil, "-12", "1.50", nil])
        #expect(own.map(document.string) == [nil, nil, nil, nil, nil, "😀 \"x\"\n"])
        #expect(own.map(document.hasEscapes) == [false, false, false, false, false, true])
        #expect(document.equals(own[5], "😀 \"x\"\n"))
        #expect(!document.equals(own[5], "😀 \"x\""))
        #expect(!document.equals(own[5], "😀 \"x\"\n."))
        #expect(!document.equals(own[4], "1.50"))
    }

    @Test(arguments: [
        ("0", 0), ("-0", 0), ("9223372036854775807", Int.max), ("-9223372036854775808", Int.min),
        ("9223372036854775808", nil), ("-9223372036854775809", nil), ("1.0", nil), ("1e2", nil), ("\"1\"", nil),
    ])
    func integers(text: String, value: Int?) throws {
        let document = try Document.parse(text)
        #expect(document.integer(document.root) == value)
    }

    @Test func links() {
        let items = document.member(document.root, .item)
        #expect(document.count(items) == 2)
        #expect(document.key(items) == .item)
        let first = document.first(items)
        #expect(document.key(first) == .none)
        #expect(document.parent(first) == items)
        #expect(document.next(document.next(first)) == .none)
        #expect(document.parent(document.root) == .none)
        #expect(document.member(first, .text) == .none)
        #expect(document.member(items, .linkId) == .none)
        #expect(document.member(items, .none) == .none)
        #expect(document.member(document.root, named: "no such name") == .none)
        #expect(document.items(document.root).isEmpty)
        #expect(Array(document.children(document.root)).count == 3)
    }

    /// `Node.none` is a value that has nothing.
    @Test func noneHasNothing() {
        #expect(document.first(.none) == .none)
        #expect(document.next(.none) == .none)
        #expect(document.parent(.none) == .none)
        #expect(document.member(.none, .item) == .none)
        #expect(document.string(.none) == nil)
        #expect(document.numberText(.none) == nil)
        #expect(document.bool(.none) == nil)
        #expect(document.count(.none) == 0)
        #expect(document.children(.none).isEmpty)
        #expect(!document.equals(.none, ""))
        #expect(document.sourceRange(.none) == nil)
        #expect(!Node.none.exists)
        #expect(document.isEqual(.none, document, .none))
        #expect(!document.isEqual(.none, document, document.root))
    }

    @Test func placesInTheSource() throws {
        let items = document.member(document.root, .item)
        let second = document.next(document.first(items))
        let id = document.member(second, .linkId)
        let range = try #require(document.sourceRange(id))
        #expect(String(decoding: document.source[range], as: UTF8.self) == "\"é\"")
        #expect(try #require(document.position(of: id)) == (1, 69))
        let nested = document.first(document.member(second, .item))
        #expect(try #require(document.position(of: nested)) == (1, 81))
        let own = document.member(document.root, named: "x-own")
        #expect(try #require(document.position(of: own)) == (2, 11))
        #expect(document.position(of: document.newNull()) == nil)
        #expect(document.elementPath(of: document.member(nested, .linkId)) == "Questionnaire.item[1].item[0].linkId")
        #expect(document.elementPath(of: document.root) == "Questionnaire")
    }

    @Test func sameStringsAcrossDocuments() throws {
        let texts = [#""A""#, #""\u0041""#, #""\u0041\u0042""#, #""AB""#, #""""#, "65"]
        let documents = try texts.map { try Document.parse($0) }
        for (row, a) in documents.enumerated() {
            for (column, b) in documents.enumerated() {
                let expected = row != 5 && column != 5 && a.string(a.root) == b.string(b.root)
                #expect(a.sameString(a.root, b, b.root) == expected)
            }
        }
    }

    @Test(arguments: [
        (#"{"a":1,"own":[1,2]}"#, #"{ "own" : [1, 2], "\u0061":1 }"#, true),
        (#"{"a":1}"#, #"{"a":1.0}"#, false),
        (#"{"a":1}"#, #"{"a":1,"b":1}"#, false),
        (#"{"a":1,"b":2}"#, #"{"a":1,"c":2}"#, false),
        (#"[1,2]"#, #"[2,1]"#, false),
        (#"[1]"#, #"[1,1]"#, false),
        (#"[]"#, #"{}"#, false),
        (#"["\n"]"#, #"["\u000A"]"#, true),
        (#"{"a":{"b":[]}}"#, #"{"a":{"b":[{}]}}"#, false),
    ])
    func equality(left: String, right: String, expected: Bool) throws {
        let left = try Document.parse(left)
        let right = try Document.parse(right)
        #expect(left.isEqual(left.root, right, right.root) == expected)
        #expect(right.isEqual(right.root, left, left.root) == expected)
        let sameHash = canonicalBytes(left.root, of: left) == canonicalBytes(right.root, of: right)
        #expect(sameHash == expected)
    }
}
