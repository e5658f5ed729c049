internal import FHIRJSON
internal import HTTPServer

/// `POST /`: a Bundle of type batch or transaction (https://hl7.org/fhir/R4/http.html#transaction).
struct BundleHandler: Sendable {
    let context: ArtifactContext

    func handle(_ request: HTTPRequest) -> Outcome {
        context.run(request, isLong: true) { () throws(ServiceError) in
            let negotiation = try Negotiation(for: request)
            let version = try Negotiation.bodyVersion(of: request)
            let base = context.base(request)
            let preferences = Preferences(of: request)
            let reader = try BundleReader(
                request.body, context: context, version: version, isLenient: preferences.isLenient, base: base)
            let run = EntryRun(context: context, base: base, now: context.now)
            let entries = reader.entries()
            let replies: [EntryReply]
            switch reader.kind {
            case .batch:
                replies = BatchRun(run: run).perform(entries)
            case .transaction:
                var read: [BundleEntry] = []
                for entry in entries { read.append(try entry.get()) }
                replies = try TransactionRun(run: run).perform(read)
            }
            let bytes = bundle(
                reader.kind, replies, base: base, wantsResource: preferences.returnsRepresentation)
            return context.writer.fhir(negotiation.isPretty ? prettyPrinted(bytes) : bytes, isPrivate: true)
        }
    }

    private func bundle(
        _ kind: BundleReader.Kind, _ replies: [EntryReply], base: String, wantsResource: Bool
    ) -> [UInt8] {
        var writer = JSONWriter(capacity: 256 + replies.count * 256)
        writer.beginObject()
        writer.member("resourceType", "Bundle")
        writer.member("type", "\(kind.rawValue)-response")
        if !replies.isEmpty {
            writer.key("entry")
            writer.beginArray()
            for reply in replies { reply.write(context, base: base, wantsResource: wantsResource, to: &writer) }
            writer.endArray()
        }
        writer.endObject()
        return writer.take()
    }
}
