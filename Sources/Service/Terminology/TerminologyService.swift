internal import FHIRJSON
internal import FHIRModel
internal import HTTPServer
internal import Hashing
internal import Storage
internal import Terminology

/// What all operations of terminology share.
struct TerminologyService: Sendable {
    let context: ArtifactContext
    let library: TerminologyLibrary

    /// Answers a request where it may take its time.
    func run(
        _ request: HTTPRequest, _ work: @escaping @Sendable () throws(ServiceError) -> HTTPResponse
    ) -> Outcome {
        let writer = context.writer
        let answer: @Sendable () -> HTTPResponse = {
            do throws(ServiceError) {
                return try work()
            } catch {
                return writer.outcome(error, for: request)
            }
        }
        return context.store.mayWait || context.asksOthers ? .run(on: .io, answer) : .run(on: .heavy, answer)
    }

    /// What a server elsewhere answered, passed on.
    func reply(_ answer: Document, _ negotiation: Negotiation) -> HTTPResponse {
        let bytes = answer.bytes(answer.root)
        return context.writer.fhir(negotiation.isPretty ? prettyPrinted(bytes) : bytes)
    }

    /// A resource of the store as terminology.
    func stored(_ type: String, _ id: String) throws(ServiceError) -> TerminologyResource {
        let version = try context.living(type, id)
        guard let content = version.content, let document = try? Document.parse(content, limits: .stored) else {
            throw ServiceError(.fault, "The stored \(type) cannot be read.")
        }
        return TerminologyResource(document.freeze())
    }

    /// What a request sees: what it brings, then the store, then what is built in.
    ///
    /// - Parameter carrier: the resource it is about, whose own contained resources are seen too.
    func scope(_ input: TerminologyInput, carrier: TerminologyResource? = nil) throws(ServiceError) -> TerminologyScope
    {
        let given = input.extraResources + (carrier.map { $0.contained } ?? [])
        let scope = TerminologyScope(given: given, source: library)
        scope.supplements = try input.texts("useSupplement")
        return scope
    }

    /// The codes of a value set that stands in a request or in the store, remembered by its content.
    func list(of valueSet: TerminologyResource, _ input: TerminologyInput, _ scope: TerminologyScope) -> CodeList {
        let parts =
            [valueSet] + input.extraResources
        var bytes: [UInt8] = []
        for part in parts {
            bytes += part.document.rawBytes(part.node)
            bytes.append(0)
        }
        for supplement in scope.supplements { bytes += Array(supplement.utf8) + [1] }
        let content = bytes.withUnsafeBytes { hexadecimal(sha256($0)) }
        if let known = library.list(ofContent: content) { return known }
        let generation = library.generation
        let made = scope.list(of: valueSet)
        // What others told is remembered with their answers, and for as long as these.
        if !scope.hasAsked { library.keep(made, ofContent: content, used: scope.used, generation: generation) }
        return made
    }
}
