import FHIRJSON
import Storage

/// Made-up resources that the tests of searching look for.
enum SearchFixtures {
    static let resources: [String] = [
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

    /// A query with what it finds, in order: matches, then behind `+` what is included.
    struct Case: Sendable, CustomStringConvertible {
        let query: String
        let ids: String

        init(_ query: String, _ ids: String) {
            self.query = query
            self.ids = ids
        }

        var description: String { query }
    }

    static let cases: [Case] = tokens + references + dates + texts + numbers + rest

    private static let tokens = [
        Case("Observation?code=http://loinc.org|8302-2", "h1 h2"), Case("Observation?code=8302-2", "h1 h2 h4"),
        Case("Observation?code=|8302-2", "h4"), Case("Observation?code=http://loinc.org|", "h1 h2 h3"),
        Case("Observation?code=H", "h1"), Case("Observation?code=http://loinc.org|H", ""),
        Case("Observation?code=h", ""),
        Case("Observation?code=http://loinc.org|29463-7,H", "h1 h3"),
        Case("Observation?code=8302-2&code=H", "h1"),
        Case("Observation?code:not=8302-2", "h3 h5"), Case("Observation?code:not=8302-2,29463-7", "h5"),
        Case("Observation?category:not=vital-signs", "h2 h3 h4 h5"),
        Case("Observation?code:text=body", "h1"), Case("Observation?code:text=gros", "h1"),
        Case("Observation?code:text=height", ""), Case("Observation?code:text=augen", "h5"),
        Case("Observation?code=", "h1 h2 h3 h4 h5"),
        Case("Observation?category:missing=true", "h2 h3 h4 h5"), Case("Observation?category:missing=false", "h1"),
        Case("Observation?code:missing=true", ""),
        Case("Observation?status=final&code=8302-2", "h1 h4"),
        Case("Observation?status=http://hl7.org/fhir/observation-status|amended", "h2"),
        Case("Observation?status:not=final", "h2"),
        Case("Observation?combo-code=1-1", "h4"), Case("Observation?component-code=http://loinc.org|1-1", "h4"),
        Case("Observation?combo-code=29463-7", "h3"),
        Case("Patient?identifier=http://ids.example|12\\|3", "p1"), Case("Patient?identifier=12\\|3", "p1"),
        Case("Patient?identifier=http://ids.example|", "p1"), Case("Patient?identifier=|12\\|3", ""),
        Case("Patient?identifier:text=medical", "p1"),
        Case("Patient?active=true", "p1"), Case("Patient?gender=male,female", "p1 p2"),
        Case("Patient?deceased=true", "p2"), Case("Patient?deceased=false", "p1"),
        Case("Patient?phone=555-1", "p1"), Case("Patient?email=555-1", ""), Case("Patient?telecom=a@b.example", "p1"),
        Case("Encounter?class=AMB", "e1"), Case("Encounter?class=http://k.example|AMB", "e1"),
        Case("MedicationStatement?code=http://rx.example|1", "m1"),
        Case("Patient?_tag=t|x", "p1"), Case("Patient?_tag=y", ""), Case("Patient?_profile=http://p.example/a", "p1"),
    ]

    private static let references = [
        Case("Observation?subject=Patient/p1", "h1 h2"), Case("Observation?subject=p1", "h1 h2 h4"),
        Case("Observation?subject:Patient=p1", "h1 h2"), Case("Observation?subject:Group=p1", "h4"),
        Case("Observation?subject:Patient=Patient/p1", "h1 h2"), Case("Observation?subject:Patient=Group/p1", ""),
        Case("Observation?patient=p1", "h1 h2"), Case("Observation?patient=Patient/p1", "h1 h2"),
        Case("Observation?patient=Group/p1", ""), Case("Observation?patient=Patient/p1,Patient/p2", "h1 h2 h3"),
        Case("Observation?subject=http://other.example/Patient/p1", "h5"),
        Case("Observation?patient=http://other.example/Patient/p1", "h5"),
        Case("Observation?subject=$base/Patient/p1", "h1 h2"),
        Case("Observation?patient:missing=true", "h4"), Case("Observation?patient:missing=false", "h1 h2 h3 h5"),
        Case("Observation?subject:missing=true", ""),
        Case("Patient?organization:identifier=http://orgs.example|77", "p2"),
        Case("Patient?organization:identifier=77", "p2"), Case("Patient?organization=o1", "p1"),
        Case("Coverage?patient=p1&payor=Organization/o1", "v1"), Case("Coverage?beneficiary=Patient/p2", ""),
        Case("RelatedPerson?patient=Patient/p1", "n1"), Case("Immunization?patient=p1", "i1"),
        Case("Condition?patient=p1&code=38341003", "c1"),
        Case("QuestionnaireResponse?questionnaire=http://forms.example/a", "r1"),
        Case("QuestionnaireResponse?questionnaire=http://forms.example/a|1", "r1"),
        Case("QuestionnaireResponse?questionnaire=http://forms.example/a|2", ""),
        Case("Observation?subject:Patient.name=muller", "h1 h2"),
        Case("Observation?patient.identifier=http://ids.example|12\\|3", "h1 h2"),
        Case("Observation?subject.gender=male", "h3"), Case("Observation?subject:Patient.gender=unknown", ""),
        Case("Observation?subject:Patient.organization.name=clinic", "h1 h2"),
        Case("Patient?_has:Observation:patient:code=29463-7", "p2"),
        Case("Patient?_has:Observation:subject:code=8302-2", "p1"),
        Case("Practitioner?_has:Observation:performer:patient.family=Müller", "d1"),
    ]

    private static let dates = [
        Case("Observation?date=2024-03-05", "h1"), Case("Observation?date=2024-03", "h1 h3"),
        Case("Observation?date=2024", "h1 h2 h3"), Case("Observation?date=2024-03-05T10:00:00Z", "h1"),
        Case("Observation?date=2024-03-05T11:00:00%2B01:00", "h1"), Case("Observation?date=2024-04", "h2"),
        Case("Observation?date=gt2024-03-31", "h2 h4"), Case("Observation?date=ge2024-04", "h2 h4"),
        Case("Observation?date=lt2024-04-15", "h1 h2 h3"), Case("Observation?date=le2024-03-05", "h1 h3"),
        Case("Observation?date=sa2024-03-31", "h2 h4"), Case("Observation?date=eb2024-04-01", "h1 h3"),
        Case("Observation?date=ne2024-03-05", "h2 h3 h4"),
        Case("Observation?date=ge2024-03-01&date=lt2024-04", "h1 h3"),
        Case("Observation?date:missing=true", "h5"), Case("Observation?date=ap2024-04-10", "h1 h2 h3"),
        Case("Patient?birthdate=1980", "p1 p2"), Case("Patient?birthdate=1980-05", "p1"),
        Case("Patient?death-date=2020-02-03", "p2"), Case("Condition?onset-date=2019", "c1"),
        Case("MedicationStatement?effective=2024-01", "m1"),
    ]

    private static let texts = [
        Case("Patient?name=muller", "p1"), Case("Patient?name=M%C3%BCLL", "p1"), Case("Patient?name=anne", "p1"),
        Case("Patient?given=rosa", "p1"), Case("Patient?given=osa", ""), Case("Patient?given:contains=osa", "p1"),
        Case("Patient?family:exact=M%C3%BCller", "p1"), Case("Patient?family:exact=Muller", ""),
        Case("Patient?family:exact=m%C3%BCller", ""), Case("Patient?family=Smith\\, Jr", "p2"),
        Case("Patient?family=Smith, X", "p2"), Case("Patient?family=zz,muller", "p1"),
        Case("Patient?address=hauptstrasse", "p1"), Case("Patient?address-city=koln", "p1"),
        Case("Patient?address-country=de", "p1"), Case("Organization?name=klinik", "o1"),
        Case("ValueSet?title=a\\,b\\$c\\|d\\\\e", "s1"), Case("ValueSet?title:exact=a\\,b\\$c\\|d\\\\e", "s1"),
        Case("ValueSet?url=http://v.example/a/b", "s1"), Case("ValueSet?url=http://v.example/a", ""),
        Case("ValueSet?url:below=http://v.example/a", "s1"), Case("Observation?value-string=TALL", "h4"),
    ]

    private static let numbers = [
        Case("RiskAssessment?probability=0.4", "k1"), Case("RiskAssessment?probability=0.40", "k1"),
        Case("RiskAssessment?probability=0.42", ""), Case("RiskAssessment?probability=gt0.3", "k1"),
        Case("RiskAssessment?probability=lt0.15", "k2"), Case("RiskAssessment?probability=gt0.15", "k1 k2"),
        Case("RiskAssessment?probability=sa0.15", "k1"), Case("RiskAssessment?probability=eb0.3", "k2"),
        Case("RiskAssessment?probability=ap0.43", "k1"), Case("RiskAssessment?probability=ne0.4", "k2"),
        Case("RiskAssessment?probability=ge0.40", "k1"), Case("RiskAssessment?probability=le0.1", "k2"),
        Case("Observation?value-quantity=172", "h1"), Case("Observation?value-quantity=gt100", "h1"),
        Case("Observation?value-quantity=172|http://unitsofmeasure.org|cm", "h1"),
        Case("Observation?value-quantity=1.72|http://unitsofmeasure.org|m", "h1"),
        Case("Observation?value-quantity=gt1.725|http://unitsofmeasure.org|m", "h2"),
        Case("Observation?value-quantity=ge1720|http://unitsofmeasure.org|mm", "h1 h2"),
        Case("Observation?value-quantity=81||Kilo", "h3"), Case("Observation?value-quantity=81||cm", ""),
        Case("Observation?value-quantity=lt2||m", "h2"),
        Case("Observation?component-value-quantity=gt6|http://unitsofmeasure.org|mg", "h4"),
        Case("Observation?combo-value-quantity=gt100", "h1 h4"),
        Case("Observation?component-value-quantity=lt4", ""),
        Case("Encounter?length=1.5|http://unitsofmeasure.org|h", "e1"), Case("Encounter?length=90||Minuten", "e1"),
        Case("Observation?value-quantity:missing=true", "h4 h5"),
    ]

    private static let rest = [
        Case("Observation?_id=h2,h4", "h2 h4"), Case("Observation?_id:not=h2,h4", "h1 h3 h5"),
        Case("Observation?_sort=date", "h5 h3 h1 h2 h4"), Case("Observation?_sort=-date", "h4 h2 h1 h3 h5"),
        Case("Observation?patient=Patient/p1&code=http://loinc.org|8302-2&_sort=-date&_count=1", "h2"),
        Case("Observation?_sort=status,-_id", "h2 h5 h4 h3 h1"),
        Case("Observation?_sort=-status,date", "h5 h3 h1 h4 h2"),
        Case("Observation?_sort=value-quantity&value-quantity:missing=false", "h2 h3 h1"),
        Case("Observation?_count=0", ""), Case("Observation?_summary=count", ""),
        Case("Observation?_id=h1&_include=Observation:subject", "h1 +p1"),
        Case("Observation?_id=h1&_include=Observation:subject:Group", "h1"),
        Case("Observation?_id=h1&_include=Observation:*", "h1 +p1 d1"),
        Case("Observation?_id=h1&_include=*", "h1 +p1 d1"),
        Case("Observation?_id=h1&_include=Observation:patient&_include=Patient:organization", "h1 +p1"),
        Case(
            "Observation?_id=h1&_include=Observation:patient&_include:iterate=Patient:organization"
                + "&_include:iterate=Organization:partof", "h1 +p1 o1 o2"),
        Case("QuestionnaireResponse?_include=QuestionnaireResponse:questionnaire", "r1 +q1"),
        Case("Patient?_id=p1&_revinclude=Coverage:patient", "p1 +v1"),
        Case("Patient?_id=p1&_revinclude=Observation:subject:Patient", "p1 +h1 h2"),
        Case("Observation?_id=h3&_include=Observation:has-member&_revinclude=Observation:has-member", "h3 +h1"),
    ]
}
