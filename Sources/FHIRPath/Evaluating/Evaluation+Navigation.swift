internal import FHIRJSON
internal import FHIRModel

/// Going from an element to those inside it (FHIRPath N1, section 3 "Path selection", and FHIR's own choice elements and
/// primitive extensions, https://hl7.org/fhir/R4/fhirpath.html).
extension Evaluation {
    func member(_ operation: UnsafeMutablePointer<Operation>, _ scope: Scope) throws(FHIRPathError) {
        if operation.pointee.target < 0 {
            for place in Int(scope.thisStart)..<Int(scope.thisStart + scope.thisCount) {
                try pushMember(operation, of: stack[place])
            }
            return
        }
        let base = count
        try run(Int(operation.pointee.target), scope)
        let end = count
        try spend(end - base)
        for place in base..<end { try pushMember(operation, of: stack[place]) }
        drop(from: base, to: end)
    }

    /// The first name of a path is the type of the context, or else a child.
    func typeOrMember(_ operation: UnsafeMutablePointer<Operation>, _ scope: Scope) throws(FHIRPathError) {
        guard let name = program?.names[Int(operation.pointee.table)] else { return }
        for place in Int(scope.thisStart)..<Int(scope.thisStart + scope.thisCount) {
            if isNamed(stack[place], name) {
                try push(stack[place])
            } else {
                try pushMember(operation, of: stack[place])
            }
        }
    }

    private func isNamed(_ item: Item, _ name: String) -> Bool {
        guard item.kind == .node else { return false }
        let document = documents[Int(item.document)]
        let type = document.member(item.node, .resourceType)
        if type.exists, document.equals(type, name) { return true }
        guard let wanted = model.type(named: name), let type = typeID(of: item) else { return false }
        return model.isSubtype(type, of: wanted)
    }

    /// Pushes what stands under the operation's name in an item.
    @inline(__always)
    func pushMember(_ operation: UnsafeMutablePointer<Operation>, of item: Item) throws(FHIRPathError) {
        guard item.kind == .node else { return try pushMemberOfValue(operation, of: item) }
        let document = documents[Int(item.document)]
        let node = item.node
        guard document.kind(node) == .object, item.flags == 0 else {
            return try pushMemberOfPrimitive(operation, of: item, in: document)
        }
        let key = key(of: operation, in: document)
        var child = document.first(node)
        if operation.pointee.choice >= 0, let table = program?.choices[Int(operation.pointee.choice)] {
            while child.exists {
                let childKey = document.key(child)
                let type = table.type(of: childKey)
                if type != 0 || childKey == key {
                    return try pushValues(child, in: document, item.document, type: type, of: node)
                }
                child = document.next(child)
            }
            return try pushChoiceTwin(table, of: node, in: document, item.document)
        }
        guard key.exists else { return try pushTwin(operation, of: node, in: document, item.document) }
        while child.exists {
            if document.key(child) == key {
                return try pushValues(child, in: document, item.document, type: 0, of: node)
            }
            child = document.next(child)
        }
        try pushTwin(operation, of: node, in: document, item.document)
    }

    @inline(__always)
    private func key(of operation: UnsafeMutablePointer<Operation>, in document: Document) -> Key {
        if operation.pointee.key != .max { return Key(rawValue: operation.pointee.key) }
        return document.existingKey(program?.names[Int(operation.pointee.table)] ?? "")
    }

    /// Pushes a member: a value, or those of an array, where a null may have a twin with extensions.
    @inline(__always)
    private func pushValues(
        _ value: Node, in document: Document, _ number: UInt16, type: UInt16, of object: Node
    ) throws(FHIRPathError) {
        switch document.kind(value) {
        case .array:
            var element = document.first(value)
            var place = 0
            // The array of twins is walked beside it, from the first null on.
            var twin = Node.none
            var twinPlace = -1
            while element.exists {
                if document.kind(element) == .null {
                    if twinPlace < 0 {
                        twin = firstTwin(of: value, in: document, of: object)
                        twinPlace = 0
                    }
                    while twinPlace < place, twin.exists {
                        twin = document.next(twin)
                        twinPlace += 1
                    }
                    try pushValueless(twin, in: document, number)
                } else {
                    try push(Item(kind: .node, document: number, index: element.index, payload: UInt64(type)))
                }
                element = document.next(element)
                place += 1
            }
            try spend(place)
        case .null: try pushValueless(document.twin(of: document.key(value), in: object), in: document, number)
        default: try push(Item(kind: .node, document: number, index: value.index, payload: UInt64(type)))
        }
    }

    /// The first of an array's twins.
    private func firstTwin(of array: Node, in document: Document, of object: Node) -> Node {
        let twins = document.twin(of: document.key(array), in: object)
        return twins.exists && document.kind(twins) == .array ? document.first(twins) : .none
    }

