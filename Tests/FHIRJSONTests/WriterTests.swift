import FHIRJSON
import Testing

@Suite struct WriterTests {
    @Test func commasAndValues() throws {
        let inner = try Document.parse(#"{ "a" : 1 }"#)
        var writer = JSONWriter(capacity: 1)
        writer.beginObject()
        writer.member("text", "a\"\\/\u{8}\u{c}\n\r\t\u{1}\u{7f}é😀")
        writer.member("literal", "plain" as StaticString)
        writer.member("count", -3)
        writer.member("flag", true)
        writer.key("own \"name\"" as String)
        writer.beginArray()
        writer.null()
        writer.beginArray()
        writer.endArray()
        writer.beginObject()
        writer.endObject()
        writer.number(text: "1.50")
        writer.bool(false)
        writer.raw(Array("[1,2]".utf8))
        writer.node(inner.root, of: inner)
        writer.string("last")
        writer.endArray()
        writer.member("node", inner.root, of: inner)
        writer.endObject()
        let text = String(decoding: writer.bytes, as: UTF8.self)
        let expected =
            #"{"text":"a\"\\/\b\f\n\r\t\u0001"# + "\u{7f}é😀"
            + #"","literal":"plain","count":-3,"flag":true,"own \"name\"":"#
            + #"[null,[],{},1.50,false,[1,2],{ "a" : 1 },"last"],"node":{ "a" : 1 }}"#
        #expect(text == expected)
        let document = try Document.parse(writer.take())
        #expect(document.string(document.member(document.root, .text)) == "a\"\\/\u{8}\u{c}\n\r\t\u{1}\u{7f}é😀")
        #expect(writer.bytes.isEmpty)
        writer.null()
        #expect(writer.take() == Array("null".utf8))
    }

    /// Each character that needs an escape, at each place of a machine word.
    @Test func escapesAtEachPlace() throws {
        for special in ["\"", "\\", "\n", "\u{0}", "\u{1f}"] {
            for place in 0..<20 {
                let front = String(repeating: "é", count: place / 2) + String(repeating: "x", count: place)
                let value = front + special + "y"
                var writer = JSONWriter()
                writer.string(value)
                let document = try Document.parse(writer.take())
                #expect(document.string(document.root) == value)
                let made = document.newString(value)
                #expect(document.equals(made, value))
                #expect(document.sameString(made, document, document.root))
            }
        }
    }

    @Test func prettyPrinting() {
        let compact = #"{"a":[1,{"b":"x, [y]: \"{"},[],{}],"c":{"d":null}}"#
        let pretty = """
            {
              "a": [
                1,
                {
                  "b": "x, [y]: \\"{"
                },
                [],
                {}
              ],
              "c": {
                "d": null
              }
            }
            """
        #expect(String(decoding: prettyPrinted(Array(compact.utf8)), as: UTF8.self) == pretty)
        #expect(prettyPrinted(Array(pretty.utf8)) == Array(pretty.utf8))
        #expect(prettyPrinted(Array("\"a b\"".utf8)) == Array("\"a b\"".utf8))
    }

    @Test func canonicalForm() throws {
        let document = try Document.parse(#"{ "b": [1.0, "\u0041\/\n"], "\u0061b": {}, "a": {"z":1,"_":2}, "é":0 }"#)
        let canonical = canonicalBytes(document.root, of: document)
        #expect(String(decoding: canonical, as: UTF8.self) == #"{"a":{"_":2,"z":1},"ab":{},"b":[1.0,"A/\n"],"é":0}"#)
        let list = document.member(document.root, named: "b")
        #expect(String(decoding: canonicalBytes(list, of: document), as: UTF8.self) == #"[1.0,"A/\n"]"#)
    }
}
