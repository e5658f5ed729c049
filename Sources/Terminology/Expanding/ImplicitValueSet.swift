internal import FHIRJSON

/// Value sets that exist because a code system does: `…?fhir_vs`, all its codes, and `…?fhir_vs=isa/code`, a code and all
/// below it (https://hl7.org/fhir/R4/snomedct.html#implicit has them for SNOMED CT; here they work for every system).
struct ImplicitValueSet {
    let definition: TerminologyResource

    init?(_ reference: String) {
        guard let mark = reference.firstIndex(of: "?"), mark != reference.startIndex else { return nil }
        let system = String(reference[..<mark])
        let query = reference[reference.index(after: mark)...]
        guard query == "fhir_vs" || query.hasPrefix("fhir_vs=isa/") else { return nil }
        let document = Document()
        let root = document.newObject()
        document.root = root
        document.setMember(root, .resourceType, document.newString("ValueSet"))
        document.setMember(root, .url, document.newString(reference))
        let compose = document.newObject()
        document.setMember(root, .compose, compose)
        let includes = document.newArray()
        document.setMember(compose, .include, includes)
        let include = document.newObject()
        document.append(include, to: includes)
        document.setMember(include, .system, document.newString(system))
        if query != "fhir_vs" {
            let filters = document.newArray()
            document.setMember(include, .filter, filters)
            let filter = document.newObject()
            document.append(filter, to: filters)
            document.setMember(filter, .property, document.newString("concept"))
            document.setMember(filter, .op, document.newString("is-a"))
            document.setMember(filter, .value, document.newString(String(query.dropFirst("fhir_vs=isa/".count))))
        }
        definition = TerminologyResource(document.freeze())
    }
}
