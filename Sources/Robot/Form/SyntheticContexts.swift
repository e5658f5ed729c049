/// Made-up resources for the launch contexts that a form asks for.
enum SyntheticContexts {
    /// `context` of the compact request; nil where the form asks for none.
    static func json(_ declared: [(name: String, types: [String])]) -> JSON? {
        var seen: Set<String> = []
        let entries = declared.filter { seen.insert($0.name).inserted }.map { context in
            JSON.object([
                .init("name", .string(context.name)),
                .init("content", .array([resource(context.types.first ?? usualType(context.name))])),
            ])
        }
        return entries.isEmpty ? nil : .array(entries)
    }

    private static func usualType(_ name: String) -> String {
        switch name {
        case "encounter": "Encounter"
        case "location": "Location"
        case "user": "Practitioner"
        case "study": "ResearchStudy"
        default: "Patient"
        }
    }

    private static func resource(_ type: String) -> JSON {
        let members: [JSON.Member] =
            switch type {
            case "Patient", "RelatedPerson", "Person": person(gender: "female", born: "1984-02-29")
            case "Practitioner": person(gender: "male", born: "1970-06-15") + [list("qualification", qualification)]
            case "Encounter":
                [
                    .init("status", .string("in-progress")),
                    .init("class", coding("http://terminology.hl7.org/CodeSystem/v3-ActCode", "AMB", "ambulatory")),
                    .init("subject", reference("Patient/robot-patient")),
                    .init("period", .object([.init("start", .string("2026-01-31T08:00:00Z"))])),
                ]
            case "Location", "Organization":
                [.init("name", .string("Robot \(type)")), list("telecom", phone), list("identifier", identifier)]
            case "ResearchStudy": [.init("status", .string("active")), .init("title", .string("Robot study"))]
            default: [list("identifier", identifier), .init("subject", reference("Patient/robot-patient"))]
            }
        let head: [JSON.Member] = [
            .init("resourceType", .string(type)), .init("id", .string("robot-\(type.lowercased())")),
        ]
        return .object(head + members)
    }

    private static func person(gender: String, born: String) -> [JSON.Member] {
        [
            list("identifier", identifier), .init("active", .bool(true)),
            list(
                "name",
                .object([
                    .init("use", .string("official")), .init("text", .string("Robin Robot")),
                    .init("family", .string("Robot")),
                    .init("given", .array([.string("Robin"), .string("Roberta")])),
                ])), list("telecom", phone), .init("gender", .string(gender)), .init("birthDate", .string(born)),
            list(
                "address",
                .object([
                    .init("use", .string("home")), .init("line", .array([.string("1 Robot Road")])),
                    .init("city", .string("Springfield")), .init("state", .string("NY")),
                    .init("postalCode", .string("12345")), .init("country", .string("US")),
                ])),
        ]
    }

    private static func list(_ name: String, _ element: JSON) -> JSON.Member { .init(name, .array([element])) }

    private static func reference(_ text: String) -> JSON { .object([.init("reference", .string(text))]) }

    private static func coding(_ system: String, _ code: String, _ display: String) -> JSON {
        .object([
            .init("system", .string(system)), .init("code", .string(code)), .init("display", .string(display)),
        ])
    }

    private static let identifier = JSON.object([
        .init("use", .string("official")), .init("system", .string("http://example.org/robots")),
        .init("value", .string("R-1")),
    ])

    private static let phone = JSON.object([
        .init("system", .string("phone")), .init("value", .string("555 0100")), .init("use", .string("home")),
    ])

    private static let qualification = JSON.object([
        .init("code", .object([.init("text", .string("Robotics"))]))
    ])
}
