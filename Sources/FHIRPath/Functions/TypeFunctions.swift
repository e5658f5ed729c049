/// FHIRPath N1, section 6.3 "Types" as functions, and section 10 "Types and reflection".
enum TypeFunctions {
    static let table: [FHIRPathFunction] = [
        FHIRPathFunction("is", 1...1, .single, [.type], gives: .one(.boolean)) { e, c throws(FHIRPathError) in
            guard let reference = e.program?.types[e.argumentPlace(c.operation, 0)] else { return }
            try e.checkKnown(reference, c.operation)
            try e.finish(c, e.isOfType(e.input(c), reference, exactly: false))
        },
        FHIRPathFunction("as", 1...1, .single, [.type], gives: .unknown) { e, c throws(FHIRPathError) in
            guard let reference = e.program?.types[e.argumentPlace(c.operation, 0)] else { return }
            try e.checkKnown(reference, c.operation)
            if !e.isOfType(e.input(c), reference, exactly: true) { e.finishEmpty(c) }
        },
        FHIRPathFunction("type", gives: .unknown) { e, c throws(FHIRPathError) in
            for place in c.base..<c.end {
                let type = e.typeInfo(e.stack[place])
                e.stack[place] = e.makeType(type.namespace, type.name)
            }
        },
    ]
}