    private func pushValueless(_ twin: Node, in document: Document, _ number: UInt16) throws(FHIRPathError) {
        guard twin.exists, document.kind(twin) == .object else { return }
        try push(Item(kind: .node, flags: Item.valueless, document: number, index: twin.index))
    }

    /// A primitive without a value is only its twin.
    private func pushTwin(
        _ operation: UnsafeMutablePointer<Operation>, of object: Node, in document: Document, _ number: UInt16
    ) throws(FHIRPathError) {
        let twin: Node
        if operation.pointee.key != .max {
            twin = document.twin(of: Key(rawValue: operation.pointee.key), in: object)
        } else {
            twin = document.member(object, named: "_" + (program?.names[Int(operation.pointee.table)] ?? ""))
        }
        try pushTwins(twin, in: document, number)
    }

    private func pushTwins(_ twin: Node, in document: Document, _ number: UInt16) throws(FHIRPathError) {
        guard twin.exists else { return }
        if document.kind(twin) == .array {
            var element = document.first(twin)
            while element.exists {
                try pushValueless(element, in: document, number)
                element = document.next(element)
            }
        } else {
            try pushValueless(twin, in: document, number)
        }
    }

    private func pushChoiceTwin(
        _ table: ChoiceTable, of object: Node, in document: Document, _ number: UInt16
    ) throws(FHIRPathError) {
        var child = document.first(object)
        while child.exists {
            if table.type(of: document.twinned(document.key(child))) != 0 {
                return try pushTwins(child, in: document, number)
            }
            child = document.next(child)
        }
    }

    // MARK: Primitives

    /// Of a primitive: its id and extensions, which stand in its twin, and its value.
    private func pushMemberOfPrimitive(
        _ operation: UnsafeMutablePointer<Operation>, of item: Item, in document: Document
    ) throws(FHIRPathError) {
        let name = program?.names[Int(operation.pointee.table)] ?? ""
        if name == "value", item.flags == 0 {
            var value = item
            value.flags = Item.systemValue
            return try push(value)
        }
        guard item.flags & Item.systemValue == 0 else { return }
        let twin = item.flags & Item.valueless != 0 ? item.node : twin(of: item.node, in: document)
        guard twin.exists else { return }
        let member = document.member(twin, key(of: operation, in: document))
        guard member.exists else { return }
        try pushValues(member, in: document, item.document, type: 0, of: twin)
    }

    /// The twin of a primitive with a value: beside it in its object, or at its place in the array of twins.
    func twin(of node: Node, in document: Document) -> Node {
        let parent = document.parent(node)
        guard parent.exists else { return .none }
        if document.kind(parent) == .array {
            let object = document.parent(parent)
            var twin = document.first(document.twin(of: document.key(parent), in: object))
            guard twin.exists else { return .none }
            var element = document.first(parent)
            while element.exists, element != node {
                element = document.next(element)
                twin = document.next(twin)
                stepsLeft -= 1
            }
            return document.kindIfObject(twin)
        }
        return document.kindIfObject(document.twin(of: document.key(node), in: parent))
    }

    /// Of values that are no elements: what a quantity and a type consist of.
    private func pushMemberOfValue(
        _ operation: UnsafeMutablePointer<Operation>, of item: Item
    ) throws(FHIRPathError) {
        let name = program?.names[Int(operation.pointee.table)] ?? ""
        switch (item.kind, name) {
        case (.quantity, "value"): try push(make(quantities[item.place].value))
        case (.quantity, "unit"), (.quantity, "code"): try push(try make(quantities[item.place].unit))
        case (.type, "name"): try push(try make(typeNames[item.place].name))
        case (.type, "baseType"): try push(try make(baseType(of: typeNames[item.place])))
        case (.type, "namespace"): try push(try make(typeNames[item.place].namespace))
        default: break
        }
    }

    // MARK: One step for common shapes

    /// `name = 'literal'` of the thing at hand.
    func memberEquals(_ operation: UnsafeMutablePointer<Operation>, _ scope: Scope) throws(FHIRPathError) {
        guard let literal = program?.names[Int(operation.pointee.table) + 1] else { return }
        let base = count
        if scope.thisCount == 1 {
            let item = stack[Int(scope.thisStart)]
            if item.kind == .node, item.flags == 0, operation.pointee.key != .max {
                let document = documents[Int(item.document)]
                let member = document.member(item.node, Key(rawValue: operation.pointee.key))
                if member.exists, document.kind(member) == .string {
                    return try push(.boolean(document.equals(member, literal)))
                }
            }
        }
        for place in Int(scope.thisStart)..<Int(scope.thisStart + scope.thisCount) {
            try pushMember(operation, of: stack[place])
        }
        guard count > base else { return }
        let isEqual = count == base + 1 && text(stack[base]).map { Self.isSame($0, literal) } ?? false
        count = base
        try push(.boolean(isEqual))
    }
}

extension Document {
    /// The node when it is an object, else none.
    fileprivate func kindIfObject(_ node: Node) -> Node {
        node.exists && kind(node) == .object ? node : .none
    }
}
