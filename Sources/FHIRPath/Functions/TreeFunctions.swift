internal import FHIRJSON

/// FHIRPath N1, section 5.8 "Tree navigation".
enum TreeFunctions {
    static let table: [FHIRPathFunction] = [
        FHIRPathFunction("children", gives: .unknown) { e, c throws(FHIRPathError) in
            for place in c.base..<c.end { try e.pushChildren(of: e.stack[place]) }
            e.finishPushed(c)
        },
        FHIRPathFunction("descendants", gives: .unknown) { e, c throws(FHIRPathError) in
            for place in c.base..<c.end { try e.pushDescendants(of: e.stack[place]) }
            e.finishPushed(c)
        },
    ]
}

extension Evaluation {
    /// All elements directly inside, in the order of the document; those of a primitive are in its twin.
    func pushChildren(of item: Item) throws(FHIRPathError) {
        guard item.kind == .node, item.flags & Item.systemValue == 0 else { return }
        let document = documents[Int(item.document)]
        let node = item.node
        guard document.kind(node) == .object else {
            let twin = twin(of: node, in: document)
            if twin.exists { try pushMembers(of: twin, in: document, item.document) }
            return
        }
        try pushMembers(of: node, in: document, item.document)
    }

    private func pushMembers(
        of object: Node, in document: Document, _ number: UInt16
    ) throws(FHIRPathError) {
        var steps = 0
        var child = document.first(object)
        while child.exists {
            steps += 1
            let key = document.key(child)
            if document.isTwin(key) {
                // Beside a value the twin is no child of its own.
                if !document.member(object, document.twinned(key)).exists {
                    try pushElements(of: child, in: document, number, flags: Item.valueless)
                }
            } else if key != .resourceType {
                try pushElements(of: child, in: document, number, flags: 0)
            }
            child = document.next(child)
        }
        try spend(steps)
    }

    private func pushElements(
        of value: Node, in document: Document, _ number: UInt16, flags: UInt8
    ) throws(FHIRPathError) {
        if document.kind(value) == .array {
            var element = document.first(value)
            var place = 0
            while element.exists {
                if document.kind(element) != .null {
                    try push(Item(kind: .node, flags: flags, document: number, index: element.index))
                } else if flags == 0 {
                    try pushTwin(ofElement: place, of: value, in: document, number)
                }
                element = document.next(element)
                place += 1
            }
        } else if document.kind(value) != .null {
            try push(Item(kind: .node, flags: flags, document: number, index: value.index))
        }
    }

    /// A null in an array of primitives stands for the twin at its place.
    private func pushTwin(
        ofElement place: Int, of array: Node, in document: Document, _ number: UInt16
    ) throws(FHIRPathError) {
        var twin = document.first(document.twin(of: document.key(array), in: document.parent(array)))
        for _ in 0..<place { twin = document.next(twin) }
        guard twin.exists, document.kind(twin) == .object else { return }
        try push(Item(kind: .node, flags: Item.valueless, document: number, index: twin.index))
    }

    /// Children, and theirs, parents before children.
    func pushDescendants(of item: Item) throws(FHIRPathError) {
        let start = count
        try pushChildren(of: item)
        // Depth first: what is on the work list is gone through from its end.
        var pending = Array(UnsafeBufferPointer(start: stack + start, count: count - start).reversed())
        count = start
        while let next = pending.popLast() {
            try push(next)
            let end = count
            try pushChildren(of: next)
            for place in (end..<count).reversed() { pending.append(stack[place]) }
            count = end
        }
    }
}
