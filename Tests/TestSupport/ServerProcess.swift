package import Glibc

/// The built `formstep` executable, run as a process of its own.
package final class ServerProcess {
    package let identifier: pid_t
    private let output: Int32

    /// Where the executable stands: beside the test runner.
    package static let executable: String = {
        let runner = CommandLine.arguments[0]
        return (runner.lastIndex(of: "/").map { String(runner[..<$0]) } ?? ".") + "/formstep"
    }()

    /// Starts `formstep` with arguments; its standard output can be read line by line.
    ///
    /// - Parameter environment: `NAME=value`, instead of the caller's.
    package init(_ arguments: [String], environment: [String] = []) throws {
        var ends: [Int32] = [0, 0]
        guard pipe(&ends) == 0 else { throw HTTPClient.Failure(description: "pipe: \(errno)") }
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        posix_spawn_file_actions_adddup2(&actions, ends[1], STDOUT_FILENO)
        posix_spawn_file_actions_adddup2(&actions, ends[1], STDERR_FILENO)
        posix_spawn_file_actions_addclose(&actions, ends[0])
        defer { posix_spawn_file_actions_destroy(&actions) }
        var pid = pid_t()
        let words = ([Self.executable] + arguments).map { strdup($0) } + [nil]
        let variables = environment.map { strdup($0) } + [nil]
        defer { for word in words + variables { free(word) } }
        let result = posix_spawn(&pid, Self.executable, &actions, nil, words, variables)
        close(ends[1])
        guard result == 0 else {
            close(ends[0])
            throw HTTPClient.Failure(description: "\(Self.executable) does not start: \(result)")
        }
        identifier = pid
        output = ends[0]
    }

    deinit { close(output) }

    /// The next line it prints; nil when it has closed its output.
    package func line() -> String? {
        var bytes: [UInt8] = []
        var byte: UInt8 = 0
        while read(output, &byte, 1) == 1 {
            if byte == 10 { return String(decoding: bytes, as: UTF8.self) }
            bytes.append(byte)
        }
        return bytes.isEmpty ? nil : String(decoding: bytes, as: UTF8.self)
    }

    /// Everything it prints until it ends.
    package func rest() -> String {
        var lines: [String] = []
        while let line = line() { lines.append(line) }
        return lines.joined(separator: "\n")
    }

    /// Waits for the log line `"event":"listening"` and takes the port out of it.
    package func listeningPort() -> UInt16? {
        while let line = line() {
            guard line.contains(#""event":"listening""#), let mark = line.firstRange(of: #""port":"#) else { continue }
            return UInt16(line[mark.upperBound...].prefix { $0.isNumber })
        }
        return nil
    }

    package func signal(_ number: Int32) { kill(identifier, number) }

    /// Waits for its end: its exit status, or minus the signal that ended it.
    package func wait() -> Int32 {
        var status: Int32 = 0
        while waitpid(identifier, &status, 0) < 0 && errno == EINTR {}
        let signal = status & 0x7F
        return signal == 0 ? (status >> 8) & 0xFF : -signal
    }
}
