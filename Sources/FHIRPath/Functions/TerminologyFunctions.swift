/// Questions for a terminology service, which the host answers (https://hl7.org/fhir/R4/fhirpath.html#functions and
/// #txapi).
enum TerminologyFunctions {
    static let table: [FHIRPathFunction] = [
        FHIRPathFunction("memberOf", 1...1, .single, gives: .one(.boolean)) { e, c throws(FHIRPathError) in
            try ask(e, c, .memberOf)
        },
        FHIRPathFunction("subsumes", 1...4, .single, gives: .oneUnknown) { e, c throws(FHIRPathError) in
            try ask(e, c, .subsumes)
        },
        FHIRPathFunction("subsumedBy", 1...1, .single, gives: .one(.boolean)) { e, c throws(FHIRPathError) in
            try ask(e, c, .subsumedBy)
        },
        FHIRPathFunction("expand", 1...2, .single, gives: .oneUnknown) { e, c throws(FHIRPathError) in
            try askService(e, c, .expand)
        },
        FHIRPathFunction("lookup", 1...2, .single, gives: .oneUnknown) { e, c throws(FHIRPathError) in
            try askService(e, c, .lookup)
        },
        FHIRPathFunction("validateVS", 2...3, .single, gives: .oneUnknown) { e, c throws(FHIRPathError) in
            try askService(e, c, .validateVS)
        },
        FHIRPathFunction("validateCS", 2...3, .single, gives: .oneUnknown) { e, c throws(FHIRPathError) in
            try askService(e, c, .validateCS)
        },
        FHIRPathFunction("translate", 2...3, .single, gives: .oneUnknown) { e, c throws(FHIRPathError) in
            try askService(e, c, .translate)
        },
    ]

    /// Of a coded value, or of `%terminologies`.
    private static func ask(
        _ e: Evaluation, _ c: Call, _ kind: TerminologyQuestion.Kind
    ) throws(FHIRPathError) {
        if e.input(c).kind == .service { return try askService(e, c, kind) }
        try answer(e, c, kind, subject: e.input(c))
    }

    private static func askService(
        _ e: Evaluation, _ c: Call, _ kind: TerminologyQuestion.Kind
    ) throws(FHIRPathError) {
        guard e.input(c).kind == .service, e.strings[e.input(c).place] == "terminologies" else {
            throw e.failure(c, .semantic, "'\(e.name(c))' is a function of %terminologies.")
        }
        try answer(e, c, kind, subject: nil)
    }

    private static func answer(
        _ e: Evaluation, _ c: Call, _ kind: TerminologyQuestion.Kind, subject: Item?
    ) throws(FHIRPathError) {
        var arguments: [Item] = []
        for number in 0..<c.argumentCount {
            guard let item = try e.singleArgument(c, number) else { return e.finishEmpty(c) }
            arguments.append(item)
        }
        let question = TerminologyQuestion(kind: kind, subject: subject, arguments: arguments)
        try e.spend(100)
        guard let answer = try e.host?.terminology(question, in: e) else { return e.finishEmpty(c) }
        try e.finish(c, answer)
    }
}
