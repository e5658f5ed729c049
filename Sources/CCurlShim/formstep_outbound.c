/// See formstep_outbound.h for what this layer promises.
#include "formstep_outbound.h"

#include <arpa/inet.h>
#include <curl/curl.h>
#include <netinet/in.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

struct formstep_outbound {
    CURLM *multi;
};

struct formstep_transfer {
    CURL *easy;
    struct curl_slist *fields;
    struct curl_slist *pinned;
    formstep_transfer_calls calls;
    void *context;
    bool is_proxied;
};

static pthread_once_t started = PTHREAD_ONCE_INIT;
static void start(void) { curl_global_init(CURL_GLOBAL_DEFAULT); }

formstep_outbound *_Nullable formstep_outbound_new(unsigned kept) {
    pthread_once(&started, start);
    formstep_outbound *const outbound = calloc(1, sizeof *outbound);
    if (!outbound) return NULL;
    outbound->multi = curl_multi_init();
    if (!outbound->multi) {
        free(outbound);
        return NULL;
    }
    curl_multi_setopt(outbound->multi, CURLMOPT_MAXCONNECTS, (long)kept);
    curl_multi_setopt(outbound->multi, CURLMOPT_PIPELINING, CURLPIPE_NOTHING);
    return outbound;
}

void formstep_outbound_free(formstep_outbound *_Nonnull outbound) {
    curl_multi_cleanup(outbound->multi);
    free(outbound);
}

void formstep_outbound_run(formstep_outbound *_Nonnull outbound) {
    int running = 0;
    curl_multi_perform(outbound->multi, &running);
}

void formstep_outbound_wait(formstep_outbound *_Nonnull outbound, int milliseconds) {
    curl_multi_poll(outbound->multi, NULL, 0, milliseconds, NULL);
}

void formstep_outbound_wake(formstep_outbound *_Nonnull outbound) { curl_multi_wakeup(outbound->multi); }

// Endings

static formstep_ending ending_of(CURLcode code, bool has_reply) {
    switch (code) {
        case CURLE_OK: return FORMSTEP_ENDED;
        case CURLE_COULDNT_RESOLVE_HOST: return FORMSTEP_NAME_UNKNOWN;
        case CURLE_COULDNT_RESOLVE_PROXY:
        case CURLE_PROXY:
        case CURLE_INTERFACE_FAILED:
        case CURLE_COULDNT_CONNECT: return FORMSTEP_CANNOT_CONNECT;
        case CURLE_OPERATION_TIMEDOUT: return FORMSTEP_TIMED_OUT;
        case CURLE_SSL_CONNECT_ERROR:
        case CURLE_SSL_ENGINE_NOTFOUND:
        case CURLE_SSL_ENGINE_SETFAILED:
        case CURLE_SSL_ENGINE_INITFAILED:
        case CURLE_SSL_CERTPROBLEM:
        case CURLE_SSL_CIPHER:
        case CURLE_SSL_CACERT_BADFILE:
        case CURLE_SSL_CRL_BADFILE:
        case CURLE_SSL_ISSUER_ERROR:
        case CURLE_SSL_PINNEDPUBKEYNOTMATCH:
        case CURLE_SSL_INVALIDCERTSTATUS:
        case CURLE_SSL_CLIENTCERT:
        case CURLE_USE_SSL_FAILED:
        case CURLE_PEER_FAILED_VERIFICATION: return FORMSTEP_NO_TLS;
        case CURLE_FILESIZE_EXCEEDED: return FORMSTEP_TOO_LARGE;
        case CURLE_PARTIAL_FILE: return FORMSTEP_CUT_OFF;
        case CURLE_GOT_NOTHING:
        case CURLE_SEND_ERROR:
        case CURLE_RECV_ERROR: return has_reply ? FORMSTEP_CUT_OFF : FORMSTEP_NO_REPLY;
        case CURLE_ABORTED_BY_CALLBACK:
        case CURLE_WRITE_ERROR: return FORMSTEP_STOPPED;
        case CURLE_WEIRD_SERVER_REPLY:
        case CURLE_UNSUPPORTED_PROTOCOL:
        case CURLE_BAD_CONTENT_ENCODING: return FORMSTEP_NOT_HTTP;
        default: return FORMSTEP_FAILED;
    }
}

