#include "built_in_files.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

/// The themes that ship, in the order in which lists show them. To add one: its file in themes/, and an entry here.
static const struct built_in_file files[] = {
    {"halflight", (const unsigned char[]){
#embed "../../themes/halflight.json" suffix(, 0)
    }},
    {"harbour", (const unsigned char[]){
#embed "../../themes/harbour.json" suffix(, 0)
    }},
    {"solarized", (const unsigned char[]){
#embed "../../themes/solarized.json" suffix(, 0)
    }},
    {"gruvbox", (const unsigned char[]){
#embed "../../themes/gruvbox.json" suffix(, 0)
    }},
    {"catppuccin", (const unsigned char[]){
#embed "../../themes/catppuccin.json" suffix(, 0)
    }},
    {"rose-pine", (const unsigned char[]){
#embed "../../themes/rose-pine.json" suffix(, 0)
    }},
    {"nord", (const unsigned char[]){
#embed "../../themes/nord.json" suffix(, 0)
    }},
    {"everforest", (const unsigned char[]){
#embed "../../themes/everforest.json" suffix(, 0)
    }},
    {"github", (const unsigned char[]){
#embed "../../themes/github.json" suffix(, 0)
    }},
    {"tokyo-night", (const unsigned char[]){
#embed "../../themes/tokyo-night.json" suffix(, 0)
    }},
    {"one", (const unsigned char[]){
#embed "../../themes/one.json" suffix(, 0)
    }},
    {"dracula", (const unsigned char[]){
#embed "../../themes/dracula.json" suffix(, 0)
    }},
    {0, 0},
};

const struct built_in_file *built_in_themes_list(void) { return files; }
