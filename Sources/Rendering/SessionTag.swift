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
