#include "built_in_files.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

/// The scenes that ship, in the order in which lists show them. To add one: its file in scenes/, and an entry here.
static const struct built_in_file files[] = {
    {"settings-sheet", (const unsigned char[]){
#embed "scenes/settings-sheet.json" suffix(, 0)
    }},
    {0, 0},
};

const struct built_in_file *built_in_scenes_list(void) { return files; }
