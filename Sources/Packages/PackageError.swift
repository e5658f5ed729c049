/// Why a file is no FHIR package that can be used.
package enum PackageError: Error, Sendable, Equatable, CustomStringConvertible {
    /// No gzip, or cut off, or spoiled.
    case notCompressed
    /// No tar within.
    case notAnArchive
    /// More bytes or files than are taken.
    case tooLarge
    /// There is no `package/package.json` with a name and a version.
    case noManifest
    /// It is for another version of FHIR.
    case unknownVersion(String)

    /// One sentence in plain words.
    package var description: String {
        switch self {
        case .notCompressed: "The file is not compressed with gzip, or it is damaged."
        case .notAnArchive: "There is no tar archive in the file, or it is damaged."
        case .tooLarge:
            "The package is too large: at most \(PackageLimits.standard.bytes >> 20) MB, \(PackageLimits.standard.files) files."
        case .noManifest: "The package has no package/package.json with a name and a version."
        case .unknownVersion(let version): "The package is for FHIR \(version); 4.0, 4.3 and 5.0 are known."
        }
    }
}

/// What a package may not exceed when it is taken apart.
package struct PackageLimits: Sendable {
    /// Bytes of all files together, decompressed.
    package var bytes: Int
    /// Bytes of one file.
    package var fileBytes: Int
    package var files: Int

    package init(bytes: Int, fileBytes: Int, files: Int) {
        self.bytes = bytes
        self.fileBytes = fileBytes
        self.files = files
    }

    /// 1 GiB, 64 MiB a file, 100,000 files: larger than what is published.
    package static let standard = PackageLimits(bytes: 1 << 30, fileBytes: 64 << 20, files: 100_000)
}
