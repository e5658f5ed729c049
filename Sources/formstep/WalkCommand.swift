internal import FHIRJSON
internal import FHIRModel
internal import Glibc
internal import Robot
internal import SDC
internal import Storage

/// `formstep walk`: a robot answers a form on one walk or on all branches, and checks every reply.
enum WalkCommand {
    private struct Arguments {
        var files: [String] = []
        var settings = WalkSettings()
        var allBranches = false
        var bound = Campaign.Bound()
        var isQuiet = false
    }

    /// Prints what was walked; the status is 0 where every walk came to its end and nothing was wrong, 1 where not,
    /// 65 where a form cannot be walked at all.
    static func run(_ arguments: [String]) -> Int32 {
        do throws(ExitStatus.Failure) {
            let arguments = try parse(arguments)
            var status: Int32 = 0
            for file in arguments.files {
                for form in try forms(in: file) {
                    status = max(status, walk(form, of: file, arguments))
                }
            }
            return status
        } catch {
            return error.status
        }
    }

    private static let usage =
        "usage: formstep walk FORM.json … [--all-branches] [--walks N] [--calls N] [--seed N] "
        + "[--granularity page|item|all] [--quiet]"

    private static func parse(_ arguments: [String]) throws(ExitStatus.Failure) -> Arguments {
        var parsed = Arguments()
        var rest = arguments[...]
        while let argument = rest.popFirst() {
            switch argument {
            case "--all-branches": parsed.allBranches = true
            case "--quiet": parsed.isQuiet = true
            case "--seed":
                guard let text = rest.popFirst(), let seed = UInt64(text) else {
                    throw wrongUsage("--seed needs a whole number.")
                }
                parsed.settings.seed = seed
            case "--walks": parsed.bound.walks = try number(after: argument, &rest)
            case "--calls": parsed.bound.calls = try number(after: argument, &rest)
            case "--granularity":
                guard let value = rest.popFirst(), ["page", "item", "all"].contains(value) else {
                    throw wrongUsage("--granularity is page, item or all.")
                }
                parsed.settings.granularity = value
            case _ where argument.hasPrefix("--"):
                throw wrongUsage("There is no flag \(argument).")
            default: parsed.files.append(argument)
            }
        }
        guard !parsed.files.isEmpty else { throw wrongUsage(usage) }
        return parsed
    }

    private static func number(after flag: String, _ rest: inout ArraySlice<String>) throws(ExitStatus.Failure) -> Int {
        guard let text = rest.popFirst(), let number = Int(text), number > 0 else {
            throw wrongUsage("\(flag) needs a whole number above 0.")
        }
        return number
    }

    private static func wrongUsage(_ reason: String) -> ExitStatus.Failure {
        Formstep.complain(reason)
        return ExitStatus.Failure(status: ExitStatus.usage)
    }

    private static func forms(in file: String) throws(ExitStatus.Failure) -> [FormFinder.Found] {
        guard let bytes = FormDirectory.readFile(file) else {
            Formstep.complain("\(file): The file cannot be read.")
            throw ExitStatus.Failure(status: ExitStatus.noInput)
        }
        let found: [FormFinder.Found]
        do throws(Document.ParseError) {
            found = FormFinder.forms(in: try Document.parse(bytes))
        } catch {
            Formstep.complain("\(file): \(error.description).")
            throw ExitStatus.Failure(status: ExitStatus.badData)
        }
        guard found.isEmpty else { return found }
        Formstep.complain("\(file): There is no Questionnaire in the file.")
        throw ExitStatus.Failure(status: ExitStatus.badData)
    }

    private static func walk(_ form: FormFinder.Found, of file: String, _ arguments: Arguments) -> Int32 {
        let name = form.place.isEmpty ? file : "\(file) \(form.place)"
        let report: WalkReport
        do throws(FormError) {
            report = try Campaign.walk(
                form.bytes, settings: arguments.settings, bound: arguments.bound, allBranches: arguments.allBranches)
        } catch {
            let reasons = error.issues.prefix(3).map { "\($0.expression.map { "\($0): " } ?? "")\($0.text)" }
            print("\(name): refused. \(reasons.joined(separator: " "))")
            return ExitStatus.badData
        }
        print(
            "\(name): \(report.isClean ? "well" : "NOT WELL"), \(report.completed) of \(report.walks) walks complete, "
                + "\(report.calls) calls, \(report.metCount) of \(report.itemCount) items met, "
                + "\(report.outcomesSeen) of \(report.outcomesPossible) outcomes of conditions seen")
        if !report.isClean || !arguments.isQuiet { explain(report, isQuiet: arguments.isQuiet) }
        return report.isClean ? 0 : ExitStatus.failure
    }

    private static func explain(_ report: WalkReport, isQuiet: Bool) {
        for end in report.ends { print("  \(end)") }
        for finding in report.findings {
            print("  \(finding.kind): \(finding.text)")
            guard !isQuiet else { continue }
            print("    shown by: \(finding.requestLine)")
        }
        guard !isQuiet else { return }
        for failure in report.failures { print("  expression: \(failure.text)") }
        for item in report.neverMet { print("  never met: '\(item.linkId)', \(item.why)") }
        for item in report.unanswerable { print("  never answered: '\(item.linkId)', \(item.why)") }
    }
}
