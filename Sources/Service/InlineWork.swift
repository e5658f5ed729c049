internal import SDC

/// What may be answered on an HTTP thread, where others wait: well under a millisecond as a rule (`docs/architecture.md`).
enum InlineWork {
    /// Bodies beyond this are parsed on the heavy lane.
    static let bodyLimit = 64 * 1024
    /// Steps of evaluation that may be taken there: a few milliseconds.
    static let steps = 150_000
    private static let maximumItems = 1000

    /// A form of ordinary size, whose expressions take little.
    static func fits(_ form: Form) -> Bool { form.items.count <= maximumItems && form.isLight }
}
