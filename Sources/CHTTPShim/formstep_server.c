/// Starting, draining and stopping.
#include "formstep_internal.h"

#include <arpa/inet.h>
#include <errno.h>
#include <netdb.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/eventfd.h>
#include <unistd.h>

/// Memory of one connection for its head and reply head; the head limit has to leave room in it.
static const size_t connection_memory = 32 * 1024;
static const size_t thread_stack = 8 * 1024 * 1024;

static int listen_on(const char *_Nonnull host, uint16_t port, int *_Nonnull error) {
    char service[8];
    struct addrinfo *found = NULL;
    const struct addrinfo hints = {.ai_flags = AI_PASSIVE | AI_NUMERICSERV, .ai_socktype = SOCK_STREAM};
    snprintf(service, sizeof service, "%u", port);
    if (getaddrinfo(host, service, &hints, &found) != 0) {
        *error = EADDRNOTAVAIL;
        return -1;
    }
    int descriptor = -1;
    *error = EADDRNOTAVAIL;
    for (const struct addrinfo *at = found; at && descriptor < 0; at = at->ai_next) {
        const int one = 1, zero = 0;
        descriptor = socket(at->ai_family, SOCK_STREAM | SOCK_NONBLOCK | SOCK_CLOEXEC, 0);
        if (descriptor < 0) {
            *error = errno;
            continue;
        }
        setsockopt(descriptor, SOL_SOCKET, SO_REUSEADDR, &one, sizeof one);
        if (at->ai_family == AF_INET6) setsockopt(descriptor, IPPROTO_IPV6, IPV6_V6ONLY, &zero, sizeof zero);
        if (bind(descriptor, at->ai_addr, at->ai_addrlen) == 0 && listen(descriptor, 1024) == 0) break;
        *error = errno;
        close(descriptor);
        descriptor = -1;
    }
    freeaddrinfo(found);
    return descriptor;
}

static uint16_t port_of(int descriptor) {
    struct sockaddr_storage address;
    socklen_t length = sizeof address;
    if (getsockname(descriptor, (struct sockaddr *)&address, &length) != 0) return 0;
    return ntohs(
        address.ss_family == AF_INET6 ? ((struct sockaddr_in6 *)&address)->sin6_port
                                      : ((struct sockaddr_in *)&address)->sin_port);
}

static bool copy_bytes(formstep_bytes from, formstep_bytes *_Nonnull into) {
    uint8_t *const copy = malloc(from.length ? from.length : 1);
    if (!copy) return false;
    if (from.length && from.bytes) memcpy(copy, from.bytes, from.length);
    *into = (formstep_bytes){copy, from.length};
    return true;
}

static void free_server(formstep_server *_Nonnull server) {
    if (server->wake >= 0) close(server->wake);
    if (server->listener >= 0) close(server->listener);
    formstep_addresses_free(server);
    free((void *)(uintptr_t)server->options.timeout_reply.bytes);
    free((void *)(uintptr_t)server->options.too_many_reply.bytes);
    free((void *)(uintptr_t)server->options.bad_length_reply.bytes);
    free(server->daemons);
    pthread_mutex_destroy(&server->lock);
    free(server);
}

static formstep_server *_Nullable make_server(
    const formstep_options *_Nonnull options, const formstep_callbacks *_Nonnull callbacks) {
    size_t size = 0;
    if (options->threads == 0 || __builtin_mul_overflow(sizeof(formstep_daemon), (size_t)options->threads, &size))
        return NULL;
    formstep_server *const server = calloc(1, sizeof *server);
    if (!server) return NULL;
    server->options = *options;
    server->options.timeout_reply.bytes = server->options.too_many_reply.bytes = NULL;
    server->options.bad_length_reply.bytes = NULL;
    server->callbacks = *callbacks;
    server->listener = server->wake = -1;
    server->daemon_count = options->threads;
    server->exact_layout = strcmp(MHD_get_version(), "0.9.75") == 0;
    atomic_init(&server->quiesced, false);
    atomic_init(&server->stopping, false);
    atomic_init(&server->open, 0);
    atomic_init(&server->suspended, 0);
    pthread_mutex_init(&server->lock, NULL);
    server->daemons = calloc(1, size);
    if (server->daemons && copy_bytes(options->timeout_reply, &server->options.timeout_reply) &&
        copy_bytes(options->too_many_reply, &server->options.too_many_reply) &&
        copy_bytes(options->bad_length_reply, &server->options.bad_length_reply)) {
        for (unsigned i = 0; i < options->threads; i++) {
            server->daemons[i].server = server;
            server->daemons[i].index = i;
            atomic_init(&server->daemons[i].open, 0);
            atomic_init(&server->daemons[i].answered, 0);
        }
        return server;
    }
    free_server(server);
    return NULL;
}

