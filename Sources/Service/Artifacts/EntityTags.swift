internal import FHIRModel
internal import HTTPServer
internal import Storage

/// Entity tags of versions, `W/"3"` (https://hl7.org/fhir/R4/http.html#versioning).
enum EntityTags {
    static func tag(_ versionId: Int) -> String { "W/\"\(versionId)\"" }

    /// Whether `If-None-Match` names the version: weak comparison with a list of tags, or `*` (RFC 9110 13.1.2).
    static func matches(_ fields: [String], _ versionId: Int) -> Bool {
        let tag = tag(versionId)
        return list(fields).contains { $0 == "*" || $0 == tag || "W/\($0)" == tag }
    }

    /// The condition that `If-Match` and `If-None-Match: *` make of a write.
    ///
    /// - Throws: 400 for `If-Match` that holds no tag of a version, or other tags in `If-None-Match`.
    static func condition(ifMatch: [String], ifNoneMatch: [String]) throws(ServiceError) -> WriteCondition {
        var condition = WriteCondition()
        let match = list(ifMatch)
        if match.contains("*") {
            condition.mustExist = true
        } else if !match.isEmpty {
            var versions: [Int] = []
            for tag in match {
                // A tag that is none of ours fits no version.
                versions.append(version(tag) ?? -1)
            }
            condition.versions = versions
        } else if !ifMatch.isEmpty {
            throw ServiceError(.malformed, "If-Match must hold the tag of a version, such as W/\"1\".", code: .value)
        }
        let noneMatch = list(ifNoneMatch)
        if noneMatch == ["*"] {
            condition.mustNotExist = true
        } else if !noneMatch.isEmpty {
            throw ServiceError(.malformed, "On a write, If-None-Match can only be *.", code: .value)
        }
        return condition
    }

    /// The versions that `If-Match` of a session names; nil = it is not there, or takes any (`*`).
    ///
    /// - Throws: 400 for a field without a tag.
    static func versions(ifMatch fields: [String]) throws(ServiceError) -> [Int]? {
        if fields.isEmpty { return nil }
        return try condition(ifMatch: fields, ifNoneMatch: []).versions
    }

    private static func list(_ fields: [String]) -> [String] {
        fields.flatMap { MediaType.split($0[...], at: ",") }.filter { !$0.isEmpty }.map(String.init)
    }

    /// The version in `W/"3"`, `"3"` or, as some clients send it, `3`.
    private static func version(_ tag: String) -> Int? {
        var rest = tag[...]
        if rest.hasPrefix("W/") { rest = rest.dropFirst(2) }
        if rest.count >= 2, rest.first == "\"", rest.last == "\"" { rest = rest.dropFirst().dropLast() }
        return number(rest)
    }

    /// The number of a version as it is given out: no sign, no zeros in front.
    static func number(_ text: some StringProtocol) -> Int? {
        guard let number = Int(text), "\(number)" == text else { return nil }
        return number
    }
}
