/// The OperationDefinition of `$next-step` (https://hl7.org/fhir/R4/operationdefinition.html).
enum NextStepDefinition {
    private typealias Parameter = OperationDefinition.Parameter

    private static let parameters: [Parameter] = [
        .one(
            "questionnaire", "Element",
            "The form, on the type only: a canonical or uri (valueCanonical, valueUri), a Reference, the hash of a form posted"
                + " before (urn:formstep:sha256:…), or the Questionnaire itself as resource."),
        .one(
            "questionnaire-response", "QuestionnaireResponse", "The answers so far; absent = nothing is answered yet."),
        Parameter(
            name: "answer", use: "in", min: 0, max: "*", type: "",
            text: "What is submitted now for one item; the list replaces its answers.",
            parts: [
                Parameter(
                    name: "path", use: "in", min: 1, max: "1", type: "string",
                    text: "The item: linkIds from the root joined by '/', or a bare linkId where it is unambiguous."),
                Parameter(
                    name: "value", use: "in", min: 0, max: "*", type: "Element", text: "One answer, as value[x]."),
                Parameter(
                    name: "action", use: "in", min: 0, max: "1", type: "code",
                    text: "skip, clear; for repeating groups add, remove, move, done."),
                Parameter(
                    name: "to", use: "in", min: 0, max: "1", type: "integer",
                    text: "For move: the new place, counted from 0."),
            ]),
        .one(
            "items", "QuestionnaireResponse",
            "What a FHIR renderer made of the returned step: replaces the answers of that step's items."),
        .one("after", "string", "The path of the step that is submitted: all of its shown items are passed."),
        .one("at", "string", "The path of the step on screen."),
        .one("direction", "code", "next (default), forward, back, or show."),
        .one("granularity", "code", "page (default), item (default for sequential forms), or all."),
        .context,
        .one("language", "code", "The language to answer in; Accept-Language does the same."),
        .timezone,
        .one("finalize", "boolean", "false = leave the response in progress at the end; default true."),
        .one("prune", "boolean", "true = remove the answers of disabled items at once."),
        .one("explain", "boolean", "true = tell why each item is or is not shown, and what its expressions give."),
        .out("status", "code", "step or complete.", min: 1),
        .out(
            "stepKind", "code",
            "instruction, question, form, repeat, imageCapture, signature or completion; absent with no step."),
        .out("stepPath", "string", "The path of the step, as after and at take it."),
        .out(
            "rows", "", "Of a step of kind repeat: the rows of the group.",
            [
                .out("count", "integer", "Rows with an answer of the person.", min: 1),
                .out("min", "integer", "Rows there must be.", min: 1),
                .out("max", "integer", "Rows there may be; absent = any number."),
            ]),
        .out(
            "step", "Questionnaire",
            "What to show now: the items with their groups, without conditions, with their options."),
        .out("stepResponse", "QuestionnaireResponse", "The answers that the items of the step have."),
        .out("response", "QuestionnaireResponse", "The response so far, or finished."),
        .out(
            "changes", "", "In place of response with Prefer: return=minimal: what the server set or removed.",
            max: "*",
            [
                .out("path", "string", "The item.", min: 1),
                .out("state", "code", "Its state mark now."),
                .out("answer", "Element", "Its answers now.", max: "*"),
            ]),
        .out(
            "progress", "", "How far the person is.",
            [
                .out("answered", "integer", "Questions visited.", min: 1),
                .out("total", "integer", "Questions there are.", min: 1),
                .out("fraction", "decimal", "From 0 to 1, two decimals.", min: 1),
            ]),
        .out("issues", "OperationOutcome", "What is odd or wrong elsewhere in the response."),
        .out(
            "explain", "", "Why an item is or is not shown.", max: "*",
            [
                .out("path", "string", "The item.", min: 1),
                .out("linkId", "string", "Its linkId.", min: 1),
                .out("enabled", "boolean", "Whether its conditions hold.", min: 1),
                .out("hidden", "boolean", "Whether it is never shown.", min: 1),
                .out("disabledAbove", "boolean", "An item above is disabled, so nothing else was asked."),
                .out("behavior", "code", "all or any."),
                .out(
                    "reason", "", "One condition.", max: "*",
                    [
                        .out("question", "string", "The linkId that is looked at.", min: 1),
                        .out("operator", "code", "How it is compared.", min: 1),
                        .out("holds", "boolean", "Whether it holds.", min: 1),
                        .out("source", "string", "The path of the item that was found."),
                        .out("expected", "Element", "What its answers are compared with."),
                        .out("answer", "Element", "Its answers.", max: "*"),
                    ]),
                .out(
                    "expression", "", "One expression of the item.", max: "*",
                    [
                        .out("element", "string", "What it stands for: calculatedExpression, required …", min: 1),
                        .out("expression", "string", "Its text.", min: 1),
                        .out("result", "string", "What it gives, in words.", max: "*"),
                        .out("problem", "string", "Why it gives nothing."),
                        .out(
                            "variable", "", "A variable it uses.", max: "*",
                            [
                                .out("name", "string", "Its name.", min: 1),
                                .out("value", "string", "What it holds, in words.", max: "*"),
                            ]),
                    ]),
            ]),
    ]

    static let definition = OperationDefinition(
        id: "Questionnaire-next-step", code: "next-step", name: "NextStep", title: "Next step of a questionnaire",
        description:
            "Takes the answers so far and gives back what to ask next, or the finished response. Nothing is kept on the"
            + " server.",
        resource: "Questionnaire", parameters: parameters)
}
