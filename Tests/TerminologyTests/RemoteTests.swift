import FHIRJSON
import FHIRModel
import Glibc
import Locking
import Testing

@testable import Terminology

/// Terminology servers, played by a fake.
@Suite struct RemoteTests {
    /// Answers by operation and a text that the question has; counts what it was asked.
    private final class Fake: RemoteTerminology {
        let answers: [(server: String, operation: String, mentions: String, answer: String)]
        let asked = Locked<[String]>([])
        let slow: Bool

        init(_ answers: [(server: String, operation: String, mentions: String, answer: String)], slow: Bool = false) {
            self.answers = answers
            self.slow = slow
        }

        func ask(_ question: RemoteQuestion, of server: String) throws(RemoteFailure) -> Document {
            asked.withLock { $0.append("\(server) \(question.operation)") }
            if slow { usleep(50_000) }
            let text = String(decoding: question.parameters, as: UTF8.self)
            let found = answers.first {
                $0.server == server && $0.operation == question.operation && text.contains($0.mentions)
            }
            guard let found, let document = try? Document.parse(found.answer) else {
                throw RemoteFailure("\(server) does not know.")
            }
            return document.freeze()
        }

        var count: Int { asked.withLock { $0.count } }
    }

    private final class Source: DefinitionSource {
        let texts: [String: String]
        let counts = Locked<[String: UInt64]>([:])
        let count = Locked<UInt64>(1)
        init(_ texts: [String: String] = [:]) { self.texts = texts }
        var generation: UInt64 { count.withLock { $0 } }
        func changed(_ urls: Set<String>, since generation: UInt64) -> Bool {
            counts.withLock { counts in urls.contains { (counts[$0] ?? 0) > generation } }
        }
        func forget(_ urls: [String]) {
            let next = count.withLock { count -> UInt64 in
                count += 1
                return count
            }
            counts.withLock { counts in for url in urls { counts[url] = next } }
        }
        func definition(_ type: String, _ canonical: String) -> Document? {
            texts["\(type) \(canonical)"].flatMap { try? Document.parse($0).freeze() }
        }
    }

    private final class Clock: Sendable {
        let now = Locked<Int64>(1000)
        func pass(_ milliseconds: Int64) { now.withLock { $0 += milliseconds } }
        var read: @Sendable () -> Int64 { { self.now.withLock { $0 } } }
    }

    private static let expanded =
        #"{"resourceType":"ValueSet","status":"active","expansion":{"timestamp":"2026-01-01","contains":[{"system":"urn:far","code":"a","display":"Far"}]}}"#
    private static let yes = #"{"resourceType":"Parameters","parameter":[{"name":"result","valueBoolean":true}]}"#

    private func library(
        _ fake: Fake, _ source: Source = Source(), _ clock: Clock = Clock(), server: String? = "urn:tx"
    )
        -> TerminologyLibrary
    {
        TerminologyLibrary(
            source: source, capacity: 1 << 20,
            remote: RemoteMemory(fake, defaultServer: server, capacity: 1 << 20, clock: clock.read), clock: clock.read)
    }

    @Test func unknownValueSetsAreAskedForOnce() throws {
        let fake = Fake([("urn:tx", "ValueSet/$expand", "urn:v", Self.expanded)])
        let library = library(fake)
        for _ in 0..<3 {
            let scope = TerminologyScope(given: [], source: library)
            let list = try #require(scope.list("urn:v"))
            #expect(list.display(0) == "Far")
        }
        #expect(fake.count == 1)
        #expect(TerminologyScope(given: [], source: library).list("urn:other") == nil)
    }

    @Test func onlyTheUnknownPartIsAskedFor() throws {
        let fake = Fake([("urn:tx", "ValueSet/$expand", "urn:far", Self.expanded)])
        let source = Source([
            "ValueSet urn:v":
                #"{"resourceType":"ValueSet","url":"urn:v","compose":{"include":[{"system":"urn:near","concept":[{"code":"n"}]},{"system":"urn:far","filter":[{"property":"concept","op":"is-a","value":"x"}]}]}}"#
        ])
        let scope = TerminologyScope(given: [], source: library(fake, source))
        let list = try #require(scope.list("urn:v"))
        #expect((0..<list.count).map(list.code) == ["n", "a"])
        #expect(list.isComplete)
    }

    /// The item's servers, then its ancestors', the form's, and that of the settings.
    @Test func theOrderIsTheForms() throws {
        let extensions = { (url: String) in
            #""extension":[{"url":"http://hl7.org/fhir/StructureDefinition/preferredTerminologyServer","valueUrl":"\#(url)"}]"#
        }
        let form = try Document.parse(
            #"{"resourceType":"Questionnaire",\#(extensions("urn:form")),"item":[{\#(extensions("urn:group")),"item":[{"linkId":"a",\#(extensions("urn:own"))}]}]}"#
        )
        let group = form.items(form.member(form.root, .item)).first
        let item = form.items(form.member(group, .item)).first
        let servers = PreferredServers.of(item, in: form)
        #expect(servers == ["urn:own", "urn:group", "urn:form"])
        let fake = Fake([("urn:tx", "ValueSet/$expand", "urn:v", Self.expanded)])
        let scope = TerminologyScope(given: [], source: library(fake))
        scope.servers = servers
        #expect(scope.list("urn:v")?.count == 1)
        #expect(fake.asked.withLock { $0.map { String($0.prefix { $0 != " " }) } } == servers + ["urn:tx"])
    }

