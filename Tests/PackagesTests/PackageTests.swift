import FHIRJSON
import FHIRModel
import Storage
import TestSupport
import Testing

@testable import Packages

@Suite struct PackageTests {
    private let manifest = PackageFile.Entry(
        "package/package.json", #"{"name":"example.guide","version":"1.0.0","fhirVersions":["4.0.1"]}"#)
    private let colours = PackageFile.Entry(
        "package/ValueSet-colours.json",
        #"{"resourceType":"ValueSet","id":"colours","url":"http://guide.example/ValueSet/colours","version":"1.0.0","status":"active"}"#
    )

    @Test func definitionsOfThePackageFolderAreTaken() throws {
        let package = try FHIRPackage.read(
            PackageFile.tgz([
                PackageFile.Entry("package", "", kind: 0x35), colours, manifest,
                PackageFile.Entry("package/example/Patient-p.json", #"{"resourceType":"Patient"}"#),
                PackageFile.Entry("package/example/ValueSet-x.json", #"{"resourceType":"ValueSet","id":"x"}"#),
                PackageFile.Entry("package/Patient-q.json", #"{"resourceType":"Patient","id":"q"}"#),
                PackageFile.Entry("package/.index.json", "{}"), PackageFile.Entry("package/readme.md", "# no"),
                PackageFile.Entry("package/broken.json", "{"),
            ]))
        #expect(package.label == "example.guide#1.0.0")
        #expect(package.fhirVersion == .r4)
        #expect(package.resources.map(\.id) == ["colours"])
        #expect(package.problems.count == 1)
        #expect(package.fileName == "example.guide#1.0.0.tgz")
    }

    /// Names are never places on the disk; what leads out of the folder is passed over, and so are links.
    @Test func tricksWithNamesAreIgnored() throws {
        let evil = #"{"resourceType":"ValueSet","id":"evil","status":"active"}"#
        let names = ["../package/evil.json", "/package/evil.json", "package/../evil.json", "package/a/../evil.json"]
        let package = try FHIRPackage.read(
            PackageFile.tgz(
                [manifest, PackageFile.Entry("package/link.json", evil, kind: 0x32)]
                    + names.map { PackageFile.Entry($0, evil) }))
        #expect(package.resources.isEmpty)
        let odd = PackageFile.Entry(
            "package/package.json", ##"{"name":"../../etc/x\u0000","version":"1 0"}"##)
        #expect(try FHIRPackage.read(PackageFile.tgz([odd])).fileName == "-..-..-etc-x-#1-0.tgz")
    }

    @Test func longNamesOfPaxAndGNU() throws {
        let long = "package/" + String(repeating: "a", count: 200) + ".json"
        let record = "path=\(long)\n"
        let length = record.utf8.count + 4
        let body = #"{"resourceType":"CodeSystem","id":"long","status":"active","content":"complete"}"#
        let package = try FHIRPackage.read(
            PackageFile.tgz([
                manifest, PackageFile.Entry("pax", "\(length) \(record)", kind: 0x78), PackageFile.Entry("short", body),
                PackageFile.Entry("gnu", long + "\0", kind: 0x4C),
                PackageFile.Entry("short", body.replacing("long", with: "gnu")),
            ]))
        #expect(package.resources.map(\.id) == ["long", "gnu"])
    }

    @Test func whatIsNoPackage() throws {
        #expect(throws: PackageError.notCompressed) { try FHIRPackage.read([]) }
        #expect(throws: PackageError.notCompressed) { try FHIRPackage.read(Array("no gzip at all".utf8)) }
        #expect(throws: PackageError.notAnArchive) {
            try FHIRPackage.read(PackageFile.gzip([UInt8](repeating: 7, count: 2000)))
        }
        #expect(throws: PackageError.notAnArchive) { try FHIRPackage.read(PackageFile.gzip([])) }
        #expect(throws: PackageError.noManifest) { try FHIRPackage.read(PackageFile.tgz([colours])) }
        let other = PackageFile.Entry(
            "package/package.json", #"{"name":"a","version":"1","fhirVersions":["3.0.2"]}"#)
        #expect(throws: PackageError.unknownVersion("3.0.2")) { try FHIRPackage.read(PackageFile.tgz([other])) }
        let whole = PackageFile.tgz([manifest, colours])
        for length in stride(from: 0, to: whole.count - 1100, by: 37) {
            #expect(throws: PackageError.self) { try FHIRPackage.read(Array(whole.prefix(length))) }
        }
    }

    @Test func limitsHold() throws {
        let big = PackageFile.Entry("package/other.bin", String(repeating: "x", count: 300_000))
        var limits = PackageLimits(bytes: 100_000, fileBytes: 1000, files: 10)
        #expect(throws: PackageError.tooLarge) {
            try FHIRPackage.read(PackageFile.tgz([manifest, big]), limits: limits)
        }
        let file = PackageFile.Entry("package/a.json", String(repeating: " ", count: 2000))
        #expect(throws: PackageError.tooLarge) {
            try FHIRPackage.read(PackageFile.tgz([manifest, file]), limits: limits)
        }
        limits.files = 2
        #expect(throws: PackageError.tooLarge) {
            try FHIRPackage.read(PackageFile.tgz([manifest, colours, colours]), limits: limits)
        }
    }

    @Test func resourcesGoIntoTheStoreOnce() throws {
        let store = MemoryStore()
        let bytes = PackageFile.tgz([manifest, colours])
        let mark = MemoryStore.packageMark(of: bytes)
        let package = try FHIRPackage.read(bytes)
        #expect(try !store.hasLoaded(mark: mark))
        let first = try store.load(package, mark: mark, now: 1)
        #expect(first?.written == 1)
        #expect(try store.hasLoaded(mark: mark))
        #expect(try store.load(package, mark: mark, now: 2) == nil)
        #expect(
            try store.resource("ValueSet", url: "http://guide.example/ValueSet/colours", version: nil)?.id == "colours")
        // The same definition out of another package stays as it is.
        let again = try store.load(package, mark: "other", now: 3)
        #expect(again?.written == 0 && again?.kept == 1)
    }

    /// An id that another resource has is left to it; versions of one definition stand side by side.
    @Test func idsOfOthersAreTheirs() throws {
        let store = MemoryStore()
        let mine = try Document.parse(#"{"resourceType":"ValueSet","id":"colours","url":"urn:mine","status":"active"}"#)
        let type = try #require(ResourceTypes.entry("ValueSet"))
        _ = try store.transact {
            try $0.update(ResourceBody(mine, type: type, fhirVersion: .r4), id: "colours", now: 1)
        }
        let bytes = PackageFile.tgz([manifest, colours])
        #expect(try store.load(try FHIRPackage.read(bytes), mark: "m", now: 2)?.written == 1)
        #expect(try store.resource("ValueSet", url: "urn:mine", version: nil)?.id == "colours")
        let id = try store.resource("ValueSet", url: "http://guide.example/ValueSet/colours", version: nil)?.id
        #expect(id?.hasPrefix("colours-") == true)
    }
}
