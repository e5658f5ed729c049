/// The narrow door between Swift and libcurl (7.88 or newer). Swift never sees a type of libcurl, whose functions for
/// options have variable arguments.
///
/// What this layer promises: only http and https; certificates are verified; no proxy but the one given, no cookies, no
/// .netrc, no redirect followed, no HTTP/0.9; every address is put before `permit` before a byte is sent to it, on new
/// connections and on kept ones; every transfer ends at its limit of time.
///
/// All functions but `formstep_outbound_wake` are for one thread at a time.
#ifndef FORMSTEP_OUTBOUND_H
#define FORMSTEP_OUTBOUND_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// Transfers side by side, with the connections that are kept between them.
typedef struct formstep_outbound formstep_outbound;
/// One request with its reply.
typedef struct formstep_transfer formstep_transfer;

/// How a transfer ended.
typedef enum formstep_ending {
    FORMSTEP_ENDED = 0,             ///< the whole reply is there, whatever its status
    FORMSTEP_NAME_UNKNOWN = 1,      ///< the host's name leads to no address
    FORMSTEP_CANNOT_CONNECT = 2,    ///< nobody listens, or the network does not lead there
    FORMSTEP_TIMED_OUT = 3,
    FORMSTEP_NO_TLS = 4,            ///< no secure connection: certificate, protocol
    FORMSTEP_TOO_LARGE = 5,         ///< the declared length is beyond the limit
    FORMSTEP_CUT_OFF = 6,           ///< the connection ended inside the reply
    FORMSTEP_NO_REPLY = 7,          ///< the connection ended before the reply began
    FORMSTEP_STOPPED = 8,           ///< `permit`, `field` or `receive` said no
    FORMSTEP_NOT_HTTP = 9,          ///< what came is no HTTP, or in a coding that cannot be read
    FORMSTEP_FAILED = 10,           ///< anything else
} formstep_ending;

/// Functions of the Swift side, called inside `formstep_outbound_run`. None of them may block.
typedef struct formstep_transfer_calls {
    /// Whether this address may be called: 4 bytes of IPv4 or 16 of IPv6, in network order.
    bool (*_Nonnull permit)(void *_Nonnull context, const uint8_t *_Nonnull address, size_t length);
    /// A line of the reply's head, with its end; the status line of each reply first.
    bool (*_Nonnull field)(void *_Nonnull context, const char *_Nonnull line, size_t length);
    /// Bytes of the body, decompressed.
    bool (*_Nonnull receive)(void *_Nonnull context, const uint8_t *_Nonnull bytes, size_t length);
} formstep_transfer_calls;

/// A request. Everything is copied.
typedef struct formstep_transfer_options {
    const char *_Nonnull method;            ///< GET, POST, PUT, DELETE
    const char *_Nonnull url;
    const char *_Nonnull fields;            ///< `Name: value` lines, each with a NUL behind it
    size_t fields_length;
    bool has_body;
    /// Not on a kept connection: libcurl would send the request a second time where that one turned out to be dead.
    bool once;
    const uint8_t *_Nullable body;
    size_t body_length;
    const char *_Nullable pinned;           ///< `host:port:address`: the name is not looked up
    const char *_Nullable proxy;            ///< NULL = none; with one, `permit` is not asked
    const char *_Nullable authorities;      ///< file of certificates (PEM); NULL = the system's
    const char *_Nonnull agent;             ///< User-Agent
    long connect_milliseconds;
    long total_milliseconds;                ///< from `formstep_transfer_start`
    int64_t size_limit;                     ///< bytes that may be declared
} formstep_transfer_options;

/// How a transfer went.
typedef struct formstep_transfer_end {
    void *_Nullable context;                ///< as given at its start
    formstep_ending ending;
    int status;                             ///< of the reply; 0 = there was none
    bool was_connected;                     ///< the request could be sent
    bool is_new_connection;
} formstep_transfer_end;

/// NULL where there is no memory. `kept` connections are held open between transfers.
formstep_outbound *_Nullable formstep_outbound_new(unsigned kept);
/// Everything must have been freed before.
void formstep_outbound_free(formstep_outbound *_Nonnull outbound);
/// Moves all transfers on as far as they go now.
void formstep_outbound_run(formstep_outbound *_Nonnull outbound);
/// Waits until there is something to move, at most so long. Not before all that has ended was taken by
/// `formstep_outbound_next`: what has ended already does not end the wait.
void formstep_outbound_wait(formstep_outbound *_Nonnull outbound, int milliseconds);
/// Ends the wait, or the next one. Any thread, while `outbound` is not freed.
void formstep_outbound_wake(formstep_outbound *_Nonnull outbound);
/// The next transfer that has ended; false = none. It is still to be freed.
bool formstep_outbound_next(formstep_outbound *_Nonnull outbound, formstep_transfer_end *_Nonnull end);

/// Begins; NULL where the url cannot be used or there is no memory. `context` is handed to the calls.
formstep_transfer *_Nullable formstep_transfer_start(
    formstep_outbound *_Nonnull outbound, const formstep_transfer_options *_Nonnull options,
    const formstep_transfer_calls *_Nonnull calls, void *_Nonnull context);
/// Ends it wherever it is. Not inside of the calls.
void formstep_transfer_free(formstep_outbound *_Nonnull outbound, formstep_transfer *_Nonnull transfer);

#endif
