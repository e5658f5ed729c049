import Glibc
import Storage
import TestSupport
import Testing

/// Odd things in a folder of forms are named and passed over; none of them keeps the server from starting.
@Suite struct FormDirectoryTests {
    @Test(.timeLimit(.minutes(15))) func whatIsNoFileIsNotRead() throws {
        let folder = try TemporaryFolder()
        // Reading a pipe that nobody writes to never ends, nor does reading this device.
        try #require(mkfifo(folder.path + "/pipe.json", 0o600) == 0)
        try #require(symlink("/dev/zero", folder.path + "/zero.json") == 0)
        try #require(symlink(folder.path, folder.path + "/circle") == 0)
        try #require(symlink("/nowhere", folder.path + "/lost.json") == 0)
        try folder.write("form.json", #"{"resourceType":"Questionnaire","id":"f"}"#)
        var loader = FormLoader()
        #expect(FormDirectory.read(folder.path, into: &loader))
        #expect(loader.forms.map(\.id).contains("f"))
        let named = Set(loader.problems.map { String($0.file.split(separator: "/").last ?? "") })
        #expect(named.isSuperset(of: ["pipe.json", "zero.json", "lost.json"]))
        // A link that leads back into the folder brings each file once, not once for each turn.
        #expect(loader.forms.count == 1)
        #expect(loader.problems.count { $0.file.hasSuffix("/pipe.json") } == 1)
    }

    @Test func aByteOrderMarkIsPassedOver() throws {
        let folder = try TemporaryFolder()
        try folder.write("form.json", "\u{FEFF}" + #"{"resourceType":"Questionnaire","id":"f"}"#)
        var loader = FormLoader()
        #expect(FormDirectory.read(folder.path, into: &loader))
        #expect(loader.problems.isEmpty)
        #expect(loader.forms.map(\.id) == ["f"])
    }

    @Test func aFileBeyondTheLimitIsNotRead() throws {
        let folder = try TemporaryFolder()
        try folder.write("large.json", "{}")
        // A file of zeros that takes no room on the disk.
        try #require(truncate(folder.path + "/large.json", 1 << 40) == 0)
        var loader = FormLoader()
        #expect(FormDirectory.read(folder.path, into: &loader))
        #expect(loader.problems.count == 1)
        #expect(loader.problems.first?.reason.contains("larger") ?? false)
    }
}
