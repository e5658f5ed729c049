/// URLs of the extensions Formstep reads, in one place (no URL literal stands in logic).
///
/// Where a standard renamed an extension, the older names follow as `…Aliases`.
package enum KnownExtension {
    // FHIR core extension pack
    package static let hidden = "http://hl7.org/fhir/StructureDefinition/questionnaire-hidden"
    package static let itemControl = "http://hl7.org/fhir/StructureDefinition/questionnaire-itemControl"
    package static let unit = "http://hl7.org/fhir/StructureDefinition/questionnaire-unit"
    package static let unitOption = "http://hl7.org/fhir/StructureDefinition/questionnaire-unitOption"
    package static let unitValueSet = "http://hl7.org/fhir/StructureDefinition/questionnaire-unitValueSet"
    package static let minOccurs = "http://hl7.org/fhir/StructureDefinition/questionnaire-minOccurs"
    package static let maxOccurs = "http://hl7.org/fhir/StructureDefinition/questionnaire-maxOccurs"
    package static let minValue = "http://hl7.org/fhir/StructureDefinition/minValue"
    package static let maxValue = "http://hl7.org/fhir/StructureDefinition/maxValue"
    package static let minLength = "http://hl7.org/fhir/StructureDefinition/minLength"
    package static let maxDecimalPlaces = "http://hl7.org/fhir/StructureDefinition/maxDecimalPlaces"
    package static let regex = "http://hl7.org/fhir/StructureDefinition/regex"
    package static let entryFormat = "http://hl7.org/fhir/StructureDefinition/entryFormat"
    package static let mimeType = "http://hl7.org/fhir/StructureDefinition/mimeType"
    package static let maxSize = "http://hl7.org/fhir/StructureDefinition/maxSize"
    package static let sliderStepValue = "http://hl7.org/fhir/StructureDefinition/questionnaire-sliderStepValue"
    package static let choiceOrientation = "http://hl7.org/fhir/StructureDefinition/questionnaire-choiceOrientation"
    package static let optionExclusive = "http://hl7.org/fhir/StructureDefinition/questionnaire-optionExclusive"
    package static let optionPrefix = "http://hl7.org/fhir/StructureDefinition/questionnaire-optionPrefix"
    package static let valueSetLabel = "http://hl7.org/fhir/StructureDefinition/valueset-label"
    package static let referenceResource = "http://hl7.org/fhir/StructureDefinition/questionnaire-referenceResource"
    package static let referenceProfile = "http://hl7.org/fhir/StructureDefinition/questionnaire-referenceProfile"
    package static let signatureRequired = "http://hl7.org/fhir/StructureDefinition/questionnaire-signatureRequired"
    /// A signature, on a QuestionnaireResponse or one of its items.
    package static let responseSignature = "http://hl7.org/fhir/StructureDefinition/questionnaireresponse-signature"
    package static let usageMode = "http://hl7.org/fhir/StructureDefinition/questionnaire-usageMode"
    package static let displayCategory = "http://hl7.org/fhir/StructureDefinition/questionnaire-displayCategory"
    package static let supportLink = "http://hl7.org/fhir/StructureDefinition/questionnaire-supportLink"
    package static let translation = "http://hl7.org/fhir/StructureDefinition/translation"
    package static let renderingMarkdown = "http://hl7.org/fhir/StructureDefinition/rendering-markdown"
    package static let renderingXhtml = "http://hl7.org/fhir/StructureDefinition/rendering-xhtml"
    package static let ordinalValue = "http://hl7.org/fhir/StructureDefinition/ordinalValue"
    package static let itemWeight = "http://hl7.org/fhir/StructureDefinition/itemWeight"
    /// The older name of ``cqfExpression``.
    package static let cqfCalculatedValue = "http://hl7.org/fhir/StructureDefinition/cqf-calculatedValue"
    package static let cqfExpression = "http://hl7.org/fhir/StructureDefinition/cqf-expression"
    package static let variable = "http://hl7.org/fhir/StructureDefinition/variable"
    /// R5's `ValueSet.expansion.contains.property` in an R4 value set (inter-version extension).
    package static let expansionProperty =
        "http://hl7.org/fhir/5.0/StructureDefinition/extension-ValueSet.expansion.contains.property"
    /// R5's `answerConstraint` on an R4 form (inter-version extension).
    package static let answerConstraint =
        "http://hl7.org/fhir/5.0/StructureDefinition/extension-Questionnaire.item.answerConstraint"
    /// R5's `disabledDisplay` on an R4 form (inter-version extension).
    package static let disabledDisplay =
        "http://hl7.org/fhir/5.0/StructureDefinition/extension-Questionnaire.item.disabledDisplay"

    /// Canonicals of the definitions that FHIR itself has, and of its types where a uri names one.
    package static let corePrefix = "http://hl7.org/fhir/StructureDefinition/"

    // Structured Data Capture
    package static let sdcPrefix = "http://hl7.org/fhir/uv/sdc/StructureDefinition/"
    package static let entryMode = "http://hl7.org/fhir/uv/sdc/StructureDefinition/sdc-questionnaire-entryMode"
    package static let minQuantity = "http://hl7.org/fhir/uv/sdc/StructureDefinition/sdc-questionnaire-minQuantity"
    package static let maxQuantity = "http://hl7.org/fhir/uv/sdc/StructureDefinition/sdc-questionnaire-maxQuantity"
    package static let openLabel = "http://hl7.org/fhir/uv/sdc/StructureDefinition/sdc-questionnaire-openLabel"
    package static let unitSupplementalSystem =
        "http://hl7.org/fhir/uv/sdc/StructureDefinition/sdc-questionnaire-unitSupplementalSystem"
    package static let isSubject = "http://hl7.org/fhir/uv/sdc/StructureDefinition/sdc-questionnaire-isSubject"
    /// Its counterpart on an item of a response.
    package static let responseIsSubject =
        "http://hl7.org/fhir/uv/sdc/StructureDefinition/sdc-questionnaireresponse-isSubject"
    package static let unitOpen = "http://hl7.org/fhir/uv/sdc/StructureDefinition/sdc-questionnaire-unitOpen"
    package static let keyboard = "http://hl7.org/fhir/uv/sdc/StructureDefinition/sdc-questionnaire-keyboard"
    package static let shortText = "http://hl7.org/fhir/uv/sdc/StructureDefinition/sdc-questionnaire-shortText"
    package static let width = "http://hl7.org/fhir/uv/sdc/StructureDefinition/sdc-questionnaire-width"
    package static let columnCount = "http://hl7.org/fhir/uv/sdc/StructureDefinition/sdc-questionnaire-columnCount"
    package static let itemMedia = "http://hl7.org/fhir/uv/sdc/StructureDefinition/sdc-questionnaire-itemMedia"
    package static let itemAnswerMedia =
        "http://hl7.org/fhir/uv/sdc/StructureDefinition/sdc-questionnaire-itemAnswerMedia"
    package static let enableWhenExpression =
        "http://hl7.org/fhir/uv/sdc/StructureDefinition/sdc-questionnaire-enableWhenExpression"
    /// The same for the whole response, as text: what Finland's national forms say (Kanta PHR).
    package static let kantaEnableWhen =
        "http://phr.kanta.fi/StructureDefinition/fiphr-ext-questionnaire-enablewhen"
    package static let calculatedExpression =
        "http://hl7.org/fhir/uv/sdc/StructureDefinition/sdc-questionnaire-calculatedExpression"
    package static let initialExpression =
        "http://hl7.org/fhir/uv/sdc/StructureDefinition/sdc-questionnaire-initialExpression"
    package static let answerExpression =
        "http://hl7.org/fhir/uv/sdc/StructureDefinition/sdc-questionnaire-answerExpression"
    package static let candidateExpression =
        "http://hl7.org/fhir/uv/sdc/StructureDefinition/sdc-questionnaire-candidateExpression"
    package static let answerOptionsToggleExpression =
        "http://hl7.org/fhir/uv/sdc/StructureDefinition/sdc-questionnaire-answerOptionsToggleExpression"
    package static let optionRestriction = "http://hl7.org/fhir/StructureDefinition/questionnaire-optionRestriction"
    package static let contextExpression =
        "http://hl7.org/fhir/uv/sdc/StructureDefinition/sdc-questionnaire-contextExpression"
    package static let itemPopulationContext =
        "http://hl7.org/fhir/uv/sdc/StructureDefinition/sdc-questionnaire-itemPopulationContext"
    package static let sourceQueries =
        "http://hl7.org/fhir/uv/sdc/StructureDefinition/sdc-questionnaire-sourceQueries"
    package static let sourceStructureMap =
        "http://hl7.org/fhir/uv/sdc/StructureDefinition/sdc-questionnaire-sourceStructureMap"
    package static let observationLinkPeriod =
        "http://hl7.org/fhir/uv/sdc/StructureDefinition/sdc-questionnaire-observationLinkPeriod"
    package static let targetConstraint = "http://hl7.org/fhir/StructureDefinition/targetConstraint"
    /// The older name of ``targetConstraint``.
    package static let questionnaireConstraint =
        "http://hl7.org/fhir/StructureDefinition/questionnaire-constraint"

    /// The names an expression of SDC goes by: its own, and what drafts and neighbours called it.
    package static func sdcExpression(_ name: String) -> [String] {
        [
            sdcPrefix + "sdc-questionnaire-" + name, "http://hl7.org/fhir/StructureDefinition/questionnaire-" + name,
            "http://hl7.org/fhir/StructureDefinition/sdc-questionnaire-" + name,
            "http://ehelse.no/fhir/StructureDefinition/sdf-" + name,
        ]
    }

    /// The names of ``variable``: the second is that of drafts.
    package static let variables = [variable, sdcPrefix + "sdc-questionnaire-variable"]
    package static let launchContext = "http://hl7.org/fhir/uv/sdc/StructureDefinition/sdc-questionnaire-launchContext"

    // The seed system and its neighbours
    /// The author's message for a refused value; the second is the older spelling.
    package static let validationTexts = [
        "http://bdh.stanford.edu/fhir/StructureDefinition/validationtext",
        "http://biodesign.stanford.edu/fhir/StructureDefinition/validationtext",
        "http://ehelse.no/fhir/StructureDefinition/validationtext",
    ]
    package static let iosKeyboardType = "http://bdh.stanford.edu/fhir/StructureDefinition/ios-keyboardtype"
    package static let iosTextContentType = "http://bdh.stanford.edu/fhir/StructureDefinition/ios-textcontenttype"
    package static let iosAutocapitalization =
        "http://bdh.stanford.edu/fhir/StructureDefinition/ios-autocapitalizationType"
    package static let ehelseMinValue = "http://ehelse.no/fhir/StructureDefinition/sdf-minvalue"
    package static let ehelseMaxValue = "http://ehelse.no/fhir/StructureDefinition/sdf-maxvalue"
}
