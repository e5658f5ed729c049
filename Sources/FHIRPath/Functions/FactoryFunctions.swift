internal import Calendar
internal import Decimals
package import FHIRJSON
internal import FHIRModel

/// `%factory`: makes values of FHIR's types (https://build.fhir.org/fhirpath.html#factory).
enum FactoryFunctions {
    static let table: [FHIRPathFunction] =
        [
            structure("Extension", ["url", "value"]), structure("Identifier", ["system", "value", "use", "type"]),
            structure("HumanName", ["family", "given", "prefix", "suffix", "text", "use"]),
            structure("ContactPoint", ["system", "value", "use"]),
            structure("Address", ["line", "city", "state", "postalCode", "country", "use", "type"]),
            structure("Quantity", ["system", "code", "value", "unit"]),
            structure("Coding", ["system", "code", "display", "version"]),
            structure("CodeableConcept", ["coding", "text"]),
            FHIRPathFunction("create", 1...1, .single, [.type], gives: .oneUnknown, create),
            FHIRPathFunction("withExtension", 3...3, .single, gives: .oneUnknown, withExtension),
            FHIRPathFunction("withProperty", 3...3, .single, gives: .oneUnknown, withProperty),
        ] + primitives.map(primitive)

    private static let primitives = [
        "base64Binary", "boolean", "canonical", "code", "date", "dateTime", "decimal", "id", "instant", "integer",
        "integer64", "markdown", "oid", "string", "positiveInt", "time", "unsignedInt", "uri", "url", "uuid",
    ]

    private static func check(_ e: Evaluation, _ c: Call) throws(FHIRPathError) {
        guard e.input(c).kind == .service, e.strings[e.input(c).place] == "factory" else {
            throw e.failure(c, .semantic, "'\(e.name(c))' is a function of %factory.")
        }
    }

    /// A complex type from the values of its members, in the order of the arguments; an empty argument is left out.
    private static func structure(_ type: String, _ members: [String]) -> FHIRPathFunction {
        FHIRPathFunction(type, 1...members.count, .single, gives: .oneUnknown) { e, c throws(FHIRPathError) in
            try check(e, c)
            let document = Document()
            let object = document.newObject()
            document.root = object
            for number in 0..<c.argumentCount {
                let range = try e.argument(c, number)
                try set(e, c.operation, document, object, type, members[number], range)
                e.count = range.lowerBound
            }
            try finish(e, c, document, object, type)
        }
    }

    /// A primitive from its value and, behind it, extensions.
    private static func primitive(_ type: String) -> FHIRPathFunction {
        FHIRPathFunction(type, 1...2, .single, gives: .oneUnknown) { e, c throws(FHIRPathError) in
            try check(e, c)
            guard let value = try e.singleArgument(c, 0) else { return e.finishEmpty(c) }
            // A primitive has its twin beside it, so it stands in an object.
            let document = Document()
            let holder = document.newObject()
            document.root = holder
            guard let node = e.copy(value, into: document), e.isWritten(node, as: type, in: document) else {
                throw e.failure(c, .execution, "'\(type)' cannot be made of \(e.describe(value)).")
            }
            document.setMember(holder, .value, node)
            if c.argumentCount > 1 {
                let extensions = try e.argument(c, 1)
                if !extensions.isEmpty {
                    let twin = document.newObject()
                    document.setMember(holder, .underscoreValue, twin)
                    try set(e, c.operation, document, twin, "Element", "extension", extensions)
                }
                e.count = extensions.lowerBound
            }
            try finish(e, c, document, document.member(holder, .value), type)
        }
    }

    private static func create(_ e: Evaluation, _ c: Call) throws(FHIRPathError) {
        try check(e, c)
        guard let reference = e.program?.types[e.argumentPlace(c.operation, 0)], let type = reference.type else {
            throw e.failure(c, .execution, "'create' takes the name of a type of FHIR.")
        }
        let document = Document()
        let object = document.newObject()
        document.root = object
        if e.model.kind(of: type) == .resource {
            document.setMember(object, .resourceType, document.newString(reference.name))
        }
        try finish(e, c, document, object, reference.name)
    }

    private static func withExtension(_ e: Evaluation, _ c: Call) throws(FHIRPathError) {
        try check(e, c)
        guard let instance = try e.singleArgument(c, 0), let url = try e.stringArgument(c, 1) else {
            return e.finishEmpty(c)
        }
        let value = try e.argument(c, 2)
        let (document, object) = try duplicate(e, c, instance)
        let made = document.newObject()
        document.setMember(made, .url, document.newString(url))
        try set(e, c.operation, document, made, "Extension", "value", value)
        e.count = value.lowerBound
        var list = document.member(object, .extension)
        // What stands there may be no list, in data that is wrong.
        if !list.exists || document.kind(list) != .array {
            list = document.newArray()
            document.setMember(object, .extension, list)
        }
        document.append(made, to: list)
        try finish(e, c, document, object, e.fullTypeName(instance))
    }

