#include <libpq-fe.h>

// `PG_DIAG_SQLSTATE` is a character constant that Swift does not import.
static inline const char *_Nullable formstep_pq_state(const PGresult *_Nullable result) {
    return PQresultErrorField(result, PG_DIAG_SQLSTATE);
}

static inline void formstep_pq_ignore(void *_Nullable unused, const char *_Nullable message) {}

// Without it the library prints what the server remarks.
static inline void formstep_pq_silence(PGconn *_Nonnull connection) {
    PQsetNoticeProcessor(connection, formstep_pq_ignore, NULL);
}
