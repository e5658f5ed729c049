/// The OperationDefinitions of `QuestionnaireResponse/$validate` and of taking responses in.
enum ResponseValidateDefinition {
    private typealias Parameter = OperationDefinition.Parameter

    private static let words: [Parameter] = [
        .one("language", "code", "The language of the messages; Accept-Language does the same."),
        .timezone,
        .one("verbose", "boolean", "true = the issues repeat the answers they speak of."),
    ]

    private static let outcome = Parameter.out(
        "return", "OperationOutcome", "What was found; one information where there is nothing.", min: 1)

    static let validate = OperationDefinition(
        id: "QuestionnaireResponse-validate", code: "validate", name: "ValidateQuestionnaireResponse",
        title: "Validation of a response",
        description:
            "Whether a response is valid by its form, and where it is not. Takes what FHIR's operation takes"
            + " (http://hl7.org/fhir/OperationDefinition/Resource-validate).",
        resource: "QuestionnaireResponse",
        parameters: [
            .one(
                "resource", "QuestionnaireResponse", "The response; on an instance the stored one where it is absent."),
            .one("mode", "code", "create, update, delete or profile."),
            Parameter(
                name: "profile", use: "in", min: 0, max: "*", type: "canonical",
                text: "What it is to keep to; of the profiles of SDC the demands are looked at."),
            .one(
                "questionnaire", "Element",
                "The form: a canonical or uri, a Reference, a hash, or the Questionnaire as resource; else the one that the"
                    + " response names, contained or stored."),
            .context,
        ] + words + [outcome])

    /// SDC's own definition is at http://hl7.org/fhir/uv/sdc/OperationDefinition/Questionnaire-process-response.
    static let process = "http://hl7.org/fhir/uv/sdc/OperationDefinition/Questionnaire-process-response"
}
