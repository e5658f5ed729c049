internal import FHIRModel
internal import HTTPServer
internal import Storage

/// `DELETE /{type}/{id}`: 204, whether or not it was there (https://hl7.org/fhir/R4/http.html#delete).
struct DeleteHandler: Sendable {
    let context: ArtifactContext

    func handle(_ request: HTTPRequest) -> Outcome {
        context.run(request) { () throws(ServiceError) in
            let type = try context.type(request).name
            let id = try ArtifactContext.id(request)
            try context.checkWritable(type, id)
            let condition = try EntityTags.condition(
                ifMatch: request.headers.all(KnownHeader.ifMatch), ifNoneMatch: [])
            let now = context.now
            let store = context.store
            let result = try context.storing {
                try store.transact { try $0.delete(type, id: id, condition: condition, now: now) }
            }
            var response = context.writer.empty(status: 204, isPrivate: context.isPrivate(type))
            if let version = result.version {
                response.headers.set(KnownHeader.etag, EntityTags.tag(version.versionId))
            }
            return response
        }
    }
}
