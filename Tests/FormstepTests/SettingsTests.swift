import FHIRClient
import FHIRJSON
import Service
import Storage
import Testing

@testable import formstep

struct SettingsTests {
    private func read(
        flags: [String] = [], environment: [(name: String, value: String)] = [], files: [String: String] = [:]
    ) throws(SettingsError) -> Settings {
        try SettingsReader.read(flags: flags, environment: environment) { name in files[name].map { Array($0.utf8) } }
    }

    private func reason(
        flags: [String] = [], environment: [(name: String, value: String)] = [], files: [String: String] = [:]
    ) -> String {
        do throws(SettingsError) {
            _ = try read(flags: flags, environment: environment, files: files)
            return "no error"
        } catch {
            return error.description
        }
    }

    @Test func defaults() throws {
        #expect(try read() == Settings())
    }

    /// After a restart all clients behind one address may ask for cold forms at once: none of them is turned away.
    @Test func queuesHoldTheConnectionsOfOneAddress() {
        let settings = Settings()
        #expect(settings.heavyQueue >= settings.maximumConnectionsPerAddress)
        #expect(settings.ioQueue >= settings.maximumConnectionsPerAddress)
    }

    @Test func theLaterOneWins() throws {
        let file = ["config/formstep.json": #"{"port": 1, "host": "a", "basePath": "/f", "cors": {"origins": ["*"]}}"#]
        let settings = try read(
            flags: ["--port=3"], environment: [("FORMSTEP_PORT", "2"), ("FORMSTEP_HOST", "b")], files: file)
        #expect(settings.port == 3)
        #expect(settings.host == "b")
        #expect(settings.basePath == "/f")
        #expect(settings.corsOrigins == ["*"])
    }

    @Test func anotherFile() throws {
        let files = ["x.json": #"{"port": 5}"#, "y.json": #"{"port": 6}"#, "config/formstep.json": #"{"port": 7}"#]
        #expect(try read(environment: [("FORMSTEP_CONFIG", "x.json")], files: files).port == 5)
        #expect(
            try read(flags: ["--config", "y.json"], environment: [("FORMSTEP_CONFIG", "x.json")], files: files).port
                == 6)
        #expect(reason(flags: ["--config", "z.json"]).contains("z.json"))
    }

    @Test func listsAndNumbersInTexts() throws {
        let settings = try read(
            flags: ["--cors-origins", "https://a.example, http://b.example:81", "--drain-idle-grace", "0.25"],
            environment: [("FORMSTEP_FORM_CACHE_BYTES", "1000")])
        #expect(settings.corsOrigins == ["https://a.example", "http://b.example:81"])
        #expect(settings.formCacheBytes == 1000)
        #expect(settings.drainIdleGrace == 0.25)
    }

    @Test func slashesAtTheEndAreTakenOff() throws {
        let settings = try read(flags: ["--base-path", "/fhir/", "--canonical-base", "http://x.example/"])
        #expect(settings.basePath == "/fhir")
        #expect(settings.canonicalBase == "http://x.example")
    }

    @Test func unknownNamesAreErrorsWithTheNearestOne() {
        #expect(reason(flags: ["--prot", "1"]).contains("--prot is not known. Did you mean --port?"))
        #expect(reason(environment: [("FORMSTEP_LOGLEVEL", "x")]).contains("FORMSTEP_LOG_LEVEL"))
        #expect(reason(files: ["config/formstep.json": #"{"formDirectory": ""}"#]).contains("formsDirectory"))
        #expect(reason(files: ["config/formstep.json": #"{"cors": {"origin": []}}"#]).contains("cors.origins"))
    }

    @Test(arguments: [
        ["--port", "65536"], ["--port", "x"], ["--port"], ["--base-path", "fhir"], ["--log-level", "loud"],
        ["--store", "sqlite:"], ["--store", "postgres://"], ["--store", "mysql://x"], ["--store-connections", "1"],
        ["--allow-open-store", "yes"], ["--auth", "smart"],
        ["--auth-tokens", "short"], ["--cors-origins", "example.org"], ["--host", ""], ["--drain-grace", "nan"],
        ["--canonical-base", "here"], ["stray"],
    ])
    func badFlags(flags: [String]) {
        #expect(reason(flags: flags).hasPrefix("flags: "))
    }

    @Test(arguments: [
        #"{"port": "80"}"#, #"{"port": 80.5}"#, #"{"host": 1}"#, #"{"cors": {"origins": "*"}}"#, "[]", "{",
        #"{"cors": 1}"#, #"{"allowOpenStore": "true"}"#, #"{"authTokens": ["with spaces, and long enough"]}"#,
    ])
    func badFiles(text: String) {
        #expect(reason(files: ["config/formstep.json": text]).hasPrefix("config/formstep.json: "))
    }

    @Test func tokensAndAuthGoTogether() throws {
        let token = "0123456789abcdef"
        let settings = try read(flags: ["--auth", "token", "--auth-tokens", token])
        #expect(settings.authTokens == [token])
        #expect(settings.serviceSettings.access.needsToken)
        #expect(reason(flags: ["--auth", "token"]).hasPrefix("settings: "))
        #expect(reason(flags: ["--auth-tokens", token]).hasPrefix("settings: "))
    }

    @Test(arguments: [
        ("127.0.0.1", "false", true), ("localhost", "false", true), ("::1", "false", true), ("0.0.0.0", "false", false),
        ("forms.example", "false", false), ("::", "false", false), ("0.0.0.0", "true", true),
    ])
    func patientDataIsServedWhereOnlyThisMachineReachesIt(host: String, allow: String, isServed: Bool) throws {
        let settings = try read(flags: ["--host", host, "--allow-open-store", allow])
        #expect(settings.serviceSettings.access.servesPatientData == isServed)
    }

    @Test func theStoreIsAFileOrMemory() throws {
        #expect(try read().storePath == "./data/formstep.db")
        #expect(try read(flags: ["--store", "sqlite:/x/y.db"]).storePath == "/x/y.db")
        #expect(try read(flags: ["--store", "sqlite:/x/y.db"]).databaseAddress == nil)
        let address = "postgres://u:p@h:5/db?sslmode=verify-full"
        let settings = try read(flags: ["--store", address, "--store-connections", "20"])
        #expect(settings.databaseAddress == address && settings.storePath == nil && settings.storeConnections == 20)
        #expect(try read(flags: ["--store", "memory"]).storePath == nil)
    }

    @Test func serversThatMayBeCalled() throws {
        #expect(try read().outbound.allow.isEmpty)
        let file = #"""
            {"outbound": {"allow": ["https://ehr.example/fhir", {"url": "http://hapi:8080", "private": true},
              {"url": "https://tx.example", "tokenVariable": "TX_TOKEN"}], "dataServer": "https://ehr.example/fhir/r4/",
              "deadline": 2.5, "pages": 3}}
            """#
        let settings = try read(environment: [("TX_TOKEN", "abc")], files: ["config/formstep.json": file])
        #expect(
            settings.outbound.allow.map(\.name) == [
                "https://ehr.example/fhir", "http://hapi:8080", "https://tx.example",
            ])
        #expect(settings.outbound.allow.map(\.isPrivate) == [false, true, false])
        #expect(settings.outbound.allow[2].token == .value("abc"))
        #expect(settings.outbound.dataServer == "https://ehr.example/fhir/r4")
        #expect(settings.serviceSettings.outbound.deadline == 2.5)
        #expect(settings.serviceSettings.outbound.pages == 3)

        let words = "https://a.example;forwardAuthorization, http://10.0.0.1:8080;private"
        let flags = try read(flags: ["--outbound-allow", words])
        #expect(flags.outbound.allow.map(\.forwardsAuthorization) == [true, false])
        #expect(try read(environment: [("FORMSTEP_OUTBOUND_ALLOW", words)]).outbound.allow == flags.outbound.allow)
    }

    @Test(arguments: [
        #"{"outbound": {"allow": "https://a.example"}}"#, #"{"outbound": {"allow": ["a.example"]}}"#,
        #"{"outbound": {"allow": [{"private": true}]}}"#,
        #"{"outbound": {"allow": [{"url": "https://a.example", "privat": true}]}}"#,
        #"{"outbound": {"allow": [{"url": "https://a.example", "private": "yes"}]}}"#,
        #"{"outbound": {"allow": [{"url": "https://a.example;private"}]}}"#, #"{"outbound": {"allow": [1]}}"#,
        #"{"outbound": {"allow": ["http://a.example;token=secret"]}}"#, #"{"outbound": {"dataServer": "x"}}"#,
        #"{"outbound": {"proxy": "proxy"}}"#, #"{"outbound": {"retries": 3}}"#, #"{"outbound": {"alow": []}}"#,
    ])
    func badServers(text: String) {
        let reason = reason(files: ["config/formstep.json": text])
        #expect(reason.hasPrefix("config/formstep.json: "))
        #expect(!reason.contains("secret"))
    }

    @Test func aDataServerHasToBeOnTheList() throws {
        #expect(reason(flags: ["--outbound-data-server", "https://a.example"]).contains("outbound.allow"))
        #expect(reason(flags: ["--outbound-allow", "https://a.example;tokenVariable=NOT_SET"]).contains("NOT_SET"))
        let flags = ["--outbound-data-server", "https://a.example/fhir", "--outbound-allow", "https://a.example"]
        #expect(try read(flags: flags).outbound.dataServer == "https://a.example/fhir")
    }

    @Test func whatKubernetesMakesUpIsPassedOver() throws {
        let settings = try read(environment: [
            ("FORMSTEP_PORT", "tcp://10.0.0.1:8080"), ("FORMSTEP_SERVICE_HOST", "10.0.0.1"),
            ("FORMSTEP_PORT_8080_TCP_ADDR", "10.0.0.1"),
        ])
        #expect(settings == Settings())
    }
}

/// The file with every default, and the table that explains them, say what the code says.
struct SettingsDocumentsTests {
    private static var root: String {
        // Tests/FormstepTests/SettingsTests.swift
        var parts = #filePath.split(separator: "/", omittingEmptySubsequences: false)
        parts.removeLast(3)
        return parts.joined(separator: "/")
    }

    @Test func theFileHoldsEveryDefault() throws {
        let bytes = try #require(FormDirectory.readFile(Self.root + "/config/formstep.json"))
        let settings = try SettingsReader.read(flags: [], environment: []) { name in
            name == SettingsReader.defaultFile ? bytes : nil
        }
        #expect(settings == Settings())
        let document = try Document.parse(bytes)
        for setting in Setting.all {
            let node = setting.key.split(separator: ".").reduce(document.root) {
                document.member($0, named: String($1))
            }
            #expect(node.exists, "\(setting.key) is missing in config/formstep.json")
        }
    }

    @Test func theTableListsEveryNameOnce() throws {
        let bytes = try #require(FormDirectory.readFile(Self.root + "/docs/settings.md"))
        let rows = String(decoding: bytes, as: UTF8.self).split(separator: "\n").filter { $0.hasPrefix("| `") }
        for setting in Setting.all {
            let start = "| `\(setting.key)` | `\(setting.environmentName)` | `\(setting.flag)` |"
            #expect(rows.count { $0.hasPrefix(start) } == 1, "\(setting.key)")
        }
        #expect(rows.count == Setting.all.count)
    }
}
