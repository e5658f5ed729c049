import Calendar
import FHIRJSON
import HTTPServer
import Locking
import Storage
import StorageSQLite
import TestSupport
import Testing

@testable import Service

/// A service whose clock the test turns, over each kind of store.
private final class SessionService {
    static let start: Int64 = 1_767_268_800

    private let time = Locked(SessionService.start)
    private let folder: TemporaryFolder
    let store: any ArtifactStore
    let service: FormService
    let server: InProcessServer

    init(_ kind: StoreKind, settings: ServiceSettings = ServiceSettings()) throws {
        folder = try TemporaryFolder()
        store = try kind.open(in: folder)
        let time = time
        service = FormService(settings: settings, store: store, clock: { Instant(seconds: time.withLock { $0 }) })
        server = InProcessServer(router: service.router(), refusals: service.refusals)
    }

    deinit { store.close() }

    /// Another server on the same store: what the one has in memory the other has not.
    func another(settings: ServiceSettings = ServiceSettings()) -> InProcessServer {
        let time = time
        let other = FormService(settings: settings, store: store, clock: { Instant(seconds: time.withLock { $0 }) })
        return InProcessServer(router: other.router(), refusals: other.refusals)
    }

    func pass(days: Int64 = 0, seconds: Int64 = 0) { time.withLock { $0 += days * 86_400 + seconds } }

    func send(
        _ method: String, _ target: String, _ body: String = "", _ headers: (String, String)...,
        on other: InProcessServer? = nil
    ) -> Reply {
        Reply((other ?? server).respond(method, target, headers: HTTPHeaders(headers), body: Array(body.utf8)))
    }

