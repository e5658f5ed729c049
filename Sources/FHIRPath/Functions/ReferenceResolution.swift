internal import FHIRJSON

/// Where references lead (https://hl7.org/fhir/R4/references.html and bundle.html#references).
extension Evaluation {
    /// What a reference leads to: a contained resource, an entry of the Bundle it stands in, or what the host finds. A
    /// text that stands in no resource is looked up in the one at hand.
    func resolved(_ reference: String, from item: Item) throws(FHIRPathError) -> Item? {
        guard let place = item.kind == .node ? item : rootResource ?? resource, place.kind == .node else {
            return try host?.resolve(reference, in: self)
        }
        let document = documents[Int(place.document)]
        if reference.hasPrefix("#") {
            let container = document.container(of: place.node)
            guard container.exists else { return nil }
            if reference == "#" { return self.item(container, place.document) }
            try spend(document.count(document.member(container, .contained)) + reference.utf8.count)
            let found = document.contained(String(reference.dropFirst()), in: container)
            return found.exists ? self.item(found, place.document) : nil
        }
        try spend(document.count(document.member(document.root, .entry)) + reference.utf8.count * 3)
        let found = document.entry(ReferenceParts(reference))
        if found.exists { return self.item(found, place.document) }
        return try host?.resolve(reference, in: self)
    }
}

/// A reference without the version and the fragment that it may end with.
private struct ReferenceParts {
    /// `http://server/Patient/1`, `Patient/1`, `urn:uuid:…`.
    let base: String
    /// From `…/_history/2` or `canonical|2`.
    let version: String?
    /// The id of a contained resource of what is referred to.
    let fragment: String?

    init(_ reference: String) {
        var rest = reference[...]
        var fragment: String?
        if let mark = rest.firstIndex(of: "#") {
            fragment = String(rest[rest.index(after: mark)...])
            rest = rest[..<mark]
        }
        self.fragment = fragment
        let parts = rest.split(separator: "/", omittingEmptySubsequences: false)
        if parts.count > 3, parts[parts.count - 2] == "_history" {
            version = String(parts[parts.count - 1])
            base = parts.dropLast(2).joined(separator: "/")
        } else if let bar = rest.lastIndex(of: "|") {
            version = String(rest[rest.index(after: bar)...])
            base = String(rest[..<bar])
        } else {
            version = nil
            base = String(rest)
        }
    }
}

extension Document {
    /// The resource in which contained resources of a node stand: the nearest that is not contained itself.
    fileprivate func container(of node: Node) -> Node {
        var current = node
        while current.exists {
            if kind(current) == .object, member(current, .resourceType).exists,
                key(parent(current)) != .contained
            {
                return current
            }
            current = parent(current)
        }
        return .none
    }

    fileprivate func contained(_ id: String, in container: Node) -> Node {
        for resource in items(member(container, .contained)) where equals(member(resource, .id), id) { return resource }
        return .none
    }

    /// The resource of a Bundle's entry that a reference names: by its full url, by type and id, or by its canonical url.
    fileprivate func entry(_ reference: ReferenceParts) -> Node {
        let name = reference.base.split(separator: "/", omittingEmptySubsequences: false)
        for entry in items(member(root, .entry)) {
            let resource = member(entry, .resource)
            guard isNamed(resource, string(member(entry, .fullUrl)), reference.base, name),
                isVersion(resource, reference.version)
            else { continue }
            return reference.fragment.map { contained($0, in: resource) } ?? resource
        }
        return .none
    }

    private func isNamed(_ resource: Node, _ url: String?, _ reference: String, _ name: [Substring]) -> Bool {
        if let url, url == reference || name.count == 2 && url.hasSuffix("/" + reference) { return true }
        if name.count == 2 {
            return equals(member(resource, .resourceType), String(name[0]))
                && equals(member(resource, .id), String(name[1]))
        }
        return equals(member(resource, .url), reference)
    }

    /// A version that the resource does not tell is not held against it.
    private func isVersion(_ resource: Node, _ version: String?) -> Bool {
        guard let version else { return true }
        let own = member(member(resource, .meta), .versionId)
        let published = member(resource, .version)
        return equals(own, version) || equals(published, version) || !own.exists && !published.exists
    }
}
