import FHIRModel
import Storage

/// Texts are compared by their code points, in every store alike: what looks the same may be two names.
extension StoreSuite {
    static let texts: [Check] = [
        Check(name: "two urls that only look the same") { store in
            var expect = Expectations()
            let composed = "http://f.example/caf\u{E9}"
            let decomposed = "http://f.example/cafe\u{301}"
            _ = try put(store, try questionnaire(#""url":"\#(composed)","version":"1\#u{E9}""#), "c")
            _ = try put(store, try questionnaire(#""url":"\#(decomposed)","version":"1e\#u{301}""#), "d")
            expect.equal(try store.heads("Questionnaire", url: composed).map(\.id), ["c"], "composed")
            expect.equal(try store.heads("Questionnaire", url: decomposed).map(\.id), ["d"], "decomposed")
            let other = try store.resource("Questionnaire", url: composed, version: "1e\u{301}")
            expect.equal(other?.id, nil, "the version too")
            for (url, id) in [(composed, "c"), (decomposed, "d")] {
                let query = StoreQuery("Questionnaire", [SearchCriterion("Questionnaire", "url", .any([.value(url)]))])
                expect.equal(try store.search(query).resources.map(\.id), [id], "search by url")
            }
            _ = try store.transact { try $0.delete("Questionnaire", id: "c", now: 1) }
            expect.equal(try store.heads("Questionnaire", url: composed).map(\.id), [], "the one deleted")
            expect.equal(try store.heads("Questionnaire", url: decomposed).map(\.id), ["d"], "the other is left")
            return expect.failures
        },
        Check(name: "parts of texts") { store in
            var expect = Expectations()
            let family = "\u{1F468}\u{200D}\u{1F469}"
            for (id, title) in [("a", "cafe\u{301}"), ("b", family), ("c", "\u{130}stanbul"), ("d", "a\\r\\nb")] {
                _ = try put(store, try questionnaire(#""title":"\#(title)""#), id)
            }
            func found(_ test: SearchCriterion.Test) throws -> [String] {
                let query = StoreQuery("Questionnaire", [SearchCriterion("Questionnaire", "title", .any([test]))])
                return try store.search(query).resources.map(\.id)
            }
            func folded(_ text: String) -> String { FoldedLetters.fold(text) }
            expect.equal(try found(.contains("cafe")), ["a"], "a letter without its mark")
            expect.equal(try found(.contains(folded("CAF\u{C9}"))), ["a"], "another spelling")
            expect.equal(try found(.contains("\u{1F468}")), ["b"], "part of a cluster")
            expect.equal(try found(.prefix("ist")), ["c"], "i with a dot is an i")
            expect.equal(try found(.contains("\n")), ["d"], "half of a line end")
            expect.equal(try found(.pair("cafe", "caf\u{E9}")), [], "exactly, in another spelling")
            expect.equal(try found(.pair("cafe", "cafe\u{301}")), ["a"], "exactly")
            return expect.failures
        },
        Check(name: "places among very long texts") { store in
            var expect = Expectations()
            for number in 0..<6 {
                let title = "t\(number / 2)" + String(repeating: "\u{1F600}", count: 5000) + "\(9 - number)"
                _ = try put(store, try questionnaire(#""title":"\#(title)""#), "\(number)")
            }
            for isDescending in [false, true] {
                let title = StoreQuery.SortKey.texts([SearchParameter.ID("Questionnaire", "title")])
                var query = StoreQuery(
                    "Questionnaire", sort: [StoreQuery.SortOrder(title, isDescending: isDescending)], count: 1)
                var seen: [String] = []
                repeat {
                    let page = try store.search(query)
                    seen += page.resources.map(\.id)
                    query.cursor = page.next
                    if let cursor = page.next {
                        expect.isTrue(cursor.text.utf8.count < 1500, "the place fits in a link")
                        expect.equal(SearchCursor(text: cursor.text), cursor, "and comes back")
                    }
                } while query.cursor != nil && seen.count < 10
                let all = (0..<6).map { "\($0)" }
                expect.equal(seen, isDescending ? all.reversed() : all, "down: \(isDescending)")
            }
            return expect.failures
        },
    ]
}