    /// The path of a new session.
    func begin(_ form: String = SessionService.form, _ headers: (String, String)...) -> String {
        let reply = Reply(
            server.respond(
                "POST", "/sessions", headers: HTTPHeaders(headers),
                body: Array(#"{"questionnaire":\#(form)}"#.utf8)))
        return "/sessions/\(reply["session.id"] ?? "none")"
    }

    func count(_ name: String) -> Double {
        let text = String(decoding: send("GET", "/metrics").body, as: UTF8.self)
        let line = text.split(separator: "\n").first { $0.hasPrefix(name + " ") }
        return line.flatMap { Double($0.split(separator: " ")[1]) } ?? -1
    }

    static let form = TestForms.form(
        "s", items: (0..<60).map { #"{"linkId":"q\#($0)","text":"Q","type":"integer"}"# }.joined(separator: ","))

    static func answer(_ question: Int, _ value: Int) -> String {
        #"{"answers":[{"path":"q\#(question)","answers":[{"valueInteger":\#(value)}]}]}"#
    }
}

/// Asks a server of a port, from any thread.
private struct Asking: Sendable {
    let port: UInt16

    func send(
        _ method: String, _ target: String, _ body: String, _ headers: (String, String)...
    ) throws -> LiveReply {
        let fields = [("Content-Type", "application/json")] + headers
        return LiveReply(
            try HTTPClient(port: port).send(method, target, headers: fields, body: Array(body.utf8)))
    }
}

extension PlainThread {
    /// Runs work on so many threads at once and waits for all.
    fileprivate static func runAll(_ count: Int, _ work: @escaping @Sendable (Int) -> Void) {
        let threads = (0..<count).map { number in PlainThread { work(number) } }
        for thread in threads { thread.join() }
    }
}

@Suite struct SessionTests {
    // MARK: Time

    @Test(arguments: StoreKind.allCases) func expiresAndIsForgotten(_ kind: StoreKind) throws {
        var settings = ServiceSettings()
        settings.sessionLifetime = 10 * 86_400
        let service = try SessionService(kind, settings: settings)
        let session = service.begin()
        #expect(service.send("GET", session)["session.expires"] == "2026-01-11T12:00:00.000Z")
        service.pass(days: 9)
        #expect(service.send("POST", session + "/answers", SessionService.answer(0, 1)).status == 200)
        // Ten days behind the write, not behind the start; reading does not count.
        service.pass(days: 9)
        #expect(service.send("GET", session).status == 200)
        #expect(service.send("GET", session)["session.expires"] == "2026-01-20T12:00:00.000Z")
        service.pass(days: 1, seconds: 1)
        #expect(service.send("GET", session).status == 410)
        #expect(service.send("POST", session + "/answers", SessionService.answer(0, 1)).status == 410)
        _ = try service.service.purgeSessions()
        service.pass(seconds: 3600)
        #expect(try !service.service.purgeSessions())
        #expect(service.count("formstep_sessions_expired_total") == 1)
        #expect(service.send("GET", session).status == 410)
        #expect(service.send("GET", session, on: service.another()).status == 410)
        service.pass(days: 29)
        _ = try service.service.purgeSessions()
        #expect(service.send("GET", session).status == 410)
        service.pass(days: 2)
        _ = try service.service.purgeSessions()
        #expect(service.send("GET", session).status == 404)
    }

    @Test(arguments: StoreKind.allCases) func aKeyIsForgottenAfterADay(_ kind: StoreKind) throws {
        let service = try SessionService(kind)
        let session = service.begin()
        let key = ("Idempotency-Key", "0123456789")
        let first = service.send("POST", session + "/answers", SessionService.answer(0, 1), key)
        #expect(service.send("POST", session + "/answers", SessionService.answer(0, 1), key).body == first.body)
        service.pass(seconds: 86_399)
        #expect(service.send("POST", session + "/answers", SessionService.answer(0, 1), key).body == first.body)
        service.pass(seconds: 2)
        #expect(service.send("POST", session + "/answers", SessionService.answer(0, 2), key)["session.version"] == "3")
    }

    // MARK: Secrets

    @Test(arguments: StoreKind.allCases) func repliesAreReplayedByteForByte(_ kind: StoreKind) throws {
        let service = try SessionService(kind)
        let key = ("Idempotency-Key", "a key that nobody guesses".filter { $0 != " " })
        let body = #"{"questionnaire":\#(SessionService.form)}"#
        let first = service.send("POST", "/sessions", body, key, ("Host", "a.example"))
        // By another process too.
        for server in [service.server, service.another()] {
            let again = service.send("POST", "/sessions", body, key, ("Host", "b.example"), on: server)
            #expect(again.status == 201)
            #expect(again.body == first.body)
            for name in ["Location", "ETag", "Content-Type"] {
                #expect(again.headers[name] == first.headers[name], "\(name)")
            }
        }
        let session = "/sessions/\(first["session.id"] ?? "")"
        for (action, body) in [
            ("answers", SessionService.answer(0, 1)), ("back", ""), ("answers", #"{"after":"none"}"#),
        ] {
            let first = service.send(
                "POST", "\(session)/\(action)", body, ("Idempotency-Key", "k\(action)\(body.count)"))
            _ = service.send("POST", session + "/answers", SessionService.answer(9, 1))
            let again = service.send(
                "POST", "\(session)/\(action)", body, ("Idempotency-Key", "k\(action)\(body.count)"))
            #expect(again.status == first.status)
            #expect(again.body == first.body)
            #expect(again.headers["ETag"] == first.headers["ETag"])
        }
        #expect(service.count("formstep_session_replays_total") == 4)
    }

    @Test func idsAreNotAtRest() throws {
        let folder = try TemporaryFolder()
        let path = folder.path + "/store.db"
        let store = try SQLiteStore(path: path)
        let service = TestService(store: store)
        let body = #"{"questionnaire":\#(SessionService.form)}"#
        let reply = service.send("POST", "/sessions", body, ("Idempotency-Key", "some-key-of-a-client"))
        let id = try #require(reply["session.id"])
        let answered = service.send(
            "POST", "/sessions/\(id)/answers", SessionService.answer(0, 1), ("Idempotency-Key", "another-key"))
        #expect(answered.status == 200)
        store.close()
        for name in ["store.db", "store.db-wal"] {
            let bytes = FormDirectory.readFile(folder.path + "/" + name) ?? []
            #expect(name != "store.db" || !bytes.isEmpty)
            #expect(bytes.firstRange(of: Array(id.utf8)) == nil, "\(name)")
            #expect(bytes.firstRange(of: Array("some-key-of-a-client".utf8)) == nil, "\(name)")
        }
    }

    @Test func idsAreLongAndDiffer() {
        let service = TestService()
        var ids: Set<String> = []
        for _ in 0..<200 {
            let id =
                service.send("POST", "/sessions", #"{"questionnaire":\#(SessionService.form)}"#)["session.id"] ?? ""
            #expect(id.utf8.count == 32)
            ids.insert(id)
        }
        #expect(ids.count == 200)
        // 192 bits as 32 characters: about one of 64 values each, so all of them are met.
        #expect(Set(ids.joined()).count == 64)
    }

    @Test(arguments: StoreKind.allCases) func belongsToWhoBeganIt(_ kind: StoreKind) throws {
        var settings = ServiceSettings()
        settings.access = .tokens(["token-of-anna-0123456", "token-of-bert-0123456"])
        let service = try SessionService(kind, settings: settings)
        let anna = ("Authorization", "Bearer token-of-anna-0123456")
        let bert = ("Authorization", "Bearer token-of-bert-0123456")
        let session = service.begin(SessionService.form, anna)
        _ = service.send("POST", session + "/answers", SessionService.answer(0, 4711), anna)
        let never = service.send("GET", "/sessions/" + String(repeating: "A", count: 32), "", anna)
        for (method, path) in [
            ("GET", session), ("GET", session + "/response"), ("DELETE", session), ("POST", session + "/answers"),
            ("POST", session + "/back"), ("POST", session + "/goto"), ("POST", session + "/complete"),
            ("POST", session + "/amend"), ("POST", session + "/migrate"),
        ] {
            #expect(service.send(method, path).status == 401, "\(method) \(path)")
            for server in [service.server, service.another(settings: settings)] {
                let reply = service.send(method, path, "", bert, on: server)
                // Nothing tells a session of somebody else from one that never was.
                #expect(reply.status == 404, "\(method) \(path)")
                #expect(reply.body == never.body)
                #expect(reply.headers["ETag"] == nil)
            }
        }
        #expect(service.send("GET", session, "", anna).status == 200)
        // A key is the caller's own.
        let key = ("Idempotency-Key", "the-same-key")
        let body = #"{"questionnaire":\#(SessionService.form)}"#
        let hers = service.send("POST", "/sessions", body, anna, key)
        let his = service.send("POST", "/sessions", body, bert, key)
        #expect(hers.status == 201 && his.status == 201)
        #expect(hers["session.id"] != his["session.id"])
    }

    @Test(arguments: StoreKind.allCases) func oneSessionNeverShowsAnothers(_ kind: StoreKind) throws {
        let service = try SessionService(kind)
        let (one, other) = (service.begin(), service.begin())
        _ = service.send("POST", one + "/answers", SessionService.answer(0, 4711), ("Idempotency-Key", "k"))
        let reply = service.send("POST", other + "/answers", SessionService.answer(0, 4711), ("Idempotency-Key", "k"))
        #expect(reply["session.id"].map { other.hasSuffix($0) } == true)
        #expect(service.send("POST", other + "/answers", SessionService.answer(0, 1)).status == 200)
        let found = service.send("GET", other + "/response")
        #expect(!String(decoding: found.body, as: UTF8.self).contains("4711"))
        let wrong = service.send(
            "POST", other + "/answers", #"{"answers":[{"path":"q1","answers":[{"valueString":"x"}]}]}"#)
        #expect(wrong.status == 422)
        #expect(!String(decoding: wrong.body, as: UTF8.self).contains("4711"))
    }

    @Test func isServedWherePatientDataIsNot() throws {
        var settings = ServiceSettings()
        settings.access = .withoutPatientData
        let service = TestService(store: MemoryStore(), settings: settings)
        let begun = service.send("POST", "/sessions", #"{"questionnaire":\#(TestForms.form("a"))}"#)
        #expect(begun.status == 201)
        let session = "/sessions/\(begun["session.id"] ?? "")"
        let done = service.send("POST", session + "/complete", #"{"answers":[{"path":"a","action":"skip"}]}"#)
        #expect(done.status == 200)
        #expect(service.get("/QuestionnaireResponse/\(done["id"] ?? "")").status == 403)
        #expect(service.get(session + "/response")["status"] == "completed")
    }

    // MARK: Links

    @Test(arguments: StoreKind.allCases) func linksAreRefusedWhenTamperedWithOrExpired(_ kind: StoreKind) throws {
        var settings = ServiceSettings()
        settings.access = .tokens(["token-of-anna-0123456"])
        let service = try SessionService(kind, settings: settings)
        let anna = ("Authorization", "Bearer token-of-anna-0123456")
        let session = service.begin(SessionService.form, anna)
        let made = service.send("POST", session + "/link", #"{"lifetime":3600}"#, anna, ("Idempotency-Key", "a-link"))
        let link = try #require(made["session"])
        let again = service.send("POST", session + "/link", #"{"lifetime":3600}"#, anna, ("Idempotency-Key", "a-link"))
        #expect(again.body == made.body)
        #expect(service.send("POST", session + "/link").status == 401)
        // A link is a login: nobody who has one has a token.
        #expect(service.send("GET", "/sessions/\(link)").status == 200)
        #expect(service.send("POST", "/sessions/\(link)/answers", SessionService.answer(0, 1)).status == 200)
        // Another process on the same store has the same key.
        #expect(service.send("GET", "/sessions/\(link)", on: service.another(settings: settings)).status == 200)
        for (index, character) in link.enumerated() where index % 7 == 0 {
            var changed = Array(link)
            changed[index] = character == "A" ? "B" : "A"
            #expect(service.send("GET", "/sessions/\(String(changed))").status == 404, "\(index)")
        }
        var otherKey = settings
        otherKey.linkKey = "another key of at least thirty-two characters"
        #expect(service.send("GET", "/sessions/\(link)", on: service.another(settings: otherKey)).status == 404)
        service.pass(seconds: 3601)
        let expired = service.send("GET", "/sessions/\(link)")
        #expect(expired.status == 410)
        #expect(service.send("GET", session, "", anna).status == 200)
    }

    @Test func linksAreNotAtRest() throws {
        let folder = try TemporaryFolder()
        let store = try SQLiteStore(path: folder.path + "/store.db")
        let service = TestService(store: store)
        let id = service.send("POST", "/sessions", #"{"questionnaire":\#(SessionService.form)}"#)["session.id"] ?? ""
        let link = service.send("POST", "/sessions/\(id)/link", "{}", ("Idempotency-Key", "a-link"))["session"] ?? ""
        _ = service.send("POST", "/sessions/\(link)/answers", SessionService.answer(0, 1), ("Idempotency-Key", "k"))
        store.close()
        let bytes = FormDirectory.readFile(folder.path + "/store.db") ?? []
        #expect(link.utf8.count == 115)
        #expect(!bytes.isEmpty && bytes.firstRange(of: Array(link.utf8)) == nil)
    }

    // MARK: Settings

    @Test func ifMatchMayBeRequired() throws {
        var settings = ServiceSettings()
        settings.requireIfMatch = true
        let service = try SessionService(.memory, settings: settings)
        let session = service.begin()
        for path in ["answers", "back", "goto", "complete", "amend", "migrate"] {
            let reply = service.send("POST", "\(session)/\(path)", "{}")
            #expect(reply.status == 428, "\(path)")
            #expect(reply.type == "OperationOutcome")
        }
        #expect(service.send("DELETE", session).status == 428)
        #expect(service.send("GET", session).status == 200)
        #expect(service.send("POST", session + "/back", "{}", ("If-Match", "\"1\"")).status == 200)
    }

    @Test(arguments: StoreKind.allCases) func withoutMemoryForSessions(_ kind: StoreKind) throws {
        var settings = ServiceSettings()
        settings.sessionCacheBytes = 0
        let service = try SessionService(kind, settings: settings)
        let session = service.begin()
        for number in 0..<5 {
            let reply = service.send("POST", session + "/answers", SessionService.answer(number, number))
            #expect(reply.headers["ETag"] == "\"\(number + 2)\"")
        }
    }

    // MARK: Other processes, other versions

    @Test func anyProcessAnswersAnyRequest() throws {
        let folder = try TemporaryFolder()
        let stores = try (0..<2).map { _ in try SQLiteStore(path: folder.path + "/store.db") }
        let services = stores.map { TestService(store: $0) }
        let id =
            services[0].send("POST", "/sessions", #"{"questionnaire":\#(SessionService.form)}"#)["session.id"] ?? ""
        for number in 0..<10 {
            // Each has the session in memory as it was two writes ago.
            let reply = services[number % 2].send(
                "POST", "/sessions/\(id)/answers?response=true", SessionService.answer(number, number))
            #expect(reply.status == 200)
            #expect(reply["session.version"] == "\(number + 2)")
        }
        let response = services[1].get("/sessions/\(id)/response")
        for number in 0..<10 { #expect(response["item.\(number).answer.0.valueInteger"] == "\(number)") }
        #expect(services[0].send("POST", "/sessions/\(id)/back", "", ("If-Match", "\"11\"")).status == 200)
        #expect(services[1].send("POST", "/sessions/\(id)/back", "", ("If-Match", "\"12\"")).status == 200)
        #expect(
            services[0].send("POST", "/sessions/\(id)/back", "", ("If-Match", "\"12\"")).headers["ETag"] == "\"13\"")
        #expect(services[0].send("DELETE", "/sessions/\(id)").status == 204)
        #expect(services[1].send("POST", "/sessions/\(id)/answers", SessionService.answer(0, 1)).status == 410)
        for store in stores { store.close() }
    }

    @Test(arguments: StoreKind.allCases) func keepsItsFormWhateverBecomesOfIt(_ kind: StoreKind) throws {
        let service = try SessionService(kind)
        let form = TestForms.form(
            "kept", version: "1", id: "kept", items: #"{"linkId":"a","text":"First","type":"string"}"#)
        let changed = TestForms.form(
            "kept", version: "1", id: "kept", items: #"{"linkId":"b","text":"B","type":"string"}"#)
        let json = ("Content-Type", "application/fhir+json")
        #expect(service.send("PUT", "/Questionnaire/kept", form, json).status == 201)
        let begun = service.send("POST", "/sessions", #"{"questionnaire":"http://forms.example/kept|1"}"#)
        let session = "/sessions/\(begun["session.id"] ?? "")"
        let hash = begun["form.hash"]
        #expect(service.send("PUT", "/Questionnaire/kept", changed, json).status == 200)
        for server in [service.server, service.another()] {
            let reply = service.send("GET", session, on: server)
            #expect(reply["form.hash"] == hash)
            #expect(reply["step.text"] == "First")
        }
        #expect(service.send("DELETE", "/Questionnaire/kept").status == 204)
        #expect(service.send("GET", session, on: service.another())["step.path"] == "a")
    }

    // MARK: Many at once

    @Test(arguments: StoreKind.allCases) func oneOfFiftyWinsEachVersion(_ kind: StoreKind) throws {
        let live = try LiveService(kind)
        let asking = Asking(port: live.port)
        let begun = try live.send("POST", "/sessions", #"{"questionnaire":\#(SessionService.form)}"#)
        let session = "/sessions/\(begun["session.id"] ?? "")"
        let rounds = 4
        for round in 1...rounds {
            let statuses = Locked<[Int]>([])
            PlainThread.runAll(50) { number in
                let reply = try? asking.send(
                    "POST", session + "/answers", SessionService.answer(number, round), ("If-Match", "\"\(round)\""))
                statuses.withLock { $0.append(reply?.status ?? 0) }
            }
            let all = statuses.withLock { $0 }
            #expect(all.filter { $0 == 200 }.count == 1, "\(all)")
            #expect(all.filter { $0 == 412 }.count == 49, "\(all)")
        }
        let after = try live.send("GET", session)
        #expect(after["session.version"] == "\(rounds + 1)")
    }

    @Test(arguments: StoreKind.allCases) func withoutIfMatchNothingIsLost(_ kind: StoreKind) throws {
        let live = try LiveService(kind)
        let asking = Asking(port: live.port)
        let begun = try live.send("POST", "/sessions", #"{"questionnaire":\#(SessionService.form)}"#)
        let session = "/sessions/\(begun["session.id"] ?? "")"
        let versions = Locked<[String]>([])
        PlainThread.runAll(50) { number in
            for value in 1...3 {
                let reply = try? asking.send(
                    "POST", session + "/answers", SessionService.answer(number, number * 10 + value))
                versions.withLock { $0.append(reply?["session.version"] ?? "status \(reply?.status ?? 0)") }
            }
        }
        let all = versions.withLock { $0.compactMap(Int.init).sorted() }
        #expect(all == Array(2...151), "\(versions.withLock { $0 })")
        let response = try live.send("GET", session + "/response")
        for number in 0..<50 {
            #expect(response["item.\(number).answer.0.valueInteger"] == "\(number * 10 + 3)")
        }
    }

    @Test(arguments: StoreKind.allCases) func oneKeyAtOnceIsOneSession(_ kind: StoreKind) throws {
        let live = try LiveService(kind)
        let asking = Asking(port: live.port)
        let ids = Locked<[String]>([])
        PlainThread.runAll(20) { _ in
            let reply = try? asking.send(
                "POST", "/sessions", #"{"questionnaire":\#(SessionService.form)}"#,
                ("Idempotency-Key", "once-and-for-all"))
            ids.withLock { $0.append(reply?["session.id"] ?? "status \(reply?.status ?? 0)") }
        }
        #expect(Set(ids.withLock { $0 }).count == 1, "\(ids.withLock { $0 })")
    }
}
