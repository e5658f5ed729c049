#include <sqlite3.h>

// `SQLITE_TRANSIENT` is a cast that Swift does not import: SQLite copies the bytes before the call returns.
static inline int formstep_sqlite_bind_text(
    sqlite3_stmt *_Nonnull statement, int index, const char *_Nullable text, sqlite3_uint64 count) {
    return sqlite3_bind_text64(statement, index, text, count, SQLITE_TRANSIENT, SQLITE_UTF8);
}

// An empty blob must not become NULL.
static inline int formstep_sqlite_bind_blob(
    sqlite3_stmt *_Nonnull statement, int index, const void *_Nullable bytes, sqlite3_uint64 count) {
    if (count == 0) return sqlite3_bind_zeroblob(statement, index, 0);
    return sqlite3_bind_blob64(statement, index, bytes, count, SQLITE_TRANSIENT);
}
