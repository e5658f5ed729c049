import FHIRClient
import FHIRJSON
import TestSupport
import Testing

/// Searches and their pages.
@Suite struct SearchTests {
    /// Pages of two patients; `page` in the query says which.
    private static func pages(
        _ count: Int, link: @escaping @Sendable (Int) -> String = { "?page=\($0)" }
    ) -> @Sendable (UpstreamStub.Request) -> UpstreamStub.Answer {
        { request in
            let page =
                request.query.flatMap { $0.firstRange(of: "page=").map { mark in mark.upperBound } }
                .flatMap { mark in Int(request.query?[mark...].prefix { $0.isNumber } ?? "") } ?? 1
            return .bundle(
                [patient("\(page)a"), patient("\(page)b")], next: page < count ? link(page + 1) : nil, total: count &* 2
            )
        }
    }

    @Test func onePageComesAsItIs() throws {
        let text = #"{"resourceType":"Bundle","type":"searchset","total":1,"x":1.0,"entry":[{"resource":{"id":"a"}}]}"#
        let test = try TestClient { _ in .json(text) }
        let result = test.search("Patient?name=a")
        #expect(result.problem == nil)
        #expect(result.notes.isEmpty)
        #expect(result.entries == 1)
        let document = try #require(result.document)
        #expect(document.bytes(document.root) == Array(text.utf8))
    }

    @Test(arguments: [
        "?page=", "Patient?page=", "/fhir/Patient?page=", "ABSOLUTE/fhir/Patient?page=", "ABSOLUTE/fhir?page=",
    ])
    func pagesAreFollowed(link: String) throws {
        let port = Shared()
        let test = try TestClient(
            answer: Self.pages(3) { page in
                link.split(separator: "ABSOLUTE", omittingEmptySubsequences: false).joined(separator: port.base)
                    + "\(page)"
            })
        port.base = test.stub.base
        let result = test.search("Patient?name=a")
        #expect(result.problem == nil)
        #expect(result.notes.isEmpty)
        #expect(result.ids == ["1a", "1b", "2a", "2b", "3a", "3b"])
        #expect(result.pages == 3)
        #expect(result.entries == 6)
        let document = try #require(result.document)
        #expect(document.integer(document.member(document.root, named: "total")) == 6)
        #expect(document.equals(document.member(document.root, .type), "searchset"))
    }

