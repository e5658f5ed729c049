#ifndef FORMSTEP_HTTP_SHIM_H
#define FORMSTEP_HTTP_SHIM_H
#include <microhttpd.h>
#endif
