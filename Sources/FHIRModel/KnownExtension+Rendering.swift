/// URLs that only drawing a step needs.
extension KnownExtension {
    package static let supportHyperlink = "http://hl7.org/fhir/StructureDefinition/questionnaire-supportHyperlink"
    package static let preferredTerminologyServer = "http://hl7.org/fhir/StructureDefinition/preferredTerminologyServer"
    package static let sdcPreferredTerminologyServer = sdcPrefix + "sdc-questionnaire-preferredTerminologyServer"
    package static let collapsible = sdcPrefix + "sdc-questionnaire-collapsible"

    package static let renderingStyle = "http://hl7.org/fhir/StructureDefinition/rendering-style"
    /// The language of one text, where it is not that of the form.
    package static let language = "http://hl7.org/fhir/StructureDefinition/language"
    /// A note of authors to each other.
    package static let designNote = "http://hl7.org/fhir/StructureDefinition/designNote"
    package static let choiceColumn = sdcPrefix + "sdc-questionnaire-choiceColumn"
    package static let optionalDisplay = sdcPrefix + "sdc-questionnaire-optionalDisplay"
    package static let lookupQuestionnaire = sdcPrefix + "sdc-questionnaire-lookupQuestionnaire"
    /// The code system of `itemControl` in R4, and in R5.
    package static let itemControlSystems = [
        "http://hl7.org/fhir/questionnaire-item-control",
        "http://terminology.hl7.org/CodeSystem/questionnaire-item-control",
    ]

    /// What speaks of more of the form than the step holds, or of what the server does itself: left out of a step that is
    /// a Questionnaire. Constraints go too: the variables they look at are gone, and the server checks them.
    package static let leftOutOfSteps: Set<String> = [
        enableWhenExpression, calculatedExpression, initialExpression, answerExpression, candidateExpression, variable,
        cqfExpression, disabledDisplay, designNote,
        "http://hl7.org/fhir/StructureDefinition/cqf-calculatedValue",
        "http://hl7.org/fhir/StructureDefinition/targetConstraint",
        "http://hl7.org/fhir/StructureDefinition/questionnaire-constraint",
        "http://hl7.org/fhir/StructureDefinition/questionnaire-optionRestriction",
        sdcPrefix + "sdc-questionnaire-contextExpression",
        sdcPrefix + "sdc-questionnaire-answerOptionsToggleExpression",
        sdcPrefix + "sdc-questionnaire-itemPopulationContext",
    ]

    /// Extensions that a form may call critical, and what may be called so without harm.
    package static let criticalExtension = sdcPrefix + "sdc-rendering-criticalExtension"

    /// Whether the extension is carried out here.
    package static func isImplemented(_ url: String) -> Bool {
        let plain = url.split(separator: "|").first.map(String.init) ?? url
        return implemented.contains(plain)
    }

    private static let implemented: Set<String> = [
        hidden, itemControl, unit, unitOption, unitValueSet, minOccurs, maxOccurs, minValue, maxValue, minLength,
        maxDecimalPlaces, regex, entryFormat, mimeType, maxSize, sliderStepValue, choiceOrientation, optionExclusive,
        optionPrefix, valueSetLabel, referenceResource, referenceProfile, signatureRequired, usageMode, displayCategory,
        supportLink, supportHyperlink, translation, renderingMarkdown, renderingXhtml, renderingStyle, ordinalValue,
        itemWeight, cqfCalculatedValue, cqfExpression, variable, answerConstraint, disabledDisplay, entryMode,
        minQuantity, maxQuantity, openLabel, unitOpen, keyboard, shortText, width, columnCount, itemMedia,
        itemAnswerMedia, enableWhenExpression, calculatedExpression, initialExpression, answerExpression,
        candidateExpression, launchContext, answerOptionsToggleExpression, optionRestriction, contextExpression,
        sdcPrefix + "sdc-questionnaire-isSubject", sdcPrefix + "sdc-questionnaire-unitSupplementalSystem",
        preferredTerminologyServer, sdcPreferredTerminologyServer, launchContext,
        "http://hl7.org/fhir/StructureDefinition/rendering-styleSensitive",
        targetConstraint, questionnaireConstraint, collapsible, choiceColumn, optionalDisplay, lookupQuestionnaire,
    ]
}
