internal import CPCRE2

/// The compiled form: the one file that speaks to PCRE2.
///
/// No JIT: it honours neither the depth nor the heap limit, and needs writable executable memory.
final class Program: @unchecked Sendable {
    // Sendable by proof: both pointers are set in `init`, freed in `deinit`, and never changed between; PCRE2 promises
    // that compiled code and match contexts may be used by many threads as long as nobody modifies them.
    private let code: OpaquePointer
    private let limits: OpaquePointer

    private static let longestSource = 10_000
    /// Calls of PCRE2's inner match function: about 10 ms.
    private static let matchLimit: UInt32 = 400_000
    /// Nested backtracking points.
    private static let depthLimit: UInt32 = 200_000
    /// KiB for backtracking points, per match.
    private static let heapLimit: UInt32 = 16_384

    init(_ source: String, options: Pattern.Options) throws(PatternError) {
        guard source.utf8.count <= Self.longestSource else { throw .tooLong }
        guard let context = pcre2_compile_context_create_8(nil), let limits = pcre2_match_context_create_8(nil) else {
            throw .failed(code: PCRE2_ERROR_NOMEMORY)
        }
        defer { pcre2_compile_context_free_8(context) }
        // \u{e9} and \x{e9} as in ECMAScript, which most authors test their expressions with.
        pcre2_set_compile_extra_options_8(context, PCRE2_EXTRA_ALT_BSUX)
        pcre2_set_match_limit_8(limits, Self.matchLimit)
        pcre2_set_depth_limit_8(limits, Self.depthLimit)
        pcre2_set_heap_limit_8(limits, Self.heapLimit)

        var error: Int32 = 0
        var offset = 0
        var source = source
        let compiled = source.withUTF8 { bytes in
            pcre2_compile_8(bytes.baseAddress, bytes.count, Self.flags(options), &error, &offset, context)
        }
        guard let compiled else {
            pcre2_match_context_free_8(limits)
            throw .malformed(message: Self.message(error), offset: offset)
        }
        code = compiled
        self.limits = limits
    }

    deinit {
        pcre2_code_free_8(code)
        pcre2_match_context_free_8(limits)
    }

    func matches(_ text: String, whole: Bool) throws(PatternError) -> Bool {
        var text = text
        // A Swift string is valid UTF-8, so PCRE2 need not check it again.
        let flags = PCRE2_NO_UTF_CHECK | (whole ? PCRE2_ANCHORED | PCRE2_ENDANCHORED : 0)
        guard let data = pcre2_match_data_create_8(1, nil) else { throw .failed(code: PCRE2_ERROR_NOMEMORY) }
        defer { pcre2_match_data_free_8(data) }
        let result = text.withUTF8 { bytes in
            pcre2_match_8(code, bytes.baseAddress, bytes.count, 0, flags, data, limits)
        }
        // 0 is a match with more groups than the data has room for.
        if result >= 0 { return true }
        switch result {
        case PCRE2_ERROR_NOMATCH: return false
        case PCRE2_ERROR_MATCHLIMIT, PCRE2_ERROR_DEPTHLIMIT, PCRE2_ERROR_HEAPLIMIT: throw .tooCostly
        default: throw .failed(code: result)
        }
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

    private static func message(_ code: Int32) -> String {
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 256) { buffer in
            let length = pcre2_get_error_message_8(code, buffer.baseAddress, buffer.count)
            return length < 0 ? "error \(code)" : String(decoding: buffer[..<Int(length)], as: UTF8.self)
        }
    }
}
