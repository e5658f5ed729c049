#include "formstep_embedded.h"

/* The compiler reads the files themselves, so they can never differ from what the repository holds. */

static const unsigned char openapi[] = {
#embed "../../openapi.yaml"
};
static const unsigned char consent[] = {
#embed "../../config/forms/consent.json"
};
static const unsigned char depression_screening[] = {
#embed "../../config/forms/depression-screening.json"
};
static const unsigned char intake[] = {
#embed "../../config/forms/intake.json"
};
static const unsigned char languages[] = {
#embed "../../config/forms/languages.json"
};
static const unsigned char vital_signs[] = {
#embed "../../config/forms/vital-signs.json"
};
static const unsigned char terminology[] = {
#embed "terminology/r4.jsonl"
};
static const unsigned char terminology_index[] = {
#embed "terminology/r4.index"
};

static const formstep_embedded_file forms[] = {
    {"consent.json", consent, sizeof consent},
    {"depression-screening.json", depression_screening, sizeof depression_screening},
    {"intake.json", intake, sizeof intake},
    {"languages.json", languages, sizeof languages},
    {"vital-signs.json", vital_signs, sizeof vital_signs},
};

formstep_embedded_file formstep_embedded_openapi(void) {
    return (formstep_embedded_file){"openapi.yaml", openapi, sizeof openapi};
}

size_t formstep_embedded_form_count(void) { return sizeof forms / sizeof forms[0]; }

formstep_embedded_file formstep_embedded_form(size_t index) { return forms[index]; }

formstep_embedded_file formstep_embedded_terminology(void) {
    return (formstep_embedded_file){"r4.jsonl", terminology, sizeof terminology};
}

formstep_embedded_file formstep_embedded_terminology_index(void) {
    return (formstep_embedded_file){"r4.index", terminology_index, sizeof terminology_index};
}
