import FHIRModel
import Storage

extension StoreSuite {
    static let canonicals: [Check] = [
        Check(name: "the newest version where none is named") { store in
            var expect = Expectations()
            for (id, version) in [("a", "1.9.0"), ("b", "1.10.0"), ("c", "1.2.0")] {
                _ = try put(store, try questionnaire(#""url":"u","version":"\#(version)""#), id)
            }
            _ = try put(store, try questionnaire(#""url":"u""#), "d")
            _ = try put(store, try questionnaire(#""url":"other","version":"9""#), "e")
            func found(_ version: String?) throws -> String? {
                let resource = try store.resource("Questionnaire", url: "u", version: version)
                return resource?.id
            }
            expect.equal(try found(nil), "b", "the newest")
            expect.equal(try found("1.2.0"), "c", "by version")
            expect.equal(try found("3"), nil, "no such version")
            expect.isTrue(try store.resource("ValueSet", url: "u", version: nil) == nil, "another type")
            _ = try store.transact { try $0.delete("Questionnaire", id: "b", now: 9) }
            expect.equal(try found(nil), "a", "the newest of those left")
            expect.equal(try found("1.10.0"), nil, "deleted")
            _ = try put(store, try questionnaire(#""url":"elsewhere","version":"1.9.0""#), "a")
            expect.equal(try found(nil), "c", "one moved away")
            return expect.failures
        },
        Check(name: "the form's own algorithm, and status where versions are equal") { store in
            var expect = Expectations()
            let algorithm =
                #""versionAlgorithmCoding":{"system":"http://hl7.org/fhir/version-algorithm","code":"alpha"}"#
            _ = try put(store, try questionnaire(#""url":"alpha","version":"9",\#(algorithm)"#), "a9")
            _ = try put(store, try questionnaire(#""url":"alpha","version":"10",\#(algorithm)"#), "a10")
            expect.equal(try store.resource("Questionnaire", url: "alpha", version: nil)?.id, "a9", "alpha")
            let url = "http://hl7.org/fhir/StructureDefinition/artifact-versionAlgorithm"
            let named = #""extension":[{"url":"\#(url)","valueCoding":{"code":"date"}}]"#
            _ = try put(store, try questionnaire(#""url":"date","version":"2024-06",\#(named)"#), "d1")
            _ = try put(store, try questionnaire(#""url":"date","version":"2024-05-31",\#(named)"#), "d2")
            expect.equal(try store.resource("Questionnaire", url: "date", version: nil)?.id, "d1", "date")
            for (id, status) in [("s1", "draft"), ("s2", "active"), ("s3", "retired")] {
                _ = try put(store, try questionnaire(#""url":"s","version":"1","status":"\#(status)""#), id)
            }
            expect.equal(try store.resource("Questionnaire", url: "s", version: nil)?.id, "s2", "the active one")
            expect.equal(try store.resource("Questionnaire", url: "s", version: "1")?.id, "s2", "also by version")
            _ = try put(store, try questionnaire(#""url":"s","version":"2","status":"draft""#), "s4")
            expect.equal(
                try store.resource("Questionnaire", url: "s", version: nil)?.id, "s4", "the version goes first")
            return expect.failures
        },
    ]

    private static func fill(_ store: any ArtifactStore) throws {
        _ = try put(
            store,
            try questionnaire(
                #""url":"u1","version":"1","title":"Intake Form","name":"Intake","status":"active","identifier":"#
                    + #"[{"system":"s","value":"1"},{"value":"2"}]"#), "a", now: 1000)
        _ = try put(
            store, try questionnaire(#""url":"u2","version":"1","title":"Consent","status":"draft""#), "b", now: 2000)
        _ = try put(store, try questionnaire(), "c", now: 3000)
        let response = #"{"resourceType":"QuestionnaireResponse","status":"completed","questionnaire":"u1|1","#
        _ = try put(
            store,
            try body(
                response + #""subject":{"reference":"Patient/p1"},"author":{"reference":"Practitioner/d"},"#
                    + #""authored":"2026-03-05T10:00:00+01:00"}"#), "r1")
        _ = try put(
            store,
            try body(
                response + #""subject":{"reference":"Patient/p2/_history/3"},"authored":"2026-03"}"#), "r2")
    }

    static let searching: [Check] = [
        Check(name: "by value, beginning, part, absence") { store in
            var expect = Expectations()
            try fill(store)
            func ids(_ criteria: SearchCriterion..., type: String = "Questionnaire") throws -> [String] {
                let page = try store.search(StoreQuery(type, criteria))
                expect.equal(page.total, page.resources.count, "total")
                return page.resources.map(\.id)
            }
            func by(
                _ name: String, _ tests: SearchCriterion.Test..., type: String = "Questionnaire"
            ) -> SearchCriterion {
                SearchCriterion(type, name, .any(tests))
            }
            expect.equal(try ids(), ["a", "b", "c"], "all")
            expect.equal(try ids(by("title", .prefix("intake"), .prefix("zzz"))), ["a"], "beginning")
            expect.equal(try ids(by("title", .prefix("form"))), [], "no beginning")
            expect.equal(try ids(by("title", .contains("form"))), ["a"], "part")
            expect.equal(try ids(by("title", .pair("consent", "Consent"))), ["b"], "as written")
            expect.equal(try ids(by("title", .pair("consent", "consent"))), [], "not as written")
            expect.equal(
                try ids(by("url", .value("u1"), .value("u2")), SearchCriterion(.id, .any([.value("b")]))), ["b"], "both"
            )
            expect.equal(try ids(by("status", .value("active"))), ["a"], "status")
            expect.equal(
                try ids(SearchCriterion("Questionnaire", "status", .none([.value("active")]))), ["b", "c"],
                "not that status")
            expect.equal(try ids(SearchCriterion("Questionnaire", "status", .missing(true))), ["c"], "without status")
            expect.equal(
                try ids(SearchCriterion("Questionnaire", "status", .missing(false))), ["a", "b"], "with status")
            expect.equal(try ids(by("identifier", .value("1"))), ["a"], "identifier")
            expect.equal(try ids(by("identifier", .pair("1", "s"))), ["a"], "with its system")
            expect.equal(try ids(by("identifier", .pair("1", ""))), [], "not without system")
            expect.equal(try ids(by("identifier", .pair("2", ""))), ["a"], "without system")
            expect.equal(try ids(by("identifier", .extra("s"))), ["a"], "any of the system")
            expect.equal(try ids(by("version", .value("1"))), ["a", "b"], "version")
            expect.equal(try ids(SearchCriterion(.id, .any([.value("x")]))), [], "no id")
            expect.equal(try ids(SearchCriterion(.id, .none([.value("a")]))), ["b", "c"], "not that id")
            let type = "QuestionnaireResponse"
            expect.equal(try ids(by("questionnaire", .value("u1"), type: type), type: type), ["r1", "r2"], "form")
            expect.equal(
                try ids(by("questionnaire", .pair("u1", "2"), type: type), type: type), [], "form of another version")
            expect.equal(try ids(by("subject", .value("Patient/p2"), type: type), type: type), ["r2"], "subject")
            expect.equal(
                try ids(by("subject", .values(["Group/p1", "Patient/p1"]), type: type), type: type), ["r1"],
                "subject by id alone")
            expect.equal(try ids(by("author", .value("Practitioner/d"), type: type), type: type), ["r1"], "author")
            return expect.failures
        },
        Check(name: "by date") { store in
            var expect = Expectations()
            try fill(store)
            func ids(_ comparison: SearchComparison, _ date: String) throws -> [String] {
                guard let interval = DateInterval(date) else { throw SuiteError() }
                let criterion = SearchCriterion(
                    "QuestionnaireResponse", "authored", .any([.date(comparison, interval)]))
                return try store.search(StoreQuery("QuestionnaireResponse", [criterion])).resources.map(\.id)
            }
            // r1 is 2026-03-05T09:00Z to the second, r2 all of March.
            expect.equal(try ids(.eq, "2026-03"), ["r1", "r2"], "eq month")
            expect.equal(try ids(.eq, "2026-03-05"), ["r1"], "eq day")
            expect.equal(try ids(.eq, "2026-03-05T09:00:00Z"), ["r1"], "eq second")
            expect.equal(try ids(.eq, "2026-03-05T09:00Z"), ["r1"], "eq minute")
            expect.equal(try ids(.ne, "2026-03-05"), ["r2"], "ne")
            expect.equal(try ids(.gt, "2026-03-05"), ["r2"], "gt")
            expect.equal(try ids(.lt, "2026-03-05"), ["r2"], "lt")
            expect.equal(try ids(.ge, "2026-03-05"), ["r1", "r2"], "ge")
            expect.equal(try ids(.le, "2026-03-05"), ["r1", "r2"], "le")
            expect.equal(try ids(.sa, "2026-02"), ["r1", "r2"], "sa")
            expect.equal(try ids(.sa, "2026-03"), [], "sa itself")
            expect.equal(try ids(.eb, "2026-04"), ["r1", "r2"], "eb")
            expect.equal(try ids(.eb, "2026-03-06"), ["r1"], "eb a day")
            let since = SearchCriterion(.lastUpdated, .any([.date(.ge, DateInterval(low: 2000, high: 3000))]))
            expect.equal(
                try store.search(StoreQuery("Questionnaire", [since])).resources.map(\.id), ["b", "c"], "_lastUpdated")
            return expect.failures
        },
        Check(name: "orders") { store in
            var expect = Expectations()
            try fill(store)
            func ids(_ sort: StoreQuery.SortOrder..., type: String = "Questionnaire", byID: Bool? = nil) throws
                -> [String]
            {
                try store.search(StoreQuery(type, sort: sort, isDescendingByID: byID)).resources.map(\.id)
            }
            let title = StoreQuery.SortKey.texts([SearchParameter.ID("Questionnaire", "title")])
            let version = StoreQuery.SortKey.texts([SearchParameter.ID("Questionnaire", "version")])
            let authored = StoreQuery.SortKey.times([SearchParameter.ID("QuestionnaireResponse", "authored")])
            expect.equal(try ids(byID: true), ["c", "b", "a"], "id down")
            expect.equal(try ids(.init(.lastUpdated, isDescending: true)), ["c", "b", "a"], "time down")
            expect.equal(try ids(.init(title)), ["c", "b", "a"], "title")
            expect.equal(try ids(.init(title, isDescending: true)), ["a", "b", "c"], "title down")
            expect.equal(try ids(.init(version), .init(title)), ["c", "b", "a"], "two keys")
            expect.equal(
                try ids(.init(version, isDescending: true), .init(title)), ["b", "a", "c"], "in two directions")
            expect.equal(try ids(.init(version), byID: true), ["c", "b", "a"], "ids down behind a key")
            expect.equal(try ids(.init(authored), type: "QuestionnaireResponse"), ["r2", "r1"], "authored")
            return expect.failures
        },
    ]

    static let paging: [Check] = [
        Check(name: "pages forth and back meet each once, whatever is added or deleted meanwhile") { store in
            var expect = Expectations()
            for number in 0..<25 {
                let members = #""title":"T\#(number % 4)","status":"active""#
                _ = try put(store, try questionnaire(members), String(number + 100), now: Int64(number % 7))
            }
            let title = StoreQuery.SortKey.texts([SearchParameter.ID("Questionnaire", "title")])
            let orders: [[StoreQuery.SortKey]] = [[], [.lastUpdated], [title], [title, .lastUpdated]]
            for keys in orders {
                for directions in 0..<4 {
                    let isDescending = directions & 1 == 1
                    let sort = keys.enumerated().map { place, key in
                        StoreQuery.SortOrder(key, isDescending: directions >> place & 1 == 1)
                    }
                    var query = StoreQuery("Questionnaire", sort: sort, isDescendingByID: isDescending)
                    let all = try store.search(query).resources.map(\.id)
                    query.count = 4
                    var forth: [String] = []
                    var last: SearchPage?
                    for _ in 0..<20 {
                        let page = try store.search(query)
                        expect.equal(page.total, 25, "total")
                        expect.isTrue(page.resources.count <= 4, "a page")
                        forth += page.resources.map(\.id)
                        last = page
                        guard let next = page.next else { break }
                        query.cursor = next
                    }
                    expect.equal(forth, all, "forth by \(sort), down: \(isDescending)")
                    var back = last?.resources.map(\.id) ?? []
                    query.cursor = last?.previous
                    while query.cursor != nil, back.count < 60 {
                        let page = try store.search(query)
                        back = page.resources.map(\.id) + back
                        query.cursor = page.previous
                    }
                    expect.equal(back, all, "back by \(sort), down: \(isDescending)")
                }
            }
            var query = StoreQuery("Questionnaire", count: 10)
            let first = try store.search(query)
            _ = try store.transact { transaction in
                _ = try transaction.delete("Questionnaire", id: "109", now: 99)
                return try transaction.update(try questionnaire(), id: "1015", now: 99)
            }
            query.cursor = first.next
            let second = try store.search(query)
            expect.equal(second.resources.first?.id, "110", "the place is kept though its neighbour is gone")
            expect.equal(second.total, 25, "one less, one more")
            query.count = 0
            expect.equal(try store.search(query).resources.count, 0, "only the total")
            return expect.failures
        },
        Check(name: "places written into links and read back") { _ in
            var expect = Expectations()
            let values: [[SearchCursor.Value]] = [
                [], [.text("")], [.text("Ä b\u{1F600}")], [.number(-5)], [.text("n1 t2:"), .number(.min), .text("")],
            ]
            for value in values {
                let cursor = SearchCursor(isForward: false, values: value, id: "x-1.")
                expect.equal(SearchCursor(text: cursor.text), cursor, "cursor")
            }
            for text in ["", "!", "Zg", "AAAA", "Z28x"] { expect.isTrue(SearchCursor(text: text) == nil, text) }
            return expect.failures
        },
    ]
}
