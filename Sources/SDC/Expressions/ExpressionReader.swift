package import FHIRJSON
package import FHIRModel
package import FHIRPath
package import Messages

/// Reads an Expression out of an extension (sdc-facts 3.1).
package struct ExpressionReader {
    let document: Document
    let version: FHIRVersion
    let names: HyphenatedNames

    package init(document: Document, version: FHIRVersion, names: HyphenatedNames) {
        self.document = document
        self.version = version
        self.names = names
    }

    /// What was found in place of a value.
    package enum Finding {
        case none
        case expression(FHIRPathExpression)
        /// A query, whose result comes from outside.
        case query
        /// An expression that cannot be used, and why.
        case unusable(Trouble)
    }

    /// Why an expression cannot be used.
    package enum Trouble {
        case language(String)
        case noText
        case error(FHIRPathError, String)

        /// As a finding about an element of the form.
        package func told(of element: String) -> (FormFault, [String]) {
            switch self {
            case .language(let language): (.expressionLanguage, [element, language])
            case .noText: (.expressionWithoutText, [element])
            case .error(let error, let text):
                (
                    error.phase == .syntax ? .expressionSyntax : .expressionMeaning,
                    [element, error.explanation(in: text)]
                )
            }
        }
    }

    /// The expression in an element's own extensions: in the twin of a primitive value.
    func expression(in twin: Node) -> Finding {
        for url in [KnownExtension.cqfExpression, KnownExtension.cqfCalculatedValue] {
            let value = document.extensionValue(twin, url)
            if value.exists { return expression(value) }
        }
        return .none
    }

    /// The expression in the `value[x]` of an extension, or in what stands beside the value.
    func expression(inValueOf entry: Node) -> Finding {
        for member in document.children(entry) where document.kind(member) == .object {
            let finding = expression(in: member)
            if case .none = finding { continue }
            return finding
        }
        return .none
    }

    /// The expression in a value: an Expression, or its text alone.
    package func expression(_ value: Node) -> Finding {
        guard value.exists else { return .none }
        if let text = document.string(value) { return compiled(text) }
        guard document.kind(value) == .object else { return .none }
        let language = document.string(value, .language)
        switch language {
        case "application/x-fhir-query": return .query
        case nil, "text/fhirpath", "text/fhir-path", "application/fhirpath", "fhirpath": break
        default: return .unusable(.language(language ?? ""))
        }
        guard let text = document.string(value, .expression) else { return .unusable(.noText) }
        return compiled(text)
    }

    package func compiled(_ text: String) -> Finding {
        do throws(FHIRPathError) {
            return .expression(try FHIRPathExpression(names.quoted(in: text), version: version))
        } catch {
            return .unusable(.error(error, text))
        }
    }
}
