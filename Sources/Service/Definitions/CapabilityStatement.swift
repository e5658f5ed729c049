internal import FHIRJSON
internal import FHIRModel
internal import Storage

/// What the server does, and nothing it does not (https://hl7.org/fhir/R4/capabilitystatement.html).
enum CapabilityStatement {
    /// What works on every type.
    private static let interactions: [StaticString] = [
        "read", "vread", "update", "delete", "history-instance", "create", "search-type",
    ]

    /// - Parameters:
    ///   - version: the version of FHIR that the statement is in and speaks for.
    ///   - access: types that are not served are not listed.
    static func bytes(_ version: FHIRVersion, canonicalBase: String, access: AccessRules) -> [UInt8] {
        var writer = JSONWriter()
        writer.beginObject()
        writer.member("resourceType", "CapabilityStatement")
        writer.member("url", "\(canonicalBase)/CapabilityStatement/formstep")
        writer.member("version", ServiceVersion.number)
        writer.member("name", "Formstep")
        writer.member("title", "Formstep")
        writer.member("status", "active")
        writer.member("date", ServiceVersion.date)
        writer.member("publisher", "Formstep")
        writer.member(
            "description",
            "Walks people through FHIR Questionnaires, one step at a time. Besides FHIR it has sessions at /sessions, see /openapi.yaml."
        )
        writer.member("kind", "instance")
        writer.key("software")
        writer.beginObject()
        writer.member("name", "Formstep")
        writer.member("version", ServiceVersion.number)
        writer.endObject()
        writer.key("implementation")
        writer.beginObject()
        writer.member("description", "Formstep")
        writer.endObject()
        writer.member("fhirVersion", fullVersion(version))
        writer.key("format")
        writer.beginArray()
        writer.string("json")
        writer.string("application/fhir+json")
        writer.endArray()
        writer.key("rest")
        writer.beginArray()
        writer.beginObject()
        writer.member("mode", "server")
        writer.member(
            "documentation",
            "Expressions in forms are evaluated where they are FHIRPath (text/fhirpath): variables, launch contexts, conditions,"
                + " calculated and initial values, options, constraints, limits, what is asked, texts, suggestions. CQL is not"
                + " evaluated. Queries (application/x-fhir-query) are made by $populate; in other operations what a variable's query"
                + " gives may be sent as context. Forms are told of every expression that is not evaluated. What is written is held against the"
                + " definitions of its version of FHIR and refused with 422, or kept under Prefer: handling=lenient."
                as String)
        if access.needsToken {
            writer.key("security")
            writer.beginObject()
            writer.member("description", "Every route but this one asks for a bearer token.")
            writer.endObject()
        }
        writer.key("resource")
        writer.beginArray()
        for type in ResourceTypes.all where type.versions.contains(version) {
            guard access.servesPatientData || DefinitionTypes.contains(type.name) else { continue }
            write(type, canonicalBase, access, to: &writer)
        }
        writer.endArray()
        writer.key("interaction")
        writer.beginArray()
        for interaction in ["transaction", "batch"] as [StaticString] {
            writer.beginObject()
            writer.member("code", interaction)
            writer.endObject()
        }
        writer.endArray()
        writer.key("operation")
        writer.beginArray()
        writer.beginObject()
        writer.member("name", "fhirpath")
        writer.member("definition", FHIRPathDefinition.definition.url(canonicalBase: canonicalBase))
        writer.endObject()
        if access.servesPatientData {
            // It stores what it takes in.
            writeOperation("process-response", ResponseValidateDefinition.process, to: &writer)
        }
        writer.endArray()
        writer.endObject()
        writer.endArray()
        writer.endObject()
        return writer.take()
    }

    private static func write(_ parameter: String, _ kind: String, to writer: inout JSONWriter) {
        writer.beginObject()
        writer.member("name", parameter)
        writer.member("type", kind)
        writer.endObject()
    }

    /// FHIR's own operations of terminology, by type.
    private static let terminologyOperations = [
        "ValueSet": ["expand", "validate-code"], "CodeSystem": ["lookup", "validate-code", "subsumes"],
    ]

    private static func writeOperation(_ name: String, _ definition: String, to writer: inout JSONWriter) {
        writer.beginObject()
        writer.member("name", name)
        writer.member("definition", definition)
        writer.endObject()
    }

