#ifndef HALFLIGHT_CNCURSES_SHIMS_H
#define HALFLIGHT_CNCURSES_SHIMS_H

#define NCURSES_WIDECHAR 1
#include <ncurses.h>

#endif
