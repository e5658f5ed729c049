internal import FHIRJSON

/// One setting: its name everywhere, what it may be, and where it goes.
struct Setting {
    /// What a value may be.
    enum Kind {
        case text(WritableKeyPath<Settings, String>)
        case choice(WritableKeyPath<Settings, String>, [String])
        case number(WritableKeyPath<Settings, Int>, ClosedRange<Int>)
        case seconds(WritableKeyPath<Settings, Double>, ClosedRange<Double>)
        case list(WritableKeyPath<Settings, [String]>)
        case flag(WritableKeyPath<Settings, Bool>)
    }

    /// As in the file, `cors.origins` for `{"cors": {"origins": …}}`.
    let key: String
    let kind: Kind
    /// Says what is wrong with a text, nil = nothing; may put it in order.
    var check: (inout String) -> String? = { _ in nil }
    /// Puts an element of a list that is an object in the file into words; nil = it cannot be read.
    var words: (Node, Document) -> String? = { _, _ in nil }
    /// What a list holds, for messages.
    var elements = "strings"

    /// `FORMSTEP_CORS_ORIGINS`
    var environmentName: String { "FORMSTEP_" + parts.map { $0.uppercased() }.joined(separator: "_") }
    /// `--cors-origins`
    var flag: String { "--" + parts.map { $0.lowercased() }.joined(separator: "-") }

    private var parts: [String] {
        var words = [""]
        for character in key {
            if character == "." {
                words.append("")
            } else if character.isUppercase {
                words.append(String(character))
            } else {
                words[words.count - 1].append(character)
            }
        }
        return words
    }

    /// Every setting there is.
    static var all: [Setting] {
        let many = 1...1_000_000
        return [
            Setting(key: "host", kind: .text(\.host), check: notEmpty),
            Setting(key: "port", kind: .number(\.port, 0...65535)),
            Setting(key: "basePath", kind: .text(\.basePath), check: path),
            Setting(key: "canonicalBase", kind: .text(\.canonicalBase), check: canonicalBase),
            Setting(key: "store", kind: .text(\.store), check: store),
            Setting(key: "storeConnections", kind: .number(\.storeConnections, 2...1000)),
            Setting(key: "formsDirectory", kind: .text(\.formsDirectory)),
            Setting(key: "packagesDirectory", kind: .text(\.packagesDirectory)),
            Setting(key: "logLevel", kind: .choice(\.logLevel, ["debug", "info", "warning", "error"])),
            Setting(key: "auth", kind: .choice(\.auth, ["none", "token"])),
            Setting(key: "authTokens", kind: .list(\.authTokens), check: token),
            Setting(key: "allowOpenStore", kind: .flag(\.allowOpenStore)),
            Setting(key: "cors.origins", kind: .list(\.corsOrigins), check: origin),
            Setting(key: "frameAncestors", kind: .list(\.frameAncestors), check: frameOrigin),
            Setting(key: "threads", kind: .number(\.threads, 0...1024)),
            Setting(key: "heavyThreads", kind: .number(\.heavyThreads, 0...1024)),
            Setting(key: "heavyQueue", kind: .number(\.heavyQueue, many)),
            Setting(key: "heavyNiceness", kind: .number(\.heavyNiceness, 0...19)),
            Setting(key: "ioThreads", kind: .number(\.ioThreads, 1...1024)),
            Setting(key: "ioQueue", kind: .number(\.ioQueue, many)),
            Setting(key: "maximumBodyBytes", kind: .number(\.maximumBodyBytes, 1024...1 << 30)),
            Setting(key: "maximumDepth", kind: .number(\.maximumDepth, 16...100_000)),
            Setting(key: "maximumTargetBytes", kind: .number(\.maximumTargetBytes, 64...8192)),
            Setting(key: "maximumHeaderBytes", kind: .number(\.maximumHeaderBytes, 256...12288)),
            Setting(key: "maximumConnections", kind: .number(\.maximumConnections, many)),
            Setting(key: "maximumConnectionsPerAddress", kind: .number(\.maximumConnectionsPerAddress, many)),
            Setting(key: "inactivityTimeout", kind: .seconds(\.inactivityTimeout, 1...86_400)),
            Setting(key: "requestDeadline", kind: .seconds(\.requestDeadline, 0.1...86_400)),
            Setting(key: "drainGrace", kind: .seconds(\.drainGrace, 0...86_400)),
            Setting(key: "drainIdleGrace", kind: .seconds(\.drainIdleGrace, 0...86_400)),
            Setting(key: "formCacheBytes", kind: .number(\.formCacheBytes, 0...1 << 40)),
            Setting(key: "sessionLifetime", kind: .seconds(\.sessionLifetime, 1...315_360_000)),
            Setting(key: "requireIfMatch", kind: .flag(\.requireIfMatch)),
            Setting(key: "linkKey", kind: .text(\.linkKey), check: secret),
            Setting(key: "sessionCacheBytes", kind: .number(\.sessionCacheBytes, 0...1 << 40)),
            Setting(key: "terminologyServer", kind: .text(\.terminologyServer), check: server),
            Setting(key: "terminologyCacheBytes", kind: .number(\.terminologyCacheBytes, 0...1 << 40)),
        ] + outbound
    }

