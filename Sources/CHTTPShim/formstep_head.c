/// Checks a request head that libmicrohttpd has read: what 0.9.75 lets through and RFC 9110/9112 do not.
#include "formstep_internal.h"

#include <string.h>
#include <strings.h>

/// tchar of RFC 9110 5.6.2, one bit per ASCII character.
static bool is_token_byte(unsigned char c) {
    static const uint32_t allowed[4] = {0x00000000u, 0x03ff6cfau, 0xc7fffffeu, 0x57ffffffu};
    return c < 128 && (allowed[c >> 5] >> (c & 31) & 1u) != 0;
}

static bool is_token(const char *_Nonnull text, size_t length) {
    if (length == 0) return false;
    for (size_t i = 0; i < length; i++)
        if (!is_token_byte((unsigned char)text[i])) return false;
    return true;
}

/// No control characters but HTAB (RFC 9110 5.5); NUL cannot occur, libmicrohttpd ends the value there.
static bool is_field_value(const char *_Nonnull text, size_t length) {
    for (size_t i = 0; i < length; i++) {
        const unsigned char c = (unsigned char)text[i];
        if ((c < 0x20 && c != '\t') || c == 0x7f) return false;
    }
    return true;
}

typedef struct head_scan {
    formstep_request *_Nonnull request;
    const char *_Nullable failure;
    bool too_large;
    bool saw_length, saw_coding, saw_host, saw_authorization, saw_type;
    bool coding_is_chunked;
    bool expects_continue;
    uint64_t declared;
    const char *_Nullable end; ///< of the last value
} head_scan;

static bool same(const char *_Nonnull name, size_t length, const char *_Nonnull known) {
    return strncasecmp(name, known, length) == 0;
}

/// Once only: a second one is a refusal.
static void once(head_scan *_Nonnull scan, bool *_Nonnull seen, const char *_Nonnull failure) {
    if (*seen) scan->failure = failure;
    *seen = true;
}

static void declared_length(head_scan *_Nonnull scan, const char *_Nonnull value, size_t length) {
    uint64_t sum = 0;
    if (length == 0 || length > 19) {
        scan->failure = "Content-Length is not a number";
        return;
    }
    for (size_t i = 0; i < length; i++) {
        if (value[i] < '0' || value[i] > '9') {
            scan->failure = "Content-Length is not a number";
            return;
        }
        sum = sum * 10 + (uint64_t)(value[i] - '0'); // 19 digits fit into 64 bits
    }
    scan->declared = sum;
}

static void note_special(
    head_scan *_Nonnull scan, const char *_Nonnull name, size_t name_length, const char *_Nonnull value,
    size_t value_length) {
    switch (name_length) {
    case 4:
        if (same(name, 4, "host")) once(scan, &scan->saw_host, "Host is repeated");
        break;
    case 6:
        if (same(name, 6, "expect")) scan->expects_continue = value_length == 12 && same(value, 12, "100-continue");
        break;
    case 12:
        if (same(name, 12, "content-type")) once(scan, &scan->saw_type, "Content-Type is repeated");
        break;
    case 13:
        if (same(name, 13, "authorization")) once(scan, &scan->saw_authorization, "Authorization is repeated");
        break;
    case 14:
        if (same(name, 14, "content-length")) {
            once(scan, &scan->saw_length, "Content-Length is repeated");
            if (!scan->failure) declared_length(scan, value, value_length);
        }
        break;
    case 17:
        if (same(name, 17, "transfer-encoding")) {
            once(scan, &scan->saw_coding, "Transfer-Encoding is repeated");
            // The untrimmed value: libmicrohttpd compares it just so, and waits for ever if it differs.
            scan->coding_is_chunked = value_length == 7 && same(value, 7, "chunked");
        }
        break;
    default:
        break;
    }
}

/// 0.9.75 keeps a head in one buffer: name NUL blanks value NUL(s) name and so on. A continued line (obs-fold) breaks
/// that (the continuation is even glued to the *name*), and so does a NUL inside a value, which cuts it short.
static bool laid_out_as_sent(
    const head_scan *_Nonnull scan, const char *_Nonnull name, size_t name_length, const char *_Nonnull value) {
    if (scan->end && (name < scan->end + 1 || name > scan->end + 2)) return false;
    if (value < name + name_length + 1) return false;
    for (const char *gap = name + name_length + 1; gap < value; gap++)
        if (*gap != ' ' && *gap != '\t') return false;
    return true;
}

