#ifndef HALFLIGHT_CVTERM_SHIMS_H
#define HALFLIGHT_CVTERM_SHIMS_H

#include <vterm.h>

// Cells come as bit fields and tagged unions, which Swift sees in part or not at all; so they are unpacked here.

enum { CVTERM_BOLD = 1, CVTERM_ITALIC = 2, CVTERM_UNDERLINE = 4, CVTERM_REVERSE = 8 };
enum { CVTERM_DEFAULT = -1, CVTERM_PALETTE = 0x1000000 };

// 0xRRGGBB, CVTERM_PALETTE + an index, or CVTERM_DEFAULT.
static inline int cvterm_color(const VTermColor *color, int is_foreground) {
  if (is_foreground ? VTERM_COLOR_IS_DEFAULT_FG(color) : VTERM_COLOR_IS_DEFAULT_BG(color)) return CVTERM_DEFAULT;
  if (VTERM_COLOR_IS_INDEXED(color)) return CVTERM_PALETTE + color->indexed.idx;
  return color->rgb.red << 16 | color->rgb.green << 8 | color->rgb.blue;
}

typedef struct {
  uint32_t scalars[VTERM_MAX_CHARS_PER_CELL];
  int width, foreground, background, attributes;
} cvterm_cell;

static inline cvterm_cell cvterm_cell_at(const VTermScreen *screen, int row, int column) {
  VTermPos place = {.row = row, .col = column};
  VTermScreenCell cell;
  cvterm_cell result = {{0}, 1, CVTERM_DEFAULT, CVTERM_DEFAULT, 0};
  if (!vterm_screen_get_cell(screen, place, &cell)) return result;
  for (int i = 0; i < VTERM_MAX_CHARS_PER_CELL; i++) result.scalars[i] = cell.chars[i];
  result.width = cell.width;
  result.foreground = cvterm_color(&cell.fg, 1);
  result.background = cvterm_color(&cell.bg, 0);
  if (cell.attrs.bold) result.attributes |= CVTERM_BOLD;
  if (cell.attrs.italic) result.attributes |= CVTERM_ITALIC;
  if (cell.attrs.underline) result.attributes |= CVTERM_UNDERLINE;
  if (cell.attrs.reverse) result.attributes |= CVTERM_REVERSE;
  return result;
}

#endif
