import FHIRJSON
import Glibc

/// Parsing, walking, editing and writing, beside the enum tree, in one run: `formstep-bench json`.
enum JSONBench {
    static func run() {
        let start = now()
        _ = Key(frozen: "linkId")
        print("name table built in \(microseconds(now() - start)) µs")
        let small = fixture("qr.json") ?? response(items: 60)
        compare("response", small, linkId: fixture("qr.json") == nil ? "i59" : lastLinkId(small), rounds: 2000)
        compare("1 MB form", form(bytes: 1_000_000), linkId: "q-none", rounds: 30)
    }

    private static func compare(_ title: String, _ bytes: [UInt8], linkId: String, rounds: Int) {
        guard let document = try? Document.parse(bytes), let tree = try? EnumTree.parse(bytes) else {
            print("\(title): not JSON")
            return
        }
        print("\(title), \(bytes.count) bytes, µs (best of \(rounds)):")
        let parse = best(rounds) { _ = try? Document.parse(bytes) }
        let baseline = best(rounds) { _ = try? EnumTree.parse(bytes) }
        row("parse", parse, baseline)
        var found = 0
        let walk = best(rounds) { found += count(linkId, in: document) }
        row("descendants().where(linkId=…)", walk, best(rounds) { found += tree.find(linkId: linkId) == nil ? 0 : 1 })
        let fused = best(rounds) { found += fusedCount(linkId, in: document) }
        row("the same as one scan for the key", fused, nil)
        row("editable copy", best(rounds) { _ = document.editableCopy() }, nil)
        let treeWrite = best(rounds) {
            var output: [UInt8] = []
            output.reserveCapacity(bytes.count)
            tree.write(to: &output)
        }
        row("write, nothing edited", best(rounds) { _ = document.bytes(document.root) }, treeWrite)
        let edited = document.editableCopy()
        let item = deepest(in: edited)
        let answer = edited.newArray()
        edited.append(edited.newString("edited"), to: answer)
        edited.setMember(item, .answer, answer)
        var writer = JSONWriter(capacity: bytes.count + 64)
        let oneEdit = best(rounds) {
            edited.write(edited.root, to: &writer)
            writer.removeAll()
        }
        row("write, one edit", oneEdit, treeWrite)
        let both = best(rounds) {
            let copy = document.editableCopy()
            copy.setMember(item, .answer, copy.newString("edited"))
            copy.write(copy.root, to: &writer)
            writer.removeAll()
        }
        row("copy, edit, write", both, nil)
        precondition(found >= 0)
    }

    private static func row(_ name: String, _ ours: Double, _ baseline: Double?) {
        let padded = name + String(repeating: " ", count: max(1, 36 - name.count))
        guard let baseline else {
            print("  \(padded)\(microseconds(ours))")
            return
        }
        let ratio = microseconds(1000 * baseline / ours)
        print("  \(padded)\(microseconds(ours))   enum tree \(microseconds(baseline))   1/\(ratio)")
    }

    // MARK: What is measured

    /// Every value below the root, each object asked for its `linkId`.
    private static func count(_ linkId: String, in document: Document) -> Int {
        var found = 0
        var node = document.root
        while true {
            if document.kind(node) == .object {
                let id = document.member(node, .linkId)
                if id.exists, document.equals(id, linkId) { found += 1 }
            }
            guard let following = following(node, in: document) else { return found }
            node = following
        }
    }

    /// Every value below the root, compared where it stands under the name `linkId`.
    private static func fusedCount(_ linkId: String, in document: Document) -> Int {
        var found = 0
        var node = document.root
        while true {
            if document.key(node) == .linkId, document.equals(node, linkId) { found += 1 }
            guard let following = following(node, in: document) else { return found }
            node = following
        }
    }

    @inline(__always)
    private static func following(_ node: Node, in document: Document) -> Node? {
        var node = node
        let child = document.first(node)
        if child.exists { return child }
        while true {
            let next = document.next(node)
            if next.exists { return next }
            node = document.parent(node)
            if !node.exists { return nil }
        }
    }

