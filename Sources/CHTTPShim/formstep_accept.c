/// The accepting thread: hands new connections to the daemon with the fewest, and holds requests to their deadlines.
#define _GNU_SOURCE // accept4
#include "formstep_internal.h"

#include <errno.h>
#include <poll.h>
#include <stdio.h>
#include <string.h>
#include <sys/eventfd.h>
#include <time.h>
#include <unistd.h>

enum { SWEEP_MILLISECONDS = 100, HANGUP_MILLISECONDS = 500, MAXIMUM_LINGERING = 64, ACCEPTS_PER_ROUND = 256 };

/// Refused connections are kept for a moment, so that the reply arrives before the reset that unread bytes cause.
typedef struct lingering {
    int descriptors[MAXIMUM_LINGERING];
    int64_t since[MAXIMUM_LINGERING];
    unsigned count;
} lingering;

void formstep_send_prepared(int descriptor, formstep_bytes reply) {
    static const char *const days[] = {"Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"};
    static const char *const months[] = {"Jan", "Feb", "Mar", "Apr", "May", "Jun",
                                         "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"};
    const uint8_t *const line_end = reply.bytes ? memchr(reply.bytes, '\n', reply.length) : NULL;
    if (!line_end) return;
    const size_t first = (size_t)(line_end - reply.bytes) + 1;
    char date[64];
    struct tm utc;
    const time_t now = time(NULL);
    if (!gmtime_r(&now, &utc)) return;
    const int date_length = snprintf(
        date, sizeof date, "Date: %s, %02d %s %04d %02d:%02d:%02d GMT\r\n", days[utc.tm_wday], utc.tm_mday,
        months[utc.tm_mon], utc.tm_year + 1900, utc.tm_hour, utc.tm_min, utc.tm_sec);
    if (date_length < 0 || (size_t)date_length >= sizeof date) return;
    struct iovec parts[3] = {
        {(void *)(uintptr_t)reply.bytes, first},
        {date, (size_t)date_length},
        {(void *)(uintptr_t)(reply.bytes + first), reply.length - first},
    };
    const struct msghdr message = {.msg_iov = parts, .msg_iovlen = 3};
    (void)!sendmsg(descriptor, &message, MSG_NOSIGNAL | MSG_DONTWAIT);
}

static void report(formstep_server *_Nonnull server, formstep_event event) {
    server->callbacks.event(server->callbacks.context, event);
}

/// One pass over all connections: cuts off those past their deadline.
static void sweep(formstep_server *_Nonnull server) {
    unsigned expired = 0, unsent = 0;
    const int64_t now = formstep_now_milliseconds();
    // With the lock held no connection of the list can be closed, so its descriptor is its own.
    pthread_mutex_lock(&server->lock);
    for (formstep_request *request = server->first; request; request = request->next) {
        if (atomic_load_explicit(&request->deadline, memory_order_relaxed) > now) continue;
        formstep_phase phase = atomic_load_explicit(&request->phase, memory_order_acquire);
        switch (phase) {
        case FORMSTEP_IDLE:
        case FORMSTEP_HEAD:
        case FORMSTEP_BODY:
            // Nothing has been sent for this request yet and, once the exchange succeeds, nothing else will be.
            if (!atomic_compare_exchange_strong(&request->phase, &phase, FORMSTEP_EXPIRED)) break;
            formstep_send_prepared(request->descriptor, server->options.timeout_reply);
            shutdown(request->descriptor, SHUT_RDWR);
            expired++;
            break;
        case FORMSTEP_SENDING:
            unsent++;
            shutdown(request->descriptor, SHUT_RDWR);
            break;
        case FORMSTEP_SWALLOWING:
            shutdown(request->descriptor, SHUT_RDWR);
            break;
        default:
            break; // in a handler or with a worker: the work is bounded elsewhere
        }
    }
    pthread_mutex_unlock(&server->lock);
    while (expired-- > 0) report(server, FORMSTEP_EVENT_DEADLINE);
    while (unsent-- > 0) report(server, FORMSTEP_EVENT_SEND_DEADLINE);
}

/// Wakes connections whose client has closed its side. 0.9.75 takes a short read for "nothing more for now", so an end
/// that came with the last bytes goes unseen until the inactivity time is over.
static void notice_hangups(formstep_server *_Nonnull server) {
    pthread_mutex_lock(&server->lock);
    for (formstep_request *request = server->first; request; request = request->next) {
        char byte;
        if (atomic_load_explicit(&request->phase, memory_order_acquire) > FORMSTEP_BODY) continue;
        // Shutting the reading side only makes its thread look: if the request has become whole meanwhile, it is
        // answered all the same.
        if (recv(request->descriptor, &byte, 1, MSG_PEEK | MSG_DONTWAIT) == 0) shutdown(request->descriptor, SHUT_RD);
    }
    pthread_mutex_unlock(&server->lock);
}

static void stop_lingering(lingering *_Nonnull refused, int64_t before) {
    unsigned kept = 0;
    for (unsigned i = 0; i < refused->count; i++) {
        if (refused->since[i] < before) {
            close(refused->descriptors[i]);
        } else {
            refused->descriptors[kept] = refused->descriptors[i];
            refused->since[kept++] = refused->since[i];
        }
    }
    refused->count = kept;
}

