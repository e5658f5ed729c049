internal import FHIRJSON
internal import FHIRModel

/// Of what type things are (FHIRPath N1, section 6.3 "Types" and 10 "Types and reflection").
extension Evaluation {
    /// The FHIR type of an element; nil where it stands in no known resource, and for values that are no elements.
    func typeID(of item: Item) -> TypeID? {
        guard item.kind == .node else { return nil }
        if item.payload != 0, item.flags == 0 { return TypeID(rawValue: UInt16(item.payload - 1)) }
        return typeID(of: item.node, documents[Int(item.document)], item.document)
    }

    private func typeID(of node: Node, _ document: Document, _ number: UInt16) -> TypeID? {
        // Up to what is known, then down again by the names in between.
        var path: [Node] = []
        var current = node
        var type: TypeID?
        while true {
            if document.kind(current) == .array {
                current = document.parent(current)
                // A document may be a list of values, which are of no type of FHIR.
                guard current.exists else { return nil }
                continue
            }
            if let known = typeCache.find(current, number) {
                type = known
                break
            }
            let resourceType = document.member(current, .resourceType)
            if resourceType.exists, let name = document.string(resourceType), let known = model.type(named: name) {
                type = known
                typeCache.insert(current, number, known)
                break
            }
            let parent = document.parent(current)
            guard parent.exists else {
                guard let known = rootTypes[number] else { return nil }
                type = known
                break
            }
            path.append(current)
            current = parent
        }
        for step in path.reversed() {
            var key = document.key(step)
            if !key.exists { key = document.key(document.parent(step)) }
            guard let known = type, let found = model.element(known, key: key) else { return nil }
            type = found.type
            typeCache.insert(step, number, found.type)
        }
        return type
    }

    /// What a person calls the type: for messages.
    func describe(_ item: Item) -> String {
        if item.kind == .node, let type = typeID(of: item) { return model.name(of: type) }
        switch item.kind {
        case .node: return value(item).typeName == "Any" ? "an element" : value(item).typeName
        case .type: return "a type"
        case .service: return "a service"
        default: return value(item).typeName
        }
    }

    /// Namespace and name as `type()` gives them.
    func typeInfo(_ item: Item) -> TypeInfo {
        if item.kind == .node, item.flags & Item.systemValue == 0 {
            if let type = typeID(of: item) {
                // The anonymous type of an element is called by what it is based on.
                let named = model.kind(of: type) == .backbone ? model.base(of: type) ?? type : type
                return TypeInfo(namespace: "FHIR", name: model.name(of: named))
            }
            return TypeInfo(namespace: "FHIR", name: documents[Int(item.document)].shapeName(item.node))
        }
        if item.kind == .type { return TypeInfo(namespace: "System", name: "TypeInfo") }
        return TypeInfo(namespace: "System", name: value(item).typeName)
    }

    /// The type that a type is based on, as `type().baseType` gives it.
    func baseType(of info: TypeInfo) -> String {
        guard info.namespace == "FHIR" else { return "System.Any" }
        let base = model.type(named: info.name).flatMap { model.base(of: $0) }
        return base.map { "FHIR.\(model.name(of: $0))" } ?? "System.Any"
    }

    /// Whether an item is of a type; `exactly` leaves subtypes of primitives out, as `as` and `ofType` do.
    func isOfType(_ item: Item, _ reference: TypeReference, exactly: Bool) -> Bool {
        let isElement = item.kind == .node && item.flags & Item.systemValue == 0
        if isElement {
            if let wanted = reference.type, let type = typeID(of: item) {
                if type == wanted { return true }
                if exactly, model.kind(of: type) == .primitive { return false }
                if model.isSubtype(type, of: wanted) { return true }
            } else if typeID(of: item) == nil, reference.namespace != .system {
                return documents[Int(item.document)].shapeName(item.node) == reference.name
            }
            return false
        }
        guard let system = reference.system else { return false }
        return system == .any || system.rawValue == value(item).typeName
    }

    func isType(_ operation: UnsafeMutablePointer<Operation>, _ scope: Scope) throws(FHIRPathError) {
        guard let reference = program?.types[Int(operation.pointee.table)] else { return }
        let base = count
        try runTarget(operation, scope)
        try checkKnown(reference, operation)
        guard let item = try single(from: base, operation, "The left of 'is'") else { return }
        count = base
        try push(.boolean(isOfType(item, reference, exactly: false)))
    }

    func asType(_ operation: UnsafeMutablePointer<Operation>, _ scope: Scope) throws(FHIRPathError) {
        guard let reference = program?.types[Int(operation.pointee.table)] else { return }
        let base = count
        try runTarget(operation, scope)
        try checkKnown(reference, operation)
        guard let item = try single(from: base, operation, "The left of 'as'") else { return }
        count = base
        if isOfType(item, reference, exactly: true) { try push(item) }
    }

    /// A type that neither FHIR nor FHIRPath has is an error, not a type that nothing is of.
    func checkKnown(
        _ reference: TypeReference, _ operation: UnsafeMutablePointer<Operation>
    ) throws(FHIRPathError) {
        if reference.type != nil || reference.system != nil || reference.namespace == .system { return }
        throw error(.execution, "There is no type '\(reference.name)' in FHIR \(model.version.rawValue).", operation)
    }
}

extension Document {
    /// What a value of unknown type looks like.
    func shapeName(_ node: Node) -> String {
        switch kind(node) {
        case .true, .false: "boolean"
        case .number: integer(node) == nil ? "decimal" : "integer"
        case .string: "string"
        default: string(member(node, .resourceType)) ?? "Element"
        }
    }
}
