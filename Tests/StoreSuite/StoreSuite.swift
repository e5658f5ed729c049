import FHIRJSON
import FHIRModel
package import Storage

/// What every store must do, told as checks that name what fails. The tests of all stores run all of them.
package struct StoreSuite: Sendable {
    /// One check.
    package struct Check: Sendable, CustomStringConvertible {
        package let name: String
        package let run: @Sendable (any ArtifactStore) throws -> [String]
        package var description: String { name }
    }

    package static let checks: [Check] =
        writing + transactions + canonicals + searching + paging + texts + sessions + sharedSessions

    static func body(_ text: String) throws -> ResourceBody {
        let document = try Document.parse(text)
        guard let name = document.string(document.root, .resourceType), let type = ResourceTypes.entry(name) else {
            throw SuiteError()
        }
        return ResourceBody(document, type: type, fhirVersion: nil)
    }

    static func questionnaire(_ members: String = "") throws -> ResourceBody {
        try body(#"{"resourceType":"Questionnaire"\#(members.isEmpty ? "" : ",")\#(members)}"#)
    }

    static func text(_ version: StoredVersion?) -> String {
        version?.content.map { String(decoding: $0, as: UTF8.self) } ?? ""
    }

    static func put(
        _ store: any ArtifactStore, _ body: ResourceBody, _ id: String, now: Int64 = 1000,
        _ condition: WriteCondition = .none
    ) throws -> WriteResult {
        try store.transact { try $0.update(body, id: id, condition: condition, now: now) }
    }

    /// What a write was refused with; nil = it was not.
    static func refusal(_ body: () throws -> Void) -> WriteRefusal? {
        do {
            try body()
            return nil
        } catch {
            return error as? WriteRefusal
        }
    }
}

struct SuiteError: Error {}

/// Collects what is not as it should be.
struct Expectations {
    private(set) var failures: [String] = []

    mutating func equal<Value: Equatable>(_ found: Value, _ expected: Value, _ what: String, line: Int = #line) {
        if found != expected { failures.append("line \(line), \(what): found \(found), expected \(expected)") }
    }

    mutating func isTrue(_ condition: Bool, _ what: String, line: Int = #line) {
        if !condition { failures.append("line \(line), \(what)") }
    }
}
