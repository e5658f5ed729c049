internal import FHIRJSON
internal import FHIRModel
internal import HTTPServer
internal import Terminology

/// `GET` and `POST /CodeSystem/$lookup`, `/CodeSystem/{id}/$lookup`
/// (https://hl7.org/fhir/R4/codesystem-operation-lookup.html).
struct LookupHandler: Sendable {
    let service: TerminologyService

    func handle(_ request: HTTPRequest, isInstance: Bool) -> Outcome {
        service.run(request) { () throws(ServiceError) in try answer(request, isInstance: isInstance) }
    }

    private func answer(_ request: HTTPRequest, isInstance: Bool) throws(ServiceError) -> HTTPResponse {
        let negotiation = try Negotiation(for: request)
        let input = try TerminologyInput.read(request, limits: service.context.limits)
        guard !input.has("codeableConcept") else {
            throw ServiceError(
                .unprocessable, "Give 'code' with 'system', or 'coding'.", code: .notSupported,
                expression: "codeableConcept")
        }
        let question = try CodeQuestion.read(input, systemName: "system", versionName: "version")[0]
        let languages = try input.languages(request)
        let wanted = try input.texts("property").flatMap { $0.split(separator: ",").map(String.init) }
        let instance = isInstance ? try ArtifactContext.id(request) : nil
        let view = try CodeSystemChoice(service: service).view(
            input, instance: instance, url: question.system, version: question.version)
        let bytes: [UInt8]
        if let view {
            guard let index = view.table.index(of: question.code) else {
                throw ServiceError(
                    .notFound,
                    "The code system '\(view.table.resource.name.prefix(400))' has no code '\(question.code.prefix(200))'.",
                    expression: "code")
            }
            bytes = LookupWriter(view: view, index: index, languages: languages, wanted: Set(wanted)).bytes()
        } else if let system = question.system, let grammar = GrammarSystem(system) {
            guard grammar.isCode(question.code) else {
                throw ServiceError(
                    .notFound,
                    "The code '\(question.code.prefix(200))' is not as the code system '\(system)' writes its codes.",
                    expression: "code")
            }
            var list = ParameterList()
            list.add(string: "name", grammar.name)
            list.add(string: "display", grammar.display(question.code) ?? question.code)
            bytes = list.take()
        } else {
            throw CodeSystemChoice.missing(question.system, question.version)
        }
        return service.context.writer.fhir(negotiation.isPretty ? prettyPrinted(bytes) : bytes)
    }
}

/// What there is to say about one code.
private struct LookupWriter {
    let view: CodeSystemView
    let index: Int
    let languages: [String]
    /// Properties that were asked for; empty = all.
    let wanted: Set<String>

    private func wants(_ property: String) -> Bool {
        wanted.isEmpty || wanted.contains("*") || wanted.contains(property)
    }

    func bytes() -> [UInt8] {
        let table = view.table
        var list = ParameterList()
        list.add(string: "name", table.resource.string(.name) ?? table.resource.name)
        if let version = table.version { list.add(string: "version", version) }
        list.add(string: "display", view.display(index, languages: languages) ?? table.code(index))
        if let definition = table.definition(index), wants("definition") {
            list.add(string: "definition", definition)
        }
        writeDesignations(to: &list)
        if wants("inactive") { property("inactive", "valueBoolean", table.isInactive(index), to: &list) }
        if table.isAbstract(index), wants("notSelectable") {
            property("notSelectable", "valueBoolean", true, to: &list)
        }
        for parent in table.parents(of: index) where wants("parent") {
            relative("parent", parent, to: &list)
        }
        for child in table.children(of: index) where wants("child") {
            relative("child", child, to: &list)
        }
        writeProperties(to: &list)
        return list.take()
    }

    private func writeDesignations(to list: inout ParameterList) {
        let byLanguage = wanted.filter { $0.hasPrefix("lang.") }.map { String($0.dropFirst(5)) }
        for source in view.sources(index) {
            let document = source.document
            for node in document.items(source.member(.designation)) {
                let language = document.string(node, .language)
                guard wants("designation") || byLanguage.contains(where: { $0 == language }) else { continue }
                list.add(parts: "designation") { json in
                    for (name, key, value) in [
                        ("language", "valueCode", Key.language), ("use", "valueCoding", Key.use),
                        ("value", "valueString", Key.value),
                    ] as [(StaticString, String, Key)] {
                        let member = document.member(node, value)
                        if member.exists { json.part(name, key, member, of: document) }
                    }
                }
            }
        }
    }

    private func property(_ code: StaticString, _ key: StaticString, _ value: Bool, to list: inout ParameterList) {
        list.add(parts: "property") { json in
            json.part("code", "valueCode", "\(code)")
            json.beginObject()
            json.member("name", "value")
            json.key(key)
            json.bool(value)
            json.endObject()
        }
    }

    private func relative(_ name: String, _ other: Int, to list: inout ParameterList) {
        list.add(parts: "property") { json in
            json.part("code", "valueCode", name)
            json.part("value", "valueCode", view.table.code(other))
            if let display = view.display(other, languages: languages) {
                json.part("description", "valueString", display)
            }
        }
    }

    private func writeProperties(to list: inout ParameterList) {
        let told: Set<String> = ["inactive", "notSelectable", "parent", "child"]
        for entry in view.properties(index) {
            let document = entry.document
            guard let code = entry.string(.code), wants(code), !told.contains(code) else { continue }
            let value = document.valueNode(of: entry.node)
            guard value.exists else { continue }
            list.add(parts: "property") { json in
                json.part("code", "valueCode", code)
                json.part("value", document.name(of: document.key(value)), value, of: document)
            }
        }
    }
}
