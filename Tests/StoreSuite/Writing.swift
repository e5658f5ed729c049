import FHIRModel
import Storage

extension StoreSuite {
    static let writing: [Check] = [
        Check(name: "content is kept byte for byte, id and meta put in") { store in
            var expect = Expectations()
            let sent =
                "{ \"resourceType\" : \"Patient\",\n \"x\": 1.50, \"é\":\"\\u00e9\", \"meta\": {\"source\": \"a\"}, \"n\": 1E3 }"
            let written = try store.transact { try $0.create(try body(sent), now: 1_767_268_800_123) }
            let version = try store.current("Patient", id: written.version?.id ?? "")
            expect.equal(written.action, .created, "action")
            expect.equal(version, written.version, "what was answered is what is there")
            expect.isTrue(ResourceID.isValid(version?.id ?? ""), "the id is legal")
            expect.equal(
                text(version),
                #"{"resourceType":"Patient","id":"\#(version?.id ?? "")","x":1.50,"é":"\u00e9","meta":"#
                    + #"{"source":"a","versionId":"1","lastUpdated":"2026-01-01T12:00:00.123Z"},"n":1E3}"#,
                "content")
            return expect.failures
        },
        Check(name: "a posted id is not kept") { store in
            var expect = Expectations()
            let first = try store.transact { try $0.create(try questionnaire(#""id":"mine""#), now: 1) }
            let second = try store.transact { try $0.create(try questionnaire(#""id":"mine""#), now: 1) }
            expect.isTrue(first.version?.id != "mine", "a new id")
            expect.isTrue(first.version?.id != second.version?.id, "two ids")
            return expect.failures
        },
        Check(name: "versions, history, deletion, and life after it") { store in
            var expect = Expectations()
            let a = try questionnaire(#""title":"A""#)
            let b = try questionnaire(#""title":"B""#)
            expect.equal(try put(store, a, "x", now: 1000).action, .created, "first")
            expect.equal(try put(store, b, "x", now: 900).action, .updated, "second")
            expect.equal(try store.current("Questionnaire", id: "x")?.versionId, 2, "version")
            expect.equal(try store.current("Questionnaire", id: "x")?.lastUpdated, 1000, "time never runs back")
            expect.isTrue(text(try store.version("Questionnaire", id: "x", 1)).contains(#""title":"A""#), "version 1")
            expect.isTrue(try store.version("Questionnaire", id: "x", 3) == nil, "no version 3")
            expect.isTrue(try store.version("Questionnaire", id: "x", 0) == nil, "no version 0")
            expect.isTrue(try store.version("Questionnaire", id: "y", 1) == nil, "no other")
            let gone = try store.transact { try $0.delete("Questionnaire", id: "x", now: 3000) }
            expect.equal(gone.action, .deleted, "deleted")
            expect.equal(try store.current("Questionnaire", id: "x")?.isDeleted, true, "is deleted")
            expect.equal(
                try store.transact { try $0.delete("Questionnaire", id: "x", now: 3001) }.action, .unchanged,
                "deleted once more")
            expect.equal(
                try store.transact { try $0.delete("Questionnaire", id: "none", now: 3001) },
                WriteResult(.unchanged, nil), "nothing to delete")
            expect.equal(try store.search(StoreQuery("Questionnaire")).total, 0, "not found any more")
            expect.equal(try put(store, b, "x", now: 4000).action, .created, "alive again")
            let history = try store.history("Questionnaire", id: "x", before: nil, count: 10)
            expect.equal(history.total, 4, "versions in all")
            expect.equal(history.versions.map(\.versionId), [4, 3, 2, 1], "the newest first")
            expect.equal(history.versions.map(\.isDeleted), [false, true, false, false], "deletions among them")
            let rest = try store.history("Questionnaire", id: "x", before: 3, count: 1)
            expect.equal(rest.versions.map(\.versionId), [2], "a page of history")
            expect.equal(try store.history("Questionnaire", id: "none", before: nil, count: 1).total, 0, "none")
            return expect.failures
        },
        Check(name: "conditions on versions") { store in
            var expect = Expectations()
            let a = try questionnaire()
            _ = try put(store, a, "x")
            expect.equal(
                refusal { _ = try put(store, a, "x", WriteCondition(versions: [2])) },
                .versionConflict(current: 1), "another version")
            expect.equal(refusal { _ = try put(store, a, "x", WriteCondition(mustNotExist: true)) }, .exists, "exists")
            expect.equal(
                refusal { _ = try put(store, a, "y", WriteCondition(versions: [1])) },
                .versionConflict(current: nil), "nothing there")
            expect.equal(
                refusal { _ = try put(store, a, "y", WriteCondition(mustExist: true)) },
                .versionConflict(current: nil), "nothing there at all")
            expect.equal(try put(store, a, "x", WriteCondition(versions: [7, 1])).version?.versionId, 2, "fits")
            expect.equal(try put(store, a, "x", WriteCondition(mustExist: true)).version?.versionId, 3, "exists")
            expect.equal(try put(store, a, "y", WriteCondition(mustNotExist: true)).version?.versionId, 1, "new")
            expect.equal(
                refusal {
                    _ = try store.transact {
                        try $0.delete("Questionnaire", id: "x", condition: WriteCondition(versions: [1]), now: 1)
                    }
                }, .versionConflict(current: 3), "deletion of another version")
            expect.equal(
                try store.history("Questionnaire", id: "x", before: nil, count: 9).total, 3, "no more versions")
            return expect.failures
        },
        Check(name: "conditional creation") { store in
            var expect = Expectations()
            let a = try body(#"{"resourceType":"Patient","identifier":[{"system":"s","value":"1"}]}"#)
            let condition = StoreQuery(
                "Patient", [SearchCriterion("Patient", "identifier", .any([.pair("1", "s")]))])
            let first = try store.transact { try $0.create(a, unless: condition, now: 1) }
            let second = try store.transact { try $0.create(a, unless: condition, now: 2) }
            expect.equal(first.action, .created, "none fits")
            expect.equal(second, WriteResult(.unchanged, first.version), "one fits")
            _ = try store.transact { try $0.create(a, now: 3) }
            expect.equal(
                refusal { _ = try store.transact { try $0.create(a, unless: condition, now: 4) } }, .severalMatches,
                "two fit")
            return expect.failures
        },
        Check(name: "types and ids that differ only in case are others") { store in
            var expect = Expectations()
            _ = try put(store, try questionnaire(), "a")
            expect.isTrue(try store.current("Questionnaire", id: "A") == nil, "id")
            expect.isTrue(try store.current("ValueSet", id: "a") == nil, "type")
            return expect.failures
        },
        Check(name: "odd characters in values") { store in
            var expect = Expectations()
            let odd = #"'; DROP TABLE resource; --\u0000 \" % _ 👩‍👩‍👧"#
            _ = try put(store, try questionnaire(#""url":"\#(odd)","title":"\#(odd)""#), "x")
            let url = "'; DROP TABLE resource; --\0 \" % _ 👩‍👩‍👧"
            expect.equal(try store.heads("Questionnaire", url: url).map(\.id), ["x"], "by url")
            expect.equal(
                try store.search(
                    StoreQuery("Questionnaire", [SearchCriterion("Questionnaire", "title", .any([.contains("_ 👩‍👩‍👧")]))])
                ).total,
                1, "by part of the title")
            return expect.failures
        },
        Check(name: "the FHIR version is kept") { store in
            var expect = Expectations()
            _ = try put(store, try questionnaire(#""copyrightLabel":"x""#), "five")
            _ = try put(store, try questionnaire(), "four")
            _ = try put(store, try body(#"{"resourceType":"ActorDefinition"}"#), "actor")
            expect.equal(try store.current("Questionnaire", id: "five")?.fhirVersion, .r5, "R5")
            expect.equal(try store.current("Questionnaire", id: "four")?.fhirVersion, .r4, "R4")
            expect.equal(try store.current("ActorDefinition", id: "actor")?.fhirVersion, .r5, "only R5 has it")
            return expect.failures
        },
        Check(name: "writes of definitions are noted, others are not") { store in
            var expect = Expectations()
            let before = store.changes.generation
            _ = try put(store, try body(#"{"resourceType":"Patient"}"#), "p")
            expect.equal(store.changes.generation, before, "a Patient")
            _ = try put(store, try questionnaire(#""url":"u""#), "q")
            let between = store.changes.generation
            expect.isTrue(between > before, "a Questionnaire")
            expect.isTrue(store.changes.changed(["u"], since: before), "by its url")
            expect.isTrue(!store.changes.changed(["v"], since: before), "no other url")
            _ = try put(store, try questionnaire(#""url":"v""#), "q")
            expect.isTrue(store.changes.changed(["u"], since: between), "the former url")
            expect.isTrue(store.changes.changed(["v"], since: between), "the new url")
            let after = store.changes.generation
            _ = try? store.transact { transaction in
                _ = try transaction.delete("Questionnaire", id: "q", now: 5)
                throw SuiteError()
            }
            expect.equal(store.changes.generation, after, "what failed")
            return expect.failures
        },
        Check(name: "files are loaded once") { store in
            var expect = Expectations()
            var loader = FormLoader()
            loader.read(
                Array(#"{"resourceType":"Questionnaire","id":"f","title":"file"}"#.utf8), file: "f.json",
                lastModified: 1)
            for form in loader.forms {
                expect.equal(try store.load(form, mark: "m1", now: 10), true, "new")
                _ = try put(store, try questionnaire(#""title":"edited""#), "f", now: 20)
                expect.equal(try store.load(form, mark: "m1", now: 30), false, "known")
                expect.isTrue(text(try store.current("Questionnaire", id: "f")).contains("edited"), "the edit stays")
                expect.equal(try store.load(form, mark: "m2", now: 40), true, "another content")
                expect.equal(try store.current("Questionnaire", id: "f")?.versionId, 3, "as a version")
            }
            return expect.failures
        },
    ]

    static let transactions: [Check] = [
        Check(name: "all or nothing") { store in
            var expect = Expectations()
            _ = try put(store, try questionnaire(#""url":"old","title":"old""#), "x")
            let failed = try? store.transact { transaction in
                _ = try transaction.update(try questionnaire(#""url":"new","title":"new""#), id: "x", now: 5)
                _ = try transaction.update(try questionnaire(#""url":"new""#), id: "y", now: 5)
                _ = try transaction.update(try questionnaire(#""url":"newer""#), id: "y", now: 6)
                _ = try transaction.mark("mark")
                guard try transaction.heads("Questionnaire", url: "new").map(\.id) == ["x"] else { return "unseen" }
                guard try transaction.current("Questionnaire", id: "y")?.versionId == 2 else { return "unseen" }
                guard try transaction.search(StoreQuery("Questionnaire")).total == 2 else { return "unseen" }
                throw SuiteError()
            }
            expect.equal(failed, nil, "the body sees its own writes, and its error comes out")
            expect.isTrue(text(try store.current("Questionnaire", id: "x")).contains("old"), "x as before")
            expect.isTrue(try store.current("Questionnaire", id: "y") == nil, "no y")
            expect.equal(try store.heads("Questionnaire", url: "old").count, 1, "the old url")
            expect.equal(try store.heads("Questionnaire", url: "new").count, 0, "no new url")
            expect.equal(
                try store.search(
                    StoreQuery("Questionnaire", [SearchCriterion("Questionnaire", "title", .any([.prefix("old")]))])
                ).total, 1,
                "the old title")
            expect.equal(try store.transact { try $0.mark("mark") }, true, "no mark")
            expect.equal(try put(store, try questionnaire(), "x").version?.versionId, 2, "the next version")
            return expect.failures
        },
        Check(name: "one failing among many at once fails alone") { store in
            var expect = Expectations()
            let bodies = try (0..<20).map { try questionnaire(#""title":"\#($0)""#) }
            let failed = Tally()
            Threads.run(20) { number in
                do {
                    _ = try store.transact { transaction in
                        let result = try transaction.update(bodies[number], id: "n\(number)", now: 1)
                        if number % 4 == 0 { throw SuiteError() }
                        return result
                    }
                } catch {
                    failed.add(error is SuiteError ? 1 : 100)
                }
            }
            expect.equal(failed.sum, 5, "every fourth one, with its own error")
            expect.equal(try store.search(StoreQuery("Questionnaire")).total, 15, "the others are there")
            return expect.failures
        },
        Check(name: "counting up from many threads loses nothing") { store in
            var expect = Expectations()
            _ = try put(store, try questionnaire(), "x")
            let body = try questionnaire()
            let conflicts = Tally()
            Threads.run(8) { _ in
                for _ in 0..<10 {
                    while true {
                        let current = (try? store.current("Questionnaire", id: "x")) ?? nil
                        let condition = WriteCondition(versions: [current?.versionId ?? 0])
                        do {
                            _ = try put(store, body, "x", condition)
                            break
                        } catch is WriteRefusal {
                            conflicts.add(1)
                        } catch {
                            return
                        }
                    }
                }
            }
            expect.equal(try store.current("Questionnaire", id: "x")?.versionId, 81, "every write counted")
            return expect.failures
        },
    ]
}
