#ifndef HALFLIGHT_BUILT_IN_FILES_H
#define HALFLIGHT_BUILT_IN_FILES_H

#include <string.h>

/// A file that is part of the binary. Its text ends with a NUL byte.
struct built_in_file {
  const char *name;
  const unsigned char *text;
};

static inline size_t built_in_text_length(const unsigned char *text) { return strlen((const char *)text); }

/// Each list ends with an entry without a name. (Functions, because Swift imports an array of unknown size as nothing.)
const struct built_in_file *built_in_facts_list(void);
const struct built_in_file *built_in_languages_list(void);
const struct built_in_file *built_in_scenes_list(void);
const struct built_in_file *built_in_themes_list(void);
const struct built_in_file *built_in_scripts_list(void);
const struct built_in_file *built_in_tours_list(void);

#endif
