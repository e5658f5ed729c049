/// References to resources, as text.
enum ResourceReference {
    /// `Type/id`, also of an absolute url and of one version; nil for what names no resource of a server.
    static func relative(_ text: String) -> String? {
        guard !text.hasPrefix("#"), !text.hasPrefix("urn:") else { return nil }
        var parts = text.prefix { $0 != "?" }.split(separator: "/")
        if let history = parts.firstIndex(of: "_history") { parts.removeSubrange(history...) }
        guard parts.count >= 2 else { return nil }
        let (type, id) = (parts[parts.count - 2], parts[parts.count - 1])
        guard type.utf8.first.map({ $0 >= 0x41 && $0 <= 0x5A }) ?? false, isID(id) else { return nil }
        return "\(type)/\(id)"
    }

    /// As FHIR has ids; longer ones of other servers too.
    private static func isID(_ text: Substring) -> Bool {
        !text.isEmpty && text.utf8.count <= 256
            && text.utf8.allSatisfy { byte in
                byte >= 0x30 && byte <= 0x39 || byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7A || byte == 0x2D
                    || byte == 0x2E
                    || byte == 0x5F
            }
    }
}
