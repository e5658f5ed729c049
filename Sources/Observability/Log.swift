import Glibc

/// Structured log: one JSON object a line with `ts`, `level`, `msg` and metadata.
///
/// Messages and keys are constants, so that nothing of a request can slip into them; values are for counts, statuses,
/// route templates and settings, never for raw paths, queries, headers, bodies, ids of resources or tokens.
public struct Log: Sendable {
    /// Takes whole lines, several at a time. Called by one thread at a time.
    public typealias Sink = @Sendable (UnsafeRawBufferPointer) -> Void
    /// Metadata in the order in which it is written; keys are dotted (`http.status`).
    public typealias Fields = KeyValuePairs<StaticString, LogValue>

    /// Lines below this level are not written.
    public let level: LogLevel
    /// Whether `access` writes lines; they have the level `info`.
    public let accessLines: Bool
    private let output: LogOutput

    /// Every line goes to `sink` before the call returns.
    public init(level: LogLevel = .info, accessLines: Bool = true, sink: @escaping Sink) {
        self.init(level: level, accessLines: accessLines, output: LogOutput(buffered: false, sink: sink))
    }

    private init(level: LogLevel, accessLines: Bool, output: LogOutput) {
        self.level = level
        self.accessLines = accessLines
        self.output = output
    }

    /// Lines of requests wait up to 50 ms for a thread that writes them to standard output; all others leave at once.
    /// Call `flush` before the process ends.
    public static func standardOutput(level: LogLevel = .info, accessLines: Bool = true) -> Log {
        Log(
            level: level, accessLines: accessLines,
            output: LogOutput(buffered: true) { bytes in
                var rest = bytes[...]
                while !rest.isEmpty {
                    let written = write(STDOUT_FILENO, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
                    if written > 0 {
                        rest = rest.dropFirst(written)
                    } else if errno != EINTR {
                        return  // nobody reads: there is no other place to say so
                    }
                }
            })
    }

    /// Writes nothing.
    public static let silent = Log(level: .off, accessLines: false) { _ in }

    /// The same output at another level.
    public func with(level: LogLevel, accessLines: Bool) -> Log {
        Log(level: level, accessLines: accessLines, output: output)
    }

    /// For whoever works on the code.
    public func debug(_ message: StaticString, _ fields: Fields = [:]) { log(.debug, message, fields) }
    /// What happens in normal service.
    public func info(_ message: StaticString, _ fields: Fields = [:]) { log(.info, message, fields) }
    /// Rare and normal: start, stop, settings.
    public func notice(_ message: StaticString, _ fields: Fields = [:]) { log(.notice, message, fields) }
    /// Something was refused or lost, service goes on.
    public func warning(_ message: StaticString, _ fields: Fields = [:]) { log(.warning, message, fields) }
    /// Something is broken.
    public func error(_ message: StaticString, _ fields: Fields = [:]) { log(.error, message, fields) }

    /// Writes one line.
    ///
    /// - Parameter immediately: false lets the line wait with those of requests; for threads that must not block.
    public func log(
        _ level: LogLevel, _ message: StaticString, requestID: String? = nil, immediately: Bool = true,
        _ fields: Fields = [:]
    ) {
        guard level >= self.level, level != .off else { return }
        output.line(immediately: immediately) { bytes in
            Self.writeStart(level, message, into: &bytes)
            if let requestID {
                bytes.append(",\"request_id\":")
                bytes.append(json: requestID)
            }
            for (key, value) in fields {
                bytes.append(",\"")
                bytes.append(key)
                bytes.append("\":")
                switch value {
                case .string(let text): bytes.append(json: text)
                case .integer(let number): bytes.appendNumber(number)
                case .decimal(let number):
                    bytes.appendThousandths(Int(exactly: (number * 1000).rounded()) ?? 0)
                case .boolean(let flag): bytes.append(flag ? "true" : "false")
                }
            }
        }
    }

    /// Writes the line of one answered request.
    ///
    /// - Parameters:
    ///   - route: the route's template, never the path.
    ///   - nanoseconds: from the request line to the reply.
    ///   - bytes: of the reply's body.
    public func access(
        requestID: String, method: String, route: String, status: Int, nanoseconds: Int64, bytes count: Int
    ) {
        guard accessLines, level <= .info else { return }
        output.line(immediately: false) { bytes in
            Self.writeStart(.info, "request", into: &bytes)
            bytes.append(",\"request_id\":")
            bytes.append(json: requestID)
            bytes.append(",\"method\":")
            bytes.append(json: method)
            bytes.append(",\"route\":")
            bytes.append(json: route)
            bytes.append(",\"status\":")
            bytes.appendNumber(status)
            bytes.append(",\"dur_ms\":")
            bytes.appendThousandths(Int(nanoseconds / 1000))
            bytes.append(",\"bytes\":")
            bytes.appendNumber(count)
        }
    }

    /// Writes what still waits.
    public func flush() { output.flush() }

    private static func writeStart(_ level: LogLevel, _ message: StaticString, into bytes: inout [UInt8]) {
        bytes.append(",\"level\":\"")
        bytes.append(level.name)
        bytes.append("\",\"msg\":\"")
        bytes.append(message)
        bytes.append(UInt8(ascii: "\""))
    }
}
