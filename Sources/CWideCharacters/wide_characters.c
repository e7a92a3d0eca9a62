#define _XOPEN_SOURCE 700
#ifdef __APPLE__
#define _DARWIN_C_SOURCE
#include <xlocale.h>
#endif
#include "wide_characters.h"

#include <locale.h>
#include <pthread.h>
#include <wchar.h>

static locale_t utf8_locale;

static void make_locale(void) {
  static const char *const names[] = {"C.UTF-8", "C.utf8", "en_US.UTF-8"};
  for (unsigned i = 0; i < sizeof names / sizeof *names && !utf8_locale; i++) {
    utf8_locale = newlocale(LC_CTYPE_MASK, names[i], (locale_t)0);
  }
}

int columns_of_scalar(uint32_t scalar) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, make_locale);
  if (!utf8_locale) return 1;
  locale_t previous = uselocale(utf8_locale);
  int columns = wcwidth((wchar_t)scalar);
  uselocale(previous);
  return columns;
}
