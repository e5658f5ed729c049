internal import Diagnosis
internal import FHIRJSON
internal import FHIRModel
internal import Glibc
internal import Messages
internal import Robot
internal import Storage

/// `formstep lint`: what is wrong with forms in files, with line and column.
enum LintCommand {
    static let usage =
        "usage: formstep lint FORM.json … [-] [--format text|json|github] [--strict] [--level error|warning|information]"
        + " [--language en|de|fr|es|nb] [--fhir-version 4.0|4.3|5.0] [--with DEFINITIONS.json]"

    private struct Arguments {
        var files: [String] = []
        var others: [String] = []
        var format = LintFormat.text
        var isStrict = false
        var level = Issue.Severity.information
        var language = MessageLanguage.english
        var version: FHIRVersion?
    }

    /// Statuses: 0 = no error, 1 = an error, or a warning with `--strict`, 2 = a file that cannot be read, or wrong usage.
    private static let unusable: Int32 = 2

    /// Prints the findings of all files.
    static func run(_ arguments: [String]) -> Int32 {
        guard let arguments = parse(arguments) else { return unusable }
        var definitions = LintDefinitions()
        var inputs: [(name: String, document: Document)] = []
        var isUnreadable = false
        var seen: Set<String> = []
        for file in arguments.others + arguments.files where seen.insert(file).inserted {
            guard let document = read(file) else {
                isUnreadable = true
                continue
            }
            definitions.add(document)
            if arguments.files.contains(file) { inputs.append((file == "-" ? "<stdin>" : file, document)) }
        }
        var findings: [LintFinding] = []
        for (name, document) in inputs {
            let forms = FormFinder.places(in: document)
            if forms.isEmpty {
                Formstep.complain("\(name): There is no Questionnaire in the file.")
                isUnreadable = true
            }
            for form in forms {
                let report = FormDiagnosis.run(document, at: form, version: arguments.version, definitions: definitions)
                findings += LintFinding.all(of: report, in: document, file: name, arguments.language)
            }
        }
        let worst = findings.map(\.severity).max()
        let told = findings.filter { $0.severity >= arguments.level }
        Formstep.write(arguments.format.text(of: told), to: STDOUT_FILENO)
        if arguments.format == .text {
            let errors = findings.count { $0.severity >= .error }
            let warnings = findings.count { $0.severity == .warning }
            Formstep.write("\(errors) errors, \(warnings) warnings in \(inputs.count) files\n", to: STDERR_FILENO)
        }
        if isUnreadable { return unusable }
        guard let worst, worst >= (arguments.isStrict ? .warning : .error) else { return 0 }
        return ExitStatus.failure
    }

    private static func parse(_ arguments: [String]) -> Arguments? {
        var parsed = Arguments()
        var rest = arguments[...]
        while let argument = rest.popFirst() {
            guard argument.hasPrefix("--") else {
                parsed.files.append(argument)
                continue
            }
            if argument == "--strict" {
                parsed.isStrict = true
                continue
            }
            guard ["--format", "--level", "--language", "--fhir-version", "--with"].contains(argument) else {
                return complain("There is no flag \(argument).")
            }
            guard let value = rest.popFirst() else { return complain("\(argument) needs a value.") }
            switch argument {
            case "--format":
                guard let format = LintFormat(rawValue: value) else {
                    return complain("--format is text, json or github.")
                }
                parsed.format = format
            case "--level":
                guard let level = Issue.Severity(rawValue: value), level <= .error else {
                    return complain("--level is error, warning or information.")
                }
                parsed.level = level
            case "--language":
                guard let language = MessageLanguage(known: value) else {
                    return complain("--language is en, de, fr, es or nb.")
                }
                parsed.language = language
            case "--fhir-version":
                guard let version = FHIRVersion(parameter: value) else {
                    return complain("--fhir-version is 4.0, 4.3 or 5.0.")
                }
                parsed.version = version
            default: parsed.others.append(value)
            }
        }
        guard !parsed.files.isEmpty else { return complain(usage) }
        return parsed
    }

    private static func complain(_ reason: String) -> Arguments? {
        Formstep.complain(reason)
        return nil
    }

    private static func read(_ file: String) -> Document? {
        guard let bytes = FormDirectory.readFile(file == "-" ? "/dev/stdin" : file) else {
            Formstep.complain("\(file): The file cannot be read.")
            return nil
        }
        do throws(Document.ParseError) {
            return try Document.parse(bytes).freeze()
        } catch {
            // As an editor finds it.
            Formstep.complain("\(file):\(error.line):\(error.column): \(error.message).")
            return nil
        }
    }
}
