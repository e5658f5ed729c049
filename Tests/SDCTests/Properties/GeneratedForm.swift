import TestSupport

/// A form full of expressions, made by a seed: chains, variables (some hidden by others further down), conditions of both
/// kinds, calculated values, groups, rows. It knows itself what depends on what.
struct GeneratedForm {
    let text: String
    /// Integer questions of the root that are always there, and at most how many evaluations follow from another answer to
    /// one, in a response whose repeating group has so many rows.
    private(set) var inputs: [String] = []
    private var affected: [String: (once: Int, perRow: Int)] = [:]

    func evaluations(after input: String, rows: Int) -> Int {
        affected[input].map { $0.once + $0.perRow * rows } ?? 0
    }

    /// - Parameter isUnderstood: every expression names what it looks at, so that a compiler can tell what it depends on.
    init(seed: UInt64, isUnderstood: Bool = false) {
        var builder = FormBuilder(seed: seed, isUnderstood: isUnderstood)
        builder.build()
        text = builder.text
        inputs = builder.inputs
        for input in inputs { affected[input] = builder.affected(by: input) }
    }
}

/// Makes the nodes of a form one behind the other; each looks only at earlier ones, so that there are no circles. Where
/// they stand in the form is another matter.
private struct FormBuilder {
    private enum Place: Equatable { case root, group, row }

    private struct Node {
        let name: String
        let place: Place
        /// Expressions that are evaluated for it.
        let expressions: Int
        /// Places of the nodes it depends on, in `nodes`.
        let needs: Set<Int>
        /// A variable: nothing in the form's tree.
        let isVariable: Bool
        /// The variable's extension, or the item.
        let json: String
    }

    private var random: SeededGenerator
    private var nodes: [Node] = []
    private(set) var inputs: [String] = []
    private(set) var text = ""
    private var group = -1
    /// Names that something in the group uses already: to hide one of them now would give it another meaning.
    private var usedInGroup: Set<String> = []

    private let isUnderstood: Bool

    init(seed: UInt64, isUnderstood: Bool) {
        random = SeededGenerator(seed: seed)
        self.isUnderstood = isUnderstood
    }

    // MARK: Building

    mutating func build() {
        for number in 0..<(3 + random.below(3)) {
            inputs.append("n\(number)")
            addItem("n\(number)", in: .root, expressions: [], more: "", needs: [])
        }
        // The group itself looks at inputs only, so that whatever is in it may look at anything.
        let (condition, needs) = random.chance(70) ? self.condition(from: .root) : ("", [])
        group = nodes.count
        let expression = condition.isEmpty ? "" : enableWhen(condition)
        nodes.append(
            Node(
                name: "g", place: .root, expressions: condition.isEmpty ? 0 : 1, needs: needs, isVariable: false,
                json: expression))
        addItem("g0", in: .group, expressions: [], more: "", needs: [])
        for number in 0..<(8 + random.below(10)) { addRandom(number) }
        addRows()
        write()
    }

