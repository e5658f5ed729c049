#include "formstep_embedded.h"

#include <limits.h>
#include <string.h>
#include <zlib.h>

size_t formstep_gzip(const unsigned char *bytes, size_t count, unsigned char *out, size_t capacity) {
    if (count > UINT_MAX || capacity > UINT_MAX) return 0;
    z_stream stream;
    memset(&stream, 0, sizeof stream);
    /* 15 + 16: the largest window, and gzip's head and foot instead of zlib's. */
    if (deflateInit2(&stream, Z_BEST_COMPRESSION, Z_DEFLATED, 15 + 16, 9, Z_DEFAULT_STRATEGY) != Z_OK) return 0;
    /* zlib reads through a pointer that is not const and does not write there. */
    stream.next_in = (unsigned char *)bytes;
    stream.avail_in = (unsigned int)count;
    stream.next_out = out;
    stream.avail_out = (unsigned int)capacity;
    int result = deflate(&stream, Z_FINISH);
    size_t written = stream.total_out;
    deflateEnd(&stream);
    return result == Z_STREAM_END ? written : 0;
}