    private static func write(
        _ type: ResourceTypes.Entry, _ canonicalBase: String, _ access: AccessRules, to writer: inout JSONWriter
    ) {
        writer.beginObject()
        if type.name == StoredForms.type { writeFeatures(to: &writer) }
        writer.member("type", type.name)
        var documentation: [String] = []
        if type.name == StoredForms.type {
            documentation.append(
                "Forms that cannot be walked are stored too. Forms may also be posted inline to $next-step.")
        }
        let missing = SearchParameter.missing(of: type)
        if !missing.isEmpty {
            let names = missing.map { "\($0.name) (\($0.reason))" }.joined(separator: ", ")
            documentation.append("Search parameters of R4 that are not there: \(names).")
        }
        if !documentation.isEmpty { writer.member("documentation", documentation.joined(separator: " ")) }
        writer.key("interaction")
        writer.beginArray()
        for interaction in interactions {
            writer.beginObject()
            writer.member("code", interaction)
            writer.endObject()
        }
        writer.endArray()
        writer.member("versioning", "versioned-update")
        writer.member("readHistory", true)
        writer.member("updateCreate", true)
        writer.member("conditionalCreate", true)
        writer.member("conditionalRead", "not-match")
        writer.member("conditionalUpdate", false)
        writer.member("conditionalDelete", "not-supported")
        writer.key("searchParam")
        writer.beginArray()
        write("_id", "token", to: &writer)
        write("_lastUpdated", "date", to: &writer)
        let parameters = SearchParameter.all(of: type)
        for parameter in parameters { write(parameter.name, parameter.kind.rawValue, to: &writer) }
        writer.endArray()
        let references = parameters.filter { $0.kind == .reference }
        if !references.isEmpty {
            writer.key("searchInclude")
            writer.beginArray()
            for parameter in references { writer.string("\(type.name):\(parameter.name)") }
            writer.endArray()
        }
        if type.name == StoredForms.type {
            writer.key("operation")
            writer.beginArray()
            for operation in [NextStepDefinition.definition, FormValidateDefinition.definition] {
                writeOperation(operation.code, operation.url(canonicalBase: canonicalBase), to: &writer)
            }
            writeOperation("populate", PopulateDefinition.canonical, to: &writer)
            writeOperation("populatelink", PopulateLinkHandler.canonical, to: &writer)
            if access.servesPatientData {
                writeOperation("process-response", ResponseValidateDefinition.process, to: &writer)
            }
            writer.endArray()
        } else if let operations = terminologyOperations[type.name] {
            writer.key("operation")
            writer.beginArray()
            for name in operations {
                writeOperation(name, "http://hl7.org/fhir/OperationDefinition/\(type.name)-\(name)", to: &writer)
            }
            writer.endArray()
        } else if type.name == ResponseValidateHandler.type {
            writer.key("operation")
            writer.beginArray()
            writeOperation(
                "validate", ResponseValidateDefinition.validate.url(canonicalBase: canonicalBase), to: &writer)
            writer.endArray()
        }
        writer.endObject()
    }

    /// The languages of the expressions that decide how a form behaves and how it is filled in, for programs
    /// (http://hl7.org/fhir/uv/application-feature, sdc-facts 1.9); nothing is said of extracting, which is not there.
    private static func writeFeatures(to writer: inout JSONWriter) {
        writer.key("extension")
        writer.beginArray()
        for (feature, language) in [
            ("behaviorExpressionLanguage", "text/fhirpath"), ("populationExpressionLanguage", "text/fhirpath"),
            ("populationExpressionLanguage", "application/x-fhir-query"),
        ] as [(StaticString, StaticString)] {
            writer.beginObject()
            writer.key("extension")
            writer.beginArray()
            writeFeature(
                "code", system: "http://hl7.org/fhir/uv/sdc/CodeSystem/temp", code: feature, to: &writer)
            writeFeature("value", system: "urn:ietf:bcp:13", code: language, to: &writer)
            writer.endArray()
            writer.member("url", "http://hl7.org/fhir/uv/application-feature/StructureDefinition/feature")
            writer.endObject()
        }
        writer.endArray()
    }

    private static func writeFeature(
        _ url: StaticString, system: StaticString, code: StaticString, to writer: inout JSONWriter
    ) {
        writer.beginObject()
        writer.member("url", url)
        writer.key("valueCodeableConcept")
        writer.beginObject()
        writer.key("coding")
        writer.beginArray()
        writer.beginObject()
        writer.member("system", system)
        writer.member("code", code)
        writer.endObject()
        writer.endArray()
        writer.endObject()
        writer.endObject()
    }

    private static func fullVersion(_ version: FHIRVersion) -> String {
        switch version {
        case .r4: "4.0.1"
        case .r4b: "4.3.0"
        case .r5: "5.0.0"
        }
    }
}