    private mutating func addRandom(_ number: Int) {
        let place: Place = random.chance(35) ? .group : .root
        switch random.below(isUnderstood ? 7 : 9) {
        case 0:
            // Some have the name of one that stands around them.
            let outer = nodes.filter { $0.isVariable && $0.place == .root }.map(\.name)
            let inGroup = usedInGroup.union(nodes.filter { $0.isVariable && $0.place == .group }.map(\.name))
            let reused = place == .group ? outer.filter { !inGroup.contains($0) }.randomElement(using: &random) : nil
            let (value, needs) = value(from: place)
            let name = reused ?? "v\(number)"
            nodes.append(
                Node(
                    name: name, place: place, expressions: 1, needs: needs, isVariable: true,
                    json:
                        #"{"url":"http://hl7.org/fhir/StructureDefinition/variable","valueExpression":{"name":"\#(name)","language":"text/fhirpath","expression":"\#(value)"}}"#
                ))
        case 1:
            let (condition, needs) = condition(from: place)
            addItem("e\(number)", in: place, expressions: [enableWhen(condition)], more: "", needs: needs)
        case 2:
            guard let source = integers(from: .root).filter({ nodes[$0].place == .root }).randomElement(using: &random)
            else { return }
            let comparison = [">", "<", "=", "!=", ">=", "<="][random.below(6)]
            let more =
                #","enableWhen":[{"question":"\#(nodes[source].name)","operator":"\#(comparison)","answerInteger":\#(random.below(8))}]"#
            addItem("w\(number)", in: place, expressions: [], more: more, needs: [source])
        case 3:
            let (value, needs) = value(from: place)
            let (condition, others) = condition(from: place)
            addItem(
                "d\(number)", in: place, expressions: [calculated(value), enableWhen(condition)],
                more: random.chance(50) ? #","readOnly":true"# : "", needs: needs.union(others))
        case 4:
            let (value, needs) = value(from: place)
            addItem(
                "i\(number)", in: place, expressions: [sdc("initialExpression", value)], more: "", needs: needs)
        case 7:
            let (condition, needs) = condition(from: place)
            let extensions = cqf(condition)
            addItem(
                "q\(number)", in: place, expressions: [], more: #","_required":{"extension":[\#(extensions)]}"#,
                needs: needs)
        case 8:
            let (condition, needs) = condition(from: place)
            addItem(
                "o\(number)", in: place, expressions: [toggle(condition)],
                more: #","answerOption":[{"valueInteger":1},{"valueInteger":2},{"valueInteger":3}]"#, needs: needs)
        default:
            let (value, needs) = value(from: place)
            addItem(
                "c\(number)", in: place, expressions: [calculated(value)],
                more: random.chance(50) ? #","readOnly":true"# : "", needs: needs)
        }
    }

    /// A repeating group whose rows look at themselves and at what is outside, and a sum over them.
    private mutating func addRows() {
        addItem("r0", in: .row, expressions: [], more: "", needs: [])
        let first = nodes.count - 1
        let (outside, needs) = value(from: .root)
        addItem(
            "rc", in: .row, expressions: [calculated("%rv.sum() + (\(outside)).sum()")], more: #","readOnly":true"#,
            needs: needs.union([first]))
        let sum = nodes.count - 1
        let (start, sources) = value(from: .root)
        addItem(
            "ri", in: .row, expressions: [sdc("initialExpression", start)], more: "", needs: sources)
        addItem(
            "re", in: .row, expressions: [enableWhen("%rv > \(random.below(6))")], more: "", needs: [first])
        addItem(
            "total", in: .root,
            expressions: [calculated("%resource.item.where(linkId='r').item.where(linkId='rc').answer.value.sum()")],
            more: "", needs: [sum])
    }

    private mutating func addItem(
        _ name: String, in place: Place, expressions: [String], more: String, needs: Set<Int>
    ) {
        let extensions =
            expressions.isEmpty ? "" : #""extension":[\#(expressions.joined(separator: ","))],"#
        nodes.append(
            Node(
                name: name, place: place, expressions: expressions.count,
                needs: place == .group ? needs.union([group]) : needs, isVariable: false,
                json: #"{\#(extensions)"linkId":"\#(name)","type":"integer"\#(more)}"#))
    }

    private mutating func write() {
        func all(_ place: Place, _ isVariable: Bool) -> [String] {
            nodes.filter { $0.place == place && $0.isVariable == isVariable && $0.name != "g" }.map(\.json)
        }
        let groupExtensions = ([nodes[group].json].filter { !$0.isEmpty } + all(.group, true)).joined(separator: ",")
        let items = all(.group, false).shuffled(using: &random).joined(separator: ",")
        var root = all(.root, false)
        root.append(#"{"extension":[\#(groupExtensions)],"linkId":"g","type":"group","item":[\#(items)]}"#)
        let row = #"item.where(linkId='r0').answer.value"#
        root.append(
            #"{"extension":[{"url":"http://hl7.org/fhir/StructureDefinition/variable","valueExpression":{"name":"rv","language":"text/fhirpath","expression":"\#(row)"}}],"linkId":"r","type":"group","repeats":true,"item":[\#(all(.row, false).joined(separator: ","))]}"#
        )
        root.shuffle(using: &random)
        let variables = all(.root, true).shuffled(using: &random).joined(separator: ",")
        text =
            #"{"resourceType":"Questionnaire","status":"active","url":"http://forms.example/generated","extension":[\#(variables)],"item":[\#(root.joined(separator: ","))]}"#
        // FHIR knows no empty lists.
        text = text.split(separator: #""extension":[],"#, omittingEmptySubsequences: false).joined()
    }

    // MARK: Expressions

    private func calculated(_ expression: String) -> String { sdc("calculatedExpression", expression) }
    private func enableWhen(_ expression: String) -> String { sdc("enableWhenExpression", expression) }
    private func cqf(_ expression: String) -> String {
        #"{"url":"http://hl7.org/fhir/StructureDefinition/cqf-expression","valueExpression":{"language":"text/fhirpath","expression":"\#(expression)"}}"#
    }
    private func toggle(_ expression: String) -> String {
        #"{"url":"http://hl7.org/fhir/uv/sdc/StructureDefinition/sdc-questionnaire-answerOptionsToggleExpression","extension":[{"url":"option","valueInteger":1},{"url":"option","valueInteger":2},{"url":"expression","valueExpression":{"language":"text/fhirpath","expression":"\#(expression)"}}]}"#
    }
    private func sdc(_ name: String, _ expression: String) -> String {
        #"{"url":"http://hl7.org/fhir/uv/sdc/StructureDefinition/sdc-questionnaire-\#(name)","valueExpression":{"language":"text/fhirpath","expression":"\#(expression)"}}"#
    }

    private func integers(from place: Place) -> [Int] {
        nodes.indices.filter { !nodes[$0].isVariable && nodes[$0].name != "g" && nodes[$0].place != .row }
    }

    /// A path to the answers of an earlier item, in one of three ways, or a variable in scope.
    private mutating func reference(from place: Place) -> (String, Set<Int>) {
        var scope: [String: Int] = [:]
        for (index, node) in nodes.enumerated() where node.isVariable && node.place == .root {
            scope[node.name] = index
        }
        if place == .group {
            for (index, node) in nodes.enumerated() where node.isVariable && node.place == .group {
                scope[node.name] = index
            }
        }
        if random.chance(30), let name = scope.keys.sorted().randomElement(using: &random), let index = scope[name] {
            if place == .group { usedInGroup.insert(name) }
            return ("%\(name)", [index])
        }
        let index = integers(from: place).randomElement(using: &random) ?? 0
        let name = nodes[index].name
        let path =
            switch random.below(3) {
            case 0 where nodes[index].place == .group:
                "%resource.item.where(linkId='g').item.where(linkId='\(name)')"
            case 0: "%resource.item.where(linkId='\(name)')"
            case 1: "%resource.repeat(item).where(linkId='\(name)')"
            default: "%resource.descendants().where(linkId='\(name)')"
            }
        return (path + ".answer.value", [index])
    }

    private mutating func value(from place: Place) -> (String, Set<Int>) {
        let (one, first) = reference(from: place)
        let (other, second) = reference(from: place)
        switch random.below(7) {
        case 0: return ("\(one).sum() + \(other).sum()", first.union(second))
        case 1: return ("iif(\(one).exists(), \(one).first() + 1, {})", first)
        case 2: return ("\(one).count() + \(other).count() * 2", first.union(second))
        case 3: return ("iif(\(one).sum() > \(random.below(9)), \(other).first(), {})", first.union(second))
        case 4: return (one + ".first()", first)
        case 5 where !isUnderstood:
            // Nothing that a compiler understands: all inputs may be meant.
            let all = Set(inputs.compactMap { name in nodes.firstIndex { $0.name == name } })
            return ("%resource.item.where(linkId.startsWith('n')).answer.value.sum()", all)
        default: return ("(\(one) | \(other)).count()", first.union(second))
        }
    }

    private mutating func condition(from place: Place) -> (String, Set<Int>) {
        let (one, first) = reference(from: place)
        let (other, second) = reference(from: place)
        switch random.below(5) {
        case 0: return ("\(one).sum() > \(random.below(8))", first)
        case 1: return ("\(one).exists()", first)
        case 2: return ("\(one).first() = \(other).first()", first.union(second))
        case 3: return ("\(one).exists() and \(other).count() = 0", first.union(second))
        default: return ("\(one).first() <= \(random.below(8))", first)
        }
    }

    // MARK: What depends on what

    func affected(by input: String) -> (once: Int, perRow: Int) {
        guard let start = nodes.firstIndex(where: { $0.name == input }) else { return (0, 0) }
        var reached: Set<Int> = [start]
        // Whoever depends on a node stands behind it.
        for index in nodes.indices where !nodes[index].needs.isDisjoint(with: reached) { reached.insert(index) }
        reached.remove(start)
        // What they read is looked up anew where it is a variable, also one that gives the same as before.
        for index in nodes.indices.reversed() where reached.contains(index) {
            reached.formUnion(nodes[index].needs.filter { nodes[$0].isVariable })
        }
        var count = (once: 0, perRow: reached.contains { nodes[$0].place == .row } ? 1 : 0)
        for index in reached {
            if nodes[index].place == .row {
                count.perRow += nodes[index].expressions
            } else {
                count.once += nodes[index].expressions
            }
        }
        return count
    }
}
