import Foundation
import TestSupport

/// A server that speaks TLS, made of the `openssl` command: it answers with a file as it is.
final class SecureServer {
    static let isAvailable = FileManager.default.isExecutableFile(atPath: "/usr/bin/openssl")

    let folder: TemporaryFolder
    let port: UInt16
    private let process = Process()

    /// The file of the certificate it has, which it has signed itself for 127.0.0.1.
    var certificate: String { folder.path + "/cert.pem" }

    struct Failure: Error {}

    init(answer: String) throws {
        folder = try TemporaryFolder()
        try folder.write("Patient", answer)
        let make = Process()
        make.executableURL = URL(fileURLWithPath: "/usr/bin/openssl")
        make.arguments =
            "req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 2 -subj /CN=test -keyout key.pem -out cert.pem"
            .split(separator: " ").map(String.init) + ["-addext", "subjectAltName=IP:127.0.0.1"]
        make.currentDirectoryURL = URL(fileURLWithPath: folder.path)
        make.standardError = FileHandle.nullDevice
        try make.run()
        make.waitUntilExit()
        guard make.terminationStatus == 0 else { throw Failure() }

        process.executableURL = URL(fileURLWithPath: "/usr/bin/openssl")
        process.arguments = "s_server -accept 127.0.0.1:0 -cert cert.pem -key key.pem -HTTP -naccept 20"
            .split(separator: " ").map(String.init)
        process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
        let output = Pipe()
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        process.standardInput = FileHandle.nullDevice
        try process.run()
        // It says `ACCEPT 127.0.0.1:PORT` when it is ready.
        var said = ""
        while !said.contains("ACCEPT 127.0.0.1:") || said.last != "\n" {
            let more = output.fileHandleForReading.availableData
            guard !more.isEmpty else { throw Failure() }
            said += String(decoding: more, as: UTF8.self)
        }
        let digits = said.firstRange(of: "ACCEPT 127.0.0.1:").map { said[$0.upperBound...].prefix { $0.isNumber } }
        guard let port = digits.flatMap({ UInt16($0) }) else { throw Failure() }
        self.port = port
    }

    deinit {
        // It inherits a mask in which the milder signals may be blocked.
        kill(process.processIdentifier, SIGKILL)
        process.waitUntilExit()
    }
}
