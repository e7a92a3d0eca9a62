#include "built_in_files.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

static const struct built_in_file files[] = {
    {"reports", (const unsigned char[]){
#embed "facts/reports.json" suffix(, 0)
    }},
    {"rules", (const unsigned char[]){
#embed "facts/rules.json" suffix(, 0)
    }},
    {"system-colors", (const unsigned char[]){
#embed "facts/system-colors.json" suffix(, 0)
    }},
    {0, 0},
};

const struct built_in_file *built_in_facts_list(void) { return files; }
