internal import FHIRModel
internal import Glibc
internal import Packages
internal import Service
internal import Storage

/// `formstep package add FILE.tgz …`: checks FHIR packages and puts copies into the folder that `serve` loads at its start.
enum PackageCommand {
    static func run(_ arguments: [String]) -> Int32 {
        guard arguments.first == "add" else {
            Formstep.complain("usage: formstep package add FILE.tgz … [--SETTING VALUE ...]")
            return ExitStatus.usage
        }
        let rest = arguments.dropFirst()
        let files = Array(rest.prefix { !$0.hasPrefix("--") })
        guard !files.isEmpty else {
            Formstep.complain("There is no package file: formstep package add FILE.tgz …")
            return ExitStatus.usage
        }
        let settings: Settings
        switch Formstep.settings(Array(rest.dropFirst(files.count))) {
        case .success(let read): settings = read
        case .failure(let failure): return failure.status
        }
        guard !settings.packagesDirectory.isEmpty else {
            Formstep.complain("packagesDirectory is empty: there is no folder to put packages into.")
            return ExitStatus.configuration
        }
        var status: Int32 = 0
        for file in files {
            let failed = add(file, settings)
            if failed != 0, status == 0 { status = failed }
        }
        return status
    }

    private static func add(_ file: String, _ settings: Settings) -> Int32 {
        guard PackageFiles.isFile(file), let bytes = FormDirectory.readFile(file) else {
            Formstep.complain("\(file): The file cannot be read, or is larger than \(PackageFiles.largest >> 20) MB.")
            return ExitStatus.noInput
        }
        let package: FHIRPackage
        do throws(PackageError) {
            package = try FHIRPackage.read(bytes, document: settings.serviceSettings.limits)
        } catch {
            Formstep.complain("\(file): \(error.description)")
            return ExitStatus.badData
        }
        let target = "\(settings.packagesDirectory)/\(package.fileName)"
        guard write(bytes, to: target, in: settings.packagesDirectory) else {
            Formstep.complain("\(target): The file cannot be written.")
            return ExitStatus.failure
        }
        for problem in package.problems { Formstep.complain("\(file): \(problem)") }
        print(
            "\(package.label) (FHIR \(package.fhirVersion.rawValue)): \(package.resources.count) definitions, copied to \(target); loaded when the server starts"
        )
        return 0
    }

    /// Writes a whole file beside its place and then moves it there: nobody ever reads half of it.
    private static func write(_ bytes: [UInt8], to path: String, in folder: String) -> Bool {
        var made = ""
        for part in folder.split(separator: "/", omittingEmptySubsequences: false) {
            made += made.isEmpty && !part.isEmpty ? String(part) : "/\(part)"
            if !part.isEmpty { mkdir(made, 0o755) }
        }
        let partial = "\(folder)/.\(getpid()).part"
        let descriptor = open(partial, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC | O_NOFOLLOW, 0o644)
        guard descriptor >= 0 else { return false }
        var offset = 0
        var failed = false
        bytes.withUnsafeBytes { buffer in
            while offset < buffer.count, !failed {
                let count = Glibc.write(
                    descriptor, buffer.baseAddress.map { $0 + offset }, buffer.count - offset)
                if count > 0 { offset += count } else if errno != EINTR { failed = true }
            }
        }
        if fsync(descriptor) != 0 { failed = true }
        close(descriptor)
        if failed || rename(partial, path) != 0 {
            unlink(partial)
            return false
        }
        return true
    }
}
