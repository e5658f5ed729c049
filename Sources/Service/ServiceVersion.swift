/// What this release calls itself.
package enum ServiceVersion {
    /// As in the git tag and in `CapabilityStatement.software.version`.
    package static let number = "0.1.0"
    /// When the capability statement and our definitions changed last.
    static let date = "2026-11-30"
    /// The same in seconds since 1970.
    static let seconds: Int64 = 1_795_996_800
}
