/// How the Swift side looks at a request and answers it.
#include "formstep_internal.h"

#include <stdlib.h>
#include <string.h>

/// How long the rest of a body is thrown away after a raw reply.
static const int64_t swallow_milliseconds = 5000;

void formstep_request_release(formstep_request *_Nonnull request) {
    if (atomic_fetch_sub(&request->references, 1) != 1) return;
    free(request->target);
    free(request->body);
    free(request);
}

formstep_view formstep_request_view(const formstep_request *_Nonnull request) {
    return (formstep_view){
        .method = request->method,
        .method_length = request->method_length,
        .target = request->target ? request->target : "",
        .target_length = request->target_length,
        .body = request->body,
        .body_length = request->body_length,
        .address = request->address_text,
        .address_length = request->address_length,
        .packed_headers = request->packed_headers,
        .began_nanoseconds = request->began,
        .thread = request->daemon->index,
        .raw = request->raw,
    };
}

void formstep_request_copy_headers(const formstep_request *_Nonnull request, uint8_t *_Nonnull into) {
    for (unsigned i = 0; i < request->field_count; i++) {
        const formstep_field *const field = &request->fields[i];
        *into++ = (uint8_t)(field->name_length & 0xff);
        *into++ = (uint8_t)(field->name_length >> 8);
        *into++ = (uint8_t)(field->value_length & 0xff);
        *into++ = (uint8_t)(field->value_length >> 8);
        memcpy(into, field->name, field->name_length);
        into += field->name_length;
        memcpy(into, field->value, field->value_length);
        into += field->value_length;
    }
}

const char *_Nonnull formstep_request_reason(const formstep_request *_Nonnull request) { return request->reason; }

void formstep_request_suspend(formstep_request *_Nonnull request) {
    atomic_fetch_add(&request->references, 1);
    atomic_fetch_add(&request->daemon->server->suspended, 1);
    request->suspended = true;
    MHD_suspend_connection(request->connection);
    atomic_store_explicit(&request->phase, FORMSTEP_SUSPENDED, memory_order_release);
}

static struct MHD_Response *_Nullable make_response(
    const uint8_t *_Nullable body, size_t body_length, void *_Nullable owner,
    void (*_Nonnull release)(void *_Nullable owner), const char *_Nullable fields, size_t fields_length, bool close) {
    // libmicrohttpd only reads it; its parameter lacks the const.
    void *const bytes = (void *)(uintptr_t)(body ? body : (const uint8_t *)"");
    struct MHD_Response *const response =
        MHD_create_response_from_buffer_with_free_callback_cls(body_length, bytes, release, owner);
    if (!response) return NULL;
    // A field that libmicrohttpd refuses (line ends in it) is left out rather than sent.
    for (const char *at = fields; at && at < fields + fields_length;) {
        const char *const value = at + strlen(at) + 1;
        MHD_add_response_header(response, at, value);
        at = value + strlen(value) + 1;
    }
    if (close) MHD_add_response_header(response, MHD_HTTP_HEADER_CONNECTION, "close");
    return response;
}

bool formstep_request_reply(
    formstep_request *_Nonnull request, unsigned status, const uint8_t *_Nullable body, size_t body_length,
    void *_Nullable owner, void (*_Nonnull release)(void *_Nullable owner), const char *_Nullable fields,
    size_t fields_length, bool close) {
    const bool inside = formstep_phase_of(request) == FORMSTEP_HANDLING;
    if (!inside && !formstep_move(request, FORMSTEP_SUSPENDED, FORMSTEP_ANSWERED)) {
        release(owner); // abandoned: the answer has been given already, and the server may be gone
        return false;
    }
    formstep_server *const server = request->daemon->server;
    const bool last = close || atomic_load_explicit(&server->quiesced, memory_order_relaxed);
    struct MHD_Response *const response = make_response(body, body_length, owner, release, fields, fields_length, last);
    if (!response) release(owner);
    request->status = status;
    request->response = response;
    if (inside) return true;
    MHD_resume_connection(request->connection);
    // The last touch: the server is not freed while this is above zero.
    atomic_fetch_sub(&server->suspended, 1);
    return true;
}

void formstep_request_reply_raw(
    formstep_request *_Nonnull request, const uint8_t *_Nonnull bytes, size_t length) {
    formstep_send_prepared(request->descriptor, (formstep_bytes){bytes, length});
    shutdown(request->descriptor, SHUT_WR);
    formstep_set_deadline(request, formstep_now_milliseconds() + swallow_milliseconds);
    atomic_fetch_add_explicit(&request->daemon->answered, 1, memory_order_relaxed);
    atomic_store_explicit(&request->phase, FORMSTEP_SWALLOWING, memory_order_release);
}
