internal import FHIRModel
internal import SDC
internal import Storage

/// What the author of a form should know right after writing it.
enum FormReview {
    /// Issues of a stored Questionnaire, none worse than a warning: it is stored whatever is wrong with it. Empty for other
    /// types.
    static func issues(of version: StoredVersion, _ cache: FormCache) -> [Issue] {
        guard version.type == StoredForms.type, let content = version.content else { return [] }
        do throws(FormError) {
            let form = try cache.compile(bytes: content, version: version.fhirVersion)
            cache.name(form, as: StoredForms.cacheName(version))
            return form.issues
        } catch {
            let reasons = error.issues.map { issue in
                var issue = issue
                issue.severity = .warning
                return issue
            }
            return [Issue(.warning, .businessRule, "The form is stored, but cannot be walked as it is.")] + reasons
        }
    }
}
