internal import FHIRJSON
internal import FHIRModel

/// The CodeSystem of the kinds of faults in responses that are our own (https://hl7.org/fhir/R4/codesystem.html).
enum ErrorCodesDefinition {
    static let id = "errors"

    static func bytes(canonicalBase: String) -> [UInt8] {
        let own = ErrorCode.allCases.filter(\.isOwn)
        return CodeSystemDefinition.bytes(
            id: id, name: "ResponseErrors", title: "Faults of responses",
            description:
                "What QuestionnaireResponse/$validate may find besides what \(ErrorCode.formsLab) has codes for.",
            count: own.count, canonicalBase: canonicalBase
        ) { writer in
            for code in own {
                writer.beginObject()
                writer.member("code", code.rawValue)
                writer.member("display", display(code))
                writer.endObject()
            }
        }
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
