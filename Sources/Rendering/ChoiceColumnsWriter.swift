internal import FHIRJSON
internal import FHIRModel
internal import SDC

/// Writes `choiceColumns`: what to show of each option, column by column.
///
/// Standard: SDC extension `choiceColumn`. Of a code `path` names a property, a language or use of a designation, or
/// `display`; of a resource it is FHIRPath.
struct ChoiceColumnsWriter {
    let texts: FormTexts

    private var document: Document { texts.document }

    /// Columns behind these are left out.
    private static let maximumColumns = 100

    func write(of item: Node, to json: inout JSONWriter) {
        let columns = document.extensionNodes(item, KnownExtension.choiceColumn).filter {
            document.isText(document.extensionValue($0, "path"))
        }
        guard !columns.isEmpty else { return }
        json.key("choiceColumns")
        json.beginArray()
        for column in columns.prefix(Self.maximumColumns) {
            json.beginObject()
            json.member("path", document.extensionValue(column, "path"), of: document)
            let label = texts.extensionText(column, "label")
            if label.exists { json.member("label", label, of: document) }
            ItemHeadWriter(texts: texts).writeWidth("width", of: document.extensionValue(column, "width"), to: &json)
            if let isDisplay = document.extensionBool(column, "forDisplay") { json.member("forDisplay", isDisplay) }
            json.endObject()
        }
        json.endArray()
    }
}