    private static func deepest(in document: Document) -> Node {
        var item = document.root
        while true {
            let items = document.member(item, .item)
            var last = Node.none
            for child in document.items(items) { last = child }
            guard last.exists else { return item }
            item = last
        }
    }

    private static func lastLinkId(_ bytes: [UInt8]) -> String {
        guard let document = try? Document.parse(bytes) else { return "" }
        return document.string(document.member(deepest(in: document), .linkId)) ?? ""
    }

    // MARK: Data

    static func fixture(_ name: String) -> [UInt8]? {
        let folder = getenv("FORMSTEP_SHARED").map { String(cString: $0) } ?? "../shared"
        guard let file = fopen("\(folder)/bench/fixtures/\(name)", "rb") else { return nil }
        defer { fclose(file) }
        var bytes = [UInt8](repeating: 0, count: 1 << 20)
        let count = fread(&bytes, 1, bytes.count, file)
        return Array(bytes[..<count])
    }

    private static func response(items: Int) -> [UInt8] {
        var writer = JSONWriter()
        writer.beginObject()
        writer.member("resourceType", "QuestionnaireResponse" as StaticString)
        writer.key("item")
        writer.beginArray()
        for index in 0..<items {
            writer.beginObject()
            writer.member("linkId", "i\(index)")
            writer.member("text", "Question number \(index)")
            writer.key("answer")
            writer.raw(Array(#"[{"valueString":"an answer of some words"}]"#.utf8))
            writer.endObject()
        }
        writer.endArray()
        writer.endObject()
        return writer.take()
    }

    /// A form of groups of twenty questions, each with options, a condition and an extension.
    private static func form(bytes: Int) -> [UInt8] {
        var writer = JSONWriter(capacity: bytes + 4096)
        writer.beginObject()
        writer.member("resourceType", "Questionnaire" as StaticString)
        writer.member("status", "active" as StaticString)
        writer.key("item")
        writer.beginArray()
        var group = 0
        while writer.bytes.count < bytes {
            writer.beginObject()
            writer.member("linkId", "g\(group)")
            writer.member("type", "group" as StaticString)
            writer.key("item")
            writer.beginArray()
            for index in 0..<20 { question("g\(group).\(index)", &writer) }
            writer.endArray()
            writer.endObject()
            group += 1
        }
        writer.endArray()
        writer.endObject()
        return writer.take()
    }

    private static func question(_ linkId: String, _ writer: inout JSONWriter) {
        writer.beginObject()
        writer.member("linkId", linkId)
        writer.member("text", "How often, over the last two weeks, did \(linkId) bother you?")
        writer.member("type", "choice" as StaticString)
        writer.member("required", true)
        writer.key("extension")
        writer.raw(Array(#"[{"url":"http://example.org/StructureDefinition/weight","valueDecimal":1.50}]"#.utf8))
        writer.key("enableWhen")
        writer.raw(Array(#"[{"question":"g0.0","operator":"=","answerBoolean":true}]"#.utf8))
        writer.key("answerOption")
        writer.beginArray()
        for code in 0..<4 {
            writer.raw(
                Array(
                    #"{"valueCoding":{"system":"http://example.org/cs","code":"c\#(code)","display":"Option \#(code)"}}"#
                        .utf8))
        }
        writer.endArray()
        writer.endObject()
    }

    // MARK: Time

    /// Nanoseconds of the monotonic clock.
    static func now() -> Double {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
    }

    static func best(_ rounds: Int, _ work: () -> Void) -> Double {
        var best = Double.infinity
        for _ in 0..<rounds {
            let start = now()
            work()
            best = min(best, now() - start)
        }
        return best
    }

    /// Nanoseconds as microseconds with two decimals; a bare ratio is given times 1,000.
    static func microseconds(_ nanoseconds: Double) -> String {
        let hundredths = Int((nanoseconds / 10).rounded())
        let rest = hundredths % 100
        return "\(hundredths / 100).\(rest < 10 ? "0" : "")\(rest)"
    }
}
