package import Calendar
internal import FHIRJSON
internal import FHIRModel
package import HTTPServer
internal import Rendering
internal import SDC
package import Storage
internal import Synchronization

/// The whole service without a socket: its routes, and what they share.
package final class FormService: Sendable {
    private let settings: ServiceSettings
    private let store: any FormStore
    private let definitions: any FormStore
    private let cache: FormCache
    private let writer: ReplyWriter
    private let nextStep: NextStepHandler
    private let draining = Atomic<Bool>(false)

    /// - Parameters:
    ///   - store: the forms.
    ///   - clock: what time it is.
    package init(settings: ServiceSettings, store: any FormStore, clock: @escaping @Sendable () -> Instant) {
        self.settings = settings
        self.store = store
        let marks = Marks(canonicalBase: settings.canonicalBase)
        cache = FormCache(capacity: settings.formCacheBytes, marks: marks)
        writer = ReplyWriter(marks: marks)
        definitions = Self.definitions(settings)
        nextStep = NextStepHandler(
            resolver: FormResolver(cache: cache, store: store), writer: writer, limits: settings.limits,
            zones: TimeZones(), clock: clock)
    }

    /// From now on `/ready` says that no new requests are wanted.
    package func beginDraining() { draining.store(true, ordering: .relaxed) }

    /// Compiles a stored form, so that its first request finds it warm.
    ///
    /// - Returns: nil when it can be walked, else what is wrong with it, in one sentence.
    package func warm(_ form: StoredResource) -> String? {
        do throws(FormError) {
            let compiled = try cache.compile(bytes: form.document.source, version: form.fhirVersion)
            cache.name(compiled, as: FormResolver.cacheName(form))
            return nil
        } catch {
            return error.issues.first?.text ?? "It cannot be compiled."
        }
    }

    /// Turns what the HTTP layer refuses by itself into an OperationOutcome.
    package var refusals: RefusalRenderer {
        let writer = writer
        return { refusal, request in
            writer.outcome(ServiceError(refusal), for: request)
        }
    }

    /// All routes.
    package func router() -> Router {
        var router = Router()
        addPlainRoutes(to: &router)
        let base = settings.basePath
        let writer = writer
        let nextStep = nextStep
        router.add("POST", base + "/Questionnaire/$next-step") { request in
            nextStep.handle(request, instance: nil)
        }
        router.add("POST", base + "/Questionnaire/{id:plain}/$next-step") { request in
            do throws(ServiceError) {
                return nextStep.handle(request, instance: try ReadHandler.id(of: request))
            } catch {
                return .reply(writer.outcome(error, for: request, isPrivate: true))
            }
        }
        addResource("Questionnaire", store, to: &router)
        addResource("StructureDefinition", definitions, to: &router)
        addResource("OperationDefinition", definitions, to: &router)
        let metadata = MetadataHandler(canonicalBase: settings.canonicalBase, writer: writer)
        router.add("GET", base + "/metadata") { request in .reply(metadata.handle(request)) }
        return router
    }

    private func addResource(_ type: String, _ store: any FormStore, to router: inout Router) {
        let base = settings.basePath
        let search = SearchHandler(store: store, writer: writer, basePath: base)
        let read = ReadHandler(store: store, writer: writer)
        router.add("GET", "\(base)/\(type)") { request in .reply(search.handle(request, type: type)) }
        router.add("GET", "\(base)/\(type)/{id:plain}") { request in .reply(read.handle(request, type: type)) }
    }

    /// Routes that stay at the root whatever the base path is.
    private func addPlainRoutes(to router: inout Router) {
        router.add("GET", "/health") { _ in .reply(PlainReplies.json(status: 200, #"{"status":"ok"}"#)) }
        router.add("GET", "/ready") { [self] _ in
            if draining.load(ordering: .relaxed) {
                return .reply(PlainReplies.json(status: 503, #"{"status":"draining"}"#))
            }
            return .reply(PlainReplies.json(status: 200, #"{"status":"ready"}"#))
        }
        let contract = PlainReplies.contract()
        router.add("GET", "/openapi.yaml") { _ in .reply(contract) }
    }

    /// Our own extensions and operations, read and searched like any resource.
    private static func definitions(_ settings: ServiceSettings) -> MemoryStore {
        let store = MemoryStore()
        var all = StateMarkDefinitions.all(canonicalBase: settings.canonicalBase).map {
            (type: "StructureDefinition", id: $0.id, bytes: $0.bytes)
        }
        all.append(
            (
                "OperationDefinition", NextStepDefinition.id,
                NextStepDefinition.bytes(canonicalBase: settings.canonicalBase)
            ))
        for definition in all {
            // Written by ourselves a moment ago.
            guard let document = try? Document.parse(definition.bytes) else { continue }
            store.put(
                StoredResource(
                    type: definition.type, id: definition.id, versionId: 1, lastModified: ServiceVersion.seconds,
                    fhirVersion: .r4, document: document))
        }
        return store
    }
}
