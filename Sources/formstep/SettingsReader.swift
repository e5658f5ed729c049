internal import FHIRClient
internal import FHIRJSON

/// Puts the settings together: defaults, then the file, the environment, the flags; the later one wins.
struct SettingsReader {
    private(set) var settings = Settings()
    private let table = Setting.all

    /// Names of the environment that begin like ours and are no settings: the file, and what the build and the tests of
    /// the project use.
    private static let reserved: Set<String> = ["FORMSTEP_CONFIG", "FORMSTEP_SHARED", "FORMSTEP_FUZZ"]

    /// - Parameters:
    ///   - flags: what stands behind the subcommand.
    ///   - environment: names and values.
    ///   - readFile: nil where the file cannot be read.
    static func read(
        flags: [String], environment: [(name: String, value: String)], readFile: (String) -> [UInt8]?
    ) throws(SettingsError) -> Settings {
        var reader = SettingsReader()
        let (file, flags) = try reader.split(flags)
        if let name = file ?? environment.first(where: { $0.name == "FORMSTEP_CONFIG" })?.value, !name.isEmpty {
            guard let bytes = readFile(name) else {
                throw SettingsError(source: name, reason: "The file cannot be read.")
            }
            try reader.take(file: bytes, name: name)
        } else if let bytes = readFile(defaultFile) {
            try reader.take(file: bytes, name: defaultFile)
        }
        try reader.take(environment: environment)
        for (setting, value) in flags { try reader.set(setting, text: value, source: "flags", name: setting.flag) }
        try reader.readAllowList(environment)
        if let reason = reader.settings.contradiction { throw SettingsError(source: "settings", reason: reason) }
        return reader.settings
    }

    /// Used where it is there.
    static let defaultFile = "config/formstep.json"

    /// Turns the words of `outbound.allow` into what they mean, with the tokens that the environment holds.
    private mutating func readAllowList(_ environment: [(name: String, value: String)]) throws(SettingsError) {
        var entries: [AllowEntry] = []
        for text in settings.outboundAllow {
            do throws(AllowEntry.Fault) {
                entries.append(
                    try AllowEntry(text).resolved { name in environment.last { $0.name == name }?.value })
            } catch {
                throw SettingsError(source: "settings", reason: "outbound.allow \(error.reason).")
            }
        }
        settings.outbound.allow = entries
    }

    // MARK: Flags

    private func split(
        _ arguments: [String]
    ) throws(SettingsError) -> (file: String?, flags: [(Setting, String)]) {
        var file: String?
        var flags: [(Setting, String)] = []
        var rest = arguments[...]
        while let argument = rest.popFirst() {
            let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            let name = parts.first.map(String.init) ?? ""
            let setting = table.first { $0.flag == name }
            guard name == "--config" || setting != nil else {
                throw unknown(name, "flag", among: table.map(\.flag) + ["--config"], source: "flags")
            }
            guard let value = parts.count > 1 ? String(parts[1]) : rest.popFirst() else {
                throw SettingsError(source: "flags", reason: "\(name) needs a value.")
            }
            if let setting { flags.append((setting, value)) } else { file = value }
        }
        return (file, flags)
    }

    // MARK: Environment

    private mutating func take(environment: [(name: String, value: String)]) throws(SettingsError) {
        for (name, value) in environment where name.hasPrefix("FORMSTEP_") && !Self.isForeign(name, value) {
            guard let setting = table.first(where: { $0.environmentName == name }) else {
                throw unknown(
                    name, "variable", among: table.map(\.environmentName) + ["FORMSTEP_CONFIG"], source: "environment")
            }
            try set(setting, text: value, source: "environment", name: name)
        }
    }

    /// Names that are not meant for us. Kubernetes tells every container of a service that is called `formstep` its
    /// address in `FORMSTEP_SERVICE_HOST`, `FORMSTEP_PORT=tcp://…`, `FORMSTEP_PORT_8080_TCP` …
    private static func isForeign(_ name: String, _ value: String) -> Bool {
        reserved.contains(name) || name.hasPrefix("FORMSTEP_TEST_") || name.hasPrefix("FORMSTEP_SERVICE_")
            || name.hasPrefix("FORMSTEP_PORT_")
            || name == "FORMSTEP_PORT" && value.hasPrefix("tcp://")
    }

    // MARK: File

    private mutating func take(file bytes: [UInt8], name: String) throws(SettingsError) {
        let document: Document
        do throws(Document.ParseError) {
            document = try Document.parse(bytes)
        } catch {
            throw SettingsError(source: name, reason: error.description + ".")
        }
        guard document.kind(document.root) == .object else {
            throw SettingsError(source: name, reason: "The file must hold a JSON object.")
        }
        try take(document.root, of: document, prefix: "", source: name)
    }

