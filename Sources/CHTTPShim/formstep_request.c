/// What libmicrohttpd calls for a connection and its requests.
#include "formstep_internal.h"

#include <arpa/inet.h>
#include <stdlib.h>
#include <string.h>

/// A target buffer up to this size stays with the connection between requests.
static const size_t kept_target = 512;
/// Likewise for a body buffer: most bodies fit, and a thousand idle connections keep 8 MB.
static const size_t kept_body = 8192;
/// A body buffer is not made larger than this on the word of Content-Length alone.
static const size_t first_body_buffer = 1024 * 1024;
/// What is thrown away after a raw reply before the connection is cut.
static const uint64_t swallow_limit = 64ull * 1024 * 1024;

static formstep_callbacks *_Nonnull callbacks_of(formstep_request *_Nonnull request) {
    return &request->daemon->server->callbacks;
}

// MARK: connections

static void link_connection(formstep_server *_Nonnull server, formstep_request *_Nonnull request) {
    pthread_mutex_lock(&server->lock);
    request->next = server->first;
    if (server->first) server->first->previous = request;
    server->first = request;
    pthread_mutex_unlock(&server->lock);
}

static void start_connection(
    formstep_daemon *_Nonnull daemon, struct MHD_Connection *_Nonnull connection, void *_Nullable *_Nonnull context) {
    formstep_server *const server = daemon->server;
    formstep_request *const request = calloc(1, sizeof *request);
    const union MHD_ConnectionInfo *const peer =
        MHD_get_connection_info(connection, MHD_CONNECTION_INFO_CLIENT_ADDRESS);
    const union MHD_ConnectionInfo *const descriptor =
        MHD_get_connection_info(connection, MHD_CONNECTION_INFO_CONNECTION_FD);
    *context = request;
    daemon->thread = pthread_self();
    daemon->thread_is_known = true;
    if (!request) return; // every request on it is refused in formstep_on_request
    request->daemon = daemon;
    request->connection = connection;
    request->descriptor = descriptor ? descriptor->connect_fd : -1;
    request->method = request->reason = "";
    atomic_init(&request->references, 1);
    atomic_init(&request->phase, FORMSTEP_IDLE);
    atomic_init(&request->deadline, formstep_now_milliseconds() + (int64_t)server->options.deadline_milliseconds);
    if (peer && peer->client_addr) {
        static const uint8_t mapped[12] = {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0xff, 0xff};
        request->address = formstep_address_of(peer->client_addr);
        const uint8_t *const bytes = request->address.bytes;
        if (memcmp(bytes, mapped, 12) == 0)
            inet_ntop(AF_INET, bytes + 12, request->address_text, sizeof request->address_text);
        else
            inet_ntop(AF_INET6, bytes, request->address_text, sizeof request->address_text);
        request->address_length = strlen(request->address_text);
    }
    link_connection(server, request);
}

static void end_connection(
    formstep_daemon *_Nonnull daemon, struct MHD_Connection *_Nonnull connection,
    formstep_request *_Nullable request) {
    formstep_server *const server = daemon->server;
    const union MHD_ConnectionInfo *const peer =
        MHD_get_connection_info(connection, MHD_CONNECTION_INFO_CLIENT_ADDRESS);
    pthread_mutex_lock(&server->lock);
    if (peer && peer->client_addr) formstep_address_leave(server, formstep_address_of(peer->client_addr));
    if (request) {
        if (request->previous) request->previous->next = request->next;
        else server->first = request->next;
        if (request->next) request->next->previous = request->previous;
    }
    pthread_mutex_unlock(&server->lock);
    atomic_fetch_sub(&daemon->open, 1);
    atomic_fetch_sub(&server->open, 1);
    if (request) formstep_request_release(request);
}

void formstep_on_connection(
    void *_Nonnull cls, struct MHD_Connection *_Nonnull connection, void *_Nullable *_Nonnull context,
    enum MHD_ConnectionNotificationCode code) {
    formstep_daemon *const daemon = cls;
    if (code == MHD_CONNECTION_NOTIFY_STARTED) {
        start_connection(daemon, connection, context);
    } else {
        end_connection(daemon, connection, *context);
        *context = NULL;
    }
}

// MARK: reading a request