    @Test func failuresAreAskedAgain() throws {
        let fake = Fake([])
        let library = library(fake)
        for _ in 0..<2 {
            let scope = TerminologyScope(given: [], source: library)
            #expect(scope.list("urn:v") == nil)
            #expect(scope.remoteFailure == "urn:tx does not know.")
        }
        #expect(fake.count == 2)
    }

    @Test func manyWhoAskWaitForOneAnswer() throws {
        let fake = Fake([("urn:tx", "ValueSet/$expand", "urn:v", Self.expanded)], slow: true)
        let memory = RemoteMemory(fake, defaultServer: nil, capacity: 1 << 20, clock: { 0 })
        let question = RemoteQuestion.expand(.canonical("urn:v"))
        let answered = Locked(0)
        let all = Latch()
        for _ in 0..<8 {
            DetachedThread.start {
                let isThere = (try? memory.ask(question, ["urn:tx"])) != nil
                let count = answered.withLock { count -> Int in
                    if isThere { count += 1 }
                    return count
                }
                if count == 8 { all.open() }
            }
        }
        all.wait()
        #expect(fake.count == 1)
    }

    /// What was worked out with an answer is worked out anew when the answer is old; with none, much sooner.
    @Test func answersGrowOld() throws {
        let fake = Fake([("urn:tx", "ValueSet/$expand", "urn:v", Self.expanded)])
        let (source, clock) = (Source(), Clock())
        let library = library(fake, source, clock)
        var generation = library.generation
        let scope = TerminologyScope(given: [], source: library)
        _ = scope.list("urn:v")
        #expect(!library.changed(scope.used, since: generation))
        clock.pass(RemoteMemory.lifetime + 1)
        #expect(library.changed(scope.used, since: generation))
        generation = library.generation
        let later = TerminologyScope(given: [], source: library)
        _ = later.list("urn:v")
        #expect(fake.count == 2)
        #expect(!library.changed(later.used, since: generation))
        _ = later.list("urn:nowhere")
        clock.pass(RemoteMemory.patience + 1)
        #expect(library.changed(["urn:nowhere"], since: generation))
        #expect(!library.changed(["urn:v"], since: generation))
    }

    @Test func whereNobodyMayWaitNobodyIsAsked() throws {
        let fake = Fake([("urn:tx", "ValueSet/$expand", "urn:v", Self.expanded)])
        let library = library(fake)
        let quick = TerminologyScope(given: [], source: library, isWaiting: false)
        #expect(quick.list("urn:v") == nil)
        #expect(quick.missed && fake.count == 0)
        _ = TerminologyScope(given: [], source: library).list("urn:v")
        let again = TerminologyScope(given: [], source: library, isWaiting: false)
        #expect(again.list("urn:v")?.count == 1)
        #expect(!again.missed && fake.count == 1)
    }

    @Test func codesAreValidatedElsewhere() throws {
        let fake = Fake([("urn:tx", "ValueSet/$validate-code", #""code":"deep""#, Self.yes)])
        let source = Source([
            "ValueSet urn:v": #"{"resourceType":"ValueSet","url":"urn:v","compose":{"include":[{"system":"urn:far"}]}}"#
        ])
        let scope = TerminologyScope(given: [], source: library(fake, source))
        let set = try #require(scope.valueSet("urn:v"))
        let verdict = CodeJudge(rules: CodeJudge.Rules(), scope: scope).verdict(
            CodeQuestion(system: "urn:far", code: "deep"), set, scope.list(of: set))
        #expect(verdict.isValid)
    }

    @Test func answersTakeBoundedMemory() throws {
        let long = String(repeating: "x", count: 20_000)
        let answer = #"{"resourceType":"ValueSet","title":"\#(long)","expansion":{"contains":[{"code":"a"}]}}"#
        let fake = Fake([("urn:tx", "ValueSet/$expand", "", answer)])
        let memory = RemoteMemory(fake, defaultServer: nil, capacity: 100_000, clock: { 0 })
        for number in 0..<20 { _ = try memory.ask(.expand(.canonical("urn:\(number)")), ["urn:tx"]) }
        #expect(memory.known(.expand(.canonical("urn:19")), ["urn:tx"]) != nil)
        #expect(memory.known(.expand(.canonical("urn:0")), ["urn:tx"]) == nil)
    }
}
