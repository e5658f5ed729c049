import FHIRJSON
import FHIRModel
import Storage
import TestSupport

@testable import StoragePostgres

/// A schema of the test's own on the server of the tests, gone with it.
final class TestDatabase {
    let address: String
    let schema: String

    init() throws {
        schema = PostgresServer.freshSchema()
        address = PostgresServer.address(schema: schema)
        try Self.run(["CREATE SCHEMA \(unsafeSQL: schema)"])
    }

    deinit { try? Self.run(["DROP SCHEMA \(unsafeSQL: schema) CASCADE"]) }

    func open(connections: Int = 6) throws -> PostgresStore { try PostgresStore(address, connections: connections) }

    /// Runs statements on a connection of their own.
    func run(_ statements: [SQL]) throws { _ = try connection().run(statements.map(\.once)) }

    func connection() throws -> PostgresConnection { try PostgresConnection(address: address) }

    static func run(_ statements: [SQL]) throws {
        _ = try PostgresConnection(address: PostgresServer.address ?? "").run(statements.map(\.once))
    }
}

extension ArtifactStore {
    /// Writes a Questionnaire.
    @discardableResult
    func write(_ id: String, title: String = "T", url: String? = nil) throws -> StoredVersion? {
        let member = url.map { #","url":"\#($0)""# } ?? ""
        let body = try Bodies.body(#"{"resourceType":"Questionnaire","title":"\#(title)"\#(member)}"#)
        return try transact { try $0.update(body, id: id, now: 1000) }.version
    }
}

struct NoResource: Error {}

enum Bodies {
    static func body(_ text: String) throws -> ResourceBody {
        let document = try Document.parse(text)
        guard let type = document.string(document.root, .resourceType).flatMap(ResourceTypes.entry) else {
            throw NoResource()
        }
        return ResourceBody(document, type: type, fhirVersion: nil)
    }
}