    private mutating func take(
        _ object: Node, of document: Document, prefix: String, source: String
    ) throws(SettingsError) {
        for member in document.children(object) {
            let key = prefix + document.name(of: document.key(member))
            if let setting = table.first(where: { $0.key == key }) {
                try set(setting, member, of: document, source: source)
            } else if document.kind(member) == .object, table.contains(where: { $0.key.hasPrefix(key + ".") }) {
                try take(member, of: document, prefix: key + ".", source: source)
            } else {
                throw unknown(key, "key", among: table.map(\.key), source: source)
            }
        }
    }

    private mutating func set(
        _ setting: Setting, _ node: Node, of document: Document, source: String
    ) throws(SettingsError) {
        let key = setting.key
        switch setting.kind {
        case .text(let path), .choice(let path, _):
            guard let text = document.string(node) else {
                throw SettingsError(source: source, reason: "\(key) must be a string.")
            }
            settings[keyPath: path] = try checked(setting, text, source: source, name: key)
        case .number(let path, let range):
            guard let number = document.integer(node), range.contains(number) else {
                throw outOfRange(range, source: source, name: key)
            }
            settings[keyPath: path] = number
        case .seconds(let path, let range):
            settings[keyPath: path] = try seconds(document.numberText(node), range, source: source, name: key)
        case .flag(let path):
            guard let flag = document.bool(node) else {
                throw SettingsError(source: source, reason: "\(key) must be true or false.")
            }
            settings[keyPath: path] = flag
        case .list(let path):
            let entries = document.items(node).map { document.string($0) ?? setting.words($0, document) }
            guard document.kind(node) == .array, !entries.contains(nil) else {
                throw SettingsError(source: source, reason: "\(key) must be a list of \(setting.elements).")
            }
            var list: [String] = []
            for entry in entries { list.append(try checked(setting, entry ?? "", source: source, name: key)) }
            settings[keyPath: path] = list
        }
    }

    // MARK: Values

    private mutating func set(
        _ setting: Setting, text: String, source: String, name: String
    ) throws(SettingsError) {
        switch setting.kind {
        case .text(let path), .choice(let path, _):
            settings[keyPath: path] = try checked(setting, text, source: source, name: name)
        case .number(let path, let range):
            guard let number = Int(text), range.contains(number) else {
                throw outOfRange(range, source: source, name: name)
            }
            settings[keyPath: path] = number
        case .seconds(let path, let range):
            settings[keyPath: path] = try seconds(text, range, source: source, name: name)
        case .flag(let path):
            guard text == "true" || text == "false" else {
                throw SettingsError(source: source, reason: "\(name) must be true or false.")
            }
            settings[keyPath: path] = text == "true"
        case .list(let path):
            var list: [String] = []
            for entry in text.split(separator: ",") {
                let entry = String(entry.filter { $0 != " " })
                if !entry.isEmpty { list.append(try checked(setting, entry, source: source, name: name)) }
            }
            settings[keyPath: path] = list
        }
    }

    private func checked(
        _ setting: Setting, _ text: String, source: String, name: String
    ) throws(SettingsError) -> String {
        if case .choice(_, let choices) = setting.kind, !choices.contains(text) {
            throw SettingsError(
                source: source, reason: "\(name) must be \(choices.joined(separator: ", ")) in this release.")
        }
        var text = text
        if let wrong = setting.check(&text) { throw SettingsError(source: source, reason: "\(name) \(wrong).") }
        return text
    }

    private func seconds(
        _ text: String?, _ range: ClosedRange<Double>, source: String, name: String
    ) throws(SettingsError) -> Double {
        guard let number = text.flatMap(Double.init), range.contains(number) else {
            throw SettingsError(
                source: source,
                reason: "\(name) must be a number of seconds from \(range.lowerBound) to \(range.upperBound).")
        }
        return number
    }

    private func outOfRange(_ range: ClosedRange<Int>, source: String, name: String) -> SettingsError {
        SettingsError(
            source: source,
            reason: "\(name) must be a whole number from \(range.lowerBound) to \(range.upperBound).")
    }

    private func unknown(_ name: String, _ what: String, among known: [String], source: String) -> SettingsError {
        var reason = "The \(what) \(name) is not known."
        if let nearest = NearestName.of(name, among: known) { reason += " Did you mean \(nearest)?" }
        return SettingsError(source: source, reason: reason)
    }
}
