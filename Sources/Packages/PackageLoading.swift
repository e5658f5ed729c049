internal import FHIRJSON
internal import FHIRModel
internal import Hashing
package import Storage

/// Putting the definitions of packages into a store.
extension ArtifactStore {
    /// What came of a package.
    package typealias Loaded = (written: Int, kept: Int)

    /// Names a package file in the marks of a store.
    package static func packageMark(of bytes: [UInt8]) -> String {
        "package " + bytes.withUnsafeBytes { hexadecimal(sha256($0)) }
    }

    /// Writes the resources of a package, all or none. One whose url and version are in the store already stays as it is
    /// there; one whose id another resource has gets an id of its own.
    ///
    /// - Parameters:
    ///   - mark: of ``packageMark(of:)``.
    ///   - now: milliseconds since 1970.
    /// - Returns: nil where the same file was loaded before.
    /// - Throws: ``StoreError``.
    package func load(_ package: FHIRPackage, mark: String, now: Int64) throws -> Loaded? {
        try transact { transaction in
            guard try transaction.mark(mark) else { return nil }
            var written = 0
            for body in package.resources {
                guard let id = try Self.place(body, in: transaction) else { continue }
                _ = try transaction.update(body, id: id, now: now)
                written += 1
            }
            return (written, package.resources.count - written)
        }
    }

    /// Whether a file was loaded before; looks without writing.
    package func hasLoaded(mark: String) throws -> Bool {
        do {
            return try transact { transaction in
                guard try transaction.mark(mark) else { return true }
                // The mark that was set by looking goes with the transaction.
                throw MarkNotThere()
            }
        } catch is MarkNotThere {
            return false
        }
    }

    /// The id a resource is to have; nil = it is there already.
    private static func place(_ body: ResourceBody, in transaction: any StoreTransaction) throws -> String? {
        let url = body.facts.url
        let version = body.facts.businessVersion
        let wanted = body.id ?? ResourceID.made(from: url ?? body.type)
        if let url {
            for head in try transaction.heads(body.type, url: url) where head.businessVersion == version {
                return nil
            }
        }
        guard let current = try transaction.current(body.type, id: wanted), !current.isDeleted else { return wanted }
        let name = "\(url ?? "")|\(version ?? "")"
        let digest = Array(name.utf8).withUnsafeBytes { hexadecimal(sha256($0)) }
        let id = "\(wanted.prefix(50))-\(digest.prefix(12))"
        if url == nil, try transaction.current(body.type, id: id) != nil { return nil }
        return id
    }
}

/// Ends a transaction that only looked.
private struct MarkNotThere: Error {}