static struct MHD_Daemon *_Nullable start_daemon(formstep_daemon *_Nonnull daemon) {
    const formstep_options *const options = &daemon->server->options;
    return MHD_start_daemon(
        MHD_USE_EPOLL_INTERNAL_THREAD | MHD_ALLOW_SUSPEND_RESUME | MHD_USE_ITC | MHD_USE_NO_LISTEN_SOCKET |
            MHD_USE_ERROR_LOG,
        0, NULL, NULL, formstep_on_request, daemon, MHD_OPTION_EXTERNAL_LOGGER, formstep_on_message, (void *)daemon,
        MHD_OPTION_URI_LOG_CALLBACK, formstep_on_target, (void *)daemon, MHD_OPTION_NOTIFY_COMPLETED,
        formstep_on_completed, (void *)daemon, MHD_OPTION_NOTIFY_CONNECTION, formstep_on_connection, (void *)daemon,
        MHD_OPTION_CONNECTION_LIMIT, options->connection_limit + 1024, MHD_OPTION_CONNECTION_TIMEOUT,
        options->inactivity_seconds, MHD_OPTION_CONNECTION_MEMORY_LIMIT, connection_memory,
        MHD_OPTION_THREAD_STACK_SIZE, thread_stack, MHD_OPTION_END);
}

static void stop_daemons(formstep_server *_Nonnull server) {
    for (unsigned i = 0; i < server->daemon_count; i++) {
        if (server->daemons[i].mhd) MHD_stop_daemon(server->daemons[i].mhd);
        server->daemons[i].mhd = NULL;
    }
}

static int start_threads(formstep_server *_Nonnull server) {
    for (unsigned i = 0; i < server->daemon_count; i++) {
        errno = 0;
        server->daemons[i].mhd = start_daemon(&server->daemons[i]);
        if (!server->daemons[i].mhd) return errno ? errno : ENOMEM;
    }
    return pthread_create(&server->acceptor, NULL, formstep_accept_loop, server);
}

formstep_server *_Nullable formstep_server_start(
    const formstep_options *_Nonnull options, const formstep_callbacks *_Nonnull callbacks, int *_Nonnull error) {
    *error = ENOMEM;
    formstep_server *const server = make_server(options, callbacks);
    if (!server) return NULL;
    server->listener = listen_on(options->host, options->port, error);
    if (server->listener >= 0) {
        server->port = port_of(server->listener);
        server->wake = eventfd(0, EFD_NONBLOCK | EFD_CLOEXEC);
        *error = errno;
    }
    if (server->listener >= 0 && server->wake >= 0) {
        // Signals are for the thread that waits for them, not for these.
        sigset_t all, before;
        sigfillset(&all);
        pthread_sigmask(SIG_SETMASK, &all, &before);
        *error = start_threads(server);
        pthread_sigmask(SIG_SETMASK, &before, NULL);
        if (*error == 0) return server;
        stop_daemons(server);
    }
    free_server(server);
    return NULL;
}

uint16_t formstep_server_port(const formstep_server *_Nonnull server) { return server->port; }

uint64_t formstep_server_answered(const formstep_server *_Nonnull server, unsigned index) {
    if (index >= server->daemon_count) return 0;
    return atomic_load_explicit(&server->daemons[index].answered, memory_order_relaxed);
}

unsigned formstep_server_open_connections(const formstep_server *_Nonnull server) {
    return atomic_load(&server->open);
}

static void wake_acceptor(formstep_server *_Nonnull server) {
    const uint64_t one = 1;
    (void)!write(server->wake, &one, sizeof one);
}

void formstep_server_quiesce(formstep_server *_Nonnull server) {
    atomic_store(&server->quiesced, true);
    wake_acceptor(server);
    // Until the accepting thread has closed the socket a client could still be let in.
    for (int listener = 0; listener >= 0;) {
        pthread_mutex_lock(&server->lock);
        listener = server->listener;
        pthread_mutex_unlock(&server->lock);
        if (listener >= 0) usleep(1000);
    }
}

void formstep_server_close_idle(formstep_server *_Nonnull server) {
    pthread_mutex_lock(&server->lock);
    for (formstep_request *request = server->first; request; request = request->next)
        if (atomic_load_explicit(&request->phase, memory_order_acquire) == FORMSTEP_IDLE)
            shutdown(request->descriptor, SHUT_RD);
    pthread_mutex_unlock(&server->lock);
}

void formstep_server_abandon_suspended(formstep_server *_Nonnull server) {
    while (atomic_load(&server->suspended) > 0) {
        formstep_request *found = NULL;
        pthread_mutex_lock(&server->lock);
        for (formstep_request *request = server->first; request && !found; request = request->next) {
            if (atomic_load_explicit(&request->phase, memory_order_acquire) != FORMSTEP_SUSPENDED) continue;
            atomic_fetch_add(&request->references, 1); // the worker may answer and the connection end meanwhile
            found = request;
        }
        pthread_mutex_unlock(&server->lock);
        if (!found) {
            usleep(1000); // a worker is just giving its answer
            continue;
        }
        server->callbacks.abandon(server->callbacks.context, found);
        formstep_request_release(found);
    }
}

void formstep_server_stop(formstep_server *_Nonnull server) {
    atomic_store(&server->stopping, true);
    wake_acceptor(server);
    pthread_join(server->acceptor, NULL);
    stop_daemons(server);
    free_server(server);
}
