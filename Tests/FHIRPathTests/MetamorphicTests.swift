import Calendar
import FHIRJSON
import FHIRModel
import FHIRPath
import Testing

/// Expressions that must agree with one another, over all documents of the cases.
@Suite struct MetamorphicTests {
    private static let documents = ["patient", "observation", "bundle", "response", "types", "loose", "r5-types"]

    /// The items as text, so that they can be compared across evaluations.
    private static func result(_ text: String, on document: Document, _ version: FHIRVersion = .r4) -> String {
        do throws(FHIRPathError) {
            let expression = try FHIRPathExpression(text, version: version)
            let evaluation = Evaluation(version: version, clock: Instant(seconds: 1_780_000_000))
            let root = try evaluation.item(of: document)
            evaluation.resource = root
            return try evaluation.evaluate(expression, on: [root]).map {
                "\(evaluation.typeName(of: $0)) \(evaluation.text(of: $0) ?? "") \(evaluation.path(of: $0) ?? "")"
            }.joined(separator: "\n")
        } catch {
            return "error: \(error.phase)"
        }
    }

    private static func version(_ name: String) -> FHIRVersion { name.hasPrefix("r5") ? .r5 : .r4 }

    /// Steps that are fused mean what the unfused ones mean.
    @Test(arguments: documents)
    func fusedStepsMeanTheSame(name: String) throws {
        let document = try PathCase.document(name)
        var pairs: [(String, String)] = []
        for member in ["linkId", "url", "id", "given", "system", "text", "name", "v", "c", "family", "resourceType"] {
            for value in Self.texts(of: member, in: document) + ["nothing", ""] {
                let literal = "'\(value)'"
                for base in ["", "name.", "birthDate.", "_x.", "item.", "gender.", "entry.resource.", "parameter."] {
                    pairs.append(
                        (
                            "\(base)descendants().where(\(member) = \(literal))",
                            "\(base)descendants().where((\(member)) = \(literal))"
                        ))
                    pairs.append(
                        (
                            "\(base)children().where(\(member) = \(literal))",
                            "\(base)children().where(select(\(member)) = \(literal))"
                        ))
                    pairs.append(
                        ("\(base)select(\(member) = \(literal))", "\(base)select((\(member)) = \(literal))"))
                }
                pairs.append(("\(member) = \(literal)", "(\(member)) = \(literal)"))
            }
        }
        for (fused, plain) in pairs {
            let left = Self.result(fused, on: document, Self.version(name)).split(separator: "\n").sorted()
            let right = Self.result(plain, on: document, Self.version(name)).split(separator: "\n").sorted()
            #expect(left == right, "\(fused) is not \(plain)")
        }
    }

    /// The texts under a name, anywhere in the document.
    private static func texts(of member: String, in document: Document) -> [String] {
        var found: Set<String> = []
        var pending = [document.root]
        while let node = pending.popLast() {
            for child in document.children(node) {
                pending.append(child)
                guard document.kind(child) == .string, let text = document.string(child), !text.contains("'") else {
                    continue
                }
                let key = document.key(child).exists ? document.key(child) : document.key(node)
                if key.exists, document.name(of: key) == member { found.insert(text) }
            }
        }
        return found.sorted()
    }

    /// Laws that hold for every collection.
    @Test(arguments: documents)
    func lawsHold(name: String) throws {
        let document = try PathCase.document(name)
        let collections = [
            "children()", "descendants()", "descendants().ofType(string)", "name", "name.given", "item", "item.item",
            "entry.resource", "parameter.value", "component.value", "telecom", "numbers", "mixed", "{}",
        ]
        for a in collections {
            let laws = [
                "(\(a).where(hasValue()).subsetOf(\(a)))", "\(a).distinct().isDistinct()",
                "(\(a) | \(a)).count() = \(a).distinct().count()",
                "\(a).combine(\(a)).count() = \(a).count() * 2", "\(a).union({}).count() = \(a).distinct().count()",
                "\(a).tail().count() = iif(\(a).exists(), \(a).count() - 1, 0)",
                "\(a).take(2).combine(\(a).skip(2)).count() = \(a).count()",
                "\(a).exists() = \(a).empty().not()", "\(a).all(true)",
                "\(a).where(true).count() = \(a).count()", "\(a).select($this).count() = \(a).count()",
                "\(a).intersect(\(a)).count() = \(a).distinct().count()", "\(a).exclude(\(a)).empty()",
                "\(a).aggregate($total + 1, 0) = \(a).count()", "\(a).subsetOf(\(a)) and \(a).supersetOf(\(a))",
                "\(a).where($index = 0).count() = \(a).first().count()", "\(a) ~ \(a)",
                "\(a).where(hasValue()).count() + \(a).where(hasValue().not()).count() = \(a).count()",
                "\(a).repeatAll({}).empty()", "\(a).trace('x').count() = \(a).count()",
                "\(a).ofType(string).count() <= \(a).count()",
            ]
            for law in laws {
                #expect(
                    Self.result(law, on: document, Self.version(name)).hasPrefix("boolean true"), "\(name): \(law)")
            }
        }
    }

    /// An expression written with more parentheses, blanks and comments is the same expression.
    @Test func layoutDoesNotMatter() throws {
        let cases = try ["arithmetic.tsv", "filtering.tsv", "fhir.tsv", "types.tsv"].flatMap { try PathCase.read($0) }
        for test in cases where !test.expected.hasPrefix("error: syntax") && !test.expression.contains("//") {
            for text in ["(\(test.expression))", "/* a */ \(test.expression)\n// b\n", " \t\(test.expression) "] {
                let changed = PathCase(
                    place: test.place, expression: text, document: test.document, expected: test.expected)
                #expect(try changed.outcome() == test.expected, "\(text)")
            }
        }
    }

    /// After an edit the document is read as it is then, in an evaluation that has seen it before too.
    @Test(arguments: ["response", "patient", "observation"])
    func editsAreSeen(name: String) throws {
        let document = try PathCase.document(name).editableCopy()
        let expressions = [
            "descendants().count()", "item.count()", "item.item.answer.value", "name.given",
            "name.where(use = 'usual')",
            "descendants().where(linkId = '2.1').answer.value", "value", "component.value", "children().count()", "id",
            "repeat(item).linkId", "status", "name.family",
        ]
        let evaluation = Evaluation(clock: Instant(seconds: 1_780_000_000))
        let root = try evaluation.item(of: document)
        for step in 0..<4 {
            edit(document, step)
            let again = try Document.parse(document.bytes(document.root)).freeze()
            for text in expressions {
                let expression = try FHIRPathExpression(text)
                let items = try evaluation.evaluate(expression, on: [root])
                let found = items.map {
                    "\(evaluation.typeName(of: $0)) \(evaluation.text(of: $0) ?? "") \(evaluation.path(of: $0) ?? "")"
                }.joined(separator: "\n")
                #expect(found == Self.result(text, on: again), "\(name), edit \(step): \(text)")
            }
        }
    }

    private func edit(_ document: Document, _ step: Int) {
        let root = document.root
        switch step {
        case 0: document.setMember(root, named: "id", document.newString("edited"))
        case 1:
            let list = document.newArray()
            let item = document.newObject()
            document.setMember(item, named: "linkId", document.newString("2.1"))
            document.setMember(item, named: "family", document.newString("Neu"))
            document.append(item, to: list)
            document.setMember(root, named: "item", list)
            document.setMember(root, named: "name", document.copy(list, from: document))
        case 2: document.setMember(root, named: "status", document.newString("final"))
        default: document.setMember(root, named: "valueString", document.newString("text"))
        }
    }
}
