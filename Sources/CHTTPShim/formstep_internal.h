/// Shared by the C files of this room only.
#ifndef FORMSTEP_INTERNAL_H
#define FORMSTEP_INTERNAL_H

#include "formstep_http.h"

#include <microhttpd.h>
#include <netinet/in.h>
#include <pthread.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <sys/socket.h>
#include <time.h>

enum { FORMSTEP_MAXIMUM_FIELDS = 100, FORMSTEP_ADDRESS_BUCKETS = 512 };

/// Where a connection is. Changed by its own thread; the accepting thread only moves IDLE/HEAD/BODY to EXPIRED,
/// a worker or the draining thread only SUSPENDED to ANSWERED, each by compare and exchange.
typedef enum formstep_phase {
    FORMSTEP_IDLE,       ///< no whole request line yet
    FORMSTEP_HEAD,       ///< request line seen
    FORMSTEP_BODY,       ///< head accepted, body on its way
    FORMSTEP_HANDLING,   ///< inside a callback of the Swift side
    FORMSTEP_SUSPENDED,  ///< a worker has it
    FORMSTEP_ANSWERED,   ///< the worker has given its reply, the connection is being resumed
    FORMSTEP_SENDING,    ///< reply handed to libmicrohttpd
    FORMSTEP_SWALLOWING, ///< reply sent by ourselves, rest of the body is thrown away
    FORMSTEP_EXPIRED,    ///< cut off at the deadline
} formstep_phase;

/// An address without port; IPv4 as IPv4-mapped IPv6.
typedef struct formstep_address {
    uint8_t bytes[16];
} formstep_address;

typedef struct formstep_address_entry {
    struct formstep_address_entry *_Nullable next;
    formstep_address address;
    unsigned count;
} formstep_address_entry;

typedef struct formstep_field {
    const char *_Nonnull name;
    const char *_Nonnull value;
    uint16_t name_length;
    uint16_t value_length;
} formstep_field;

/// One libmicrohttpd daemon, that is one thread.
typedef struct formstep_daemon {
    formstep_server *_Nonnull server;
    struct MHD_Daemon *_Nullable mhd;
    unsigned index;
    pthread_t thread;     ///< known once a connection has come, used on that thread only
    bool thread_is_known; ///< likewise
    atomic_uint open;
    _Atomic uint64_t answered;
} formstep_daemon;

struct formstep_request {
    formstep_daemon *_Nonnull daemon;
    struct MHD_Connection *_Nonnull connection;
    int descriptor; ///< owned by libmicrohttpd; used only while the connection is in the server's list
    atomic_uint references;
    _Atomic(formstep_phase) phase;
    _Atomic int64_t deadline; ///< CLOCK_MONOTONIC milliseconds
    formstep_request *_Nullable next;     ///< guarded by the server's lock
    formstep_request *_Nullable previous; ///< guarded by the server's lock
    formstep_address address;
    char address_text[INET6_ADDRSTRLEN];
    size_t address_length;

    // The request under way. Touched only by the connection's thread, or by the one who holds a suspended request.
    int64_t began;
    char *_Nullable target;
    size_t target_length;
    size_t target_capacity;
    bool target_too_long;
    bool target_lost; ///< no memory to keep it
    bool head_checked;
    bool raw;
    bool suspended;
    const char *_Nonnull method;
    size_t method_length;
    const char *_Nonnull reason;
    formstep_field fields[FORMSTEP_MAXIMUM_FIELDS];
    unsigned field_count;
    size_t packed_headers;
    uint8_t *_Nullable body;
    size_t body_length;
    size_t body_capacity;
    uint64_t swallowed;
    unsigned status;
    struct MHD_Response *_Nullable response;
};

struct formstep_server {
    formstep_options options;
    formstep_callbacks callbacks;
    unsigned daemon_count;
    formstep_daemon *_Nullable daemons;
    int listener; ///< -1 once closed; guarded by `lock` after start
    int wake;     ///< eventfd of the accepting thread
    uint16_t port;
    bool exact_layout; ///< the checks that rely on how 0.9.75 lays out a head are sound
    atomic_bool quiesced;
    atomic_bool stopping;
    pthread_t acceptor;
    unsigned next_daemon;
    atomic_uint open;      ///< connections
    atomic_uint suspended; ///< requests with a worker
    pthread_mutex_t lock;
    formstep_request *_Nullable first;
    formstep_address_entry *_Nullable addresses[FORMSTEP_ADDRESS_BUCKETS];
};

static inline int64_t formstep_now_nanoseconds(void) {
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (int64_t)now.tv_sec * 1000000000 + now.tv_nsec;
}

static inline int64_t formstep_now_milliseconds(void) { return formstep_now_nanoseconds() / 1000000; }

static inline formstep_phase formstep_phase_of(formstep_request *_Nonnull request) {
    return atomic_load_explicit(&request->phase, memory_order_acquire);
}

static inline bool formstep_move(formstep_request *_Nonnull request, formstep_phase from, formstep_phase to) {
    return atomic_compare_exchange_strong(&request->phase, &from, to);
}

static inline void formstep_set_deadline(formstep_request *_Nonnull request, int64_t milliseconds) {
    atomic_store_explicit(&request->deadline, milliseconds, memory_order_relaxed);
}

// formstep_head.c
/// 0 when the head is fine, else the refusal; fills method, fields and reason of the request.
int formstep_check_head(
    formstep_request *_Nonnull request, const char *_Nonnull url, const char *_Nonnull method,
    const char *_Nonnull version, uint64_t *_Nonnull declared, bool *_Nonnull expects_continue);

// formstep_addresses.c
formstep_address formstep_address_of(const struct sockaddr *_Nonnull address);
/// Counts one more connection of an address unless it has `limit`; false then, or without memory.
bool formstep_address_enter(formstep_server *_Nonnull server, formstep_address address, unsigned limit);
void formstep_address_leave(formstep_server *_Nonnull server, formstep_address address);
void formstep_addresses_free(formstep_server *_Nonnull server);

// formstep_request.c
void *_Nullable formstep_on_target(
    void *_Nonnull daemon, const char *_Nullable uri, struct MHD_Connection *_Nonnull connection);
enum MHD_Result formstep_on_request(
    void *_Nonnull daemon, struct MHD_Connection *_Nonnull connection, const char *_Nonnull url,
    const char *_Nonnull method, const char *_Nonnull version, const char *_Nullable data, size_t *_Nonnull size,
    void *_Nullable *_Nonnull state);
void formstep_on_completed(
    void *_Nonnull daemon, struct MHD_Connection *_Nonnull connection, void *_Nullable *_Nonnull state,
    enum MHD_RequestTerminationCode code);
void formstep_on_connection(
    void *_Nonnull daemon, struct MHD_Connection *_Nonnull connection, void *_Nullable *_Nonnull context,
    enum MHD_ConnectionNotificationCode code);
/// libmicrohttpd's own messages; used for one case only, in which it would send a garbled reply.
void formstep_on_message(void *_Nullable daemon, const char *_Nonnull format, va_list arguments);

// formstep_accept.c
void *_Nullable formstep_accept_loop(void *_Nonnull server);
/// Sends a prepared reply with today's Date on a socket that does not block; what does not fit is lost.
void formstep_send_prepared(int descriptor, formstep_bytes reply);

#endif
