/// What the JSON value of a primitive has to look like (https://hl7.org/fhir/R4/datatypes.html#primitive).
enum PrimitiveForm: UInt8, Sendable {
    /// No primitive.
    case none
    case boolean, integer, positiveInt, unsignedInt, integer64, decimal
    case string, markdown, id, code, uri, url, canonical, oid, uuid, base64Binary, xhtml
    case date, dateTime, instant, time

    /// From the name of the type. A primitive type that is not known takes any string.
    init(typeName: String) {
        self =
            switch typeName {
            case "boolean": .boolean
            case "integer": .integer
            case "positiveInt": .positiveInt
            case "unsignedInt": .unsignedInt
            case "integer64": .integer64
            case "decimal": .decimal
            case "markdown": .markdown
            case "id": .id
            case "code": .code
            case "uri": .uri
            case "url": .url
            case "canonical": .canonical
            case "oid": .oid
            case "uuid": .uuid
            case "base64Binary": .base64Binary
            case "xhtml": .xhtml
            case "date": .date
            case "dateTime": .dateTime
            case "instant": .instant
            case "time": .time
            default: .string
            }
    }

    /// Addresses, among which a `#` names something of the same resource.
    var isAddress: Bool {
        switch self {
        case .uri, .url, .canonical: true
        default: false
        }
    }
}
