package import FHIRJSON
internal import FHIRModel
internal import SDC

/// The robot's own validation of a finished response, apart from the engine's (sdc-facts 4.5, 4.6).
package struct FinishedCheck {
    let form: RobotForm
    let marks: Marks
    /// `url|version` that the response has to name.
    let canonical: String
    var problems: [String] = []

    /// Everything wrong with a finished response to a form, in plain words; empty = it is valid.
    ///
    /// - Parameters:
    ///   - status: what the response has to say of itself: `completed` or `amended`.
    ///   - canonicalBase: where the extensions of our own are published.
    package static func problems(
        of response: [UInt8], to questionnaire: [UInt8], status: String = "completed",
        canonicalBase: String = "http://formstep.example/fhir"
    ) throws(Document.ParseError) -> [String] {
        let document = try Document.parse(questionnaire)
        let answered = try Document.parse(response)
        let form = RobotFormReader.read(document.root, of: document)
        let json = JSON(answered.root, of: answered)
        let marks = Marks(canonicalBase: canonicalBase)
        var check = FinishedCheck(
            form: form, marks: marks, canonical: form.canonical ?? json["questionnaire"]?.text ?? "")
        check.check(json, status: status, told: [:])
        var reader = ContentReader(form: form, marks: marks)
        var laid = LaidOut(reader.read(json), form)
        var enabling = Enabling(laid, told: [:])
        for (index, isEnabled) in enabling.evaluate().enumerated() { laid.places[index].isEnabled = isEnabled }
        for (place, what) in laid.missing() { check.problems.append("\(laid.places[place].path): \(what)") }
        return check.problems
    }

    init(form: RobotForm, marks: Marks, canonical: String) {
        self.form = form
        self.marks = marks
        self.canonical = canonical
    }

    /// - Parameter told: what the engine said is enabled, for conditions of doubtful types.
    mutating func check(_ response: JSON, status: String, told: [String: Bool]) {
        var reader = ContentReader(form: form, marks: marks)
        let content = reader.read(response)
        problems += reader.problems
        if response["status"]?.text != status {
            problems.append("the status is \(response["status"]?.written ?? "absent")")
        }
        if response["authored"]?.text == nil { problems.append("`authored` is absent") }
        if response["questionnaire"]?.text != canonical {
            problems.append("`questionnaire` is \(response["questionnaire"]?.written ?? "absent")")
        }
        if holdsMark(response) { problems.append("a mark of the walk is left") }
        for item in response["item"]?.elements ?? [] { checkEmpty(item, "") }
        var laid = LaidOut(content, form)
        var enabling = Enabling(laid, told: told)
        for (index, isEnabled) in enabling.evaluate().enumerated() { laid.places[index].isEnabled = isEnabled }
        checkPlaces(laid)
    }

    private func holdsMark(_ json: JSON) -> Bool {
        switch json {
        case .array(let elements): elements.contains { holdsMark($0) }
        case .object(let members):
            members.contains { $0.name == "url" && [marks.itemState, marks.answerOrigin].contains($0.value.text) }
                || members.contains { holdsMark($0.value) }
        default: false
        }
    }

    /// No item without an answer in or below it.
    private mutating func checkEmpty(_ element: JSON, _ path: String) {
        let own = path + (element["linkId"]?.text ?? "?")
        let below = element["item"]?.elements ?? []
        let answers = element["answer"]?.elements ?? []
        if below.isEmpty && answers.isEmpty { problems.append("\(own): an empty item is left") }
        for child in below { checkEmpty(child, own + "/") }
        for answer in answers { for child in answer["item"]?.elements ?? [] { checkEmpty(child, own + "/") } }
    }

    private mutating func checkPlaces(_ laid: LaidOut) {
        for (index, place) in laid.places.enumerated() {
            let item = laid.item(index)
            if !place.isEnabled {
                if !place.answers.isEmpty { problems.append("\(place.path): a disabled item holds an answer") }
                continue
            }
            guard item.isQuestion else {
                let rows = item.type == .group && place.row == 0 ? laid.rows(of: index).count : 0
                if rows > max(item.maxOccurs, 1), !item.dynamics.changesDemands {
                    problems.append("\(place.path): more than \(item.maxOccurs) rows")
                }
                continue
            }
            // What the person could not change is the form's own doing.
            // What expressions ask of it was looked at while it was walked.
            guard item.isAskable else { continue }
            for answer in place.answers where !item.dynamics.changesOptions {
                if let fault = ValueRules.fault(answer, of: item) {
                    problems.append("\(place.path): \(answer.written) is \(fault)")
                }
            }
            if place.answers.count > item.maxOccurs, !item.dynamics.changesDemands {
                problems.append("\(place.path): more than \(item.maxOccurs) answers")
            }
            if ValueRules.exclusionFault(place.answers, of: item) {
                problems.append("\(place.path): an exclusive option beside others")
            }
        }
    }
}
