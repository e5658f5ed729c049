import FHIRJSON
import Robot
import Testing

/// The robot's own validation of finished responses.
@Suite struct FinishedCheckTests {
    static let form = """
        {"resourceType":"Questionnaire","url":"http://example.org/f","version":"1","status":"active","item":[
         {"linkId":"a","type":"boolean","required":true},
         {"linkId":"b","type":"choice","enableWhen":[{"question":"a","operator":"=","answerBoolean":true}],
          "answerOption":[{"valueCoding":{"system":"s","code":"x"}},{"valueCoding":{"system":"s","code":"y"}}]},
         {"linkId":"g","type":"group","repeats":true,
          "extension":[{"url":"http://hl7.org/fhir/StructureDefinition/questionnaire-maxOccurs","valueInteger":2}],
          "item":[{"linkId":"n","type":"integer","required":true},{"linkId":"m","type":"integer"}]}]}
        """

    static let mark =
        #"{"url":"http://formstep.example/fhir/StructureDefinition/item-state","valueCode":"passed"}"#

    static func problems(_ items: String, head: String = "") throws -> [String] {
        let response = """
            {"resourceType":"QuestionnaireResponse","questionnaire":"http://example.org/f|1","status":"completed",
             "authored":"2026-01-31T12:00:00Z","item":[\(items)]}
            """
        return try FinishedCheck.problems(of: Array(response.utf8), to: Array(form.utf8))
    }

    @Test(arguments: [
        #"{"linkId":"a","answer":[{"valueBoolean":false}]}"#,
        #"{"linkId":"a","answer":[{"valueBoolean":true}]},{"linkId":"b","answer":[{"valueCoding":{"system":"s","code":"y"}}]}"#,
        #"{"linkId":"a","answer":[{"valueBoolean":false}]},{"linkId":"g","item":[{"linkId":"n","answer":[{"valueInteger":1}]}]}"#,
    ])
    func takesWhatIsValid(items: String) throws {
        #expect(try Self.problems(items) == [])
    }

    @Test(arguments: [
        // Required and absent; a disabled item with an answer; off the list; wrong type; twice; not repeating.
        ("", "required"),
        (
            #"{"linkId":"a","answer":[{"valueBoolean":false}]},{"linkId":"b","answer":[{"valueCoding":{"system":"s","code":"y"}}]}"#,
            "disabled"
        ),
        (
            #"{"linkId":"a","answer":[{"valueBoolean":true}]},{"linkId":"b","answer":[{"valueCoding":{"system":"s","code":"z"}}]}"#,
            "not one of the options"
        ),
        (#"{"linkId":"a","answer":[{"valueString":"yes"}]}"#, "no answer to a boolean"),
        (#"{"linkId":"a","answer":[{"valueBoolean":true},{"valueBoolean":false}]}"#, "more than 1 answers"),
        (
            #"{"linkId":"a","answer":[{"valueBoolean":false}]},{"linkId":"a","answer":[{"valueBoolean":false}]}"#,
            "twice"
        ),
        // Order, place, empty items, marks, qrs-1.
        (
            #"{"linkId":"g","item":[{"linkId":"n","answer":[{"valueInteger":1}]}]},{"linkId":"a","answer":[{"valueBoolean":false}]}"#,
            "order"
        ),
        (#"{"linkId":"a","answer":[{"valueBoolean":false}]},{"linkId":"n","answer":[{"valueInteger":1}]}"#, "no place"),
        (
            #"{"linkId":"a","answer":[{"valueBoolean":false}]},{"linkId":"zz","answer":[{"valueInteger":1}]}"#,
            "no place"
        ),
        (#"{"linkId":"a","answer":[{"valueBoolean":true}]},{"linkId":"b"}"#, "empty item"),
        (#"{"linkId":"a","extension":[\#(mark)],"answer":[{"valueBoolean":false}]}"#, "mark"),
        (#"{"linkId":"a","item":[{"linkId":"n"}],"answer":[{"valueBoolean":false}]}"#, "qrs-1"),
        // Rows: a required blank in a row that holds something; too many of them.
        (
            #"{"linkId":"a","answer":[{"valueBoolean":false}]},{"linkId":"g","item":[{"linkId":"m","answer":[{"valueInteger":1}]}]}"#,
            "g/n: required"
        ),
        (
            #"{"linkId":"a","answer":[{"valueBoolean":false}]},"#
                + (1...3).map { #"{"linkId":"g","item":[{"linkId":"n","answer":[{"valueInteger":\#($0)}]}]}"# }
                .joined(separator: ","), "more than 2 rows"
        ),
    ])
    func tellsWhatIsWrong(items: String, words: String) throws {
        let problems = try Self.problems(items)
        #expect(problems.contains { $0.contains(words) }, "\(problems)")
    }
}
