import FHIRJSON
import TestSupport
import Testing

@Suite struct LimitTests {
    private func nested(_ depth: Int) -> String {
        String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    }

    @Test func depth() throws {
        #expect(throws: Never.self) { try Document.parse(nested(1024)) }
        let error = try #require(throws: Document.ParseError.self) { try Document.parse(nested(1025)) }
        #expect(error.reason == .tooDeep(limit: 1024))
        #expect(error.column == 1025)
        #expect(throws: Document.ParseError.self) { try Document.parse(String(repeating: "{\"a\":", count: 100_000)) }
        #expect(throws: Document.ParseError.self) { try Document.parse(String(repeating: "[", count: 100_000)) }
        let two = Document.Limits(maximumDepth: 2)
        #expect(throws: Never.self) { try Document.parse("[[],[],{}]", limits: two) }
        #expect(throws: Document.ParseError.self) { try Document.parse("[[[]]]", limits: two) }
    }

    /// Nothing recurses: a hundred thousand levels pass through every function that walks a document.
    @Test func deepDocumentsNeedNoStack() throws {
        let levels = 2 * Effort.some(of: 50_000)
        let text = String(repeating: "{\"a\":[", count: levels / 2) + String(repeating: "]}", count: levels / 2)
        let document = try Document.parse(text, limits: Document.Limits(maximumDepth: levels))
        var innermost = document.root
        while document.first(innermost).exists { innermost = document.first(innermost) }
        document.append(document.newNumber(1), to: innermost)
        let written = document.bytes(document.root)
        #expect(written.count == text.utf8.count + 1)
        let copy = Document()
        copy.root = copy.copy(document.root, from: document)
        #expect(copy.isEqual(copy.root, document, document.root))
        #expect(copy.bytes(copy.root) == written)
        #expect(canonicalBytes(copy.root, of: copy) == written)
        #expect(trimmed(prettyPrinted(written)).count > written.count)
    }

    @Test func bytes() throws {
        let limits = Document.Limits(maximumBytes: 4)
        #expect(throws: Never.self) { try Document.parse("1234", limits: limits) }
        let error = try #require(throws: Document.ParseError.self) { try Document.parse("12345", limits: limits) }
        #expect(error.reason == .tooManyBytes(limit: 4))
    }

    @Test func nodes() throws {
        let limits = Document.Limits(maximumNodes: 100)
        let fitting = "[" + Array(repeating: "1", count: 99).joined(separator: ",") + "]"
        #expect(throws: Never.self) { try Document.parse(fitting, limits: limits) }
        let error = try #require(throws: Document.ParseError.self) {
            try Document.parse("[1," + fitting.dropFirst(), limits: limits)
        }
        #expect(error.reason == .tooManyNodes(limit: 100))
    }

    /// An object with very many members: quadratic work would take minutes here.
    @Test(arguments: ["", #","m9999":0"#, #","linkId":0"#])
    func wideObjects(rest: String) throws {
        let count = Effort.some(of: 200_000)
        var text = #"{"linkId":"x""#
        for index in 0..<count { text += ",\"m\(index)\":{\"m0\":[]}" }
        text += rest + "}"
        guard rest.isEmpty else {
            let error = try #require(throws: Document.ParseError.self) { try Document.parse(text) }
            let name = String(rest.dropFirst(2).prefix { $0 != "\"" })
            #expect(error.reason == .duplicateMember(name))
            return
        }
        let document = try Document.parse(text)
        #expect(document.count(document.root) == count + 1)
        // Equality in another order is linear too.
        let last = #""m\#(count - 1)":{"m0":[]}"#
        let turned = "{\(last)," + text.dropFirst(1).dropLast(last.count + 2) + "}"
        let other = try Document.parse(turned)
        #expect(document.isEqual(document.root, other, other.root))
        #expect(canonicalBytes(document.root, of: document).count == text.utf8.count)
    }

    @Test func appendingIsLinear() throws {
        let document = Document()
        document.root = document.newArray()
        let other = document.newArray()
        document.append(other, to: document.root)
        for index in 0..<200_000 {
            document.append(document.newNumber(index), to: document.root)
            if index % 3 == 0 { document.append(document.newNull(), to: other) }
        }
        #expect(document.count(document.root) == 200_001)
        #expect(document.count(other) == 66_667)
    }

    /// Removing here and there in a long list, and putting back, does not search from the front each time.
    @Test func removingAlongTheWayIsLinear() throws {
        let text = "[" + (0..<200_000).map(String.init).joined(separator: ",") + "]"
        let document = try Document.parse(text)
        var removed: [(Node, before: Node)] = []
        for (index, node) in document.items(document.root).enumerated() where index % 2 == 1 {
            removed.append((node, document.next(node)))
            document.remove(node)
        }
        #expect(document.count(document.root) == 100_000)
        for (node, before) in removed { document.insert(node, into: document.root, before: before) }
        #expect(document.bytes(document.root) == Array(text.utf8))
    }

    /// A frozen document is read, and copied to be edited, from several threads at once.
    @Test func frozenDocumentsAreShared() async throws {
        let document = try Document.parse(#"{"item":[{"linkId":"a"},{"linkId":"b","own":[1,2,3]}]}"#).freeze()
        let sizes = await withTaskGroup(of: Int.self) { group in
            for number in 0..<8 {
                group.addTask {
                    let copy = document.freeze().editableCopy()
                    copy.setMember(copy.root, named: "own\(number)", copy.copy(document.root, from: document))
                    return copy.bytes(copy.root).count
                }
            }
            return await group.reduce(into: []) { $0.append($1) }
        }
        #expect(Set(sizes) == [document.source.count * 2 + 8])
    }
}
