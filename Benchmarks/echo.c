// The ceiling: libmicrohttpd alone, answering any POST with a fixed JSON body of the size given, computing nothing.
// usage: echo PORT THREADS BYTES    (scripts/bench builds and runs it beside the server)
#include <microhttpd.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static char *body;
static size_t body_length;

static enum MHD_Result handle(void *context, struct MHD_Connection *connection, const char *url, const char *method,
                              const char *version, const char *data, size_t *length, void **state) {
    (void)context, (void)url, (void)method, (void)version, (void)data;
    static int seen;
    if (!*state) {
        *state = &seen;
        return MHD_YES;
    }
    if (*length) {
        *length = 0;
        return MHD_YES;
    }
    struct MHD_Response *response = MHD_create_response_from_buffer(body_length, body, MHD_RESPMEM_PERSISTENT);
    MHD_add_response_header(response, "Content-Type", "application/fhir+json");
    enum MHD_Result result = MHD_queue_response(connection, 200, response);
    MHD_destroy_response(response);
    *state = NULL;
    return result;
}

int main(int count, char **arguments) {
    if (count < 4) return 2;
    body_length = strtoul(arguments[3], NULL, 10);
    body = malloc(body_length + 1);
    if (!body || body_length < 2) return 2;
    memset(body, ' ', body_length);
    body[0] = '{';
    body[body_length - 1] = '}';
    struct MHD_Daemon *daemon = MHD_start_daemon(
        MHD_USE_EPOLL_INTERNAL_THREAD, (uint16_t)atoi(arguments[1]), NULL, NULL, handle, NULL,
        MHD_OPTION_THREAD_POOL_SIZE, (unsigned)atoi(arguments[2]), MHD_OPTION_CONNECTION_LIMIT, 2048u, MHD_OPTION_END);
    if (!daemon) return 1;
    for (;;) pause();
}
