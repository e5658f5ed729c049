import Foundation
import HTTPServer
import Testing

@testable import Service

/// The web player's files as they are sent; what they do is tested in `Tests/Browser`.
struct PlayerTests {
    private let service = TestService()

    private func text(_ reply: Reply) -> String { String(decoding: reply.body, as: UTF8.self) }

    private func get(_ target: String, _ field: (String, String)? = nil) -> Reply {
        field.map { service.get(target, $0) } ?? service.get(target)
    }

    @Test func pageNamesFilesOfOneVersion() throws {
        let page = get("/app")
        #expect(page.status == 200)
        #expect(page.headers["Content-Type"] == "text/html; charset=utf-8")
        #expect(page.headers["Cache-Control"] == "no-cache")
        #expect(!text(page).contains("/app/@/"))
        let address = try #require(text(page).split(separator: "\"").first { $0.hasSuffix("/app.js") })
        let script = get(String(address))
        #expect(script.status == 200)
        #expect(script.headers["Content-Type"] == "text/javascript; charset=utf-8")
        #expect(script.headers["Cache-Control"] == "public, max-age=31536000, immutable")
        #expect(script.body == get("/app/app.js").body)
        #expect(get("/app/app.js").headers["Cache-Control"] == "no-cache")
        // Of a version that is gone: the file of now, kept by nobody.
        #expect(get("/app/0000000000000000/app.js").headers["Cache-Control"] == "no-cache")
    }

    @Test func policyIsStrict() throws {
        let policy = try #require(get("/app").headers["Content-Security-Policy"])
        #expect(policy.hasPrefix("default-src 'none'; script-src 'self'; style-src 'self';"))
        #expect(!policy.contains("unsafe") && !policy.contains("http"))
        #expect(policy.contains("frame-ancestors 'self'"))
        #expect(get("/app").headers["Referrer-Policy"] == "no-referrer")
        let page = text(get("/app"))
        #expect(!page.contains("<script>") && !page.contains(" style=") && !page.contains(" on"))
    }

    @Test func framesOfOthersWhereTheyAreNamed() {
        let handler = PlayerHandler(basePath: "", maximumBodyBytes: 1, frameAncestors: ["https://clinic.example"])
        let policy = (try? HTTPRequest(method: "GET", target: "/app")).map {
            handler.handlePage($0).headers["Content-Security-Policy"] ?? ""
        }
        #expect(policy?.hasSuffix("frame-ancestors 'self' https://clinic.example") == true)
    }

    @Test func settingsOfTheServer() {
        #expect(text(get("/app/settings.js")).hasPrefix("export default { basePath: \"\", maximumBodyBytes: "))
    }

    @Test func kept() throws {
        let tag = try #require(get("/app/player.js").headers["ETag"])
        let again = get("/app/player.js", ("If-None-Match", "W/\"x\", \(tag)"))
        #expect(again.status == 304)
        #expect(again.body.isEmpty)
        #expect(get("/app/player.js", ("If-None-Match", "\"other\"")).status == 200)
    }

    @Test func packed() {
        let plain = get("/app/player.js")
        let packed = get("/app/player.js", ("Accept-Encoding", "br, gzip;q=0.8"))
        #expect(packed.headers["Content-Encoding"] == "gzip")
        #expect(Array(packed.body.prefix(3)) == [0x1F, 0x8B, 8])
        #expect(packed.body.count < plain.body.count / 2)
        #expect(get("/app/player.js", ("Accept-Encoding", "gzip;q=0")).headers["Content-Encoding"] == nil)
        #expect(plain.headers["Vary"]?.contains("Accept-Encoding") == true)
    }

    @Test func whatIsNotThere() {
        for target in ["/app/nothing.js", "/app/index.html", "/app/x/nothing.js", "/app/x/y/z"] {
            #expect(get(target).status == 404)
        }
    }

    /// All that the first page and the first step need, packed: at most 100 KB over the wire.
    @Test func firstPageIsSmall() {
        let lazy = ["author.js", "flow.js", "formstep-player.js"]
        let names = EmbeddedFiles.player.map(\.name).filter { !$0.hasPrefix("words-") && !lazy.contains($0) }
        var bytes = 0
        for name in names where name != "index.html" {
            bytes += get("/app/\(name)", ("Accept-Encoding", "gzip")).body.count
        }
        #expect(bytes < 90_000)
    }

    /// A file that is not named in `formstep_player.c` would be missing in the binary.
    @Test func everyFileIsEmbedded() throws {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("../../Sources/CEmbedded/app").standardizedFileURL
        let present = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
        #expect(EmbeddedFiles.player.map(\.name).sorted() == present)
    }
}
