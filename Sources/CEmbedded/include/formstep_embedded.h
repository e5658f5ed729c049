/* Files of the repository that are part of the binary: the contract and the sample forms. */
#ifndef FORMSTEP_EMBEDDED_H
#define FORMSTEP_EMBEDDED_H

#include <stddef.h>

typedef struct {
    const char *_Nonnull name;
    const unsigned char *_Nonnull bytes;
    size_t count;
} formstep_embedded_file;

/* The contract in OpenAPI 3.1. */
formstep_embedded_file formstep_embedded_openapi(void);

/* How many sample forms of config/forms there are, and each of them; the index must be below the count. */
size_t formstep_embedded_form_count(void);
formstep_embedded_file formstep_embedded_form(size_t index);

/* The code systems and value sets of FHIR R4 (scripts/generate-terminology): one resource a line, and the index, which has a
   line for each. */
formstep_embedded_file formstep_embedded_terminology(void);
formstep_embedded_file formstep_embedded_terminology_index(void);

/* How many files the web player has, and each of them; the index must be below the count. */
size_t formstep_embedded_player_count(void);
formstep_embedded_file formstep_embedded_player(size_t index);

/* Packs bytes as gzip (RFC 1952), small rather than fast. Gives the length of what was written to `out`, 0 where it does not
   fit or there is no memory. */
size_t formstep_gzip(
    const unsigned char *_Nonnull bytes, size_t count, unsigned char *_Nonnull out, size_t capacity);

#endif
