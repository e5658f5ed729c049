/// The narrow door between Swift and libmicrohttpd 0.9.75. Swift never sees a type of libmicrohttpd.
///
/// What this layer promises (each guard is shown by a test that sends raw bytes):
/// a request reaches Swift only when its head passed the checks of `formstep_head.c` and its body is whole and within
/// the limit; every request has an absolute deadline; per-request state is given back only in NOTIFY_COMPLETED.
#ifndef FORMSTEP_HTTP_H
#define FORMSTEP_HTTP_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef struct formstep_server formstep_server;
/// One connection with the request it is working on. A connection has one request at a time (HTTP/1.1).
typedef struct formstep_request formstep_request;

/// Why this layer refuses a request, before any handler has seen it.
typedef enum formstep_refusal {
    FORMSTEP_BAD_REQUEST = 1,       ///< 400, see `formstep_request_reason`
    FORMSTEP_TARGET_TOO_LONG = 2,   ///< 414
    FORMSTEP_HEAD_TOO_LARGE = 3,    ///< 431
    FORMSTEP_BODY_TOO_LARGE = 4,    ///< 413
    FORMSTEP_UNKNOWN_CODING = 5,    ///< 501, a transfer coding other than chunked
} formstep_refusal;

/// What happened outside of any handler, for the log and the counters.
typedef enum formstep_event {
    FORMSTEP_EVENT_DEADLINE = 1,              ///< a request was cut off at its deadline
    FORMSTEP_EVENT_TOO_MANY = 2,              ///< a connection was refused: overall limit
    FORMSTEP_EVENT_TOO_MANY_OF_ADDRESS = 3,   ///< a connection was refused: limit per address
    FORMSTEP_EVENT_CUT_OFF = 4,               ///< the client went away before its request was whole
    FORMSTEP_EVENT_PARSER_REFUSED = 5,        ///< libmicrohttpd answered by itself (a head or chunk it cannot read)
    FORMSTEP_EVENT_ACCEPT_FAILED = 6,         ///< accept(2) failed (out of descriptors)
    FORMSTEP_EVENT_SEND_DEADLINE = 7,         ///< the client did not take its reply in time
} formstep_event;

typedef struct formstep_bytes {
    const uint8_t *_Nullable bytes;
    size_t length;
} formstep_bytes;

typedef struct formstep_options {
    const char *_Nonnull host;
    uint16_t port;                  ///< 0 = any free one
    unsigned threads;               ///< one libmicrohttpd daemon (one epoll thread) each, at least 1
    size_t body_limit;              ///< bytes, declared or counted
    size_t target_limit;            ///< bytes of the request target
    size_t head_limit;              ///< bytes of the header section
    unsigned inactivity_seconds;    ///< without a byte in either direction
    uint64_t deadline_milliseconds; ///< to send a whole request, and again to take the whole reply
    unsigned connection_limit;
    unsigned connection_limit_per_address;
    /// Whole replies (status line to body, without Date) for the cases in which no handler is asked; copied.
    formstep_bytes timeout_reply;
    formstep_bytes too_many_reply;
    formstep_bytes bad_length_reply;
} formstep_options;

/// Functions of the Swift side. None of them may block; `event` and `tick` are called on the accepting thread too.
typedef struct formstep_callbacks {
    void *_Nonnull context;
    /// The request is whole: reply or suspend before returning. On the connection's own thread.
    void (*_Nonnull request)(void *_Nonnull context, formstep_request *_Nonnull request);
    /// The request is refused: reply before returning. On the connection's own thread.
    void (*_Nonnull refuse)(void *_Nonnull context, formstep_request *_Nonnull request, formstep_refusal refusal);
    /// A suspended request has to be answered now because the server stops: reply before returning.
    void (*_Nonnull abandon)(void *_Nonnull context, formstep_request *_Nonnull request);
    void (*_Nonnull event)(void *_Nonnull context, formstep_event event);
} formstep_callbacks;

/// The head and body of a request; pointers are valid until the request is answered.
typedef struct formstep_view {
    const char *_Nonnull method;
    size_t method_length;
    const char *_Nonnull target;    ///< as sent
    size_t target_length;
    const uint8_t *_Nullable body;
    size_t body_length;
    const char *_Nonnull address;   ///< of the peer, without port
    size_t address_length;
    size_t packed_headers;          ///< bytes `formstep_request_copy_headers` writes
    int64_t began_nanoseconds;      ///< CLOCK_MONOTONIC at the request line
    unsigned thread;                ///< index of the connection's thread
    bool raw;                       ///< answer by `formstep_request_reply_raw`: the body is still on its way
} formstep_view;

/// Listens and serves. NULL with `*error` = errno when that fails.
formstep_server *_Nullable formstep_server_start(
    const formstep_options *_Nonnull options, const formstep_callbacks *_Nonnull callbacks, int *_Nonnull error);
uint16_t formstep_server_port(const formstep_server *_Nonnull server);
/// Requests answered by thread `index`.
uint64_t formstep_server_answered(const formstep_server *_Nonnull server, unsigned index);
unsigned formstep_server_open_connections(const formstep_server *_Nonnull server);
/// No new connections from here on; every reply says `Connection: close`.
void formstep_server_quiesce(formstep_server *_Nonnull server);
/// Closes connections that are between requests; one whose next request is already in the kernel's buffer is answered.
void formstep_server_close_idle(formstep_server *_Nonnull server);
/// Calls `abandon` for every suspended request and resumes it.
void formstep_server_abandon_suspended(formstep_server *_Nonnull server);
/// Stops all threads, closes all connections, frees everything. No request may be suspended any more.
void formstep_server_stop(formstep_server *_Nonnull server);

formstep_view formstep_request_view(const formstep_request *_Nonnull request);
/// Writes all fields as: name length (2 bytes, little endian), value length (2), name, value.
void formstep_request_copy_headers(const formstep_request *_Nonnull request, uint8_t *_Nonnull into);
/// Why the request was refused with FORMSTEP_BAD_REQUEST; a constant.
const char *_Nonnull formstep_request_reason(const formstep_request *_Nonnull request);

/// Takes the connection out of its thread's event loop until it is answered. Only inside `request`.
/// The caller then owns one reference, given back by `formstep_request_release`.
void formstep_request_suspend(formstep_request *_Nonnull request);
void formstep_request_release(formstep_request *_Nonnull request);

/// Answers, on the connection's thread or, once suspended, on any thread. `body` is not copied: `release(owner)` is
/// called when it is no longer needed, also when the reply comes too late (false: the request was abandoned).
/// `fields` is a row of name NUL value NUL. `close` ends the connection after the reply.
bool formstep_request_reply(
    formstep_request *_Nonnull request, unsigned status, const uint8_t *_Nullable body, size_t body_length,
    void *_Nullable owner, void (*_Nonnull release)(void *_Nullable owner), const char *_Nullable fields,
    size_t fields_length, bool close);
/// Sends a whole reply (status line to body) at once, then swallows what the client is still sending and closes.
/// Only inside `refuse` when the view says `raw`.
void formstep_request_reply_raw(
    formstep_request *_Nonnull request, const uint8_t *_Nonnull bytes, size_t length);

#endif
