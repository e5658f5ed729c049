// swift-tools-version: 6.1
import Foundation
import PackageDescription

/// One set of settings for every room: Swift 6 language mode, strict concurrency, warnings are errors.
let settings: [SwiftSetting] = [
    .swiftLanguageMode(.v6),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .unsafeFlags(["-warnings-as-errors"]),
]

/// A room of `docs/architecture.md`: `scripts/check-rooms` holds every `import` against this table.
func room(_ name: String, imports: [Target.Dependency] = []) -> Target {
    .target(name: name, dependencies: imports, swiftSettings: settings)
}

func tests(_ name: String, of rooms: [Target.Dependency], exclude: [String] = [], resources: [Resource] = []) -> Target
{
    .testTarget(
        name: name, dependencies: rooms + ["TestSupport"], exclude: exclude, resources: resources,
        swiftSettings: settings)
}

var targets: [Target] = [
    .systemLibrary(name: "CPCRE2", pkgConfig: "libpcre2-8", providers: [.apt(["libpcre2-dev"])]),
    .systemLibrary(name: "CMicroHTTPD", pkgConfig: "libmicrohttpd", providers: [.apt(["libmicrohttpd-dev"])]),
    .target(
        name: "CHTTPShim", dependencies: ["CMicroHTTPD"],
        cSettings: [.unsafeFlags(["-Wall", "-Wextra", "-Werror"])]),
    .systemLibrary(name: "CCurl", pkgConfig: "libcurl", providers: [.apt(["libcurl4-openssl-dev"])]),
    .target(
        name: "CCurlShim", dependencies: ["CCurl"],
        cSettings: [.unsafeFlags(["-Wall", "-Wextra", "-Werror"])]),
    .systemLibrary(name: "CCrypto", pkgConfig: "libcrypto", providers: [.apt(["libssl-dev"])]),
    .systemLibrary(name: "CZlib", pkgConfig: "zlib", providers: [.apt(["zlib1g-dev"])]),
    .systemLibrary(name: "CSQLite", pkgConfig: "sqlite3", providers: [.apt(["libsqlite3-dev"])]),
    .systemLibrary(name: "CPostgreSQL", pkgConfig: "libpq", providers: [.apt(["libpq-dev"])]),
    // C23 for `#embed`.
    .target(
        name: "CEmbedded", dependencies: ["CZlib"], exclude: ["app"],
        cSettings: [.unsafeFlags(["-std=c23", "-Wall", "-Wextra", "-Werror"])]),

    room("FHIRJSON"),
    room("Decimals"),
    room("UCUM", imports: ["Decimals", "Locking"]),
    room("Patterns", imports: ["CPCRE2", "Locking"]),
    room("Calendar", imports: ["Decimals"]),
    room("Locking"),
    room("Messages"),
    room("Hashing", imports: ["CCrypto"]),
    room("FHIRModel", imports: ["FHIRJSON", "Decimals", "Calendar", "Messages"]),
    room("Structure", imports: ["FHIRModel", "FHIRJSON", "Calendar", "Decimals", "Messages"]),
    room("FHIRPath", imports: ["FHIRModel", "FHIRJSON", "UCUM", "Patterns", "Calendar", "Decimals"]),
    room("Terminology", imports: ["FHIRModel", "FHIRJSON", "UCUM", "Patterns", "Hashing", "Locking"]),
    room(
        "SDC",
        imports: [
            "FHIRPath", "Terminology", "Structure", "FHIRModel", "FHIRJSON", "UCUM", "Patterns", "Calendar", "Decimals",
            "Hashing", "Locking", "Messages",
        ]),
    room(
        "Diagnosis",
        imports: [
            "SDC", "Structure", "FHIRPath", "Terminology", "FHIRModel", "FHIRJSON", "Patterns", "Calendar", "Decimals",
            "Messages",
        ]),
    room(
        "Populate",
        imports: [
            "SDC", "FHIRPath", "FHIRModel", "FHIRJSON", "Calendar", "Decimals", "Messages",
        ]),
    room("Rendering", imports: ["SDC", "Terminology", "FHIRModel", "FHIRJSON", "Calendar", "Decimals", "Messages"]),
    room("Storage", imports: ["FHIRJSON", "FHIRModel", "Calendar", "Decimals", "UCUM", "Locking"]),
    room("Packages", imports: ["Storage", "FHIRModel", "FHIRJSON", "Hashing", "CZlib"]),
    room("StorageSQLite", imports: ["Storage", "FHIRJSON", "FHIRModel", "CSQLite", "Locking"]),
    room("StoragePostgres", imports: ["Storage", "FHIRJSON", "FHIRModel", "CPostgreSQL", "Hashing", "Locking"]),
    room("Sessions", imports: ["Storage", "Hashing", "Locking", "SDC", "FHIRModel", "FHIRJSON"]),
    room("Observability", imports: ["Locking"]),
    room("HTTPServer", imports: ["CHTTPShim", "Observability", "Locking"]),
    room("FHIRClient", imports: ["FHIRModel", "FHIRJSON", "CCurlShim", "Observability", "Locking"]),
    room(
        "Robot",
        imports: [
            "SDC", "Rendering", "Terminology", "FHIRModel", "FHIRJSON", "UCUM", "Patterns", "Calendar", "Decimals",
        ]),
    room(
        "Service",
        imports: [
            "SDC", "Diagnosis", "Populate", "Rendering", "Terminology", "Structure", "FHIRPath", "FHIRModel",
            "FHIRJSON",
            "Storage", "Sessions", "HTTPServer", "Observability", "FHIRClient",
            "Calendar", "Decimals", "Hashing", "CEmbedded", "Locking",
        ]),
    .executableTarget(
        name: "formstep",
        dependencies: [
            "Service", "HTTPServer", "Observability", "Storage", "StorageSQLite", "StoragePostgres", "Packages",
            "Robot",
            "SDC", "Diagnosis", "Messages",
            "FHIRPath",
            "FHIRModel",
            "FHIRJSON", "Calendar", "Locking", "FHIRClient",
        ],
        swiftSettings: settings),
    .executableTarget(
        name: "formstep-bench",
        dependencies: [
            "FHIRJSON", "FHIRPath", "SDC", "Populate", "FHIRModel", "Calendar", "Service", "Storage", "StorageSQLite",
            "Structure",
            "Diagnosis",
        ],
        swiftSettings: settings),

    .target(
        name: "TestSupport", dependencies: ["FHIRJSON", "Locking"], path: "Tests/TestSupport", swiftSettings: settings),
    tests(
        "FHIRPathTests",
        of: [
            "Service", "HTTPServer", "Storage", "Observability", "FHIRPath", "FHIRModel", "FHIRJSON", "Calendar",
            "Decimals",
        ],
        exclude: ["Cases", "Generated"]),
    tests("FHIRJSONTests", of: ["FHIRJSON"], exclude: ["Cases"]),
    tests("DecimalsTests", of: ["Decimals"], exclude: ["Cases"]),
    tests("UCUMTests", of: ["UCUM", "Decimals"], exclude: ["Cases"]),
    tests("PatternsTests", of: ["Patterns"], exclude: ["Cases"]),
    tests("MessagesTests", of: ["Messages"]),
    tests("CalendarTests", of: ["Calendar", "Decimals"], exclude: ["Cases"]),
    tests("FHIRModelTests", of: ["FHIRModel", "FHIRJSON"], exclude: ["Cases"]),
    tests("StructureTests", of: ["Structure", "FHIRModel", "FHIRJSON", "Messages"], exclude: ["Cases"]),
    tests("TerminologyTests", of: ["Terminology", "FHIRModel", "FHIRJSON", "Locking"], exclude: ["Cases"]),
    tests("SDCTests", of: ["SDC", "FHIRPath", "FHIRModel", "FHIRJSON", "Calendar"]),
    tests(
        "DiagnosisTests",
        of: ["Diagnosis", "SDC", "Terminology", "FHIRModel", "FHIRJSON", "Calendar", "Messages"], exclude: ["Cases"]),
    tests("PopulateTests", of: ["Populate", "SDC", "FHIRModel", "FHIRJSON", "Calendar"]),
    tests("RenderingTests", of: ["Rendering", "SDC", "FHIRModel", "FHIRJSON", "Calendar"], exclude: ["Cases"]),
    tests("HTTPServerTests", of: ["HTTPServer", "Observability", "Locking"]),
    tests("FHIRClientTests", of: ["FHIRClient", "FHIRModel", "FHIRJSON", "Observability"]),
    tests("RobotTests", of: ["Robot", "SDC", "FHIRModel", "FHIRJSON"]),
    tests("HashingTests", of: ["Hashing"]),
    tests("PackagesTests", of: ["Packages", "Storage", "FHIRJSON", "FHIRModel"]),
    .target(
        name: "StoreSuite", dependencies: ["Storage", "FHIRJSON", "FHIRModel", "Locking"], path: "Tests/StoreSuite",
        swiftSettings: settings),
    tests("StorageTests", of: ["Storage", "FHIRJSON", "FHIRModel", "Decimals", "StoreSuite"]),
    tests(
        "StorageSQLiteTests", of: ["Storage", "StorageSQLite", "FHIRJSON", "FHIRModel", "StoreSuite"],
        exclude: ["Fixtures"]),
    tests(
        "StoragePostgresTests", of: ["Storage", "StoragePostgres", "FHIRJSON", "FHIRModel", "StoreSuite", "Locking"]),
    tests(
        "ServiceTests",
        of: [
            "Service", "HTTPServer", "Observability", "FHIRJSON", "FHIRModel", "Storage", "StorageSQLite",
            "StoragePostgres", "SDC", "Calendar", "Locking", "FHIRClient",
        ]),
    tests("FormstepTests", of: ["formstep", "Service", "FHIRJSON", "Storage", "FHIRClient"]),
    tests(
        "AcceptanceTests",
        of: [
            "Service", "HTTPServer", "FHIRJSON", "FHIRModel", "Observability", "Storage", "StorageSQLite", "SDC",
            "Calendar", "Locking",
            "FHIRClient",
        ],
        exclude: ["Cases", "Walks", "Forms"]),
]

