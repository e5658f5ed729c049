import FHIRJSON
import Foundation
import TestSupport
import Testing

/// `formstep package add`, and what the server makes of packages.
@Suite struct PackageTests {
    private static let entries = [
        PackageFile.Entry(
            "package/package.json", #"{"name":"example.guide","version":"1.0.0","fhirVersions":["4.0.1"]}"#),
        PackageFile.Entry(
            "package/CodeSystem-hues.json",
            #"{"resourceType":"CodeSystem","id":"hues","url":"http://guide.example/CodeSystem/hues","version":"1.0.0","status":"active","content":"complete","concept":[{"code":"red","display":"Red"},{"code":"blue"}]}"#
        ),
        PackageFile.Entry(
            "package/ValueSet-hues.json",
            #"{"resourceType":"ValueSet","id":"hues","url":"http://guide.example/ValueSet/hues","version":"1.0.0","status":"active","compose":{"include":[{"system":"http://guide.example/CodeSystem/hues"}]}}"#
        ),
    ]

    @Test func aGuideIsBroughtAlong() throws {
        let folder = try TemporaryFolder()
        let file = folder.path + "/guide.tgz"
        try Data(PackageFile.tgz(Self.entries)).write(to: URL(fileURLWithPath: file))
        let packages = folder.path + "/deep/packages"
        let add = try ServerProcess(["package", "add", file, "--packages-directory", packages])
        let said = add.rest()
        #expect(add.wait() == 0)
        #expect(said.contains("example.guide#1.0.0"))
        let server = try ServerProcess(["serve", "--port", "0", "--store", "memory", "--packages-directory", packages])
        let client = HTTPClient(port: try #require(server.listeningPort()))
        let reply = try client.send("GET", "/ValueSet/$expand?url=http://guide.example/ValueSet/hues")
        #expect(reply.status == 200)
        let body = try Document.parse(reply.body)
        #expect(body.integer(body.member(body.member(body.root, named: "expansion"), named: "total")) == 2)
        #expect(try client.send("GET", "/CodeSystem/hues").status == 200)
        server.signal(SIGTERM)
        #expect(server.wait() == 0)
    }

    @Test func whatIsNoPackageIsNotTaken() throws {
        let folder = try TemporaryFolder()
        let file = folder.path + "/no.tgz"
        try Data("no package".utf8).write(to: URL(fileURLWithPath: file))
        let add = try ServerProcess(["package", "add", file, "--packages-directory", folder.path + "/p"])
        #expect(add.rest().contains("gzip"))
        #expect(add.wait() == 65)
        #expect(try ServerProcess(["package", "remove"]).wait() == 64)
        #expect(try ServerProcess(["package", "add", folder.path + "/none"]).wait() == 66)
        // The server goes on without it.
        let server = try ServerProcess([
            "serve", "--port", "0", "--store", "memory", "--packages-directory", folder.path,
        ])
        #expect(server.listeningPort() != nil)
        server.signal(SIGTERM)
        #expect(server.wait() == 0)
    }
}
