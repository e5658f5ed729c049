internal import CPCRE2

/// The compiled form: the one file that speaks to PCRE2.
///
/// No JIT: it honours neither the depth nor the heap limit, and needs memory that is writable and executable.
///
/// PCRE2 counts its steps anew at every place where a match may begin, so its limit alone lets a search take
/// limit × length steps. A search therefore runs first with the budget divided by the length of the text; only if that
/// is not enough, it runs again with a callout at every item, which counts the steps of the whole search.
final class Program: @unchecked Sendable {
    // Sendable by proof: `code` and `source` are set in `init`, freed in `deinit`, never changed between; PCRE2 promises
    // that compiled code may be used by many threads as long as nobody modifies it.
    private let code: OpaquePointer
    private let source: String
    private let options: Pattern.Options

    private static let longestSource = 10_000
    /// Steps of PCRE2's inner match function for one call of ours, about 10 ms; and as many as 4 for each byte.
    private static let leastBudget = 500_000
    /// KiB for the places to go back to, per match; enough for some 100,000 of them.
    private static let heapLimit: UInt32 = 16_384

    init(_ source: String, options: Pattern.Options) throws(PatternError) {
        guard source.utf8.count <= Self.longestSource else { throw .tooLong }
        self.source = source
        self.options = options
        code = try Self.compile(source, Self.flags(options))
    }

    deinit { pcre2_code_free_8(code) }

    /// - Parameter steps: no more than these, nil = the full budget.
    func matches(_ text: String, whole: Bool, steps: Int? = nil) throws(PatternError) -> Bool {
        let flags = whole ? PCRE2_ANCHORED | PCRE2_ENDANCHORED : 0
        let result = try run(on: text, searches: !whole, steps: steps) { code, bytes, context in
            guard let data = pcre2_match_data_create_8(1, nil) else { return PCRE2_ERROR_NOMEMORY }
            defer { pcre2_match_data_free_8(data) }
            // A Swift string is valid UTF-8, so PCRE2 need not check it again.
            return pcre2_match_8(code, bytes.baseAddress, bytes.count, 0, flags | PCRE2_NO_UTF_CHECK, data, context)
        }
        // 0 is a match with more groups than the data has room for.
        if result >= 0 { return true }
        if result == PCRE2_ERROR_NOMATCH { return false }
        throw Self.error(result)
    }

    /// The text with every match replaced; `output` bytes at most.
    func replacing(
        in text: String, with template: String, output limit: Int, steps: Int? = nil
    ) throws(PatternError) -> String {
        var template = try Template(template, groups: groups).text
        let flags =
            PCRE2_SUBSTITUTE_GLOBAL | PCRE2_SUBSTITUTE_UNSET_EMPTY | PCRE2_SUBSTITUTE_UNKNOWN_UNSET | PCRE2_NO_UTF_CHECK
        var output: [UInt8] = []
        let result = try run(on: text, searches: true, steps: steps) { code, bytes, context in
            template.withUTF8 { template in
                // Twice the text is mostly enough; when it is not, the second try has all that is allowed.
                for capacity in [min(limit, bytes.count * 2 + 256), limit] {
                    var length = capacity
                    var result: Int32 = 0
                    output = [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
                        result = pcre2_substitute_8(
                            code, bytes.baseAddress, bytes.count, 0, flags, nil, context, template.baseAddress,
                            template.count, buffer.baseAddress, &length)
                        count = result >= 0 ? length : 0
                    }
                    if result != PCRE2_ERROR_NOMEMORY { return result }
                }
                return PCRE2_ERROR_HEAPLIMIT
            }
        }
        guard result >= 0 else { throw Self.error(result) }
        return String(decoding: output, as: UTF8.self)
    }

    /// How many groups the expression has.
    private var groups: Int {
        var count: UInt32 = 0
        return pcre2_pattern_info_8(code, UInt32(PCRE2_INFO_CAPTURECOUNT), &count) == 0 ? Int(count) : 0
    }

    // MARK: Budget

    private typealias Run = (OpaquePointer, UnsafeBufferPointer<UInt8>, OpaquePointer) -> Int32

