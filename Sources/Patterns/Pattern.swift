/// A regular expression (PCRE2) that always ends: hostile patterns give an error in milliseconds.
///
/// Compiled once; any number of threads may match with it at the same time. Text is matched by code points; `\d`, `\w`,
/// `\s`, `\b` and case follow Unicode; `$` and `\Z` mean the very end.
public struct Pattern: Sendable {
    /// How a pattern is read.
    public struct Options: OptionSet, Sendable {
        /// The bits.
        public let rawValue: Int
        /// From bits.
        public init(rawValue: Int) { self.rawValue = rawValue }
        /// Letters match in either case.
        public static let caseInsensitive = Options(rawValue: 1)
        /// `.` matches line ends too (FHIRPath's "single line").
        public static let dotMatchesLineEnds = Options(rawValue: 2)
        /// `^` and `$` match at line ends.
        public static let multiline = Options(rawValue: 4)
        /// `\d`, `\w`, `\s` and `\b` know ASCII only.
        public static let asciiClasses = Options(rawValue: 8)

        /// The options of FHIRPath's `matches`, `matchesFull` and `replaceMatches`: single line mode, and `i` and `m` of
        /// their flags. Nil for other flags.
        public init?(fhirPathFlags flags: String) {
            var options: Options = .dotMatchesLineEnds
            for flag in flags.utf8 {
                switch flag {
                case UInt8(ascii: "i"): options.insert(.caseInsensitive)
                case UInt8(ascii: "m"): options.insert(.multiline)
                default: return nil
                }
            }
            self = options
        }
    }

    /// The expression as it was given.
    public let source: String
    let program: Program

    /// Compiles an expression of at most 10,000 bytes. Throws with the place of the trouble.
    public init(_ source: String, options: Options = []) throws(PatternError) {
        self.source = source
        program = try Program(source, options: options)
    }

    /// As `init`, from a small cache that all threads share: for expressions that are not known beforehand and come again.
    public static func cached(_ source: String, options: Options = []) throws(PatternError) -> Pattern {
        try PatternCache.pattern(source, options)
    }

    /// Whether the expression matches the text from its start to its end.
    public func matchesWhole(_ text: String) throws(PatternError) -> Bool {
        try program.matches(text, whole: true)
    }

    /// As above, giving up (`tooCostly`) after about so many steps: for callers that check many texts within one budget.
    public func matchesWhole(_ text: String, steps: Int) throws(PatternError) -> Bool {
        try program.matches(text, whole: true, steps: steps)
    }

    /// Whether the expression matches some part of the text.
    public func matchesAnywhere(_ text: String) throws(PatternError) -> Bool {
        try program.matches(text, whole: false)
    }

    /// As above, giving up (`tooCostly`) after about so many steps.
    public func matchesAnywhere(_ text: String, steps: Int) throws(PatternError) -> Bool {
        try program.matches(text, whole: false, steps: steps)
    }

    /// The text with every match replaced by `template`, in which `$1` and `${name}` stand for groups, `$0` for the match and
    /// `$$` for `$`. A `$` before anything else, or before the number of no group, means itself.
    ///
    /// Throws `tooCostly` when the result would be longer than `limit` bytes.
    public func replacing(
        in text: String, with template: String, limit: Int = 4_194_304
    ) throws(PatternError) -> String {
        try program.replacing(in: text, with: template, output: limit)
    }

    /// As above, giving up (`tooCostly`) after about so many steps.
    public func replacing(
        in text: String, with template: String, limit: Int = 4_194_304, steps: Int
    ) throws(PatternError) -> String {
        try program.replacing(in: text, with: template, output: limit, steps: steps)
    }
}
