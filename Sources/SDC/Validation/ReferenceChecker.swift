internal import FHIRJSON
internal import FHIRModel
internal import Messages

/// What a Reference is to, as far as it can be read off: `referenceResource`, `referenceProfile`, and FHIR's own rules.
///
/// Standard: https://hl7.org/fhir/R4/references.html, sdc-base-4. Nothing is fetched.
struct ReferenceChecker {
    let document: Document
    /// The QuestionnaireResponse, whose `contained` a fragment means.
    let response: Node
    let containedResources: ContainedResources

    /// What the text of a `reference` leads to.
    private enum Target {
        case resource(type: String)
        /// Something whose type the text does not tell: a urn, an address of another kind.
        case unknown
        case missing
        case malformed
        /// Shaped like a reference, to a type that FHIR does not have.
        case noType
    }

    func check(_ value: Node, _ constraints: Constraints, _ found: inout [ValueChecker.Finding]) {
        let text = document.string(value, .reference)
        // sdc-base-4: a reference, an identifier or at least a name.
        guard text != nil || document.member(value, .identifier).exists || document.string(value, .display) != nil
        else {
            found.append(.init(code: .value, wording: .message(.referenceIsEmpty)))
            return
        }
        let named = document.string(value, .type).flatMap(typeName)
        var type = named
        if let text {
            switch target(text) {
            case .resource(let read):
                if let named, named != read {
                    found.append(.init(code: .value, wording: .message(.referenceTypeDiffers)))
                }
                type = read
            case .unknown: break
            case .missing: found.append(.init(code: .value, wording: .message(.containedMissing)))
            case .malformed:
                found.append(.init(code: .value, wording: constraints.refusal(.notAReference)))
                return
            case .noType:
                found.append(
                    .init(
                        code: .value, wording: constraints.refusal(.notAReference), kind: .invalidRefResourceType))
                return
            }
        }
        guard !constraints.referenceTypes.isEmpty, let type, !constraints.referenceTypes.contains(type) else { return }
        found.append(
            .init(code: .value, wording: constraints.refusal(.referenceTo(types: constraints.referenceTypes))))
    }

    /// `Reference.type` is a uri: a name, or the canonical of one of FHIR's types. Logical models say nothing here.
    private func typeName(_ uri: String) -> String? {
        let name =
            uri.hasPrefix(KnownExtension.corePrefix) ? String(uri.dropFirst(KnownExtension.corePrefix.count)) : uri
        return ResourceTypes.entry(name)?.name
    }

    private func target(_ text: String) -> Target {
        if text.hasPrefix("#") { return contained(String(text.dropFirst())) }
        guard !text.contains(where: \.isWhitespace) else { return .malformed }
        if let colon = text.firstIndex(of: ":"), isScheme(text[..<colon]) {
            guard text.hasPrefix("http://") || text.hasPrefix("https://") else { return .unknown }
            let path = text.prefix { $0 != "?" && $0 != "#" }
            return type(ofPath: path).map { .resource(type: $0.type) } ?? .unknown
        }
        // A conditional reference, as transactions have it: `Patient?identifier=…`.
        if let query = text.firstIndex(of: "?") {
            return ResourceTypes.entry(String(text[..<query])).map { .resource(type: $0.name) } ?? .malformed
        }
        let path = text.prefix { $0 != "#" && $0 != "|" }
        guard let found = type(ofPath: path), found.isWhole else {
            let parts = path.split(separator: "/", omittingEmptySubsequences: false)
            return parts.count == 2 && isId(parts[0]) && isId(parts[1]) ? .noType : .malformed
        }
        return .resource(type: found.type)
    }

    /// The type in `…/Type/id` or `…/Type/id/_history/version`, and whether nothing stands in front of it.
    private func type(ofPath path: Substring) -> (type: String, isWhole: Bool)? {
        var parts = path.split(separator: "/", omittingEmptySubsequences: false)
        if parts.count >= 4, parts[parts.count - 2] == "_history" { parts.removeLast(2) }
        guard parts.count >= 2, isId(parts[parts.count - 1]),
            let entry = ResourceTypes.entry(String(parts[parts.count - 2]))
        else { return nil }
        return (entry.name, parts.count == 2)
    }

    private func contained(_ id: String) -> Target {
        // `#` alone is the resource that the reference stands in.
        guard !id.isEmpty else { return .resource(type: "QuestionnaireResponse") }
        switch containedResources.type(of: id, in: document, response: response) {
        case .none: return .missing
        case .some(.none): return .unknown
        case .some(.some(let type)): return .resource(type: type)
        }
    }

    private func isScheme(_ text: Substring) -> Bool {
        guard let first = text.first, first.isASCII, first.isLetter else { return false }
        return text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "+-.".contains($0)) }
    }

    /// FHIR's `id`.
    private func isId(_ text: Substring) -> Bool {
        (1...64).contains(text.utf8.count)
            && text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-" || $0 == ".") }
    }
}
