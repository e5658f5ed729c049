#include "formstep_http.h"
