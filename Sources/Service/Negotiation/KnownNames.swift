internal import FHIRModel

/// Media types of bodies.
enum KnownMediaType {
    static let fhirJSON = "application/fhir+json"
    /// The name before FHIR 3.0, still sent by old clients.
    static let oldFHIRJSON = "application/json+fhir"
    static let json = "application/json"
    static let textJSON = "text/json"
    static let compact = "application/vnd.formstep+json"
    static let yaml = "application/yaml"
    static let urlEncodedForm = "application/x-www-form-urlencoded"

    /// Taken as the body of a request.
    static let bodies = [fhirJSON, json, compact, textJSON, oldFHIRJSON]

    /// The Content-Type of a reply that is FHIR.
    static func fhirJSON(_ version: FHIRVersion) -> String {
        "\(fhirJSON); fhirVersion=\(version.rawValue); charset=utf-8"
    }
}

/// Header fields that handlers read or write.
enum KnownHeader {
    static let accept = "Accept"
    static let acceptEncoding = "Accept-Encoding"
    static let acceptLanguage = "Accept-Language"
    static let authenticate = "WWW-Authenticate"
    static let authorization = "Authorization"
    static let cacheControl = "Cache-Control"
    static let contentEncoding = "Content-Encoding"
    static let contentSecurityPolicy = "Content-Security-Policy"
    static let contentType = "Content-Type"
    static let etag = "ETag"
    static let forwardedProto = "X-Forwarded-Proto"
    static let host = "Host"
    static let contentLocation = "Content-Location"
    static let idempotencyKey = "Idempotency-Key"
    static let ifMatch = "If-Match"
    static let ifNoneExist = "If-None-Exist"
    static let ifNoneMatch = "If-None-Match"
    static let lastModified = "Last-Modified"
    static let location = "Location"
    static let permissionsPolicy = "Permissions-Policy"
    static let prefer = "Prefer"
    static let preferenceApplied = "Preference-Applied"
    static let referrerPolicy = "Referrer-Policy"
    static let retryAfter = "Retry-After"
    static let vary = "Vary"
}
