#ifndef HALFLIGHT_WIDE_CHARACTERS_H
#define HALFLIGHT_WIDE_CHARACTERS_H

#include <stdint.h>

/// The columns that wcwidth gives a Unicode scalar in a UTF-8 locale, whatever the locale of the process: 0, 1, 2, or
/// -1 for one that is not printable. (C, because Swift's Glibc module leaves wcwidth out.)
int columns_of_scalar(uint32_t scalar);

#endif
