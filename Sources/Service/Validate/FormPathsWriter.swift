internal import Diagnosis
internal import FHIRJSON
internal import FHIRModel
internal import Rendering

/// The reply of `Questionnaire/$validate` with `paths`: Parameters with `return`, `complete`, and a `path` for each.
enum FormPathsWriter {
    static func bytes(_ issues: [Issue], _ paths: FormPaths, _ options: RenderOptions) -> [UInt8] {
        var writer = JSONWriter()
        writer.beginObject()
        writer.member("resourceType", "Parameters")
        writer.key("parameter")
        writer.beginArray()
        begin("return", &writer)
        writer.key("resource")
        writer.raw(
            OperationOutcomeRenderer.render(
                issues, RenderOptions(language: options.language, pretty: false, marks: options.marks)))
        writer.endObject()
        begin("complete", &writer)
        writer.member("valueBoolean", paths.isComplete)
        writer.endObject()
        for path in paths.all { write(path, &writer) }
        writer.endArray()
        writer.endObject()
        return options.pretty ? prettyPrinted(writer.take()) : writer.take()
    }

    private static func begin(_ name: StaticString, _ writer: inout JSONWriter) {
        writer.beginObject()
        writer.member("name", name)
    }

    private static func write(_ path: FormPaths.Path, _ writer: inout JSONWriter) {
        begin("path", &writer)
        writer.key("part")
        writer.beginArray()
        for linkId in path.linkIds {
            begin("item", &writer)
            writer.member("valueString", linkId)
            writer.endObject()
        }
        begin("response", &writer)
        writer.key("resource")
        writer.node(path.response.root, of: path.response)
        writer.endObject()
        writer.endArray()
        writer.endObject()
    }
}
