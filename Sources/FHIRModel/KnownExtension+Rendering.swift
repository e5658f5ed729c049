/// URLs that only drawing a step needs.
extension KnownExtension {
    package static let supportHyperlink = "http://hl7.org/fhir/StructureDefinition/questionnaire-supportHyperlink"
    package static let preferredTerminologyServer = "http://hl7.org/fhir/StructureDefinition/preferredTerminologyServer"
    package static let sdcPreferredTerminologyServer = sdcPrefix + "sdc-questionnaire-preferredTerminologyServer"
    package static let collapsible = sdcPrefix + "sdc-questionnaire-collapsible"

    /// What speaks of more of the form than the step holds, or of what the server does itself: left out of a step that is
    /// a Questionnaire. Constraints go too: the variables they look at are gone, and the server checks them.
    package static let leftOutOfSteps: Set<String> = [
        enableWhenExpression, calculatedExpression, initialExpression, answerExpression, candidateExpression, variable,
        cqfExpression, disabledDisplay,
        "http://hl7.org/fhir/StructureDefinition/cqf-calculatedValue",
        "http://hl7.org/fhir/StructureDefinition/targetConstraint",
        "http://hl7.org/fhir/StructureDefinition/questionnaire-constraint",
        "http://hl7.org/fhir/StructureDefinition/questionnaire-optionRestriction",
        sdcPrefix + "sdc-questionnaire-contextExpression",
        sdcPrefix + "sdc-questionnaire-answerOptionsToggleExpression",
        sdcPrefix + "sdc-questionnaire-itemPopulationContext",
    ]
}
