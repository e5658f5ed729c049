/// SDC's definition of `$populate`: what is ours besides is written in `docs/populate.md`.
enum PopulateDefinition {
    static let canonical = "http://hl7.org/fhir/uv/sdc/OperationDefinition/Questionnaire-populate"

    private typealias Parameter = OperationDefinition.Parameter

    /// Our own, which says what else is taken.
    static let definition = OperationDefinition(
        id: "Questionnaire-populate", code: "populate", name: "PopulateQuestionnaire",
        title: "Populate a questionnaire",
        description:
            "Fills a form in from what is known. Takes what SDC's operation takes"
            + " (http://hl7.org/fhir/uv/sdc/OperationDefinition/Questionnaire-populate), the names of SDC 3.0.0, and parts of our own.",
        resource: "Questionnaire",
        parameters: [
            .one("identifier", "Identifier", "The form by its business identifier; on the type, one of those three."),
            .one(
                "questionnaire", "Element",
                "The form: a canonical or uri, a Reference, a hash, or the Questionnaire as resource; on the type only. Also"
                    + " canonical and questionnaireRef, as SDC 3.0.0 has them."),
            .one("subject", "Reference", "Whom the response is about; default the launch context patient."),
            .context,
            .one(
                "dataEndpoint", "Element",
                "The FHIR server that queries are sent to: a url, a Reference, or an Endpoint as resource."),
            .one("data", "Bundle", "Resources that queries are answered from."),
            .one("local", "boolean", "true = queries are answered from what this server stores."),
            .one(
                "questionnaire-response", "QuestionnaireResponse",
                "A response in progress that is filled in further: its answers stay."),
            .one("language", "code", "The language of texts and messages; Accept-Language does the same for messages."),
            .timezone,
            .one("marks", "boolean", "false = answers do not say where they come from; default true."),
            .one("debug", "boolean", "true = tell what was looked up and evaluated, with values."),
            .out("response", "QuestionnaireResponse", "The form, filled in as far as can be.", min: 1),
            .out("issues", "OperationOutcome", "What could not be filled in, and why; absent with nothing to tell."),
            .out(
                "trace", "", "With debug: how the answers came about.",
                [
                    .out("context", "", "A context that was looked at: name, origin, types, count.", max: "*"),
                    .out("query", "", "A query that was sent: count, milliseconds, notes.", max: "*"),
                    .out("expression", "", "An expression: path, element, expression, count, values.", max: "*"),
                ]),
        ])
}
