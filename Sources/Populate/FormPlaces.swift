internal import FHIRJSON
internal import SDC

/// Where items stand in a form: `Questionnaire.item[0].item[2]`.
enum FormPlaces {
    /// - Parameter item: -1 = the form.
    static func place(of item: Int32, in form: Form) -> String {
        guard item >= 0 else { return "Questionnaire" }
        var places = ElementPlaces(document: form.document, root: form.questionnaire, name: "Questionnaire")
        return places.expression(of: form.details[Int(item)].node)
    }
}
