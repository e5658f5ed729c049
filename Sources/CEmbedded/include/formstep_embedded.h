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
extern const formstep_embedded_file formstep_embedded_openapi;

/* The sample forms of config/forms, and how many they are. */
extern const formstep_embedded_file formstep_embedded_forms[];
extern const size_t formstep_embedded_forms_count;

#endif
