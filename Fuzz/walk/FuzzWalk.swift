import FHIRJSON
import FuzzDriver
import Glibc
import Robot
import SDC
import Service
import Storage

/// Forms that are nearly real: the first bytes choose a form, the rest changes it; the robot then walks it a little.
///
/// The forms are the samples, and, where FORMSTEP_SHARED names the folder of shared cases, the real forms in it. A crash or
/// a hang is a find; with FORMSTEP_FUZZ_STRICT=1 so is everything the robot complains of.
///
/// Kept as documents: the leak check cannot follow the tagged pointers of a `JSON` that lives as long as the process.
private let forms: [Document] = {
    var found: [Document] = []
    func add(_ bytes: [UInt8]) {
        guard bytes.count <= 64 << 10, let document = try? Document.parse(bytes) else { return }
        for form in FormFinder.forms(in: document) {
            if let own = try? Document.parse(form.bytes) { found.append(own) }
        }
    }
    for (_, bytes) in EmbeddedFiles.forms { add(bytes) }
    if let shared = getenv("FORMSTEP_SHARED") {
        let folder = String(cString: shared) + "/cases/questionnaires"
        for name in names(in: folder) { add(FormDirectory.readFile(folder + "/" + name) ?? []) }
    }
    return found
}()

private func names(in folder: String) -> [String] {
    guard let directory = opendir(folder) else { return [] }
    defer { closedir(directory) }
    var names: [String] = []
    while let entry = readdir(directory) {
        // `d_name` is an array inside the entry, ended by a zero.
        names.append(
            withUnsafePointer(to: &entry.pointee.d_name) { pointer in
                pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
            })
    }
    return names.filter { $0.hasSuffix(".json") }.sorted()
}

private let isStrict = getenv("FORMSTEP_FUZZ_STRICT") != nil

private func fuzzOneInput(_ data: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let bytes = Array(UnsafeBufferPointer(start: data, count: count))
    guard bytes.count >= 3 else { return 0 }
    let original = forms[(Int(bytes[0]) << 8 | Int(bytes[1])) % forms.count]
    let form = FormMutator.mutate(JSON(original.root, of: original), by: bytes.dropFirst(3))
    var settings = WalkSettings()
    settings.seed = UInt64(bytes[2] >> 2)
    settings.granularity = ["page", "item", "all", nil][Int(bytes[2] & 3)]
    settings.meddling = 4
    settings.rows = 2
    settings.maximumCalls = 60
    do throws(FormError) {
        let report = try Campaign.walk(
            Array(form.written.utf8), settings: settings, bound: Campaign.Bound(walks: 1, calls: 60), allBranches: false
        )
        if isStrict, let finding = report.findings.first, finding.kind != "stuck" {
            print("\(finding.kind): \(finding.text)\n\(form.written)\n\(finding.requestLine)")
            fatalError("the robot found something")
        }
    } catch {
        // Refused, with its reasons: that is how it should be.
        precondition(!error.issues.isEmpty, "a refusal without a reason")
    }
    return 0
}

@main
private enum FuzzWalk {
    static func main() { runFuzzer(fuzzOneInput) }
}
