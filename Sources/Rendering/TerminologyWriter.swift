internal import FHIRJSON
internal import FHIRModel
internal import SDC

/// Writes where a client may look for codes itself: `valueSet`, and `terminologyServers` in the order to ask them.
///
/// Standard: extension `preferredTerminologyServer`: the item's own, then those of the nearest ancestor, up to the form's.
struct TerminologyWriter {
    let texts: FormTexts

    private var document: Document { texts.document }

    /// Servers behind these are left out.
    private static let maximumServers = 16

    func write(of index: Int32, to json: inout JSONWriter) {
        let node = texts.form.details[Int(index)].node
        let valueSet = document.member(node, .answerValueSet)
        // One inside the form is nothing a client could ask for.
        let isOutside = document.string(valueSet).map { !$0.hasPrefix("#") } ?? false
        if isOutside { json.member("valueSet", valueSet, of: document) }
        guard isOutside || document.isText(document.extensionValue(node, KnownExtension.unitValueSet)) else { return }
        let servers = servers(of: index)
        guard !servers.isEmpty else { return }
        json.key("terminologyServers")
        json.beginArray()
        for server in servers { json.string(server) }
        json.endArray()
    }

    private func servers(of index: Int32) -> [String] {
        var servers: [String] = []
        var item = index
        while true {
            let element = item >= 0 ? texts.form.details[Int(item)].node : texts.form.questionnaire
            for url in [KnownExtension.preferredTerminologyServer, KnownExtension.sdcPreferredTerminologyServer] {
                for entry in document.extensionNodes(element, url) {
                    guard servers.count < Self.maximumServers else { return servers }
                    guard let server = document.string(document.valueNode(of: entry)), !servers.contains(server),
                        let page = SafeLink.page(server.utf8), SafeLink.begins(page, with: "http")
                    else { continue }
                    servers.append(server)
                }
            }
            if item < 0 { return servers }
            item = texts.form.items[Int(item)].parent
        }
    }
}
