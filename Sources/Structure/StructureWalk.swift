internal import FHIRJSON
internal import FHIRModel
internal import Messages

/// One walk over a resource: every object against the members its type may have. Depth costs no stack.
struct StructureWalk {
    /// An object to look into.
    struct Task {
        var node: Node
        var type: UInt16
        /// Place in ``resources``.
        var resource: Int
        /// A twin of a primitive that has a value: an id alone is something (ele-1).
        var hasValue = false
    }

    let document: Document
    let table: DefinitionTable
    let root: Node
    private let maximum: Int
    /// What is still to be looked into, the next one last.
    var tasks: [Task] = []
    /// The type of a twin.
    let elementType: UInt16

    /// What was found so far.
    var findings: [StructureFinding] = []
    /// How many nulls stand where nothing stands in for them.
    private var nulls = 0
    /// The resources gone into, the outermost first.
    var resources: [ResourceState] = []
    /// Scratch: where elements of an object that is looked at stand.
    private var paths: ElementPaths

    init(_ document: Document, root: Node, _ table: DefinitionTable, maximum: Int) {
        self.document = document
        self.table = table
        self.root = root
        self.maximum = maximum
        elementType = table.model.type(named: "Element")?.rawValue ?? 0
        paths = ElementPaths(document, root: root, table)
    }

    var version: FHIRVersion { table.version }

    /// Some programs write `null` for whatever is not there: so many are told, for other faults to be seen among them.
    private static let maximumNulls = 50

    /// There is more than may be told: looking on would be in vain.
    var isFull: Bool { findings.count > maximum }

    /// Everything, in the order of the document.
    mutating func run() -> [StructureFinding] {
        guard root.exists else {
            add(.error, .structure, .notAResource, at: root, .notAResource)
            return findings
        }
        open(root, isContained: false, inside: nil)
        while let task = tasks.popLast(), !isFull { check(task) }
        var place = 0
        while place < resources.count, !isFull {
            checkReferences(of: place)
            place += 1
        }
        let wasFull = isFull
        if wasFull { findings.removeLast(findings.count - maximum) }
        // Nodes that were read from text are numbered in its order.
        var sorted = findings.enumerated().sorted { left, right in
            (left.element.node.index, left.offset) < (right.element.node.index, right.offset)
        }.map(\.element)
        if wasFull || nulls > Self.maximumNulls {
            sorted.append(
                StructureFinding(
                    severity: .information, code: .incomplete, fault: .more, invariant: nil, node: root,
                    expression: paths.path(of: root), message: .more))
        }
        return sorted
    }

    /// Notes a fault.
    ///
    /// - Parameter place: what the expression leads to, where that is not the node: FHIRPath has no way to what is no element.
    mutating func add(
        _ severity: Issue.Severity, _ code: Issue.Code, _ fault: StructureFault, at node: Node,
        _ message: StructureMessage, place: Node? = nil
    ) {
        guard !isFull else { return }
        if fault == .misplacedNull {
            nulls += 1
            guard nulls <= Self.maximumNulls else { return }
        }
        findings.append(
            StructureFinding(
                severity: severity, code: code, fault: fault, invariant: nil, node: node,
                expression: paths.path(of: place ?? node), message: message))
    }

    /// Notes a rule that is not kept.
    mutating func add(_ rule: StructureRule, at node: Node, _ severity: Issue.Severity = .error) {
        guard !isFull else { return }
        findings.append(
            StructureFinding(
                severity: severity, code: .invariant, fault: .invariant, invariant: rule.rawValue, node: node,
                expression: paths.path(of: node), message: .rule(rule)))
    }

    // MARK: Resources

    /// Goes into a resource: the outermost, a contained one, or one that an element holds.
    ///
    /// - Parameter wanted: the type of the element, where it names one type of resource.
    private mutating func open(_ node: Node, isContained: Bool, inside holder: Int?, wanted: UInt16? = nil) {
        guard document.kind(node) == .object else {
            add(.error, .structure, .notAResource, at: node, .notAResource)
            return
        }
        let name = document.member(node, .resourceType)
        guard name.exists, document.kind(name) == .string, !document.hasEscapes(name) else {
            add(.error, .structure, .notAResource, at: node, .notAResource)
            return
        }
        guard let type = table.resource(named: document.rawBytes(name)) else {
            add(.error, .notSupported, .notAResource, at: node, .unknownResource(version: version.rawValue))
            return
        }
        if let wanted, type != wanted, table.model.isAbstract(TypeID(rawValue: wanted)) == false {
            add(.error, .structure, .wrongResourceType, at: node, .wrongResource(wanted: table.name(of: wanted)))
            return
        }
        let place = resources.count
        var state = ResourceState(node: node, container: place)
        if isContained, let holder {
            state.container = resources[holder].container
            state.isContained = true
            resources[state.container].contained.append(place)
        }
        resources.append(state)
        tasks.append(Task(node: node, type: type, resource: place))
    }

    // MARK: Objects

