/// Which rules of FHIR, beyond elements and their number, a type brings.
enum TypeRules: UInt8, Sendable {
    case none
    case questionnaire, questionnaireItem, enableWhen, questionnaireResponse, responseItem, responseAnswer
    case `extension`, reference, period, quantity, attachment, narrative, contactPoint, expression, range, ratio
    case bundle, bundleEntry, parameter, patientContact
    case valueSetInclude, expansionContains, observation, observationReferenceRange
    case timingRepeat, triggerDefinition, filter
    case canonicalResource

    init(typeName: String) {
        self =
            switch typeName {
            case "Questionnaire": .questionnaire
            case "Questionnaire.item": .questionnaireItem
            case "Questionnaire.item.enableWhen": .enableWhen
            case "QuestionnaireResponse": .questionnaireResponse
            case "QuestionnaireResponse.item": .responseItem
            case "QuestionnaireResponse.item.answer": .responseAnswer
            case "Extension": .extension
            case "Reference": .reference
            case "Period": .period
            case "Quantity", "Age", "Count", "Distance", "Duration", "SimpleQuantity", "MoneyQuantity": .quantity
            case "Attachment": .attachment
            case "Narrative": .narrative
            case "ContactPoint": .contactPoint
            case "Expression": .expression
            case "Range": .range
            case "Ratio": .ratio
            case "Bundle": .bundle
            case "Bundle.entry": .bundleEntry
            case "Parameters.parameter": .parameter
            case "Patient.contact": .patientContact
            case "ValueSet.compose.include": .valueSetInclude
            case "ValueSet.expansion.contains": .expansionContains
            case "Observation": .observation
            case "Observation.referenceRange": .observationReferenceRange
            case "Timing.repeat": .timingRepeat
            case "TriggerDefinition": .triggerDefinition
            case "DataRequirement.codeFilter", "DataRequirement.dateFilter": .filter
            case "ValueSet", "CodeSystem", "ConceptMap", "StructureMap", "Library": .canonicalResource
            default: .none
            }
    }
}
