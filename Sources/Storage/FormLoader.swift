package import FHIRJSON
internal import FHIRModel

/// Takes forms out of files: a Questionnaire, or a Bundle of them, in one file each.
package struct FormLoader {
    /// A file that could not be used, or not in full.
    package struct Problem: Sendable, Equatable {
        /// The file, as it was named.
        package let file: String
        /// One sentence in plain words.
        package let reason: String
    }

    /// What was found, in the order in which it was read.
    package private(set) var forms: [StoredResource] = []
    package private(set) var problems: [Problem] = []
    private let limits: Document.Limits
    private var fileByID: [String: String] = [:]

    package init(limits: Document.Limits = .default) { self.limits = limits }

    /// Reads the forms in one file. A form without an id gets one made from the file's name.
    ///
    /// - Parameters:
    ///   - file: its name in problems; what stands behind the last `/` and before `.json` may become an id.
    ///   - lastModified: seconds since 1970.
    package mutating func read(_ bytes: [UInt8], file: String, lastModified: Int64) {
        let document: Document
        do throws(Document.ParseError) {
            document = try Document.parse(bytes, limits: limits)
        } catch {
            problems.append(Problem(file: file, reason: error.description))
            return
        }
        switch document.string(document.root, .resourceType) {
        case "Questionnaire":
            add(bytes: Array(document.rawBytes(document.root)), file: file, lastModified: lastModified)
        case "Bundle":
            var found = false
            for entry in document.items(document.member(document.root, .entry)) {
                let resource = document.member(entry, .resource)
                guard document.equals(document.member(resource, .resourceType), "Questionnaire") else { continue }
                found = true
                add(bytes: Array(document.rawBytes(resource)), file: file, lastModified: lastModified)
            }
            if !found { problems.append(Problem(file: file, reason: "The Bundle holds no Questionnaire")) }
        default:
            problems.append(Problem(file: file, reason: "This is neither a Questionnaire nor a Bundle of them"))
        }
    }

    /// Notes a file that could not be read at all.
    package mutating func note(unreadable file: String, reason: String) {
        problems.append(Problem(file: file, reason: reason))
    }

    private mutating func add(bytes: [UInt8], file: String, lastModified: Int64) {
        // The bytes were part of a document that was read within the limits.
        guard var document = try? Document.parse(bytes, limits: limits) else { return }
        var id = document.string(document.root, .id) ?? ""
        if id.isEmpty {
            id = freshID(for: file)
            document.setMember(document.root, .id, document.newString(id))
            // Written out and read again, so that the source is the resource as it is served.
            guard let rewritten = try? Document.parse(document.bytes(document.root), limits: limits) else { return }
            document = rewritten
        }
        guard ResourceID.isValid(id) else {
            problems.append(Problem(file: file, reason: "The id of the Questionnaire is not one that FHIR allows"))
            return
        }
        if let other = fileByID.updateValue(file, forKey: id) {
            problems.append(
                Problem(file: file, reason: "Its id \(id) is taken by a form of \(other), which is dropped"))
            forms.removeAll { $0.id == id }
        }
        forms.append(
            StoredResource(
                type: "Questionnaire", id: id, versionId: 1, lastModified: lastModified,
                fhirVersion: FHIRVersion(evidenceIn: document.root, of: document), document: document))
    }

    private func freshID(for file: String) -> String {
        var name = file.split(separator: "/").last ?? "form"
        if name.hasSuffix(".json") { name = name.dropLast(5) }
        let id = ResourceID.made(from: name)
        guard fileByID[id] != nil else { return id }
        var number = 2
        while fileByID["\(id.prefix(58))-\(number)"] != nil { number += 1 }
        return "\(id.prefix(58))-\(number)"
    }
}
