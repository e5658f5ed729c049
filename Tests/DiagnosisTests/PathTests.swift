import Calendar
import Diagnosis
import FHIRJSON
import SDC
import Testing

/// Paths through forms: which items can be there together, and that the response of each leads there.
@Suite struct PathTests {
    private func paths(_ items: String) throws -> FormPaths {
        let text = #"{"resourceType":"Questionnaire","status":"active","url":"http://x.example/f","item":[\#(items)]}"#
        let document = try Document.parse(Array(text.utf8)).freeze()
        let form = try #require(FormDiagnosis.run(document, at: document.root, version: nil).form)
        let found = FormPaths.find(in: form, at: Moment(Instant(seconds: 0)))
        for path in found.all {
            // The engine, with the response that was told: the same items are there.
            let copy = path.response.editableCopy()
            let state = ResponseState(
                form: form, document: copy, root: copy.root, marks: Marks(canonicalBase: "http://x.example"),
                moment: Moment(Instant(seconds: 0)))
            let shown = Set(
                state.occurrences.filter { $0.isEnabled && !form.items[Int($0.item)].traits.contains(.hidden) }.map {
                    form.details[Int($0.item)].linkId
                })
            #expect(shown == Set(path.linkIds))
        }
        return found
    }

    private func sets(_ paths: FormPaths) -> Set<Set<String>> { Set(paths.all.map { Set($0.linkIds) }) }

    @Test func aFormWithoutConditionsHasOne() throws {
        let found = try paths(#"{"linkId":"a","type":"string"},{"linkId":"b","type":"string"}"#)
        #expect(found.isComplete && found.all.map(\.linkIds) == [["a", "b"]])
    }

    @Test func aQuestionThatDecides() throws {
        let found = try paths(
            #"{"linkId":"a","type":"boolean"},{"linkId":"b","type":"string","enableWhen":[{"question":"a","operator":"=","answerBoolean":true}]}"#
        )
        #expect(found.isComplete && sets(found) == [["a"], ["a", "b"]])
    }

    @Test func numbersOnBothSidesOfALimit() throws {
        let found = try paths(
            #"{"linkId":"n","type":"integer"},{"linkId":"low","type":"string","enableWhen":[{"question":"n","operator":"<","answerInteger":5}]},{"linkId":"high","type":"string","enableWhen":[{"question":"n","operator":">=","answerInteger":5}]}"#
        )
        #expect(found.isComplete && sets(found) == [["n"], ["n", "low"], ["n", "high"]])
    }

    @Test func chainsOfConditions() throws {
        let found = try paths(
            #"""
            {"linkId":"a","type":"boolean","required":true},
            {"linkId":"g","type":"group","enableWhen":[{"question":"a","operator":"=","answerBoolean":true}],"item":[
              {"linkId":"b","type":"choice","answerOption":[{"valueCoding":{"code":"x"}},{"valueCoding":{"code":"y"}},{"valueCoding":{"code":"z"}}]},
              {"linkId":"c","type":"string","enableWhen":[{"question":"b","operator":"=","answerCoding":{"code":"x"}}]}]}
            """#)
        #expect(found.isComplete && sets(found) == [["a"], ["a", "g", "b"], ["a", "g", "b", "c"]])
    }

    @Test func conditionsInFHIRPath() throws {
        let found = try paths(
            #"""
            {"linkId":"a","type":"boolean"},
            {"linkId":"b","type":"string","extension":[{"url":"http://hl7.org/fhir/uv/sdc/StructureDefinition/sdc-questionnaire-enableWhenExpression","valueExpression":{"language":"text/fhirpath","expression":"%resource.item.where(linkId='a').answer.value = false"}}]}
            """#)
        #expect(sets(found) == [["a"], ["a", "b"]])
    }

    @Test func questionsBelowQuestions() throws {
        let found = try paths(
            #"""
            {"linkId":"a","type":"boolean","item":[
              {"linkId":"b","type":"string","enableWhen":[{"question":"a","operator":"=","answerBoolean":true}]}]}
            """#)
        #expect(sets(found).contains(["a", "b"]) && sets(found).contains(["a"]))
    }
}
