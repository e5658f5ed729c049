package import FHIRJSON
internal import FHIRModel

/// Takes forms and other definitions (``DefinitionTypes``) out of files: a resource, or a Bundle of them, in one file each.
package struct FormLoader {
    /// A file that could not be used, or not in full.
    package struct Problem: Sendable, Equatable {
        /// The file, as it was named.
        package let file: String
        /// One sentence in plain words.
        package let reason: String
    }

    /// What was found, in the order in which it was read.
    package private(set) var forms: [LoadedResource] = []
    package private(set) var problems: [Problem] = []
    private let limits: Document.Limits
    private var fileByID: [String: String] = [:]

    package init(limits: Document.Limits = .default) { self.limits = limits }

    /// Reads the resources in one file. One without a legal id gets one made from the file's name.
    ///
    /// - Parameters:
    ///   - file: its name in problems; what stands behind the last `/` and before `.json` may become an id.
    ///   - lastModified: seconds since 1970.
    package mutating func read(_ bytes: [UInt8], file: String, lastModified: Int64) {
        // Editors on Windows write a byte order mark; JSON leaves it to the reader to pass over it (RFC 8259 8.1).
        let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
        let text = bytes.starts(with: mark) ? Array(bytes.dropFirst(mark.count)) : bytes
        let document: Document
        do throws(Document.ParseError) {
            document = try Document.parse(text, limits: limits)
        } catch {
            problems.append(Problem(file: file, reason: error.description))
            return
        }
        guard let name = document.string(document.root, .resourceType) else {
            problems.append(Problem(file: file, reason: "This is no resource: it has no resourceType"))
            return
        }
        guard name == "Bundle" else {
            if let reason = add(document.root, of: document, file: file, lastModified: lastModified) {
                problems.append(Problem(file: file, reason: reason))
            }
            return
        }
        var found = false
        for entry in document.items(document.member(document.root, .entry)) {
            let resource = document.member(entry, .resource)
            // Other resources of a package are no concern of ours.
            if add(resource, of: document, file: file, lastModified: lastModified) == nil { found = true }
        }
        if !found { problems.append(Problem(file: file, reason: "The Bundle holds no form and no other definition")) }
    }

    /// Notes a file that could not be read at all.
    package mutating func note(unreadable file: String, reason: String) {
        problems.append(Problem(file: file, reason: reason))
    }

    /// - Returns: why it was not taken; nil = it was.
    private mutating func add(
        _ node: Node, of document: Document, file: String, lastModified: Int64
    ) -> String? {
        guard let name = document.string(node, .resourceType), let type = ResourceTypes.entry(name),
            DefinitionTypes.contains(name)
        else { return "This is neither a form nor another definition" }
        // The bytes were part of a document that was read within the limits.
        guard let own = try? Document.parse(Array(document.rawBytes(node)), limits: limits) else { return nil }
        let body = ResourceBody(own, type: type, fhirVersion: nil)
        let id = body.id ?? freshID(type: name, for: file)
        let key = "\(name)/\(id)"
        if let other = fileByID.updateValue(file, forKey: key) {
            problems.append(
                Problem(file: file, reason: "Its id \(id) is taken by a resource of \(other), which is dropped"))
            forms.removeAll { $0.body.type == name && $0.id == id }
        }
        forms.append(LoadedResource(id: id, body: body, file: file, lastModified: lastModified))
        return nil
    }

    private func freshID(type: String, for file: String) -> String {
        var name = file.split(separator: "/").last ?? "form"
        if name.hasSuffix(".json") { name = name.dropLast(5) }
        let id = ResourceID.made(from: name)
        guard fileByID["\(type)/\(id)"] != nil else { return id }
        var number = 2
        while fileByID["\(type)/\(id.prefix(58))-\(number)"] != nil { number += 1 }
        return "\(id.prefix(58))-\(number)"
    }
}

/// A resource out of a file.
package struct LoadedResource: Sendable {
    package let id: String
    package let body: ResourceBody
    /// The file, as it was named.
    package let file: String
    /// Seconds since 1970.
    package let lastModified: Int64
}

extension ArtifactStore {
    /// Writes a resource out of a file, unless the same one was loaded before: what was done to it since over REST stays.
    ///
    /// - Parameters:
    ///   - mark: names the resource with its content.
    ///   - now: milliseconds since 1970.
    /// - Returns: true where it was new.
    /// - Throws: ``StoreError``.
    package func load(_ resource: LoadedResource, mark: String, now: Int64) throws -> Bool {
        try transact { transaction in
            guard try transaction.mark(mark) else { return false }
            _ = try transaction.update(resource.body, id: resource.id, now: now)
            return true
        }
    }
}
