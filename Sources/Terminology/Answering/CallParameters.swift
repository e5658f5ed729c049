/// Parameters of an operation as expressions give them: `name=value&name=value`
/// (https://hl7.org/fhir/R4/fhirpath.html#txapi).
package struct CallParameters: Sendable {
    private var pairs: [(name: String, value: String)] = []

    package init(_ text: String?) {
        for pair in (text ?? "").split(separator: "&").prefix(50) {
            let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            guard parts.count == 2 else { continue }
            pairs.append((Self.decoded(parts[0]), Self.decoded(parts[1])))
        }
    }

    package subscript(name: String) -> String? { pairs.first { $0.name == name }?.value }

    package func all(_ name: String) -> [String] { pairs.filter { $0.name == name }.map(\.value) }

    package var languages: [String] { self["displayLanguage"].map { [$0] } ?? [] }

    private func flag(_ name: String) -> Bool { self[name] == "true" }

    /// How an expansion is wanted.
    package var expansion: ExpansionOptions {
        var options = ExpansionOptions()
        options.filter = self["filter"]
        options.offset = self["offset"].flatMap { Int($0) }.map { max(0, $0) }
        options.count = self["count"].flatMap { Int($0) }.map { max(0, $0) }
        options.languages = languages
        options.includesDesignations = flag("includeDesignations")
        options.includesDefinition = flag("includeDefinition")
        options.isActiveOnly = flag("activeOnly")
        return options
    }

    package var rules: CodeJudge.Rules {
        CodeJudge.Rules(
            languages: languages, infersSystem: flag("inferSystem"), isLenient: flag("lenient-display-validation"),
            takesAbstract: self["abstract"] != "false")
    }

    /// `%41` and `+`, as in a query; what is no such thing stays.
    private static func decoded(_ text: Substring) -> String {
        var bytes: [UInt8] = []
        var rest = Array(text.utf8)[...]
        while let byte = rest.popFirst() {
            if byte == UInt8(ascii: "+") {
                bytes.append(0x20)
            } else if byte == UInt8(ascii: "%"), rest.count >= 2,
                let value = UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16)
            {
                bytes.append(value)
                rest = rest.dropFirst(2)
            } else {
                bytes.append(byte)
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}
