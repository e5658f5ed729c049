/// The OperationDefinition of `Questionnaire/$validate`: FHIR's own, and the paths through the form.
enum FormValidateDefinition {
    static let definition = OperationDefinition(
        id: "Questionnaire-validate", code: "validate", name: "ValidateQuestionnaire",
        title: "Diagnosis of a questionnaire",
        description:
            "What is wrong with a form before anybody fills it in: an error means that it cannot work as it is written. Takes"
            + " what FHIR's operation takes (http://hl7.org/fhir/OperationDefinition/Resource-validate).",
        resource: "Questionnaire",
        parameters: [
            .one("resource", "Questionnaire", "The form; on an instance the stored one where it is absent."),
            .one("mode", "code", "create, update, delete or profile."),
            OperationDefinition.Parameter(
                name: "profile", use: "in", min: 0, max: "*", type: "canonical",
                text: "What it is to keep to; of the profiles of SDC the rules are looked at."),
            .one("language", "code", "The language of the messages; Accept-Language does the same."),
            .one("paths", "boolean", "true = the paths through the form too; the reply is Parameters then."),
            .out("return", "OperationOutcome", "What was found; one information where there is nothing.", min: 1),
            .out("complete", "boolean", "With paths: false where there may be more."),
            .out(
                "path", "", "With paths: items that can be there together.", max: "*",
                [
                    .out("item", "string", "The linkId of an item that is shown.", max: "*"),
                    .out("response", "QuestionnaireResponse", "Answers that lead there.", min: 1),
                ]),
        ])
}
