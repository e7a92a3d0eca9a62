#include "built_in_files.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

/// The themes that ship, in the order in which lists show them. To add one: its file in themes/, and an entry here.
static const struct built_in_file files[] = {
    {0, 0},
};

const struct built_in_file *built_in_themes_list(void) { return files; }