static enum MHD_Result visit_field(
    void *_Nonnull context, enum MHD_ValueKind kind, const char *_Nonnull name, size_t name_length,
    const char *_Nullable value, size_t value_length) {
    (void)kind;
    head_scan *const scan = context;
    formstep_request *const request = scan->request;
    const size_t limit = request->daemon->server->options.head_limit;
    if (!value) {
        value = "";
        value_length = 0;
    } else if (request->daemon->server->exact_layout && !laid_out_as_sent(scan, name, name_length, value)) {
        scan->failure = "a header field is continued on a second line or holds a NUL";
        return MHD_NO;
    }
    scan->end = value + value_length;
    if (!is_token(name, name_length)) {
        scan->failure = "a header field name is not a token";
        return MHD_NO;
    }
    if (!is_field_value(value, value_length)) {
        scan->failure = "a header field value holds a control character";
        return MHD_NO;
    }
    if (request->field_count == FORMSTEP_MAXIMUM_FIELDS || name_length > UINT16_MAX || value_length > UINT16_MAX ||
        request->packed_headers + name_length + value_length + 4 > limit) {
        scan->too_large = true;
        return MHD_NO;
    }
    note_special(scan, name, name_length, value, value_length);
    if (scan->failure) return MHD_NO;
    while (value_length > 0 && (value[value_length - 1] == ' ' || value[value_length - 1] == '\t')) value_length--;
    formstep_field *const field = &request->fields[request->field_count++];
    field->name = name;
    field->name_length = (uint16_t)name_length;
    field->value = value;
    field->value_length = (uint16_t)value_length;
    request->packed_headers += name_length + value_length + 4;
    return MHD_YES;
}

static int bad(formstep_request *_Nonnull request, const char *_Nonnull reason) {
    request->reason = reason;
    return FORMSTEP_BAD_REQUEST;
}

int formstep_check_head(
    formstep_request *_Nonnull request, const char *_Nonnull url, const char *_Nonnull method,
    const char *_Nonnull version, uint64_t *_Nonnull declared, bool *_Nonnull expects_continue) {
    const formstep_server *const server = request->daemon->server;
    head_scan scan = {.request = request};
    request->method = method;
    request->method_length = strlen(method);
    request->field_count = 0;
    request->packed_headers = 0;
    if (request->target_too_long) return FORMSTEP_TARGET_TOO_LONG;
    if (request->target_lost) return FORMSTEP_HEAD_TOO_LARGE;
    if (!is_token(method, request->method_length)) return bad(request, "the method is not a token");
    if (request->target_length == 0) return bad(request, "the request target is missing");
    // Both point into the request line: a NUL byte in the target makes it end before the blank that follows it.
    if (server->exact_layout && version != url + request->target_length + 1)
        return bad(request, "the request target holds a NUL");
    for (size_t i = 0; i < request->target_length; i++) {
        const unsigned char c = (unsigned char)request->target[i];
        if (c <= 0x20 || c >= 0x7f) return bad(request, "the request target holds a character outside of ASCII");
    }

    MHD_get_connection_values_n(request->connection, MHD_HEADER_KIND, visit_field, &scan);
    if (scan.too_large) return FORMSTEP_HEAD_TOO_LARGE;
    if (scan.failure) return bad(request, scan.failure);
    if (server->exact_layout && scan.end) {
        const union MHD_ConnectionInfo *const info =
            MHD_get_connection_info(request->connection, MHD_CONNECTION_INFO_REQUEST_HEADER_SIZE);
        // After the last value come its own line end and the empty line.
        if (info && method + info->header_size > scan.end + 4) return bad(request, "a header field holds a NUL");
    }
    const bool old = strcmp(version, "HTTP/1.0") == 0;
    if (!scan.saw_host && !old) return bad(request, "Host is missing");
    if (scan.saw_coding) {
        if (scan.saw_length) return bad(request, "both Content-Length and Transfer-Encoding");
        if (old) return bad(request, "Transfer-Encoding in HTTP/1.0");
        if (!scan.coding_is_chunked) return FORMSTEP_UNKNOWN_CODING;
    }
    *declared = scan.saw_coding ? UINT64_MAX : scan.declared;
    *expects_continue = scan.expects_continue && !old;
    if (!scan.saw_coding && scan.declared > server->options.body_limit) return FORMSTEP_BODY_TOO_LARGE;
    return 0;
}