    private static func notEmpty(_ text: inout String) -> String? { text.isEmpty ? "may not be empty" : nil }

    /// Empty, or `/fhir`; a slash at the end is taken off.
    private static func path(_ text: inout String) -> String? {
        while text.last == "/" { text.removeLast() }
        let isPath =
            text.isEmpty
            || text.first == "/"
                && text.utf8.allSatisfy { byte in
                    byte > 0x20 && byte < 0x7F && !"{}?#%\"\\".utf8.contains(byte)
                }
        return isPath ? nil : "must begin with a slash and hold no space, '?', '#', '%' or braces"
    }

    private static func canonicalBase(_ text: inout String) -> String? {
        while text.last == "/" { text.removeLast() }
        guard text.contains(":"), text.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F && !"|\"<>\\".utf8.contains($0) })
        else {
            return "must be an absolute url"
        }
        return nil
    }

    private static func store(_ text: inout String) -> String? {
        let prefix = Settings.sqlitePrefix
        if text == "memory" || text.hasPrefix(prefix) && text.count > prefix.count { return nil }
        if Settings.databasePrefixes.contains(where: { text.hasPrefix($0) && text.count > $0.count }) { return nil }
        return "must be memory, sqlite:PATH or postgres://…"
    }

    /// As a client can send it behind `Bearer` (RFC 6750 2.1), and too long to be guessed.
    private static func token(_ text: inout String) -> String? {
        let isToken =
            text.utf8.count >= 16
            && text.utf8.allSatisfy { byte in
                switch byte {
                case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
                    UInt8(ascii: "0")...UInt8(ascii: "9"):
                    true
                default: "-._~+/=".utf8.contains(byte)
                }
            }
        return isToken ? nil : "must hold tokens of at least 16 letters, digits and - . _ ~ + / ="
    }

    /// Empty, or too long to be guessed.
    private static func secret(_ text: inout String) -> String? {
        text.isEmpty || text.utf8.count >= 32 ? nil : "must hold at least 32 characters"
    }

    /// The same, and nothing that would end its place in a Content-Security-Policy.
    private static func frameOrigin(_ text: inout String) -> String? {
        if let fault = origin(&text) { return fault }
        return text.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F && !";,'\"".utf8.contains($0) }
            ? nil : "must hold origins such as https://app.example, or *"
    }

    /// `*`, or scheme, host and port, as browsers send it.
    private static func origin(_ text: inout String) -> String? {
        if text == "*" { return nil }
        let parts = text.split(separator: "/", omittingEmptySubsequences: false)
        guard parts.count == 3, parts[0].count > 1, parts[0].last == ":", parts[1].isEmpty, !parts[2].isEmpty else {
            return "must hold origins such as https://app.example, or *"
        }
        return nil
    }
}
