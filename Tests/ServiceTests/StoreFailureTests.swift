import HTTPServer
import Locking
import Storage
import Testing

@testable import Service

/// A store that fails when it is told to.
private final class FailingStore: ArtifactStore {
    private let inner = MemoryStore()
    private let failure = Locked<StoreError?>(nil)

    var changes: DefinitionChanges { inner.changes }
    var kind: StaticString { "failing" }
    var mayWait: Bool { true }

    func fail(with error: StoreError?) { failure.withLock { $0 = error } }

    private func check() throws(StoreError) {
        if let error = failure.withLock({ $0 }) { throw error }
    }

    func current(_ type: String, id: String) throws(StoreError) -> StoredVersion? {
        try check()
        return inner.current(type, id: id)
    }

    func version(_ type: String, id: String, _ versionId: Int) throws(StoreError) -> StoredVersion? {
        try check()
        return inner.version(type, id: id, versionId)
    }

    func history(
        _ type: String, id: String, before: Int?, count: Int
    ) throws(StoreError) -> (versions: [StoredVersion], total: Int) {
        try check()
        return inner.history(type, id: id, before: before, count: count)
    }

    func search(_ query: StoreQuery) throws(StoreError) -> SearchPage {
        try check()
        return inner.search(query)
    }

    func heads(_ type: String, url: String) throws(StoreError) -> [CanonicalHead] {
        try check()
        return inner.heads(type, url: url)
    }

    func session(_ id: [UInt8]) throws(StoreError) -> SessionRecord? {
        try check()
        return inner.session(id)
    }

    func sessionForm(_ name: String) throws(StoreError) -> SessionForm? {
        try check()
        return inner.sessionForm(name)
    }

    func transact<Value: Sendable>(
        _ body: @escaping @Sendable (any StoreTransaction) throws -> Value
    ) throws -> Value {
        try check()
        return try inner.transact(body)
    }

    func close() {}
}

@Suite struct StoreFailureTests {
    private let form = TestForms.form("a", id: "a")

    @Test func aFullStoreIs507AndAnotherFailure503() {
        let store = FailingStore()
        let service = TestService(store: store)
        #expect(service.send("PUT", "/Questionnaire/a", form).status == 201)
        for (error, status) in [(StoreError.full, 507), (.unavailable("The disk is gone."), 503)] {
            store.fail(with: error)
            let bundle =
                #"{"resourceType":"Bundle","type":"transaction","entry":[{"request":{"method":"GET","url":"Questionnaire"}}]}"#
            for (method, target, body) in [
                ("PUT", "/Questionnaire/a", form), ("POST", "/Questionnaire", form), ("DELETE", "/Questionnaire/a", ""),
                ("GET", "/Questionnaire/a", ""), ("GET", "/Questionnaire", ""),
                ("GET", "/Questionnaire/a/_history", ""),
                ("GET", "/Questionnaire/a/_history/1", ""), ("POST", "/", bundle),
            ] {
                let reply = service.send(method, target, body)
                #expect(reply.status == status, "\(method) \(target)")
                #expect(reply.type == "OperationOutcome")
                #expect(reply["issue.0.code"] == "no-store")
                #expect((reply.headers["Retry-After"] != nil) == (status == 503))
            }
            #expect(service.step("{}", target: "/Questionnaire/other/$next-step").status == status)
            // Recovered without a restart.
            store.fail(with: nil)
            #expect(service.send("PUT", "/Questionnaire/a", form).status == 200)
            #expect(service.get("/Questionnaire/a").status == 200)
        }
    }

    @Test func aWarmFormIsWalkedWithoutTheStore() {
        let store = FailingStore()
        let service = TestService(store: store)
        #expect(service.send("PUT", "/Questionnaire/a", form).status == 201)
        let calls = [
            ("{}", "/Questionnaire/a/$next-step"),
            (#"{"questionnaire":"http://forms.example/a"}"#, "/Questionnaire/$next-step"),
            (form, "/Questionnaire/$next-step"),
        ]
        for (body, target) in calls { #expect(service.step(body, target: target).status == 200) }
        store.fail(with: .unavailable("The disk is gone."))
        for (body, target) in calls { #expect(service.step(body, target: target).status == 200, "\(target)") }
        // A form that names a value set is walked, and asks for it again when the store is back.
        let choice = form.replacing(
            #""type":"string""#, with: #""type":"choice","answerValueSet":"http://v.example""#)
        #expect(service.step(choice).status == 200)
        store.fail(with: nil)
        let set =
            #"{"resourceType":"ValueSet","url":"http://v.example","status":"active","expansion":{"timestamp":"2026-01-01","contains":[{"system":"s","code":"x","display":"X"}]}}"#
        #expect(service.send("POST", "/ValueSet", set).status == 201)
        #expect(service.step(choice)["step.answerFormat.choices.0.text"] == "X")
    }
}
