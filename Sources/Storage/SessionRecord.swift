package import FHIRModel

/// A session as a store keeps it: a form that somebody is filling in (design 4).
package struct SessionRecord: Sendable, Equatable {
    package enum State: String, Sendable {
        /// It takes answers.
        case open = "in-progress"
        /// Its response is finished and stored.
        case completed
        /// Completed once, and opened again.
        case amending
        /// Deleted or expired: a tombstone without content.
        case gone
    }

    /// The SHA-256 digest of the session's id. The id itself is a bearer secret and is never kept.
    package let id: [UInt8]
    /// Counts from 1; one more with every write.
    package var version: Int
    package var state: State
    /// When it expires; of one that is gone, when its tombstone is taken away. Milliseconds since 1970.
    package var expires: Int64
    /// The name of its form among those kept by ``SessionTransaction/keepSessionForm(_:_:)``; empty of one that is gone.
    package var form: String
    /// Path of the step that was shown last; nil = none, as at the end.
    package var place: String?
    /// The QuestionnaireResponse so far, or finished.
    package var response: [UInt8]
    /// The id of the stored QuestionnaireResponse, once it was completed.
    package var result: String?
    /// What does not change with answers: the owner, launch contexts, language. Opaque to the store.
    package var head: [UInt8]

    package init(
        id: [UInt8], version: Int = 1, state: State = .open, expires: Int64, form: String, place: String?,
        response: [UInt8], result: String? = nil, head: [UInt8]
    ) {
        self.id = id
        self.version = version
        self.state = state
        self.expires = expires
        self.form = form
        self.place = place
        self.response = response
        self.result = result
        self.head = head
    }

    /// How long a tombstone stays (design 4): 30 days, in milliseconds.
    package static let tombstoneLifetime: Int64 = 30 * 24 * 3_600_000

    /// The tombstone of this session, from a moment on.
    package func tombstone(from moment: Int64) -> SessionRecord {
        SessionRecord(
            id: id, version: version + 1, state: .gone, expires: moment + Self.tombstoneLifetime, form: "", place: nil,
            response: [], head: [])
    }

    /// The hour, counted from 1970, in which there is something to be done about it. Whole hours, so that the index over
    /// them is not written with every answer.
    package var dueHour: Int64 { Self.hour(expires) + 1 }

    package static func hour(_ moment: Int64) -> Int64 { moment / 3_600_000 }
}

/// A form that sessions began with, kept as long as one of them needs it.
package struct SessionForm: Sendable, Equatable {
    package let fhirVersion: FHIRVersion
    package let content: [UInt8]

    package init(fhirVersion: FHIRVersion, content: [UInt8]) {
        self.fhirVersion = fhirVersion
        self.content = content
    }
}

/// The reply that was given to a request with an `Idempotency-Key`.
package struct KeptReply: Sendable, Equatable {
    /// A digest of what was asked.
    package let request: [UInt8]
    /// Milliseconds since 1970.
    package let expires: Int64
    /// Opaque to the store.
    package let content: [UInt8]

    package init(request: [UInt8], expires: Int64, content: [UInt8]) {
        self.request = request
        self.expires = expires
        self.content = content
    }
}
