internal import FHIRJSON
internal import FHIRModel

/// The CodeSystem of the kinds of faults in responses that are our own (https://hl7.org/fhir/R4/codesystem.html).
enum ErrorCodesDefinition {
    static let id = "errors"

    static func bytes(canonicalBase: String) -> [UInt8] {
        var writer = JSONWriter()
        writer.beginObject()
        writer.member("resourceType", "CodeSystem")
        writer.member("id", id)
        writer.member("url", "\(canonicalBase)/CodeSystem/\(id)")
        writer.member("version", ServiceVersion.number)
        writer.member("name", "ResponseErrors")
        writer.member("title", "Faults of responses")
        writer.member("status", "active")
        writer.member("date", ServiceVersion.date)
        writer.member("publisher", "Formstep")
        writer.member(
            "description",
            "What QuestionnaireResponse/$validate may find besides what \(ErrorCode.formsLab) has codes for." as String)
        writer.member("caseSensitive", true)
        writer.member("content", "complete")
        let own = ErrorCode.allCases.filter(\.isOwn)
        writer.member("count", own.count)
        writer.key("concept")
        writer.beginArray()
        for code in own {
            writer.beginObject()
            writer.member("code", code.rawValue)
            writer.member("display", display(code))
            writer.endObject()
        }
        writer.endArray()
        writer.endObject()
        return writer.take()
    }

    private static func display(_ code: ErrorCode) -> String {
        switch code {
        case .disabledAnswer: "An item that is not enabled is answered"
        case .itemText: "The text of an item is not that of the form"
        case .itemOrder: "Items do not stand in the form's order"
        case .signature: "A signature is missing"
        case .sliderStep: "The number is none of the steps"
        case .limitsContradict: "The form's limits contradict each other"
        case .questionnaireMismatch: "The response is to another form"
        default: "The resource does not keep to FHIR's definition of its type"
        }
    }
}
