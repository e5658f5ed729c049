public import Calendar
internal import Decimals
public import FHIRJSON
public import FHIRModel

/// The place where expressions are evaluated: documents, variables, one clock, and the values they make.
///
/// It belongs to one thread at a time. Any number of expressions may be evaluated in it one after another; items stay
/// valid until it goes. All collections lie on one stack of trivial items; an operation replaces what is on top of it.
public final class Evaluation {
    /// The version of FHIR whose types the documents have.
    public let model: TypeModel
    /// The moment that `now()` and `today()` give all through the evaluation.
    public let clock: Instant
    /// The zone of the clock, and of dates and times that come without one where a rule asks for it.
    public let zone: TimeZoneRules
    /// Who answers for what lies outside. A host that holds the evaluation itself puts something in between that does not
    /// hold it: a weak reference here would make every reference count of the host a slow one.
    public var host: (any FHIRPathHost)?
    /// `%resource`: the resource that holds the context.
    public var resource: Item?
    /// `%rootResource`: the resource that contains `%resource`, else itself.
    public var rootResource: Item?

    // The stack.
    @exclusivity(unchecked) var stack: UnsafeMutablePointer<Item>
    @exclusivity(unchecked) var count = 0
    @exclusivity(unchecked) private var capacity = 256

    // Pools that items point into.
    @exclusivity(unchecked) var documents: ContiguousArray<Document> = []
    @exclusivity(unchecked) var strings: ContiguousArray<String> = []
    @exclusivity(unchecked) var decimals: ContiguousArray<ExactDecimal> = []
    @exclusivity(unchecked) var dates: ContiguousArray<PartialDate> = []
    @exclusivity(unchecked) var dateTimes: ContiguousArray<PartialDateTime> = []
    @exclusivity(unchecked) var times: ContiguousArray<TimeOfDay> = []
    @exclusivity(unchecked) var quantities: ContiguousArray<SystemQuantity> = []
    @exclusivity(unchecked) var typeNames: ContiguousArray<TypeInfo> = []
    @exclusivity(unchecked) var constants: ContiguousArray<Item> = []

    // What is being evaluated.
    @exclusivity(unchecked) var program: FHIRPathExpression?
    @exclusivity(unchecked) var operations: UnsafeMutablePointer<Operation>
    @exclusivity(unchecked) var arguments: UnsafeMutablePointer<Int32>
    @exclusivity(unchecked) var constantBase = 0
    @exclusivity(unchecked) var contextRange = 0..<0
    @exclusivity(unchecked) var definitions: [Definition] = []
    @exclusivity(unchecked) private var constantPlaces: [ObjectIdentifier: (program: FHIRPathExpression, place: Int)] =
        [:]
    @exclusivity(unchecked) var variables: [String: [Item]] = [:]
    @exclusivity(unchecked) var typeCache = NodeTypeCache()
    @exclusivity(unchecked) var siblings = SiblingPlaces()
    @exclusivity(unchecked) var lookups = MemberLookups()
    /// The types of documents that are no resources: what `%factory` makes.
    @exclusivity(unchecked) var rootTypes: [UInt16: TypeID] = [:]

    // The budget.
    @exclusivity(unchecked) private var budget: FHIRPathBudget
    @exclusivity(unchecked) var stepsLeft: Int
    @exclusivity(unchecked) private(set) var textBytesLeft: Int
    @exclusivity(unchecked) private var level = 0

    /// A variable of `defineVariable`.
    struct Definition {
        let name: String
        let items: [Item]
    }

    /// Namespace and name of a type.
    struct TypeInfo {
        let namespace: String
        let name: String
    }

    /// An evaluation at one moment. The host may be set later.
    public init(
        version: FHIRVersion = .r4, clock: Instant, zone: TimeZoneRules = .utc, budget: FHIRPathBudget = .default
    ) {
        model = TypeModel.model(for: version)
        self.clock = clock
        self.zone = zone
        self.budget = budget
        stepsLeft = budget.steps
        textBytesLeft = budget.textBytes
        stack = .allocate(capacity: capacity)
        // Set to the running expression's by `evaluate`; never read before.
        operations = UnsafeMutablePointer(bitPattern: 8) ?? .allocate(capacity: 1)
        arguments = UnsafeMutablePointer(bitPattern: 8) ?? .allocate(capacity: 1)
    }