    @Test func entriesOfSeveralPagesAreByteForByteAndOnce() throws {
        let entry = #"{"fullUrl":"u","resource":{"resourceType":"Observation","id":"o","valueDecimal":1.50}}"#
        let included = #"{"resource":{"resourceType":"Patient","id":"p"},"search":{"mode":"include"}}"#
        let test = try TestClient { request in
            let rest = #""resourceType":"Bundle","type":"searchset""#
            return request.query == "p=2"
                ? .json(#"{\#(rest),"entry":[\#(included),{"resource":{"resourceType":"Observation","id":"q"}}]}"#)
                : .json(#"{\#(rest),"link":[{"relation":"next","url":"?p=2"}],"entry":[\#(entry),\#(included)]}"#)
        }
        let result = test.search("Observation?_include=x")
        #expect(result.ids == ["o", "p", "q"])
        let document = try #require(result.document)
        let first = document.items(document.member(document.root, .entry)).first
        #expect(document.bytes(first) == Array(entry.utf8))
    }

    @Test func countIsHowManyAreWanted() throws {
        let test = try TestClient(answer: Self.pages(100))
        #expect(test.search("Patient?_sort=-date&_count=1").ids == ["1a", "1b"])
        #expect(test.stub.requests.count == 1)
        #expect(test.search("Patient?_count=3").ids == ["1a", "1b", "2a", "2b"])
        #expect(test.search("Patient?_count=3").notes.isEmpty)
    }

    @Test func endlessPagesAreCut() throws {
        let test = try TestClient(.with { $0.pages = 5 }, answer: Self.pages(.max))
        let result = test.search("Patient?name=a")
        #expect(result.problem == nil)
        #expect(result.notes == [.tooManyPages(limit: 5)])
        #expect(result.isCut)
        #expect(result.ids.count == 10)
        #expect(test.stub.requests.count == 5)
        #expect(SearchNote.tooManyPages(limit: 5).text("x").contains("more than 5 pages"))
    }

    @Test func manyEntriesAndManyBytesAreCut() throws {
        let entries = try TestClient(.with { $0.entries = 6 }, answer: Self.pages(.max)).search("Patient?name=a")
        #expect(entries.notes == [.tooManyEntries(limit: 6)])
        #expect(entries.ids.count == 6)
        let bytes = try TestClient(.with { $0.searchBytes = 1000 }, answer: Self.pages(.max)).search("Patient?name=a")
        #expect(bytes.notes == [.tooManyBytes(limit: 1000)])
    }

    @Test func aPageThatLeadsBackIsTheLast() throws {
        let itself = try TestClient { request in .bundle([patient("a")], next: request.target) }
        #expect(itself.search("Patient?name=a").notes == [.circle])
        let round = try TestClient { request in
            request.query == "p=2"
                ? .bundle([patient("b")], next: "Patient?name=a") : .bundle([patient("a")], next: "?p=2")
        }
        let result = round.search("Patient?name=a")
        #expect(result.notes == [.circle])
        #expect(result.ids == ["a", "b"])
    }

    @Test(arguments: [
        "http://localhost:PORT/x", "https://127.0.0.1:PORT/x", "http://127.0.0.1:1/x", "//evil.example/x",
        "ftp://127.0.0.1:PORT/x", "http://u@127.0.0.1:PORT/x", "/a/../b", "http://169.254.169.254/latest",
    ])
    func aNextPageElsewhereIsNotFollowed(link: String) throws {
        let port = Shared()
        let test = try TestClient { request in
            .bundle(
                [patient("a")],
                next: link.split(separator: "PORT", omittingEmptySubsequences: false).joined(separator: port.base))
        }
        port.base = "\(test.stub.port)"
        let result = test.search("Patient?name=a")
        #expect(result.problem == nil)
        #expect(result.ids == ["a"])
        #expect(result.notes == [.nextElsewhere])
        #expect(test.stub.requests.count == 1)
    }

    @Test func aNextPageOutsideOfTheEntryIsNotFollowed() throws {
        let test = try TestClient { _ in .bundle([patient("a")], next: "/admin?page=2") }
        var settings = test.client.settings
        settings.allow = [try AllowEntry(test.stub.base + "/fhir")]
        let result = FHIRClient(settings).search(["Patient?name=a"], at: test.upstream)[0]
        #expect(result.notes == [.nextFailed(.notAllowed)])
        #expect(test.stub.requests.count == 1)
    }

    @Test func whatCameBeforeAFailureIsKept() throws {
        let test = try TestClient { request in
            request.query == "p=2" ? .page("<html>", status: 403) : .bundle([patient("a")], next: "?p=2")
        }
        let result = test.search("Patient?name=a")
        #expect(result.problem == nil)
        #expect(result.ids == ["a"])
        #expect(result.notes == [.nextFailed(.status(403, codes: []))])
        #expect(result.status == 403)
    }

    @Test func aNextPageThatIsNoBundleIsLeftOut() throws {
        let test = try TestClient { request in
            request.query == "p=2" ? .json(patient("b")) : .bundle([patient("a")], next: "?p=2")
        }
        let result = test.search("Patient?name=a")
        #expect(result.ids == ["a"])
        #expect(result.entries == 1)
        #expect(result.notes == [.nextFailed(.notFHIR)])
    }

    @Test func theDeadlineHoldsForAllPages() throws {
        let test = try TestClient { request in
            .late(milliseconds: 200, .bundle([patient("\(request.number)")], next: "?p=\(request.number)"))
        }
        let result = test.search("Patient?name=a", seconds: 2)
        #expect(result.problem == nil)
        #expect((1...10).contains(result.ids.count))
        #expect(result.notes == [.nextFailed(.timedOut(connected: true))])
        #expect(result.milliseconds < 8000)
    }

    @Test func searchesGoSideBySideAndEqualOnesOnce() throws {
        let test = try TestClient { request in
            .late(milliseconds: 100, .bundle([patient(request.query ?? "")]))
        }
        let queries = ["Patient?a", "Patient?b", "Patient?a", "http://127.0.0.1:1/x", "Patient?c"]
        let results = test.client.search(queries, at: test.upstream)
        #expect(results.map(\.ids) == [["a"], ["b"], ["a"], [], ["c"]])
        #expect(results[3].problem == .notAllowed)
        #expect(test.stub.requests.count == 3)
    }

    @Test func aReadGivesTheResource() throws {
        let test = try TestClient { _ in .json(patient("a")) }
        let result = test.search("Patient/a")
        let document = try #require(result.document)
        #expect(document.equals(document.member(document.root, .resourceType), "Patient"))
        #expect(result.entries == 1)
    }

    @Test func noQueriesAskNobody() throws {
        let test = try TestClient { _ in .json(patient("a")) }
        #expect(test.client.search([], at: test.upstream).isEmpty)
        #expect(test.client.perform([], at: test.upstream).isEmpty)
    }
}

/// Set once before it is read.
private final class Shared: @unchecked Sendable {
    // The test writes it before the first request is sent.
    var base = ""
}