    private mutating func check(_ task: Task) {
        let entry = table.types[Int(task.type)]
        let firstTask = tasks.count
        var seen: UInt128 = 0
        var hasContent = false
        var child = document.first(task.node)
        while child.exists {
            let key = document.key(child)
            if let member = table.member(task.type, key) {
                if key != .id { hasContent = true }
                note(member, key, child, in: task, &seen)
                checkMember(child, key, member, in: task)
            } else if let plain = key.withoutUnderscore, let member = table.member(task.type, plain),
                member.form != .none
            {
                hasContent = true
                note(member, plain, child, in: task, &seen)
                checkTwin(child, plain, member, in: task)
            } else if key != .resourceType || entry.kind != .resource {
                hasContent = true
                unknown(child, key, in: task)
            }
            child = document.next(child)
        }
        if task.hasValue, document.first(task.node).exists { hasContent = true }
        if hasContent || entry.kind == .resource {
            let missing = entry.required & ~seen
            if missing != 0 { tellMissing(missing, in: task) }
            if entry.rules != .none { check(entry.rules, task) }
            if entry.kind == .resource { checkContained(task) }
        } else {
            add(.error, .invariant, .emptyElement, at: task.node, .emptyElement)
        }
        // Taken from the end: the first child comes first.
        if tasks.count > firstTask + 1 { tasks[firstTask...].reverse() }
    }

    /// Notes that an element is there, and that a choice is there in two forms.
    @inline(__always)
    private mutating func note(
        _ member: DefinitionTable.Member, _ key: Key, _ node: Node, in task: Task, _ seen: inout UInt128
    ) {
        let bit: UInt128 = 1 << UInt128(member.element)
        if seen & bit != 0, member.isChoice, document.kind(node) != .null { checkChoice(member, key, node, in: task) }
        seen |= bit
    }

    private mutating func checkChoice(_ member: DefinitionTable.Member, _ key: Key, _ node: Node, in task: Task) {
        var other = document.first(task.node)
        while other.exists, other != node {
            let otherKey = document.key(other)
            let plain = otherKey.withoutUnderscore ?? otherKey
            if plain != key, document.kind(other) != .null, let found = table.member(task.type, plain),
                found.element == member.element
            {
                let name = table.element(task.type, Int(member.element)).name
                add(.error, .structure, .severalTypes, at: node, .severalTypes(element: name + "[x]"))
                return
            }
            other = document.next(other)
        }
    }

    private mutating func tellMissing(_ missing: UInt128, in task: Task) {
        let elements = table.model.elements(of: TypeID(rawValue: task.type))
        for (number, element) in elements.enumerated() where missing & 1 << UInt128(number) != 0 {
            add(
                .error, .required, .missing, at: task.node,
                .missing(element: element.name + (element.isChoice ? "[x]" : ""), type: table.name(of: task.type)))
        }
    }

    private mutating func unknown(_ node: Node, _ key: Key, in task: Task) {
        guard !isFull else { return }
        let name = document.name(of: key)
        let type = table.name(of: task.type)
        for element in table.model.elements(of: TypeID(rawValue: task.type)) where element.isChoice {
            if name.hasPrefix(element.name), table.model.type(named: suffix(name, element.name)) != nil {
                add(
                    .error, .structure, .wrongType, at: node,
                    .wrongType(element: element.name + "[x]", type: suffix(name, element.name)), place: task.node)
                return
            }
        }
        add(
            .error, .structure, .unknownElement, at: node, .unknownElement(name: String(name.prefix(64)), type: type),
            place: task.node)
    }

    /// The type that the name of a choice's form tells: `Age` of `valueAge`, `string` of `valueString`.
    private func suffix(_ name: String, _ element: String) -> String {
        let type = String(name.dropFirst(element.count))
        if table.model.type(named: type) != nil { return type }
        return type.prefix(1).lowercased() + type.dropFirst()
    }

    // MARK: Members

    private mutating func checkMember(_ node: Node, _ key: Key, _ member: DefinitionTable.Member, in task: Task) {
        guard document.kind(node) == .array else {
            if member.repeats, document.kind(node) != .null {
                add(.error, .structure, .oneForList, at: node, .oneForList)
            }
            checkValue(node, key, member, in: task)
            return
        }
        guard member.repeats else {
            add(.error, .structure, .listForOne, at: node, .listForOne)
            return
        }
        var item = document.first(node)
        guard item.exists else {
            add(.error, .structure, .emptyElement, at: node, .emptyList)
            return
        }
        var hasNull = false
        while item.exists {
            if document.kind(item) == .null, member.form != .none {
                hasNull = true
            } else {
                checkValue(item, key, member, in: task)
            }
            item = document.next(item)
        }
        if hasNull { checkNulls(node, twin: document.twin(of: key, in: task.node)) }
    }

    private mutating func checkValue(_ node: Node, _ key: Key, _ member: DefinitionTable.Member, in task: Task) {
        if member.form != .none {
            checkPrimitive(node, member, in: task)
        } else if member.holdsResource {
            open(node, isContained: key == .contained, inside: task.resource, wanted: member.type)
        } else {
            switch document.kind(node) {
            case .object: tasks.append(Task(node: node, type: member.type, resource: task.resource))
            case .null: add(.error, .structure, .misplacedNull, at: node, .misplacedNull)
            default: add(.error, .structure, .wrongKind, at: node, .wrongKind(.object))
            }
        }
    }
}

extension Document {
    /// As `kind`, of a node that may be none.
    func kindOrNull(_ node: Node) -> Kind { node.exists ? kind(node) : .null }
}