    private func run(
        on text: String, searches: Bool, steps: Int? = nil, _ body: Run
    ) throws(PatternError) -> Int32 {
        guard let context = pcre2_match_context_create_8(nil) else { throw .failed(code: PCRE2_ERROR_NOMEMORY) }
        defer { pcre2_match_context_free_8(context) }
        pcre2_set_heap_limit_8(context, Self.heapLimit)
        var text = text
        let budget = steps ?? Self.leastBudget + 4 * text.utf8.count
        let first = text.withUTF8 { bytes in
            // A whole match has one place to begin.
            let places = searches ? bytes.count + 1 : 1
            pcre2_set_match_limit_8(context, UInt32(clamping: budget / places))
            return body(code, bytes, context)
        }
        guard searches, first == PCRE2_ERROR_MATCHLIMIT else { return first }

        let counted = try Self.compile(source, Self.flags(options) | PCRE2_AUTO_CALLOUT)
        defer { pcre2_code_free_8(counted) }
        pcre2_set_match_limit_8(context, UInt32(clamping: budget))
        var left = budget
        return withUnsafeMutablePointer(to: &left) { left in
            pcre2_set_callout_8(context, countStep, left)
            return text.withUTF8 { body(counted, $0, context) }
        }
    }

    // MARK: Compiling

    private static func compile(_ source: String, _ flags: UInt32) throws(PatternError) -> OpaquePointer {
        guard let context = pcre2_compile_context_create_8(nil) else { throw .failed(code: PCRE2_ERROR_NOMEMORY) }
        defer { pcre2_compile_context_free_8(context) }
        // \u{e9} as in ECMAScript, with which most authors test their expressions.
        pcre2_set_compile_extra_options_8(context, PCRE2_EXTRA_ALT_BSUX)
        var code: Int32 = 0
        var offset = 0
        var source = source
        let compiled = source.withUTF8 { bytes in
            pcre2_compile_8(bytes.baseAddress, bytes.count, flags, &code, &offset, context)
        }
        guard let compiled else { throw .malformed(message: message(code), offset: offset) }
        return compiled
    }

    private static func flags(_ options: Pattern.Options) -> UInt32 {
        // \C would split a code point in two.
        var flags = PCRE2_UTF | PCRE2_NEVER_BACKSLASH_C | PCRE2_ALT_BSUX | PCRE2_DOLLAR_ENDONLY
        if !options.contains(.asciiClasses) { flags |= PCRE2_UCP }
        if options.contains(.caseInsensitive) { flags |= PCRE2_CASELESS }
        if options.contains(.dotMatchesLineEnds) { flags |= PCRE2_DOTALL }
        if options.contains(.multiline) { flags |= PCRE2_MULTILINE }
        return flags
    }

    private static func error(_ code: Int32) -> PatternError {
        switch code {
        case PCRE2_ERROR_MATCHLIMIT, PCRE2_ERROR_DEPTHLIMIT, PCRE2_ERROR_HEAPLIMIT, PCRE2_ERROR_RECURSELOOP: .tooCostly
        // The codes of templates, which `pcre2_substitute` alone gives.
        case PCRE2_ERROR_BADREPLACEMENT, PCRE2_ERROR_BADREPESCAPE, PCRE2_ERROR_REPMISSINGBRACE,
            PCRE2_ERROR_BADSUBSTITUTION:
            .malformedTemplate(message: message(code))
        default: .failed(code: code)
        }
    }

    private static func message(_ code: Int32) -> String {
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 256) { buffer in
            let length = pcre2_get_error_message_8(code, buffer.baseAddress, buffer.count)
            return length < 0 ? "error \(code)" : String(decoding: buffer[..<Int(length)], as: UTF8.self)
        }
    }
}

/// Called before every item; a negative result ends the match with that error. `left` is the counter of this match.
private let countStep:
    @convention(c) (UnsafeMutablePointer<pcre2_callout_block_8>?, UnsafeMutableRawPointer?) -> Int32 = {
        _, left in
        guard let left = left?.assumingMemoryBound(to: Int.self) else { return 0 }
        left.pointee -= 1
        return left.pointee > 0 ? 0 : PCRE2_ERROR_MATCHLIMIT
    }