void *_Nullable formstep_on_target(
    void *_Nonnull cls, const char *_Nullable uri, struct MHD_Connection *_Nonnull connection) {
    const formstep_daemon *const daemon = cls;
    const union MHD_ConnectionInfo *const info =
        MHD_get_connection_info(connection, MHD_CONNECTION_INFO_SOCKET_CONTEXT);
    formstep_request *const request = info ? info->socket_context : NULL;
    if (!request) return NULL;
    const formstep_options *const options = &daemon->server->options;
    const size_t length = uri ? strlen(uri) : 0;
    request->began = formstep_now_nanoseconds();
    request->target_length = 0;
    request->target_too_long = length > options->target_limit;
    request->target_lost = false;
    if (!request->target_too_long && length > 0) {
        if (request->target_capacity < length) {
            const size_t capacity = length < kept_target ? kept_target : length;
            char *const larger = realloc(request->target, capacity);
            if (larger) {
                request->target = larger;
                request->target_capacity = capacity;
            } else {
                request->target_lost = true;
            }
        }
        if (!request->target_lost) {
            memcpy(request->target, uri, length);
            request->target_length = length;
        }
    }
    // Ours alone to split: a query of thousands of '&' would use up the memory libmicrohttpd has for a head, and draw
    // its own refusal. The buffer is its read buffer, which it changes itself right after this call.
    char *const query = uri ? strchr((char *)(uintptr_t)uri, '?') : NULL;
    if (query && query[1] != '\0') query[1] = '\0';
    // A connection that was idle gets the whole time from its request line on; a first one keeps what it began with.
    int64_t deadline = request->began / 1000000 + (int64_t)options->deadline_milliseconds;
    const int64_t current = atomic_load_explicit(&request->deadline, memory_order_relaxed);
    if (current < deadline) deadline = current;
    if (formstep_move(request, FORMSTEP_IDLE, FORMSTEP_HEAD)) formstep_set_deadline(request, deadline);
    return request;
}

/// Hands the reply to libmicrohttpd. On the connection's thread.
static enum MHD_Result queue_reply(formstep_request *_Nonnull request) {
    struct MHD_Response *const response = request->response;
    if (!response) return MHD_NO; // no memory for a reply, or none was given: the connection is closed
    request->response = NULL;
    formstep_set_deadline(
        request, formstep_now_milliseconds() + (int64_t)request->daemon->server->options.deadline_milliseconds);
    atomic_store_explicit(&request->phase, FORMSTEP_SENDING, memory_order_release);
    atomic_fetch_add_explicit(&request->daemon->answered, 1, memory_order_relaxed);
    const enum MHD_Result result = MHD_queue_response(request->connection, request->status, response);
    MHD_destroy_response(response);
    return result;
}

/// Closes the connection of a request that has expired. Whoever let it expire sends its reply with the lock held, and
/// libmicrohttpd shuts the socket as soon as it is told: it is told after that.
static enum MHD_Result close_expired(formstep_request *_Nonnull request) {
    formstep_server *const server = request->daemon->server;
    pthread_mutex_lock(&server->lock);
    pthread_mutex_unlock(&server->lock);
    return MHD_NO;
}

static enum MHD_Result refuse(formstep_request *_Nonnull request, formstep_refusal refusal, bool raw) {
    formstep_phase from = formstep_phase_of(request);
    if (from == FORMSTEP_EXPIRED || !formstep_move(request, from, FORMSTEP_HANDLING)) return close_expired(request);
    request->raw = raw;
    callbacks_of(request)->refuse(callbacks_of(request)->context, request, refusal);
    if (formstep_phase_of(request) == FORMSTEP_SWALLOWING) return MHD_YES;
    return raw ? MHD_NO : queue_reply(request);
}

static void drop_body(formstep_request *_Nonnull request) {
    free(request->body);
    request->body = NULL;
    request->body_length = request->body_capacity = 0;
}

/// At least twice as much as before, so that a body of many pieces is not copied for each.
static bool make_room(formstep_request *_Nonnull request, size_t needed) {
    size_t capacity = 0;
    if (__builtin_mul_overflow(request->body_capacity, 2, &capacity)) return false;
    if (capacity < needed) capacity = needed;
    if (capacity < kept_body) capacity = kept_body;
    uint8_t *const larger = realloc(request->body, capacity);
    if (!larger) return false;
    request->body = larger;
    request->body_capacity = capacity;
    return true;
}

static enum MHD_Result accept_head(
    formstep_request *_Nonnull request, const char *_Nonnull url, const char *_Nonnull method,
    const char *_Nonnull version) {
    uint64_t declared = 0;
    bool expects_continue = false;
    const int refusal = formstep_check_head(request, url, method, version, &declared, &expects_continue);
    // A client that waits for "100 Continue" gets its refusal instead; one that is sending already must be able to
    // finish or it may never look at the reply, so that one is sent at once and the body swallowed.
    if (refusal != 0)
        return refuse(request, (formstep_refusal)refusal, refusal == FORMSTEP_BODY_TOO_LARGE && !expects_continue);
    if (!formstep_move(request, FORMSTEP_HEAD, FORMSTEP_BODY)) return close_expired(request);
    if (declared == 0 || declared == UINT64_MAX || declared <= request->body_capacity) return MHD_YES;
    return make_room(request, declared < first_body_buffer ? (size_t)declared : first_body_buffer) ? MHD_YES : MHD_NO;
}

