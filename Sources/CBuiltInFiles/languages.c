#include "built_in_files.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

static const struct built_in_file files[] = {
    {"zh-Hans/interface", (const unsigned char[]){
#embed "languages/zh-Hans/interface.json" suffix(, 0)
    }},
    {"zh-Hans/rules", (const unsigned char[]){
#embed "languages/zh-Hans/rules.json" suffix(, 0)
    }},
    {"zh-Hans/tours", (const unsigned char[]){
#embed "languages/zh-Hans/tours.json" suffix(, 0)
    }},
    {0, 0},
};

const struct built_in_file *built_in_languages_list(void) { return files; }
