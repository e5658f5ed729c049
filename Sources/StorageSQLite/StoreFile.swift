internal import Glibc

/// The file of a store and the folders it stands in.
enum StoreFile {
    /// Makes folders and an empty file where they are not there. What is made can be read by its owner only: it may hold
    /// what people have answered.
    static func prepare(_ path: String) throws(SQLiteStore.OpenError) {
        var status = stat()
        if stat(path, &status) == 0 {
            guard status.st_mode & S_IFMT == S_IFREG else {
                throw SQLiteStore.OpenError(description: "\(path): this is not a file")
            }
            return
        }
        var folder = ""
        for part in path.split(separator: "/", omittingEmptySubsequences: false).dropLast() {
            folder += part + "/"
            guard folder != "/", stat(folder, &status) != 0 else { continue }
            guard mkdir(folder, 0o700) == 0 || errno == EEXIST else {
                throw SQLiteStore.OpenError(
                    description: "\(path): the folder \(folder) cannot be made (\(String(cString: strerror(errno))))")
            }
        }
        let descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else {
            throw SQLiteStore.OpenError(
                description: "\(path): the file cannot be made (\(String(cString: strerror(errno))))")
        }
        Glibc.close(descriptor)
    }

    /// Gives the log and its index the permissions of the store. The library makes them with those that the store has at
    /// the moment: made while it was read-only, they would stay so when it can be written again.
    static func alignCompanions(_ path: String) {
        var status = stat()
        guard stat(path, &status) == 0 else { return }
        let mode = status.st_mode & 0o777
        for companion in [path + "-wal", path + "-shm"] where stat(companion, &status) == 0 {
            if status.st_mode & 0o777 != mode { chmod(companion, mode) }
        }
    }
}

/// How connections to a store are opened.
struct StoreOpening: Sendable {
    let path: String
    let maximumPages: Int

    /// A connection that writes, on tables of the current version.
    func writer() throws(Schema.Problem) -> SQLiteConnection {
        let connection: SQLiteConnection
        do throws(SQLiteFailure) {
            StoreFile.alignCompanions(path)
            connection = try SQLiteConnection(path: path, .readWrite)
            // Checkpoints are made of 16 MB, so that few writes wait for one, and what a search looks at, which is written to
            // many places of the file, is written there less often.
            // FULL: the log is synchronised at every commit, so that an acknowledged write outlives a loss of power.
            try connection.script(
                unsafeSQL: """
                    PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA temp_store = MEMORY;
                    PRAGMA trusted_schema = OFF; PRAGMA journal_size_limit = 67108864; PRAGMA wal_autocheckpoint = 4000;
                    PRAGMA cache_size = -16384;
                    """)
            if maximumPages > 0 { try connection.script(unsafeSQL: "PRAGMA max_page_count = \(maximumPages)") }
        } catch {
            throw .failed(error)
        }
        try Schema.prepare(connection)
        return connection
    }

    /// Whether the file is a store of the current version that can at least be read.
    var canRead: Bool {
        do throws(SQLiteFailure) {
            let connection = try SQLiteConnection(path: path, .readWrite)
            let version = try connection.first("PRAGMA user_version", { $0.integer(0) })
            let application = try connection.first("PRAGMA application_id", { $0.integer(0) })
            return version == Schema.version && application == Schema.applicationID
        } catch {
            return false
        }
    }

    /// Why the store cannot be opened, in plain words.
    func explain(_ problem: Schema.Problem) -> String {
        switch problem {
        case .notAStore: "the file is no store of Formstep"
        case .newer(let version):
            "the store is of the newer version \(version); this release knows versions up to \(Schema.version)"
        case .failed(let failure): "the store cannot be opened (\(failure.text), code \(failure.code))"
        }
    }
}