static enum MHD_Result take_body(formstep_request *_Nonnull request, const char *_Nonnull data, size_t size) {
    switch (formstep_phase_of(request)) {
    case FORMSTEP_SWALLOWING:
        request->swallowed += size;
        return request->swallowed > swallow_limit ? MHD_NO : MHD_YES;
    case FORMSTEP_BODY:
        break;
    default:
        return close_expired(request);
    }
    const size_t limit = request->daemon->server->options.body_limit;
    if (size > limit - request->body_length) { // body_length never exceeds the limit
        drop_body(request);
        return refuse(request, FORMSTEP_BODY_TOO_LARGE, true);
    }
    const size_t needed = request->body_length + size;
    if (needed > request->body_capacity && !make_room(request, needed)) return MHD_NO;
    memcpy(request->body + request->body_length, data, size);
    request->body_length = needed;
    return MHD_YES;
}

enum MHD_Result formstep_on_request(
    void *_Nonnull cls, struct MHD_Connection *_Nonnull connection, const char *_Nonnull url,
    const char *_Nonnull method, const char *_Nonnull version, const char *_Nullable data, size_t *_Nonnull size,
    void *_Nullable *_Nonnull state) {
    (void)cls;
    (void)connection;
    formstep_request *const request = *state;
    if (!request) return MHD_NO;
    if (!request->head_checked) {
        request->head_checked = true;
        return accept_head(request, url, method, version);
    }
    if (*size != 0 && data) {
        const size_t count = *size;
        *size = 0;
        return take_body(request, data, count);
    }
    if (request->suspended) return queue_reply(request); // resumed: the reply is there
    if (!formstep_move(request, FORMSTEP_BODY, FORMSTEP_HANDLING)) return close_expired(request);
    callbacks_of(request)->request(callbacks_of(request)->context, request);
    // Once suspended the request belongs to its worker, which may have answered by now.
    return request->suspended ? MHD_YES : queue_reply(request);
}

static void report_unanswered(
    formstep_request *_Nonnull request, formstep_phase phase, enum MHD_RequestTerminationCode code) {
    if (phase != FORMSTEP_HEAD && phase != FORMSTEP_BODY) return;
    const formstep_event event =
        code == MHD_REQUEST_TERMINATED_WITH_ERROR || code == MHD_REQUEST_TERMINATED_COMPLETED_OK
            ? FORMSTEP_EVENT_PARSER_REFUSED
            : FORMSTEP_EVENT_CUT_OFF;
    callbacks_of(request)->event(callbacks_of(request)->context, event);
}

void formstep_on_completed(
    void *_Nonnull cls, struct MHD_Connection *_Nonnull connection, void *_Nullable *_Nonnull state,
    enum MHD_RequestTerminationCode code) {
    (void)connection;
    const formstep_daemon *const daemon = cls;
    formstep_request *const request = *state;
    *state = NULL;
    if (!request) return;
    report_unanswered(request, formstep_phase_of(request), code);
    if (request->response) MHD_destroy_response(request->response);
    request->response = NULL;
    request->body_length = 0;
    if (request->body_capacity > kept_body) drop_body(request);
    if (request->target_capacity > kept_target) {
        free(request->target);
        request->target = NULL;
        request->target_capacity = 0;
    }
    request->head_checked = request->raw = request->suspended = false;
    request->swallowed = 0;
    request->method = request->reason = "";
    request->field_count = 0;
    // A connection may stay idle for the inactivity time; libmicrohttpd sees to that. The deadline is for the one that
    // drips its next request line.
    formstep_set_deadline(
        request, formstep_now_milliseconds() + (int64_t)daemon->server->options.deadline_milliseconds +
                     (int64_t)daemon->server->options.inactivity_seconds * 1000);
    if (formstep_phase_of(request) != FORMSTEP_EXPIRED)
        atomic_store_explicit(&request->phase, FORMSTEP_IDLE, memory_order_release);
}

/// On a Content-Length that is no number 0.9.75 sends its reply's head twice, so that the reply cannot be read. It logs
/// before it does: at that moment the connection is the only one of this thread whose head is whole and has not been
/// given to us. Our own reply goes out and the socket is shut, so that nothing else does.
void formstep_on_message(void *_Nullable cls, const char *_Nonnull format, va_list arguments) {
    (void)arguments;
    formstep_daemon *const daemon = cls;
    if (!strstr(format, MHD_HTTP_HEADER_CONTENT_LENGTH)) return;
    if (!daemon || !daemon->thread_is_known || !pthread_equal(daemon->thread, pthread_self())) return;
    formstep_server *const server = daemon->server;
    bool found = false;
    pthread_mutex_lock(&server->lock);
    for (formstep_request *request = server->first; request; request = request->next) {
        if (request->daemon != daemon || formstep_phase_of(request) != FORMSTEP_HEAD || request->head_checked) continue;
        if (!MHD_get_connection_info(request->connection, MHD_CONNECTION_INFO_REQUEST_HEADER_SIZE)) continue;
        if (!formstep_move(request, FORMSTEP_HEAD, FORMSTEP_EXPIRED)) continue;
        formstep_send_prepared(request->descriptor, server->options.bad_length_reply);
        shutdown(request->descriptor, SHUT_RDWR);
        found = true;
    }
    pthread_mutex_unlock(&server->lock);
    if (found) server->callbacks.event(server->callbacks.context, FORMSTEP_EVENT_PARSER_REFUSED);
}
