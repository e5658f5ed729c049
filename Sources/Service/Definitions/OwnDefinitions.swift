internal import FHIRJSON
internal import FHIRModel
internal import Storage

/// Our own extensions and operations, as resources of the store like any other, except that nobody writes over them.
struct OwnDefinitions: Sendable {
    private let bodies: [(id: String, body: ResourceBody)]

    init(canonicalBase: String) {
        var all = StateMarkDefinitions.all(canonicalBase: canonicalBase).map {
            (type: "StructureDefinition", id: $0.id, bytes: $0.bytes)
        }
        for definition in [
            NextStepDefinition.definition, FHIRPathDefinition.definition, FormValidateDefinition.definition,
            ResponseValidateDefinition.validate, PopulateDefinition.definition,
        ] {
            all.append(("OperationDefinition", definition.id, definition.bytes(canonicalBase: canonicalBase)))
        }
        all.append(
            ("CodeSystem", FindingsDefinition.id, FindingsDefinition.bytes(canonicalBase: canonicalBase)))
        all.append(
            ("CodeSystem", ErrorCodesDefinition.id, ErrorCodesDefinition.bytes(canonicalBase: canonicalBase)))
        bodies = all.compactMap { definition in
            // Written by ourselves a moment ago.
            guard let document = try? Document.parse(definition.bytes), let type = ResourceTypes.entry(definition.type)
            else { return nil }
            return (definition.id, ResourceBody(document, type: type, fhirVersion: .r4))
        }
    }

    /// `Type/id` of all of them.
    var names: Set<String> { Set(bodies.map { "\($0.body.type)/\($0.id)" }) }

    /// Puts them into a store, each only where it is not there as it is now. A store that cannot be written keeps what it
    /// has: they are no reason not to serve.
    func write(to store: any ArtifactStore, now: Int64) {
        for (id, body) in bodies {
            _ = try? store.transact { transaction in
                if let current = try transaction.current(body.type, id: id), let content = current.content,
                    content == body.stamped(id: id, versionId: current.versionId, lastUpdated: current.lastUpdated)
                {
                    return
                }
                _ = try transaction.update(body, id: id, now: now)
            }
        }
    }
}
