import Glibc

/// The PostgreSQL server that `scripts/postgres run` starts for the tests; `scripts/test` does so where one is installed.
package enum PostgresServer {
    /// Its address; nil = there is none, and tests that need it are skipped.
    package static let address: String? = variable("FORMSTEP_TEST_POSTGRES")
    /// Its folder, for tests that stop it and start it again.
    package static let folder: String? = variable("FORMSTEP_TEST_POSTGRES_FOLDER")

    package static var isThere: Bool { address != nil }
    package static let why = "skipped: no PostgreSQL server (run the tests by scripts/test, or by scripts/postgres run)"

    /// The address with a schema of the test's own, which has to be made: tables of one test are never those of another.
    package static func address(schema: String) -> String {
        "\(address ?? "")?options=-csearch_path%3D\(schema)&application_name=\(schema)"
    }

    /// A name that no other test has.
    package static func freshSchema() -> String { "t\(getpid())_\(UInt64.random(in: 0 ... .max))" }

    private static func variable(_ name: String) -> String? {
        guard let value = getenv(name), value.pointee != 0 else { return nil }
        return String(cString: value)
    }
}