    deinit {
        stack.deallocate()
    }

    // MARK: Putting things in

    /// Takes in a document; items of its nodes can then be made. The document may be edited between expressions.
    public func add(_ document: Document) throws(FHIRPathError) -> UInt16 {
        // One that was taken in shortly before keeps its number, and what is known of it.
        for number in documents.indices.suffix(8).reversed() where documents[number] === document {
            return UInt16(number)
        }
        guard documents.count < Int(UInt16.max) else {
            throw FHIRPathError(.limit, "The expression looks at too many resources.", at: 0)
        }
        documents.append(document)
        return UInt16(documents.count - 1)
    }

    /// The item of a document's root.
    public func item(of document: Document) throws(FHIRPathError) -> Item {
        item(document.root, try add(document))
    }

    /// The item of a node; `document` is what ``add(_:)`` gave.
    public func item(_ node: Node, _ document: UInt16) -> Item {
        Item(kind: .node, document: document, index: node.index)
    }

    /// The document of a node.
    public func document(of item: Item) -> Document { documents[Int(item.document)] }

    /// Sets a variable of the environment, `%name`.
    public func set(_ name: String, _ items: [Item]) {
        variables[name] = items
    }

    /// The steps left of the budget, for counting; below zero where it was exceeded.
    public var remainingSteps: Int { stepsLeft }

    /// The bytes of values left of the budget, for counting; below zero where it was exceeded.
    public var remainingTextBytes: Int { textBytesLeft }

    /// Gives a budget again: for the next of many expressions in one evaluation.
    public func renewBudget(steps: Int, textBytes: Int) {
        budget.steps = steps
        budget.textBytes = textBytes
        stepsLeft = steps
        textBytesLeft = textBytes
    }

    /// Gives the same budget again.
    public func renewBudget() { renewBudget(steps: budget.steps, textBytes: budget.textBytes) }

    // MARK: Evaluating

    /// Evaluates an expression on a collection, which `$this` and, unless `contextItems` says otherwise, `%context` mean.
    ///
    /// May be called while another evaluation is under way, by the host.
    public func evaluate(_ expression: FHIRPathExpression, on items: [Item]) throws(FHIRPathError) -> [Item] {
        guard level < 32 else {
            throw FHIRPathError(.limit, "Expressions that use one another are nested more than 32 deep.", at: 0)
        }
        level += 1
        let outer = (program, operations, arguments, constantBase, contextRange, definitions, count)
        defer {
            (program, operations, arguments, constantBase, contextRange, definitions, count) = outer
            level -= 1
        }
        try prepare(expression)
        definitions = []
        let start = count
        for item in items { try push(item) }
        contextRange = start..<count
        let base = count
        try run(expression.root, Scope(thisStart: Int32(start), thisCount: Int32(items.count)))
        return Array(UnsafeBufferPointer(start: stack + base, count: count - base))
    }

    private func prepare(_ expression: FHIRPathExpression) throws(FHIRPathError) {
        if program !== expression {
            program = expression
            operations = expression.operations
            arguments = expression.arguments
            if let known = constantPlaces[ObjectIdentifier(expression)] {
                constantBase = known.place
            } else {
                constantBase = constants.count
                for constant in expression.constants { constants.append(try item(of: constant)) }
                constantPlaces[ObjectIdentifier(expression)] = (expression, constantBase)
            }
        }
    }

    private func item(of constant: FHIRPathExpression.Constant) throws(FHIRPathError) -> Item {
        switch constant {
        case .value(let value): try make(value)
        case .service(let name): Item(kind: .service, payload: place(of: name))
        }
    }

    /// The place of a text in the pool, without counting it.
    private func place(of text: String) -> UInt64 {
        strings.append(text)
        return UInt64(strings.count - 1)
    }

    // MARK: The stack

    /// Puts an item on top.
    @inline(__always)
    func push(_ item: Item) throws(FHIRPathError) {
        if count == capacity { try grow() }
        stack[count] = item
        count += 1
    }

