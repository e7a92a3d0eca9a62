#ifndef HALFLIGHT_CNCURSES_SHIMS_H
#define HALFLIGHT_CNCURSES_SHIMS_H

// Declares the wide-character half of the library; without it the header leaves setcchar and its like out.
#define NCURSES_WIDECHAR 1
#include <ncurses.h>
// cur_term and the tiget… calls.
#include <term.h>

// Swift 6 refuses stdscr and curscr: global variables of C that anything may change.
static inline WINDOW *halflight_stdscr(void) { return stdscr; }
static inline WINDOW *halflight_curscr(void) { return curscr; }

static inline int halflight_color_pairs(void) { return COLOR_PAIRS; }

// stdout and stdin are such variables too. Without an output of its own, ncurses writes to stdout.
static inline SCREEN *halflight_start(const char *name, FILE *output) {
  return newterm((char *)name, output ? output : stdout, stdin);
}

// A file in memory; -1 where the system has none. glibc declares it only to those who ask for its extensions.
#ifdef __linux__
extern int memfd_create(const char *name, unsigned int flags);
static inline int halflight_open_memory(void) { return memfd_create("frame", 1 /* MFD_CLOEXEC */); }
#else
static inline int halflight_open_memory(void) { return -1; }
#endif

// A_BOLD and its like are macros with casts and shifts, which are not imported.
static inline attr_t halflight_bold(void) { return WA_BOLD; }
static inline attr_t halflight_dim(void) { return WA_DIM; }
static inline attr_t halflight_italic(void) { return WA_ITALIC; }
static inline attr_t halflight_underline(void) { return WA_UNDERLINE; }
static inline attr_t halflight_reverse(void) { return WA_REVERSE; }

// The pair goes in through the last argument, an untyped pointer: the pair argument itself is a short, and
// COLOR_PAIR() ends at 255.
static inline int halflight_set_cell(cchar_t *cell, const wchar_t *text, attr_t attributes, int pair) {
  return setcchar(cell, text, attributes, 0, &pair);
}

static inline int halflight_set_character(cchar_t *cell, wchar_t character, attr_t attributes, int pair) {
  const wchar_t text[] = {character, 0};
  return halflight_set_cell(cell, text, attributes, pair);
}

// mvadd_wchnstr is a macro around two calls. Unlike add_wch this one does not move the cursor, so the last cell of
// the screen is a cell like any other.
static inline int halflight_put_cells(int row, int column, const cchar_t *cells, int count) {
  return mvwadd_wchnstr(stdscr, row, column, cells, count);
}

// These take char *, not const char *, and tigetstr answers with (char *)-1 for a wrong type.
static inline const char *halflight_string_capability(const char *name) {
  char *value = tigetstr((char *)name);
  return value == (char *)-1 ? 0 : value;
}
static inline int halflight_number_capability(const char *name) { return tigetnum((char *)name); }
static inline int halflight_has_flag(const char *name) { return tigetflag((char *)name) > 0; }

// setupterm is asked for the entry alone and its terminal is given back: newterm makes one of its own.
static inline int halflight_find_entry(const char *name, int descriptor) {
  int status = 0;
  return setupterm((char *)name, descriptor, &status) == OK;
}
static inline void halflight_leave_entry(void) {
  if (cur_term) del_curterm(cur_term);
}

#endif
