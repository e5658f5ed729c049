#include "formstep_embedded.h"

/* The web player, file by file; Tests/ServiceTests finds one that was forgotten here. */

static const unsigned char index_html[] = {
#embed "app/index.html"
};
static const unsigned char icon_svg[] = {
#embed "app/icon.svg"
};
static const unsigned char app_css[] = {
#embed "app/app.css"
};
static const unsigned char player_css[] = {
#embed "app/player.css"
};
static const unsigned char api_js[] = {
#embed "app/api.js"
};
static const unsigned char app_js[] = {
#embed "app/app.js"
};
static const unsigned char author_js[] = {
#embed "app/author.js"
};
static const unsigned char flow_js[] = {
#embed "app/flow.js"
};
static const unsigned char formstep_player_js[] = {
#embed "app/formstep-player.js"
};
static const unsigned char combobox_js[] = {
#embed "app/combobox.js"
};
static const unsigned char controls_js[] = {
#embed "app/controls.js"
};
static const unsigned char dom_js[] = {
#embed "app/dom.js"
};
static const unsigned char exact_js[] = {
#embed "app/exact.js"
};
static const unsigned char files_js[] = {
#embed "app/files.js"
};
static const unsigned char markup_js[] = {
#embed "app/markup.js"
};
static const unsigned char messages_js[] = {
#embed "app/messages.js"
};
static const unsigned char player_js[] = {
#embed "app/player.js"
};
static const unsigned char values_js[] = {
#embed "app/values.js"
};
static const unsigned char view_js[] = {
#embed "app/view.js"
};
static const unsigned char words_ar_js[] = {
#embed "app/words-ar.js"
};
static const unsigned char words_de_js[] = {
#embed "app/words-de.js"
};
static const unsigned char words_es_js[] = {
#embed "app/words-es.js"
};
static const unsigned char words_fr_js[] = {
#embed "app/words-fr.js"
};
static const unsigned char words_nb_js[] = {
#embed "app/words-nb.js"
};

static const formstep_embedded_file files[] = {
    {"index.html", index_html, sizeof index_html},
    {"icon.svg", icon_svg, sizeof icon_svg},
    {"app.css", app_css, sizeof app_css},
    {"player.css", player_css, sizeof player_css},
    {"api.js", api_js, sizeof api_js},
    {"app.js", app_js, sizeof app_js},
    {"author.js", author_js, sizeof author_js},
    {"flow.js", flow_js, sizeof flow_js},
    {"formstep-player.js", formstep_player_js, sizeof formstep_player_js},
    {"combobox.js", combobox_js, sizeof combobox_js},
    {"controls.js", controls_js, sizeof controls_js},
    {"dom.js", dom_js, sizeof dom_js},
    {"exact.js", exact_js, sizeof exact_js},
    {"files.js", files_js, sizeof files_js},
    {"markup.js", markup_js, sizeof markup_js},
    {"messages.js", messages_js, sizeof messages_js},
    {"player.js", player_js, sizeof player_js},
    {"values.js", values_js, sizeof values_js},
    {"view.js", view_js, sizeof view_js},
    {"words-ar.js", words_ar_js, sizeof words_ar_js},
    {"words-de.js", words_de_js, sizeof words_de_js},
    {"words-es.js", words_es_js, sizeof words_es_js},
    {"words-fr.js", words_fr_js, sizeof words_fr_js},
    {"words-nb.js", words_nb_js, sizeof words_nb_js},
};

size_t formstep_embedded_player_count(void) { return sizeof files / sizeof files[0]; }

formstep_embedded_file formstep_embedded_player(size_t index) { return files[index]; }