bool formstep_outbound_next(formstep_outbound *_Nonnull outbound, formstep_transfer_end *_Nonnull end) {
    CURLMsg *message;
    int left = 0;
    while ((message = curl_multi_info_read(outbound->multi, &left))) {
        if (message->msg != CURLMSG_DONE) continue;
        CURL *const easy = message->easy_handle;
        const CURLcode code = message->data.result;
        formstep_transfer *transfer = NULL;
        long status = 0, connects = 0;
        curl_off_t ready = 0;
        curl_easy_getinfo(easy, CURLINFO_PRIVATE, (char **)&transfer);
        curl_easy_getinfo(easy, CURLINFO_RESPONSE_CODE, &status);
        curl_easy_getinfo(easy, CURLINFO_NUM_CONNECTS, &connects);
        curl_easy_getinfo(easy, CURLINFO_PRETRANSFER_TIME_T, &ready);
        *end = (formstep_transfer_end){
            .context = transfer ? transfer->context : NULL,
            .ending = ending_of(code, status > 0),
            .status = (int)status,
            .was_connected = ready > 0,
            .is_new_connection = connects > 0,
        };
        return true;
    }
    return false;
}

// Addresses

static bool permits(const formstep_transfer *transfer, const struct sockaddr *address) {
    if (address->sa_family == AF_INET) {
        const struct sockaddr_in *const v4 = (const struct sockaddr_in *)(const void *)address;
        return transfer->calls.permit(transfer->context, (const uint8_t *)&v4->sin_addr, 4);
    }
    if (address->sa_family == AF_INET6) {
        const struct sockaddr_in6 *const v6 = (const struct sockaddr_in6 *)(const void *)address;
        return transfer->calls.permit(transfer->context, (const uint8_t *)&v6->sin6_addr, 16);
    }
    return false;
}

static curl_socket_t open_socket(void *context, curlsocktype purpose, struct curl_sockaddr *address) {
    const formstep_transfer *const transfer = context;
    if (purpose != CURLSOCKTYPE_IPCXN) return CURL_SOCKET_BAD;
    if (!transfer->is_proxied && !permits(transfer, &address->addr)) return CURL_SOCKET_BAD;
    return socket(address->family, address->socktype | SOCK_CLOEXEC, address->protocol);
}

/// Asked before the request is sent, on kept connections too.
static int before_request(void *context, char *remote, char *local, int remote_port, int local_port) {
    (void)local;
    (void)remote_port;
    (void)local_port;
    const formstep_transfer *const transfer = context;
    if (transfer->is_proxied) return CURL_PREREQFUNC_OK;
    uint8_t bytes[16];
    size_t length = 0;
    if (remote && inet_pton(AF_INET, remote, bytes) == 1) length = 4;
    else if (remote && inet_pton(AF_INET6, remote, bytes) == 1) length = 16;
    if (length == 0 || !transfer->calls.permit(transfer->context, bytes, length)) return CURL_PREREQFUNC_ABORT;
    return CURL_PREREQFUNC_OK;
}

// Replies

static size_t on_field(char *line, size_t size, size_t count, void *context) {
    const formstep_transfer *const transfer = context;
    return transfer->calls.field(transfer->context, line, size * count) ? size * count : 0;
}

static size_t on_bytes(char *bytes, size_t size, size_t count, void *context) {
    const formstep_transfer *const transfer = context;
    return transfer->calls.receive(transfer->context, (const uint8_t *)bytes, size * count) ? size * count : 0;
}

// Transfers

static void discard(formstep_transfer *transfer) {
    if (transfer->easy) curl_easy_cleanup(transfer->easy);
    curl_slist_free_all(transfer->fields);
    curl_slist_free_all(transfer->pinned);
    free(transfer);
}

static bool append(struct curl_slist **list, const char *text) {
    struct curl_slist *const longer = curl_slist_append(*list, text);
    if (longer) *list = longer;
    return longer != NULL;
}

#define SET(option, value)                                                             \
    do {                                                                               \
        if (curl_easy_setopt(easy, option, value) != CURLE_OK) return false;           \
    } while (0)

