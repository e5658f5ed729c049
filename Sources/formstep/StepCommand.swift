internal import FHIRJSON
internal import Glibc
internal import HTTPServer
internal import Service
internal import Storage

/// `formstep step`: the same engine on files.
enum StepCommand {
    private struct Arguments {
        var files: [String] = []
        var request: String?
        var isFHIR = false
    }

    /// Prints the reply; the status is 0 for a step or a finished response, 1 for a refusal.
    static func run(_ arguments: [String]) -> Int32 {
        do throws(ExitStatus.Failure) {
            let arguments = try parse(arguments)
            let response = answer(try body(arguments), isFHIR: arguments.isFHIR)
            Formstep.write(response.body + [UInt8(ascii: "\n")], to: STDOUT_FILENO)
            return response.status == 200 ? 0 : ExitStatus.failure
        } catch {
            return error.status
        }
    }

    private static func parse(_ arguments: [String]) throws(ExitStatus.Failure) -> Arguments {
        var parsed = Arguments()
        var rest = arguments[...]
        while let argument = rest.popFirst() {
            switch argument {
            case "--fhir": parsed.isFHIR = true
            case "--request":
                guard let file = rest.popFirst() else { throw wrongUsage("--request needs a file.") }
                parsed.request = file
            case _ where argument.hasPrefix("--"):
                throw wrongUsage("There is no flag \(argument).")
            default: parsed.files.append(argument)
            }
        }
        guard parsed.files.count <= 2, !parsed.files.isEmpty || parsed.request != nil else {
            throw wrongUsage("usage: formstep step FORM.json [RESPONSE.json] [--request FILE.json] [--fhir]")
        }
        return parsed
    }

    private static func wrongUsage(_ reason: String) -> ExitStatus.Failure {
        Formstep.complain(reason)
        return ExitStatus.Failure(status: ExitStatus.usage)
    }

    /// The compact request: what `--request` says, with the form and the response of the files.
    private static func body(_ arguments: Arguments) throws(ExitStatus.Failure) -> [UInt8] {
        var writer = JSONWriter()
        writer.beginObject()
        let names = ["questionnaire", "response"]
        for (name, file) in zip(names, arguments.files) {
            let document = try read(file)
            writer.key(name)
            writer.node(document.root, of: document)
        }
        if let file = arguments.request {
            let document = try read(file)
            for member in document.children(document.root) {
                let name = document.name(of: document.key(member))
                if names.prefix(arguments.files.count).contains(name) { continue }
                writer.key(name)
                writer.node(member, of: document)
            }
        }
        writer.endObject()
        return writer.take()
    }

    private static func read(_ file: String) throws(ExitStatus.Failure) -> Document {
        guard let bytes = FormDirectory.readFile(file) else {
            Formstep.complain("\(file): The file cannot be read.")
            throw ExitStatus.Failure(status: ExitStatus.noInput)
        }
        do throws(Document.ParseError) {
            let document = try Document.parse(bytes)
            if document.kind(document.root) == .object { return document }
        } catch {
            Formstep.complain("\(file): \(error.description).")
            throw ExitStatus.Failure(status: ExitStatus.badData)
        }
        Formstep.complain("\(file): The file must hold a JSON object.")
        throw ExitStatus.Failure(status: ExitStatus.badData)
    }

    private static func answer(_ body: [UInt8], isFHIR: Bool) -> HTTPResponse {
        let service = FormService(settings: ServiceSettings(), store: MemoryStore(), clock: { WallClock.now() })
        let server = InProcessServer(router: service.router(), refusals: service.refusals)
        let accept = isFHIR ? "application/fhir+json" : "application/vnd.formstep+json"
        return server.respond(
            "POST", "/Questionnaire/$next-step?_pretty=true",
            headers: HTTPHeaders([("Accept", accept), ("Content-Type", "application/json")]), body: body)
    }
}
