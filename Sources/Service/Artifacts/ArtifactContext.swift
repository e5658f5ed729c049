internal import Calendar
internal import FHIRJSON
internal import FHIRModel
internal import HTTPServer
internal import Storage
internal import Terminology

/// What all routes of the artifact store share.
struct ArtifactContext: Sendable {
    let store: any ArtifactStore
    let writer: ReplyWriter
    let access: AccessRules
    let limits: Document.Limits
    /// Prefix of the FHIR routes.
    let basePath: String
    let clock: @Sendable () -> Instant
    /// Looks a form over that was just written; what keeps it from being walked, or is odd about it.
    let review: @Sendable (StoredVersion) -> [Issue]
    /// `Type/id` of our own definitions, which nobody writes over.
    let builtIn: Set<String>
    /// The value sets and code systems of the store, and those that are built in.
    let definitions: TerminologyLibrary
    /// Terminology servers may be called, so whatever looks at value sets may have to wait for one.
    let asksOthers: Bool

    /// Milliseconds since 1970.
    var now: Int64 { Self.milliseconds(clock()) }

    static func milliseconds(_ instant: Instant) -> Int64 {
        instant.seconds * 1000 + Int64(instant.nanoseconds) / 1_000_000
    }

    /// Where the client reached the FHIR routes.
    func base(_ request: HTTPRequest) -> String { BaseURL.of(request) + basePath }

    // MARK: Where work runs

    /// For long work on forms: where terminology servers may be asked, that for what waits.
    var lane: Lane { asksOthers ? .io : .heavy }

    /// Runs work that asks the store: where that may wait for a disk, on threads that may wait.
    ///
    /// - Parameter isLong: it computes for long even where the store answers at once.
    func run(
        _ request: HTTPRequest, isLong: Bool = false,
        _ work: @escaping @Sendable () throws(ServiceError) -> HTTPResponse
    ) -> Outcome {
        let isPrivate = request.parameters["type"].map { !DefinitionTypes.contains($0) } ?? true
        let writer = writer
        let answer: @Sendable () -> HTTPResponse = {
            do throws(ServiceError) {
                return try work()
            } catch {
                return writer.outcome(error, for: request, isPrivate: isPrivate)
            }
        }
        if store.mayWait || isLong && asksOthers { return .run(on: .io, answer) }
        return isLong || request.body.count > InlineWork.bodyLimit ? .run(on: .heavy, answer) : .reply(answer())
    }

    // MARK: What the path names

    /// The type in the path.
    ///
    /// - Throws: 404 for what is no type of resource, 403 where its resources are not served.
    func type(_ request: HTTPRequest) throws(ServiceError) -> ResourceTypes.Entry {
        try type(named: request.parameters["type"] ?? "")
    }

    func type(named name: String) throws(ServiceError) -> ResourceTypes.Entry {
        guard let type = ResourceTypes.entry(name) else {
            throw ServiceError(.notFound, "There is no resource type of this name.", code: .notSupported)
        }
        try access.check(type: name)
        return type
    }

    /// The id in the path.
    ///
    /// - Throws: 400 for what FHIR does not allow as an id, 404 for the name of an operation we do not have.
    static func id(_ request: HTTPRequest) throws(ServiceError) -> String {
        let id = request.parameters["id"] ?? ""
        guard ResourceID.isValid(id) else {
            if id.hasPrefix("$") {
                throw ServiceError(.notFound, "There is no such operation here.", code: .notSupported)
            }
            throw ServiceError(
                .malformed, "An id is made of letters, digits, '-' and '.', at most 64 of them.", code: .value)
        }
        return id
    }

    /// - Throws: 403 for our own definitions.
    func checkWritable(_ type: String, _ id: String) throws(ServiceError) {
        if builtIn.contains("\(type)/\(id)") {
            throw ServiceError(.forbidden, "This definition is the server's own and is not written.")
        }
    }

    // MARK: The store

    /// Reads or writes, its errors made ours.
    func storing<Value>(_ body: () throws -> Value) throws(ServiceError) -> Value {
        do {
            return try body()
        } catch let error as ServiceError {
            throw error
        } catch let error as StoreError {
            throw ServiceError(error)
        } catch let error as WriteRefusal {
            throw ServiceError(error)
        } catch {
            throw ServiceError(.fault, "The store failed.")
        }
    }

    /// The current version of a resource.
    ///
    /// - Throws: 404 where it never was, 410 where it was deleted.
    func living(
        _ type: String, _ id: String, in reading: (any StoreReading)? = nil
    ) throws(ServiceError) -> StoredVersion {
        let reading = reading ?? store
        guard let version = try storing({ try reading.current(type, id: id) }) else {
            throw ServiceError(.notFound, "There is no \(type) with this id.")
        }
        guard !version.isDeleted else { throw ServiceError(.gone, "This \(type) was deleted.") }
        return version
    }
}

extension ServiceError {
    init(_ error: StoreError) {
        switch error {
        case .full: self.init(.insufficientStorage, "The store is full: nothing was written.")
        case .unavailable(let reason): self.init(.unavailable, reason, code: .noStore)
        }
    }

    init(_ refusal: WriteRefusal) {
        switch refusal {
        case .versionConflict(let current?):
            self.init(.preconditionFailed, "The current version is \(current).")
        case .versionConflict(nil):
            self.init(.preconditionFailed, "There is no current version.")
        case .exists:
            self.init(.preconditionFailed, "The resource is there already.")
        case .severalMatches:
            self.init(
                .preconditionFailed, "The condition fits more than one resource.", code: .multipleMatches)
        }
    }
}
