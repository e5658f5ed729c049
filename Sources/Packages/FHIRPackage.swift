package import FHIRJSON
package import FHIRModel
package import Storage

/// A FHIR package as implementation guides are published: a tar archive in gzip with the resources in the folder `package`
/// (https://confluence.hl7.org/display/FHIR/NPM+Package+Specification).
package struct FHIRPackage: Sendable {
    package let name: String
    package let version: String
    package let fhirVersion: FHIRVersion
    /// Definitions (``DefinitionTypes``); examples and everything else of a package are no concern of ours.
    package let resources: [ResourceBody]
    /// Files that were passed over, each with the reason.
    package let problems: [String]

    /// `name#version`
    package var label: String { "\(name)#\(version)" }

    /// A name for its file that is one anywhere.
    package var fileName: String {
        let safe = label.utf8.map { byte -> UInt8 in
            let isPlain = byte &- 0x30 < 10 || (byte | 0x20) &- 0x61 < 26 || "-._#".utf8.contains(byte)
            return isPlain ? byte : UInt8(ascii: "-")
        }
        let text = String(decoding: safe.prefix(200), as: UTF8.self)
        return (text.hasPrefix(".") ? "-" + text : text) + ".tgz"
    }

    private static let mostProblems = 20

    /// Reads a package; within `limits` whatever the file says of itself.
    ///
    /// - Parameter document: what a resource may not exceed.
    package static func read(
        _ bytes: [UInt8], limits: PackageLimits = .standard, document: Document.Limits = .default
    ) throws(PackageError) -> FHIRPackage {
        var reader = TarReader(try GzipReader(bytes, limit: limits.bytes), limits: limits)
        var manifest: Document?
        var files: [(name: String, document: Document)] = []
        var problems: [String] = []
        func note(_ problem: String) { if problems.count < mostProblems { problems.append(problem) } }
        while let entry = try reader.next(where: isWanted) {
            let file = String(entry.name.split(separator: "/").last ?? "")
            let own: Document
            do throws(Document.ParseError) {
                own = try Document.parse(entry.bytes, limits: document)
            } catch {
                note("\(file.prefix(200)): \(error.description)")
                continue
            }
            if file == "package.json" {
                manifest = own
            } else if let type = own.string(own.member(own.root, .resourceType)), DefinitionTypes.contains(type) {
                files.append((file, own))
            }
        }
        guard let manifest, let name = text("name", in: manifest), let version = text("version", in: manifest) else {
            throw .noManifest
        }
        let fhirVersion = try self.fhirVersion(of: manifest)
        var resources: [ResourceBody] = []
        for (file, own) in files {
            guard let type = own.string(own.root, .resourceType).flatMap({ ResourceTypes.entry($0) }) else { continue }
            guard type.versions.contains(fhirVersion) else {
                note("\(file.prefix(200)): FHIR \(fhirVersion.rawValue) has no \(type.name)")
                continue
            }
            resources.append(ResourceBody(own, type: type, fhirVersion: fhirVersion))
        }
        return FHIRPackage(
            name: name, version: version, fhirVersion: fhirVersion, resources: resources, problems: problems)
    }

    /// Files right in the folder `package`: not in `package/example`, and whatever leads elsewhere is no such file.
    private static func isWanted(_ path: String) -> Bool {
        var path = path[...]
        if path.hasPrefix("./") { path = path.dropFirst(2) }
        guard path.hasPrefix("package/"), path.hasSuffix(".json") else { return false }
        let file = path.dropFirst("package/".count)
        return !file.contains("/") && !file.hasPrefix(".")
    }

    private static func text(_ name: String, in manifest: Document) -> String? {
        guard manifest.root.exists, manifest.kind(manifest.root) == .object,
            let text = manifest.string(manifest.member(manifest.root, named: name)), 1...200 ~= text.utf8.count
        else { return nil }
        return text
    }

    private static func fhirVersion(of manifest: Document) throws(PackageError) -> FHIRVersion {
        // `fhir-version-list` is the older name.
        for name in ["fhirVersions", "fhir-version-list"] {
            let list = manifest.member(manifest.root, named: name)
            let versions = manifest.items(list).compactMap { manifest.string($0) }
            guard !versions.isEmpty else { continue }
            for version in versions {
                let short = version.split(separator: ".").prefix(2).joined(separator: ".")
                if let known = FHIRVersion(parameter: short) { return known }
            }
            throw .unknownVersion(String(versions[0].prefix(40)))
        }
        return .r4
    }
}
