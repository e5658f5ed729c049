import FHIRClient
import FHIRJSON
import Observability
import TestSupport
import Testing

/// Limits of time and number, repeated reads, servers that fail.
@Suite struct LimitTests {
    private func seconds(_ work: () throws -> Void) rethrows -> Double {
        let start = Clock.nanoseconds()
        try work()
        return Double(Clock.nanoseconds() - start) / 1e9
    }

    @Test(arguments: ["hang", "drip", "drip-head"]) func whoDoesNotAnswerIsGivenUpAtTheDeadline(kind: String) throws {
        let test = try TestClient(.with { $0.requestTimeout = 20 }) { _ in
            let head = "HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: 100000\r\n\r\n"
            switch kind {
            case "hang": return .hang
            case "drip": return .pieces([Array(head.utf8)] + [[UInt8]](repeating: [0x20], count: 400), pause: 20)
            default:
                return .pieces(
                    [Array("HTTP/1.1 200 OK\r\n".utf8)] + [[UInt8]](repeating: [0x61], count: 400), pause: 20)
            }
        }
        let time = seconds {
            let result = test.get("Patient/1", seconds: 0.5)
            #expect(result.problem == .timedOut(connected: true))
            #expect(result.milliseconds >= 490)
        }
        #expect(time < 8)
    }