    private static func withProperty(_ e: Evaluation, _ c: Call) throws(FHIRPathError) {
        try check(e, c)
        guard let instance = try e.singleArgument(c, 0), let name = try e.stringArgument(c, 1) else {
            return e.finishEmpty(c)
        }
        let value = try e.argument(c, 2)
        let (document, object) = try duplicate(e, c, instance)
        let type = e.fullTypeName(instance)
        try set(e, c.operation, document, object, type, name, value)
        e.count = value.lowerBound
        try finish(e, c, document, object, type)
    }

    /// A copy of an object to change.
    private static func duplicate(
        _ e: Evaluation, _ c: Call, _ instance: Item
    ) throws(FHIRPathError) -> (Document, Node) {
        let document = Document()
        guard instance.kind == .node, let object = e.copy(instance, into: document),
            document.kind(object) == .object
        else { throw e.failure(c, .execution, "'\(e.name(c))' changes an element with children.") }
        document.root = object
        return (document, object)
    }

    /// Sets a member by its FHIRPath name: a choice element under the name of the value's type, a list as a list.
    static func set(
        _ e: Evaluation, _ operation: UnsafeMutablePointer<Operation>, _ document: Document, _ object: Node,
        _ type: String, _ name: String,
        _ values: Range<Int>
    ) throws(FHIRPathError) {
        guard !values.isEmpty else { return }
        guard let typeID = e.model.type(named: type), let element = e.model.element(typeID, named: name) else {
            throw e.error(.execution, "'\(type)' has no element of that name.", operation)
        }
        if element.max <= 1, values.count > 1 {
            throw e.error(.execution, "'\(name)' of '\(type)' is one value, not \(values.count).", operation)
        }
        var member = name
        if element.isChoice {
            let valueType = e.elementTypeName(e.stack[values.lowerBound])
            member = name + valueType.prefix(1).uppercased() + valueType.dropFirst()
            guard e.model.element(typeID, key: document.key(forName: member)) != nil else {
                throw e.error(.execution, "'\(name)' of '\(type)' cannot be a '\(valueType)'.", operation)
            }
        }
        var nodes: [Node] = []
        for place in values {
            guard let node = e.copy(e.stack[place], into: document) else {
                throw e.error(.execution, "'\(name)' cannot be made of \(e.describe(e.stack[place])).", operation)
            }
            nodes.append(node)
        }
        if element.max > 1 {
            let list = document.newArray()
            document.setMember(object, document.key(forName: member), list)
            for node in nodes { document.append(node, to: list) }
        } else {
            document.setMember(object, document.key(forName: member), nodes[0])
        }
    }

    private static func finish(
        _ e: Evaluation, _ c: Call, _ document: Document, _ node: Node, _ type: String
    ) throws(FHIRPathError) {
        try e.finish(c, try made(e, document, node, type))
    }

    /// The item of what was made.
    static func made(
        _ e: Evaluation, _ document: Document, _ node: Node, _ type: String
    ) throws(FHIRPathError) -> Item {
        // What is made stays until the evaluation goes: its values count, so that nothing can be doubled for ever.
        try e.spend(20 + document.valueCount * 8)
        var item = e.item(node, try e.add(document))
        if let known = e.model.type(named: type) {
            item.payload = UInt64(known.rawValue) + 1
            if node == document.root { e.rootTypes[item.document] = known }
        }
        return item
    }
}

extension Evaluation {
    /// The name of an element's type, of a backbone element its path: `Patient.contact`.
    fileprivate func fullTypeName(_ item: Item) -> String {
        typeID(of: item).map { model.name(of: $0) } ?? typeInfo(item).name
    }

    /// The name of the FHIR type that a value has as an element.
    func elementTypeName(_ item: Item) -> String {
        if item.kind == .node, item.flags & Item.systemValue == 0 { return typeInfo(item).name }
        return switch value(item) {
        case .quantity: "Quantity"
        case .long: "integer64"
        case .dateTime: "dateTime"
        case let value:
            value.typeName.prefix(1).lowercased() + value.typeName.dropFirst()
        }
    }

    /// The value in another document; nil for what JSON cannot say.
    package func copy(_ item: Item, into document: Document) -> Node? {
        if item.kind == .node {
            guard item.flags & Item.valueless == 0 else { return nil }
            return document.copy(item.node, from: documents[Int(item.document)])
        }
        switch value(item) {
        case .boolean(let value): return document.newBool(value)
        case .integer(let value), .long(let value): return document.newNumber(value)
        case .decimal(let value): return document.newNumber(value.description)
        case .string(let value): return document.newString(value)
        case .date(let value): return document.newString(value.description)
        case .dateTime(let value): return document.newString(value.description)
        case .time(let value): return document.newString(value.description)
        case .quantity(let value):
            let object = document.newObject()
            document.setMember(object, .value, document.newNumber(value.value.description))
            let (system, code, unit): (String?, String?, String?) =
                if case .foreign(let system, let code, let unit) = value.measure {
                    (system, code, unit)
                } else {
                    ("http://unitsofmeasure.org", value.ucumCode, value.unit)
                }
            if let unit { document.setMember(object, .unit, document.newString(unit)) }
            if let system { document.setMember(object, .system, document.newString(system)) }
            if let code { document.setMember(object, .code, document.newString(code)) }
            return object
        case .other: return nil
        }
    }
}
