internal import Calendar
internal import Glibc
internal import Observability
internal import Packages
internal import Service
internal import Storage

/// FHIR packages in the configured folder: loads those that are new at the start.
enum PackageFiles {
    /// Larger files are not read.
    static let largest = 256 << 20

    /// Puts what is new into the store. What is wrong with a file is a warning that names it.
    static func load(_ settings: Settings, into store: any ArtifactStore, log: Log) {
        let folder = settings.packagesDirectory
        guard !folder.isEmpty else { return }
        guard let names = names(in: folder) else {
            // `package add` makes it.
            if folder != Settings.defaultPackagesDirectory {
                log.warning("packages directory cannot be read", ["packages.directory": .string(folder)])
            }
            return
        }
        for name in names.sorted() where name.hasSuffix(".tgz") && !name.hasPrefix(".") {
            let path = "\(folder)/\(name)"
            guard isFile(path), let bytes = FormDirectory.readFile(path) else {
                log.warning("package not loaded", ["file": .string(path), "reason": "The file cannot be read"])
                continue
            }
            load(bytes, path, settings, store, log)
        }
    }

    private static func load(
        _ bytes: [UInt8], _ path: String, _ settings: Settings, _ store: any ArtifactStore, _ log: Log
    ) {
        let mark = MemoryStore.packageMark(of: bytes)
        do {
            // A package that was loaded is not even taken apart.
            if try store.hasLoaded(mark: mark) { return }
            let package = try FHIRPackage.read(bytes, document: settings.serviceSettings.limits)
            for problem in package.problems {
                log.warning("file of package not loaded", ["file": .string(path), "reason": .string(problem)])
            }
            let now = WallClock.now().seconds * 1000
            guard let loaded = try store.load(package, mark: mark, now: now) else { return }
            log.info(
                "package loaded",
                [
                    "package": .string(package.label), "package.new": .integer(loaded.written),
                    "package.known": .integer(loaded.kept),
                ])
        } catch let error as PackageError {
            log.warning("package not loaded", ["file": .string(path), "reason": .string(error.description)])
        } catch {
            log.warning("package not loaded", ["file": .string(path), "reason": "The store cannot be written"])
        }
    }

    static func isFile(_ path: String) -> Bool {
        var status = stat()
        return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG && status.st_size <= largest
    }

    private static func names(in path: String) -> [String]? {
        guard let directory = opendir(path) else { return nil }
        defer { closedir(directory) }
        var names: [String] = []
        while let entry = readdir(directory) {
            // `d_name` is an array inside the entry, ended by a zero.
            let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
                pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
            }
            names.append(name)
        }
        return names
    }
}
