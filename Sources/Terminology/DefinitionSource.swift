package import FHIRJSON

/// Definitions that lie outside a form: value sets and code systems that are stored.
package protocol DefinitionSource: Sendable {
    /// Grows with every write of a definition; asking never waits.
    var generation: UInt64 { get }
    /// Whether one of these canonical urls may mean something else than it did when the counter stood so. Never waits.
    func changed(_ urls: Set<String>, since generation: UInt64) -> Bool
    /// The definition of a type that a canonical (`url` or `url|version`) means, frozen; nil = there is none. May wait for
    /// a disk.
    func definition(_ type: String, _ canonical: String) -> Document?
    /// Makes these canonical urls count as changed. Never waits.
    func forget(_ urls: [String])
}

extension DefinitionSource {
    /// What never changes is not forgotten either.
    package func forget(_ urls: [String]) {}
}
