import Calendar
import FHIRJSON
import FuzzDriver
import Glibc
import HTTPServer
import Service
import Storage
import StorageSQLite

/// The parameters of a search, posted to two servers that hold the same resources, in memory and in SQLite. The first byte
/// chooses the type. Whatever the parameters are, both answer the same, with a Bundle or with 400.
private func server(_ store: any ArtifactStore) -> InProcessServer {
    let service = FormService(settings: ServiceSettings(), store: store, clock: { Instant(seconds: 1_767_225_600) })
    let server = InProcessServer(router: service.router(), refusals: service.refusals)
    for text in resources {
        guard let document = try? Document.parse(text) else { preconditionFailure("a resource is broken") }
        let type = document.string(document.member(document.root, .resourceType)) ?? ""
        let id = document.string(document.member(document.root, .id)) ?? ""
        let reply = server.respond(
            "PUT", "/\(type)/\(id)", headers: HTTPHeaders([("Content-Type", "application/fhir+json")]),
            body: Array(text.utf8))
        precondition(reply.status == 201, "a resource is not taken: \(type)/\(id)")
    }
    return server
}

private let servers: [InProcessServer] = {
    let path = "/tmp/formstep-fuzz-search-\(getpid()).db"
    guard let durable = try? SQLiteStore(path: path) else { preconditionFailure("no store in /tmp") }
    return [server(MemoryStore()), server(durable)]
}()

private let types = [
    "Observation", "Patient", "Organization", "Encounter", "RiskAssessment", "ValueSet", "Questionnaire",
]

private func fuzzOneInput(_ data: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let bytes = UnsafeBufferPointer(start: data, count: count)
    guard let choice = bytes.first else { return 0 }
    let headers = HTTPHeaders([
        ("Content-Type", "application/x-www-form-urlencoded"), ("Host", "f.example"),
        ("Prefer", choice & 0x80 == 0 ? "handling=lenient" : "handling=strict"),
    ])
    let target = "/\(types[Int(choice & 0x3F) % types.count])/_search"
    let replies = servers.map { $0.respond("POST", target, headers: headers, body: Array(bytes.dropFirst())) }
    precondition([200, 400, 406].contains(replies[0].status), "a status out of the contract: \(replies[0].status)")
    precondition(replies[0].status == replies[1].status, "the stores answer with different statuses")
    precondition(replies[0].body == replies[1].body, "the stores answer differently")
    precondition((try? Document.parse(replies[0].body)) != nil, "no JSON")
    return 0
}

@main
private enum FuzzSearch {
    static func main() { runFuzzer(fuzzOneInput) }
}

