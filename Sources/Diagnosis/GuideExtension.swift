internal import FHIRModel

/// URLs of extensions that only a diagnosis looks at.
enum GuideExtension {
    static let assembleExpectation = KnownExtension.sdcPrefix + "sdc-questionnaire-assemble-expectation"
    static let assembleContext = KnownExtension.sdcPrefix + "sdc-questionnaire-assembleContext"
    static let subQuestionnaire = KnownExtension.sdcPrefix + "sdc-questionnaire-subQuestionnaire"
    static let adaptive = KnownExtension.sdcPrefix + "sdc-questionnaire-questionnaireAdaptive"
    static let observationExtract = KnownExtension.sdcPrefix + "sdc-questionnaire-observationExtract"
    static let definitionExtractValue = KnownExtension.sdcPrefix + "sdc-questionnaire-definitionExtractValue"
    static let templateExtract = KnownExtension.sdcPrefix + "sdc-questionnaire-templateExtract"
    static let templateExtractBundle = KnownExtension.sdcPrefix + "sdc-questionnaire-templateExtractBundle"
    static let templateExtractContext = KnownExtension.sdcPrefix + "sdc-questionnaire-templateExtractContext"
    static let templateExtractValue = KnownExtension.sdcPrefix + "sdc-questionnaire-templateExtractValue"
    /// Profiles of adaptive forms begin so.
    static let adaptiveProfiles = KnownExtension.sdcPrefix + "sdc-questionnaire-adapt"
    static let templateProfile = KnownExtension.sdcPrefix + "sdc-questionnaire-extr-template"
    static let versionAlgorithm = "http://hl7.org/fhir/StructureDefinition/artifact-versionAlgorithm"
    /// R5's element as an extension of R4.
    static let versionAlgorithmOfR5 =
        "http://hl7.org/fhir/5.0/StructureDefinition/extension-Questionnaire.versionAlgorithm"
    static let derivationType = "http://hl7.org/fhir/StructureDefinition/questionnaire-derivationType"

    /// The last part of an extension's url.
    static func name(_ url: String) -> String { url.split(separator: "/").last.map(String.init) ?? url }
}
