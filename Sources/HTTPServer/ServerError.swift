internal import Glibc

/// Why the server could not start.
public enum ServerError: Error, Sendable, Equatable, CustomStringConvertible {
    /// The address cannot be listened on: the system's error number (EADDRINUSE, EACCES, EADDRNOTAVAIL …).
    case listen(errno: Int32)
    case alreadyStarted

    /// For the person who starts the server.
    public var description: String {
        switch self {
        case .listen(let number): "cannot listen: \(String(cString: strerror(number)))"
        case .alreadyStarted: "the server was started before"
        }
    }
}