private let resources = [
    #"""
    {"resourceType":"Patient","id":"p1","meta":{"profile":["http://p.example/a"],"tag":[{"system":"t","code":"x"}]},
     "active":true,"gender":"female","birthDate":"1980-05-17",
     "identifier":[{"system":"http://ids.example","value":"12|3","type":{"text":"Medical record number"}}],
     "name":[{"family":"Müller","given":["Änne","Rosa"]},{"text":"Anne Mueller","use":"usual"}],
     "telecom":[{"system":"phone","value":"555-1"},{"system":"email","value":"a@b.example"}],
     "address":[{"line":["Hauptstraße 1"],"city":"Köln","country":"DE"}],
     "managingOrganization":{"reference":"Organization/o1"},
     "generalPractitioner":[{"reference":"Practitioner/d1"}]}
    """#,
    #"""
    {"resourceType":"Patient","id":"p2","gender":"male","birthDate":"1980","deceasedDateTime":"2020-02-03",
     "name":[{"family":"Smith, Jr","given":["Joe"]}],
     "managingOrganization":{"identifier":{"system":"http://orgs.example","value":"77"}}}
    """#,
    #"{"resourceType":"Organization","id":"o1","name":"Clinic","alias":["Klinik am Ring"],"partOf":{"reference":"Organization/o2"}}"#,
    #"{"resourceType":"Organization","id":"o2","name":"Holding"}"#,
    #"{"resourceType":"Practitioner","id":"d1","name":[{"family":"House"}]}"#,
    #"{"resourceType":"Group","id":"p1","type":"person","actual":true}"#,
    #"""
    {"resourceType":"Observation","id":"h1","status":"final","code":{"text":"Größe","coding":[
     {"system":"http://loinc.org","code":"8302-2","display":"Body height"},{"system":"http://local.example","code":"H"}]},
     "category":[{"coding":[{"system":"http://c.example","code":"vital-signs"}]}],
     "subject":{"reference":"Patient/p1"},"performer":[{"reference":"Practitioner/d1"}],
     "effectiveDateTime":"2024-03-05T10:00:00Z",
     "valueQuantity":{"value":172.0,"unit":"cm","system":"http://unitsofmeasure.org","code":"cm"}}
    """#,
    #"""
    {"resourceType":"Observation","id":"h2","status":"amended","code":{"coding":[
     {"system":"http://loinc.org","code":"8302-2"}]},"subject":{"reference":"Patient/p1/_history/2"},
     "effectivePeriod":{"start":"2024-04-01","end":"2024-04-30"},
     "valueQuantity":{"value":1.73,"unit":"m","system":"http://unitsofmeasure.org","code":"m"}}
    """#,
    #"""
    {"resourceType":"Observation","id":"h3","status":"final","code":{"coding":[
     {"system":"http://loinc.org","code":"29463-7"}]},"subject":{"reference":"Patient/p2"},
     "effectiveDateTime":"2024-03","valueQuantity":{"value":81,"unit":"Kilo"},
     "hasMember":[{"reference":"Observation/h1"}]}
    """#,
    #"""
    {"resourceType":"Observation","id":"h4","status":"final","code":{"coding":[{"code":"8302-2"}]},
     "subject":{"reference":"Group/p1"},"effectivePeriod":{"start":"2025-01-01"},"valueString":"tall",
     "component":[{"code":{"coding":[{"system":"http://loinc.org","code":"1-1"}]},"valueQuantity":{"value":5,
     "comparator":">","system":"http://unitsofmeasure.org","code":"mg"}}]}
    """#,
    #"{"resourceType":"Observation","id":"h5","status":"final","code":{"text":"Augenfarbe"},"subject":{"reference":"http://other.example/Patient/p1"}}"#,
    #"{"resourceType":"RiskAssessment","id":"k1","status":"final","subject":{"reference":"Patient/p1"},"prediction":[{"probabilityDecimal":0.40}]}"#,
    #"""
    {"resourceType":"RiskAssessment","id":"k2","status":"final","subject":{"reference":"Patient/p1"},
     "prediction":[{"probabilityRange":{"low":{"value":0.1},"high":{"value":0.2}}}]}
    """#,
    #"{"resourceType":"Condition","id":"c1","subject":{"reference":"Patient/p1"},"code":{"coding":[{"system":"http://snomed.info/sct","code":"38341003"}]},"onsetDateTime":"2019"}"#,
    #"{"resourceType":"Encounter","id":"e1","status":"finished","class":{"system":"http://k.example","code":"AMB"},"subject":{"reference":"Patient/p1"},"length":{"value":90,"system":"http://unitsofmeasure.org","code":"min","unit":"Minuten"}}"#,
    #"{"resourceType":"MedicationStatement","id":"m1","status":"active","subject":{"reference":"Patient/p1"},"medicationCodeableConcept":{"coding":[{"system":"http://rx.example","code":"1"}]},"effectiveDateTime":"2024-01-02"}"#,
    #"{"resourceType":"Coverage","id":"v1","status":"active","beneficiary":{"reference":"Patient/p1"},"payor":[{"reference":"Organization/o1"}]}"#,
    #"{"resourceType":"RelatedPerson","id":"n1","patient":{"reference":"Patient/p1"},"name":[{"family":"Muller"}]}"#,
    #"{"resourceType":"Immunization","id":"i1","status":"completed","vaccineCode":{"coding":[{"code":"FLU"}]},"patient":{"reference":"Patient/p1"},"occurrenceDateTime":"2023-10-10"}"#,
    #"{"resourceType":"Questionnaire","id":"q1","url":"http://forms.example/a","version":"1","status":"active"}"#,
    #"{"resourceType":"QuestionnaireResponse","id":"r1","status":"completed","questionnaire":"http://forms.example/a|1","subject":{"reference":"Patient/p1"}}"#,
    #"""
    {"resourceType":"ValueSet","id":"s1","url":"http://v.example/a/b","status":"active","title":"a,b$c|d\\e"}
    """#,
]
