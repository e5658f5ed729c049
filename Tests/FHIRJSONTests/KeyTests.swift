import FHIRJSON
import Testing

@Suite struct KeyTests {
    @Test func everyFrozenNameIsFoundUnderItsNumber() {
        let document = Document()
        var previous: [UInt8] = []
        for number in 0..<Key.frozenCount {
            let name = document.name(of: Key(rawValue: number))
            #expect(Key(frozen: name)?.rawValue == number)
            #expect(previous.lexicographicallyPrecedes(Array(name.utf8)), "\(name)")
            previous = Array(name.utf8)
        }
        #expect(Key.frozenCount > 2000)
    }

    @Test func constantsStandForTheirNames() {
        let document = Document()
        let pairs: [(Key, String)] = [
            (.linkId, "linkId"), (.item, "item"), (.answer, "answer"), (.extension, "extension"), (.url, "url"),
            (.operator, "operator"), (.underscoreText, "_text"), (.underscoreValueString, "_valueString"),
            (.valueQuantity, "valueQuantity"), (.answerBoolean, "answerBoolean"), (.value, "value"),
            (.resourceType, "resourceType"), (.valueUri, "valueUri"), (.contained, "contained"), (.repeat, "repeat"),
        ]
        for (key, name) in pairs { #expect(document.name(of: key) == name) }
        #expect(Key(frozen: "no such name") == nil)
        #expect(Key(frozen: "") == nil)
        #expect(Key(frozen: "linkI") == nil)
        #expect(document.name(of: .none).isEmpty)
    }

    @Test func twins() throws {
        let document = Document()
        for (name, twin) in [("birthDate", "_birthDate"), ("valueString", "_valueString"), ("id", "_id")] {
            let key = try #require(Key(frozen: name))
            let other = try #require(key.withUnderscore)
            #expect(document.name(of: other) == twin)
            #expect(other.withoutUnderscore == key)
            #expect(key.withoutUnderscore == nil)
            #expect(other.withUnderscore == nil)
        }
        // No element of these names is primitive; no key of a document has a twin.
        for name in ["valueQuantity", "enableWhen", "Patient"] {
            #expect(try #require(Key(frozen: name)).withUnderscore == nil, "\(name)")
        }
        for key in [Key.none, document.key(forName: "_own"), document.key(forName: "own")] {
            #expect(key.withUnderscore == nil)
            #expect(key.withoutUnderscore == nil)
        }
        for number in 0..<Key.frozenCount {
            let key = Key(rawValue: number)
            guard document.name(of: key).hasPrefix("_") else { continue }
            #expect(document.name(of: try #require(key.withoutUnderscore)) == document.name(of: key).dropFirst())
        }
    }

    /// A name of the standard has the same key in every document, others only where they come from.
    @Test func privateNames() throws {
        let one = try Document.parse(#"{"b-own":1,"a-own":2,"status":3}"#)
        let two = try Document.parse(#"{"a-own":1,"status":2,"b-own":3,"":4}"#)
        #expect(one.numberText(one.member(one.root, named: "a-own")) == "2")
        #expect(two.numberText(two.member(two.root, named: "a-own")) == "1")
        #expect(two.numberText(two.member(two.root, named: "")) == "4")
        #expect(one.member(one.root, named: "") == .none)
        #expect(one.existingKey("c-own") == .none)
        let added = one.key(forName: "c-own")
        #expect(one.key(forName: "c-own") == added)
        #expect(one.name(of: added) == "c-own")
        #expect(one.key(forName: "status") == .status)
    }
}
