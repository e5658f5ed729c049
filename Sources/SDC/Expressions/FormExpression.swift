internal import FHIRJSON
internal import FHIRModel
package import FHIRPath

/// An expression of a form that stands in for a value of it, compiled with the form.
///
/// Standard: the extension `cqf-expression`, its older name `cqf-calculatedValue`, and text where a limit of another type
/// is asked for (sdc-facts 2, 3.1).
package final class FormExpression: Sendable {
    package let compiled: FHIRPathExpression
    /// What it stands in for: `maxValue`.
    package let element: String
    /// The `value[x]` member that the value goes into: `valueDate`.
    package let valueName: String
    /// The url of the extension whose value it is.
    package let url: String

    init(_ compiled: FHIRPathExpression, element: String, valueName: String, url: String) {
        self.compiled = compiled
        self.element = element
        self.valueName = valueName
        self.url = url
    }
}

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
