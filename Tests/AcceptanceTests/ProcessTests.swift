import FHIRJSON
import Glibc
import Locking
import TestSupport
import Testing

/// The executable as an operator runs it: commands, settings, signals.
@Suite struct ProcessTests {
    private func serve(_ flags: [String] = []) throws -> (ServerProcess, HTTPClient) {
        let server = try ServerProcess(["serve", "--port", "0", "--store", "memory"] + flags)
        let port = try #require(server.listeningPort())
        return (server, HTTPClient(port: port))
    }

    @Test(arguments: [SIGTERM, SIGINT]) func endsWithStatusZero(_ signal: Int32) throws {
        let (server, client) = try serve()
        #expect(try client.send("GET", "/ready").status == 200)
        server.signal(signal)
        #expect(server.wait() == 0)
        #expect(throws: HTTPClient.Failure.self) { try client.send("GET", "/health") }
    }

    @Test func finishesWhatIsInFlight() throws {
        let (server, client) = try serve()
        let reply = try client.send(
            "POST", "/Questionnaire/consent/$next-step", headers: [("Content-Type", "application/json")],
            body: Array(#"{"granularity":"item"}"#.utf8)
        ) {
            // Connections are taken in the order they come: once this one is answered, the half-sent one is in flight.
            _ = try client.send("GET", "/health")
            server.signal(SIGTERM)
            usleep(100_000)
        }
        #expect(reply.status == 200)
        #expect(server.wait() == 0)
    }

    @Test func servesTheSampleFormsWithoutAnyFile() throws {
        let (server, client) = try serve()
        defer {
            server.signal(SIGTERM)
            _ = server.wait()
        }
        for id in ["depression-screening", "intake", "consent", "vital-signs", "languages"] {
            #expect(try client.send("GET", "/Questionnaire/\(id)").status == 200, "\(id)")
        }
        let health = try ServerProcess(["healthcheck", "--port", String(client.port)])
        #expect(health.wait() == 0)
    }

    @Test func healthcheckFailsWhereNothingListens() throws {
        let health = try ServerProcess(["healthcheck", "--port", "1"])
        #expect(health.wait() != 0)
    }

    @Test func unknownSettingIsAnErrorThatNamesTheNearest() throws {
        let process = try ServerProcess(["serve", "--prot", "0"])
        let said = process.rest()
        #expect(process.wait() != 0)
        #expect(said.contains("--prot") && said.contains("--port"))
        let variable = try ServerProcess(["serve"], environment: ["FORMSTEP_PROT=0"])
        let told = variable.rest()
        #expect(variable.wait() != 0)
        #expect(told.contains("FORMSTEP_PROT"))
    }

    @Test func stepsOnFiles() throws {
        let form = Repository.path("config/forms/consent.json")
        let process = try ServerProcess(["step", form])
        let said = process.rest()
        #expect(process.wait() == 0)
        let document = try Document.parse(said)
        #expect(document.equals(document.member(document.root, named: "status"), "step"))
        let version = try ServerProcess(["version"])
        #expect(version.rest().isEmpty == false)
        #expect(version.wait() == 0)
    }
}
