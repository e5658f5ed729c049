internal import FHIRJSON
internal import FHIRModel

/// The functions that FHIR adds (https://hl7.org/fhir/R4/fhirpath.html#functions).
enum ResourceFunctions {
    static let table: [FHIRPathFunction] = [
        FHIRPathFunction("extension", 1...1, gives: .unknown, extensions),
        FHIRPathFunction("hasValue", gives: .one(.boolean)) { e, c throws(FHIRPathError) in
            try e.finish(c, c.inputCount == 1 && e.hasValue(e.input(c)))
        },
        FHIRPathFunction("getValue", gives: .oneUnknown) { e, c throws(FHIRPathError) in
            guard c.inputCount == 1, e.hasValue(e.input(c)) else { return e.finishEmpty(c) }
            var value = e.input(c)
            if value.kind == .node { value.flags |= Item.systemValue }
            try e.finish(c, value)
        },
        FHIRPathFunction("resolve", gives: .unknown, resolve),
        FHIRPathFunction("conformsTo", 1...1, .single, gives: .one(.boolean), conformsTo),
        FHIRPathFunction("checkModifiers", 0...Int.max, gives: .input, checkModifiers),
        FHIRPathFunction("htmlChecks", gives: .one(.boolean), htmlChecks),
    ]

    private static func extensions(_ e: Evaluation, _ c: Call) throws(FHIRPathError) {
        guard let url = try e.stringArgument(c, 0) else { return e.finishEmpty(c) }
        for place in c.base..<c.end {
            let item = e.stack[place]
            guard item.kind == .node, item.flags & Item.systemValue == 0 else { continue }
            let document = e.documents[Int(item.document)]
            let holder = document.kind(item.node) == .object ? item.node : e.twin(of: item.node, in: document)
            guard holder.exists else { continue }
            for found in document.items(document.member(holder, .extension))
            where document.equals(document.member(found, .url), url) {
                try e.push(e.item(found, item.document))
            }
        }
        e.finishPushed(c)
    }

    private static func resolve(_ e: Evaluation, _ c: Call) throws(FHIRPathError) {
        for place in c.base..<c.end {
            let item = e.stack[place]
            var reference = e.text(item)
            if item.kind == .node, reference == nil {
                let document = e.documents[Int(item.document)]
                reference = document.string(document.member(item.node, .reference))
            }
            guard let reference else { continue }
            try e.spend(1)
            if let found = try e.resolved(reference, from: item) { try e.push(found) }
        }
        e.finishPushed(c)
    }

    /// Only whether it is of a type of the standard; profiles are not known here.
    private static func conformsTo(_ e: Evaluation, _ c: Call) throws(FHIRPathError) {
        guard let url = try e.stringArgument(c, 0) else { return e.finishEmpty(c) }
        let prefix = "http://hl7.org/fhir/StructureDefinition/"
        guard url.hasPrefix(prefix), let wanted = e.model.type(named: String(url.dropFirst(prefix.count))) else {
            throw e.failure(c, .execution, "'conformsTo' knows the base types of FHIR only; this profile is unknown.")
        }
        guard let type = e.typeID(of: e.input(c)) else { return try e.finish(c, false) }
        try e.finish(c, e.model.isSubtype(type, of: wanted))
    }

    private static func checkModifiers(_ e: Evaluation, _ c: Call) throws(FHIRPathError) {
        var known: Set<String> = []
        for number in 0..<c.argumentCount {
            if let url = try e.stringArgument(c, number) { known.insert(url) }
        }
        for place in c.base..<c.end where e.stack[place].kind == .node {
            let document = e.document(of: e.stack[place])
            for modifier in document.items(document.member(e.stack[place].node, .modifierExtension)) {
                let url = document.string(document.member(modifier, .url))
                guard let url, known.contains(url) else {
                    throw e.failure(c, .execution, "An element has a modifier extension that is not named here.")
                }
            }
        }
    }

    private static func htmlChecks(_ e: Evaluation, _ c: Call) throws(FHIRPathError) {
        guard c.inputCount == 1, let text = e.text(e.input(c)), isNarrative(e, e.input(c)) else {
            return e.finishEmpty(c)
        }
        try e.spend(text.utf8.count * 4)
        try e.finish(c, NarrativeChecker.isAllowed(text, isWhole: isXHTML(e, e.input(c))))
    }

    private static func isXHTML(_ e: Evaluation, _ item: Item) -> Bool {
        item.kind == .node && e.typeID(of: item).map { e.model.name(of: $0) == "xhtml" } ?? false
    }

    private static func isNarrative(_ e: Evaluation, _ item: Item) -> Bool {
        guard item.kind == .node, let type = e.typeID(of: item) else { return true }
        return ["xhtml", "string", "markdown"].contains(e.model.name(of: type))
    }
}

extension Evaluation {
    /// Whether the item is a primitive with a value, not with extensions only.
    func hasValue(_ item: Item) -> Bool {
        guard item.kind == .node else { return item.kind != .type && item.kind != .service }
        guard item.flags & Item.valueless == 0 else { return false }
        switch documents[Int(item.document)].kind(item.node) {
        case .object, .array, .null: return false
        default: return true
        }
    }
}
