import FHIRJSON
import Testing

@Suite struct EditingTests {
    let text = #"{ "resourceType":"Q", "item":[ {"linkId":"a","x-own":1.50}, {"linkId":"b"} ] }"#

    @Test func untouchedPartsAreWrittenByteForByte() throws {
        let document = try Document.parse(text)
        let items = document.member(document.root, .item)
        let second = document.next(document.first(items))
        document.setMember(second, .text, document.newString("say \"hi\"\n"))
        #expect(
            text(of: document)
                == #"{"resourceType":"Q","item":[{"linkId":"a","x-own":1.50},{"linkId":"b","text":"say \"hi\"\n"}]}"#)
        #expect(document.string(document.member(second, .text)) == "say \"hi\"\n")
    }

    @Test func membersAreReplacedInTheirPlaceAndInsertedWhereAsked() throws {
        let document = try Document.parse(#"{"a":1,"b":2,"c":3}"#)
        document.setMember(document.root, named: "b", document.newBool(true))
        document.insertMember(document.root, .status, document.newNull(), after: .none)
        document.insertMember(
            document.root, .url, document.newArray(), after: document.member(document.root, named: "b"))
        #expect(text(of: document) == #"{"status":null,"a":1,"b":true,"url":[],"c":3}"#)
        document.removeMember(document.root, .status)
        document.insertMember(
            document.root, .url, document.newNumber(7), after: document.member(document.root, .url))
        #expect(text(of: document) == #"{"a":1,"b":true,"url":7,"c":3}"#)
    }

    @Test func elementsMove() throws {
        let document = try Document.parse("[1,[2],3]")
        let elements = Array(document.items(document.root))
        document.insert(elements[2], into: document.root, before: elements[0])
        document.append(elements[0], to: elements[1])
        #expect(text(of: document) == "[3,[2,1]]")
        document.remove(elements[1])
        #expect(text(of: document) == "[3]")
        #expect(text(document.bytes(elements[1])) == "[2,1]")
        document.root = elements[1]
        #expect(text(of: document) == "[2,1]")
    }

    @Test func copiesKeepPrivateNamesAndEdits() throws {
        let source = try Document.parse(#"{"own":{"other":[1,{"own":"\u0041"}]},"z":1}"#)
        let target = Document()
        target.root = target.newArray()
        target.append(target.newString("first"), to: target.root)
        target.setMember(target.newObject(), named: "unrelated", target.newNull())
        target.append(target.copy(source.root, from: source), to: target.root)
        let list = source.member(source.member(source.root, named: "own"), named: "other")
        source.setMember(source.next(source.first(list)), named: "more", source.newObject())
        source.append(source.copy(list, from: source), to: list)
        target.append(target.copy(source.root, from: source), to: target.root)
        let inner = #"[1,{"own":"\u0041","more":{}}"#
        #expect(
            text(of: target) == #"["first",{"own":{"other":[1,{"own":"\u0041"}]},"z":1},{"own":{"other":"#
                + inner + "," + inner + #"]]},"z":1}]"#)
        let again = try Document.parse(target.bytes(target.root))
        #expect(target.isEqual(target.root, again, again.root))
        #expect(canonicalBytes(target.root, of: target) == canonicalBytes(again.root, of: again))
    }

    @Test func anEditableCopyLeavesTheOriginal() throws {
        let original = try Document.parse(text).freeze()
        let copy = original.editableCopy()
        copy.setMember(copy.root, .status, copy.newString("done"))
        #expect(text(of: original) == text)
        #expect(copy.equals(copy.member(copy.root, .status), "done"))
    }

    func text(of document: Document) -> String { text(document.bytes(document.root)) }
    func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
}
