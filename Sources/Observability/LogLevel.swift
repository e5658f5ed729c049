/// How important a log line is. `off` is only a setting: nothing is written.
public enum LogLevel: Int, Sendable, Comparable, CaseIterable {
    case debug, info, notice, warning, error, off

    /// The word in the line and in the setting `logLevel`.
    public var name: StaticString {
        switch self {
        case .debug: "debug"
        case .info: "info"
        case .notice: "notice"
        case .warning: "warning"
        case .error: "error"
        case .off: "off"
        }
    }

    /// Nil for a word that is no level.
    public init?(name: String) {
        guard let level = Self.allCases.first(where: { "\($0.name)" == name }) else { return nil }
        self = level
    }

    /// `debug` is lowest.
    public static func < (left: LogLevel, right: LogLevel) -> Bool { left.rawValue < right.rawValue }
}