    @Test func aRequestHasItsOwnLimit() throws {
        let test = try TestClient(.with { $0.requestTimeout = 0.3 }) { _ in .hang }
        let time = seconds { #expect(test.get("Patient/1").problem == .timedOut(connected: true)) }
        #expect(time < 8)
    }

    @Test func aNameThatNobodyKnows() throws {
        var settings = OutboundSettings.with { $0.retries = 0 }
        settings.allow = [try AllowEntry("http://nobody.invalid")]
        let result = FHIRClient(settings).perform(
            UpstreamRequest(.get, "Patient/1"), at: try Upstream(address: "http://nobody.invalid"),
            deadline: .after(seconds: 4))
        // Where no name server answers at all it is the time that ends it.
        #expect(result.problem == .nameUnknown || result.problem == .timedOut(connected: false))
    }

    @Test func nobodyListens() throws {
        let test = try TestClient { _ in .close }
        test.stub.stop()
        let result = test.get("Patient/1")
        #expect(result.problem == .unreachable)
        #expect(result.attempts == 3)
    }

    // MARK: Again

    @Test(arguments: [429, 502, 503, 504]) func readsAreSentAgain(status: Int) throws {
        let test = try TestClient { request in
            request.number < 2 ? .outcome(status, code: "transient") : .json(patient("1"))
        }
        let result = test.get("Patient/1")
        #expect(result.problem == nil)
        #expect(result.attempts == 3)
    }

    @Test func atMostTwiceAndTheLastAnswerIsTold() throws {
        let test = try TestClient(.with { $0.circuitFailures = 100 }) { _ in .outcome(503, code: "transient") }
        #expect(test.get("Patient/1").problem == .status(503, codes: ["transient"]))
        #expect(test.stub.requests.count == 3)
        // What is not known to change nothing is sent once.
        _ = test.client.perform(UpstreamRequest(.post, "Patient", body: [0x7B, 0x7D]), at: test.upstream)
        #expect(test.stub.requests.count == 4)
        _ = test.client.perform(UpstreamRequest(.post, "Patient/_search", body: [], isSafe: true), at: test.upstream)
        #expect(test.stub.requests.count > 5)
    }

    @Test func otherFailuresAreNotSentAgain() throws {
        let test = try TestClient { _ in .outcome(500, code: "exception") }
        #expect(test.get("Patient/1").attempts == 1)
    }

    @Test func retryAfterIsKept() throws {
        let test = try TestClient { request in
            request.number > 0
                ? .json(patient("1")) : .reply(status: 429, headers: [("Retry-After", "1")], body: [])
        }
        let time = seconds { #expect(test.get("Patient/1").problem == nil) }
        #expect(time >= 1)
    }

    @Test(arguments: ["60", "Fri, 31 Dec 2999 23:59:59 GMT", "999999999"])
    func retryAfterBeyondTheDeadlineEndsIt(value: String) throws {
        let test = try TestClient { _ in .reply(status: 429, headers: [("Retry-After", value)], body: []) }
        let time = seconds { #expect(test.get("Patient/1").problem == .status(429, codes: [])) }
        #expect(time < 8)
        #expect(test.stub.requests.count == 1)
    }

    @Test func aBrokenRetryAfterIsNone() throws {
        let test = try TestClient { request in
            request.number > 0
                ? .json(patient("1")) : .reply(status: 503, headers: [("Retry-After", "-5 soon")], body: [])
        }
        #expect(test.get("Patient/1").problem == nil)
    }

    // MARK: Side by side

    @Test func requestsGoSideBySideAndComeBackInOrder() throws {
        let test = try TestClient { request in
            let number = Int(request.path.split(separator: "/").last ?? "") ?? 0
            return .late(milliseconds: 400 - 40 * number, .json(patient("\(number)")))
        }
        let results = test.client.perform((0..<8).map { UpstreamRequest(.get, "Patient/\($0)") }, at: test.upstream)
        let ids = results.map { result in
            result.document.flatMap { $0.string($0.member($0.root, .id)) } ?? "none"
        }
        #expect(ids == (0..<8).map { "\($0)" })
        // One after the other they would have used one connection.
        #expect(test.stub.connectionCount == 8)
    }

    @Test func notMoreThanAllowedToOneServer() throws {
        let test = try TestClient(.with { $0.connectionsPerHost = 2 }) { _ in
            .late(milliseconds: 30, .json(patient("1")))
        }
        let results = test.client.perform((0..<10).map { UpstreamRequest(.get, "Patient/\($0)") }, at: test.upstream)
        #expect(results.allSatisfy { $0.problem == nil })
        #expect(test.stub.connectionCount <= 2)
    }

    @Test func connectionsAreKept() throws {
        let test = try TestClient { _ in .json(patient("1")) }
        for _ in 0..<5 { #expect(test.get("Patient/1").problem == nil) }
        #expect(test.stub.connectionCount == 1)
    }

    @Test func equalReadsAreSentOnce() throws {
        let test = try TestClient { _ in .late(milliseconds: 300, .json(patient("1"))) }
        let request = UpstreamRequest(.get, "Patient/1")
        let others = (0..<4).map { _ in
            PlainThread { [client = test.client, upstream = test.upstream] in
                #expect(client.perform([request, request], at: upstream).allSatisfy { $0.problem == nil })
            }
        }
        for thread in others { thread.join() }
        #expect(test.stub.requests.count == 1)
        // With other fields it is another request.
        let stranger = try Upstream(address: test.upstream.base.text, headers: ["Authorization: Bearer x"])
        #expect(test.client.perform(request, at: stranger).problem == nil)
        #expect(test.stub.requests.count == 2)
    }

    @Test func whoHasMoreTimeGoesOnWhereAnotherGaveUp() throws {
        let test = try TestClient { request in
            request.number == 0 ? .late(milliseconds: 3000, .json(patient("1"))) : .json(patient("2"))
        }
        let impatient = PlainThread { [client = test.client, upstream = test.upstream] in
            let result = client.perform(
                UpstreamRequest(.get, "Patient/1"), at: upstream, deadline: .after(seconds: 0.3))
            // Or the second answer, if that is there in the same millisecond.
            #expect(result.problem == .timedOut(connected: true) || result.problem == nil)
            #expect(result.milliseconds < 1000)
        }
        while test.stub.requests.isEmpty { Pause.wait(0.01) }
        let result = test.get("Patient/1", seconds: 4)
        impatient.join()
        #expect(result.problem == nil)
    }

    @Test func writesAreNeverShared() throws {
        let test = try TestClient { _ in .late(milliseconds: 50, .json(patient("1"), status: 201)) }
        let request = UpstreamRequest(.post, "Patient", body: Array(patient("1").utf8))
        let results = test.client.perform([request, request], at: test.upstream)
        #expect(results.allSatisfy { $0.status == 201 })
        #expect(test.stub.requests.count == 2)
    }

    // MARK: Circuit

    @Test func aServerThatFailsIsLeftAloneAndTriedAgain() throws {
        let test = try TestClient(
            .with {
                $0.circuitFailures = 3
                $0.circuitSeconds = 2
                $0.retries = 0
            }
        ) { request in request.number < 4 ? .outcome(503, code: "transient") : .json(patient("1")) }
        for _ in 0..<3 { #expect(test.get("Patient/1").status == 503) }
        guard case .circuitOpen(let pause)? = test.get("Patient/1").problem else {
            Issue.record("the circuit is closed")
            return
        }
        #expect(pause <= 2000)
        #expect(test.stub.requests.count == 3)
        Pause.wait(2.2)
        // The probe fails: closed off again at once.
        #expect(test.get("Patient/1").status == 503)
        #expect(test.get("Patient/2").status == 0)
        #expect(test.stub.requests.count == 4)
        Pause.wait(2.2)
        #expect(test.get("Patient/1").problem == nil)
        #expect(test.get("Patient/2").problem == nil)
    }

    @Test func answersThatSayNoAreNoFailures() throws {
        let test = try TestClient(.with { $0.circuitFailures = 2 }) { request in
            request.number < 20 ? .outcome(request.number % 2 == 0 ? 404 : 401, code: "login") : .json(patient("1"))
        }
        for _ in 0..<20 { _ = test.get("Patient/1") }
        #expect(test.get("Patient/1").problem == nil)
    }

    // MARK: Ends

    @Test func whatIsOnItsWayEndsWhenTheClientStops() throws {
        let test = try TestClient { _ in .hang }
        let waiter = PlainThread { [client = test.client, upstream = test.upstream] in
            #expect(client.perform(UpstreamRequest(.get, "Patient/1"), at: upstream).problem == .stopped)
        }
        while test.stub.requests.isEmpty { Pause.wait(0.01) }
        let time = seconds {
            test.client.stop()
            waiter.join()
        }
        #expect(time < 8)
        #expect(test.get("Patient/1").problem == .stopped)
    }

    @Test func aClientThatIsGoneLeavesNoConnection() throws {
        let stub = try UpstreamStub { _ in .json(patient("1")) }
        do {
            var settings = OutboundSettings.with { _ in }
            settings.allow = [try AllowEntry(stub.base)]
            let client = FHIRClient(settings)
            #expect(client.perform(UpstreamRequest(.get, "a"), at: try Upstream(address: stub.base)).problem == nil)
            #expect(stub.openCount == 1)
        }
        let start = Clock.nanoseconds()
        while stub.openCount > 0, Clock.nanoseconds() - start < 5_000_000_000 { Pause.wait(0.01) }
        #expect(stub.openCount == 0)
    }

    @Test func manyCallersAtOnce() throws {
        let test = try TestClient { request in
            request.number % 7 == 3 ? .close : .late(milliseconds: request.number % 5, .json(patient("1")))
        }
        let threads = (0..<8).map { thread in
            PlainThread { [client = test.client, upstream = test.upstream] in
                for round in 0..<Effort.some(of: 20) {
                    let requests = (0..<6).map { UpstreamRequest(.get, "Patient/\(thread % 2)-\(round)-\($0)") }
                    for result in client.perform(requests, at: upstream) {
                        #expect(result.problem == nil || result.problem == .unreachable)
                    }
                }
            }
        }
        for thread in threads { thread.join() }
    }
}
