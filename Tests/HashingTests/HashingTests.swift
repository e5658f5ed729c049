import Hashing
import Testing

/// Known answers: FIPS 180-4's examples and RFC 9562's.
struct HashingTests {
    @Test(arguments: [
        ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
        ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
    ])
    func sha256OfKnownTexts(text: String, digest: String) {
        #expect(hexadecimal(Array(text.utf8).withUnsafeBytes { sha256($0) }) == digest)
    }

    @Test func uuidOfAName() {
        // As Python's uuid.uuid5 gives them.
        #expect(
            NameUUID("http://www.example.com/", in: .urlNamespace).description == "fcde3c85-2270-590f-9e7c-ee003d65e0e2"
        )
        #expect(NameUUID("", in: .urlNamespace).description == "1b4db7eb-4057-5ddf-91e0-36dec72071f5")
    }

    @Test func uuidsNest() {
        let outer = NameUUID("http://formstep.example/fhir/StructureDefinition", in: .urlNamespace)
        #expect(outer.description == "cff3c163-cfe5-55d5-85fc-ea6cb99a86cd")
        #expect(NameUUID(#"{"a":1}"#, in: outer).description == "ccf1813a-0ee3-5a85-baf3-63758d74861b")
    }
}
