import FHIRJSON
import FHIRModel
import Robot
import SDC
import Testing

/// The robot notices what is wrong: replies are spoiled on their way, and some check has to see it.
@Suite struct CheckTests {
    /// Rows, a condition, a default, a question below a question.
    static let form = """
        {"resourceType":"Questionnaire","url":"http://example.org/f","version":"1","status":"active","item":[
         {"linkId":"pets","text":"Any pets?","type":"boolean","required":true},
         {"linkId":"pet","text":"Pet","type":"group","repeats":true,
          "enableWhen":[{"question":"pets","operator":"=","answerBoolean":true}],
          "item":[{"linkId":"name","text":"Name","type":"string","required":true},
                  {"linkId":"kind","text":"Kind","type":"string","repeats":true,
                   "item":[{"linkId":"why","text":"Why?","type":"string"}]}]},
         {"linkId":"note","text":"Note","type":"string"}]}
        """

    private static func findings(seeds: UInt64 = 3, _ tampering: @escaping Tampering) throws -> Set<String> {
        var kinds: Set<String> = []
        for seed in 1...seeds {
            for granularity in ["page", "item"] {
                var settings = WalkSettings()
                settings.seed = seed
                settings.granularity = granularity
                settings.itemsPercent = 0
                let report = try Campaign.walk(
                    Array(form.utf8), settings: settings, bound: Campaign.Bound(walks: 8, calls: 400),
                    allBranches: true,
                    tampering: tampering)
                kinds.formUnion(report.findings.map(\.kind))
            }
        }
        return kinds
    }

    /// Changes every object of a tree from below.
    private static func each(_ json: JSON, _ body: (JSON) -> JSON) -> JSON {
        switch json {
        case .array(let elements): .array(elements.map { each($0, body) })
        case .object(let members): body(.object(members.map { .init($0.name, each($0.value, body)) }))
        default: json
        }
    }

    private static func replacing(_ json: JSON, _ name: String, _ change: (JSON) -> JSON?) -> JSON {
        guard case .object(let members) = json else { return json }
        return .object(
            members.compactMap { member in
                guard member.name == name else { return member }
                return change(member.value).map { JSON.Member(name, $0) }
            })
    }

    @Test func nothingIsFoundWhereNothingIsSpoiled() throws {
        var settings = WalkSettings()
        for seed: UInt64 in 1...3 {
            settings.seed = seed
            let report = try Campaign.walk(
                Array(Self.form.utf8), settings: settings, bound: Campaign.Bound(walks: 8, calls: 400),
                allBranches: true)
            #expect(report.findings.isEmpty)
            #expect(report.metCount == report.itemCount)
        }
    }

    @Test func seesAnAnswerThatIsLost() throws {
        let kinds = try Self.findings { response in
            Self.each(response) { $0["linkId"]?.text == "note" ? Self.replacing($0, "answer") { _ in nil } : $0 }
        }
        #expect(kinds.contains("answers"))
    }

    @Test func seesRowsThatChangePlaces() throws {
        let kinds = try Self.findings { response in
            Self.replacing(response, "item") { list in
                let rows = list.elements.filter { $0["linkId"]?.text == "pet" }
                let others = list.elements.filter { $0["linkId"]?.text != "pet" }
                return .array(others.prefix(1) + rows.reversed() + others.dropFirst())
            }
        }
        #expect(kinds.contains("answers"))
    }

    @Test func seesChildrenThatMoveToAnotherAnswer() throws {
        let kinds = try Self.findings(seeds: 15) { response in
            Self.each(response) { element in
                guard element["linkId"]?.text == "kind", let answers = element["answer"]?.elements, answers.count > 1
                else {
                    return element
                }
                let below = answers.map { $0["item"] }
                let moved = answers.enumerated().map { number, answer in
                    let bare = Self.replacing(answer, "item") { _ in nil }
                    guard let items = below[(number + 1) % below.count] else { return bare }
                    return JSON.object(bare.members + [.init("item", items)])
                }
                return Self.replacing(element, "answer") { _ in .array(moved) }
            }
        }
        #expect(kinds.contains("answers"))
    }

    @Test func seesAnItemThatStandsWhereItHasNoPlace() throws {
        let kinds = try Self.findings { response in
            Self.each(response) {
                $0["linkId"]?.text == "note" ? Self.replacing($0, "linkId") { _ in .string("name") } : $0
            }
        }
        #expect(kinds.contains("shape") || kinds.contains("answers"))
    }

    @Test func seesAResponseOfAnotherStatus() throws {
        let kinds = try Self.findings { Self.replacing($0, "status") { _ in .string("stopped") } }
        #expect(kinds.contains("status"))
    }

    @Test func refusesWithTheEnginesReasons() {
        #expect(throws: FormError.self) {
            try Campaign.walk(
                Array(#"{"resourceType":"Questionnaire","status":"active"}"#.utf8), settings: WalkSettings(),
                bound: Campaign.Bound(), allBranches: true)
        }
    }
}
