/// Parameters as our operations define them.
extension OperationDefinition.Parameter {
    typealias Parameter = OperationDefinition.Parameter

    /// One that goes in, at most once.
    static func one(_ name: String, _ type: String, _ text: String) -> Parameter {
        Parameter(name: name, use: "in", min: 0, max: "1", type: type, text: text)
    }

    /// One that comes out.
    static func out(
        _ name: String, _ type: String, _ text: String, min: Int = 0, max: StaticString = "1", _ parts: [Parameter] = []
    ) -> Parameter {
        Parameter(name: name, use: "out", min: min, max: max, type: type, text: text, parts: parts)
    }

    /// Launch contexts, as every operation takes them that evaluates a form.
    static let context = Parameter(
        name: "context", use: "in", min: 0, max: "*", type: "",
        text: "A launch context, or what a variable's query gives, as in SDC's $populate; needed in every call.",
        parts: [
            Parameter(
                name: "name", use: "in", min: 1, max: "1", type: "string",
                text: "Its name in the form, as expressions write it behind %; each comes once."),
            Parameter(
                name: "content", use: "in", min: 0, max: "*", type: "Element",
                text: "Its resources, or References (valueReference)."),
        ])

    static let timezone = one("timezone", "string", "A zone of the IANA database for today() and now(); default UTC.")
}
