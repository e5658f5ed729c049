internal import Glibc
internal import Service
internal import Storage

/// The executable: `formstep serve`, `healthcheck`, `step`, `walk`, `lint`, `fhirpath`, `package`, `version`, `help`.
@main
enum Formstep {
    static func main() {
        var arguments = Array(CommandLine.arguments.dropFirst())
        let command = arguments.isEmpty ? "help" : arguments.removeFirst()
        if arguments.contains("--help") || arguments.contains("-h") {
            print(help)
            exit(0)
        }
        switch command {
        case "serve": exit(ServeCommand.run(arguments))
        case "healthcheck": exit(HealthcheckCommand.run(arguments))
        case "step": exit(StepCommand.run(arguments))
        case "walk": exit(WalkCommand.run(arguments))
        case "lint": exit(LintCommand.run(arguments))
        case "fhirpath": exit(FHIRPathCommand.run(arguments))
        case "package": exit(PackageCommand.run(arguments))
        case "version", "--version", "-v":
            print("formstep \(ServiceVersion.number)")
            exit(0)
        case "help", "--help", "-h":
            print(help)
            exit(0)
        default:
            let nearest = NearestName.of(
                command,
                among: ["serve", "healthcheck", "step", "walk", "lint", "fhirpath", "package", "version", "help"])
            complain("There is no command '\(command)'." + (nearest.map { " Did you mean '\($0)'?" } ?? ""))
            exit(ExitStatus.usage)
        }
    }

    static let help = """
        usage: formstep serve [--config FILE] [--SETTING VALUE ...]
               formstep healthcheck [--config FILE] [--SETTING VALUE ...]
               formstep step FORM.json [RESPONSE.json] [--request FILE.json] [--fhir]
               formstep walk FORM.json … [--all-branches] [--seed N] [--granularity page|item|all] [--quiet]
               formstep lint FORM.json … [-] [--format text|json|github] [--strict] [--level error|warning|information]
                             [--language en|de|fr|es|nb] [--fhir-version 4.0|4.3|5.0] [--with DEFINITIONS.json]
               formstep fhirpath 'EXPRESSION' FILE.json [--context EXPRESSION] [--fhir-version 4.0|4.3|5.0]
                                 [--mode lenient|standard|strict] [--timezone ZONE] [--tree]
               formstep package add FILE.tgz … [--SETTING VALUE ...]
               formstep version | help

        serve        answer HTTP requests until SIGTERM or SIGINT; a second signal ends at once
        healthcheck  ask the server on the configured port for /health; status 0 when it is well
        step         print the next step for a form and the answers so far; --request gives a whole compact
                     request besides, --fhir prints Parameters in place of the compact envelope
        walk         let a robot answer a form, with --all-branches until all its items were met, and say what was
                     met, what never can be, and whatever was wrong; status 0 when all was well
        lint         say what is wrong with forms, with line and column (`-` = standard input); --with names files of
                     value sets and forms that they use; status 0 without an error, 1 with one (--strict: or with a
                     warning), 2 where a file cannot be read
        fhirpath     evaluate an expression on a resource and print each item as a line of JSON, or, with --tree, the
                     parse tree; status 1 where it fails, 65 where it can have no meaning

        package add  check FHIR packages and copy them into packagesDirectory, from where the server loads them into its
                     store when it starts

        Settings of serve, also in config/formstep.json (as the key) and in the environment:

        """ + Setting.all.map { "  \($0.flag)  \($0.environmentName)  \($0.key)" }.joined(separator: "\n")

    /// Says on standard error what is wrong.
    static func complain(_ reason: String) { write("formstep: \(reason)\n", to: STDERR_FILENO) }

    /// Writes all bytes of a text.
    static func write(_ text: String, to descriptor: Int32) { write(Array(text.utf8), to: descriptor) }

    /// Writes all bytes.
    static func write(_ bytes: [UInt8], to descriptor: Int32) {
        bytes.withUnsafeBytes { bytes in
            var rest = bytes[...]
            while !rest.isEmpty {
                let count = Glibc.write(descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
                if count > 0 {
                    rest = rest.dropFirst(count)
                } else if errno != EINTR {
                    return  // nobody reads it
                }
            }
        }
    }

    /// The settings for a command, or the status to end with after the reason was told.
    static func settings(_ flags: [String]) -> Result<Settings, ExitStatus.Failure> {
        do throws(SettingsError) {
            return .success(
                try SettingsReader.read(
                    flags: flags, environment: environment(), readFile: { FormDirectory.readFile($0) }))
        } catch {
            complain(error.description)
            return .failure(ExitStatus.Failure(status: ExitStatus.configuration))
        }
    }

    /// The environment this process was started with.
    private static func environment() -> [(name: String, value: String)] {
        let block = FormDirectory.readFile("/proc/self/environ") ?? []
        return block.split(separator: 0).compactMap { entry in
            guard let equals = entry.firstIndex(of: UInt8(ascii: "=")) else { return nil }
            return (
                String(decoding: entry[..<equals], as: UTF8.self),
                String(decoding: entry[entry.index(after: equals)...], as: UTF8.self)
            )
        }
    }
}

/// Statuses the process ends with, those of sysexits.h.
enum ExitStatus {
    static let failure: Int32 = 1
    static let usage: Int32 = 64
    static let badData: Int32 = 65
    static let noInput: Int32 = 66
    static let unavailable: Int32 = 69
    static let configuration: Int32 = 78

    /// A command cannot go on.
    struct Failure: Error {
        let status: Int32
    }
}
