package import FHIRJSON

/// What a reply tells of the session it belongs to (design 4): the member `session` of the envelope, the part of that name.
package struct SessionTag: Sendable {
    package var id: String
    package var version: Int
    /// A FHIR instant.
    package var expires: String
    /// `in-progress`, `completed`, `amending`.
    package var state: String
    /// The version of a newer form of the same canonical url, where one is stored.
    package var newerVersion: String?
    /// `QuestionnaireResponse/…`, once the session was completed.
    package var result: String?

    /// What a move to another version of the form did.
    package struct Migration: Sendable {
        /// Canonicals.
        package let from: String
        package let to: String
        package let carried: Int
        package let lostCount: Int
        package let lost: [(path: String, linkId: String, reason: String)]

        package init(
            from: String, to: String, carried: Int, lostCount: Int,
            lost: [(path: String, linkId: String, reason: String)]
        ) {
            self.from = from
            self.to = to
            self.carried = carried
            self.lostCount = lostCount
            self.lost = lost
        }

        fileprivate func write(to json: inout JSONWriter) {
            json.beginObject()
            json.member("from", from)
            json.member("to", to)
            json.member("carried", carried)
            json.member("lostCount", lostCount)
            json.key("lost")
            json.beginArray()
            for entry in lost {
                json.beginObject()
                json.member("path", entry.path)
                json.member("linkId", entry.linkId)
                json.member("reason", entry.reason)
                json.endObject()
            }
            json.endArray()
            json.endObject()
        }
    }

    package var migration: Migration?

    package init(
        id: String, version: Int, expires: String, state: String, newerVersion: String? = nil, result: String? = nil
    ) {
        self.id = id
        self.version = version
        self.expires = expires
        self.state = state
        self.newerVersion = newerVersion
        self.result = result
    }

    /// The value of the member.
    package func write(to json: inout JSONWriter) {
        json.beginObject()
        json.member("id", id)
        json.member("version", version)
        json.member("expires", expires)
        json.member("state", state)
        if let newerVersion { json.member("newerVersion", newerVersion) }
        if let result { json.member("questionnaireResponse", result) }
        if let migration {
            json.key("migration")
            migration.write(to: &json)
        }
        json.endObject()
    }

    /// The part of `Parameters`.
    func writePart(to json: inout JSONWriter) {
        json.beginObject()
        json.member("name", "session")
        json.key("part")
        json.beginArray()
        func part(_ name: StaticString, _ type: StaticString, _ value: String) {
            json.beginObject()
            json.member("name", name)
            json.member(type, value)
            json.endObject()
        }
        part("id", "valueString", id)
        json.beginObject()
        json.member("name", "version")
        json.member("valueInteger", version)
        json.endObject()
        part("expires", "valueInstant", expires)
        part("state", "valueCode", state)
        if let newerVersion { part("newerVersion", "valueString", newerVersion) }
        if let result { part("questionnaireResponse", "valueString", result) }
        json.endArray()
        json.endObject()
    }
}
