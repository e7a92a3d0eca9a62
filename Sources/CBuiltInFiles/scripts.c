#include "built_in_files.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

/// The scripts that ship, in the order in which lists show them. To add one: its file in scripts/, and an entry here.
static const struct built_in_file files[] = {
    {"rules", (const unsigned char[]){
#embed "scripts/rules.half" suffix(, 0)
    }},
    {0, 0},
};

const struct built_in_file *built_in_scripts_list(void) { return files; }
