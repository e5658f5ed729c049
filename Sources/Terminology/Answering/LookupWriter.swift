internal import FHIRJSON
internal import FHIRModel

/// What there is to say about one code.
package struct LookupWriter {
    private let view: CodeSystemView
    private let index: Int
    private let languages: [String]
    private let wanted: Set<String>

    /// - Parameter wanted: properties that were asked for; empty = all.
    package init(view: CodeSystemView, index: Int, languages: [String], wanted: Set<String>) {
        self.view = view
        self.index = index
        self.languages = languages
        self.wanted = wanted
    }

    private func wants(_ property: String) -> Bool {
        wanted.isEmpty || wanted.contains("*") || wanted.contains(property)
    }

    /// The Parameters that `$lookup` answers with.
    package func bytes() -> [UInt8] {
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
