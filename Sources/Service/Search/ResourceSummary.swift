internal import FHIRJSON
internal import FHIRModel
internal import Storage

/// A resource as a search shows it: whole, or cut down by `_summary` or `_elements`
/// (https://hl7.org/fhir/R4/search.html#summary, `#elements`).
enum ResourceSummary {
    /// Members of canonical resources that the standard marks as summary, and what is mandatory.
    private static let summary: Set<String> = [
        "resourceType", "id", "meta", "implicitRules", "url", "identifier", "version", "name", "title", "status",
        "experimental", "subjectType", "date", "publisher", "contact", "useContext", "jurisdiction", "effectivePeriod",
        "code", "kind", "abstract", "context", "type", "baseDefinition", "derivation", "fhirVersion", "affectsState",
        "base", "resource", "system", "instance", "description",
        // Of QuestionnaireResponse.
        "basedOn", "partOf", "questionnaire", "subject", "encounter", "authored", "author", "source",
    ]
    /// A form's description is not of its summary, that of a definition is.
    private static let notOfForms: Set<String> = ["description"]
    private static let text: Set<String> = ["resourceType", "id", "meta", "text", "status"]

    /// What of a resource is shown.
    enum Shape {
        case whole, summary, text, data
        case elements([String])

        init(_ search: SearchRequest) {
            switch search.summary {
            case .no, .count: self = search.elements.isEmpty ? .whole : .elements(search.elements)
            case .yes: self = .summary
            case .text: self = .text
            case .data: self = .data
            }
        }
    }

    static func write(
        _ document: Document, _ version: StoredVersion, _ shape: Shape, to writer: inout JSONWriter
    ) {
        let type = version.type
        switch shape {
        case .whole:
            writer.node(document.root, of: document)
        // Which elements of a patient's data are of the summary the tables do not tell: all but the narrative then.
        case .summary where !DefinitionTypes.contains(type) && type != "QuestionnaireResponse", .data:
            write(document, to: &writer) { $0 != "text" && $0 != "_text" }
        case .summary:
            write(document, to: &writer) { name in
                summary.contains(name) && !(type == "Questionnaire" && notOfForms.contains(name))
            }
        case .text:
            write(document, to: &writer) { text.contains($0) }
        case .elements(let names):
            let kept = mandatory(version).union(members(names, version))
            write(document, to: &writer) { kept.contains($0) }
        }
    }

    /// Members that there must be, as the resource would not be one without them.
    private static func mandatory(_ version: StoredVersion) -> Set<String> {
        var names: Set<String> = ["resourceType", "id", "meta"]
        let model = TypeModel.model(for: version.fhirVersion)
        guard let type = model.type(named: version.type) else { return names }
        for element in model.elements(of: type) where element.min > 0 { names.formUnion(members(element, model)) }
        return names
    }

    /// The members that names of elements mean: `value` any of `valueQuantity` …, `Observation.code` `code`.
    private static func members(_ names: [String], _ version: StoredVersion) -> Set<String> {
        var found: Set<String> = []
        let model = TypeModel.model(for: version.fhirVersion)
        guard let type = model.type(named: version.type) else { return Set(names) }
        for name in names {
            let parts = name.split(separator: ".")
            guard let own = parts.first == version.type[...] ? parts.dropFirst().first : parts.first else { continue }
            let plain = own.hasSuffix("[x]") ? String(own.dropLast(3)) : String(own)
            found.insert(plain)
            if let element = model.element(type, named: plain) { found.formUnion(members(element, model)) }
        }
        return found
    }

    private static func members(_ element: ElementDefinition, _ model: TypeModel) -> [String] {
        guard element.isChoice else { return [element.name] }
        return element.types.map { type in
            let name = model.name(of: type)
            return element.name + name.prefix(1).uppercased() + name.dropFirst()
        }
    }

    private static func write(_ document: Document, to writer: inout JSONWriter, keeping isKept: (String) -> Bool) {
        writer.beginObject()
        var hasMeta = false
        for member in document.children(document.root) {
            let name = document.name(of: document.key(member))
            // `_title` goes with `title`.
            guard isKept(name) || name.hasPrefix("_") && isKept(String(name.dropFirst())) else { continue }
            writer.key(name)
            if name == "meta" {
                hasMeta = true
                writeMeta(member, of: document, to: &writer)
            } else {
                writer.node(member, of: document)
            }
        }
        if !hasMeta {
            writer.key("meta")
            writeMeta(.none, of: document, to: &writer)
        }
        writer.endObject()
    }

    /// The meta of the resource with the tag that says that it is not whole.
    private static func writeMeta(_ meta: Node, of document: Document, to writer: inout JSONWriter) {
        writer.beginObject()
        for member in document.children(meta) where document.key(member) != .tag {
            writer.key(document.name(of: document.key(member)))
            writer.node(member, of: document)
        }
        writer.key("tag")
        writer.beginArray()
        for tag in document.items(document.member(meta, .tag)) { writer.node(tag, of: document) }
        writer.beginObject()
        writer.member("system", "http://terminology.hl7.org/CodeSystem/v3-ObservationValue")
        writer.member("code", "SUBSETTED")
        writer.endObject()
        writer.endArray()
        writer.endObject()
    }
}
