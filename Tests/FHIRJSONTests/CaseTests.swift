import FHIRJSON
import Testing

/// The files under `Cases`: those in `pass` parse and come back byte for byte; those in `fail`, named
/// `reason_line_column_title.json`, are refused for that reason at that place.
@Suite struct CaseTests {
    static let folder = packageFolder + "/Tests/FHIRJSONTests/Cases/"

    @Test(arguments: fileNames(in: folder + "pass"))
    func passes(file: String) throws {
        let bytes = try #require(contents(of: Self.folder + "pass/" + file))
        let document = try Document.parse(bytes)
        #expect(document.bytes(document.root) == trimmed(bytes))
        #expect(rewritten(document).map { String(decoding: $0, as: UTF8.self) } == rebuiltText(document))
        let pretty = try Document.parse(prettyPrinted(bytes))
        #expect(document.isEqual(document.root, pretty, pretty.root))
        #expect(canonicalBytes(document.root, of: document) == canonicalBytes(pretty.root, of: pretty))
        let canonical = try Document.parse(canonicalBytes(document.root, of: document))
        #expect(canonical.isEqual(canonical.root, document, document.root))
    }

    @Test(arguments: fileNames(in: folder + "fail"))
    func fails(file: String) throws {
        let bytes = try #require(contents(of: Self.folder + "fail/" + file))
        let parts = file.split(separator: "_")
        let error = try #require(throws: Document.ParseError.self) { try Document.parse(bytes) }
        let reason = "\(error.reason)".prefix { $0 != "(" }
        #expect("\(reason) \(error.line) \(error.column)" == "\(parts[0]) \(parts[1]) \(parts[2])")
        #expect(error.description.contains("line \(error.line), column \(error.column)"))
    }

    @Test func casesAreThere() {
        #expect(fileNames(in: Self.folder + "pass").count >= 18)
        #expect(fileNames(in: Self.folder + "fail").count >= 70)
    }

    /// A refusal says nothing of what the document holds, apart from the name of a doubled member.
    @Test func messagesCarryNoContent() throws {
        for text in [#"{"name":"Miller" "x":1}"#, #"{"Miller":[Miller]}"#, #"["Miller", "\ud800"]"#, "\"Miller"] {
            let error = try #require(throws: Document.ParseError.self) { try Document.parse(text) }
            #expect(!error.description.contains("Miller"))
        }
        let doubled = try #require(throws: Document.ParseError.self) {
            try Document.parse(#"{"linkId":"Miller","linkId":"Miller"}"#)
        }
        #expect(doubled.description == "The member \"linkId\" stands twice in the same object (line 1, column 20)")
    }

    /// All JSON in the shared folder comes back byte for byte, also by way of an edit that is undone.
    @Test func sharedCasesComeBackByteForByte() throws {
        guard let shared = sharedFolder else {
            print("lossless round trip: skipped, no shared folder (FORMSTEP_SHARED)")
            return
        }
        var parsed = 0
        var refused: [String] = []
        for folder in ["questionnaires", "seed", "sdc", "populate", "extract", "adaptive", "validator"] {
            for path in filesBelow(shared + "/cases/" + folder) where path.hasSuffix(".json") {
                let bytes = try #require(contents(of: path))
                guard let document = try? Document.parse(bytes) else {
                    refused.append(path)
                    continue
                }
                parsed += 1
                #expect(document.bytes(document.root) == trimmed(bytes), "\(path)")
                let again = try Document.parse(try #require(rewritten(document)))
                #expect(document.isEqual(document.root, again, again.root), "\(path)")
            }
        }
        print("lossless round trip: \(parsed) files, \(refused.count) refused as not JSON: \(refused)")
        #expect(parsed > 100)
    }

    /// What the writer makes of a document in which every container was edited.
    private func rewritten(_ document: Document) -> [UInt8]? {
        let copy = document.editableCopy()
        var stack = [copy.root]
        while let node = stack.popLast() {
            switch copy.kind(node) {
            case .array:
                let extra = copy.newNull()
                copy.append(extra, to: node)
                copy.remove(extra)
            case .object:
                copy.setMember(node, named: "?", copy.newNull())
                copy.remove(copy.member(node, named: "?"))
            default:
                break
            }
            stack.append(contentsOf: copy.children(node))
        }
        return copy.bytes(copy.root)
    }

    /// The same text built by recursion over the public reading functions.
    private func rebuiltText(_ document: Document) -> String {
        func text(_ node: Node) -> String {
            let raw = String(decoding: document.rawBytes(node), as: UTF8.self)
            switch document.kind(node) {
            case .string: return "\"\(raw)\""
            case .array: return "[" + document.children(node).map(text).joined(separator: ",") + "]"
            case .object:
                let members = document.children(node).map { member in
                    "\"\(document.name(of: document.key(member)))\":" + text(member)
                }
                return "{" + members.joined(separator: ",") + "}"
            default: return raw
            }
        }
        return text(document.root)
    }
}

/// Without the white space around the value.
func trimmed(_ bytes: [UInt8]) -> [UInt8] {
    let isWhite: (UInt8) -> Bool = { [0x20, 0x09, 0x0A, 0x0D].contains($0) }
    return Array(bytes.drop(while: isWhite).reversed().drop(while: isWhite).reversed())
}