    private func grow() throws(FHIRPathError) {
        guard capacity < budget.items else {
            throw FHIRPathError(.limit, "The expression makes more than \(budget.items) items.", at: 0)
        }
        let larger = min(capacity * 2, budget.items)
        let grown = UnsafeMutablePointer<Item>.allocate(capacity: larger)
        grown.moveInitialize(from: stack, count: count)
        stack.deallocate()
        stack = grown
        capacity = larger
    }

    /// Moves what lies from `middle` up down to `base`, over what lay there.
    @inline(__always)
    func drop(from base: Int, to middle: Int) {
        guard base != middle else { return }
        let kept = count - middle
        if kept > 0 { (stack + base).update(from: stack + middle, count: kept) }
        count = base + kept
    }

    /// Counts work done beyond the one step of each operation.
    @inline(__always)
    func spend(_ steps: Int) throws(FHIRPathError) {
        stepsLeft -= steps
        if stepsLeft < 0 { throw tooManySteps() }
    }

    /// Counts the memory of a value kept in a pool. Those who make values cannot fail: the next operation does.
    @inline(__always)
    private func count(pooled bytes: Int) {
        textBytesLeft -= bytes
        if textBytesLeft < 0 { stepsLeft = -1 }
    }

    /// Counts what a host does for the expression.
    public func charge(_ steps: Int) throws(FHIRPathError) { try spend(steps) }

    /// Counts the memory of what a host makes for the expression.
    public func charge(textBytes: Int) throws(FHIRPathError) {
        textBytesLeft -= textBytes
        guard textBytesLeft >= 0 else { throw tooManySteps() }
    }

    func tooManySteps() -> FHIRPathError {
        textBytesLeft < 0
            ? FHIRPathError(.limit, "The expression makes more than \(budget.textBytes) bytes of values.", at: 0)
            : FHIRPathError(.limit, "The evaluation was ended: it takes more than \(budget.steps) steps.", at: 0)
    }

    // MARK: Values

    func make(_ text: String) throws(FHIRPathError) -> Item {
        // The place in the pool counts too: short texts cost little else.
        textBytesLeft -= text.utf8.count + 16
        guard textBytesLeft >= 0 else { throw tooManySteps() }
        return Item(kind: .string, payload: place(of: text))
    }

    func make(_ value: ExactDecimal) -> Item {
        let (coefficient, exponent) = value.parts
        if let small = Int64(exactly: coefficient) {
            return Item(
                kind: .decimal, index: UInt32(bitPattern: Int32(exponent)), payload: UInt64(bitPattern: small))
        }
        count(pooled: 48)
        decimals.append(value)
        return Item(kind: .decimal, flags: Item.pooled, payload: UInt64(decimals.count - 1))
    }

    func make(_ value: PartialDate) -> Item {
        count(pooled: 16)
        dates.append(value)
        return Item(kind: .date, payload: UInt64(dates.count - 1))
    }

    func make(_ value: PartialDateTime) -> Item {
        count(pooled: 48)
        dateTimes.append(value)
        return Item(kind: .dateTime, payload: UInt64(dateTimes.count - 1))
    }

    func make(_ value: TimeOfDay) -> Item {
        count(pooled: 40)
        times.append(value)
        return Item(kind: .time, payload: UInt64(times.count - 1))
    }

    func make(_ value: SystemQuantity) -> Item {
        count(pooled: 64)
        quantities.append(value)
        return Item(kind: .quantity, payload: UInt64(quantities.count - 1))
    }

    func makeType(_ namespace: String, _ name: String) -> Item {
        count(pooled: 48)
        typeNames.append(TypeInfo(namespace: namespace, name: name))
        return Item(kind: .type, payload: UInt64(typeNames.count - 1))
    }

    func decimal(_ item: Item) -> ExactDecimal {
        if item.flags & Item.pooled != 0 { return decimals[item.place] }
        return ExactDecimal(coefficient: Int128(item.int), exponent: Int(Int32(bitPattern: item.index))) ?? .zero
    }
}

/// What `$this`, `$index` and `$total` mean: places on the stack.
struct Scope {
    var thisStart: Int32
    var thisCount: Int32
    var index: Int32 = -1
    var totalStart: Int32 = -1
    var totalCount: Int32 = 0
}
