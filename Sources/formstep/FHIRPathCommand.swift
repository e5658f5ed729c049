internal import Calendar
internal import FHIRJSON
internal import FHIRModel
internal import FHIRPath
internal import Glibc
internal import Storage

/// `formstep fhirpath`: an expression on a file.
enum FHIRPathCommand {
    private struct Arguments {
        var texts: [String] = []
        var context: String?
        var version = FHIRVersion.r4
        var mode = CheckMode.standard
        var zone = TimeZoneRules.utc
        var showsTree = false
    }

    static let usage =
        "usage: formstep fhirpath 'EXPRESSION' FILE.json [--context EXPRESSION] [--fhir-version 4.0|4.3|5.0]"
        + " [--mode lenient|standard|strict] [--timezone ZONE] [--tree]"

    /// Prints one line of JSON for each item; what is wrong goes to standard error, with a caret under its place.
    static func run(_ arguments: [String]) -> Int32 {
        do throws(ExitStatus.Failure) {
            try evaluate(try parse(arguments))
            return 0
        } catch {
            return error.status
        }
    }

    private static func parse(_ arguments: [String]) throws(ExitStatus.Failure) -> Arguments {
        var parsed = Arguments()
        var rest = arguments[...]
        while let argument = rest.popFirst() {
            guard argument.hasPrefix("--") else {
                parsed.texts.append(argument)
                continue
            }
            if argument == "--tree" {
                parsed.showsTree = true
                continue
            }
            guard ["--context", "--fhir-version", "--mode", "--timezone"].contains(argument) else {
                throw wrongUsage("There is no flag \(argument).")
            }
            guard let value = rest.popFirst() else { throw wrongUsage("\(argument) needs a value.") }
            switch argument {
            case "--context": parsed.context = value
            case "--fhir-version":
                guard let version = FHIRVersion(parameter: value) else {
                    throw wrongUsage("--fhir-version is 4.0, 4.3 or 5.0.")
                }
                parsed.version = version
            case "--mode":
                guard let mode = CheckMode(rawValue: value) else {
                    throw wrongUsage("--mode is lenient, standard or strict.")
                }
                parsed.mode = mode
            default:
                guard let zone = TimeZoneRules(named: value) else {
                    throw wrongUsage("--timezone is a zone of the IANA database.")
                }
                parsed.zone = zone
            }
        }
        guard parsed.texts.count == 2 || parsed.showsTree && parsed.texts.count == 1 else { throw wrongUsage(usage) }
        return parsed
    }

    private static func wrongUsage(_ reason: String) -> ExitStatus.Failure {
        Formstep.complain(reason)
        return ExitStatus.Failure(status: ExitStatus.usage)
    }

    private static func evaluate(_ arguments: Arguments) throws(ExitStatus.Failure) {
        let text = arguments.texts[0]
        let expression = try trying(text) { () throws(FHIRPathError) in
            try FHIRPathExpression(text, version: arguments.version)
        }
        if arguments.showsTree {
            let tree = expression.debugTree(on: nil)
            print(String(decoding: prettyPrinted(tree.bytes(tree.root)), as: UTF8.self))
            return
        }
        let document = try read(arguments.texts[1])
        let evaluation = Evaluation(version: arguments.version, clock: WallClock.now(), zone: arguments.zone)
        var contexts: [Item] = try trying(text) { () throws(FHIRPathError) in [try evaluation.item(of: document)] }
        evaluation.resource = contexts.first
        var type = document.string(document.member(document.root, .resourceType))
        if let contextText = arguments.context {
            contexts = try trying(contextText) { () throws(FHIRPathError) in
                try evaluation.evaluate(
                    try FHIRPathExpression(contextText, version: arguments.version), on: contexts)
            }
            type = nil
        }
        try trying(text) { () throws(FHIRPathError) in
            if let error = expression.check(on: type, mode: arguments.mode, variables: []).errors.first { throw error }
            for context in contexts {
                for item in try evaluation.evaluate(expression, on: [context]) { print(line(item, evaluation)) }
            }
        }
    }

    /// An item as JSON.
    private static func line(_ item: Item, _ evaluation: Evaluation) -> String {
        let document = Document()
        guard let node = evaluation.copy(item, into: document) else { return evaluation.json(of: item) }
        return String(decoding: document.bytes(node), as: UTF8.self)
    }

    private static func trying<Result>(
        _ text: String, _ body: () throws(FHIRPathError) -> Result
    ) throws(ExitStatus.Failure) -> Result {
        do throws(FHIRPathError) {
            return try body()
        } catch {
            Formstep.complain(error.explanation(in: text))
            let isMeaningless = error.phase == .syntax || error.phase == .semantic
            throw ExitStatus.Failure(status: isMeaningless ? ExitStatus.badData : ExitStatus.failure)
        }
    }

    private static func read(_ file: String) throws(ExitStatus.Failure) -> Document {
        guard let bytes = FormDirectory.readFile(file) else {
            Formstep.complain("\(file): The file cannot be read.")
            throw ExitStatus.Failure(status: ExitStatus.noInput)
        }
        do throws(Document.ParseError) {
            return try Document.parse(bytes).freeze()
        } catch {
            Formstep.complain("\(file): \(error.description).")
            throw ExitStatus.Failure(status: ExitStatus.badData)
        }
    }
}
