/// Why a store could not do its work. Nothing of the call was done; the next one may succeed.
package enum StoreError: Error, Sendable, Equatable {
    /// The disk, or what the store may take of it, is full.
    case full
    /// The disk, the file or another process does not let it. The text names neither path nor content.
    case unavailable(String)
}

/// A write that the state of the store forbids (https://hl7.org/fhir/R4/http.html#concurrency).
package enum WriteRefusal: Error, Sendable, Equatable {
    /// `If-Match` names another version than the current one; nil = there is none.
    case versionConflict(current: Int?)
    /// `If-None-Match: *`, and the resource is there.
    case exists
    /// A condition that must fit one resource fits several.
    case severalMatches
}