// The fuzz targets need `-sanitize=fuzzer`, which brings its own `main`: `scripts/fuzz` builds them and nothing else does.
if let door = ProcessInfo.processInfo.environment["FORMSTEP_FUZZ"] {
    let sanitizers = "-sanitize=" + (ProcessInfo.processInfo.environment["FORMSTEP_FUZZ_SANITIZE"] ?? "fuzzer,address")
    let fuzz = settings + [.unsafeFlags([sanitizers, "-parse-as-library"])]
    let link: [LinkerSetting] = [.unsafeFlags([sanitizers])]
    let rooms: [String: [Target.Dependency]] = [
        "json": ["FHIRJSON"],
        "client": ["FHIRClient", "FHIRJSON", "CCurl"],
        "fhirpath": ["FHIRPath", "FHIRModel", "FHIRJSON", "Calendar"],
        "terminology": ["Terminology", "Packages", "FHIRModel", "FHIRJSON"],
        "walk": ["FHIRJSON", "Robot", "SDC", "Service", "Storage"],
        "search": ["FHIRJSON", "Storage", "StorageSQLite", "Service", "HTTPServer", "Calendar"],
        "next-step": ["FHIRJSON", "FHIRModel", "SDC", "Storage", "Service", "HTTPServer", "Calendar"],
    ]
    targets.append(.target(name: "FuzzDriver", path: "Fuzz/driver", swiftSettings: fuzz))
    targets.append(
        .executableTarget(
            name: "fuzz-\(door)", dependencies: (rooms[door] ?? []) + ["FuzzDriver"], path: "Fuzz/\(door)",
            swiftSettings: fuzz, linkerSettings: link))
}

let package = Package(name: "formstep", targets: targets)
