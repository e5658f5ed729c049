internal import FHIRJSON
internal import FHIRModel

extension Evaluation {
    /// `Coding { system: 'x', code: 'y' }` (STU 3, "Instance Selector"): an element or resource of the values, where an
    /// empty one is left out. A primitive is made of its `value`.
    func instance(_ operation: UnsafeMutablePointer<Operation>, _ scope: Scope) throws(FHIRPathError) {
        guard let program else { return }
        let reference = program.types[Int(operation.pointee.table)]
        guard let type = reference.type else {
            throw error(
                .execution, "There is no type '\(reference.name)' in FHIR \(model.version.rawValue).", operation)
        }
        let base = count
        let document = Document()
        let object = document.newObject()
        document.root = object
        let kind = model.kind(of: type)
        if kind == .resource { document.setMember(object, .resourceType, document.newString(reference.name)) }
        for number in 0..<Int(operation.pointee.argumentCount) {
            try runApart(argumentPlace(operation, number), scope)
            let name = program.names[Int(operation.pointee.choice) + number]
            try FactoryFunctions.set(self, operation, document, object, reference.name, name, base..<count)
            count = base
        }
        // A primitive is the value itself, which has its twin beside it.
        let value = document.member(object, .value)
        if kind == .primitive {
            guard value.exists else { return }
            return try push(try FactoryFunctions.made(self, document, value, reference.name))
        }
        try push(try FactoryFunctions.made(self, document, object, reference.name))
    }
}
