import FHIRModel
import Glibc
import Locking
import Synchronization
import TestSupport
import Testing

@testable import SDC

struct FormCacheTests {
    private let marks = Marks(canonicalBase: "http://formstep.example/fhir")

    private func bytes(_ name: String) -> [UInt8] { Array(TestForms.form(name).utf8) }

    @Test func findsByBytesAndHash() throws {
        let cache = FormCache(capacity: 1 << 20, marks: marks)
        let form = try cache.compile(bytes: bytes("a"), version: nil)
        #expect(bytes("a").withUnsafeBytes { cache.form(bytes: $0, version: nil) } === form)
        #expect(bytes("b").withUnsafeBytes { cache.form(bytes: $0, version: nil) } == nil)
        #expect(bytes("a").withUnsafeBytes { cache.form(bytes: $0, version: .r5) } == nil)
        #expect(cache.form(named: form.hash) === form)
        #expect(try cache.compile(bytes: bytes("a"), version: nil) === form)
        cache.name(form, as: "mine")
        #expect(cache.form(named: "mine") === form)
    }

    /// A thread that asks for a form often, beside another that does, gets one of its own, by every name.
    @Test func busyThreadsDoNotShareAForm() throws {
        let cache = FormCache(capacity: 1 << 20, marks: marks)
        let form = try cache.compile(bytes: bytes("a"), version: nil)
        cache.name(form, as: "mine")
        let ask: @Sendable () -> [Form] = {
            (0..<(FormCopy.usesBefore + 10)).compactMap { _ in cache.form(named: "mine") }
        }
        #expect(ask().allSatisfy { $0 === form })
        let others = Locked<[Form]>([])
        PlainThread { others.withLock { $0 = ask() } }.join()
        #expect(others.withLock { $0.first } === form)
        let own = try #require(others.withLock { $0.last })
        #expect(own !== form)
        #expect(own.hash == form.hash && own.canonical == form.canonical)
        #expect(cache.form(named: "mine") === form)
        #expect(cache.usage == (1, form.cost * 2))
        #expect(cache.counts.compiles == 1)
        // A copy is the form it is a copy of.
        cache.name(own, as: "yours")
        #expect(cache.form(named: "yours") === form)
    }

    @Test func theLeastRecentlyUsedGoFirst() throws {
        let cost = try FormCache(capacity: 1 << 20, marks: marks).compile(bytes: bytes("a"), version: nil).cost
        let cache = FormCache(capacity: cost * 3, marks: marks)
        let forms = try ["a", "b", "c"].map { try cache.compile(bytes: bytes($0), version: nil) }
        cache.name(forms[1], as: "second")
        #expect(cache.usage.count == 3)
        #expect(cache.form(named: forms[0].hash) != nil)
        _ = try cache.compile(bytes: bytes("d"), version: nil)
        #expect(cache.usage == (3, cost * 3))
        #expect(cache.form(named: forms[0].hash) != nil)
        #expect(cache.form(named: forms[1].hash) == nil)
        #expect(cache.form(named: "second") == nil)
        #expect(bytes("b").withUnsafeBytes { cache.form(bytes: $0, version: nil) } == nil)
    }

    @Test func aFormLargerThanTheCacheIsUsedButNotKept() throws {
        let cache = FormCache(capacity: 10, marks: marks)
        let form = try cache.compile(bytes: bytes("a"), version: nil)
        #expect(form.title == "a")
        #expect(cache.usage == (0, 0))
        #expect(cache.form(named: form.hash) == nil)
    }

    @Test func aFormThatCannotBeWalkedIsNotKept() {
        let cache = FormCache(capacity: 1 << 20, marks: marks)
        for _ in 0..<2 {
            #expect(throws: FormError.self) {
                try cache.compile(bytes: Array(#"{"resourceType":"Questionnaire"}"#.utf8), version: nil)
            }
        }
        #expect(cache.usage.count == 0)
    }

    @Test func threadsThatWantOneFormGetOne() async throws {
        let cache = FormCache(capacity: 64 << 20, marks: marks)
        let items = (0..<2000).map { #"{"linkId":"\#($0)","type":"string"}"# }.joined(separator: ",")
        let bytes = Array(TestForms.form("large", items: items).utf8)
        let forms = try await withThrowingTaskGroup(of: Form.self) { group in
            for _ in 0..<8 { group.addTask { try cache.compile(bytes: bytes, version: nil) } }
            return try await group.reduce(into: []) { $0.append($1) }
        }
        #expect(forms.count == 8)
        #expect(forms.allSatisfy { $0 === forms.first })
        #expect(cache.usage.count == 1)
    }

    @Test func manyFormsComeAndGo() throws {
        let cost = try FormCache(capacity: 1 << 20, marks: marks).compile(bytes: bytes("10"), version: nil).cost
        let cache = FormCache(capacity: cost * 10, marks: marks)
        for number in 10..<99 {
            let form = try cache.compile(bytes: bytes(String(number)), version: nil)
            #expect(cache.form(named: form.hash) === form)
            #expect(cache.usage.count <= 10)
            #expect(cache.usage.cost <= cost * 10)
        }
        #expect(cache.usage.count == 10)
    }
}