static void turn_away(
    formstep_server *_Nonnull server, lingering *_Nonnull refused, int descriptor, formstep_event event) {
    formstep_send_prepared(descriptor, server->options.too_many_reply);
    shutdown(descriptor, SHUT_WR);
    if (refused->count < MAXIMUM_LINGERING) {
        refused->descriptors[refused->count] = descriptor;
        refused->since[refused->count++] = formstep_now_milliseconds();
    } else {
        close(descriptor);
    }
    report(server, event);
}

/// The daemon with the fewest connections, in turn among equals: 16 connections on 2 threads are 8 and 8.
static formstep_daemon *_Nonnull next_daemon(formstep_server *_Nonnull server) {
    formstep_daemon *best = NULL;
    unsigned fewest = 0;
    for (unsigned i = 0; i < server->daemon_count; i++) {
        formstep_daemon *const daemon = &server->daemons[(server->next_daemon + i) % server->daemon_count];
        const unsigned open = atomic_load_explicit(&daemon->open, memory_order_relaxed);
        if (!best || open < fewest) {
            best = daemon;
            fewest = open;
        }
    }
    server->next_daemon = (best->index + 1) % server->daemon_count;
    return best;
}

static void hand_on(
    formstep_server *_Nonnull server, lingering *_Nonnull refused, int descriptor,
    const struct sockaddr *_Nonnull address, socklen_t length) {
    if (atomic_load(&server->open) >= server->options.connection_limit) {
        turn_away(server, refused, descriptor, FORMSTEP_EVENT_TOO_MANY);
        return;
    }
    pthread_mutex_lock(&server->lock);
    const bool entered = formstep_address_enter(
        server, formstep_address_of(address), server->options.connection_limit_per_address);
    pthread_mutex_unlock(&server->lock);
    if (!entered) {
        turn_away(server, refused, descriptor, FORMSTEP_EVENT_TOO_MANY_OF_ADDRESS);
        return;
    }
    formstep_daemon *const daemon = next_daemon(server);
    atomic_fetch_add(&server->open, 1);
    atomic_fetch_add(&daemon->open, 1);
    if (MHD_add_connection(daemon->mhd, descriptor, address, length) == MHD_YES) return;
    // It has closed the descriptor and told nobody.
    atomic_fetch_sub(&daemon->open, 1);
    atomic_fetch_sub(&server->open, 1);
    pthread_mutex_lock(&server->lock);
    formstep_address_leave(server, formstep_address_of(address));
    pthread_mutex_unlock(&server->lock);
    report(server, FORMSTEP_EVENT_ACCEPT_FAILED);
}

/// Takes what is waiting, but not so much that deadlines have to wait; false when the process is out of descriptors or
/// memory and a pause is due.
static bool accept_waiting(formstep_server *_Nonnull server, lingering *_Nonnull refused, int listener) {
    for (unsigned taken = 0; taken < ACCEPTS_PER_ROUND; taken++) {
        struct sockaddr_storage address;
        socklen_t length = sizeof address;
        const int descriptor =
            accept4(listener, (struct sockaddr *)&address, &length, SOCK_NONBLOCK | SOCK_CLOEXEC);
        if (descriptor >= 0) {
            hand_on(server, refused, descriptor, (const struct sockaddr *)&address, length);
            continue;
        }
        if (errno == EINTR || errno == ECONNABORTED || errno == EPROTO) continue;
        if (errno == EAGAIN || errno == EWOULDBLOCK || errno == EINVAL || errno == EBADF) return true;
        report(server, FORMSTEP_EVENT_ACCEPT_FAILED);
        return false;
    }
    return true;
}

/// Only this thread closes the listening socket, so its number cannot be another file's while it is polled.
static void close_listener(formstep_server *_Nonnull server) {
    pthread_mutex_lock(&server->lock);
    if (server->listener >= 0) {
        shutdown(server->listener, SHUT_RDWR);
        close(server->listener);
        server->listener = -1;
    }
    pthread_mutex_unlock(&server->lock);
}

void *_Nullable formstep_accept_loop(void *_Nonnull cls) {
    formstep_server *const server = cls;
    lingering refused = {.count = 0};
    int64_t last_sweep = formstep_now_milliseconds(), last_hangups = last_sweep;
    const int listener = server->listener;
    while (!atomic_load(&server->stopping)) {
        const bool open = !atomic_load(&server->quiesced);
        if (!open) close_listener(server);
        struct pollfd waits[2] = {{.fd = server->wake, .events = POLLIN}, {.fd = listener, .events = POLLIN}};
        const int ready = poll(waits, open ? 2 : 1, SWEEP_MILLISECONDS);
        if (ready > 0 && (waits[0].revents & POLLIN) != 0) {
            uint64_t count;
            (void)!read(server->wake, &count, sizeof count);
            continue;
        }
        if (open && ready > 0 && waits[1].revents != 0 && !accept_waiting(server, &refused, listener))
            poll(NULL, 0, SWEEP_MILLISECONDS);
        const int64_t now = formstep_now_milliseconds();
        if (now - last_sweep >= SWEEP_MILLISECONDS) {
            last_sweep = now;
            sweep(server);
            stop_lingering(&refused, now - 1000);
            if (now - last_hangups >= HANGUP_MILLISECONDS) {
                last_hangups = now;
                notice_hangups(server);
            }
        }
    }
    close_listener(server);
    stop_lingering(&refused, INT64_MAX);
    return NULL;
}
