import FHIRJSON
import TestSupport
import Testing

/// Random sequences of edits on a document and on a simple model of it: after each the two say the same.
@Suite struct RandomEditTests {
    static let texts = [
        #"{"resourceType":"Q", "item":[{"linkId":"a","item":[{"linkId":"b" , "own":[1, 2 ,{"x":null}]}]},[],{}],"own":"\u0041"}"#,
        #"[ [1,[2,[3,{"a":{"b":{"c":"d"}}}]]], "é\n", -1.50e3, {"url":"u","text":"t"} ]"#,
    ]
    static let names = ["linkId", "item", "own", "x", "text", "", "é", "b\"c"]

    @Test(arguments: Effort.some(of: 0...59))
    func documentAndModelAgree(seed: UInt64) throws {
        var random = Generator(state: seed &* 0x9E37_79B9_7F4A_7C15 | 1)
        let document = try Document.parse(Self.texts[Int(seed % 2)]).editableCopy()
        let other = try Document.parse(Self.texts[1 - Int(seed % 2)])
        var roots = [Model(reading: document, document.root)]
        for step in 0..<150 {
            edit(document, other, &roots, &random)
            // What was cut off keeps being a value of its own.
            if roots.count > 6 { roots.removeSubrange(1..<3) }
            guard step % 7 == 0 || step > 140 else { continue }
            for root in roots {
                try #require(String(decoding: document.bytes(root.node), as: UTF8.self) == compact(root, document))
                checkLinks(of: root, in: document)
            }
        }
        let main = roots[0]
        let again = try Document.parse(document.bytes(main.node))
        #expect(again.isEqual(again.root, document, main.node))
        #expect(document.isEqual(main.node, again, again.root))
        #expect(canonicalBytes(again.root, of: again) == canonicalBytes(main.node, of: document))
        let copy = document.editableCopy()
        #expect(copy.bytes(main.node) == document.bytes(main.node))
    }

    /// One random edit; `roots` are the values that stand nowhere, the first of them the document's root.
    private func edit(
        _ document: Document, _ other: Document, _ roots: inout [Model], _ random: inout Generator
    ) {
        let all = roots.flatMap(\.all)
        let containers = all.filter { $0.kind == .array || $0.kind == .object }
        var value = all[random.below(all.count)]
        if random.below(3) > 0 {
            value = make(document, other, all, &random)
            roots.append(value)
        }
        guard random.below(6) > 0, let target = containers.isEmpty ? nil : containers[random.below(containers.count)],
            !value.contains(target), value !== roots[0]
        else {
            remove(all[random.below(all.count)], document, &roots)
            return
        }
        let replaced = target.members
        roots.removeAll { $0 === value }
        let children = target.children
        let place = random.below(children.count + 1)
        let sibling = place < children.count ? children[place] : nil
        if target.kind == .array {
            document.insert(value.node, into: target.node, before: sibling?.node ?? .none)
            target.insert(value, before: sibling)
            return
        }
        let name = Self.names[random.below(Self.names.count)]
        if random.below(2) == 0 {
            document.setMember(target.node, named: name, value.node)
            target.set(name, value)
        } else {
            document.insertMember(
                target.node, document.key(forName: name), value.node, after: sibling?.node ?? .none)
            target.insert(name, value, after: sibling)
        }
        for member in replaced where member.value.parent == nil && member.value !== value {
            roots.append(member.value)
        }
    }

    private func remove(_ value: Model, _ document: Document, _ roots: inout [Model]) {
        guard value.parent != nil else { return }
        document.remove(value.node)
        value.detach()
        roots.append(value)
    }

    private func make(
        _ document: Document, _ other: Document, _ all: [Model], _ random: inout Generator
    ) -> Model {
        switch random.below(9) {
        case 0: return Model(kind: .null, text: "null", node: document.newNull())
        case 1: return Model(kind: .true, text: "true", node: document.newBool(true))
        case 2: return Model(kind: .number, text: "1.0e-7", node: document.newNumber("1.0e-7"))
        case 3: return Model(kind: .string, text: "\"\"", node: document.newString(""))
        case 4: return Model(kind: .string, text: #""é\"\n""#, node: document.newString("é\"\n"))
        case 5: return Model(kind: .array, node: document.newArray())
        case 6: return Model(kind: .object, node: document.newObject())
        case 7:
            let original = all[random.below(all.count)]
            let copied = Model(reading: document, document.copy(original.node, from: document))
            #expect(document.isEqual(copied.node, document, original.node))
            return copied
        default:
            var node = other.root
            for _ in 0..<random.below(4) where other.first(node).exists { node = other.first(node) }
            return Model(reading: document, document.copy(node, from: other))
        }
    }

    /// The document may keep white space of its source, the model has none: a parsed value is compared by what it was
    /// written as without white space.
    private func compact(_ model: Model, _ document: Document) -> String {
        func text(_ model: Model) -> String {
            guard document.rawBytes(model.node).isEmpty || model.kind.rawValue < Kind.array.rawValue else {
                return String(decoding: document.rawBytes(model.node), as: UTF8.self)
            }
            switch model.kind {
            case .array: return "[" + model.elements.map(text).joined(separator: ",") + "]"
            case .object:
                return "{" + model.members.map { Model.quoted($0.name) + ":" + text($0.value) }.joined(separator: ",")
                    + "}"
            default: return model.text
            }
        }
        // The bytes of untouched values must say what the model says.
        for part in model.all where part.kind.rawValue >= Kind.array.rawValue {
            let raw = document.rawBytes(part.node)
            guard !raw.isEmpty else { continue }
            let parsed = try? Document.parse(Array(raw))
            let expected = try? Document.parse(part.json)
            if let parsed, let expected {
                #expect(parsed.isEqual(parsed.root, expected, expected.root))
            } else {
                Issue.record("an untouched value is not JSON")
            }
        }
        return text(model)
    }

    private func checkLinks(of model: Model, in document: Document) {
        #expect(document.children(model.node).map { $0 } == model.children.map(\.node))
        #expect(document.count(model.node) == model.children.count)
        for child in model.children {
            #expect(document.parent(child.node) == model.node)
            checkLinks(of: child, in: document)
        }
        for member in model.members {
            #expect(document.member(model.node, named: member.name) == member.value.node)
        }
    }
}

/// A small generator of random numbers that gives the same for the same seed.
struct Generator {
    var state: UInt64

    mutating func below(_ bound: Int) -> Int {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return Int(state % UInt64(bound))
    }
}
