internal import FHIRJSON
internal import FHIRModel
internal import FHIRPath

/// Finds the expression that stands in for a value.
struct ExpressionReader {
    let document: Document
    let version: FHIRVersion

    /// What was found in place of a value.
    enum Finding {
        case none
        case expression(FHIRPathExpression)
        /// An expression that cannot be used, and why.
        case unusable(String)
    }

    /// The expression in an element's own extensions: in the twin of a primitive value.
    func expression(in twin: Node) -> Finding {
        for url in [KnownExtension.cqfExpression, KnownExtension.cqfCalculatedValue] {
            let value = document.extensionValue(twin, url)
            guard value.exists else { continue }
            if let text = document.string(value) { return compiled(text) }
            if let language = document.string(value, .language), language != "text/fhirpath" {
                return .unusable("its language \(language) is not known here")
            }
            guard let text = document.string(value, .expression) else { return .unusable("it has no text") }
            return compiled(text)
        }
        return .none
    }

    func compiled(_ text: String) -> Finding {
        do throws(FHIRPathError) {
            return .expression(try FHIRPathExpression(text, version: version))
        } catch {
            return .unusable(error.explanation(in: text))
        }
    }
}
