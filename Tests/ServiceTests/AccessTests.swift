import Testing

@testable import Service

/// The exposure rules of design 2.
@Suite struct AccessTests {
    private let token = "a-token-of-the-tests"

    private func settings(_ access: AccessRules) -> ServiceSettings {
        var settings = ServiceSettings()
        settings.access = access
        return settings
    }

    @Test func tokensAreAskedFor() throws {
        let service = try LiveService(.memory, settings: settings(.tokens(["another-token-here", token])))
        let body = TestForms.form("a", id: "a")
        for target in ["/Questionnaire", "/Patient/p", "/Questionnaire/a/_history"] {
            let refused = try service.send("GET", target)
            #expect(refused.status == 401)
            #expect(refused.header("WWW-Authenticate")?.hasPrefix("Bearer") == true)
            #expect(refused["issue.0.code"] == "login")
            for wrong in ["Bearer wrong", "Bearer", "Basic \(token)", "Bearer \(token)x", token] {
                #expect(try service.send("GET", target, nil, ("Authorization", wrong)).status == 401, "\(wrong)")
            }
        }
        for (method, target) in [("POST", "/"), ("POST", "/Questionnaire"), ("POST", "/Questionnaire/$next-step")] {
            #expect(try service.send(method, target, body).status == 401)
        }
        #expect(try service.send("PUT", "/Questionnaire/a", body, ("Authorization", "Bearer \(token)")).status == 201)
        #expect(
            try service.send("GET", "/Questionnaire/a", nil, ("Authorization", "bearer another-token-here")).status
                == 200)
        let open = ["/metadata", "/health", "/ready", "/openapi.yaml"]
        for target in open { #expect(try service.send("GET", target).status == 200, "\(target)") }
        #expect(try service.send("OPTIONS", "/Patient").status == 204)
        #expect(try service.send("GET", "/metadata")["rest.0.security.description"] != nil)
    }

    @Test func openToOthersWithoutPatientData() throws {
        let service = try LiveService(.memory, settings: settings(.withoutPatientData))
        let patient = #"{"resourceType":"Patient","id":"p"}"#
        for (method, target, body) in [
            ("GET", "/Patient", nil), ("GET", "/QuestionnaireResponse/x", nil), ("POST", "/Observation", patient),
            ("PUT", "/Patient/p", patient), ("DELETE", "/Patient/p", nil), ("GET", "/Patient/p/_history", nil),
            ("GET", "/Patient/p/_history/1", nil), ("POST", "/Patient/_search", nil),
        ] as [(String, String, String?)] {
            let reply = try service.send(method, target, body)
            #expect(reply.status == 403, "\(method) \(target)")
            #expect(reply["issue.0.code"] == "forbidden")
        }
        let form = TestForms.form("a", id: "a")
        #expect(try service.send("PUT", "/Questionnaire/a", form).status == 201)
        #expect(try service.send("GET", "/ValueSet").status == 200)
        #expect(try service.step("{}", "/Questionnaire/a/$next-step").status == 200)
        let entry = #"{"resource":\#(patient),"request":{"method":"POST","url":"Patient"}}"#
        let bundle = #"{"resourceType":"Bundle","type":"transaction","entry":[\#(entry)]}"#
        #expect(try service.send("POST", "/", bundle).status == 403)
        let batch = try service.send("POST", "/", bundle.replacing("transaction", with: "batch"))
        #expect(batch.all("entry", "response.status") == ["403 Forbidden"])
        let metadata = try service.send("GET", "/metadata").text
        #expect(metadata.contains(#""type":"Questionnaire""#) && !metadata.contains(#""type":"Patient""#))
    }
}