static bool set_safety(CURL *easy, formstep_transfer *transfer, const formstep_transfer_options *options) {
    SET(CURLOPT_NOSIGNAL, 1L);
    SET(CURLOPT_PROTOCOLS_STR, "http,https");
    SET(CURLOPT_REDIR_PROTOCOLS_STR, "http,https");
    SET(CURLOPT_FOLLOWLOCATION, 0L);
    SET(CURLOPT_DISALLOW_USERNAME_IN_URL, 1L);
    SET(CURLOPT_PATH_AS_IS, 1L);
    SET(CURLOPT_HTTP_VERSION, (long)CURL_HTTP_VERSION_1_1);
    SET(CURLOPT_HTTP09_ALLOWED, 0L);
    SET(CURLOPT_NETRC, (long)CURL_NETRC_IGNORED);
    // An empty text turns off what the environment says.
    SET(CURLOPT_PROXY, options->proxy ? options->proxy : "");
    SET(CURLOPT_NOPROXY, "");
    SET(CURLOPT_SSL_VERIFYPEER, 1L);
    SET(CURLOPT_SSL_VERIFYHOST, 2L);
    SET(CURLOPT_SSLVERSION, (long)CURL_SSLVERSION_TLSv1_2);
    if (options->authorities) SET(CURLOPT_CAINFO, options->authorities);
    SET(CURLOPT_OPENSOCKETFUNCTION, open_socket);
    SET(CURLOPT_OPENSOCKETDATA, transfer);
    SET(CURLOPT_PREREQFUNCTION, before_request);
    SET(CURLOPT_PREREQDATA, transfer);
    return true;
}

static bool set_limits(CURL *easy, const formstep_transfer_options *options) {
    SET(CURLOPT_CONNECTTIMEOUT_MS, options->connect_milliseconds);
    SET(CURLOPT_TIMEOUT_MS, options->total_milliseconds);
    SET(CURLOPT_MAXFILESIZE_LARGE, (curl_off_t)options->size_limit);
    // A name that nobody answers must not hold up the other transfers when this one is given up.
    SET(CURLOPT_QUICK_EXIT, 1L);
    // A kept connection is used again for half a minute, and no longer than it takes to notice that a name has moved.
    SET(CURLOPT_MAXAGE_CONN, 30L);
    SET(CURLOPT_MAXLIFETIME_CONN, 300L);
    return true;
}

static bool set_request(CURL *easy, formstep_transfer *transfer, const formstep_transfer_options *options) {
    SET(CURLOPT_URL, options->url);
    if (options->has_body) {
        SET(CURLOPT_POSTFIELDSIZE_LARGE, (curl_off_t)options->body_length);
        SET(CURLOPT_COPYPOSTFIELDS, options->body ? (const char *)options->body : "");
    } else {
        SET(CURLOPT_HTTPGET, 1L);
    }
    SET(CURLOPT_CUSTOMREQUEST, options->method);
    SET(CURLOPT_FRESH_CONNECT, options->once ? 1L : 0L);
    for (const char *field = options->fields; field < options->fields + options->fields_length;
         field += strlen(field) + 1) {
        if (!append(&transfer->fields, field)) return false;
    }
    // libcurl would wait for a "continue" before larger bodies.
    if (!append(&transfer->fields, "Expect:")) return false;
    SET(CURLOPT_HTTPHEADER, transfer->fields);
    SET(CURLOPT_USERAGENT, options->agent);
    SET(CURLOPT_ACCEPT_ENCODING, "gzip");
    if (options->pinned) {
        if (!append(&transfer->pinned, options->pinned)) return false;
        SET(CURLOPT_RESOLVE, transfer->pinned);
    }
    SET(CURLOPT_HEADERFUNCTION, on_field);
    SET(CURLOPT_HEADERDATA, transfer);
    SET(CURLOPT_WRITEFUNCTION, on_bytes);
    SET(CURLOPT_WRITEDATA, transfer);
    SET(CURLOPT_PRIVATE, transfer);
    return true;
}

formstep_transfer *_Nullable formstep_transfer_start(
    formstep_outbound *_Nonnull outbound, const formstep_transfer_options *_Nonnull options,
    const formstep_transfer_calls *_Nonnull calls, void *_Nonnull context) {
    formstep_transfer *const transfer = calloc(1, sizeof *transfer);
    if (!transfer) return NULL;
    transfer->calls = *calls;
    transfer->context = context;
    transfer->is_proxied = options->proxy != NULL;
    transfer->easy = curl_easy_init();
    if (!transfer->easy || !set_safety(transfer->easy, transfer, options) || !set_limits(transfer->easy, options) ||
        !set_request(transfer->easy, transfer, options) ||
        curl_multi_add_handle(outbound->multi, transfer->easy) != CURLM_OK) {
        discard(transfer);
        return NULL;
    }
    return transfer;
}

void formstep_transfer_free(formstep_outbound *_Nonnull outbound, formstep_transfer *_Nonnull transfer) {
    curl_multi_remove_handle(outbound->multi, transfer->easy);
    discard(transfer);
}
