import FHIRJSON
import FHIRModel
import TestSupport
import Testing

@testable import FHIRPath
@testable import SDC

/// Whatever function stands in an expression: after each answer what it gives is what an evaluation from nothing gives, so
/// that none of what it looks at is lost while forms are compiled.
@Suite struct FunctionDependencyTests {
    private static let inputs = [
        "%resource", "%resource.item", "%resource.item.where(linkId='a')", "%resource.item.where(linkId='g')",
        "%resource.item.where(linkId='r')", "%resource.item.where(linkId='a').answer.value",
    ]
    private static let lambdas = [
        "1", "item.where(linkId='x')", "%resource.item.where(linkId='b')", "linkId='a'", "$index=1", "answer.value",
        "item.where(linkId='p').answer.value='s1'",
    ]
    private static let values = [
        "1", "'s1'", "item.where(linkId='b')", "%resource.item.where(linkId='b')",
        "%resource.item.where(linkId='b').answer.value",
    ]
    private static let types = ["string", "Base", "BackboneElement"]
    private static let goings = ["", ".linkId", ".answer.value", ".item.answer.value"]

    private static func calls(_ function: FHIRPathFunction) -> [String] {
        var found = function.arity.contains(0) ? ["\(function.name)()"] : []
        let most = min(function.arity.upperBound, 3)
        guard most > 0 else { return found }
        for count in max(1, function.arity.lowerBound)...most {
            for number in 0..<7 {
                let arguments = (0..<count).map { place in
                    let choices =
                        switch function.argument(place) {
                        case .lambda: lambdas
                        case .type: types
                        case .value: values
                        }
                    return choices[(number + place) % choices.count]
                }
                let call = "\(function.name)(\(arguments.joined(separator: ",")))"
                if !found.contains(call) { found.append(call) }
            }
        }
        return found
    }

    /// Expressions that no single call makes.
    private static let others = [
        "%resource.item.where(linkId~'A')", "%resource.item.where(linkId='b').text",
        "%resource.item.where(item.where(linkId='x'))", "%resource.item.where($this.item.where(linkId='x').exists())",
        "(%resource|%resource.item.where(linkId='a')).answer.value", "%resource.item[1].linkId",
        "%resource.item.where(linkId='r')[1].item.answer.value",
        "(%resource.item.where(linkId='a')|%resource.item.where(linkId='b'))[0].linkId.select($this='a').where($this)",
        "%resource.item.aggregate(iif($total.empty(),$this,$total)).linkId.where($this='a')",
        "%resource.item.aggregate($total|$this).answer.value",
        "(1).defineVariable('e',%resource.item.where(linkId='a')).select(%e.answer.value)",
        "(1).defineVariable('e'&'f',%resource.item.where(linkId='a')).select(%ef.answer.value)",
        "%resource.item.where(%resource.item.where(linkId='b').linkId.exists())",
        "%resource.item.where(linkId='a').iif(true,1,2)",
        "(1).where(%resource=%resource).where(%resource.toString().empty())",
        "%resource.item.where(linkId='a').answer.value.pathname().where($this.contains('[0]'))",
        "(1).where(%resource.item.where(linkId='a') is BackboneElement)",
        "(1)-%resource.item.where(linkId='b').count()",
        "%resource.item.where(linkId in ('a'|'b')).where(linkId!='a').answer.value",
    ]

    private static let steps = [
        #"{"path":"b","answers":[{"valueString":"s1"}]}"#, #"{"path":"a","answers":[{"valueString":"s1"}]}"#,
        #"{"path":"r[0]/p","answers":[{"valueString":"s1"}]}"#, #"{"path":"r","action":"add"}"#,
        #"{"path":"r[1]/q","answers":[{"valueString":"s1"}]}"#, #"{"path":"b","action":"clear"}"#,
        #"{"path":"g/x","answers":[{"valueString":"s2"}]}"#, #"{"path":"r[0]/p","action":"clear"}"#,
        #"{"path":"a","action":"clear"}"#, #"{"path":"g/y","answers":[{"valueString":"s2"}]}"#,
        #"{"path":"a","answers":[{"valueString":"s2"}]}"#, #"{"path":"g/x","action":"clear"}"#,
    ]

    /// A form in which displays turn on the expressions; nothing turns on displays.
    private static func form(_ expressions: [String]) -> String {
        let displays = expressions.enumerated().map { number, expression in
            #"{"linkId":"d\#(number)","type":"display","text":"-","extension":[{"url":"http://hl7.org/fhir/uv/sdc/StructureDefinition/sdc-questionnaire-enableWhenExpression","valueExpression":{"language":"text/fhirpath","expression":"(\#(expression)).count() mod 2 = 1"}}]}"#
        }
        func question(_ name: String) -> String { #"{"linkId":"\#(name)","type":"string","text":"\#(name)"}"# }
        let items =
            [
                question("a"), question("b"),
                #"{"linkId":"g","type":"group","text":"g","item":[\#(question("x")),\#(question("y"))]}"#,
                #"{"linkId":"r","type":"group","repeats":true,"item":[\#(question("p")),\#(question("q"))]}"#,
            ] + displays
        return #"{"resourceType":"Questionnaire","status":"active","item":[\#(items.joined(separator: ","))]}"#
    }

    private static func check(_ expressions: [String]) throws {
        let usable = expressions.filter { (try? FHIRPathExpression($0)) != nil }
        guard !usable.isEmpty else { return }
        var run = try PropertyRun(Array(form(usable).utf8), seed: 1)
        // The response has all its own members from now on.
        _ = try run.call([])
        var wrong: Set<String> = []
        for step in steps {
            guard let state = try run.call([step]) else { continue }
            let given = PropertyRun.facts(state)
            let expected = PropertyRun.facts(try run.fromScratch())
            for (number, expression) in usable.enumerated() where given["d\(number)"] != expected["d\(number)"] {
                if wrong.insert(expression).inserted { Issue.record("\(expression) after \(step)") }
            }
        }
    }

    @Test(arguments: FunctionTable.all.prefix(Effort.some(of: FunctionTable.all.count)).map(\.name)) func nothingIsLost(
        _ name: String
    ) throws {
        let function = try #require(FunctionTable.all.first { $0.name == name })
        var expressions: [String] = []
        for (place, call) in Self.calls(function).enumerated() {
            for (number, input) in Self.inputs.enumerated() {
                expressions.append("\(input).\(call)\(Self.goings[(place + number) % Self.goings.count])")
                if call.contains("(1") || call.hasSuffix("()") { expressions.append("\(input).\(call).linkId") }
            }
        }
        try Self.check(expressions)
    }

    @Test func nothingIsLostElsewhere() throws { try Self.check(Self.others) }
}
