import Glibc
internal import Locking

/// Where lines gather and leave from. Requests only append under a lock; a thread of its own writes, so a slow reader of
/// standard output never holds up a request. When it is too slow, lines are dropped and counted, not kept.
final class LogOutput: Sendable {
    private struct State {
        var buffer: [UInt8] = []
        var timestamp = Timestamp()
        var dropped = 0
    }

    /// Bytes that may wait; about 40,000 access lines.
    private static let limit = 8 * 1024 * 1024
    private static let intervalMicroseconds: UInt32 = 50_000

    private let state = Locked(State())
    /// Held while writing, so that lines leave in the order in which they came; keeps the spare buffer.
    private let writing = Locked<[UInt8]>([])
    private let sink: Log.Sink

    /// - Parameter buffered: lines that do not ask to leave at once wait up to 50 ms for a writer thread.
    init(buffered: Bool, sink: @escaping Log.Sink) {
        self.sink = sink
        self.buffered = buffered
        if buffered { startWriter() }
    }

    private let buffered: Bool

    /// Appends one line: `write` gets the buffer behind the time stamp.
    func line(immediately: Bool, _ write: (inout [UInt8]) -> Void) {
        state.withLock { state in
            guard state.buffer.count < Self.limit else {
                state.dropped += 1
                return
            }
            state.buffer.append("{\"ts\":\"")
            state.timestamp.write(into: &state.buffer)
            state.buffer.append(UInt8(ascii: "\""))
            write(&state.buffer)
            state.buffer.append("}\n")
        }
        if immediately || !buffered { flush() }
    }

    /// Writes everything that waits.
    func flush() {
        writing.withLock { spare in
            let dropped = state.withLock { state in
                swap(&state.buffer, &spare)
                defer { state.dropped = 0 }
                return state.dropped
            }
            if dropped > 0 {
                spare.append("{\"level\":\"warning\",\"msg\":\"log lines dropped\",\"log.dropped\":")
                spare.appendNumber(dropped)
                spare.append("}\n")
            }
            guard !spare.isEmpty else { return }
            spare.withUnsafeBytes(sink)
            spare.removeAll(keepingCapacity: spare.capacity < 1024 * 1024)
        }
    }

    private func startWriter() {
        let output = WeakOutput(self)
        DetachedThread.start {
            while output.flush() { usleep(LogOutput.intervalMicroseconds) }
        }
    }
}

/// Lets the writer thread end once nobody logs any more.
private final class WeakOutput: Sendable {
    private let output: Locked<WeakReference>

    private struct WeakReference {
        weak var value: LogOutput?
    }

    init(_ output: LogOutput) { self.output = Locked(WeakReference(value: output)) }

    func flush() -> Bool {
        guard let output = output.withLock({ $0.value }) else { return false }
        output.flush()
        return true
    }
}
